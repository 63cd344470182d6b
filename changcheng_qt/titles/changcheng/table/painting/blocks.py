"""The blocks of the wall, standing on their squares.

All functions paint in board units on a ground from `layout` (corners NW, NE, SE, SW; the ribbon of
a double has an odd number of points a side). Paint from north to south. `block_bounds` is the
extent of a block and its shadow, so that items can have tight rectangles.

| block | function | its mark |
|---|---|---|
| single | `paint_single` | battlements, glyph on the walkway |
| neutral single | `paint_single` | grey, a square for a glyph, no battlements |
| double | `paint_double` | one piece with a gatehouse on the joint, gold coping |
| tower | `paint_tower` | higher, pavilion and banner, gold coping |
| broken | `paint_broken` | rubble, greyed, small struck-out glyph |
| any of these | `paint_block` | by kind |
"""

import math
from itertools import pairwise
from random import Random
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPolygonF

from changcheng_qt.titles.changcheng.rules.pieces import BlockKind
from changcheng_qt.titles.changcheng.table.geometry.face_layout import points_of
from changcheng_qt.titles.changcheng.table.geometry.layout import BLOCK_HEIGHT
from changcheng_qt.titles.changcheng.table.painting import buildings
from changcheng_qt.ui.looks.glyphs import paint_glyph
from changcheng_qt.ui.looks.strokes import between, flat_pen, pen, raised, swept, unit
from changcheng_qt.ui.looks.theme import Glyph, SeatColours, ink, mix
from changcheng_qt.ui.painting import pigments
from changcheng_qt.ui.painting.solids import (
    Detail,
    paint_box,
    paint_ground_shadow,
    paint_merlons,
    paint_solid,
)

TOWER_HEIGHT: Final = BLOCK_HEIGHT + 11
GATEHOUSE_HEIGHT: Final = BLOCK_HEIGHT + 8
_REACH: Final = {
    BlockKind.SINGLE: (3.0, 24.0, 11.0, 7.0),
    BlockKind.BROKEN: (3.0, 18.0, 7.0, 6.0),
    BlockKind.DOUBLE: (3.0, 30.0, 13.0, 8.0),
    BlockKind.TOWER: (7.0, 57.0, 28.0, 16.0),
}
"""How far each block and its shadow extend beyond the rectangle of its ground: west, north, east,
south, in board units.
"""

_RUBBLE_GREY: Final = "#8F8676"
_RUBBLE: Final = (
    (0.46, 0.20, 5.6),
    (0.62, 0.34, 4.4),
    (0.84, 0.18, 5.0),
    (0.52, 0.58, 6.4),
    (0.74, 0.62, 5.4),
    (0.92, 0.52, 4.2),
    (0.44, 0.88, 5.0),
    (0.64, 0.88, 6.0),
    (0.86, 0.86, 5.4),
)
"""The positions of stones on the square (east, south, both 0 to 1), and their sizes."""

_STUMP: Final = (
    (0.0, 0.04),
    (0.30, 0.04),
    (0.22, 0.30),
    (0.36, 0.55),
    (0.26, 0.78),
    (0.34, 0.97),
    (0.0, 0.97),
)


def block_bounds(ground: QPolygonF, kind: BlockKind) -> QRectF:
    """Return the painted rectangle of a block on a ground, shadow and outline included."""
    west, north, east, south = _REACH[kind]
    return ground.boundingRect().adjusted(-west, -north, east, south)


def block_outline(ground: QPolygonF, kind: BlockKind) -> QPainterPath:
    """Return the visible outline of a standing block; of a tower with its roof and its banner."""
    points = points_of(ground)
    if kind is not BlockKind.TOWER:
        return swept(points, QPointF(0, -BLOCK_HEIGHT - 5))
    centre = between(between(points[0], points[1], 0.5), between(points[3], points[2], 0.5), 0.5)
    body = swept([between(centre, point, 1.16) for point in points], QPointF(0, -TOWER_HEIGHT - 5))
    floor = raised(centre, TOWER_HEIGHT - 3)
    pavilion, banner = QPainterPath(), QPainterPath()
    pavilion.addRect(QRectF(floor.x() - 20, floor.y() - 27, 40, 28))
    banner.addRect(QRectF(floor.x() - 2, floor.y() - 51, 26, 30))
    return body.united(pavilion).united(banner).simplified()


def paint_block(
    painter: QPainter,
    ground: QPolygonF,
    kind: BlockKind,
    colours: SeatColours,
    detail: Detail = Detail.NEAR,
    *,
    seed: int = 0,
) -> None:
    """Paint a block of any kind; `seed` varies the heap of rubble."""
    match kind:
        case BlockKind.SINGLE:
            paint_single(painter, ground, colours, detail)
        case BlockKind.DOUBLE:
            paint_double(painter, ground, colours, detail)
        case BlockKind.TOWER:
            paint_tower(painter, ground, colours, detail)
        case BlockKind.BROKEN:
            paint_broken(painter, ground, colours, detail, seed=seed)


