"""The marks on squares, on whole areas, and on blocks.

One meaning per device: a gold ring, tint or glow means *you may act here*, a cream rim *this was
the last move*, dashes *reserved or absent*; an excluded area is dimmed. Rings belong above all
blocks, so that nothing hides a legal target; rims and ghosts belong right below and at the place of
their block. `paint_spotlight` darkens everything but a path (`WallLayout.spotlight_path`, brought
to the painter's coordinates).
"""

from collections.abc import Sequence
from enum import Enum
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPolygonF

from changcheng_qt.titles.changcheng.rules.pieces import BlockKind
from changcheng_qt.titles.changcheng.table.geometry.face_layout import points_of
from changcheng_qt.titles.changcheng.table.geometry.layout import BLOCK_HEIGHT
from changcheng_qt.titles.changcheng.table.painting.blocks import block_bounds, paint_block
from changcheng_qt.ui.looks.glyphs import paint_glyph
from changcheng_qt.ui.looks.strokes import (
    NO_BRUSH,
    NO_PEN,
    between,
    open_line,
    outline,
    paint_faded,
    pen,
    swept,
)
from changcheng_qt.ui.looks.theme import DUSK, RING_DARK, RING_LIGHT, SeatColours, ink
from changcheng_qt.ui.painting import pigments
from changcheng_qt.ui.painting.solids import Detail

GHOST_OPACITY: Final = 0.72
GHOST_RIM: Final = "#FFD24A"
_BORDER: Final = (
    (9.0, pigments.RIVER_DEEP),
    (6.6, pigments.RIVER_FOAM),
    (3.2, pigments.RIVER_BRIGHT),
)
"""The breadths and colours of a border across the wall, from the bottom up, in board units."""
_TICK: Final = ((-8.0, 0.5), (-2.5, 6.0), (8.5, -6.0))
_RIM_HEIGHT: Final = {
    BlockKind.SINGLE: BLOCK_HEIGHT + 5,
    BlockKind.BROKEN: BLOCK_HEIGHT,
    BlockKind.DOUBLE: BLOCK_HEIGHT + 6,
    BlockKind.TOWER: BLOCK_HEIGHT + 17,
}
_OUTLINE: Final = 6.0
"""The width of the target's outline, in board units."""


class AreaLook(Enum):
    """The looks of a marked area."""

    LEGAL = "legal"
    UNDER_POINTER = "under pointer"
    RULED_OUT = "ruled out"
    POINTED_AT = "pointed at"
    """The area of the target square: soft light, for nothing is offered here."""
    RECALLED = "recalled"
    """The subject of an entry of the chronicle."""


def square_bounds(quad: QPolygonF) -> QRectF:
    """Return the painted rectangle of an empty square and its marks."""
    return quad.boundingRect().adjusted(-6, -6, 8, 8)


def rim_bounds(ground: QPolygonF, kind: BlockKind) -> QRectF:
    """Return the painted rectangle of a block's rim."""
    return ground.boundingRect().adjusted(-7, -_RIM_HEIGHT[kind] - 7, 7, 7)


def paint_reserved(painter: QPainter, quad: QPolygonF, colours: SeatColours) -> None:
    """Paint a square that is kept for a seat's single: dashes and the glyph in its colour."""
    centre = _centre(quad)
    inner = [between(corner, centre, 0.09) for corner in points_of(quad)]
    painter.setPen(pen(pigments.PAPER, 3.8, 190))
    painter.setBrush(ink(colours.top, 66))
    painter.drawPath(outline(inner))
    painter.setPen(pen(colours.front, 2.3, dashes=(2.4, 1.6)))
    painter.setBrush(NO_BRUSH)
    painter.drawPath(outline(inner))
    paint_glyph(painter, colours.glyph, centre, 8.6, ink(pigments.PAPER, 200))
    paint_glyph(painter, colours.glyph, centre, 7.4, ink(colours.front, 245))


def paint_legal_square(painter: QPainter, quad: QPolygonF) -> None:
    """Paint the gold tint of a square where the seat may build."""
    painter.setPen(NO_PEN)
    painter.setBrush(ink(pigments.LEGAL_TINT, 96))
    painter.drawPolygon(quad)


def paint_cross(painter: QPainter, quad: QPolygonF) -> None:
    """Paint the cross in the middle of a square where the seat may build; like the ring it is above
    all blocks.
    """
    centre = _centre(quad)
    painter.setPen(pen(pigments.DEEP_GOLD, 2.6, 235))
    painter.drawLine(centre - QPointF(4.5, 0), centre + QPointF(4.5, 0))
    painter.drawLine(centre - QPointF(0, 4.5), centre + QPointF(0, 4.5))


def paint_ring(painter: QPainter, quad: QPolygonF, *, strong: bool = False) -> None:
    """Paint the ring of a legal square; `strong` marks the one that keys have reached."""
    centre = _centre(quad)
    inner = QPolygonF([between(corner, centre, 0.12) for corner in points_of(quad)])
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(RING_DARK, 4.8 if strong else 3.4))
    painter.drawPolygon(inner)
    painter.setPen(pen(pigments.RING_CORE if strong else RING_LIGHT, 2.6 if strong else 1.7))
    painter.drawPolygon(inner)


def border_bounds(line: Sequence[QPointF], bold: float) -> QRectF:
    """Return the painted rectangle of a border across the wall."""
    room = _BORDER[0][0] * bold
    return QPolygonF(list(line)).boundingRect().adjusted(-room, -room, room, room)


def paint_border(painter: QPainter, line: Sequence[QPointF], bold: float = 1.0) -> None:
    """Paint the border of two provinces across the wall: the river continues, between dark
    banks.
    """
    course = open_line(line)
    painter.setBrush(NO_BRUSH)
    for width, colour in _BORDER:
        painter.setPen(pen(colour, width * bold))
        painter.drawPath(course)


