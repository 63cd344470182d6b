"""The scoring on the map: its subject is lit, and visible next to the panel."""

from PySide6.QtCore import QMargins, QObject

from changcheng_qt.titles.china.table.board.view import MapBoard
from changcheng_qt.titles.china.table.reveal.panel import ScoringPanel
from changcheng_qt.titles.china.table.reveal.stages import Counted
from changcheng_qt.titles.china.table.scene.counted_marks import spot_marks


class Spotlight(QObject):
    """Lights the subjects of a scoring on one map."""

    def __init__(self, panel: ScoringPanel, board: MapBoard) -> None:
        """Follow a panel from now on."""
        super().__init__(board)
        self._panel = panel
        self._board = board
        walk = panel.reveal.walk
        walk.spotlit.connect(self._on_spotlit)
        walk.busy_changed.connect(self._keep_map_in_sight)
        panel.placed.connect(self._keep_map_in_sight)

    def _on_spotlit(self, counted: Counted | None) -> None:
        if counted is None:
            self._board.pointing.light_up({})
        else:
            self._board.reveal_events((counted,))
            self._board.pointing.light_up(spot_marks(counted, self._board.scene.view))

    def _keep_map_in_sight(self) -> None:
        """Fit the map into the part of the board that the panel leaves free, if it covers it."""
        covered = self._panel.covered if self._panel.reveal.walk.is_busy else 0
        self._board.view.keep_clear(QMargins(0, 0, covered, 0))
