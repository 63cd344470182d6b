"""The bronze lion's head that holds the ring of the gate."""

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QRadialGradient, QTransform

from changcheng_qt.ui.changcheng.painting.pigments import (
    BLACK,
    LION_EYE,
    LION_MOUTH,
    LION_RING,
)
from changcheng_qt.ui.looks.strokes import NO_BRUSH, NO_PEN, centred, pen, radial, sketch
from changcheng_qt.ui.looks.theme import ink

_INK: Final = "#3F2606"
_BRONZE: Final = ("#FBE3A0", "#CE9A38", "#68430C")
_CURLS: Final = 14
_EAR: Final = "M 0.5 -0.62 C 0.62 -1 0.95 -0.9 0.8 -0.42 Z"
_BROW: Final = "M 0.1 -0.1 C 0.16 -0.34 0.44 -0.58 0.72 -0.5 C 0.58 -0.36 0.4 -0.22 0.1 -0.1 Z"
_EYE: Final = "M 0.16 -0.06 Q 0.34 -0.24 0.56 -0.18 Q 0.4 0 0.16 -0.06 Z"
_FANG: Final = "M 0.3 0.4 L 0.44 0.4 L 0.36 0.62 Z"
_NOSE: Final = (
    "M -0.14 -0.08 L 0.14 -0.08 C 0.3 0.16 0.12 0.22 0 0.22 C -0.12 0.22 -0.3 0.16 -0.14 -0.08 Z"
)


def paint_knocker(painter: QPainter, centre: QPointF, size: float) -> None:
    """Paint the knocker; `size` is the radius of the head with its mane."""
    painter.setPen(NO_PEN)
    painter.setBrush(ink(BLACK, 100))
    painter.drawEllipse(centre + QPointF(3, 5) * (size / 46), size * 1.12, size * 1.12)
    _paint_mane(painter, centre, size)
    painter.setPen(pen(_INK, size * 0.033))
    painter.setBrush(_bronze(centre, size * 0.86))
    painter.drawEllipse(centre, size * 0.84, size * 0.84)
    for side in (-1, 1):
        _paint_half_of_face(painter, centre, size, side)
    nose = _placed(_NOSE, centre, size, 1)
    painter.setPen(pen(_INK, size * 0.026))
    painter.setBrush(_bronze(nose.boundingRect().center(), size * 0.24))
    painter.drawPath(nose)
    _paint_ring(painter, centre, size)


def _paint_mane(painter: QPainter, centre: QPointF, size: float) -> None:
    for k in range(_CURLS):
        angle = k * math.tau / _CURLS
        curl = centre + QPointF(math.cos(angle), math.sin(angle)) * (size * 0.92)
        painter.setPen(pen(_INK, size * 0.026))
        painter.setBrush(_bronze(curl, size * 0.24))
        painter.drawEllipse(curl, size * 0.23, size * 0.23)
        painter.setBrush(NO_BRUSH)
        painter.setPen(pen(_INK, size * 0.022, 190))
        inner = centred(curl, size * 0.22, size * 0.22)
        painter.drawArc(inner, int(-math.degrees(angle)) * 16, 250 * 16)


def _paint_half_of_face(painter: QPainter, centre: QPointF, size: float, side: int) -> None:
    """Paint ear, brow, eye, cheek and fang of one side: -1 left, 1 right."""
    line = pen(_INK, size * 0.026)
    for part in (_EAR, _BROW):
        shape = _placed(part, centre, size, side)
        painter.setPen(line)
        painter.setBrush(_bronze(shape.boundingRect().center(), size * 0.28))
        painter.drawPath(shape)
    painter.setBrush(QColor(LION_MOUTH))
    painter.drawPath(_placed(_EYE, centre, size, side))
    painter.setPen(NO_PEN)
    painter.setBrush(QColor(_BRONZE[0]))
    painter.drawEllipse(centre + QPointF(side * 0.36, -0.12) * size, size * 0.05, size * 0.05)
    cheek = centre + QPointF(side * 0.26, 0.24) * size
    painter.setPen(line)
    painter.setBrush(_bronze(cheek, size * 0.26))
    painter.drawEllipse(cheek, size * 0.26, size * 0.2)
    painter.setBrush(QColor(LION_EYE))
    painter.drawPath(_placed(_FANG, centre, size, side))


def _paint_ring(painter: QPainter, centre: QPointF, size: float) -> None:
    ring = QRectF(centre.x() - size * 0.6, centre.y() + size * 0.34, size * 1.2, size * 1.24)
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(BLACK, size * 0.24, 90))
    painter.drawEllipse(ring.translated(size * 0.043, size * 0.087))
    for colour, width in ((_INK, 0.25), (LION_RING, 0.18)):
        painter.setPen(pen(colour, size * width))
        painter.drawEllipse(ring)
    shine = size * 0.04
    painter.setPen(pen(LION_EYE, size * 0.05, 210))
    painter.drawArc(ring.adjusted(-shine, -shine, shine, shine), 110 * 16, 70 * 16)


def _placed(shape: str, centre: QPointF, size: float, side: int) -> QPainterPath:
    place = QTransform.fromTranslate(centre.x(), centre.y()).scale(size * side, size)
    return place.map(sketch(shape))


def _bronze(middle: QPointF, radius: float) -> QRadialGradient:
    light = middle - QPointF(0.35, 0.45) * radius
    return radial(light, radius * 1.9, *_BRONZE)
