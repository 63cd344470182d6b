"""Squares without a block on them, and the marks on squares.

One meaning per device: a gold ring says *you may act here*, a cream rim *this was the last move*,
dashes *reserved or absent*. Rings belong above all blocks, so that nothing hides a legal target;
rims and ghosts belong right below and at the place of their block.
"""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QPainter, QPolygonF

from changcheng_qt.games.changcheng.pieces import BlockKind
from changcheng_qt.ui.changcheng.geometry.face_layout import points_of
from changcheng_qt.ui.changcheng.geometry.layout import BLOCK_HEIGHT
from changcheng_qt.ui.changcheng.painting.blocks import block_bounds, paint_block
from changcheng_qt.ui.changcheng.painting.pigments import (
    DEEP_GOLD,
    LEGAL_TINT,
    PAPER,
    RIM_SHADOW,
    RING_CORE,
    RIVER_BRIGHT,
    RIVER_DEEP,
    RIVER_FOAM,
    SLAB_DARK,
    SLAB_EDGE,
    SLAB_JOINT,
    SLAB_LIGHT,
    SLAB_SHADOW,
)
from changcheng_qt.ui.changcheng.painting.solids import Detail
from changcheng_qt.ui.changcheng.seat_colours import LAST_MOVE_RIM
from changcheng_qt.ui.looks.glyphs import paint_glyph
from changcheng_qt.ui.looks.strokes import (
    NO_BRUSH,
    NO_PEN,
    between,
    flat_pen,
    linear,
    open_line,
    outline,
    paint_faded,
    pen,
    swept,
)
from changcheng_qt.ui.looks.theme import RING_DARK, RING_LIGHT, SeatColours, ink

GHOST_OPACITY: Final = 0.72
GHOST_RIM: Final = "#FFD24A"
_SLABS: Final = ((0.3, 0.7), (0.5,), (0.25, 0.68))
"""Where the joints lie in each of the three rows of slabs."""
_BORDER: Final = ((9.0, RIVER_DEEP), (6.6, RIVER_FOAM), (3.2, RIVER_BRIGHT))
"""The breadths and colours of a border across the wall, from the bottom up, in board units."""
_TICK: Final = ((-8.0, 0.5), (-2.5, 6.0), (8.5, -6.0))

_RIM_HEIGHT: Final = {
    BlockKind.SINGLE: BLOCK_HEIGHT + 5,
    BlockKind.BROKEN: BLOCK_HEIGHT,
    BlockKind.DOUBLE: BLOCK_HEIGHT + 6,
    BlockKind.TOWER: BLOCK_HEIGHT + 17,
}


def square_bounds(quad: QPolygonF) -> QRectF:
    """Return the rectangle that an empty square and its marks paint in."""
    return quad.boundingRect().adjusted(-6, -6, 8, 8)


def rim_bounds(ground: QPolygonF, kind: BlockKind) -> QRectF:
    """Return the rectangle that the rim of a block paints in."""
    return ground.boundingRect().adjusted(-7, -_RIM_HEIGHT[kind] - 7, 7, 7)


def paint_foundation(painter: QPainter, quad: QPolygonF) -> None:
    """Paint an empty square: laid stone slabs."""
    nw, ne, se, sw = points_of(quad)
    ground = outline([nw, ne, se, sw])
    painter.setPen(NO_PEN)
    painter.setBrush(ink(SLAB_SHADOW, 60))
    painter.drawPath(ground.translated(1.2, 2.2))
    box = quad.boundingRect()
    painter.setPen(pen(SLAB_EDGE, 1.3))
    painter.setBrush(linear(box.topLeft(), box.bottomRight(), SLAB_LIGHT, SLAB_DARK))
    painter.drawPath(ground)
    joints = []
    for row, shares in enumerate(_SLABS):
        top, bottom = row / len(_SLABS), (row + 1) / len(_SLABS)
        if row:
            joints.append(QLineF(between(nw, sw, top), between(ne, se, top)))
        for share in shares:
            north, south = between(nw, ne, share), between(sw, se, share)
            joints.append(QLineF(between(north, south, top), between(north, south, bottom)))
    painter.setPen(flat_pen(SLAB_JOINT, 0.9))
    painter.drawLines(joints)


