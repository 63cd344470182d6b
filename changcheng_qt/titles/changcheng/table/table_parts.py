"""The widgets of one match or replay, and the lines between them: who tells whom what was picked,
pointed at, lit or chosen.

In a replay nothing can be decided. The board, the panels at the side and what is revealed are those
of a match; there is no tray to play from, no guide to the turn, and no sheet at the end: the shell
leads to it.
"""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QPointF, QRect, Qt

from changcheng_qt.titles.changcheng.rules.pieces import ActionCard
from changcheng_qt.titles.changcheng.rules.turn import Piece
from changcheng_qt.titles.changcheng.table.accessible.things import outline_of_place
from changcheng_qt.titles.changcheng.table.board.view import BoardView
from changcheng_qt.titles.changcheng.table.panels.bar import (
    EmperorCounter,
    EventCards,
    ScoreStrip,
    beside,
)
from changcheng_qt.titles.changcheng.table.panels.extension_panel import ExtensionPanel
from changcheng_qt.titles.changcheng.table.panels.inspector import Inspector
from changcheng_qt.titles.changcheng.table.panels.player_rows import PlayerRow
from changcheng_qt.titles.changcheng.table.panels.turn_guide import TurnGuide
from changcheng_qt.titles.changcheng.table.pointer.hand import (
    Hand,
    Held,
    HeldBlock,
    HeldCard,
    Pile,
    held_prompt,
)
from changcheng_qt.titles.changcheng.table.pointer.targets import SquareTarget
from changcheng_qt.titles.changcheng.table.result import sheet_of
from changcheng_qt.titles.changcheng.table.reveal.attack_panel import AttackPanel
from changcheng_qt.titles.changcheng.table.reveal.reveal import Reveal
from changcheng_qt.titles.changcheng.table.reveal.scoring_panel import ScoringPanel
from changcheng_qt.titles.changcheng.table.reveal.spotlight import Spotlight
from changcheng_qt.titles.changcheng.table.tray.blocks import pile_name
from changcheng_qt.titles.changcheng.table.tray.replay_tray import ActionHands
from changcheng_qt.titles.changcheng.table.tray.tray import Tray
from changcheng_qt.titles.changcheng.words.cards import card_name
from changcheng_qt.ui.panels.player_rows import PlayerRows
from changcheng_qt.ui.result.view import ResultView
from changcheng_qt.ui.reveal.table import JumpInSight, draw_reveal, walk_into
from changcheng_qt.ui.seam.requests import Requests
from changcheng_qt.ui.seam.table import (
    HeldKey,
    ReplayContext,
    Spot,
    TableAction,
    TableContext,
    TableParts,
    spot_of,
)
from changcheng_qt.ui.tray.replay_tray import TRAY_OF_HANDS, ReplayTray

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

translate = QCoreApplication.translate

PILE_KEYS = {Pile.SINGLE: "1", Pile.DOUBLE: "2", Pile.TOWER: "3", Pile.NEUTRAL: "4"}
CARD_KEYS = {
    ActionCard.WARRIOR: "W",
    ActionCard.TRAITOR: "T",
    ActionCard.FLOOD: "O",
    ActionCard.BUILDER: "B",
    ActionCard.MASTER_BUILDER: "A",
    ActionCard.MANDARIN: "N",
}


