"""The scores in the bar: there while the rows of the players are out of sight.

In a window that is small for what it shows the panel with the players is a drawer, and closed most
of the time.
"""

from typing import Any, Final

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QShowEvent

from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.panels.player_rows import PlayerRows, SeatsView
from changcheng_qt.ui.seam.bridge import Bridge
from changcheng_qt.ui.widgets.seats import RunningScores, colours_in_order

_SIZE: Final = 14.0
_COMING_AND_GOING: Final = (QEvent.Type.Show, QEvent.Type.Hide)


class BarScores(RunningScores):
    """The scores that the rows of the players show, counted with theirs."""

    def __init__(
        self,
        bridge: Bridge,
        rows: PlayerRows[Any],
        appearance: Appearance,
    ) -> None:
        """Stand in for the rows whenever they are not in sight."""
        super().__init__(appearance, colours_in_order(bridge.view), None, _SIZE)
        self._bridge = bridge
        self._rows = rows
        rows.shown.connect(self._on_shown)
        rows.installEventFilter(self)
        rows.retranslate()

    def showEvent(self, event: QShowEvent) -> None:
        """Go again where the rows are in sight."""
        super().showEvent(event)
        self.turn(not self._rows.isVisible())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Come when the rows go, and go when they come."""
        if event.type() in _COMING_AND_GOING:
            self.turn(not self._rows.isVisible())
        return super().eventFilter(watched, event)

    def turn(self, is_wanted: bool) -> None:
        """Come or go."""
        if self.parentWidget() is not None:
            self.setVisible(is_wanted)

    def _on_shown(self, view: SeatsView, at_once: bool) -> None:
        self.show_scores(view.scores, self._bridge.players, at_once=at_once)
