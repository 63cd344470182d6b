"""Imports modules that the first frame can do without, soon after it, a little at a time.

Otherwise the first dialog and the first match would have to wait for their modules.
"""

from importlib import import_module
from typing import Final

from PySide6.QtCore import QObject, QTimer

from changcheng_qt.titles import TITLES

SOON: Final = (
    "changcheng_qt.ui.dialogs.new_game",
    "changcheng_qt.ui.window.fittings",
    "changcheng_qt.ui.window.match_show",
    *(module for title in TITLES for module in title.soon),
    "changcheng_qt.ui.dialogs.rules",
    "changcheng_qt.ui.dialogs.take_back",
    "changcheng_qt.ui.dialogs.keys",
    "changcheng_qt.ui.dialogs.settings",
    "changcheng_qt.ui.dialogs.about",
)
"""Modules in the order in which they are likely to be needed, each with its imports."""


class Preloader(QObject):
    """Imports the modules while the program is idle, one in each turn of its loop."""

    def __init__(self, parent: QObject) -> None:
        """Start in the next turn of the event loop."""
        super().__init__(parent)
        self._modules = iter(SOON)
        self._turn = QTimer(self, interval=0)
        self._turn.timeout.connect(self._on_turn)
        self._turn.start()

    def _on_turn(self) -> None:
        module = next(self._modules, None)
        if module is None:
            self.deleteLater()
        else:
            import_module(module)


def import_all() -> None:
    """Import everything now; raises ImportError where a module is missing."""
    for module in SOON:
        import_module(module)
