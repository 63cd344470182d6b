"""The city gate that hides the table between two players: red leaves with studs and lion knockers.

- `paint_gate(painter, rect, openness, unit)` paints the whole gate; at openness 0 it hides all of
  the rectangle, at 1 nothing; in between both leaves slide aside.

`unit` is the scale factor of the window. The gate is on the first picture that the program shows:
what it has several times, stain, band, stud and knocker, is painted once and stamped.
"""

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from changcheng_qt.ui.changcheng.painting.lion import paint_knocker
from changcheng_qt.ui.changcheng.painting.pigments import (
    BLACK,
    BRASS,
    BRASS_DARK,
    BRASS_INK,
    BRASS_LIGHT,
    GATE_SEAM,
    LACQUER_STAIN,
    STUD,
    STUD_DARK,
    STUD_LIGHT,
)
from changcheng_qt.ui.changcheng.painting.surfaces import Noise, cloud, tinted
from changcheng_qt.ui.looks.strokes import NO_BRUSH, NO_PEN, linear, pen, radial, sketch
from changcheng_qt.ui.looks.theme import ink

_ROWS: Final = 9
"""Nine rows of studs: the emperor's number."""
_FIRST_STUD: Final = 32.0
_STUD_STEP: Final = 62.0
"""How far the studs are from the seam and from each other: no column of them is cut by the edge of
the plaque or of the start page.
"""
_LAST_STUD: Final = 20.0
"""How far from the outer edge the last column is at least."""
_STUD_EDGE: Final = 44.0
_STUD_RADIUS: Final = 10.5

_BAND: Final = 26.0
_KNOCKER_COLUMN: Final = 5
_KNOCKER_SIZE: Final = 46.0
_KNOCKER_REACH: Final = (1.25, 1.95)
"""How far no stud is beside a knocker and below its middle, in its sizes."""
_LACQUER: Final = ("#7E1F16", "#A3291D", "#6B1811")
_STAIN: Final = QSize(128, 256)
"""How large the stain is painted before it is stretched over a leaf."""
_STUD_ROOM: Final = 1.5
_KNOCKER_ROOM: Final = 1.9
"""How far a stud and a knocker reach with their shadows, in radii."""
_MEANDER: Final = ((0, 0), (5, 0), (5, 4), (2, 4), (2, 2), (3, 2))


class Leaf(Enum):
    """One of the two halves of the gate."""

    WEST = "west"
    EAST = "east"


