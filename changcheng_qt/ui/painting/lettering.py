"""One line of text that has to fit its room.

Letters may already have the least legible size: a name that is too long is first condensed, and at
worst elided.
"""

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

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