class MatchTable(QObject):
    """Builds the widgets for a match and joins them; lives as long as the board."""

    def __init__(self, context: TableContext) -> None:
        """Build everything for the match behind the context's bridge."""
        bridge, appearance, parent = context.bridge, context.appearance, context.parent
        self.hand = Hand()
        self.reveal = Reveal(bridge, appearance, context.clock)
        self.board = BoardView(bridge, self.hand, appearance, parent, context.keys, self.reveal)
        super().__init__(self.board)
        self.reveal.setParent(self)
        self.hand.setParent(self)
        self.tray = Tray(bridge, self.hand, appearance, parent)
        self.emperors = EmperorCounter(self.reveal, appearance)
        self.events = EventCards(bridge, appearance)
        self.players = PlayerRows(bridge, appearance, PlayerRow, shown=self.reveal)
        self.scores = ScoreStrip(bridge, self.players, self.emperors, appearance)
        self.guide = TurnGuide(bridge, appearance)
        self.inspector = Inspector(bridge, appearance, shown=self.reveal)
        self.inspector.forget_at_hand_over()
        self.scoring = ScoringPanel(self.reveal, appearance, parent)
        self.attack = AttackPanel(self.reveal, appearance, parent)
        self.extension = ExtensionPanel(bridge, self.hand, appearance, parent)
        self.result = ResultView(bridge, sheet_of, context.requests, appearance, parent)
        self.spotlight = Spotlight(self.reveal, self.scoring, self.attack, self.board)
        self._bridge = bridge
        self._connect(context.requests)
        if not context.is_lesson:
            self.reveal.attack.finished.connect(self.result.celebrate)
        if context.at_result:
            self.result.open()
        else:
            self.reveal.attack.begin()

    def parts(self) -> TableParts:
        """Return the widgets for the shell to lay out."""
        board, key = self.board, self.board.peek_key
        peek = HeldKey("peek", _peek_text, ("E",), key.begin, key.end)
        return TableParts(
            board=board,
            home=board.view,
            controls=board,
            reveals=self.reveal,
            tray=self.tray,
            counters=beside(self.scores, self.events, self.emperors),
            side=(self.players, self.guide, self.inspector),
            head=self.board.overview,
            overlays=(self.scoring, self.extension, self.attack, self.result),
            actions=tuple(self._actions()),
            held_keys=(peek,),
            slip_rooms=lambda: [room_below(board)],
            spot=self._spot,
            enlarged_names=board.enlarged_names,
            let_try=lambda at: board.pointing.let_try([SquareTarget(n) for k, n in at if not k]),
            conceal=self.inspector.setHidden,
            held_prompt=partial(held_prompt, self.hand, self._bridge),
        )

    def _spot(self, kind: str, number: int) -> Spot:
        """Return where a place or a part of the table lies."""
        parts: dict[str, QWidget] = {
            "hand": self.tray.cards,
            "blocks": self.tray.piles[Pile.SINGLE],
            "double": self.tray.piles[Pile.DOUBLE],
            "tower": self.tray.piles[Pile.TOWER],
            "end": self.tray.end_turn,
            "scores": self.scores if self.players.visibleRegion().isEmpty() else self.players,
            "emperors": self.emperors,
            "panel": self.extension,
        }
        if (part := parts.get(kind)) is not None:
            return spot_of(part)
        view = self.board.view
        outline = outline_of_place(kind, number, self.board.scene)
        return view.viewport(), view.mapFromScene(outline)

    def _connect(self, requests: Requests) -> None:
        self.board.hovered.connect(self.inspector.look_at)
        self.tray.drag_begun.connect(self.board.begin_drag)
        self.tray.said.connect(requests.said)
        self.guide.refused.connect(requests.said)
        self.guide.piece_wanted.connect(self._on_piece_wanted)
        self.board.tree.actions.answered.connect(requests.spoken)
        for panel in (self.scoring, self.extension):
            panel.beyond = self.board.keys.walk_in
        self.board.keys.beyond = walk_into(self.scoring, self.extension)
        self.scoring.prompted.connect(requests.prompted)
        self.attack.prompted.connect(requests.prompted)
        self.events.chosen.connect(requests.options_asked)
        self.hand.changed.connect(requests.held_changed)
        draw_reveal(
            self.reveal, self.board, self.players, self.inspector, self.scoring, self.attack
        )
        self.reveal.advanced.connect(self.emperors.retranslate)
        self.reveal.busy_changed.connect(self.tray.step_back)
        self.reveal.busy_changed.connect(self.extension.wait)
        self.reveal.busy_changed.connect(self.board.play.wait)
        self.reveal.busy_changed.connect(requests.busy_changed)

    def _actions(self) -> list[TableAction]:
        piles = [
            self._picking(f"pick_{pile.value}", _pile_text(pile), key, HeldBlock(pile))
            for pile, key in PILE_KEYS.items()
        ]
        cards = [
            self._picking(f"pick_{card.name.lower()}", _card_text(card), key, HeldCard(card))
            for card, key in CARD_KEYS.items()
        ]
        return [*piles, *cards, *self.tray.turn_actions(self.board.cancel)]

    def _on_piece_wanted(self, piece: Piece) -> None:
        """Pick up what an action begins or goes on with."""
        if piece is Piece.CARD:
            self._pick_card()
        elif self.hand.held != (held := HeldBlock(Pile(piece.value))):
            self.tray.pick(held)

    def _pick_card(self) -> None:
        """Pick up the only card that can be played, or lead to the hand where there are more; or
        tell why none can.
        """
        buttons = [button for button in self.tray.cards.buttons.values() if button.isVisible()]
        possible = [button for button in buttons if button.isEnabled()]
        if len(possible) == 1:
            self.tray.pick(possible[0].held)
        elif possible:
            possible[0].setFocus(Qt.FocusReason.TabFocusReason)
            self.tray.said.emit(translate("Tray", "Choose a card from your hand."))
        elif buttons:
            buttons[0].refuse()

    def _picking(self, name: str, text: Callable[[], str], key: str, held: Held) -> TableAction:
        return TableAction(name, text, (key,), lambda: self.tray.pick(held))


