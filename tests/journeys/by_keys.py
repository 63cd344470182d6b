"""A planned game given by the keyboard alone, by what the program says of what has the focus.

Every key goes to the window that has the focus, and Qt gives it to the widget there. What is
walked to is known by its accessible name or description, as a screen reader would tell it. While a
game is played nobody looks for a panel: whatever is to be pressed has the focus, or arrows lead to
it. Tab is struck in dialogs only.
"""

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QWidget

from changcheng_qt.games.changcheng.commands import (
    BreakWall,
    Command,
    DeclineSwap,
    EndTurn,
    ExtendMap,
    Peek,
    PlaceDouble,
    PlaceNeutral,
    PlaceSingle,
    PlaceTower,
    PlayCard,
    RemoveThreat,
    SwapWalls,
)
from changcheng_qt.games.changcheng.pieces import ActionCard
from changcheng_qt.i18n.phrases.changcheng.commands import wall_label
from changcheng_qt.i18n.phrases.changcheng.names import face_name
from changcheng_qt.ui.seam.table import TableParts
from tests.journeys.playing import Playing

LONGEST_WALK = 90
"""After so many strikes of one key nothing new will come."""

_PILES = {
    PlaceSingle: Qt.Key.Key_1,
    PlaceDouble: Qt.Key.Key_2,
    PlaceTower: Qt.Key.Key_3,
    PlaceNeutral: Qt.Key.Key_4,
}
_CARDS = {
    ActionCard.WARRIOR: Qt.Key.Key_W,
    ActionCard.TRAITOR: Qt.Key.Key_T,
    ActionCard.FLOOD: Qt.Key.Key_O,
    ActionCard.BUILDER: Qt.Key.Key_B,
    ActionCard.MASTER_BUILDER: Qt.Key.Key_A,
    ActionCard.MANDARIN: Qt.Key.Key_N,
}


def spoken_name(widget: QWidget) -> str:
    """Return what a screen reader calls a widget: its name, else its label, else its text."""
    spoken = QAccessible.queryAccessibleInterface(widget)
    return widget.accessibleName() or spoken.text(QAccessible.Text.Name)


class ByKeys(Playing):
    """Strikes and holds keys."""

    def give(self, command: Command) -> None:
        """Do with keys what gives a command."""
        match command:
            case PlaceSingle() | PlaceDouble() | PlaceTower() | PlaceNeutral():
                self._set_down(_PILES[type(command)], command)
            case PlayCard(card):
                self._set_down(_CARDS[card], command)
            case Peek():
                self._peek(command)
            case BreakWall() | RemoveThreat():
                self.walk_to(self.label(command))
                self.person.key(Qt.Key.Key_Return)
            case SwapWalls(here):
                self.walk_to(wall_label(self.view, here, self.journey.match.players))
                self.person.key(Qt.Key.Key_Return)
                self.walk_to(self.label(command))
                self.person.key(Qt.Key.Key_Return)
            case ExtendMap():
                self._extend(command)
            case EndTurn():
                self.person.key(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
            case DeclineSwap():
                banners = self.journey.program.window.table.banners
                self.arrow_to(self.label(command), self._parts.board, banners)
                self.press_until_given()
            case _:
                self.arrow_in_panel(self.label(command))
                self.press_until_given()

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
        self.hear(f"I'm {self.name_of(self.view.turn.seat)} – continue")
        self.person.key(Qt.Key.Key_Return)

    def read_on(self) -> bool:
        """Strike Enter where a panel waits to be read."""
        for words in ("Continue", "Next"):
            if self.person.sees(words):
                self.hear(words)
                self.person.key(Qt.Key.Key_Return)
                return True
        return False

    # What is said.

    @property
    def focused(self) -> QWidget:
        """What has the focus."""
        self.person.settle()
        widget = QApplication.focusWidget()
        if widget is None:
            self.person.go_astray("nothing has the focus")
            raise AssertionError
        return widget

    def hear(self, words: str) -> None:
        """Make sure that what has the focus says this."""
        self.person.wait(
            lambda: self._says(words), lambda: f"{self.focused} has the focus, not {words!r}"
        )

    def tab_to(self, words: str) -> None:
        """Strike Tab until what has the focus says this."""
        for _ in range(LONGEST_WALK):
            if self._says(words):
                return
            self.person.key(Qt.Key.Key_Tab)
        self.person.go_astray(f"Tab never comes to {words!r}")

    def arrow_in_panel(self, words: str) -> None:
        """Strike the right arrow in the panel that has come up, until what has the focus says this.

        Nobody has led the focus there, though somebody may have led it away to peek.
        """
        self.person.settle()
        panels = [panel for panel in self._parts.overlays if panel.isVisible()]
        has_peeked = self.given and isinstance(self.plan[self.given - 1].command, Peek)
        board = [self._parts.board] if has_peeked else []
        self.arrow_to(words, *panels[-1:], *board)

    def arrow_to(self, words: str, *starts: QWidget) -> None:
        """Strike the right arrow until what has the focus says this, beginning in one of `starts`,
        to which no key has led.
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

    # What is done.

    @property
    def _parts(self) -> TableParts:
        parts = self.journey.program.window.table.parts
        assert parts
        return parts

    def _set_down(self, key: Qt.Key, command: Command) -> None:
        """Pick up, walk and set down; what is still held from before need not be picked up."""
        self.person.key(Qt.Key.Key_Escape)
        self.person.key(key)
        self.walk_to(self.label(command))
        self.person.key(Qt.Key.Key_Return)

    def _peek(self, command: Peek) -> None:
        self.person.key(Qt.Key.Key_Escape)
        self.walk_to(self.label(command))
        match, before = self.journey.match, len(self.journey.match.steps)
        unseen = self.person.look()
        self.person.key_down(Qt.Key.Key_E)
        self.person.wait(lambda: len(match.steps) > before, lambda: "the key shows nothing")
        held = self.person.look()
        self.person.key_up(Qt.Key.Key_E)
        if held == unseen:
            self.person.go_astray("the key shows nothing")
        self.person.wait(
            lambda: self.person.look() != held,
            lambda: "the value shows longer than the key is held",
        )

    def _extend(self, command: ExtendMap) -> None:
        face = next(b for b in self.view.spare if b.name == command.board).face(command.side)
        self.arrow_in_panel(face_name(face))
        self.person.key(Qt.Key.Key_Return)
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
