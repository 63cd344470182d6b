"""The widgets of one match or replay, and the lines between them: who tells whom what was picked,
pointed at, or lit.

In a replay nothing can be decided: there is a tray of hands instead of one to play from, and no
sheet at the end, to which the shell leads.
"""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, Qt

from changcheng_qt.ui.china.board.view import MapBoard
from changcheng_qt.ui.china.panels.inspector import Inspector
from changcheng_qt.ui.china.panels.player_rows import PlayerRows
from changcheng_qt.ui.china.pointer.hand import Hand, held_prompt
from changcheng_qt.ui.china.result import sheet_of
from changcheng_qt.ui.china.reveal.lighting import Spotlight
from changcheng_qt.ui.china.reveal.panel import ScoringPanel
from changcheng_qt.ui.china.reveal.reveal import Reveal
from changcheng_qt.ui.china.scene.marks import Piece
from changcheng_qt.ui.china.seats import colours_in_order
from changcheng_qt.ui.china.tray.hands import RegionHands
from changcheng_qt.ui.china.tray.pieces import piece_name
from changcheng_qt.ui.china.tray.tray import Tray
from changcheng_qt.ui.panels.bar_scores import BarScores
from changcheng_qt.ui.result.view import ResultView
from changcheng_qt.ui.seam.match_bridge import Change, Motion
from changcheng_qt.ui.seam.requests import Requests
from changcheng_qt.ui.seam.table import ReplayContext, TableAction, TableContext, TableParts
from changcheng_qt.ui.tray.pickable import TrayButton
from changcheng_qt.ui.tray.replay_tray import ReplayTray

translate = QCoreApplication.translate

PIECE_KEYS: Final = {Piece.HOUSE: "1", Piece.EMISSARY: "2", Piece.FORTIFICATION: "3"}
HAND_KEYS: Final = ("4", "5", "6")
SLOT_KEYS: Final = ("7", "8", "9", "0")
DRAW_KEY: Final = "D"
TRAY_OF_HANDS: Final = 190.0
"""The height in which hands can be told apart above the bar, in a window of 1280 x 800."""


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
        self.players = PlayerRows(bridge, appearance, shown=self.reveal)
        self.scores = BarScores(bridge, self.players, colours_in_order(bridge.view), appearance)
        self.inspector = Inspector(bridge, appearance, shown=self.reveal)
        self.scoring = ScoringPanel(self.reveal, appearance, parent)
        self.spotlight = Spotlight(self.scoring, self.board)
        self.result = ResultView(bridge, sheet_of, context.requests, appearance, parent)
        self._bridge = bridge
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
            held_prompt=lambda: held_prompt(self.hand.held),
        )

    def _connect(self, requests: Requests) -> None:
        self.board.hovered.connect(self.inspector.look_at)
        self.tray.drag_begun.connect(self.board.begin_drag)
        self.tray.said.connect(requests.said)
        self.board.tree.actions.answered.connect(requests.spoken)
        self.scoring.beyond = self.board.keys.walk_in
        self.board.keys.beyond = self._walk_in
        self.scoring.prompted.connect(requests.prompted)
        self.reveal.finished.connect(self.result.celebrate)
        self.hand.changed.connect(requests.held_changed)
        _draw_reveal(self)
        self.reveal.busy_changed.connect(self.tray.step_back)
        self.reveal.busy_changed.connect(requests.busy_changed)

    def _walk_in(self, step: int) -> bool:
        """Take keys that walk off the map to what the panel offers, if that is open."""
        if not self.scoring.isVisible() or not self.scoring.controls:
            return False
        last = self.scoring.controls[0 if step > 0 else -1]
        last.setFocus(Qt.FocusReason.TabFocusReason)
        return True

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
        end_keys = ("Ctrl+Return", "Ctrl+Enter")
        end = TableAction("end_turn", _end_text, end_keys, tray.press_end_turn)
        drop = TableAction("drop", _drop_text, ("Esc",), self._drop)
        return [*pieces, *cards, *opened, draw, end, drop]

    def _pressing(
        self, name: str, text: Callable[[], str], key: str, button: TrayButton
    ) -> TableAction:
        return TableAction(name, text, (key,), lambda: self.tray.press(button))

    def _drop(self) -> None:
        self.board.cancel()


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
        self.players = PlayerRows(bridge, appearance, shown=self.reveal)
        self.scores = BarScores(bridge, self.players, colours_in_order(bridge.view), appearance)
        self.inspector = Inspector(bridge, appearance, shown=self.reveal)
        self.scoring = ScoringPanel(self.reveal, appearance, parent)
        self.spotlight = Spotlight(self.scoring, self.board)
        self._bridge = bridge
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
        _draw_reveal(self)
        self.reveal.busy_changed.connect(requests.busy_changed)
        self._bridge.changed.connect(self._on_changed)

    def _on_changed(self, change: Change) -> None:
        """Bring into view where the step happened after which a jump has ended."""
        if change.motion is Motion.JUMP:
            latest = self._bridge.events(max(0, self._bridge.step_count - 1))
            self.board.reveal_events([event for step in latest for event in step])


def _draw_reveal(table: MatchTable | ReplayTable) -> None:
    """Let a table's widgets draw more whenever more is revealed, and lead that on."""
    reveal = table.reveal
    reveal.led_by(table.players.finish, table.scoring.lead_on)
    reveal.advanced.connect(table.board.refresh)
    reveal.advanced.connect(table.inspector.retranslate)
    reveal.advanced.connect(table.players.show_advance)


def _piece_text(piece: Piece) -> Callable[[], str]:
    return lambda: piece_name(piece)


def _card_text(place: int) -> Callable[[], str]:
    return lambda: translate("ChinaTray", "Card %n of the hand", "", place + 1)


def _slot_text(slot: int) -> Callable[[], str]:
    return lambda: translate("ChinaTray", "Take open card %n", "", slot + 1)


def _draw_text() -> str:
    return translate("ChinaCommand", "Draw from the pile")


def _end_text() -> str:
    return translate("Tray", "End turn")


def _drop_text() -> str:
    return translate("Tray", "Put it back")
