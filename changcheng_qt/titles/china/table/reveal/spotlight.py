"""The scoring on the map: its subject is lit, and visible next to the panel."""

from collections.abc import Mapping

from changcheng_qt.titles.china.table.board.view import MapBoard
from changcheng_qt.titles.china.table.reveal.stages import Counted
from changcheng_qt.titles.china.table.scene.counted_marks import spot_marks
from changcheng_qt.titles.china.table.scene.marks import Mark
from changcheng_qt.ui.reveal.walk import WalkSpotlight
from changcheng_qt.ui.scene.layer import Key


class Spotlight(WalkSpotlight):
    """Lights the subjects of a scoring on one map."""

    _board: MapBoard

    def marks_of(self, subject: Counted) -> Mapping[Key, Mark]:
        return spot_marks(subject, self._board.scene.view)
