"""The place under a point of the map.

Towns, courts and seals are hit in a circle somewhat larger than their picture, the nearest one
first, so that they are large enough for fingers and small windows. Roads are hit near their line,
and the land of a region everywhere else.
"""

from typing import Final

from PySide6.QtCore import QPointF

from changcheng_qt.titles.china.table.geometry.layout import (
    COURT_RADIUS,
    SEAL_RADIUS,
    TOWN_RADIUS,
    MapLayout,
)
from changcheng_qt.titles.china.table.geometry.places import (
    AlliancePlace,
    CourtPlace,
    Place,
    RegionPlace,
    RoadPlace,
    TownPlace,
)
from changcheng_qt.ui.board.parts import PlaceMap
from changcheng_qt.ui.looks.strokes import distance, nearest_share

_BESIDE: Final = {TownPlace: 9.0, CourtPlace: 3.0, AlliancePlace: 5.0}
"""How far outside its picture a place is still hit."""
_BESIDE_ROAD: Final = 8.0
REACH: Final = 44.0
"""How far from a place a dropped piece may still reach it, in units."""


class HitMap(PlaceMap[Place]):
    """The places of a map; a region is hit at its name."""

    reach = REACH

    def __init__(self, layout: MapLayout) -> None:
        """Compute every circle once."""
        self._layout = layout
        chart = layout.chart
        towns = [(TownPlace(space), layout.town(space)) for space in range(len(chart.towns))]
        courts = [(CourtPlace(region), layout.court(region)) for region in range(len(chart.lands))]
        seals = [(AlliancePlace(number), seal) for number, seal in enumerate(chart.seals)]
        self._circles = [
            *((place, at, TOWN_RADIUS + _BESIDE[TownPlace]) for place, at in towns),
            *((place, at, COURT_RADIUS + _BESIDE[CourtPlace]) for place, at in courts),
            *((place, at, SEAL_RADIUS + _BESIDE[AlliancePlace]) for place, at in seals),
        ]
        self._middles = {place: at for place, at, _ in self._circles}
        self._middles.update(
            (RoadPlace(number), layout.road(number).center()) for number in range(len(chart.roads))
        )
        self._middles.update(
            (RegionPlace(region), land.label) for region, land in enumerate(chart.lands)
        )

    def place_at(self, point: QPointF) -> Place | None:
        """Return the place under a point, None outside every region."""
        return self._in_circle(point) or self._road_at(point) or self._region_at(point)

    def _road_at(self, point: QPointF) -> RoadPlace | None:
        for number in range(len(self._layout.chart.roads)):
            line = self._layout.road(number)
            if distance(point - line.pointAt(nearest_share(line, point))) <= _BESIDE_ROAD:
                return RoadPlace(number)
        return None

    def _region_at(self, point: QPointF) -> RegionPlace | None:
        for region in range(len(self._layout.chart.lands)):
            if self._layout.land_path(region).contains(point):
                return RegionPlace(region)
        return None
