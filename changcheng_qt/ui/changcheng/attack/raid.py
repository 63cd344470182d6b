"""What is seen of the attack beside its panel: riders on the board, losses on their way."""

from PySide6.QtCore import QMargins, QObject, QPointF

from changcheng_qt.games.changcheng.events import RegionAttacked
from changcheng_qt.games.changcheng.geography import Region
from changcheng_qt.ui.changcheng.attack.charge import Charge
from changcheng_qt.ui.changcheng.attack.losses import FlyingLosses
from changcheng_qt.ui.changcheng.attack.panel import AttackPanel
from changcheng_qt.ui.changcheng.attack.walk import Entry
from changcheng_qt.ui.changcheng.board.view import BoardView


class Raid(QObject):
    """Follows the walk through the attack; nothing of it is left where the walk is hurried."""

    def __init__(self, panel: AttackPanel, board: BoardView) -> None:
        """Show it on a board and over the panel from now on."""
        super().__init__(panel)
        self._panel = panel
        self._board = board
        self.charge = Charge(board)
        self.losses = FlyingLosses(panel)
        course = panel.course
        course.approached.connect(self._on_approached)
        course.struck.connect(self._on_struck)
        course.busy_changed.connect(self._clear)
        course.busy_changed.connect(self._keep_wall_in_sight)
        panel.placed.connect(self._keep_wall_in_sight)

    def _on_approached(self, region: Region, milliseconds: int) -> None:
        if self._panel.appearance.motion.moves:
            self.charge.begin(region, milliseconds)

    def _on_struck(self, entry: Entry | None) -> None:
        self._clear()
        if entry is not None and isinstance(entry.happening, RegionAttacked):
            self.losses.fly(entry, self._place_of(entry.happening.region))

    def _clear(self) -> None:
        self.charge.end()
        self.losses.land()

    def _keep_wall_in_sight(self) -> None:
        """Fit the wall into what the panel leaves free of the board, where it lies over that."""
        covered = self._panel.covered if self._panel.course.is_open else 0
        self._board.view.keep_clear(QMargins(0, 0, covered, 0))

    def _place_of(self, region: Region) -> QPointF:
        """Return where the counter of a region is seen, on the table."""
        layout, view = self._board.scene.layout, self._board.view
        seen = view.mapFromScene(layout.region_spot(region).centre)
        return QPointF(view.viewport().mapTo(self._panel.table, seen))
