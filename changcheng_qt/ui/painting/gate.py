"""The city gate that hides the table between two players: red leaves with studs and lion knockers.

- `paint_gate(painter, rect, openness, unit)` paints the whole gate; at openness 0 it hides all of
  the rectangle, at 1 nothing; in between both leaves slide aside.

`unit` is the scale factor of the window. The gate is on the first picture of the program: repeated
parts, stain, band, stud and knocker, are painted once and stamped.
"""

import math
from collections.abc import Callable, Iterator, Sequence
from enum import Enum
from typing import Final, NamedTuple

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QRadialGradient, QTransform

from changcheng_qt.ui.looks.strokes import NO_BRUSH, NO_PEN, centred, linear, pen, radial, sketch
from changcheng_qt.ui.looks.theme import ink
from changcheng_qt.ui.painting import pigments
from changcheng_qt.ui.painting.surfaces import Noise, cloud, tinted

_ROWS: Final = 9
"""Nine rows of studs: the emperor's number."""
_FIRST_STUD: Final = 32.0
_STUD_STEP: Final = 62.0
"""The distance of the studs from the seam and from each other: no column of them is cut by the edge
of the plaque or of the start page.
"""
_LAST_STUD: Final = 20.0
"""The least distance of the last column from the outer edge."""
_STUD_EDGE: Final = 44.0
_STUD_RADIUS: Final = 10.5
_BAND: Final = 26.0
_KNOCKER_COLUMN: Final = 5
_KNOCKER_SIZE: Final = 46.0
_KNOCKER_REACH: Final = (1.25, 1.95)
"""The distance without studs next to and below a knocker, in its sizes."""
_LACQUER: Final = ("#7E1F16", "#A3291D", "#6B1811")
_STAIN: Final = QSize(128, 256)
"""The size of the stain before it is stretched over a leaf."""
_STUD_ROOM: Final = 1.5
_KNOCKER_ROOM: Final = 1.9
"""The extent of a stud and a knocker with their shadows, in radii."""
_MEANDER: Final = ((0, 0), (5, 0), (5, 4), (2, 4), (2, 2), (3, 2))
_BRONZE_INK: Final = "#3F2606"
_BRONZE: Final = ("#FBE3A0", "#CE9A38", "#68430C")
_CURLS: Final = 14
_EAR: Final = "M 0.5 -0.62 C 0.62 -1 0.95 -0.9 0.8 -0.42 Z"
_BROW: Final = "M 0.1 -0.1 C 0.16 -0.34 0.44 -0.58 0.72 -0.5 C 0.58 -0.36 0.4 -0.22 0.1 -0.1 Z"
_EYE: Final = "M 0.16 -0.06 Q 0.34 -0.24 0.56 -0.18 Q 0.4 0 0.16 -0.06 Z"
_FANG: Final = "M 0.3 0.4 L 0.44 0.4 L 0.36 0.62 Z"
_NOSE: Final = (
    "M -0.14 -0.08 L 0.14 -0.08 C 0.3 0.16 0.12 0.22 0 0.22 C -0.12 0.22 -0.3 0.16 -0.14 -0.08 Z"
)


class Leaf(Enum):
    """One of the two halves of the gate."""

    WEST = "west"
    EAST = "east"


def paint_gate(painter: QPainter, rect: QRectF, openness: float, unit: float = 1.0) -> None:
    """Paint the gate, closed at openness 0 and outside at 1."""
    half = rect.width() / 2
    slide = half * openness
    west = QRectF(rect.left() - slide, rect.top(), half, rect.height())
    east = QRectF(rect.left() + half + slide, rect.top(), half, rect.height())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    _paint_lacquer(painter, west, east)
    _paint_bands(painter, west, east, unit)
    _paint_fittings(painter, [_Grid(west, Leaf.WEST, unit), _Grid(east, Leaf.EAST, unit)])
    for seam in (west.right() - 2 * unit, east.left()):
        edge = QRectF(seam, rect.top(), 2 * unit, rect.height())
        painter.fillRect(edge, QColor(pigments.GATE_SEAM))
    painter.restore()


