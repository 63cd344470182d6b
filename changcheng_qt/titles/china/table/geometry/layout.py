"""The positions of pieces, seals and names on one side of the map, in units of its canvas.

| position | functions |
|---|---|
| ground of a town, under a house | town, ground |
| court of a region; places of emissaries of several seats | court, court_rect, standing |
| road between two towns, from edge to edge of their grounds | road |
| seal of an alliance | seal |
| land of a region; the steppe beyond the wall | land_path, STEPPE |
| names of all towns and regions, at any size | names_apart |
| the map, its silk mount, and the whole scene | map_rect, scene_rect, fitted_rect |
| a piece of the silk | silk_piece |

Emissaries stand on a ring in the court, one figure a seat, with their number next to it: a court
has room for five figures, not for forty. The figure of one seat alone stands in the middle.

The chart has a side for each town's name, where names of ordinary size have room. Larger ones would
cover one another there, so each takes the best of several places around its town, and the name of a
region moves a little north or south.
"""

import math
from collections.abc import Sequence
from functools import cache
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainterPath, QPolygonF

from changcheng_qt.titles.china.rules.geography import Region, Space
from changcheng_qt.titles.china.rules.setup import Side
from changcheng_qt.titles.china.table.geometry.chart import Chart, load_chart
from changcheng_qt.ui.looks.strokes import piece_of
from changcheng_qt.ui.painting.lettering import set_apart

TOWN_RADIUS: Final = 19.0
"""Half the width of the ground under a house."""
COURT_RADIUS: Final = 35.0
SEAL_RADIUS: Final = 15.0
MOUNT: Final = 34.0
"""The width of the silk around the map."""
MARGIN: Final = 14.0
"""How much of the table is visible around the silk."""
SILK_PIECES: Final = 12
"""The number of pieces in which the silk with the map is painted: each takes little time."""
_PIECES_ACROSS: Final = 4
_SEAM: Final = 4.0
"""How far pieces of the silk overlap, in units."""
STEPPE: Final = QRectF(-MOUNT, -MOUNT, 640, 264)
"""The area without places and names: beyond the wall, and the silk around it."""
_BESIDE_TOWN: Final = 25.0
_ABOVE_TOWN: Final = 27.0
_BELOW_TOWN: Final = 20.0
"""How far from the middle of a town its name is: clear of the roof of a house."""
_ABOVE_LETTERS: Final = 0.42
_BELOW_LETTERS: Final = 0.5
"""The shares of the size of letters between their middle and the end of that distance."""
LETTERS: Final = 0.84
"""The height of letters, as a share of their size."""
_CORNERS: Final = ((6.0, 0.85), (22.0, 0.4))
"""How far a name at a corner of its town begins from the middle of that, and how near it is to its
height.
"""
_GAP: Final = QSizeF(0.22, 0.06)
_LAND_STEPS: Final = (0.0, 0.4, -0.4, 0.8, -0.8)
"""The gap between names, and moves of those of regions southwards, in sizes of towns' letters."""
_ROOF: Final = QRectF(-20, -21, 40, 34)
"""A house, around the middle of its town."""
_APART: Final = 9.0
"""How far a name is from the steppe."""
_SHRUNK_COURT: Final = 8.0
_RING: Final = (0.0, 0.0, 16.0, 20.0, 23.0, 25.5)
"""The distance of figures from the middle, by their number."""
_FIRST: Final = {2: math.pi, 3: -math.pi / 2, 4: -3 * math.pi / 4, 5: -math.pi / 2}
"""The direction of the first of several figures; the others follow clockwise."""


