"""Where everything lies on the table: pure geometry of boards and of the wall in play, without painting.

`FaceLayout(face)` answers in *board units* for one board, its north-west corner at (0, 0), its size 500 x 498. Squares, provinces
and regions are counted from the west, from 0. `WallLayout(wall)` answers in *scene units* for all boards in play and takes the
numbers of `geography.Wall`. The board of slot 0 lies at x = 0 for good: a board added to the west gets a negative x, so nothing
that already lies on the table ever moves.

| asked for | FaceLayout | WallLayout |
|---|---|---|
| ground of a square: drawn; for hits and rings; of a double | quad, cell, ribbon | quad, cell, double_ribbon |
| middle of a square; painter's order | centre | centre, depth |
| outline of a province, a region; its wall included | province_path, region_path | the same, spotlight_path |
| rivers and caravan trails between the areas | rivers, trails | (paint per board) |
| where counters and names go | province_spot, region_spot | province_spot, region_spot |
| cards in a province | card_row | card_row |
| what lies under a point | | square_at, province_at, region_at |
| boards and scene | board_rect | offset, board_rect, scroll_rect, scene_rect, seams |

A quad has its corners in the order NW, NE, SE, SW. A ribbon of a double has an odd number `n` of points along its northern edge
from west to east and then `n` along its southern edge from east to west; the joint of its two squares is in the middle.
"""

from dataclasses import dataclass, field
from itertools import accumulate, pairwise
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPolygonF

