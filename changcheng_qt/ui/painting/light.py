"""The light on places of a board: offered, lit, touched by the last move.

Gold marks possible actions, as everywhere; the last move has a cream rim.
"""

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from changcheng_qt.ui.looks.strokes import NO_BRUSH, NO_PEN, pen, radial
from changcheng_qt.ui.looks.theme import RING_LIGHT, ink
from changcheng_qt.ui.painting import pigments

OFFER_EDGE: Final = "#4A1C08"
"""Dark enough next to yellow and orange land, where gold alone is faint."""
GLOW: Final = 16.0
"""How far the light around a place reaches."""


def paint_offer(painter: QPainter, rect: QRectF, *, strong: bool = False) -> None:
    """Paint the ring around a place for a piece; `strong` marks the one that keys have reached."""
    painter.setPen(NO_PEN)
    painter.setBrush(ink(pigments.LEGAL_TINT, 70))
    painter.drawEllipse(rect)
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(OFFER_EDGE, 7.4 if strong else 6.2))
    painter.drawEllipse(rect.adjusted(-2, -2, 2, 2))
    painter.setPen(pen(pigments.RING_CORE if strong else RING_LIGHT, 4.0 if strong else 3.0))
    painter.drawEllipse(rect.adjusted(-2, -2, 2, 2))


def paint_last(painter: QPainter, rect: QRectF) -> None:
    """Paint the cream rim around the last placed piece."""
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(pigments.RIM_SHADOW, 5.4, 150))
    painter.drawEllipse(rect.adjusted(-3, -3, 3, 3))
    painter.setPen(pen(pigments.LAST_MOVE_RIM, 3.4))
    painter.drawEllipse(rect.adjusted(-3, -3, 3, 3))


def paint_glow(painter: QPainter, rect: QRectF) -> None:
    """Paint the light on a place; pieces there cover it."""
    middle, reach = rect.center(), rect.width() / 2 + GLOW
    painter.setPen(NO_PEN)
    painter.setBrush(
        radial(
            middle,
            reach,
            ink(RING_LIGHT),
            ink(pigments.LEGAL_TINT, 190),
            ink(pigments.LEGAL_TINT, 0),
        )
    )
    painter.drawEllipse(middle, reach, reach)


def paint_outline(painter: QPainter, area: QPainterPath) -> None:
    """Paint the golden outline of an area."""
    painter.setBrush(ink(pigments.LEGAL_TINT, 26))
    painter.setPen(pen(pigments.DEEP_GOLD, 4.4))
    painter.drawPath(area)
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(RING_LIGHT, 2.2))
    painter.drawPath(area)
