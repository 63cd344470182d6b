"""Settlements, cities, border forts and roads in their seats' colours, each with the sign.

A settlement is a house, a city has two storeys, a border fort is a house in a ring of wall, and a
border city is both. A road is a plank.
"""

from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QPainter

from changcheng_qt.ui.looks import strokes
from changcheng_qt.ui.looks.glyphs import paint_glyph
from changcheng_qt.ui.looks.theme import SeatColours, ink, mix
from changcheng_qt.ui.painting import pigments
from changcheng_qt.ui.painting.houses import LINE, paint_hall, paint_roof, paint_shadow

BOUNDS: Final = QRectF(-22, -36, 49, 58)
"""The rectangle of any building on a corner."""
_SCALE: Final = 0.74
"""The size of a building compared with a house on the map of a whole country."""
_DOWN: Final = 6.0
"""How far below its corner a building stands."""
_STOREY: Final = 15.0
_UPPER: Final = 0.78
_SIGN: Final = 7.4
_RING: Final = strokes.sketch(
    "M -25 -4 L -25 5 L -14 16 L -5.4 16 L -5.4 10.5 C -5.4 6.4 5.4 6.4 5.4 10.5 L 5.4 16 L 14 16 "
    "L 25 5 L 25 -4 L 14 6 L -14 6 Z"
)
_BACK: Final = strokes.sketch("M -25 4 L -25 -6 L -14 -13 L 14 -13 L 25 -6 L 25 4 Z")
_MERLONS: Final = ((-22.6, -4.6), (-17, 0.6), (-11, 5), (0, 5), (11, 5), (17, 0.6), (22.6, -4.6))
_GATE: Final = strokes.sketch("M -4.6 16 L -4.6 11 C -4.6 7 4.6 7 4.6 11 L 4.6 16 Z")
_PLANK: Final = 9.0
_PLANK_SIGN: Final = 6.4


def paint_building(
    painter: QPainter, at: QPointF, seat: SeatColours, *, is_city: bool, is_fort: bool
) -> None:
    """Paint a building on its corner."""
    with strokes.moved(painter, at + QPointF(0, _DOWN), _SCALE):
        if is_fort:
            paint_shadow(painter, 27, 14)
            edge = strokes.pen(pigments.SLAB_EDGE, LINE)
            strokes.paint_path(painter, _BACK, ink(pigments.SLAB_DARK), edge)
        else:
            paint_shadow(painter, 20, 8)
        paint_hall(painter, seat)
        paint_roof(painter, seat)
        if is_city:
            _paint_upper_storey(painter, seat)
        else:
            paint_glyph(painter, seat.glyph, QPointF(0, -14.4), _SIGN, seat.glyph_colour)
        if seat.inlay:
            _paint_inlay(painter, seat, is_city=is_city)
        if is_fort:
            _paint_ring(painter)


def road_bounds(line: QLineF) -> QRectF:
    """Return the rectangle of a road."""
    return QRectF(line.p1(), line.p2()).normalized().adjusted(-8, -8, 9, 10)


def paint_road(painter: QPainter, line: QLineF, seat: SeatColours, *, has_sign: bool) -> None:
    """Paint a road as a plank, with or without the seat's sign in its middle."""
    shadow = strokes.flat_pen(pigments.GROUND_SHADOW, _PLANK + 2.0, 70)
    strokes.paint_line(painter, line.translated(1.2, 2.0), shadow)
    strokes.paint_line(painter, _longer(line, 1.2), strokes.flat_pen(seat.outline, _PLANK + 2.4))
    strokes.paint_line(painter, line, strokes.flat_pen(mix(seat.top, pigments.WHITE, 0.08), _PLANK))
    if seat.inlay:
        strokes.paint_line(painter, _longer(line, -3.0), strokes.flat_pen(seat.inlay, 1.0))
    if not has_sign:
        return
    middle = line.center()
    strokes.paint_disc(painter, middle, _PLANK_SIGN, ink(seat.top), strokes.pen(seat.outline, 1.1))
    if seat.inlay:
        inlay = strokes.pen(seat.inlay, 0.8)
        strokes.paint_disc(painter, middle, _PLANK_SIGN - 1.1, strokes.NO_BRUSH, inlay)
    paint_glyph(painter, seat.glyph, middle, _PLANK_SIGN * 0.66, seat.glyph_colour)


def _paint_upper_storey(painter: QPainter, seat: SeatColours) -> None:
    with strokes.moved(painter, QPointF(0, -_STOREY)):
        plaster = strokes.linear(QPointF(-10, 0), QPointF(10, 0), "#FFF6E2", "#DCC59A")
        edge = strokes.pen(seat.outline, LINE)
        strokes.paint_box(painter, QRectF(-10, -9, 20, 4.6), 0, plaster, edge)
        painter.scale(_UPPER, _UPPER)
        paint_roof(painter, seat)
    sign = QPointF(0, -_STOREY - 14.2 * _UPPER)
    paint_glyph(painter, seat.glyph, sign, _SIGN * 0.86, seat.glyph_colour)


def _paint_inlay(painter: QPainter, seat: SeatColours, *, is_city: bool) -> None:
    """Paint fine light lines along the eaves of a dark roof, which would be lost on dark land."""
    eaves = (
        "M -19 -8.6 C -14 -6.8 14 -6.8 19 -8.6",
        "M -14.6 -21.8 C -10 -20.4 10 -20.4 14.6 -21.8",
    )
    for line in eaves if is_city else eaves[:1]:
        strokes.paint_strokes(painter, strokes.sketch(line), strokes.pen(seat.inlay, 1.1))


def _paint_ring(painter: QPainter) -> None:
    stone = strokes.linear(QPointF(-24, 0), QPointF(24, 0), pigments.SLAB_LIGHT, pigments.SLAB_DARK)
    strokes.paint_path(painter, _RING, stone, strokes.pen(pigments.SLAB_EDGE, LINE))
    edge, lit = strokes.pen(pigments.SLAB_EDGE, 0.9), ink(pigments.SLAB_LIGHT)
    for x, y in _MERLONS:
        strokes.paint_box(painter, strokes.centred(QPointF(x, y), 4.4, 4.2), 0, lit, edge)
    strokes.paint_path(painter, _GATE, ink(mix(pigments.SLAB_EDGE, pigments.BLACK, 0.45)))


def _longer(line: QLineF, by: float) -> QLineF:
    """Return a line that is longer at both ends, or shorter."""
    share = by / line.length()
    return QLineF(line.pointAt(-share), line.pointAt(1 + share))
