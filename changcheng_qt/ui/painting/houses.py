"""A tiled house seen from the front, in units of a map: its roof has the seat's colour and sign."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from changcheng_qt.ui.looks.glyphs import paint_glyph
from changcheng_qt.ui.looks.strokes import NO_PEN, flat_pen, linear, pen, sketch
from changcheng_qt.ui.looks.theme import SeatColours, ink, mix
from changcheng_qt.ui.painting import pigments

LINE: Final = 1.3
"""The weight of all outlines of pieces."""
_PLASTER: Final = ("#FFF6E2", "#DCC59A")
_ROOF: Final = sketch(
    "M -22 -8 C -17 -8.4 -13.4 -13 -11.4 -23 L 11.4 -23 C 13.4 -13 17 -8.4 22 -8 "
    "C 18 -5 -18 -5 -22 -8 Z"
)
"""A hip roof with swept eaves; the middle of its ground is the origin."""
_RIDGE: Final = sketch("M -13.4 -25.4 C -10 -23.4 10 -23.4 13.4 -25.4 L 12 -21.8 L -12 -21.8 Z")


def house_bounds(foot: QPointF) -> QRectF:
    """Return the rectangle of a house and its shadow around the middle of its ground."""
    return QRectF(foot.x() - 24, foot.y() - 28, 52, 42)


def paint_house(painter: QPainter, foot: QPointF, colours: SeatColours) -> None:
    """Paint a tiled house; `foot` is the middle of its ground."""
    painter.save()
    painter.translate(foot + QPointF(0, 4))
    paint_shadow(painter, 20, 8)
    paint_hall(painter, colours)
    paint_roof(painter, colours)
    paint_glyph(painter, colours.glyph, QPointF(0, -13.8), 6.4, colours.glyph_colour)
    painter.restore()


def paint_hall(painter: QPainter, colours: SeatColours) -> None:
    """Paint the hall of a house, with posts and door, from 8 above the origin to 7 below."""
    hall = QRectF(-15, -8, 30, 15)
    painter.setPen(pen(colours.outline, LINE))
    painter.setBrush(linear(hall.topLeft(), hall.topRight(), *_PLASTER))
    painter.drawRect(hall)
    painter.setPen(NO_PEN)
    painter.setBrush(ink(colours.front))
    for x in (-15.0, -8.0, 5.6, 12.6):
        painter.drawRect(QRectF(x, -6, 2.4, 13))
    painter.setBrush(ink(mix(colours.outline, pigments.BLACK, 0.2)))
    painter.drawRoundedRect(QRectF(-3.6, -3, 7.2, 10), 1.2, 1.2)


def paint_roof(painter: QPainter, colours: SeatColours) -> None:
    """Paint a hip roof with swept eaves, from 26 above the origin to 5 above."""
    painter.setPen(pen(colours.outline, LINE))
    painter.setBrush(
        linear(
            QPointF(-18, -22), QPointF(18, -6), mix(colours.top, pigments.WHITE, 0.2), colours.top
        )
    )
    painter.drawPath(_ROOF)
    painter.setPen(flat_pen(colours.outline, 0.8, 70))
    for share in (-0.84, -0.56, 0.56, 0.84):
        painter.drawLine(QPointF(share * 11, -21.6), QPointF(share * 20, -7.4))
    painter.setPen(pen(colours.outline, 1.0))
    painter.setBrush(ink(colours.front))
    painter.drawPath(_RIDGE)


def paint_shadow(painter: QPainter, wide: float, high: float) -> None:
    """Paint the shadow of something on a ground of half that size, around the origin."""
    painter.setPen(NO_PEN)
    painter.setBrush(ink(pigments.GROUND_SHADOW, 70))
    painter.drawEllipse(QPointF(0.2 * wide, 0.45 * high), wide, high * 0.8)
