"""The red seal of the painter of a scroll."""

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from changcheng_qt.ui.looks.fonts import Fonts, Script
from changcheng_qt.ui.looks.strokes import pen
from changcheng_qt.ui.looks.theme import ink

SEAL_RED: Final = "#A93226"
SILK: Final = "#E9DCC0"


def paint_seal(painter: QPainter, seal: QRectF, text: str) -> None:
    """Paint the red seal of the painter of a scroll: the name of the game, from top to bottom."""
    painter.setPen(pen(SEAL_RED, 1.4, 220))
    painter.setBrush(ink(SEAL_RED, 215))
    painter.drawRoundedRect(seal, 3, 3)
    painter.setFont(Fonts(Script.TRADITIONAL).title(0.74 * seal.width()))
    painter.setPen(ink(SILK))
    height = seal.height() / len(text)
    for row, sign in enumerate(text):
        box = QRectF(seal.left(), seal.top() + row * height, seal.width(), height)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, sign)
