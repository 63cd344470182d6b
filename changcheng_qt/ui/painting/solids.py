"""Stone seen from the south and from above: a ground plan, extruded upwards.

Every solid stands on a ground given by its corners, clockwise on screen, in board units. Light
falls from the upper left: faces turned to the west are brighter, to the east darker, and shadows
fall to the lower right. Outlines are of one weight, in the darkest tone of the owner's colour.
"""

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QLineF, QPointF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPolygonF

from changcheng_qt.ui.looks.strokes import (
    NO_BRUSH,
    NO_PEN,
    between,
    distance,
    flat_pen,
    hull,
    joined,
    linear,
    outline,
    pen,
    raised,
    unit,
)
from changcheng_qt.ui.looks.theme import SeatColours, ink, mix
from changcheng_qt.ui.painting.pigments import GROUND_SHADOW, WHITE

if TYPE_CHECKING:
    from collections.abc import Sequence

OUTLINE_WIDTH: Final = 1.15
MERLON_HEIGHT: Final = 5.4
_MERLON_DEPTH: Final = 4.2
_COURSE_HEIGHT: Final = 6.5
_BRICK_LENGTH: Final = 11.0
_FAR_SCALE: Final = 0.3
_CORNERS: Final = 4
"""A ground of this number of corners, a square or the foot of a box, is always convex."""


class Detail(Enum):
    """How much of a block is painted at its present size."""

    FAR = "far"
    NEAR = "near"

    @classmethod
    def at(cls, scale: float) -> "Detail":
        """Return the detail for a number of device pixels per board unit."""
        return cls.FAR if scale < _FAR_SCALE else cls.NEAR


@dataclass(frozen=True, slots=True)
class _Front:
    """A visible side: its ground line from east to west, and its outward normal."""

    start: QPointF
    end: QPointF
    normal: QPointF

    @property
    def depth(self) -> float:
        return max(self.start.y(), self.end.y())


def clockwise(points: "Sequence[QPointF]") -> list[QPointF]:
    """Return the corners in clockwise order on screen."""
    pairs = zip(points, [*points[1:], points[0]], strict=True)
    area = sum(a.x() * b.y() - b.x() * a.y() for a, b in pairs)
    return list(points) if area > 0 else list(points)[::-1]


def paint_ground_shadow(painter: QPainter, height: float, *grounds: "Sequence[QPointF]") -> None:
    """Paint the soft shadow of something of that height, on one convex ground or several as one."""
    painter.setPen(NO_PEN)
    painter.setBrush(ink(GROUND_SHADOW, 26))
    for share in (1.0, 0.8, 0.6, 0.4):
        fall = QPointF(height * 0.52 * share, height * 0.2 * share + 1.5)
        falls = ([*ground, *(corner + fall for corner in ground)] for ground in grounds)
        shadow = joined(outline(hull(corners)) for corners in falls)
        painter.drawPath(shadow)


def paint_solid(
    painter: QPainter,
    ground: "Sequence[QPointF]",
    colours: SeatColours,
    height: float,
    *,
    base: float = 0.0,
    top: str | QColor | None = None,
    bricks: bool = True,
) -> None:
    """Paint a ground plan extruded from a base height; `top` replaces the colour of the roof.

    The outline is drawn first, twice as wide: its inner half is covered, which is faster than
    uniting the faces.
    """
    fronts = _fronts(ground)
    roof = [raised(corner, base + height) for corner in ground]
    painter.setPen(pen(colours.outline, 2 * OUTLINE_WIDTH))
    painter.setBrush(NO_BRUSH)
    painter.drawPath(_edges(ground, fronts, base, height))
    for front in fronts:
        _paint_front(painter, front, colours, base, height, bricks=bricks)
    box = QPolygonF(roof).boundingRect()
    tone = QColor(top or colours.top)
    lit, shaded = mix(tone, WHITE, 0.17), mix(tone, colours.outline, 0.12)
    painter.setPen(NO_PEN)
    painter.setBrush(linear(box.topLeft(), box.bottomRight(), lit, tone, shaded))
    painter.drawPolygon(QPolygonF(roof))


