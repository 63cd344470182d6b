"""The geometry of one face of a board, in board units; `layout` joins the boards in play.

The origin is the north-west corner, the size 500 x 498; squares, provinces and regions are counted
from the west, from 0. Provinces reach from the line of the wall to the southern edge, regions to
the northern one. Below the wall is a calm zone with the counter, name and cards of every province;
the borders wind only above and below it, and pull each province towards a third of the board,
however many squares it has, so that there is room for four cards.
"""

from dataclasses import dataclass, field
from functools import lru_cache
from itertools import accumulate, pairwise
from typing import TYPE_CHECKING, Final, TypeAlias

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF

from changcheng_qt.titles.changcheng.rules.geography import AREAS_PER_SIDE, SQUARES_PER_BOARD, Face
from changcheng_qt.titles.changcheng.table.geometry.wall_path import (
    BOARD_HEIGHT,
    BOARD_WIDTH,
    WALL_THICKNESS,
    Section,
    WallPath,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from changcheng_qt.titles.changcheng.rules.geography import Area

COUNTER_RADIUS: Final = 21.0
PROVINCE_ROW_Y: Final = 318.0
CARD_ROW_Y: Final = 346.0
REGION_ROW_Y: Final = 56.0
CARD_SIZE: Final = (36.0, 51.0)
EMPEROR_SIZE: Final = (40.0, 54.0)
CALM_TOP: Final = 296.0
CALM_BOTTOM: Final = 404.0

_PROVINCE_BAND: Final = (CALM_TOP, CALM_BOTTOM, PROVINCE_ROW_Y)
_REGION_BAND: Final = (
    REGION_ROW_Y - COUNTER_RADIUS - 5,
    REGION_ROW_Y + COUNTER_RADIUS + 5,
    REGION_ROW_Y,
)
"""The band of heights of an area's counter and name, and the middle of their row."""

_GAP: Final = 1.6
_DOUBLE_THICKNESS: Final = 42.0
_HIT_THICKNESS: Final = 46.0
_BORDER_POINTS: Final = 32
_PULL_TO_THIRDS: Final = 0.75
_BEND: Final = 12.0
_KNEE_SOUTH: Final = 310.0
_KNEE_NORTH: Final = 92.0
_CARD_STEP: Final = 39.0
_FACES_KEPT: Final = 16
"""Twice the faces of the box: the geometry of this many is kept."""

_Borders: TypeAlias = tuple[list[QPointF], ...]
"""The points of the borders of one side, west to east, each from the wall to the edge."""


@dataclass(frozen=True, slots=True)
class Spot:
    """The place of an area's counter and name: the room for both, and the middle of it."""

    rect: QRectF
    """The room without borders and wall."""
    row_y: float
    """The y of the middle of counter and name slip."""

    @property
    def centre(self) -> QPointF:
        """The middle of the row of counter and name slip."""
        return QPointF(self.rect.center().x(), self.row_y)

    def moved(self, x: float) -> "Spot":
        """Return the same spot shifted to the east."""
        return Spot(self.rect.translated(x, 0), self.row_y)


@dataclass(frozen=True, slots=True)
class FaceLayout:
    """The geometry of one face in board units."""

    face: Face
    path: WallPath = field(init=False, compare=False, repr=False)
    _cells: tuple[QPolygonF, ...] = field(init=False, compare=False, repr=False)
    _centres: tuple[QPointF, ...] = field(init=False, compare=False, repr=False)
    _borders: tuple[_Borders, _Borders] = field(init=False, compare=False, repr=False)
    _areas: tuple[tuple[QPainterPath, ...], ...] = field(init=False, compare=False, repr=False)
    _spots: tuple[tuple[Spot, ...], ...] = field(init=False, compare=False, repr=False)
    _quads: dict[int, QPolygonF] = field(
        default_factory=dict, init=False, compare=False, repr=False
    )
    """Those computed so far."""

    def __post_init__(self) -> None:
        """Choose the line of the wall, compute the borders and areas once, and find room in
        them.
        """
        object.__setattr__(self, "path", WallPath.of(self.face))
        borders = tuple(
            tuple(self._border(cut, south=south) for cut in self._cuts(south=south))
            for south in (False, True)
        )
        object.__setattr__(self, "_borders", borders)
        cells = (
            self.ribbon((square, square + 1), _HIT_THICKNESS) for square in range(SQUARES_PER_BOARD)
        )
        object.__setattr__(self, "_cells", tuple(cells))
        centres = (self.path.point(square + 0.5) for square in range(SQUARES_PER_BOARD))
        object.__setattr__(self, "_centres", tuple(centres))
        areas = tuple(
            tuple(self._area(number, south=south) for number in range(AREAS_PER_SIDE))
            for south in (False, True)
        )
        object.__setattr__(self, "_areas", areas)
        spots = tuple(
            tuple(self._spot(number, south=south) for number in range(AREAS_PER_SIDE))
            for south in (False, True)
        )
        object.__setattr__(self, "_spots", spots)

    @property
    def province_cuts(self) -> tuple[int, ...]:
        """The boundaries of provinces, from 0 to 13."""
        return _cuts(self.face.provinces)

    @property
    def region_cuts(self) -> tuple[int, ...]:
        """The boundaries of regions, from 0 to 13."""
        return _cuts(self.face.regions)

    @property
    def board_rect(self) -> QRectF:
        """The whole board."""
        return QRectF(0, 0, BOARD_WIDTH, BOARD_HEIGHT)

    def quad(self, square: int) -> QPolygonF:
        """Return the drawn ground of a square, a little smaller than its cell."""
        if square not in self._quads:
            gap = _GAP / self.path.square_length
            self._quads[square] = self.ribbon((square + gap, square + 1 - gap))
        return QPolygonF(self._quads[square])

    def cell(self, square: int) -> QPolygonF:
        """Return the ground of a square for hits: without gaps, and a little deeper."""
        return QPolygonF(self._cells[square])

    def centre(self, square: int) -> QPointF:
        """Return the middle of a square."""
        return QPointF(self._centres[square])

    def ribbon(self, places: "Sequence[float]", thickness: float = WALL_THICKNESS) -> QPolygonF:
        """Return a strip of wall through the given places, west to east."""
        return strip([self.path.section(place, thickness) for place in places])

    def double_sections(self, square: int, *, west: bool) -> list[Section]:
        """Return the cuts of one half of a double, west to east, its joint included."""
        gap = _GAP / self.path.square_length
        shares = (gap, 1 / 3, 2 / 3, 1.0) if west else (0.0, 1 / 3, 2 / 3, 1 - gap)
        return [self.path.section(square + share, _DOUBLE_THICKNESS) for share in shares]

    def province_path(self, number: int) -> QPainterPath:
        """Return the outline of a province, from the line of the wall down to the southern edge."""
        return QPainterPath(self._areas[True][number])

    def region_path(self, number: int) -> QPainterPath:
        """Return the outline of a region, from the line of the wall up to the northern edge."""
        return QPainterPath(self._areas[False][number])

    def rivers(self) -> list[QPolygonF]:
        """Return the lines of the two rivers between the provinces, from the wall down."""
        return [QPolygonF(border) for border in self._borders[True][1:-1]]

    def trails(self) -> list[QPolygonF]:
        """Return the lines of the two caravan trails between the regions, from the wall up."""
        return [QPolygonF(border) for border in self._borders[False][1:-1]]

    def province_spot(self, number: int) -> Spot:
        """Return the place of a province's reputation counter and name, with the cards below."""
        return self._spots[True][number]

    def region_spot(self, number: int) -> Spot:
        """Return the place of a region's threat counter and name."""
        return self._spots[False][number]

    def card_row(self, number: int, count: int) -> list[QRectF]:
        """Return the places of `count` cards in a province."""
        return card_row(self.province_spot(number), count)

    def _cuts(self, *, south: bool) -> tuple[int, ...]:
        return self.province_cuts if south else self.region_cuts

    def _area(self, number: int, *, south: bool) -> QPainterPath:
        start, end = self._cuts(south=south)[number : number + 2]
        west, east = self._borders[south][number : number + 2]
        steps = 8 * (end - start)
        line = [self.path.point(start + (end - start) * k / steps) for k in range(steps + 1)]
        outline = QPainterPath()
        outline.addPolygon(QPolygonF(line + east[1:] + west[:0:-1]))
        outline.closeSubpath()
        return outline

    def _border(self, cut: int, *, south: bool) -> list[QPointF]:
        """Return the points of a border from the wall to the edge: seams are straight."""
        start = self.path.point(cut)
        edge = BOARD_HEIGHT if south else 0.0
        if cut in (0, SQUARES_PER_BOARD):
            return [start, QPointF(start.x(), edge)]
        across = self.path.north(cut) * (-1.0 if south else 1.0)
        target = self._border_target(cut, start.x(), south=south)
        knee = QPointF(target, _KNEE_SOUTH if south else _KNEE_NORTH)
        bend = _BEND if (cut + len(self.path.swings)) % 2 else -_BEND
        fall = edge - knee.y()
        winding = QPainterPath(start)
        winding.cubicTo(start + across * 40, knee - QPointF(bend / 2, fall * 0.16), knee)
        winding.cubicTo(
            knee + QPointF(bend, fall * 0.32),
            QPointF(target - bend, knee.y() + fall * 0.72),
            QPointF(target + bend / 2, edge),
        )
        return [winding.pointAtPercent(k / _BORDER_POINTS) for k in range(_BORDER_POINTS + 1)]

    def _border_target(self, cut: int, x: float, *, south: bool) -> float:
        """Return the x to which a border winds, near a fair third of the board."""
        cuts = self._cuts(south=south)
        third = BOARD_WIDTH * cuts.index(cut) / AREAS_PER_SIDE
        return x + (third - x) * _PULL_TO_THIRDS

    def _spot(self, number: int, *, south: bool) -> Spot:
        top, bottom, row_y = _PROVINCE_BAND if south else _REGION_BAND
        west, east = self._borders[south][number : number + 2]
        heights = [top + (bottom - top) * k / 8 for k in range(9)]
        left = max(_x_at(west, y) for y in heights)
        right = min(_x_at(east, y) for y in heights)
        return Spot(QRectF(left, top, right - left, bottom - top), row_y)


@lru_cache(maxsize=_FACES_KEPT)
def face_layout(face: Face) -> FaceLayout:
    """Return the geometry of a face, worked out once for all walls with that face."""
    return FaceLayout(face)


def card_row(spot: Spot, count: int) -> list[QRectF]:
    """Return `count` card places centred in a spot, overlapping if there are too many."""
    width, height = CARD_SIZE
    room = spot.rect.width() - width - 12
    step = min(_CARD_STEP, room / (count - 1)) if count > 1 else 0.0
    left = spot.centre.x() - (step * (count - 1) + width) / 2
    return [QRectF(left + step * k, CARD_ROW_Y, width, height) for k in range(count)]


def points_of(polygon: QPolygonF) -> list[QPointF]:
    """Return the points of a polygon."""
    return [polygon.at(k) for k in range(polygon.size())]


def _cuts(areas: "tuple[Area, ...]") -> tuple[int, ...]:
    return tuple(accumulate((area.squares for area in areas), initial=0))


def strip(sections: "Sequence[Section]") -> QPolygonF:
    """Return the ground between the northern and the southern ends of cuts given west to east."""
    return QPolygonF(
        [section.north for section in sections] + [section.south for section in reversed(sections)]
    )


def _x_at(line: "Sequence[QPointF]", y: float) -> float:
    """Return the x of a border at a height; beyond its ends, that of the nearer end."""
    for a, b in pairwise(line):
        low, high = sorted((a.y(), b.y()))
        if low <= y <= high and high > low:
            return a.x() + (b.x() - a.x()) * (y - a.y()) / (b.y() - a.y())
    return min(line, key=lambda point: abs(point.y() - y)).x()