def paint_chosen(painter: QPainter, quad: QPolygonF) -> None:
    """Paint a square as the first of two: filled with gold, and ticked in the middle."""
    painter.setPen(pen(RING_DARK, 3.4))
    painter.setBrush(ink(RING_LIGHT, 235))
    painter.drawPolygon(quad)
    centre = _centre(quad)
    tick = QPolygonF([centre + QPointF(x, y) for x, y in _TICK])
    painter.setPen(pen(RING_DARK, 5.0))
    painter.drawPolyline(tick)


def paint_rim(
    painter: QPainter, ground: QPolygonF, kind: BlockKind, colour: str = pigments.LAST_MOVE_RIM
) -> None:
    """Paint the outline of a standing block, visible around it: the mark of the last move."""
    shape = swept(points_of(ground), QPointF(0, -_RIM_HEIGHT[kind]))
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(pigments.RIM_SHADOW, 8.2, 150))
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
    """Paint the block that would stand here, translucent, with a gold rim."""
    paint_rim(painter, ground, kind, GHOST_RIM)
    paint_faded(
        painter,
        block_bounds(ground, kind),
        GHOST_OPACITY,
        lambda layer: paint_block(layer, ground, kind, colours, detail),
    )


def area_bounds(area: QPainterPath) -> QRectF:
    """Return the painted rectangle of a highlight."""
    return area.boundingRect().adjusted(-2, -2, 2, 2)


def paint_area(painter: QPainter, area: QPainterPath, look: AreaLook) -> None:
    """Paint the highlight of a province or region, inside its outline."""
    match look:
        case AreaLook.RULED_OUT:
            painter.setPen(NO_PEN)
            painter.setBrush(ink(pigments.INK, 84))
            painter.drawPath(area)
        case AreaLook.LEGAL:
            _paint_glow(painter, area, 38, ((14, pigments.GLOW, 46), (6, pigments.GLOW_EDGE, 230)))
        case AreaLook.UNDER_POINTER:
            bands = (
                (30, pigments.GLOW, 50),
                (20, pigments.GLOW, 90),
                (10, pigments.GLOW_CORE, 255),
            )
            _paint_glow(painter, area, 120, bands)
        case AreaLook.POINTED_AT:
            _paint_light(painter, area)
        case AreaLook.RECALLED:
            _paint_glow(
                painter,
                area,
                60,
                ((20, pigments.LAST_MOVE_RIM, 90), (8, pigments.LAST_MOVE_RIM, 235)),
            )


def outline_bounds(area: QPainterPath, bold: float) -> QRectF:
    """Return the painted rectangle of the target's outline."""
    room = _OUTLINE * bold
    return area.boundingRect().adjusted(-room, -room, room, room)


def paint_outline(painter: QPainter, area: QPainterPath, bold: float = 1.0) -> None:
    """Paint the outline of the target square's area, strong enough to be visible above glowing
    squares.
    """
    painter.setBrush(NO_BRUSH)
    for width, colour, alpha in ((_OUTLINE, RING_DARK, 235), (3.2, pigments.SPOTLIGHT, 255)):
        painter.setPen(pen(colour, width * bold, alpha))
        painter.drawPath(area)


def paint_spotlight(
    painter: QPainter, room: QRectF, hole: QPainterPath, lit: QPainterPath | None = None
) -> None:
    """Darken a room except for a hole with a glowing edge, and for the area `lit`."""
    dark = QPainterPath()
    dark.addRect(room)
    painter.setPen(NO_PEN)
    painter.setBrush(ink(DUSK, 168))
    painter.drawPath(dark.subtracted(hole if lit is None else hole.united(lit)))
    painter.setBrush(NO_BRUSH)
    for width, colour, alpha in (
        (16, pigments.SPOTLIGHT, 40),
        (9, pigments.SPOTLIGHT, 80),
        (4, pigments.GOLD_SHINE, 255),
    ):
        painter.setPen(pen(colour, width, alpha))
        painter.drawPath(hole)


def _centre(quad: QPolygonF) -> QPointF:
    nw, ne, se, sw = points_of(quad)
    return between(between(nw, ne, 0.5), between(sw, se, 0.5), 0.5)


def _paint_light(painter: QPainter, area: QPainterPath) -> None:
    """Paint warm light that is strongest along the outline."""
    painter.save()
    painter.setClipPath(area, Qt.ClipOperation.IntersectClip)
    painter.setPen(NO_PEN)
    painter.setBrush(ink(pigments.GLOW_CORE, 62))
    painter.drawPath(area)
    painter.setBrush(NO_BRUSH)
    for width, alpha in ((30, 40), (20, 60), (11, 110)):
        painter.setPen(pen(pigments.GLOW_CORE, width, alpha))
        painter.drawPath(area)
    painter.setPen(pen(pigments.WARM_INK, 2.4, 150))
    painter.drawPath(area)
    painter.restore()


def _paint_glow(
    painter: QPainter,
    area: QPainterPath,
    strength: int,
    bands: tuple[tuple[int, str, int], ...],
) -> None:
    painter.save()
    painter.setClipPath(area, Qt.ClipOperation.IntersectClip)
    painter.setPen(NO_PEN)
    painter.setBrush(ink(pigments.FLASH, strength))
    painter.drawPath(area)
    painter.setBrush(NO_BRUSH)
    for width, colour, alpha in bands:
        painter.setPen(pen(colour, width, alpha))
        painter.drawPath(area)
    painter.setPen(pen(RING_DARK, 1.8, 235))
    painter.drawPath(area)
    painter.restore()
