"""A planned game of Chang Cheng given by the keyboard alone."""

from functools import partial

from PySide6.QtCore import Qt

from changcheng_qt.titles.changcheng.rules.commands import (
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
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard
from changcheng_qt.titles.changcheng.rules.view import View
from changcheng_qt.titles.changcheng.words.commands import wall_label
from changcheng_qt.titles.changcheng.words.names import end_name, face_name
from tests.journeys.keys import Keys
from tests.titles.changcheng.journeys.playing import WallPlaying

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


class ByKeys(WallPlaying, Keys[View, Command]):
    """Strikes and holds keys at the wall."""

    def give(self, command: Command) -> None:
        """Give a command with keys."""
        match command:
            case PlaceSingle() | PlaceDouble() | PlaceTower() | PlaceNeutral():
                self.set_down(_PILES[type(command)], command)
            case PlayCard(card):
                self.set_down(_CARDS[card], command)
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
                control = Qt.KeyboardModifier.ControlModifier
                self.end_turn(partial(self.person.key, Qt.Key.Key_Return, control))
            case DeclineSwap():
                banners = self.journey.program.window.table.banners
                self.arrow_to(self.label(command), self.parts.board, banners)
                self.press_until_given()
            case _:
                self.arrow_in_panel(self.label(command))
                self.press_until_given()

    def arrow_in_panel(self, words: str) -> None:
        """Strike the right arrow in the panel that has come up, until the widget with the focus has
        this text.

        The focus is there by itself, unless a peek moved it away.
        """
        self.person.settle()
        panels = [panel for panel in self.parts.overlays if panel.isVisible()]
        has_peeked = self.given and isinstance(self.plan[self.given - 1].command, Peek)
        board = [self.parts.board] if has_peeked else []
        self.arrow_to(words, *panels[-1:], *board)

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
        for name in (face_name(face), end_name(command.end)):
            self.arrow_in_panel(name)
            self.person.key(Qt.Key.Key_Return)
