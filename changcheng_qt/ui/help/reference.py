"""The window around a title's page of rules, beside the table rather than over it."""

from typing import Any

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QWidget

from changcheng_qt.ui.dialogs.sheet import Sheet
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.seam.title import TitleUi

translate = QCoreApplication.translate

_SIZE = (1180, 736)
"""So wide that the rules stand in three columns, on one page."""
_BELOW = 13


class ReferenceDialog(Sheet):
    """The page of rules; the game can be played on while it is open."""

    def __init__(
        self,
        title: TitleUi,
        appearance: Appearance,
        parent: QWidget,
        view: Any | None,  # noqa: ANN401 - views belong to the title
    ) -> None:
        """Show the title's page for the match of a view, or for none."""
        super().__init__(appearance, parent, _SIZE)
        self.setWindowModality(Qt.WindowModality.NonModal)
        self.body.addWidget(title.reference_sheet(appearance, self, view), 1)
        self._close = self.add_button(primary=True)
        self._close.clicked.connect(self.accept)
        self.put_buttons_on_top()
        self.retranslate()

    def restyle(self) -> None:
        """Take sizes from the appearance; little is left free below the page."""
        super().restyle()
        layout = self.layout()
        if layout is not None:
            margins = layout.contentsMargins()
            margins.setBottom(self.appearance.px(_BELOW))
            layout.setContentsMargins(margins)

    def retranslate(self) -> None:
        """Say everything anew."""
        heading = translate("Reference", "Rules at a glance")
        self.setWindowTitle(heading)
        self.heading.setText(heading)
        self._close.say(translate("Reference", "Close"))