class MapLayout:
    """The positions on one side of the map."""

    def __init__(self, chart: Chart) -> None:
        """Lay out a side; outlines are computed once."""
        self.chart = chart
        self.map_rect = QRectF(QPointF(0, 0), chart.size)
        self.scene_rect = self.map_rect.adjusted(-MOUNT, -MOUNT, MOUNT, MOUNT)
        self.fitted_rect = self.scene_rect.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)
        self._paths = tuple(_closed(land.outline) for land in chart.lands)

    def silk_piece(self, number: int) -> QRectF:
        """Return the rectangle of a piece of the silk, with its seams; counted from 0 in rows from
        the north-west.
        """
        down = SILK_PIECES // _PIECES_ACROSS
        return piece_of(self.scene_rect, number, _PIECES_ACROSS, down, _SEAM)

    def town(self, space: Space) -> QPointF:
        """Return the middle of a town."""
        return self.chart.towns[space].at

    def ground(self, space: Space) -> QRectF:
        """Return the square around the ground of a town."""
        return _around(self.town(space), TOWN_RADIUS)

    def court(self, region: Region) -> QPointF:
        """Return the middle of a court."""
        return self.chart.lands[region].court

    def court_rect(self, region: Region) -> QRectF:
        """Return the square around a court."""
        return _around(self.court(region), COURT_RADIUS)

    def standing(self, region: Region, figures: int) -> tuple[QPointF, ...]:
        """Return the positions of the feet of `figures` figures in a court, 0 to 5, clockwise."""
        middle, radius = self.court(region), _RING[figures]
        if figures <= 1:
            return (middle,) * figures
        turn = 2 * math.pi / figures
        angles = (_FIRST[figures] + number * turn for number in range(figures))
        return tuple(
            middle + QPointF(radius * math.cos(angle), radius * math.sin(angle)) for angle in angles
        )

    def road(self, number: int) -> QLineF:
        """Return a road from the edge of one town's ground to that of the other."""
        one, other = self.chart.roads[number]
        line = QLineF(self.town(one), self.town(other))
        share = TOWN_RADIUS / line.length()
        return QLineF(line.pointAt(share), line.pointAt(1 - share))

    def seal(self, alliance: int) -> QPointF:
        """Return the position of an alliance's number."""
        return self.chart.seals[alliance]

    def names_apart(
        self, widths: Sequence[float], letters: float, lands: Sequence[QRectF]
    ) -> tuple[QPointF, ...]:
        """Return the middles of regions' names with these areas in the chart, then those of towns'
        names of these widths: they hide as little as possible, and follow the chart if they can.
        """
        towns = [self._name_places(*name, letters) for name in enumerate(widths)]
        regions = [[land.translated(0, step * letters) for step in _LAND_STEPS] for land in lands]
        names = [*regions, *towns]
        rects = set_apart(names, self._kept_clear(), self.map_rect, _GAP * letters)
        return tuple(rect.center() for rect in rects)

    def _name_places(self, space: Space, width: float, letters: float) -> list[QRectF]:
        """Return the places for the name of a town, that on the chart's side first."""
        town, half = self.chart.towns[space], width / 2
        beside = _BESIDE_TOWN + half
        north = -_ABOVE_TOWN - _ABOVE_LETTERS * letters
        south = _BELOW_TOWN + _BELOW_LETTERS * letters
        sides = {"east": (beside, 0.0), "west": (-beside, 0.0), "north": (0.0, north)}
        first = sides.get(town.name_side, (0.0, south))
        corners = [
            (across, down * nearer)
            for down in (north, south)
            for step, nearer in ((half / 2, 1.0), *((half + off, near) for off, near in _CORNERS))
            for across in (step, -step)
        ]
        size = QSizeF(width, LETTERS * letters)
        away = QPointF(width / 2, size.height() / 2)
        steps = (first, *sides.values(), (0.0, south), *corners)
        return [QRectF(town.at + QPointF(*step) - away, size) for step in steps]

    def _kept_clear(self) -> list[QRectF]:
        """Return the areas where no name should be."""
        towns, courts = range(len(self.chart.towns)), range(len(self.chart.lands))
        return [
            STEPPE.adjusted(0, 0, _APART, _APART),
            *(_ROOF.translated(self.town(space)) for space in towns),
            *(_around(self.court(region), COURT_RADIUS - _SHRUNK_COURT) for region in courts),
            *(_around(seal, SEAL_RADIUS) for seal in self.chart.seals),
        ]

    def land_path(self, region: Region) -> QPainterPath:
        """Return the outline of a region."""
        return self._paths[region]


@cache
def map_layout(side: Side) -> MapLayout:
    """Return the layout of a side of the program's map."""
    return MapLayout(load_chart(side))


def _closed(outline: tuple[QPointF, ...]) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(QPolygonF([*outline, outline[0]]))
    path.closeSubpath()
    return path


def _around(middle: QPointF, radius: float) -> QRectF:
    return QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)
