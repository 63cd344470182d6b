"""The emblem of each colour of regions, for people who cannot tell the colours apart.

A lantern, leaves of bamboo, a fan, a gourd and a tripod; none of them is the sign of a seat.
`emblem_path(colour)` is the emblem in a box from -1 to 1.
"""

import math
from functools import cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

from changcheng_qt.titles.china.rules.pieces import Colour
from changcheng_qt.ui.looks.strokes import NO_PEN, moved, outline, sketch

_LEAF: Final = "M 0 0 C 30 -24 34 -72 0 -110 C -34 -72 -30 -24 0 0 Z"
_LEAVES: Final = ((-58.0, 1.0), (0.0, 1.12), (58.0, 1.0))
_FAN_RIBS: Final = 5
_FAN_FOOT: Final = QPointF(0, 66)
_FAN_SPREAD: Final = 114.0


@cache
def emblem_path(colour: Colour) -> QPainterPath:
    """Return the emblem of a colour; the caller must not change it.

    Shapes are joined and cut in hundredths: Qt's curves would have corners in units.
    """
    shape = {
        Colour.RED: _lantern,
        Colour.GREEN: _bamboo,
        Colour.YELLOW: _fan,
        Colour.ORANGE: _gourd,
        Colour.PURPLE: _tripod,
    }[colour]
    return QTransform.fromScale(0.01, 0.01).map(shape())


def paint_emblem(
    painter: QPainter, colour: Colour, centre: QPointF, radius: float, paint: str | QColor
) -> None:
    """Paint the emblem of a colour."""
    with moved(painter, centre, radius):
        painter.setPen(NO_PEN)
        painter.setBrush(QColor(paint))
        painter.drawPath(emblem_path(colour))


def _lantern() -> QPainterPath:
    path = _ellipse(0, -8, 72, 58)
    for x in (-1, 1):
        path = path.subtracted(
            sketch(
                f"M {24 * x} -70 C {44 * x} -30 {44 * x} 14 {24 * x} 54 "
                f"L {33 * x} 54 C {56 * x} 14 {56 * x} -30 {33 * x} -70 Z"
            )
        )
    for box in ((-30, -80, 60, 16), (-30, 48, 60, 14), (-5, -100, 10, 22)):
        path.addRect(QRectF(*box))
    for x in (-16, 0, 16):
        path.addRect(QRectF(x - 4, 66, 8, 34))
    return path


def _bamboo() -> QPainterPath:
    path = sketch("M -7 20 L 7 20 L 10 95 L -10 95 Z")
    for turn, size in _LEAVES:
        leaf = QTransform().translate(0, 30).rotate(turn).scale(size, size)
        path = path.united(leaf.map(sketch(_LEAF)))
    return path


def _fan() -> QPainterPath:
    """Return an open folding fan: a wide arc, cut between its ribs, a knob at its foot."""
    first = (180 - _FAN_SPREAD) / 2
    path = QPainterPath(_FAN_FOOT)
    path.arcTo(QRectF(-130, -64, 260, 260), first, _FAN_SPREAD)
    path.closeSubpath()
    path = path.subtracted(_ellipse(0, 66, 44, 44))
    for rib in range(1, _FAN_RIBS):
        angle = math.radians(first + _FAN_SPREAD * rib / _FAN_RIBS)
        way = QPointF(math.cos(angle), -math.sin(angle))
        aside = QPointF(way.y(), -way.x()) * 3.5
        start, end = _FAN_FOOT + way * 30, _FAN_FOOT + way * 150
        path = path.subtracted(outline([start + aside, end + aside, end - aside, start - aside]))
    path.addPath(_ellipse(0, 66, 19, 19))
    return path


def _gourd() -> QPainterPath:
    path = _ellipse(0, 46, 62, 54).united(_ellipse(0, -34, 40, 36))
    path = path.united(sketch("M -24 -20 L 24 -20 L 24 20 L -24 20 Z"))
    stalk = sketch("M -7 -60 C -8 -84 6 -100 30 -100 L 30 -86 C 14 -86 8 -80 8 -60 Z")
    return path.united(stalk)


def _tripod() -> QPainterPath:
    """Return a bronze tripod: two ears on its rim, a deep bowl, three legs."""
    path = sketch(
        "M -86 -42 L 86 -42 L 86 -22 L 74 -22 C 74 24 44 50 0 50 "
        "C -44 50 -74 24 -74 -22 L -86 -22 Z"
    )
    for x in (-56, 0, 56):
        leg = sketch(f"M {x - 13} 10 L {x + 13} 10 L {x + 9} 98 L {x - 9} 98 Z")
        path = path.united(leg)
    for x in (-52, 52):
        ear = sketch(f"B {x - 20} -92 40 56 14").subtracted(sketch(f"B {x - 8} -78 16 36 6"))
        path = path.united(ear)
    return path


def _ellipse(x: float, y: float, wide: float, high: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), wide, high)
    return path
