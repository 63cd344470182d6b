"""The buildings on doubles and towers: roofs, pavilions, gates, banners, and the gold coping."""

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from changcheng_qt.ui.looks.glyphs import paint_glyph
from changcheng_qt.ui.looks.strokes import (
    NO_BRUSH,
    NO_PEN,
    flat_pen,
    linear,
    open_line,
    outline,
    pen,
    raised,
)
from changcheng_qt.ui.looks.theme import SeatColours, ink, mix
from changcheng_qt.ui.painting.pigments import BLACK, WARM_INK, WHITE

if TYPE_CHECKING:
    from collections.abc import Sequence

COPING: Final = "#F0C869"
"""Gold coping: the block cannot be destroyed."""
PLASTER: Final = ("#FFF3DA", "#D9BF92")


def paint_coping(
    painter: QPainter, edge: "Sequence[QPointF]", *, closed: bool = False, width: float = 1.7
) -> None:
    """Paint the gold edge that means: this cannot be destroyed."""
    painter.setPen(pen(COPING, width))
    painter.setBrush(NO_BRUSH)
    painter.drawPath(outline(edge) if closed else open_line(edge))


def paint_roof(
    painter: QPainter, eaves: QPointF, width: float, height: float, colours: SeatColours
) -> None:
    """Paint a hip roof with swept eaves; `eaves` is the middle of its lower edge."""
    roof = _roof_path(eaves, width, height)
    left, right = eaves - QPointF(width / 2, 0), eaves + QPointF(width / 2, 0)
    lit, shaded = mix(colours.top, WHITE, 0.22), mix(colours.top, colours.outline, 0.5)
    painter.setPen(pen(colours.outline, 1.0))
    painter.setBrush(linear(left, right, lit, colours.top, shaded))
    painter.drawPath(roof)
    tiles = [
        QLineF(
            eaves + QPointF(share * width * 0.62, 1 - height),
            eaves + QPointF(share * width * 1.15, 0.6),
        )
        for share in (-0.34, -0.2, -0.07, 0.07, 0.2, 0.34)
    ]
    painter.setPen(flat_pen(colours.outline, 0.8, 90))
    painter.drawLines(tiles)
    painter.setPen(pen(COPING, 2.0))
    painter.drawLine(eaves + QPointF(-width / 4, -height), eaves + QPointF(width / 4, -height))


def paint_pavilion(
    painter: QPainter, floor: QPointF, width: float, height: float, colours: SeatColours
) -> None:
    """Paint a small hall with pillars and a roof, always square to the viewer."""
    hall = QRectF(floor.x() - width / 2, floor.y() - height, width, height)
    painter.setPen(pen(colours.outline, 1.0))
    painter.setBrush(linear(hall.topLeft(), hall.topRight(), *PLASTER))
    painter.drawRect(hall)
    painter.setPen(NO_PEN)
    painter.setBrush(ink(colours.front))
    pillars = 4 if width > 24 else 3
    for k in range(pillars):
        x = hall.left() + (hall.width() - 2.4) * k / (pillars - 1)
        painter.drawRect(QRectF(x, hall.top(), 2.4, height))
    if pillars == 4:
        painter.setBrush(ink(colours.outline, 220))
        painter.drawRect(QRectF(floor.x() - 3, hall.bottom() - height * 0.7, 6, height * 0.7))
    eaves = QPointF(floor.x(), hall.top() + 1)
    paint_roof(painter, eaves, width + 9, 7.5 + width * 0.13, colours)


def paint_banner(painter: QPainter, foot: QPointF, colours: SeatColours) -> None:
    """Paint a flag with the owner's glyph on a pole of 24 units."""
    painter.setPen(pen(WARM_INK, 1.5))
    painter.drawLine(foot, raised(foot, 24))
    cloth = QPainterPath(raised(foot, 24))
    cloth.cubicTo(foot + QPointF(7, -27), foot + QPointF(13, -21), foot + QPointF(21, -24))
    cloth.lineTo(foot + QPointF(21, -9))
    cloth.cubicTo(foot + QPointF(13, -6), foot + QPointF(7, -12), foot + QPointF(0, -9))
    cloth.closeSubpath()
    painter.setPen(pen(colours.outline, 1.0))
    painter.setBrush(ink(colours.top))
    painter.drawPath(cloth)
    middle = foot + QPointF(10.5, -16.4)
    paint_glyph(painter, colours.glyph, middle, 5.2, colours.glyph_colour)


def paint_arch(painter: QPainter, foot: QPointF, along: QPointF, colours: SeatColours) -> None:
    """Paint a gate at the foot of a front face; `along` is half its width."""
    west, east = foot - along, foot + along
    arch = QPainterPath(west)
    arch.lineTo(raised(west, 9))
    arch.cubicTo(raised(west, 17), raised(east, 17), raised(east, 9))
    arch.lineTo(east)
    arch.closeSubpath()
    painter.setPen(pen(COPING, 1.3))
    painter.setBrush(ink(mix(colours.outline, BLACK, 0.35), 250))
    painter.drawPath(arch)


def paint_arrow_slits(painter: QPainter, tops: "Sequence[QPointF]", colours: SeatColours) -> None:
    """Paint narrow windows, given by the middle of their upper edge."""
    painter.setPen(NO_PEN)
    painter.setBrush(ink(colours.outline, 240))
    for top in tops:
        painter.drawRoundedRect(QRectF(top.x() - 1.7, top.y(), 3.4, 8), 1.6, 1.6)


def _roof_path(eaves: QPointF, width: float, height: float) -> QPainterPath:
    half, tip, ridge = width / 2, 2.5, -height

    def at(x: float, y: float) -> QPointF:
        return eaves + QPointF(x, y)

    path = QPainterPath(at(-half - tip, -1.6))
    path.cubicTo(at(-0.4 * width, -0.4), at(-0.3 * width, ridge * 0.45), at(-0.24 * width, ridge))
    path.lineTo(at(0.24 * width, ridge))
    path.cubicTo(at(0.3 * width, ridge * 0.45), at(0.4 * width, -0.4), at(half + tip, -1.6))
    path.cubicTo(at(0.4 * width, 2.6), at(-0.4 * width, 2.6), at(-half - tip, -1.6))
    return path