def paint_reserved(painter: QPainter, quad: QPolygonF, colours: SeatColours) -> None:
    """Paint that a square is kept for a seat's single: dashes and the glyph in its colour."""
    centre = _centre(quad)
    inner = [between(corner, centre, 0.09) for corner in points_of(quad)]
    painter.setPen(pen(PAPER, 3.8, 190))
    painter.setBrush(ink(colours.top, 66))
    painter.drawPath(outline(inner))
    painter.setPen(pen(colours.front, 2.3, dashes=(2.4, 1.6)))
    painter.setBrush(NO_BRUSH)
    painter.drawPath(outline(inner))
    paint_glyph(painter, colours.glyph, centre, 8.6, ink(PAPER, 200))
    paint_glyph(painter, colours.glyph, centre, 7.4, ink(colours.front, 245))


def paint_legal_square(painter: QPainter, quad: QPolygonF) -> None:
    """Paint the gold tint of a square where the seat may build."""
    painter.setPen(NO_PEN)
    painter.setBrush(ink(LEGAL_TINT, 96))
    painter.drawPolygon(quad)


def paint_cross(painter: QPainter, quad: QPolygonF) -> None:
    """Paint the cross in the middle of a square where the seat may build; like the ring it lies
    above all blocks.
    """
    centre = _centre(quad)
    painter.setPen(pen(DEEP_GOLD, 2.6, 235))
    painter.drawLine(centre - QPointF(4.5, 0), centre + QPointF(4.5, 0))
    painter.drawLine(centre - QPointF(0, 4.5), centre + QPointF(0, 4.5))


def paint_ring(painter: QPainter, quad: QPolygonF, *, strong: bool = False) -> None:
    """Paint the ring of a legal square; `strong` is for the one that keys have walked to."""
    centre = _centre(quad)
    inner = QPolygonF([between(corner, centre, 0.12) for corner in points_of(quad)])
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(RING_DARK, 4.8 if strong else 3.4))
    painter.drawPolygon(inner)
    painter.setPen(pen(RING_CORE if strong else RING_LIGHT, 2.6 if strong else 1.7))
    painter.drawPolygon(inner)


def border_bounds(line: Sequence[QPointF], bold: float) -> QRectF:
    """Return the rectangle that a border across the wall paints in."""
    room = _BORDER[0][0] * bold
    return QPolygonF(list(line)).boundingRect().adjusted(-room, -room, room, room)


def paint_border(painter: QPainter, line: Sequence[QPointF], bold: float = 1.0) -> None:
    """Paint the border of two provinces across the wall: the river goes on, between dark banks."""
    course = open_line(line)
    painter.setBrush(NO_BRUSH)
    for width, colour in _BORDER:
        painter.setPen(pen(colour, width * bold))
        painter.drawPath(course)


def paint_chosen(painter: QPainter, quad: QPolygonF) -> None:
    """Paint that a square is the first of two: filled with gold, and ticked in the middle."""
    painter.setPen(pen(RING_DARK, 3.4))
    painter.setBrush(ink(RING_LIGHT, 235))
    painter.drawPolygon(quad)
    centre = _centre(quad)
    tick = QPolygonF([centre + QPointF(x, y) for x, y in _TICK])
    painter.setPen(pen(RING_DARK, 5.0))
    painter.drawPolyline(tick)


def paint_rim(
    painter: QPainter, ground: QPolygonF, kind: BlockKind, colour: str = LAST_MOVE_RIM
) -> None:
    """Paint the outline of a standing block, to be seen around it: the mark of the last move."""
    shape = swept(points_of(ground), QPointF(0, -_RIM_HEIGHT[kind]))
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(RIM_SHADOW, 8.2, 150))
    painter.drawPath(shape)
    painter.setPen(pen(colour, 5.2))
    painter.drawPath(shape)


def paint_ghost(
    painter: QPainter,
    ground: QPolygonF,
    kind: BlockKind,
    colours: SeatColours,
    detail: Detail = Detail.NEAR,
) -> None:
    """Paint what would stand here: the block, seen through, with a gold rim."""
    paint_rim(painter, ground, kind, GHOST_RIM)
    paint_faded(
        painter,
        block_bounds(ground, kind),
        GHOST_OPACITY,
        lambda layer: paint_block(layer, ground, kind, colours, detail),
    )


def _centre(quad: QPolygonF) -> QPointF:
    nw, ne, se, sw = points_of(quad)
    return between(between(nw, ne, 0.5), between(sw, se, 0.5), 0.5)
