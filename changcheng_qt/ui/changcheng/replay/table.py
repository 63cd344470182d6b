"""The widgets of one replay, and the lines between them: as in a match, but nothing can be decided.

The board, the panels at the side and the walk-throughs are those of a match; there is no tray to
play from, no guide to the turn, and no sheet at the end: the shell leads to it.
"""

from typing import Final

from PySide6.QtCore import QObject

from changcheng_qt.ui.changcheng.attack.panel import AttackPanel
from changcheng_qt.ui.changcheng.board.flashes import places_of
from changcheng_qt.ui.changcheng.board.view import BoardView
from changcheng_qt.ui.changcheng.panels.bar import EmperorCounter, EventCards, ScoreStrip, beside
from changcheng_qt.ui.changcheng.panels.inspector import Inspector
from changcheng_qt.ui.changcheng.panels.player_rows import PlayerRows
from changcheng_qt.ui.changcheng.pointer.hand import Hand
from changcheng_qt.ui.changcheng.replay.tray import ReplayTray
from changcheng_qt.ui.changcheng.scoring.panel import ScoringPanel
from changcheng_qt.ui.changcheng.walks import Walks
from changcheng_qt.ui.seam.match_bridge import Change, Motion
from changcheng_qt.ui.seam.requests import Requests
from changcheng_qt.ui.seam.table import ReplayContext, TableParts

TRAY_LEAST: Final = 190.0
"""The height in which hands can be told apart above the bar, in a window of 1280 x 800."""


class ReplayTable(QObject):
    """Builds the widgets for a replay and joins them; lives as long as the board."""

    def __init__(self, context: ReplayContext) -> None:
        """Build everything for the replay behind the context's bridge."""
        bridge, appearance, parent = context.bridge, context.appearance, context.parent
        hand = Hand()
        self.board = BoardView(bridge, hand, appearance, parent)
        super().__init__(self.board)
        hand.setParent(self)
        self.tray = ReplayTray(bridge, context.bar, appearance, parent)
        self.emperors = EmperorCounter(bridge, appearance)
        self.events = EventCards(bridge, appearance)
        self.players = PlayerRows(bridge, appearance)
        self.scores = ScoreStrip(bridge, self.players, self.emperors, appearance)
        self.inspector = Inspector(bridge, appearance)
        self.scoring = ScoringPanel(bridge, appearance, parent)
        self.attack = AttackPanel(bridge, appearance, parent)
        self._walks = Walks(self.scoring, self.attack, self.board)
        self._bridge = bridge
        self._connect(context.requests)

    def parts(self) -> TableParts:
        """Return the widgets for the shell to lay out."""
        return TableParts(
            board=self.board,
            controls=self.board,
            reveals=self._walks,
            tray=self.tray,
            counters=beside(self.scores, self.events, self.emperors),
            side=(self.players, self.inspector),
            head=self.board.overview,
            overlays=(self.scoring, self.attack),
            tray_least=TRAY_LEAST,
        )

    def _connect(self, requests: Requests) -> None:
        self.board.hovered.connect(self.inspector.look_at)
        self.board.tree.actions.answered.connect(requests.spoken)
        self.scoring.prompted.connect(requests.prompted)
        self.attack.prompted.connect(requests.prompted)
        self.attack.course.finished.connect(requests.result_asked)
        self.events.chosen.connect(requests.options_asked)
        self._walks.lead(self.inspector, self.players, self.emperors)
        self._walks.busy_changed.connect(requests.busy_changed)
        self._bridge.changed.connect(self._on_changed)

    def _on_changed(self, change: Change) -> None:
        """Bring into view where the step happened after which a jump has ended."""
        if change.motion is Motion.JUMP:
            latest = self._bridge.events(max(0, self._bridge.step_count - 1))
            self.board.reveal(places_of([event for step in latest for event in step]))
