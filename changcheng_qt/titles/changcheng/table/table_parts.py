"""The widgets of one match or replay: in a match the tray with the player's pieces, the guide to
the turn and the choice of a board to add; in a replay everybody's hands.
"""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QCoreApplication, QPointF, QRect, Qt
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QWidget

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
from changcheng_qt.titles.changcheng.table.tray.replay_tray import ActionCardRow
from changcheng_qt.titles.changcheng.table.tray.tray import Tray
from changcheng_qt.titles.changcheng.words.cards import card_name
from changcheng_qt.ui.board.zoom_view import rooms_beside
from changcheng_qt.ui.seam.table import (
    HeldKey,
    ReplayContext,
    TableAction,
    TableContext,
    TableParts,
)
from changcheng_qt.ui.seam.usual_table import AnyContext, UsualTable

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


class WallTable(UsualTable):
    """The board of a match or replay, with the panels that both have."""

    board: BoardView
    reveal: Reveal
    inspector: Inspector

    def __init__(self, context: AnyContext) -> None:
        """Show the position of the context's bridge."""
        super().__init__(context, BoardView, Reveal, PlayerRow, Inspector)
        appearance, parent, reveal = context.appearance, context.parent, self.reveal
        self.emperors = EmperorCounter(reveal, appearance)
        self.events = EventCards(context.bridge, appearance)
        self.scores = ScoreStrip(context.bridge, self.players, self.emperors, appearance)
        self.counters = beside(self.scores, self.events, self.emperors)
        self.scoring = ScoringPanel(reveal, appearance, parent)
        self.attack = AttackPanel(reveal, appearance, parent)
        self.reveal_panels = (self.scoring, self.attack)
        self.spotlight = Spotlight(reveal, self.scoring, self.attack, self.board)
        self.events.chosen.connect(context.requests.options_asked)
        reveal.advanced.connect(self.emperors.retranslate)

    def parts(self) -> TableParts:
        """Return the widgets, with the overview of the wall."""
        return replace(super().parts(), head=self.board.overview)


class MatchTable(WallTable):
    """The table of a match."""

    tray: Tray

    def __init__(self, context: TableContext) -> None:
        """Build everything for the match behind the context's bridge."""
        super().__init__(context)
        bridge, appearance, parent = context.bridge, context.appearance, context.parent
        requests, waits = context.requests, self.reveal.busy_changed
        self.tray = Tray(bridge, self.hand, appearance, parent)
        self.guide = TurnGuide(bridge, appearance, shown=self.side_shown)
        self.guide.refused.connect(requests.said)
        self.guide.piece_wanted.connect(self._on_piece_wanted)
        self.extension = ExtensionPanel(bridge, self.hand, appearance, parent)
        self._bridge = bridge
        for follow in (self.extension.wait, self.board.play.wait):
            waits.connect(follow)
        self.begin_match(context, self.tray, sheet_of, (self.scoring, self.extension))

    def parts(self) -> TableParts:
        """Return the widgets, including those for decisions."""
        board, key = self.board, self.board.peek_key
        return replace(
            super().parts(),
            side=(self.players, self.guide, self.inspector),
            overlays=(self.scoring, self.extension, self.attack, self.result),
            actions=tuple(self._actions()),
            held_keys=(HeldKey("peek", _peek_text, ("E",), key.begin, key.end),),
            slip_rooms=partial(calm_rooms, board),
            let_try=lambda at: board.pointing.let_try([SquareTarget(n) for k, n in at if not k]),
            held_prompt=lambda: held_prompt(
                self.hand, self._bridge, glows=board.play.offers.is_anywhere
            ),
        )

    def spoken_parts(self) -> dict[str, QWidget]:
        return {
            "hand": self.tray.cards,
            "blocks": self.tray.piles[Pile.SINGLE],
            "double": self.tray.piles[Pile.DOUBLE],
            "tower": self.tray.piles[Pile.TOWER],
            "end": self.tray.end_turn,
            "scores": self.scores if self.players.visibleRegion().isEmpty() else self.players,
            "emperors": self.emperors,
            "panel": self.extension,
        }

    def outline_of(self, kind: str, number: int) -> QPainterPath:
        """Return the outline of a place of the wall."""
        return outline_of_place(kind, number, self.board.scene)

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
        """Pick up the piece of an action's next part."""
        if piece is Piece.CARD:
            self._pick_card()
        elif self.hand.held != (held := HeldBlock(Pile(piece.value))):
            self.tray.pick(held)

    def _pick_card(self) -> None:
        """Pick up the only card that can be played, or move the focus to the hand if there are
        more; or show why none can.
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


class ReplayTable(WallTable):
    """The table of a replay, with everybody's hands."""

    def __init__(self, context: ReplayContext) -> None:
        """Build everything for the replay behind the context's bridge."""
        super().__init__(context)
        self.begin_replay(context, ActionCardRow)


def calm_rooms(board: BoardView) -> list[QRect]:
    """Return the parts of the board's widget without anything legible: below cards, under names on
    the mount, and above them; and next to the board, where no card is.
    """
    view, setting = board.view, board.scene.setting
    room = board.rect().adjusted(view.clear.left(), 0, 0, 0)
    low = view.mapToParent(view.mapFromScene(QPointF(0, setting.lowest)))
    hills = view.mapFromScene(setting.foothills).boundingRect().translated(view.pos())
    return [room.adjusted(0, low.y(), 0, 0), hills & room, *rooms_beside(view)]


def _pile_text(pile: Pile) -> Callable[[], str]:
    return lambda: pile_name(pile)


def _card_text(card: ActionCard) -> Callable[[], str]:
    return lambda: card_name(card)


def _peek_text() -> str:
    return translate("Tray", "Peek at the selected region (hold)")
