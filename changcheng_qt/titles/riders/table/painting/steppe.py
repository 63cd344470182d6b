"""The hexes of the steppe, and the tents at the home of the riders."""

from random import Random
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from changcheng_qt.titles.riders.table.geometry.hexes import EDGE, HALF_HIGH, hex_path
from changcheng_qt.titles.riders.table.painting import colours
from changcheng_qt.titles.riders.table.painting.drawings import paint_tuft
from changcheng_qt.ui.looks.strokes import NO_PEN, centred, linear, pen, sketch
from changcheng_qt.ui.looks.theme import ink, mix
from changcheng_qt.ui.painting import pigments

_TENT: Final = sketch("M -10 5 L -10 -2 C -9 -9 -3.6 -10.4 0 -11 C 3.6 -10.4 9 -9 10 -2 L 10 5 Z")
_BAND: Final = sketch("M -10 -2 C -4 -0.6 4 -0.6 10 -2")
_TENTS: Final = ((-19.0, 2.0, 0.72), (19.0, 2.0, 0.72), (0.0, 0.0, 1.0))
"""The tents from back to front: their places and sizes."""


def steppe_bounds(at: QPointF) -> QRectF:
    """Return the rectangle of a hex of the steppe."""
    return centred(at, 2 * EDGE + 2, 2 * HALF_HIGH + 2)


def paint_steppe_hex(painter: QPainter, at: QPointF, *, is_gathering: bool, seed: int) -> None:
    """Paint a hex of the steppe, darker where riders gather; without a seed it has no grass."""
    painter.setPen(pen(colours.STEPPE_LINE, 1.2, 190))
    if is_gathering:
        top, foot = at - QPointF(0, HALF_HIGH), at + QPointF(0, HALF_HIGH)
        painter.setBrush(
            linear(top, foot, mix(colours.GATHERING, pigments.WARM_INK, 0.1), colours.GATHERING)
        )
    else:
        painter.setBrush(ink(pigments.WHITE, 18))
    painter.drawPath(hex_path(at, EDGE - 0.5))
    rng = Random(seed)
    for _ in range(4 if seed else 0):
        spot = QPointF(rng.uniform(-28, 28), rng.uniform(2, 30))
        paint_tuft(painter, at + spot, colours.GRASS)


def home_bounds(at: QPointF) -> QRectF:
    """Return the rectangle of the tents."""
    return QRectF(at.x() - 32, at.y() - 15, 64, 26)


def paint_home(painter: QPainter, at: QPointF) -> None:
    """Paint the three tents of the riders' home."""
    for x, y, scale in _TENTS:
        painter.save()
        painter.translate(at + QPointF(x, y))
        painter.scale(scale, scale)
        painter.setPen(NO_PEN)
        painter.setBrush(ink(pigments.GROUND_SHADOW, 60))
        painter.drawEllipse(QPointF(2, 5.4), 11.4, 2.8)
        painter.setPen(pen(pigments.WARM_INK, 1.2))
        painter.setBrush(linear(QPointF(-10, 0), QPointF(10, 0), colours.FELT, colours.FELT_SHADE))
        painter.drawPath(_TENT)
        painter.setBrush(ink(colours.YURT_DOOR))
        painter.drawRect(QRectF(-2.8, -2.4, 5.6, 7.4))
        painter.setPen(pen(colours.YURT_DOOR, 1.4))
        painter.setBrush(ink(pigments.WHITE, 0))
        painter.drawPath(_BAND)
        painter.restore()
