"""Giving a planned game by the keyboard alone, by the program's texts for the widget with the
focus.

Every key goes to the window that has the focus, and Qt gives it to the widget there. The target is
known by its accessible name or description, as a screen reader would tell it. While a game is
played nobody looks for a panel: the button to press has the focus, or arrows reach it. Tab is
pressed in dialogs only.
"""

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QWidget

from changcheng_qt.engine.step import C, V
from changcheng_qt.ui.seam.table import TableParts
from tests.journeys.playing import Playing

LONGEST_WALK = 90
"""After this many strikes of one key there is nothing new."""


def spoken_name(widget: QWidget) -> str:
    """Return the name of a widget for a screen reader: its name, else its label, else its text."""
    spoken = QAccessible.queryAccessibleInterface(widget)
    return widget.accessibleName() or spoken.text(QAccessible.Text.Name)


class Keys(Playing[V, C]):
    """Strikes and holds keys."""

    def label(self, command: C) -> str:
        """Return the text of the button or the target of a command."""
        raise NotImplementedError

    def open_gate(self) -> None:
        """Press the button that has the focus, which takes no key for a moment."""
        words = f"I'm {self.name_of(self.asked_for)} – open the gate"
        self.hear(words)

        def is_open() -> bool:
            if self._says(words):
                self.person.key(Qt.Key.Key_Return)
            return not self._says(words)

        self.person.wait(is_open, lambda: "the gate stays closed")

    def ask_for_own_view(self) -> None:
        """Press the button on the banner, which has the focus."""
        self.hear(f"Give the device to {self.name_of(self.journey.match.turn_seat)}")
        self.person.key(Qt.Key.Key_Return)

    def read_on(self) -> bool:
        """Strike Enter where a panel waits to be read."""
        for words in ("Continue", "Next"):
            if self.person.sees(words):
                self.hear(words)
                self.person.key(Qt.Key.Key_Return)
                return True
        return False

    # The texts.

    @property
    def focused(self) -> QWidget:
        """The widget with the focus."""
        self.person.settle()
        widget = QApplication.focusWidget()
        if widget is None:
            self.person.go_astray("nothing has the focus")
            raise AssertionError
        return widget

    def hear(self, words: str) -> None:
        """Make sure that the widget with the focus has this text."""
        self.person.wait(
            lambda: self._says(words), lambda: f"{self.focused} has the focus, not {words!r}"
        )

    def tab_to(self, words: str) -> None:
        """Strike Tab until the widget with the focus has this text."""
        for _ in range(LONGEST_WALK):
            if self._says(words):
                return
            self.person.key(Qt.Key.Key_Tab)
        self.person.go_astray(f"Tab never comes to {words!r}")

    def arrow_to(self, words: str, *starts: QWidget) -> None:
        """Strike the right arrow until the widget with the focus has this text, beginning in one of
        `starts`, to which no key has led.
        """
        self.person.wait(
            lambda: any(start.isAncestorOf(self.focused) for start in starts),
            lambda: f"{self.focused} has the focus, and nothing in {starts}",
        )
        for _ in range(LONGEST_WALK):
            if self._says(words):
                return
            self.person.key(Qt.Key.Key_Right)
        self.person.go_astray(f"{self.focused} has the focus, and arrows never come to {words!r}")

    def walk_to(self, words: str) -> None:
        """Strike the right arrow until the board says this."""
        for _ in range(LONGEST_WALK):
            self.person.key(Qt.Key.Key_Right)
            if self.focused.accessibleDescription().partition("\n")[0] == words:
                return
        here = self.focused
        said = f"{spoken_name(here)}: {here.accessibleDescription()}"
        self.person.go_astray(
            f"arrows never come to {words!r}, but to {said!r}; {here} has the focus"
        )

    def _says(self, words: str) -> bool:
        said = spoken_name(self.focused)
        return said == words or said.startswith(f"{words},")

    # The actions.

    @property
    def parts(self) -> TableParts:
        parts = self.journey.program.window.table.parts
        assert parts
        return parts

    def set_down(self, key: Qt.Key, command: C) -> None:
        """Pick up, walk and set down; a thing still held from before need not be picked up."""
        self.person.key(Qt.Key.Key_Escape)
        self.person.key(key)
        self.walk_to(self.label(command))
        self.person.key(Qt.Key.Key_Return)

    def press_until_given(self) -> None:
        """Strike Enter until it answers: new buttons take none for a moment, and then two."""
        match, before = self.journey.match, len(self.journey.match.steps)

        def press() -> bool:
            if len(match.steps) == before:
                self.person.key(Qt.Key.Key_Return)
            return len(match.steps) > before

        self.person.wait(press, lambda: f"{spoken_name(self.focused)!r} does nothing")