@dataclass(frozen=True, slots=True)
class _Grid:
    """Where studs and knocker are on a leaf: in rows, and in columns counted from the seam."""

    rect: QRectF
    leaf: Leaf
    unit: float

    @property
    def columns(self) -> int:
        """How many columns find room; a narrow leaf has them nearer to each other."""
        room = self.rect.width() / self._scale - _FIRST_STUD - _LAST_STUD
        return int(room / _STUD_STEP) + 1

    @property
    def stud_radius(self) -> float:
        return min(_STUD_RADIUS * self.unit, self._step * 0.3)

    @property
    def knocker_size(self) -> float:
        return _KNOCKER_SIZE * min(self.unit, self._scale)

    @property
    def knocker(self) -> QPointF:
        """The middle of the lion: beside the plaque, in the middle row."""
        return self._place(_KNOCKER_COLUMN, _ROWS // 2)

    def studs(self) -> Iterator[QPointF]:
        """Return where studs are that the knocker neither hides nor touches."""
        beside, below = (reach * self.knocker_size for reach in _KNOCKER_REACH)
        for row in range(_ROWS):
            for column in range(self.columns):
                place = self._place(column, row)
                away = place - self.knocker
                reach = self.stud_radius + (below if away.y() > 0 else beside)
                if abs(away.x()) > beside + self.stud_radius or abs(away.y()) > reach:
                    yield place

    @property
    def _scale(self) -> float:
        """The unit, or less where the knocker's column would not find room."""
        least = _FIRST_STUD + (_KNOCKER_COLUMN + 1) * _STUD_STEP + _LAST_STUD
        return min(self.unit, self.rect.width() / least)

    @property
    def _step(self) -> float:
        return (self.rect.height() - 2 * _STUD_EDGE * self.unit) / _ROWS

    def _place(self, column: int, row: int) -> QPointF:
        aside = (_FIRST_STUD + column * _STUD_STEP) * self._scale
        is_west = self.leaf is Leaf.WEST
        x = self.rect.right() - aside if is_west else self.rect.left() + aside
        return QPointF(x, self.rect.top() + _STUD_EDGE * self.unit + (row + 0.5) * self._step)


def paint_gate(painter: QPainter, rect: QRectF, openness: float, unit: float = 1.0) -> None:
    """Paint the gate, closed at openness 0 and out of sight at 1."""
    half = rect.width() / 2
    slide = half * openness
    west = QRectF(rect.left() - slide, rect.top(), half, rect.height())
    east = QRectF(rect.left() + half + slide, rect.top(), half, rect.height())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    _paint_lacquer(painter, west, east)
    _paint_bands(painter, west, east, unit)
    for rect, leaf in ((west, Leaf.WEST), (east, Leaf.EAST)):
        _paint_fittings(painter, _Grid(rect, leaf, unit))
    for seam in (west.right() - 2 * unit, east.left()):
        edge = QRectF(seam, rect.top(), 2 * unit, rect.height())
        painter.fillRect(edge, QColor(GATE_SEAM))
    painter.restore()


def _paint_lacquer(painter: QPainter, west: QRectF, east: QRectF) -> None:
    """Paint the red boards of both leaves, stained by the weather."""
    stain = tinted(cloud(61, _STAIN, Noise(8, 5, 0.6)), LACQUER_STAIN, 110, 200, 110)
    for rect, tones in ((west, _LACQUER), (east, _LACQUER[::-1])):
        painter.fillRect(rect, linear(rect.topLeft(), rect.topRight(), *tones))
        painter.drawImage(rect, stain)
        painter.setPen(pen(LACQUER_STAIN, 1.2, 120))
        for k in range(1, 5):
            x = rect.left() + rect.width() * k / 5
            painter.drawLine(QPointF(x, rect.top()), QPointF(x, rect.bottom()))


def _paint_bands(painter: QPainter, west: QRectF, east: QRectF, unit: float) -> None:
    """Paint the gilded bands along the upper and lower edge of both leaves."""
    band = QRectF(0, 0, west.width(), _BAND * unit)
    picture = _picture(painter, band, lambda p: _paint_band(p, band, unit))
    for leaf in (west, east):
        for top in (leaf.top(), leaf.bottom() - band.height()):
            painter.drawImage(QPointF(leaf.left(), top), picture)


def _paint_fittings(painter: QPainter, grid: _Grid) -> None:
    """Paint the studs of a leaf, and among them its knocker, where no stud is hidden by it."""
    size = grid.knocker_size
    knocker = _stamp(painter, size * _KNOCKER_ROOM, lambda p: paint_knocker(p, QPointF(), size))
    radius = grid.stud_radius
    stud = _stamp(painter, radius * _STUD_ROOM, lambda p: _paint_stud(p, radius))
    for place in grid.studs():
        _press(painter, stud, place)
    _press(painter, knocker, grid.knocker)


def _paint_stud(painter: QPainter, radius: float) -> None:
    """Paint a stud around 0 0."""
    painter.setPen(NO_PEN)
    painter.setBrush(ink(BLACK, 90))
    painter.drawEllipse(QPointF(0.18, 0.26) * radius, radius * 1.05, radius * 1.05)
    shine = radial(QPointF(-0.35, -0.4) * radius, radius * 1.5, STUD_LIGHT, STUD, STUD_DARK)
    painter.setBrush(shine)
    painter.setPen(pen(BRASS_INK, 0.8, 200))
    painter.drawEllipse(QPointF(), radius, radius)


def _paint_band(painter: QPainter, band: QRectF, unit: float) -> None:
    """Paint a gilded band with a meander."""
    painter.fillRect(
        band, linear(band.topLeft(), band.bottomLeft(), BRASS_LIGHT, BRASS, BRASS_DARK)
    )
    strip = band.adjusted(0, 5 * unit, 0, -5 * unit)
    step = strip.height() / 5
    turns = " ".join(f"L {x * step:.2f} {y * step:.2f}" for x, y in _MEANDER)
    key = sketch(f"M 0 {5 * step:.2f} {turns} M 0 {5 * step:.2f} L {7 * step:.2f} {5 * step:.2f}")
    painter.setPen(pen(BRASS_INK, 1.5 * unit, 190))
    painter.setBrush(NO_BRUSH)
    for k in range(math.ceil(strip.width() / (7 * step))):
        painter.drawPath(key.translated(strip.left() + 7 * step * k, strip.top()))


def _stamp(painter: QPainter, reach: float, paint: Callable[[QPainter], None]) -> QImage:
    """Return a picture of what is painted around 0 0 and reaches so far."""
    return _picture(painter, QRectF(-reach, -reach, 2 * reach, 2 * reach), paint)


def _picture(painter: QPainter, room: QRectF, paint: Callable[[QPainter], None]) -> QImage:
    """Return a picture of what is painted in a room, as sharp as a painter's device."""
    ratio = painter.deviceTransform().m11()
    size = QSize(math.ceil(room.width() * ratio), math.ceil(room.height() * ratio))
    picture = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    with QPainter(picture) as inner:
        inner.setRenderHint(QPainter.RenderHint.Antialiasing)
        inner.translate(-room.topLeft())
        paint(inner)
    return picture


def _press(painter: QPainter, stamp: QImage, middle: QPointF) -> None:
    """Put a stamp around a point, on whole pixels: between them it would lose its edge."""
    ratio = stamp.devicePixelRatio()
    half = stamp.width() // 2
    corner = (middle * ratio).toPoint() - QPoint(half, half)
    painter.drawImage(corner.toPointF() / ratio, stamp)
