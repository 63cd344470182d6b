"""The frame of a card that is picked up, and the haze over a disabled one, for any title."""

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from changcheng_qt.ui.looks.strokes import NO_BRUSH, NO_PEN, pen
from changcheng_qt.ui.looks.theme import ink
from changcheng_qt.ui.painting import pigments

_UNITS: Final = 84.0
"""The width of a card in units of these frames."""


def paint_chosen_frame(painter: QPainter, rect: QRectF) -> None:
    """Paint the gold frame of a card that is picked up."""
    unit = rect.width() / _UNITS
    painter.setBrush(NO_BRUSH)
    for colour, width, grown in ((pigments.GOLD_SHINE, 5.0, 2.0), (pigments.CHOSEN_EDGE, 2.4, 3.0)):
        painter.setPen(pen(colour, width * unit))
        reach = grown * unit
        corner = (6 + grown) * unit
        painter.drawRoundedRect(rect.adjusted(-reach, -reach, reach, reach), corner, corner)


def paint_card_veil(painter: QPainter, rect: QRectF) -> None:
    """Paint the haze over a card that cannot be played now."""
    corner = 6 * rect.width() / _UNITS
    painter.setPen(NO_PEN)
    painter.setBrush(ink(pigments.CARD_VEIL, 150))
    painter.drawRoundedRect(rect, corner, corner)