from changcheng_qt.games.changcheng.geography import (
    AREAS_PER_SIDE,
    SQUARES_PER_BOARD,
    Face,
    Province,
    Region,
    Slot,
    Square,
    Wall,
)
from changcheng_qt.ui.changcheng.wall_path import (
    BOARD_HEIGHT,
    BOARD_WIDTH,
    WALL_THICKNESS,
    WALL_Y,
    Section,
    WallPath,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from changcheng_qt.games.changcheng.geography import Area

MOUNT_MARGIN_X: Final = 26.0
MOUNT_MARGIN_Y: Final = 22.0
ROLLER_OVERHANG: Final = 24.0
BLOCK_HEIGHT: Final = 16.0

COUNTER_RADIUS: Final = 21.0
PROVINCE_ROW_Y: Final = 318.0
CARD_ROW_Y: Final = 346.0
REGION_ROW_Y: Final = 56.0
CARD_SIZE: Final = (36.0, 51.0)
EMPEROR_SIZE: Final = (40.0, 54.0)
CALM_TOP: Final = 296.0
CALM_BOTTOM: Final = 404.0

_GAP: Final = 1.6
_DOUBLE_THICKNESS: Final = 42.0
_HIT_THICKNESS: Final = 46.0
_BORDER_POINTS: Final = 32
_PULL_TO_THIRDS: Final = 0.75
_BEND: Final = 12.0
_KNEE_SOUTH: Final = 310.0
_KNEE_NORTH: Final = 92.0
_CARD_STEP: Final = 39.0


@dataclass(frozen=True, slots=True)
class Spot:
    """Where an area keeps its counter and its name: the room for both, and the middle of it."""

    rect: QRectF
    """The room that is free of borders and of the wall."""
    row_y: float
    """The height of the middle of counter and name slip."""

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

    def __post_init__(self) -> None:
        """Choose the line of the wall."""
        object.__setattr__(self, "path", WallPath.of(self.face))

    @property
    def province_cuts(self) -> tuple[int, ...]:
        """The places where provinces begin and end, from 0 to 13."""
        return _cuts(self.face.provinces)

    @property
    def region_cuts(self) -> tuple[int, ...]:
        """The places where regions begin and end, from 0 to 13."""
        return _cuts(self.face.regions)

    @property
    def board_rect(self) -> QRectF:
        """The whole board."""
        return QRectF(0, 0, BOARD_WIDTH, BOARD_HEIGHT)

    def quad(self, square: int) -> QPolygonF:
        """Return the ground of a square as it is drawn, a little smaller than its cell."""
        gap = _GAP / self.path.square_length
        return self.ribbon((square + gap, square + 1 - gap))

    def cell(self, square: int) -> QPolygonF:
        """Return the ground of a square for hits: without gaps between neighbours, and a little deeper."""
        return self.ribbon((square, square + 1), _HIT_THICKNESS)

    def centre(self, square: int) -> QPointF:
        """Return the middle of a square."""
        return self.path.point(square + 0.5)

    def ribbon(
        self, places: "Sequence[float]", thickness: float = WALL_THICKNESS
    ) -> QPolygonF:
        """Return a strip of wall through the given places, west to east."""
        return _strip([self.path.section(place, thickness) for place in places])

    def double_sections(self, square: int, *, west: bool) -> list[Section]:
        """Return the cuts that one half of a double contributes, from west to east, its joint included."""
        gap = _GAP / self.path.square_length
        shares = (gap, 1 / 3, 2 / 3, 1.0) if west else (0.0, 1 / 3, 2 / 3, 1 - gap)
        return [self.path.section(square + share, _DOUBLE_THICKNESS) for share in shares]

    def province_path(self, number: int) -> QPainterPath:
        """Return the outline of a province, from the line of the wall down to the southern edge."""
        return self._area(self.province_cuts[number], self.province_cuts[number + 1], south=True)

    def region_path(self, number: int) -> QPainterPath:
        """Return the outline of a region, from the line of the wall up to the northern edge."""
        return self._area(self.region_cuts[number], self.region_cuts[number + 1], south=False)

    def rivers(self) -> list[QPolygonF]:
        """Return the lines of the two rivers between the provinces, from the wall to the south."""
        return [QPolygonF(self._border(cut, south=True)) for cut in self.province_cuts[1:-1]]

    def trails(self) -> list[QPolygonF]:
        """Return the lines of the two caravan trails between the regions, from the wall to the north."""
        return [QPolygonF(self._border(cut, south=False)) for cut in self.region_cuts[1:-1]]

    def province_spot(self, number: int) -> Spot:
        """Return where a province keeps its reputation counter and name, with the cards below."""
        return self._spot(number, CALM_TOP, CALM_BOTTOM, PROVINCE_ROW_Y, south=True)

    def region_spot(self, number: int) -> Spot:
        """Return where a region keeps its threat counter and name."""
        half = COUNTER_RADIUS + 5
        top, bottom = REGION_ROW_Y - half, REGION_ROW_Y + half
        return self._spot(number, top, bottom, REGION_ROW_Y, south=False)

    def card_row(self, number: int, count: int) -> list[QRectF]:
        """Return where `count` cards lie in a province, side by side, overlapping when there are many."""
        return card_row(self.province_spot(number), count)

    def _area(self, start: int, end: int, *, south: bool) -> QPainterPath:
        steps = 8 * (end - start)
        line = [self.path.point(start + (end - start) * k / steps) for k in range(steps + 1)]
        east, west = self._border(end, south=south), self._border(start, south=south)
        outline = QPainterPath()
        outline.addPolygon(QPolygonF(line + east[1:] + west[:0:-1]))
        outline.closeSubpath()
        return outline

    def _border(self, cut: int, *, south: bool) -> list[QPointF]:
        """Return the points of a border from the wall to the edge of the board: seams are straight, others wind."""
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
        """Return the x that a border winds to: between its place on the wall and a fair third of the board."""
        cuts = self.province_cuts if south else self.region_cuts
        third = BOARD_WIDTH * cuts.index(cut) / AREAS_PER_SIDE
        return x + (third - x) * _PULL_TO_THIRDS

    def _spot(self, number: int, top: float, bottom: float, row_y: float, *, south: bool) -> Spot:
        cuts = self.province_cuts if south else self.region_cuts
        west, east = (self._border(cut, south=south) for cut in cuts[number : number + 2])
        heights = [top + (bottom - top) * k / 8 for k in range(9)]
        left = max(_x_at(west, y) for y in heights)
        right = min(_x_at(east, y) for y in heights)
        return Spot(QRectF(left, top, right - left, bottom - top), row_y)


@dataclass(frozen=True, slots=True)
class WallLayout:
    """The geometry of all boards in play in scene units."""

    wall: Wall
    faces: tuple[FaceLayout, ...] = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        """Lay out each board once."""
        object.__setattr__(self, "faces", tuple(FaceLayout(face) for face in self.wall.faces))

    def offset(self, slot: Slot) -> float:
        """Return the x of a board's western edge; the board of slot 0 lies at 0."""
        order = self.wall.order
        return (order.index(slot) - order.index(0)) * BOARD_WIDTH

    def board_rect(self, slot: Slot) -> QRectF:
        """Return the rectangle of a board."""
        return QRectF(self.offset(slot), 0, BOARD_WIDTH, BOARD_HEIGHT)

    @property
    def scroll_rect(self) -> QRectF:
        """The rectangle of all boards side by side: the painted silk."""
        west = self.offset(self.wall.order[0])
        return QRectF(west, 0, len(self.wall.order) * BOARD_WIDTH, BOARD_HEIGHT)

    @property
    def scene_rect(self) -> QRectF:
        """The rectangle of the scroll with its mount, rollers and knobs."""
        return scene_rect_of(self.scroll_rect)

    @property
    def seams(self) -> list[float]:
        """The x of every seam between two boards, west to east."""
        return [self.offset(slot) for slot in self.wall.order[1:]]

    def quad(self, square: Square) -> QPolygonF:
        """Return the ground of a square as it is drawn."""
        slot, i = divmod(square, SQUARES_PER_BOARD)
        return self.faces[slot].quad(i).translated(self.offset(slot), 0)

    def cell(self, square: Square) -> QPolygonF:
        """Return the ground of a square for hits and rings."""
        slot, i = divmod(square, SQUARES_PER_BOARD)
        return self.faces[slot].cell(i).translated(self.offset(slot), 0)

    def centre(self, square: Square) -> QPointF:
        """Return the middle of a square."""
        slot, i = divmod(square, SQUARES_PER_BOARD)
        return self.faces[slot].centre(i) + QPointF(self.offset(slot), 0)

    def depth(self, square: Square) -> float:
        """Return the painter's order of what stands on a square: what lies farther south is painted later."""
        return self.centre(square).y()

    def double_ribbon(self, first: Square, second: Square) -> QPolygonF:
        """Return the ground of a double on two adjacent squares, given in either order, also across a seam.

        Raises:
            ValueError: if the squares are not adjacent.
        """
        if second not in self.wall.neighbours[first]:
            raise ValueError(f"squares {first} and {second} are not adjacent")
        west, east = sorted((first, second), key=self.wall.west_to_east.index)
        sections = self._half(west, west=True) + self._half(east, west=False)[1:]
        return _strip(sections)

    def province_path(self, province: Province) -> QPainterPath:
        """Return the outline of a province."""
        slot, k = divmod(province, AREAS_PER_SIDE)
        return self.faces[slot].province_path(k).translated(self.offset(slot), 0)

    def region_path(self, region: Region) -> QPainterPath:
        """Return the outline of a region."""
        slot, k = divmod(region, AREAS_PER_SIDE)
        return self.faces[slot].region_path(k).translated(self.offset(slot), 0)

    def spotlight_path(self, province: Province) -> QPainterPath:
        """Return the outline of a province together with the wall that stands on its squares."""
        outline = self.province_path(province)
        for square in self.wall.squares_of[province]:
            outline = outline.united(_raised(self.cell(square), BLOCK_HEIGHT + 6))
        return outline.simplified()

    def region_spotlight_path(self, region: Region) -> QPainterPath:
        """Return the outline of a region together with the wall that stands on its squares."""
        outline = self.region_path(region)
        for square in self.wall.squares_of_region[region]:
            outline = outline.united(_raised(self.cell(square), BLOCK_HEIGHT + 6))
        return outline.simplified()

    def province_spot(self, province: Province) -> Spot:
        """Return where a province keeps its reputation counter, name and cards."""
        slot, k = divmod(province, AREAS_PER_SIDE)
        return self.faces[slot].province_spot(k).moved(self.offset(slot))

    def region_spot(self, region: Region) -> Spot:
        """Return where a region keeps its threat counter and name."""
        slot, k = divmod(region, AREAS_PER_SIDE)
        return self.faces[slot].region_spot(k).moved(self.offset(slot))

    def card_row(self, province: Province, count: int) -> list[QRectF]:
        """Return where `count` cards lie in a province."""
        return card_row(self.province_spot(province), count)

    def square_at(self, point: QPointF) -> Square | None:
        """Return the square whose ground lies under a point."""
        for square in self.wall.squares:
            if self.cell(square).containsPoint(point, Qt.FillRule.OddEvenFill):
                return square
        return None

    def province_at(self, point: QPointF) -> Province | None:
        """Return the province under a point."""
        return next((p for p in self.wall.provinces if self.province_path(p).contains(point)), None)

    def region_at(self, point: QPointF) -> Region | None:
        """Return the region under a point."""
        return next((r for r in self.wall.regions if self.region_path(r).contains(point)), None)

    def _half(self, square: Square, *, west: bool) -> list[Section]:
        slot, i = divmod(square, SQUARES_PER_BOARD)
        x = self.offset(slot)
        return [section.moved(x) for section in self.faces[slot].double_sections(i, west=west)]


def scene_rect_of(scroll: QRectF) -> QRectF:
    """Return the room that a scroll of painted silk takes with mount, rollers and knobs."""
    return scroll.adjusted(
        -MOUNT_MARGIN_X - 14,
        -MOUNT_MARGIN_Y - ROLLER_OVERHANG,
        MOUNT_MARGIN_X + 14,
        MOUNT_MARGIN_Y + ROLLER_OVERHANG + 2,
    )


def card_row(spot: Spot, count: int) -> list[QRectF]:
    """Return `count` card places centred in a spot, closer together when they would not fit side by side."""
    width, height = CARD_SIZE
    room = spot.rect.width() - width - 12
    step = min(_CARD_STEP, room / (count - 1)) if count > 1 else 0.0
    left = spot.centre.x() - (step * (count - 1) + width) / 2
    return [QRectF(left + step * k, CARD_ROW_Y, width, height) for k in range(count)]


def emperor_rect(spot: Spot) -> QRectF:
    """Return where the emperor card of a completed province lies."""
    width, height = EMPEROR_SIZE
    return QRectF(spot.centre.x() - width / 2, CARD_ROW_Y - 1, width, height)


def _cuts(areas: "tuple[Area, ...]") -> tuple[int, ...]:
    return tuple(accumulate((area.squares for area in areas), initial=0))


def _strip(sections: "Sequence[Section]") -> QPolygonF:
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


def _raised(ground: QPolygonF, height: float) -> QPainterPath:
    """Return the outline of what stands on a ground, as seen."""
    silhouette = QPainterPath()
    silhouette.setFillRule(Qt.FillRule.WindingFill)
    corners = list(ground)
    for shape in (ground, ground.translated(0, -height)):
        silhouette.addPolygon(shape)
        silhouette.closeSubpath()
    for a, b in zip(corners, corners[1:] + corners[:1], strict=True):
        lift = QPointF(0, -height)
        side = QPainterPath()
        side.addPolygon(QPolygonF([a, b, b + lift, a + lift]))
        side.closeSubpath()
        silhouette = silhouette.united(side)
    return silhouette.simplified()
