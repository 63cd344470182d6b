"""Riders as discs of leather with their numerals, and the pirate's junk."""

from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QPainter

from changcheng_qt.titles.riders.table.geometry.layout import CHIP
from changcheng_qt.titles.riders.table.painting import colours
from changcheng_qt.ui.looks import strokes
from changcheng_qt.ui.looks.fonts import Fonts, Script
from changcheng_qt.ui.looks.theme import ink
from changcheng_qt.ui.painting import pigments
from changcheng_qt.ui.painting.lettering import paint_fitted_text

PIRATE_BOUNDS: Final = QRectF(-23, -24, 46, 44)
_GLOW: Final = 7.0
_CHIP_GROWTH: Final = 0.4
"""The share of the numeral's growth in that of its disc."""
_HULL: Final = strokes.sketch("M -19 4 L 19 4 L 14.5 12.6 C 8 14.4 -9 14.4 -14 12.6 Z")
_MASTS: Final = strokes.sketch("M -7.4 4 L -7.4 -13 M 4.2 4 L 4.2 -20.6")
_SAILS: Final = (
    strokes.sketch("M -11.6 1.6 L -12.4 -8 C -9 -10 -6.6 -10.6 -3.8 -10.6 L -3.4 1.6 Z"),
    strokes.sketch("M -1 1.6 L -1.4 -17 C 3 -18.4 7.6 -17.6 11.4 -14.6 L 10.4 1.6 Z"),
)
_BATTENS: Final = strokes.sketch(
    "M -12 -4.6 L -3.6 -5.6 M -11.8 -1.4 L -3.5 -2 M -1.3 -11.6 L 11.2 -9.8 "
    "M -1.2 -7 L 11 -5.8 M -1.1 -2.4 L 10.6 -2"
)


def rider_bounds(at: QPointF, growth: float = 1.0) -> QRectF:
    """Return the rectangle of a rider, with its light in danger."""
    reach = 2 * (CHIP * growth + _GLOW) + 4
    return strokes.centred(at, reach, reach)


def paint_rider(
    painter: QPainter, at: QPointF, numeral: str, *, is_danger: bool = False, growth: float = 1.0
) -> None:
    """Paint a rider: a disc of leather with its numeral; in danger with a red light and rim. The
    numeral grows on a small map, and the disc a little, for others are close.
    """
    chip = CHIP * (1 + _CHIP_GROWTH * (growth - 1))
    if is_danger:
        glow = (ink(colours.DANGER_GLOW, alpha) for alpha in (235, 200, 0))
        shine = strokes.radial(at, chip + _GLOW, *glow)
        strokes.paint_disc(painter, at, chip + _GLOW, shine)
    else:
        strokes.paint_disc(painter, at + QPointF(1.0, 1.6), chip, ink(pigments.GROUND_SHADOW, 80))
    tones = colours.LEATHER_LIGHT, colours.LEATHER, "#5A3315"
    edge = strokes.pen(colours.DANGER_DARK if is_danger else pigments.LEATHER_EDGE, 1.5)
    leather = strokes.radial(at - QPointF(3, 3), chip * 1.5, *tones)
    strokes.paint_disc(painter, at, chip - 0.4, leather, edge)
    if growth == 1:
        stitch = strokes.pen(pigments.LEATHER_STITCH, 0.9, 150, (1.6, 1.6))
        strokes.paint_disc(painter, at, chip - 2.1, strokes.NO_BRUSH, stitch)
    font = Fonts(Script.LATIN).title(13.0 * growth)
    room = strokes.centred(at, 2 * chip, 2 * chip)
    paint_fitted_text(painter, room, numeral, font, pigments.PAPER)


def paint_place(painter: QPainter, at: QPointF) -> None:
    """Paint the dashed place of a rider on an assault ground."""
    line = strokes.pen(colours.GRASS, 1.2, dashes=(2.6, 2.2))
    strokes.paint_disc(painter, at, CHIP - 1.6, ink(pigments.PAPER, 40), line)


def paint_pirate(painter: QPainter, at: QPointF) -> None:
    """Paint the pirate's junk in the middle of its sea hex."""
    with strokes.moved(painter, at):
        strokes.paint_oval(painter, QPointF(1.5, 12.6), 20, 4.6, ink(pigments.RIVER_DEEP, 60))
        edge = strokes.pen(pigments.OUTLINE_INK, 1.3)
        strokes.paint_strokes(painter, _MASTS, strokes.pen(pigments.OUTLINE_INK, 1.8))
        strokes.paint_path(painter, _HULL, ink("#3A2620"), edge)
        for sail in _SAILS:
            strokes.paint_path(painter, sail, ink("#8E2018"), edge)
        strokes.paint_strokes(painter, _BATTENS, strokes.pen(pigments.OUTLINE_INK, 0.9))
        paper = strokes.pen(pigments.PAPER, 1.1, 190)
        strokes.paint_line(painter, QLineF(-14.6, 7.4, 15, 7.4), paper)


def paint_more(painter: QPainter, at: QPointF, text: str, size: float) -> None:
    """Paint the number of riders that are not shown."""
    font = Fonts(Script.LATIN).number(size)
    paint_fitted_text(painter, strokes.centred(at, 30, 24), text, font, pigments.INK)
