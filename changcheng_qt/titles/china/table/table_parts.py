"""The widgets of one match or replay, and the lines between them: who tells whom what was picked,
pointed at, or lit.

In a replay nothing can be decided: there is a tray of hands instead of one to play from, and no
sheet at the end, to which the shell leads.
"""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QObject, QPoint, QRect

from changcheng_qt.i18n.phrases.wording import fill
from changcheng_qt.titles.china.rules.commands import SwapCard
from changcheng_qt.titles.china.table.board.view import MapBoard
from changcheng_qt.titles.china.table.geometry.layout import STEPPE
from changcheng_qt.titles.china.table.geometry.places import (
    AlliancePlace,
    CourtPlace,
    Place,
    RegionPlace,
    TownPlace,
)
from changcheng_qt.titles.china.table.panels.inspector import Inspector
from changcheng_qt.titles.china.table.panels.player_rows import PlayerRow
from changcheng_qt.titles.china.table.pointer.hand import Hand, held_prompt
from changcheng_qt.titles.china.table.result import sheet_of
from changcheng_qt.titles.china.table.reveal.lighting import Spotlight
from changcheng_qt.titles.china.table.reveal.panel import ScoringPanel
from changcheng_qt.titles.china.table.reveal.reveal import Reveal
from changcheng_qt.titles.china.table.scene.marks import Piece
from changcheng_qt.titles.china.table.tray.hands import RegionHands
from changcheng_qt.titles.china.table.tray.pieces import piece_name
from changcheng_qt.titles.china.table.tray.tray import Tray
from changcheng_qt.ui.panels.bar_scores import BarScores
from changcheng_qt.ui.panels.player_rows import PlayerRows
from changcheng_qt.ui.result.view import ResultView
from changcheng_qt.ui.reveal.table import JumpInSight, draw_reveal, walk_into
from changcheng_qt.ui.seam.requests import Requests
from changcheng_qt.ui.seam.table import (
    ReplayContext,
    Spot,
    TableAction,
    TableContext,
    TableParts,
    spot_of,
)
from changcheng_qt.ui.tray.pickable import TrayButton
from changcheng_qt.ui.tray.replay_tray import TRAY_OF_HANDS, ReplayTray

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

translate = QCoreApplication.translate

PIECE_KEYS: Final = {Piece.HOUSE: "1", Piece.EMISSARY: "2", Piece.FORTIFICATION: "3"}
HAND_KEYS: Final = ("4", "5", "6")
SLOT_KEYS: Final = ("7", "8", "9", "0")
DRAW_KEY: Final = "D"
PLACES: Final[Mapping[str, Callable[[int], Place]]] = {
    "t": TownPlace,
    "r": RegionPlace,
    "c": CourtPlace,
    "a": AlliancePlace,
}
"""The kinds of places of which lessons speak."""


