"""A planned game of China given by the keyboard alone.

Arrows walk over the map as over a picture, towards the target.
"""

from collections import Counter

from PySide6.QtCore import QPointF, Qt

from changcheng_qt.titles.china.rules.commands import (
    Command,
    DrawCard,
    EndTurn,
    Pass,
    PlaceFortification,
    PlaceHouse,
    Placement,
    SendEmissary,
    SwapCard,
    TakeOpenCard,
)
from changcheng_qt.titles.china.rules.pieces import Cards
from changcheng_qt.titles.china.rules.view import View
from changcheng_qt.titles.china.table.board.notes import title_of
from changcheng_qt.titles.china.table.pointer.hand import cards_of, piece_of, target_of
from changcheng_qt.titles.china.table.scene.marks import Piece
from tests.journeys.keys import LONGEST_WALK, Keys
from tests.titles.china.journeys.playing import MapPlaying

_PIECES = {
    Piece.HOUSE: Qt.Key.Key_1,
    Piece.EMISSARY: Qt.Key.Key_2,
    Piece.FORTIFICATION: Qt.Key.Key_3,
}
_HAND = (Qt.Key.Key_4, Qt.Key.Key_5, Qt.Key.Key_6)
_ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
_SLOTS = (Qt.Key.Key_7, Qt.Key.Key_8, Qt.Key.Key_9, Qt.Key.Key_0)


class MapByKeys(MapPlaying, Keys[View, Command]):
    """Strikes keys at the map."""

    def give(self, command: Command) -> None:
        """Give a command with keys."""
        match command:
            case PlaceHouse() | SendEmissary() | PlaceFortification():
                self._place(command)
            case TakeOpenCard(slot):
                self.person.key(_SLOTS[slot])
            case DrawCard():
                self.person.key(Qt.Key.Key_D)
            case SwapCard(colour):
                self._hold((colour,))
                self._press_end()
            case EndTurn() | Pass():
                self._press_end()

    def _place(self, command: Placement) -> None:
        """Pick up the cards and the piece, walk and set down."""
        self._hold(cards_of(self.view.board, command))
        self.person.key(_PIECES[piece_of(command)])
        offered = self.offered_with(command, is_paid=True)
        places = {title_of(target, self.view): place for target, place in offered.items()}
        self._walk(places, title_of(target_of(command), self.view))
        self.person.key(Qt.Key.Key_Return)

    def _hold(self, cards: Cards) -> None:
        """Put everything back and lift these cards."""
        self.person.key(Qt.Key.Key_Escape)
        (private,) = self.view.privates
        for count, card in enumerate(cards):
            place = sorted(private.hand).index(card) + count
            self.person.key(_HAND[place])

    def _press_end(self) -> None:
        self.person.key(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)

    def _walk(self, places: dict[str, QPointF], words: str) -> None:
        """Strike arrows towards a place until the map says it; from a place to which they have led
        back, another one than before.
        """
        self.person.key(Qt.Key.Key_Right)
        struck: Counter[tuple[str, Qt.Key]] = Counter()
        for _ in range(LONGEST_WALK):
            heard = self.heard
            if heard == words:
                return
            way = places[words] - places[heard]
            ahead = {key: x * way.x() + y * way.y() for key, (x, y) in _ARROWS.items()}
            best = min(ahead, key=lambda key: (struck[heard, key], -ahead[key]))
            struck[heard, best] += 1
            self.person.key(best)
        self.person.go_astray(f"arrows never come to {words!r}, but to {self.heard!r}")

    @property
    def heard(self) -> str:
        """The map's announcement of the place that was walked to."""
        return self.focused.accessibleDescription().partition("\n")[0]
