"""The choice to be told of one's turn even while the program is closed."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QSignalBlocker
from PySide6.QtWidgets import QVBoxLayout, QWidget

from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.panels.buttons import TickBox
from changcheng_qt.ui.panels.words import NOTE, Words

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class AtLogin:
    """Whether the program tells of turns from login on; `switch` returns False if it could not."""

    is_on: Callable[[], bool]
    switch: Callable[[bool], bool]


class TellMe(QWidget):
    """A tick box, in force at once, with its meaning below."""

    def __init__(self, at_login: AtLogin, appearance: Appearance, parent: QWidget) -> None:
        """Show the choice that is in force."""
        super().__init__(parent)
        self._at_login = at_login
        self._is_refused = False
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        self.box = TickBox(appearance, self)
        self.box.setChecked(at_login.is_on())
        self.box.toggled.connect(self._on_toggled)
        self.note = Words(appearance, NOTE, self, wrap=True)
        column.addWidget(self.box)
        column.addWidget(self.note)
        self.retranslate()

    def retranslate(self) -> None:
        """Update the words."""
        self.box.setText(translate("TellMe", "Tell me also when the program is closed"))
        if self._is_refused:
            self.note.setText(translate("TellMe", "This computer doesn't let that be changed."))
            return
        self.note.setText(
            translate(
                "TellMe",
                "From login on, without a window, it looks for news of your tables over the "
                "internet and tells you when it is your turn.",
            )
        )

    def _on_toggled(self, on: bool) -> None:
        self._is_refused = not self._at_login.switch(on)
        if self._is_refused:
            with QSignalBlocker(self.box):
                self.box.setChecked(self._at_login.is_on())
        self.retranslate()
