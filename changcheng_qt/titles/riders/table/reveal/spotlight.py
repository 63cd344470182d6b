"""A breach on the map: the way of the riders is lit, and visible next to the panel."""

from collections.abc import Mapping

from changcheng_qt.titles.riders.rules.events import Event, SectionBreached
from changcheng_qt.titles.riders.table.board.view import MapBoard
from changcheng_qt.titles.riders.table.geometry.places import HexPlace, Place, SectionPlace
from changcheng_qt.titles.riders.table.reveal.panel import WalkPanel
from changcheng_qt.titles.riders.table.reveal.stages import Part, Told
from changcheng_qt.titles.riders.table.scene.marks import Mark, spoken_marks
from changcheng_qt.ui.reveal.walk import WalkSpotlight
from changcheng_qt.ui.scene.layer import Key


class Spotlight(WalkSpotlight):
    """Lights the section and the hexes of a breach on one map."""

    def __init__(self, panel: WalkPanel, board: MapBoard) -> None:
        """Follow a panel from now on."""
        super().__init__(panel, board)
        self._map = board

    def marks_of(self, subject: Told) -> Mapping[Key, Mark]:
        places: list[Place] = []
        for event in subject.events:
            if isinstance(event, SectionBreached):
                places.append(SectionPlace(event.sector))
                if subject.part is not Part.ASSAULT:
                    places += map(HexPlace, event.hexes)
        return dict(spoken_marks(places))

    def light_up(self, marks: Mapping[Key, Mark]) -> None:
        self._map.pointing.light_up(marks)

    def events_of(self, subject: Told) -> tuple[Event, ...]:
        return subject.events
