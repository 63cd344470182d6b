"""The city gate that hides the table between two players: red leaves with studs and lion knockers.

- `paint_gate(painter, rect, openness, unit)` paints the whole gate; at openness 0 it hides all of
  the rectangle, at 1 nothing; in between both leaves slide aside.

`unit` is the scale factor of the window.
"""

import math
from dataclasses import dataclass
from enum import Enum
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter

from changcheng_qt.ui.board.strokes import NO_BRUSH, NO_PEN, linear, pen, radial, sketch
from changcheng_qt.ui.board.theme import ink
from changcheng_qt.ui.changcheng.painting.lion import paint_knocker
from changcheng_qt.ui.changcheng.painting.surfaces import Noise, cloud, tinted

_STUDS: Final = 9
"""Nine rows of nine studs a leaf: the emperor's number."""

_BAND: Final = 26.0
_KNOCKER_FROM_SEAM: Final = 313.0
_MEANDER: Final = ((0, 0), (5, 0), (5, 4), (2, 4), (2, 2), (3, 2))


class Leaf(Enum):
    """One of the two halves of the gate."""

    WEST = "west"
    EAST = "east"


@dataclass(frozen=True, slots=True)
class _Stud:
    middle: QPointF
    radius: float


def paint_gate(painter: QPainter, rect: QRectF, openness: float, unit: float = 1.0) -> None:
    """Paint the gate, closed at openness 0 and out of sight at 1."""
    half = rect.width() / 2
    slide = half * openness
    west = QRectF(rect.left() - slide, rect.top(), half, rect.height())
    east = QRectF(rect.left() + half + slide, rect.top(), half, rect.height())
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    paint_gate_leaf(painter, west, Leaf.WEST, unit)
    paint_gate_leaf(painter, east, Leaf.EAST, unit)
    painter.restore()


def paint_gate_leaf(painter: QPainter, rect: QRectF, leaf: Leaf, unit: float = 1.0) -> None:
    """Paint one leaf of the gate."""
    tones = ("#7E1F16", "#A3291D", "#6B1811")
    lacquer = tones if leaf is Leaf.WEST else tones[::-1]
    painter.fillRect(rect, linear(rect.topLeft(), rect.topRight(), *lacquer))
    stain = cloud(61, QSize(256, 512), Noise(8, 6, 0.6))
    painter.drawImage(rect, tinted(stain, "#2A0604", 110, 200, 110))
    painter.setPen(pen("#2A0604", 1.2, 120))
    for k in range(1, 5):
        x = rect.left() + rect.width() * k / 5
        painter.drawLine(QPointF(x, rect.top()), QPointF(x, rect.bottom()))
    band = _BAND * unit
    for top in (rect.top(), rect.bottom() - band):
        _paint_band(painter, QRectF(rect.left(), top, rect.width(), band), unit)
    for stud in _studs(rect, leaf, unit):
        _paint_stud(painter, stud)
    _paint_knocker_of(painter, rect, leaf, unit)
    seam = rect.right() - 2 * unit if leaf is Leaf.WEST else rect.left()
    painter.fillRect(QRectF(seam, rect.top(), 2 * unit, rect.height()), QColor("#1E0503"))


def _studs(rect: QRectF, leaf: Leaf, unit: float) -> list[_Stud]:
    inset = (14 if leaf is Leaf.WEST else 26) * unit
    field = QRectF(
        rect.left() + inset,
        rect.top() + 44 * unit,
        rect.width() - 40 * unit,
        rect.height() - 88 * unit,
    )
    step_x, step_y = field.width() / _STUDS, field.height() / _STUDS
    radius = min(10.5 * unit, step_x * 0.3, step_y * 0.3)
    return [
        _Stud(QPointF(field.left() + step_x * (i + 0.5), field.top() + step_y * (j + 0.5)), radius)
        for i in range(_STUDS)
        for j in range(_STUDS)
    ]


def _paint_stud(painter: QPainter, stud: _Stud) -> None:
    middle, radius = stud.middle, stud.radius
    painter.setPen(NO_PEN)
    painter.setBrush(ink("#000000", 90))
    painter.drawEllipse(middle + QPointF(0.18, 0.26) * radius, radius * 1.05, radius * 1.05)
    shine = radial(
        middle - QPointF(0.35, 0.4) * radius, radius * 1.5, "#FFF0BC", "#DDAE4A", "#7A5212"
    )
    painter.setBrush(shine)
    painter.setPen(pen("#4A2E08", 0.8, 200))
    painter.drawEllipse(middle, radius, radius)


def _paint_knocker_of(painter: QPainter, rect: QRectF, leaf: Leaf, unit: float) -> None:
    """Paint the knocker beside the plaque, or nearer to the seam where the window is narrow."""
    away = min(_KNOCKER_FROM_SEAM * unit, rect.width() * 0.72)
    x = rect.right() - away if leaf is Leaf.WEST else rect.left() + away
    size = min(46 * unit, rect.width() * 0.16)
    paint_knocker(painter, QPointF(x, rect.top() + rect.height() * 0.47), size)


def _paint_band(painter: QPainter, band: QRectF, unit: float) -> None:
    """Paint a gilded band with a meander."""
    painter.fillRect(
        band, linear(band.topLeft(), band.bottomLeft(), "#E8C266", "#B78428", "#6E4A10")
    )
    strip = band.adjusted(0, 5 * unit, 0, -5 * unit)
    step = strip.height() / 5
    turns = " ".join(f"L {x * step:.2f} {y * step:.2f}" for x, y in _MEANDER)
    key = sketch(f"M 0 {5 * step:.2f} {turns} M 0 {5 * step:.2f} L {7 * step:.2f} {5 * step:.2f}")
    painter.setPen(pen("#4A2E08", 1.5 * unit, 190))
    painter.setBrush(NO_BRUSH)
    for k in range(math.ceil(strip.width() / (7 * step))):
        painter.drawPath(key.translated(strip.left() + 7 * step * k, strip.top()))
