"""The scores in the bar, for as long as the panel with the players is out of sight.

In a window that is small for what it shows, that panel is a drawer, and closed most of the time.
"""

from typing import Final

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QShowEvent

from changcheng_qt.games.changcheng.view import View
from changcheng_qt.ui.changcheng.panels.emperor_counter import EmperorCounter
from changcheng_qt.ui.changcheng.panels.player_rows import PlayerRows
from changcheng_qt.ui.changcheng.widgets.running_scores import RunningScores
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.seam.bridge import Bridge

_SIZE: Final = 14.0
_COMING_AND_GOING: Final = (QEvent.Type.Show, QEvent.Type.Hide)


class ScoreStrip(RunningScores):
    """The scores that the rows of the players show, counted with theirs."""

    def __init__(
        self, bridge: Bridge, rows: PlayerRows, emperors: EmperorCounter, appearance: Appearance
    ) -> None:
        """Stand in for the rows whenever they are not in sight; the counter then spares room."""
        super().__init__(appearance, bridge.view, None, _SIZE)
        self._bridge = bridge
        self._rows = rows
        self._emperors = emperors
        rows.shown.connect(self._on_shown)
        rows.installEventFilter(self)
        rows.retranslate()

    def showEvent(self, event: QShowEvent) -> None:
        """Go again where the rows are in sight."""
        super().showEvent(event)
        self._turn()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Come when the rows go, and go when they come."""
        if event.type() in _COMING_AND_GOING:
            self._turn()
        return super().eventFilter(watched, event)

    def _turn(self) -> None:
        is_wanted = not self._rows.isVisible()
        if self.parentWidget() is not None:
            self.setVisible(is_wanted)
        self._emperors.be_brief(is_wanted)

    def _on_shown(self, view: View, at_once: bool) -> None:
        self.show_scores(view.scores, self._bridge.players, at_once=at_once)
        self._turn()