class MatchTable(QObject):
    """Builds the widgets for a match and joins them; lives as long as the board."""

    def __init__(self, context: TableContext) -> None:
        """Build everything for the match behind the context's bridge."""
        bridge, appearance, parent = context.bridge, context.appearance, context.parent
        self.hand = Hand()
        self.reveal = Reveal(bridge, appearance, context.clock)
        self.board = MapBoard(bridge, self.hand, appearance, parent, context.keys, self.reveal)
        super().__init__(self.board)
        self.reveal.setParent(self)
        self.hand.setParent(self)
        self.tray = Tray(bridge, self.hand, self.board.play, appearance, parent)
        self.players = PlayerRows(bridge, appearance, PlayerRow, shown=self.reveal)
        self.scores = BarScores(bridge, self.players, appearance)
        self.inspector = Inspector(bridge, appearance, shown=self.reveal)
        self.inspector.forget_at_hand_over()
        self.scoring = ScoringPanel(self.reveal, appearance, parent)
        self.spotlight = Spotlight(self.scoring, self.board)
        self.result = ResultView(bridge, sheet_of, context.requests, appearance, parent)
        self._connect(context.requests)
        if context.at_result:
            self.result.open()
        else:
            self.reveal.begin()

    def parts(self) -> TableParts:
        """Return the widgets for the shell to lay out."""
        return TableParts(
            board=self.board,
            home=self.board.view,
            controls=self.board,
            reveals=self.reveal,
            tray=self.tray,
            counters=self.scores,
            side=(self.players, self.inspector),
            overlays=(self.scoring, self.result),
            actions=tuple(self._actions()),
            slip_rooms=lambda: [steppe_of(self.board)],
            yields_in_spotlight=True,
            spot=self._spot,
            conceal=self.inspector.setHidden,
            held_prompt=self._held_prompt,
        )

    def _spot(self, kind: str, number: int) -> Spot | None:
        """Return where a place of the map or a part of the table lies; None for any other kind."""
        parts: dict[str, QWidget] = {
            "hand": self.tray.hand,
            "display": self.tray.display,
            "house": self.tray.pieces[Piece.HOUSE],
            "emissary": self.tray.pieces[Piece.EMISSARY],
            "end": self.tray.end_turn,
            "scores": self.scores if self.players.visibleRegion().isEmpty() else self.players,
        }
        if (part := parts.get(kind)) is not None:
            return spot_of(part)
        if kind not in PLACES:
            return None
        view = self.board.view
        outline = self.board.sights.outline_of(PLACES[kind](number))
        return view.viewport(), view.mapFromScene(outline)

    def _held_prompt(self) -> str:
        may_swap = any(isinstance(one, SwapCard) for one in self.board.play.offers.legal)
        return held_prompt(self.hand.held, may_swap=may_swap)

    def _connect(self, requests: Requests) -> None:
        self.board.hovered.connect(self.inspector.look_at)
        self.tray.drag_begun.connect(self.board.begin_drag)
        self.tray.said.connect(requests.said)
        self.board.tree.actions.answered.connect(requests.spoken)
        self.scoring.beyond = self.board.keys.walk_in
        self.board.keys.beyond = walk_into(self.scoring)
        self.scoring.prompted.connect(requests.prompted)
        self.reveal.finished.connect(self.result.celebrate)
        self.hand.changed.connect(requests.held_changed)
        draw_reveal(self.reveal, self.board, self.players, self.inspector, self.scoring)
        self.reveal.busy_changed.connect(self.tray.step_back)
        self.reveal.busy_changed.connect(requests.busy_changed)

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


class ReplayTable(QObject):
    """Builds the widgets for a replay and joins them; lives as long as the board."""

    def __init__(self, context: ReplayContext) -> None:
        """Build everything for the replay behind the context's bridge."""
        bridge, appearance, parent = context.bridge, context.appearance, context.parent
        hand = Hand()
        self.reveal = Reveal(bridge, appearance, context.clock)
        self.board = MapBoard(bridge, hand, appearance, parent, shown=self.reveal)
        super().__init__(self.board)
        self.reveal.setParent(self)
        hand.setParent(self)
        hands = RegionHands(bridge.view.board)
        self.tray = ReplayTray(bridge, context.bar, appearance, hands, parent)
        self.players = PlayerRows(bridge, appearance, PlayerRow, shown=self.reveal)
        self.scores = BarScores(bridge, self.players, appearance)
        self.inspector = Inspector(bridge, appearance, shown=self.reveal)
        self.scoring = ScoringPanel(self.reveal, appearance, parent)
        self.spotlight = Spotlight(self.scoring, self.board)
        self.jumps = JumpInSight(bridge, self.board)
        self._connect(context.requests)

    def parts(self) -> TableParts:
        """Return the widgets for the shell to lay out."""
        return TableParts(
            board=self.board,
            controls=self.board,
            reveals=self.reveal,
            tray=self.tray,
            counters=self.scores,
            side=(self.players, self.inspector),
            overlays=(self.scoring,),
            tray_least=TRAY_OF_HANDS,
        )

    def _connect(self, requests: Requests) -> None:
        self.board.hovered.connect(self.inspector.look_at)
        self.board.tree.actions.answered.connect(requests.spoken)
        self.scoring.prompted.connect(requests.prompted)
        self.reveal.finished.connect(requests.result_asked)
        draw_reveal(self.reveal, self.board, self.players, self.inspector, self.scoring)
        self.reveal.busy_changed.connect(requests.busy_changed)


def steppe_of(board: MapBoard) -> QRect:
    """Return the part of the map's widget where the steppe is seen, and the table beyond it; not
    beside the map, where a card may lie.
    """
    seen = board.view.mapFromScene(STEPPE).boundingRect()
    return QRect(QPoint(board.view.clear.left(), 0), board.view.mapToParent(seen.bottomRight()))


def _piece_text(piece: Piece) -> Callable[[], str]:
    return lambda: piece_name(piece)


def _card_text(place: int) -> Callable[[], str]:
    return lambda: fill(translate("ChinaTray", "Card {number} of the hand"), number=place + 1)


def _slot_text(slot: int) -> Callable[[], str]:
    return lambda: fill(translate("ChinaTray", "Take open card {number}"), number=slot + 1)


def _draw_text() -> str:
    return translate("ChinaCommand", "Draw from the pile")
