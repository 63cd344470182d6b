"""The action that fits the board: it toggles, and is called by what it would do now."""

from PySide6.QtCore import QCoreApplication, QMetaObject

from changcheng_qt.ui.actions.actions import Actions
from changcheng_qt.ui.actions.table import fit_text
from changcheng_qt.ui.seam.table import BoardControls

translate = QCoreApplication.translate


def follow_fit(actions: Actions, controls: BoardControls) -> QMetaObject.Connection:
    """Call the action by what it would do to a board, as long as the connection lasts."""

    def follow() -> None:
        actions.call("fit", _enlarge_text if controls.is_whole else fit_text)

    follow()
    return controls.view_changed.connect(follow)


def _enlarge_text() -> str:
    return translate("Actions", "Enlarge board")
