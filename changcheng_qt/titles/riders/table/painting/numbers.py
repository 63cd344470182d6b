"""Yield numbers on round tokens with pips, and assault numbers on plates in the shape of an arrow,
never round, so that nobody takes one for the other.
"""

from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPainterPath, QTransform

from changcheng_qt.titles.riders.rules.forecast import ways_to_roll
from changcheng_qt.titles.riders.table.geometry.layout import PLATE, TOKEN
from changcheng_qt.titles.riders.table.painting import colours
from changcheng_qt.ui.looks import strokes
from changcheng_qt.ui.looks.fonts import Fonts, Script
from changcheng_qt.ui.looks.theme import ink, mix
from changcheng_qt.ui.painting import pigments
from changcheng_qt.ui.painting.lettering import paint_fitted_text

TOKEN_BOUNDS: Final = strokes.centred(QPointF(), 2 * TOKEN + 10, 2 * TOKEN + 10)
PLATE_BOUNDS: Final = strokes.centred(QPointF(), 2 * PLATE + 22, 2 * PLATE + 22)
SITE_BOUNDS: Final = strokes.centred(QPointF(), 60, 60)
"""The rectangles of a yield number, of a plate with its light, and of a corner's number."""
_PIP: Final = 1.15
_PIP_STEP: Final = 3.5
_PIP_DOWN: Final = 9.6
_DIGIT_UP: Final = 2.6
BLOCKED: Final = 0.45
"""The opacity of the number of a hex on which riders stand."""
_PLATE: Final = strokes.sketch("M -11.5 -10 L 4 -10.6 L 15.5 0 L 4 10.6 L -11.5 10 Z")
"""A plate whose tip points to the east."""
_WIDE_PLATE: Final = strokes.sketch("M -14 -11 L 5 -11.6 L 16 0 L 5 11.6 L -14 11 Z")
"""One for a number of two digits."""
_SLANT: Final = 30
"""How much plates are turned to the south, in degrees."""
_SITE: Final = 9.6
_SITE_DIGITS: Final = 13.5
_RANK: Final = 8.2
"""The radius of the number of a corner, the size of its digits, the radius of its rank."""
TO_RANK: Final = QPointF(1.3, -1.2) * _SITE
"""The way from a corner to the middle of its rank."""


def paint_token(painter: QPainter, at: QPointF, number: int) -> None:
    """Paint a yield number on its token: 6 and 8 dark red, larger, and in a ring."""
    is_best = number in (6, 8)
    radius = TOKEN * (1.06 if is_best else 1.0)
    colour = colours.HIGH_YIELD if is_best else pigments.INK
    strokes.paint_disc(painter, at + QPointF(1.0, 1.8), radius, ink(pigments.DISC_SHADOW, 70))
    paper = strokes.radial(at, radius, pigments.DISC_PAPER, pigments.DISC_PAPER, "#F1E6CB")
    strokes.paint_disc(painter, at, radius, paper, strokes.pen(pigments.BORDER_INK, 1.1))
    if is_best:
        ring = strokes.pen(colours.HIGH_YIELD, 1.5)
        strokes.paint_disc(painter, at, radius - 1.9, strokes.NO_BRUSH, ring)
    font = Fonts(Script.LATIN).number(21.5 if is_best else 19.5)
    room = strokes.centred(at - QPointF(0, _DIGIT_UP), 40, 30)
    paint_fitted_text(painter, room, str(number), font, colour)
    count = ways_to_roll(number)
    for pip in range(count):
        x = (pip - (count - 1) / 2) * _PIP_STEP
        strokes.paint_disc(painter, at + QPointF(x, _PIP_DOWN), _PIP, ink(colour))


def paint_site(painter: QPainter, at: QPointF, ways: int, rank: int, growth: float) -> None:
    """Paint how many of 36 rolls give something at a corner, on gold as no token is, and its rank
    among the best; all of it `growth` times as large as usual.
    """
    room, font = 4 * _SITE * growth, Fonts(Script.LATIN).number(_SITE_DIGITS * growth)
    strokes.paint_disc(painter, at, _SITE * growth, ink(pigments.EMPEROR_GOLD_LIGHT))
    paint_fitted_text(painter, strokes.centred(at, room, room), str(ways), font, pigments.INK)
    if rank:
        corner, line = at + TO_RANK * growth, strokes.pen(pigments.DISC_PAPER, 1.6)
        strokes.paint_disc(painter, corner, _RANK * growth, ink(pigments.SEAL), line)
        inside = strokes.centred(corner, room, room)
        paint_fitted_text(painter, inside, str(rank), font, pigments.WHITE)


def paint_plate(
    painter: QPainter, at: QPointF, number: int, turn: float, *, is_danger: bool = False
) -> None:
    """Paint an assault number on its plate, the tip towards its assault ground: -1 west, 1 east; in
    danger red with a second rim.
    """
    is_wide = number >= 10
    shape = _plate_shape(turn, is_wide=is_wide).translated(at)
    fill, edge = (
        (colours.DANGER, colours.DANGER_DARK) if is_danger else (colours.PLATE, colours.PLATE_DARK)
    )
    if is_danger:
        glow = (strokes.pen(colours.DANGER_GLOW, *one) for one in ((11.0, 60), (8.0, 90)))
        rims = strokes.pen(colours.DANGER_DARK, 6.4), strokes.pen(pigments.PAPER, 4.2)
        strokes.paint_strokes(painter, shape, *glow, *rims)
    else:
        strokes.paint_path(painter, shape.translated(1.2, 2.0), ink(pigments.DISC_SHADOW, 80))
    lit, down = mix(fill, pigments.WHITE, 0.12), QPointF(0, 12)
    line = strokes.pen(edge if is_danger else pigments.PAPER, 1.6)
    strokes.paint_path(painter, shape, strokes.linear(at - down, at + down, lit, fill), line)
    font = Fonts(Script.LATIN).number(15.8 if is_wide else 17.8)
    inside = strokes.centred(at + QPointF(-1.2 * turn, -0.6 if is_wide else 0.4), 40, 30)
    paint_fitted_text(painter, inside, str(number), font, pigments.WHITE)


def _plate_shape(turn: float, *, is_wide: bool) -> QPainterPath:
    slant = _SLANT if turn > 0 else 180 - _SLANT
    return QTransform().rotate(slant).map(_WIDE_PLATE if is_wide else _PLATE)
