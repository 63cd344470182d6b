"""Riders of the steppe in thin ink: on empty paper, and charging the wall."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from changcheng_qt.ui.looks.strokes import NO_BRUSH, NO_PEN, joined, paint_faded, pen, sketch

SHAPE: Final = 0.5
"""The height of the picture over its width."""
_WIDTH: Final = 190.0
_HORSE: Final = (
    "M 12 -14 C 8 -17 2 -16 -4 -16.5 C -8 -18 -11 -22 -13 -25.5 L -13.6 -27.6 L -14.8 -25.6 "
    "C -17 -24.5 -19.5 -22 -21.2 -20 C -21.6 -18.8 -20 -18.2 -19 -18.8 C -17 -19.8 -15.6 -20 "
    "-14.6 -19.4 C -13.4 -17 -12 -14.5 -10.8 -11.8 C -6 -9.2 2 -9.6 7 -10.4 C 11.4 -10 14.4 -12 "
    "12 -14 Z"
)
_RIDER: Final = (
    "M -2.4 -14 C -5 -19.4 -5.8 -23.4 -4.6 -27 L -0.4 -27.4 C 2.6 -24 4.6 -20 4.8 -14 Z "
    "M -6 -30 C -4.6 -31.6 -3.8 -33.6 -3.4 -36 C -1.8 -34 -0.4 -32.4 1.2 -30.8 Z"
)
_LIMBS: Final = (
    "M -8.6 -12.4 C -12 -10.6 -15 -10.4 -17.4 -9.4 C -19.4 -8.4 -21 -7.4 -23 -6.4",
    "M -7.6 -11.2 C -10.6 -8.4 -13.4 -6.4 -15.4 -4.6 C -17 -3.4 -18 -2.2 -20 -1.4",
    "M 10.4 -12 C 14 -10.4 16.4 -9 18.4 -7.6 C 20.6 -6.8 22.6 -6.6 25 -6.4",
    "M 8.6 -11.4 C 11.4 -8 13 -6.4 15.4 -4.4 C 17 -3 18.6 -2 21 -1.4",
    "M 1.2 -16.6 C -1.4 -14.6 -2 -12.4 0.6 -8.6",
)
_TAIL: Final = "M 12.4 -14.2 C 16.6 -17.4 21 -17.6 27 -14.6 C 22 -14.8 17 -13.4 12.8 -12 Z"
_BOW: Final = "M -12.6 -34 C -16.6 -30 -16.6 -25.6 -12.6 -21.4 M -3 -25.6 L -15 -27.8"
_LANCE: Final = "M 6 -17 L -1 -47"
_PENNANT: Final = "M -1 -47 C 4 -45.4 8 -47.6 14 -44.6 C 9 -43.2 5 -42.6 0.4 -40.8 Z"
_HEAD: Final = QPointF(-2.6, -29.2)
_PLACES: Final = ((128.0, 62.0, 0.72, False), (44.0, 70.0, 0.86, True), (94.0, 86.0, 1.12, False))
"""The ground, size and weapon (lance or bow) of each rider."""
_DUNES: Final = (
    "M 0 66 C 30 54 52 58 78 64 C 108 52 142 50 190 62",
    "M 8 90 C 44 80 70 86 98 88 C 130 92 156 82 184 88",
)


def paint_riders(painter: QPainter, room: QRectF, colour: QColor, opacity: float) -> None:
    """Paint three riders from the east, half as high as wide, at the foot of a room."""
    picture = QRectF(room.left(), room.bottom() - room.width() * SHAPE, room.width(), 0)
    picture.setBottom(room.bottom())
    paint_faded(painter, picture, opacity, lambda layer: _paint_all(layer, picture, colour))


def paint_charge(painter: QPainter, room: QRectF, colour: QColor) -> None:
    """Paint the riders alone, at full gallop, without ground."""
    _paint_all(painter, room, colour, dunes=())


def _paint_all(
    painter: QPainter, picture: QRectF, colour: QColor, dunes: Sequence[str] = _DUNES
) -> None:
    painter.save()
    painter.translate(picture.topLeft())
    painter.scale(picture.width() / _WIDTH, picture.width() / _WIDTH)
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(colour, 0.9))
    for dune in dunes:
        painter.drawPath(sketch(dune))
    for x, y, size, has_lance in _PLACES:
        painter.save()
        painter.translate(x, y)
        painter.scale(size, size)
        _paint_rider(painter, colour, has_lance=has_lance)
        painter.restore()
    painter.restore()


def _paint_rider(painter: QPainter, colour: QColor, *, has_lance: bool) -> None:
    pennant = (_PENNANT,) if has_lance else ()
    figure = joined(map(sketch, (_HORSE, _RIDER, _TAIL, *pennant)))
    figure.addEllipse(_HEAD, 2.3, 2.5)
    painter.setPen(NO_PEN)
    painter.setBrush(colour)
    painter.drawPath(figure)
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(colour, 2.1))
    for limb in _LIMBS:
        painter.drawPath(sketch(limb))
    painter.setPen(pen(colour, 1.2))
    painter.drawPath(sketch(_LANCE if has_lance else _BOW))