class _Grid(NamedTuple):
    """The positions of studs and knocker on a leaf: in rows, and in columns counted from the
    seam.
    """

    rect: QRectF
    leaf: Leaf
    unit: float

    @property
    def columns(self) -> int:
        """The number of columns; a narrow leaf has them nearer to each other."""
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
        """The middle of the lion: next to the plaque, in the middle row."""
        return self._place(_KNOCKER_COLUMN, _ROWS // 2)

    def studs(self) -> Iterator[QPointF]:
        """Yield the positions of studs that the knocker neither hides nor touches."""
        beside, below = (reach * self.knocker_size for reach in _KNOCKER_REACH)
        knocker, radius, columns = self.knocker, self.stud_radius, range(self.columns)
        for row in range(_ROWS):
            for column in columns:
                place = self._place(column, row)
                away = place - knocker
                reach = radius + (below if away.y() > 0 else beside)
                if abs(away.x()) > beside + radius or abs(away.y()) > reach:
                    yield place

    @property
    def _scale(self) -> float:
        """The unit, or less if the knocker's column would not fit."""
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


def _paint_lacquer(painter: QPainter, west: QRectF, east: QRectF) -> None:
    """Paint the red boards of both leaves, with weather stains."""
    stain = tinted(cloud(61, _STAIN, Noise(8, 5, 0.6)), pigments.LACQUER_STAIN, 110, 200, 110)
    for rect, tones in ((west, _LACQUER), (east, _LACQUER[::-1])):
        painter.fillRect(rect, linear(rect.topLeft(), rect.topRight(), *tones))
        painter.drawImage(rect, stain)
        painter.setPen(pen(pigments.LACQUER_STAIN, 1.2, 120))
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


def _paint_fittings(painter: QPainter, grids: Sequence[_Grid]) -> None:
    """Paint the studs of leaves of one size, and a knocker on each, which hides no stud."""
    size, radius = grids[0].knocker_size, grids[0].stud_radius
    knocker = _stamp(painter, size * _KNOCKER_ROOM, lambda p: _paint_knocker(p, QPointF(), size))
    stud = _stamp(painter, radius * _STUD_ROOM, lambda p: _paint_stud(p, radius))
    for grid in grids:
        for place in grid.studs():
            _press(painter, stud, place)
        _press(painter, knocker, grid.knocker)


def _paint_stud(painter: QPainter, radius: float) -> None:
    """Paint a stud around 0 0."""
    painter.setPen(NO_PEN)
    painter.setBrush(ink(pigments.BLACK, 90))
    painter.drawEllipse(QPointF(0.18, 0.26) * radius, radius * 1.05, radius * 1.05)
    shine = radial(
        QPointF(-0.35, -0.4) * radius,
        radius * 1.5,
        pigments.STUD_LIGHT,
        pigments.STUD,
        pigments.STUD_DARK,
    )
    painter.setBrush(shine)
    painter.setPen(pen(pigments.BRASS_INK, 0.8, 200))
    painter.drawEllipse(QPointF(), radius, radius)


def _paint_band(painter: QPainter, band: QRectF, unit: float) -> None:
    """Paint a gilded band with a meander."""
    painter.fillRect(
        band,
        linear(
            band.topLeft(),
            band.bottomLeft(),
            pigments.BRASS_LIGHT,
            pigments.BRASS,
            pigments.BRASS_DARK,
        ),
    )
    strip = band.adjusted(0, 5 * unit, 0, -5 * unit)
    step = strip.height() / 5
    turns = " ".join(f"L {x * step:.2f} {y * step:.2f}" for x, y in _MEANDER)
    key = sketch(f"M 0 {5 * step:.2f} {turns} M 0 {5 * step:.2f} L {7 * step:.2f} {5 * step:.2f}")
    painter.setPen(pen(pigments.BRASS_INK, 1.5 * unit, 190))
    painter.setBrush(NO_BRUSH)
    for k in range(math.ceil(strip.width() / (7 * step))):
        painter.drawPath(key.translated(strip.left() + 7 * step * k, strip.top()))


def _stamp(painter: QPainter, reach: float, paint: Callable[[QPainter], None]) -> QImage:
    """Return a picture painted around 0 0, with an extent of `reach`."""
    return _picture(painter, QRectF(-reach, -reach, 2 * reach, 2 * reach), paint)


def _picture(painter: QPainter, room: QRectF, paint: Callable[[QPainter], None]) -> QImage:
    """Return a picture painted in a room, as sharp as a painter's device."""
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
    """Draw a stamp around a point, on whole pixels: between them it would lose its edge."""
    ratio = stamp.devicePixelRatio()
    half = stamp.width() // 2
    corner = (middle * ratio).toPoint() - QPoint(half, half)
    painter.drawImage(corner.toPointF() / ratio, stamp)


def _paint_knocker(painter: QPainter, centre: QPointF, size: float) -> None:
    """Paint the knocker; `size` is the radius of the head with its mane."""
    painter.setPen(NO_PEN)
    painter.setBrush(ink(pigments.BLACK, 100))
    painter.drawEllipse(centre + QPointF(3, 5) * (size / 46), size * 1.12, size * 1.12)
    _paint_mane(painter, centre, size)
    painter.setPen(pen(_BRONZE_INK, size * 0.033))
    painter.setBrush(_bronze(centre, size * 0.86))
    painter.drawEllipse(centre, size * 0.84, size * 0.84)
    for side in (-1, 1):
        _paint_half_of_face(painter, centre, size, side)
    nose = _placed(_NOSE, centre, size, 1)
    painter.setPen(pen(_BRONZE_INK, size * 0.026))
    painter.setBrush(_bronze(nose.boundingRect().center(), size * 0.24))
    painter.drawPath(nose)
    _paint_ring(painter, centre, size)


def _paint_mane(painter: QPainter, centre: QPointF, size: float) -> None:
    for k in range(_CURLS):
        angle = k * math.tau / _CURLS
        curl = centre + QPointF(math.cos(angle), math.sin(angle)) * (size * 0.92)
        painter.setPen(pen(_BRONZE_INK, size * 0.026))
        painter.setBrush(_bronze(curl, size * 0.24))
        painter.drawEllipse(curl, size * 0.23, size * 0.23)
        painter.setBrush(NO_BRUSH)
        painter.setPen(pen(_BRONZE_INK, size * 0.022, 190))
        inner = centred(curl, size * 0.22, size * 0.22)
        painter.drawArc(inner, int(-math.degrees(angle)) * 16, 250 * 16)


def _paint_half_of_face(painter: QPainter, centre: QPointF, size: float, side: int) -> None:
    """Paint ear, brow, eye, cheek and fang of one side: -1 left, 1 right."""
    line = pen(_BRONZE_INK, size * 0.026)
    for part in (_EAR, _BROW):
        shape = _placed(part, centre, size, side)
        painter.setPen(line)
        painter.setBrush(_bronze(shape.boundingRect().center(), size * 0.28))
        painter.drawPath(shape)
    painter.setBrush(QColor(pigments.LION_MOUTH))
    painter.drawPath(_placed(_EYE, centre, size, side))
    painter.setPen(NO_PEN)
    painter.setBrush(QColor(_BRONZE[0]))
    painter.drawEllipse(centre + QPointF(side * 0.36, -0.12) * size, size * 0.05, size * 0.05)
    cheek = centre + QPointF(side * 0.26, 0.24) * size
    painter.setPen(line)
    painter.setBrush(_bronze(cheek, size * 0.26))
    painter.drawEllipse(cheek, size * 0.26, size * 0.2)
    painter.setBrush(QColor(pigments.LION_EYE))
    painter.drawPath(_placed(_FANG, centre, size, side))


def _paint_ring(painter: QPainter, centre: QPointF, size: float) -> None:
    ring = QRectF(centre.x() - size * 0.6, centre.y() + size * 0.34, size * 1.2, size * 1.24)
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(pigments.BLACK, size * 0.24, 90))
    painter.drawEllipse(ring.translated(size * 0.043, size * 0.087))
    for colour, width in ((_BRONZE_INK, 0.25), (pigments.LION_RING, 0.18)):
        painter.setPen(pen(colour, size * width))
        painter.drawEllipse(ring)
    shine = size * 0.04
    painter.setPen(pen(pigments.LION_EYE, size * 0.05, 210))
    painter.drawArc(ring.adjusted(-shine, -shine, shine, shine), 110 * 16, 70 * 16)


def _placed(shape: str, centre: QPointF, size: float, side: int) -> QPainterPath:
    place = QTransform.fromTranslate(centre.x(), centre.y()).scale(size * side, size)
    return place.map(sketch(shape))


def _bronze(middle: QPointF, radius: float) -> QRadialGradient:
    light = middle - QPointF(0.35, 0.45) * radius
    return radial(light, radius * 1.9, *_BRONZE)
