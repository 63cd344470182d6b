"""Emissaries and fortifications, in units of the map, each standing on a point.

Light falls from the upper left, shadows to the lower right, outlines are of one weight, as in all
pieces of this program. An emissary stands under a banner with the sign; where a seat has sent
several, the number is at the tip of the pole, where no figure in front hides it. A fortification is
a ring of wall around the ground, painted in two halves: the far one before the house, the near one
after it.
"""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from changcheng_qt.ui.looks.fonts import Fonts, Script
from changcheng_qt.ui.looks.glyphs import paint_glyph
from changcheng_qt.ui.looks.strokes import NO_BRUSH, NO_PEN, centred, flat_pen, linear, pen, sketch
from changcheng_qt.ui.looks.theme import SeatColours, ink, mix
from changcheng_qt.ui.painting import pigments
from changcheng_qt.ui.painting.houses import LINE, paint_shadow

_SKIN: Final = "#EBC9A0"
_ROBE: Final = sketch(
    "M -3.4 -15 C -6.4 -12.6 -8.2 -5 -8.6 0 C -4 2 4 2 8.6 0 C 8.2 -5 6.4 -12.6 3.4 -15 Z"
)
_HAT: Final = sketch("M -5.6 -19.4 L -3.6 -23 L 3.6 -23 L 5.6 -19.4 Z")
_POLE: Final = (QPointF(9.4, 1), QPointF(9.4, -39))
_CLOTH: Final = sketch(
    "M 9.4 -39 L 9.4 -24 C 4 -22.4 -2 -25.6 -8 -24 L -8 -39 C -2 -40.6 4 -37.4 9.4 -39 Z"
)
_SIGN: Final = QPointF(0.7, -31.5)
_TOP: Final = QPointF(0.7, -38.5)
MOST_LETTERING: Final = 1.6
_FAR_WALL: Final = sketch("M -25 2 L -25 -9 L -14 -17 L 14 -17 L 25 -9 L 25 2 L 14 -7 L -14 -7 Z")
_NEAR_WALL: Final = sketch(
    "M -25 -6 L -14 5 L -5.4 5 L -5.4 11 C -5.4 6 5.4 6 5.4 11 L 5.4 5 L 14 5 L 25 -6 L 25 5 "
    "L 14 17 L 5.4 17 L 5.4 11 L -5.4 11 L -5.4 17 L -14 17 L -25 5 Z"
)


def fortification_bounds(foot: QPointF) -> QRectF:
    """Return the rectangle of a fortification around the middle of its ground."""
    return QRectF(foot.x() - 28, foot.y() - 24, 60, 48)


def paint_far_wall(painter: QPainter, foot: QPointF) -> None:
    """Paint the half of a fortification that is behind a house."""
    painter.save()
    painter.translate(foot + QPointF(0, 2))
    painter.setPen(NO_PEN)
    painter.setBrush(ink(pigments.GROUND_SHADOW, 60))
    painter.drawEllipse(QPointF(4, 8), 28, 13)
    painter.setBrush(ink(pigments.SLAB_DARK))
    painter.drawPath(sketch("M -25 0 L -14 -10 L 14 -10 L 25 0 L 14 12 L -14 12 Z"))
    _paint_stone(painter, _FAR_WALL, pigments.SLAB_DARK, pigments.SLAB_LIGHT)
    for x in (-10, -2, 6):
        _paint_merlon(painter, QPointF(x + 2, -17))
    painter.restore()


def paint_near_wall(painter: QPainter, foot: QPointF) -> None:
    """Paint the half of a fortification that is in front of a house, with its gate."""
    painter.save()
    painter.translate(foot + QPointF(0, 2))
    _paint_stone(painter, _NEAR_WALL, pigments.SLAB_LIGHT, pigments.SLAB_DARK)
    painter.setPen(flat_pen(pigments.SLAB_JOINT, 0.8))
    for x in (-19.5, -10, 10, 19.5):
        drop = abs(x) - 14 if abs(x) > 14 else 0
        painter.drawLine(QPointF(x, 7 - drop), QPointF(x, 15 - drop))
    for x, y in ((-23, -5.5), (-18.5, -0.5), (-12, 5), (12, 5), (18.5, -0.5), (23, -5.5)):
        _paint_merlon(painter, QPointF(x, y))
    painter.setPen(pen(pigments.SLAB_EDGE, 1.0))
    painter.setBrush(ink(mix(pigments.SLAB_EDGE, pigments.BLACK, 0.45)))
    painter.drawPath(sketch("M -4.6 17 L -4.6 12 C -4.6 7.4 4.6 7.4 4.6 12 L 4.6 17 Z"))
    painter.restore()