def paint_single(
    painter: QPainter,
    quad: QPolygonF,
    colours: SeatColours,
    detail: Detail = Detail.NEAR,
    *,
    shadow: bool = True,
) -> None:
    """Paint a single wall; a neutral one has no battlements."""
    nw, ne, se, sw = points_of(quad)
    if shadow:
        paint_ground_shadow(painter, BLOCK_HEIGHT, [nw, ne, se, sw])
    paint_solid(painter, [nw, ne, se, sw], colours, BLOCK_HEIGHT)
    inward = unit(between(sw, se, 0.5) - between(nw, ne, 0.5))
    crenellated = detail is Detail.NEAR and colours.glyph is not Glyph.STONE
    if detail is Detail.NEAR:
        _paint_paving(painter, nw, ne, se, sw, colours)
    if crenellated:
        paint_merlons(painter, (nw, ne), inward, 3, colours, BLOCK_HEIGHT)
    middle = raised(between(between(nw, ne, 0.5), between(sw, se, 0.5), 0.5), BLOCK_HEIGHT + 0.5)
    size = 9.6 if detail is Detail.NEAR else 13.0
    paint_glyph(painter, colours.glyph, middle, size, colours.glyph_colour)
    if crenellated:
        paint_merlons(painter, (sw, se), -inward, 3, colours, BLOCK_HEIGHT)


def paint_double(
    painter: QPainter, ribbon: QPolygonF, colours: SeatColours, detail: Detail = Detail.NEAR
) -> None:
    """Paint a double as one piece over two squares, with a gatehouse astride their joint."""
    points = points_of(ribbon)
    half = len(points) // 2
    north, south = points[:half], points[half:][::-1]
    joint = half // 2
    west = north[: joint + 1] + south[: joint + 1]
    paint_ground_shadow(painter, BLOCK_HEIGHT + 4, west, north[joint:] + south[joint:])
    paint_solid(painter, points, colours, BLOCK_HEIGHT)
    inward = unit(south[joint] - north[joint])
    if detail is Detail.NEAR:
        _paint_merlon_row(painter, north, inward, colours)
    for edge in (north, south):
        buildings.paint_coping(painter, [raised(point, BLOCK_HEIGHT) for point in edge])
    for share in (0.17, 0.83):
        place = between(_along(north, share), _along(south, share), 0.5)
        middle = raised(place, BLOCK_HEIGHT + 0.5)
        paint_glyph(painter, colours.glyph, middle, 8.8, colours.glyph_colour)
    if detail is Detail.NEAR:
        _paint_merlon_row(painter, south, -inward, colours)
    _paint_gatehouse(painter, north, south, joint, colours)


def paint_tower(
    painter: QPainter, quad: QPolygonF, colours: SeatColours, detail: Detail = Detail.NEAR
) -> None:
    """Paint a tower: a high platform with a pavilion and the owner's banner."""
    corners = points_of(quad)
    centre = between(
        between(corners[0], corners[1], 0.5), between(corners[3], corners[2], 0.5), 0.5
    )
    nw, ne, se, sw = (between(centre, corner, 1.1) for corner in corners)
    paint_ground_shadow(painter, TOWER_HEIGHT + 14, [nw, ne, se, sw])
    paint_solid(painter, [nw, ne, se, sw], colours, TOWER_HEIGHT)
    inward = unit(between(sw, se, 0.5) - between(nw, ne, 0.5))
    if detail is Detail.NEAR:
        paint_merlons(painter, (nw, ne), inward, 3, colours, TOWER_HEIGHT)
    buildings.paint_coping(
        painter, [raised(corner, TOWER_HEIGHT) for corner in (nw, ne, se, sw)], closed=True
    )
    if detail is Detail.NEAR:
        slits = [raised(between(sw, se, share), TOWER_HEIGHT - 8) for share in (0.3, 0.7)]
        buildings.paint_arrow_slits(painter, slits, colours)
        paint_merlons(painter, (sw, se), -inward, 3, colours, TOWER_HEIGHT)
    floor = raised(centre, TOWER_HEIGHT - 3)
    buildings.paint_pavilion(painter, floor, 27, 13, colours)
    buildings.paint_banner(painter, raised(floor, 23), colours)


