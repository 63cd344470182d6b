"""One line of text that has to fit its room, and names on a map.

Letters may already have the least legible size: a text that is too long is first condensed, and at
worst elided. Names have a light edge against the land.
"""

from functools import lru_cache
from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath

from changcheng_qt.ui.looks.strokes import NO_BRUSH, NO_PEN, centred, pen
from changcheng_qt.ui.looks.theme import ink
from changcheng_qt.ui.painting.pigments import PAPER

NAME_INK: Final = "#2E2418"
_HALO: Final = 3.4
_NAMES_KEPT: Final = 256
"""More names than a map has, in two sizes."""
SMALLEST_WORDS: Final = 12.2
"""The least size of names on a map in logical pixels, when the whole map is shown."""
LARGEST_LETTERING: Final = 1.7
"""The largest factor for names without covering each other."""
_STEPS: Final = 10
_NARROWEST: Final = 62
"""The narrowest letters, in hundredths of their width."""


def narrowed(font: QFont, text: str, room: float) -> QFont:
    """Return a condensed font of the same height in which the text fits."""
    made = QFont(font)
    if width_of(made, text) <= room:
        return made
    narrow, wide = _NARROWEST, 100
    while wide - narrow > 1:
        middle = (narrow + wide) // 2
        made.setStretch(middle)
        narrow, wide = (narrow, middle) if width_of(made, text) > room else (middle, wide)
    made.setStretch(narrow)
    return made


def paint_fitted_text(
    painter: QPainter,
    rect: QRectF,
    text: str,
    font: QFont,
    colour: str | QColor,
    alignment: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignCenter,
) -> None:
    """Paint one line of plain text: smaller if it is too long, elided at worst."""
    fitted = QFont(font)
    smallest = max(6, round(font.pixelSize() * 0.7))
    while fitted.pixelSize() > smallest and width_of(fitted, text) > rect.width():
        fitted.setPixelSize(fitted.pixelSize() - 1)
    shown = QFontMetricsF(fitted).elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
    painter.setFont(fitted)
    painter.setPen(QColor(colour))
    flags = Qt.TextFlag.TextSingleLine | Qt.TextFlag.TextDontClip
    painter.drawText(rect, alignment | flags, shown)


def width_of(font: QFont, text: str) -> float:
    """Return the width of a line of text."""
    return QFontMetricsF(font).horizontalAdvance(text)


def name_bounds(text: str, font: QFont, at: QPointF) -> QRectF:
    """Return the rectangle of a name centred on a point, its light edge included."""
    metrics = QFontMetricsF(font)
    return centred(at, metrics.horizontalAdvance(text) + 4 * _HALO, metrics.height() + 2 * _HALO)


def paint_name(
    painter: QPainter, text: str, font: QFont, at: QPointF, colour: str = NAME_INK
) -> None:
    """Paint a name centred on a point, with a light edge against the land."""
    path = _outline(text, font).translated(at)
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(PAPER, _HALO, 190))
    painter.drawPath(path)
    painter.setPen(NO_PEN)
    painter.setBrush(ink(colour))
    painter.drawPath(path)


@lru_cache(_NAMES_KEPT)
def _outline(text: str, font: QFont) -> QPainterPath:
    """Return the outline of a name around its middle, the same every time: Qt may place a text that
    is laid out again a sixty-fourth of a pixel further left or right.
    """
    metrics = QFontMetricsF(font)
    path = QPainterPath()
    base = (metrics.ascent() - metrics.descent()) / 2
    path.addText(QPointF(-metrics.horizontalAdvance(text) / 2, base), font, text)
    return path


def lettering_at(
    name: float, scale: float, size: float = 1.0, largest: float = LARGEST_LETTERING
) -> float:
    """Return the factor by which names of a size in units must be larger to be legible at a scale,
    with everything `size` times as large as usual; no more than `largest`.
    """
    needed = SMALLEST_WORDS * size / (name * scale)
    return max(1.0, min(largest, ceil(needed * _STEPS) / _STEPS))