def emissary_bounds(foot: QPointF) -> QRectF:
    """Return the rectangle of an emissary, banner and tag included, around its foot."""
    return QRectF(foot.x() - 15, foot.y() - 54, 41, 64)


def paint_emissary(
    painter: QPainter,
    foot: QPointF,
    colours: SeatColours,
    count: int = 1,
    lettering: float = 1.0,
) -> None:
    """Paint a standing emissary under the seat's banner, and the number that the seat has sent, in
    figures `lettering` times as large as on a map at its own size.
    """
    painter.save()
    painter.translate(foot)
    paint_shadow(painter, 10, 4)
    painter.setPen(pen(pigments.WARM_INK, 1.6))
    painter.drawLine(*_POLE)
    _paint_figure(painter, colours)
    painter.setPen(pen(colours.outline, LINE))
    painter.setBrush(
        linear(
            QPointF(-7, -31), QPointF(8, -15), mix(colours.top, pigments.WHITE, 0.14), colours.top
        )
    )
    painter.drawPath(_CLOTH)
    paint_glyph(painter, colours.glyph, _SIGN, 5.6, colours.glyph_colour)
    if count > 1:
        paint_count(painter, _TOP, count, min(lettering, MOST_LETTERING))
    painter.restore()


def paint_count(painter: QPainter, centre: QPointF, count: int, size: float = 1.0) -> None:
    """Paint the number of pieces at a place, on a small disc of paper."""
    _paint_on_disc(painter, centre, count, size, (pigments.DISC_PAPER, pigments.INK))


def paint_total(painter: QPainter, centre: QPointF, count: int, size: float = 1.0) -> None:
    """Paint the number of all seats' pieces at a place, on a dark disc."""
    _paint_on_disc(painter, centre, count, size, (pigments.INK, pigments.DISC_PAPER))


def count_bounds(centre: QPointF, size: float) -> QRectF:
    """Return the rectangle of a number on its disc."""
    return centred(centre, 19 * size, 19 * size)


def _paint_on_disc(
    painter: QPainter, centre: QPointF, count: int, size: float, colours: tuple[str, str]
) -> None:
    disc, figures = colours
    painter.setPen(pen(figures, 1.1))
    painter.setBrush(ink(disc))
    painter.drawEllipse(centre, 8.2 * size, 8.2 * size)
    painter.setFont(Fonts(Script.LATIN).number(15 * size))
    painter.setPen(ink(figures))
    middle = Qt.AlignmentFlag.AlignCenter
    painter.drawText(count_bounds(centre, size), middle, str(count))


def _paint_figure(painter: QPainter, colours: SeatColours) -> None:
    painter.setPen(pen(colours.outline, LINE))
    painter.setBrush(
        linear(QPointF(-8, 0), QPointF(8, 0), mix(colours.top, pigments.WHITE, 0.18), colours.front)
    )
    painter.drawPath(_ROBE)
    painter.setBrush(ink(_SKIN))
    painter.drawEllipse(QPointF(0, -16.6), 3.7, 3.9)
    painter.setBrush(ink(colours.outline))
    painter.drawPath(_HAT)


def _paint_stone(painter: QPainter, shape: QPainterPath, lit: str, shaded: str) -> None:
    painter.setPen(pen(pigments.SLAB_EDGE, 1.1))
    painter.setBrush(linear(QPointF(-24, 0), QPointF(24, 0), lit, shaded))
    painter.drawPath(shape)
    painter.setBrush(NO_BRUSH)


def _paint_merlon(painter: QPainter, foot: QPointF) -> None:
    painter.setPen(pen(pigments.SLAB_EDGE, 0.9))
    painter.setBrush(ink(pigments.SLAB_LIGHT))
    painter.drawRect(QRectF(foot.x() - 2, foot.y() - 3.4, 4, 3.6))
