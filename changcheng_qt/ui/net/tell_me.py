"""The choice to be notified of one's turn even while the program is closed."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from changcheng_qt.ui.looks.appearance import Appearance, without_margins
from changcheng_qt.ui.panels.buttons import TickBox
from changcheng_qt.ui.panels.words import NOTE, Words

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class AtLogin:
    """Whether the program tells of turns from login on. Both call back later with the choice in
    force: it is in a file, and disks are slow.
    """

    ask: Callable[[Callable[[bool], object]], object]
    switch: Callable[[bool, Callable[[bool], object]], object]


class TellMe(QWidget):
    """A tick box, in force at once, with its meaning below."""

    _asked = Signal(bool)
    _switched = Signal(bool)

    def __init__(self, at_login: AtLogin, appearance: Appearance, parent: QWidget) -> None:
        """Show the choice that is in force."""
        super().__init__(parent)
        self._at_login = at_login
        self._is_refused = False
        self._on_their_way = 0
        """How many clicks the system has not answered yet."""
        self._asked.connect(self._on_asked)
        self._switched.connect(self._on_switched)
        column = without_margins(QVBoxLayout(self))
        self.box = TickBox(appearance, self)
        self.box.toggled.connect(self._on_toggled)
        self.note = Words(appearance, NOTE, self, wrap=True)
        column.addWidget(self.box)
        column.addWidget(self.note)
        self.retranslate()
        at_login.ask(self._asked.emit)

    def retranslate(self) -> None:
        """Update the words."""
        self.box.setText(translate("TellMe", "Notify me even when the program is closed"))
        if self._is_refused:
            self.note.setText(translate("TellMe", "This computer doesn't let that be changed."))
            return
        self.note.setText(
            translate(
                "TellMe",
                "Starts without a window when you log in, checks your tables over the "
                "internet, and notifies you when it is your turn.",
            )
        )

    def _on_toggled(self, on: bool) -> None:
        self._on_their_way += 1
        self._at_login.switch(on, self._switched.emit)

    def _on_asked(self, on: bool) -> None:
        if not self._on_their_way:
            self._show(on=on)

    def _on_switched(self, on: bool) -> None:
        """Show the choice in force, once the latest click is answered."""
        self._on_their_way -= 1
        if not self._on_their_way:
            self._is_refused = on is not self.box.isChecked()
            self._show(on=on)
            self.retranslate()

    def _show(self, *, on: bool) -> None:
        with QSignalBlocker(self.box):
            self.box.setChecked(on)