def paint_merlons(
    painter: QPainter,
    edge: tuple[QPointF, QPointF],
    inward: QPointF,
    count: int,
    colours: SeatColours,
    base: float,
) -> None:
    """Paint battlements on an edge of a roof, flush with its outer face."""
    start, end = edge
    along = unit(end - start) * (distance(end - start) / count * 0.3)
    deep = inward * (_MERLON_DEPTH / 2)
    stones = [between(start, end, (k + 0.5) / count) + deep + inward * 0.1 for k in range(count)]
    for stone in sorted(stones, key=lambda point: point.y()):
        paint_box(painter, stone, along, deep, colours, MERLON_HEIGHT, base)


def paint_box(
    painter: QPainter,
    centre: QPointF,
    along: QPointF,
    across: QPointF,
    colours: SeatColours,
    height: float,
    base: float,
) -> None:
    """Paint a small box from its centre and its two half-extents."""
    corners = [
        centre - along - across,
        centre + along - across,
        centre + along + across,
        centre - along + across,
    ]
    roof = mix(colours.top, WHITE, 0.1)
    ground = clockwise(corners)
    paint_solid(painter, ground, colours, height, base=base, top=roof, bricks=False)


def _fronts(ground: "Sequence[QPointF]") -> list[_Front]:
    """Return the sides that face the viewer, the farthest first."""
    found = []
    for start, end in zip(ground, [*ground[1:], ground[0]], strict=True):
        along = unit(end - start)
        normal = QPointF(along.y(), -along.x())
        if normal.y() > 0.02:
            found.append(_Front(start, end, normal))
    return sorted(found, key=lambda front: front.depth)


def _paint_front(
    painter: QPainter,
    front: _Front,
    colours: SeatColours,
    base: float,
    height: float,
    *,
    bricks: bool,
) -> None:
    start, end = raised(front.start, base), raised(front.end, base)
    face = QPolygonF([raised(start, height), raised(end, height), end, start])
    tone = _shade(colours, front.normal)
    foot = between(start, end, 0.5)
    gradient = linear(raised(foot, height), foot)
    gradient.setColorAt(0, mix(tone, WHITE, 0.1))
    gradient.setColorAt(0.25, tone)
    gradient.setColorAt(1, mix(tone, colours.outline, 0.5))
    painter.setPen(NO_PEN)
    painter.setBrush(gradient)
    painter.drawPolygon(face)
    if bricks and distance(end - start) > 8 and height > 9:
        _paint_bricks(painter, start, end, height, colours)


def _paint_bricks(
    painter: QPainter, start: QPointF, end: QPointF, height: float, colours: SeatColours
) -> None:
    courses = max(2, round(height / _COURSE_HEIGHT))
    bricks = max(2, round(distance(end - start) / _BRICK_LENGTH))
    joints = []
    for course in range(courses):
        low, high = height * course / courses, height * (course + 1) / courses
        if course:
            joints.append(QLineF(raised(start, low), raised(end, low)))
        for brick in range(bricks + 1):
            share = (brick + (0.5 if course % 2 else 0.0)) / bricks
            if 0.03 < share < 0.97:
                joint = between(start, end, share)
                joints.append(QLineF(raised(joint, low), raised(joint, high)))
    painter.setPen(flat_pen(colours.outline, 0.8, 92))
    painter.drawLines(joints)
    painter.setPen(flat_pen(WHITE, 0.9, 46))
    painter.drawLine(raised(start, height - 0.5), raised(end, height - 0.5))


def _shade(colours: SeatColours, normal: QPointF) -> QColor:
    light = -normal.x() * 0.55
    if light > 0:
        return mix(colours.front, colours.top, 0.28 * light)
    return mix(colours.front, colours.outline, 0.42 * min(1.0, -light))


def _edges(
    ground: "Sequence[QPointF]", fronts: "Sequence[_Front]", base: float, height: float
) -> QPainterPath:
    """Return the outer edge of a solid; for a ground that is not convex with some inner edges."""
    roof = [raised(corner, base + height) for corner in ground]
    if len(ground) == _CORNERS or len(hull(ground)) == len(ground):
        return outline(hull([*roof, *(raised(corner, base) for corner in ground)]))
    path = QPainterPath()
    path.addPath(outline(roof))
    for front in fronts:
        start, end = raised(front.start, base), raised(front.end, base)
        path.addPath(outline([raised(start, height), raised(end, height), end, start]))
    return path
