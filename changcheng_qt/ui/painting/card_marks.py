"""The frame of a card that is picked up, the haze over a disabled one, and the number of cards in a
stack, for any title.
"""

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from changcheng_qt.ui.looks.fonts import Fonts
from changcheng_qt.ui.looks.strokes import NO_BRUSH, NO_PEN, paint_box, pen
from changcheng_qt.ui.looks.theme import ink
from changcheng_qt.ui.painting import pigments
from changcheng_qt.ui.painting.lettering import paint_fitted_text

MOST_BELOW: Final = 3
"""How many cards of a stack are seen below the first."""
_UNITS: Final = 84.0
"""The width of a card in units of these frames."""
_TAB: Final = "#1C120A"
_TAB_INK: Final = "#FFF3DC"


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


def paint_count(painter: QPainter, tab: QRectF, count: int, fonts: Fonts) -> None:
    """Paint the number of cards in a stack on a dark tab."""
    paint_box(painter, tab, tab.height() * 0.2326, ink(_TAB, 225))
    font = fonts.number(max(9, round(tab.height() * 0.6977)))
    paint_fitted_text(painter, tab, f"×{count}", font, _TAB_INK)
