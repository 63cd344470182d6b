"""The widgets of one match or replay: in a match the tray with the player's pieces, in a replay
everybody's hands.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QPoint, QRect
from PySide6.QtWidgets import QWidget

from changcheng_qt.i18n.phrases.wording import fill
from changcheng_qt.titles.china.table.board.view import MapBoard
from changcheng_qt.titles.china.table.geometry import places
from changcheng_qt.titles.china.table.geometry.layout import STEPPE
from changcheng_qt.titles.china.table.panels.inspector import Inspector
from changcheng_qt.titles.china.table.panels.player_rows import PlayerRow
from changcheng_qt.titles.china.table.pointer.targets import offered_prompt
from changcheng_qt.titles.china.table.result import sheet_of
from changcheng_qt.titles.china.table.reveal.panel import ScoringPanel
from changcheng_qt.titles.china.table.reveal.spotlight import Spotlight
from changcheng_qt.titles.china.table.reveal.stages import Counted, WalkScript
from changcheng_qt.titles.china.table.scene.marks import Piece
from changcheng_qt.titles.china.table.tray.hands import RegionCardRow
from changcheng_qt.titles.china.table.tray.pieces import piece_name
from changcheng_qt.titles.china.table.tray.tray import Tray
from changcheng_qt.ui.board.zoom_view import rooms_beside
from changcheng_qt.ui.panels.bar_scores import BarScores
from changcheng_qt.ui.reveal.walk import WalkReveal
from changcheng_qt.ui.seam.table import ReplayContext, TableAction, TableContext, TableParts
from changcheng_qt.ui.seam.usual_table import AnyContext, UsualTable
from changcheng_qt.ui.tray.pickable import TrayButton

translate = QCoreApplication.translate

PIECE_KEYS: Final = {Piece.HOUSE: "1", Piece.EMISSARY: "2", Piece.FORTIFICATION: "3"}
HAND_KEYS: Final = ("4", "5", "6")
SLOT_KEYS: Final = ("7", "8", "9", "0")
DRAW_KEY: Final = "D"
_PLACES: Final[Mapping[str, Callable[[int], places.Place]]] = {
    "t": places.TownPlace,
    "r": places.RegionPlace,
    "c": places.CourtPlace,
    "a": places.AlliancePlace,
}
"""The kinds of places in lessons."""


class MapTable(UsualTable):
    """The board of a match or replay, with the panels that both have."""

    board: MapBoard
    reveal: WalkReveal[Counted]
    inspector: Inspector

    def __init__(self, context: AnyContext) -> None:
        """Show the position of the context's bridge."""
        reveal = partial(WalkReveal, WalkScript())
        super().__init__(context, MapBoard, reveal, PlayerRow, Inspector)
        appearance, parent = context.appearance, context.parent
        self.counters = BarScores(context.bridge, self.players, appearance)
        self.scoring = ScoringPanel(self.reveal, appearance, parent)
        self.reveal_panels = (self.scoring,)
        self.spotlight = Spotlight(self.scoring, self.board)


class MatchTable(MapTable):
    """The table of a match."""

    tray: Tray
    lesson_places = _PLACES

    def __init__(self, context: TableContext) -> None:
        """Build everything for the match behind the context's bridge."""
        super().__init__(context)
        bridge, appearance, parent = context.bridge, context.appearance, context.parent
        self.tray = Tray(bridge, self.hand, self.board.play, appearance, parent)
        self.begin_match(context, self.tray, sheet_of, self.reveal_panels)

    def parts(self) -> TableParts:
        """Return the widgets, including those for decisions."""
        return replace(
            super().parts(),
            actions=tuple(self._actions()),
            slip_rooms=lambda: [steppe_of(self.board), *rooms_beside(self.board.view)],
            yields_in_spotlight=True,
            held_prompt=lambda: offered_prompt(self.board.play.offers),
        )

    def spoken_parts(self) -> dict[str, QWidget]:
        return {
            "hand": self.tray.hand,
            "display": self.tray.display,
            "house": self.tray.pieces[Piece.HOUSE],
            "emissary": self.tray.pieces[Piece.EMISSARY],
            "end": self.tray.end_turn,
            "scores": self.counters if self.players.visibleRegion().isEmpty() else self.players,
        }

    def _actions(self) -> list[TableAction]:
        tray = self.tray
        pieces = [
            self._pressing(f"pick_{piece.value}", _piece_text(piece), PIECE_KEYS[piece], button)
            for piece, button in tray.pieces.items()
        ]
        cards = [
            self._pressing(f"pick_card_{place + 1}", _card_text(place), key, card)
            for place, (key, card) in enumerate(zip(HAND_KEYS, tray.hand.cards, strict=True))
        ]
        *slots, pile = tray.display.buttons
        opened = [
            self._pressing(f"take_open_{slot + 1}", _slot_text(slot), key, button)
            for slot, (key, button) in enumerate(zip(SLOT_KEYS, slots, strict=True))
        ]
        draw = self._pressing("draw", _draw_text, DRAW_KEY, pile)
        return [*pieces, *cards, *opened, draw, *self.tray.turn_actions(self.board.cancel)]

    def _pressing(
        self, name: str, text: Callable[[], str], key: str, button: TrayButton
    ) -> TableAction:
        return TableAction(name, text, (key,), lambda: self.tray.press(button))


class ReplayTable(MapTable):
    """The table of a replay, with everybody's hands."""

    def __init__(self, context: ReplayContext) -> None:
        """Build everything for the replay behind the context's bridge."""
        super().__init__(context)
        self.begin_replay(context, RegionCardRow)


def steppe_of(board: MapBoard) -> QRect:
    """Return the rectangle of the steppe in the map's widget, up to the widget's upper edge; not
    the room at the side of the map, where a card may be.
    """
    seen = board.view.mapFromScene(STEPPE).boundingRect()
    return QRect(QPoint(board.view.clear.left(), 0), board.view.mapToParent(seen.bottomRight()))


def _piece_text(piece: Piece) -> Callable[[], str]:
    return lambda: piece_name(piece)


def _card_text(place: int) -> Callable[[], str]:
    return lambda: fill(translate("ChinaTray", "Card {number} in hand"), number=place + 1)


def _slot_text(slot: int) -> Callable[[], str]:
    return lambda: fill(translate("ChinaTray", "Take open card {number}"), number=slot + 1)


def _draw_text() -> str:
    return translate("ChinaCommand", "Draw from the pile")