class ReplayTable(QObject):
    """Builds the widgets for a replay and joins them; lives as long as the board."""

    def __init__(self, context: ReplayContext) -> None:
        """Build everything for the replay behind the context's bridge."""
        bridge, appearance, parent = context.bridge, context.appearance, context.parent
        hand = Hand()
        self.reveal = Reveal(bridge, appearance, context.clock)
        self.board = BoardView(bridge, hand, appearance, parent, shown=self.reveal)
        super().__init__(self.board)
        self.reveal.setParent(self)
        hand.setParent(self)
        self.tray = ReplayTray(bridge, context.bar, appearance, ActionHands(), parent)
        self.emperors = EmperorCounter(self.reveal, appearance)
        self.events = EventCards(bridge, appearance)
        self.players = PlayerRows(bridge, appearance, PlayerRow, shown=self.reveal)
        self.scores = ScoreStrip(bridge, self.players, self.emperors, appearance)
        self.inspector = Inspector(bridge, appearance, shown=self.reveal)
        self.scoring = ScoringPanel(self.reveal, appearance, parent)
        self.attack = AttackPanel(self.reveal, appearance, parent)
        self.spotlight = Spotlight(self.reveal, self.scoring, self.attack, self.board)
        self.jumps = JumpInSight(bridge, self.board)
        self._connect(context.requests)

    def parts(self) -> TableParts:
        """Return the widgets for the shell to lay out."""
        return TableParts(
            board=self.board,
            controls=self.board,
            reveals=self.reveal,
            tray=self.tray,
            counters=beside(self.scores, self.events, self.emperors),
            side=(self.players, self.inspector),
            head=self.board.overview,
            overlays=(self.scoring, self.attack),
            tray_least=TRAY_OF_HANDS,
        )

    def _connect(self, requests: Requests) -> None:
        self.board.hovered.connect(self.inspector.look_at)
        self.board.tree.actions.answered.connect(requests.spoken)
        self.scoring.prompted.connect(requests.prompted)
        self.attack.prompted.connect(requests.prompted)
        self.reveal.attack.finished.connect(requests.result_asked)
        self.events.chosen.connect(requests.options_asked)
        draw_reveal(
            self.reveal, self.board, self.players, self.inspector, self.scoring, self.attack
        )
        self.reveal.advanced.connect(self.emperors.retranslate)
        self.reveal.busy_changed.connect(requests.busy_changed)


def room_below(board: BoardView) -> QRect:
    """Return the part of the board's widget below all that is to be read: cards, and names on the
    mount; not beside it, where a card may lie.
    """
    low = board.view.mapFromScene(QPointF(0, board.scene.setting.lowest))
    left = board.view.clear.left()
    return board.rect().adjusted(left, board.view.mapToParent(low).y(), 0, 0)


def _pile_text(pile: Pile) -> Callable[[], str]:
    return lambda: pile_name(pile)


def _card_text(card: ActionCard) -> Callable[[], str]:
    return lambda: card_name(card)


def _peek_text() -> str:
    return translate("Tray", "Peek at the selected region (hold)")
