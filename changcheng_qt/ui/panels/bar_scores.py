"""The scores in the bar, shown while the rows of the players are hidden.

In a small window the panel with the players is a drawer, and closed most of the time.
"""

from typing import Any, Final

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QShowEvent

from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.panels.player_rows import PlayerRows
from changcheng_qt.ui.seam.bridge import Bridge
from changcheng_qt.ui.widgets.seats import RunningScores, SeatsView, colours_in_order

_SIZE: Final = 14.0
_COMING_AND_GOING: Final = (QEvent.Type.Show, QEvent.Type.Hide)


class BarScores(RunningScores):
    """The scores from the rows of the players, counted with theirs."""

    def __init__(
        self,
        bridge: Bridge,
        rows: PlayerRows[Any],
        appearance: Appearance,
    ) -> None:
        """Replace the rows whenever they are hidden."""
        super().__init__(appearance, colours_in_order(bridge.view), None, _SIZE)
        self._bridge = bridge
        self._rows = rows
        rows.shown.connect(self._on_shown)
        rows.installEventFilter(self)
        rows.retranslate()

    def showEvent(self, event: QShowEvent) -> None:
        """Hide again if the rows are visible."""
        super().showEvent(event)
        self.turn(not self._rows.isVisible())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Show when the rows hide, and hide when they show."""
        if event.type() in _COMING_AND_GOING:
            self.turn(not self._rows.isVisible())
        return super().eventFilter(watched, event)

    def turn(self, is_wanted: bool) -> None:
        """Show or hide."""
        if self.parentWidget() is not None:
            self.setVisible(is_wanted)

    def _on_shown(self, view: SeatsView, at_once: bool) -> None:
        self.show_scores(view.scores, self._bridge.players, at_once=at_once)