def paint_broken(
    painter: QPainter,
    quad: QPolygonF,
    colours: SeatColours,
    detail: Detail = Detail.NEAR,
    *,
    seed: int = 0,
) -> None:
    """Paint a broken wall: rubble with a legible owner, but unlike any wall."""
    nw, ne, se, sw = points_of(quad)
    faded = _ruined(colours)

    def at(east: float, south: float) -> QPointF:
        return between(between(nw, ne, east), between(sw, se, east), south)

    paint_ground_shadow(painter, 7, [nw, ne, se, sw])
    paint_solid(painter, [nw, ne, se, sw], faded, 3, top=pigments.RUIN_FLOOR, bricks=False)
    paint_solid(painter, [at(*corner) for corner in _STUMP], faded, 15)
    if detail is Detail.NEAR:
        paint_merlons(painter, (at(0, 0.97), at(0.3, 0.97)), unit(nw - sw), 1, faded, 15)
    chance = Random(seed)
    for east, south, size in sorted(_RUBBLE, key=lambda stone: at(stone[0], stone[1]).y()):
        turn = chance.uniform(-0.6, 0.6)
        along = _turned(unit(ne - nw), turn) * size
        across = _turned(unit(ne - nw), turn + math.pi / 2) * (size * 0.66)
        paint_box(painter, at(east, south), along, across, faded, chance.uniform(4, 7), 3)
    fall = max(0.0, unit(ne - nw).y())
    # Where the wall falls to the east, the next block stands before the eastern half of this one.
    _paint_struck_glyph(painter, raised(at(0.62 - 0.3 * fall, 0.5 - 0.12 * fall), 7), colours)


def _paint_paving(
    painter: QPainter, nw: QPointF, ne: QPointF, se: QPointF, sw: QPointF, colours: SeatColours
) -> None:
    painter.setPen(flat_pen(colours.outline, 0.8, 46))
    for share in (0.26, 0.74):
        west, east = between(nw, sw, share), between(ne, se, share)
        painter.drawLine(raised(west, BLOCK_HEIGHT), raised(east, BLOCK_HEIGHT))


def _paint_merlon_row(
    painter: QPainter, edge: list[QPointF], inward: QPointF, colours: SeatColours
) -> None:
    for start, end in pairwise(edge):
        paint_merlons(painter, (start, end), inward, 1, colours, BLOCK_HEIGHT)


def _paint_gatehouse(
    painter: QPainter,
    north: list[QPointF],
    south: list[QPointF],
    joint: int,
    colours: SeatColours,
) -> None:
    """Paint the raised middle; on steep slopes it is narrower, so that both glyphs stay visible."""
    slope = abs(unit(south[joint + 1] - south[joint - 1]).y())
    near = 0.1 + 0.5 * slope
    centre = between(north[joint], south[joint], 0.5)
    edges = []
    for line in (north, south):
        west = between(line[joint - 1], line[joint], near)
        east = between(line[joint], line[joint + 1], 1 - near)
        edges.append([between(centre, point, 1.07) for point in (west, line[joint], east)])
    ground = edges[0] + edges[1][::-1]
    roof = mix(colours.top, pigments.WHITE, 0.1)
    paint_solid(painter, ground, colours, GATEHOUSE_HEIGHT, top=roof)
    rim = [raised(point, GATEHOUSE_HEIGHT) for point in ground]
    buildings.paint_coping(painter, rim, closed=True)
    west, middle, east = edges[1]
    foot = between(between(west, east, 0.5), middle, 0.75)
    buildings.paint_arch(painter, foot, unit(east - west) * 6.2, colours)
    buildings.paint_pavilion(painter, raised(centre, GATEHOUSE_HEIGHT), 20, 9, colours)


def _paint_struck_glyph(painter: QPainter, middle: QPointF, colours: SeatColours) -> None:
    painter.setPen(pen(pigments.INK, 1.0))
    painter.setBrush(ink(pigments.MEDAL_PAPER, 240))
    painter.drawEllipse(middle, 9.8, 9.8)
    shade = mix(colours.front, colours.outline, 0.5)
    paint_glyph(painter, colours.glyph, middle, 6.4, shade)
    painter.setPen(pen(pigments.CANCELLED, 1.9))
    painter.drawLine(middle + QPointF(-6.8, 6.8), middle + QPointF(6.8, -6.8))


def _ruined(colours: SeatColours) -> SeatColours:
    return colours._replace(
        top=mix(colours.top, _RUBBLE_GREY, 0.42).name(),
        front=mix(colours.front, _RUBBLE_GREY, 0.42).name(),
        outline=mix(colours.outline, pigments.RUIN_INK, 0.4).name(),
    )


def _turned(vector: QPointF, angle: float) -> QPointF:
    cosine, sine = math.cos(angle), math.sin(angle)
    return QPointF(vector.x() * cosine - vector.y() * sine, vector.x() * sine + vector.y() * cosine)


def _along(line: list[QPointF], share: float) -> QPointF:
    place = share * (len(line) - 1)
    k = min(int(place), len(line) - 2)
    return between(line[k], line[k + 1], place - k)
