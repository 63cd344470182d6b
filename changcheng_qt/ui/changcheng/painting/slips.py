"""The paper slips on the board: names of provinces and regions, and how far a wall is built.

Names come in already translated; a name that is too long for its room is set smaller and then cut
off with dots. `province_slip_row` and `region_slip_row` tell where counter and slip lie side by
side in a spot of the layout.
"""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from changcheng_qt.ui.board.fonts import Fonts, Script
from changcheng_qt.ui.board.strokes import pen
from changcheng_qt.ui.board.theme import ink
from changcheng_qt.ui.changcheng.geometry.face_layout import COUNTER_RADIUS, Spot
from changcheng_qt.ui.changcheng.painting.pigments import (
    CHINA_INK,
    PAPER,
    PAPER_COOL,
    STEPPE_INK,
)

PROVINCE_INK: Final = "#203A2E"
REGION_INK: Final = "#4A2E12"
_GAP: Final = 6.0
_PADDING: Final = 8.0
_PIP_STEP: Final = 6.6


@dataclass(frozen=True, slots=True)
class SlipRow:
    """Where a counter and its name slip lie."""

    counter: QPointF
    slip: QRectF

    @property
    def bounds(self) -> QRectF:
        """The rectangle that both paint in, with the tags and rings a counter may carry."""
        room = COUNTER_RADIUS + 11
        around = QRectF(self.counter.x() - room, self.counter.y() - room, 2 * room, 2 * room + 3)
        return around.united(self.slip.adjusted(-2, -2, 3, 4))


def province_slip_row(spot: Spot, name: str, script: Script) -> SlipRow:
    """Return where the reputation counter and the name slip of a province lie."""
    width = _name_width(spot, name, _province_font(script), least=62.0)
    return _row(spot, width, 40.0)


def region_slip_row(spot: Spot, name: str, script: Script) -> SlipRow:
    """Return where the threat counter and the name slip of a region lie."""
    return _row(spot, _name_width(spot, name, _region_font(script), least=34.0), 22.0)


def paint_province_slip(
    painter: QPainter, slip: QRectF, name: str, script: Script, *, built: int, squares: int
) -> None:
    """Paint the name of a province above one pip per square, filled where something is built."""
    _paint_paper(painter, slip, CHINA_INK, PAPER_COOL)
    name_box = slip.adjusted(2, 1, -2, -18)
    paint_fitted_text(painter, name_box, name, _province_font(script), PROVINCE_INK)
    painter.setPen(pen(CHINA_INK, 1.0))
    left = slip.center().x() - _PIP_STEP * (squares - 1) / 2
    for k in range(squares):
        painter.setBrush(QColor(CHINA_INK if k < built else PAPER_COOL))
        painter.drawRect(QRectF(left + k * _PIP_STEP - 2.3, slip.bottom() - 13.5, 4.6, 6.6))


def paint_region_slip(painter: QPainter, slip: QRectF, name: str, script: Script) -> None:
    """Paint the name of a region."""
    _paint_paper(painter, slip, STEPPE_INK, PAPER)
    paint_fitted_text(painter, slip.adjusted(2, 0, -2, 0), name, _region_font(script), REGION_INK)


def paint_fitted_text(
    painter: QPainter,
    rect: QRectF,
    text: str,
    font: QFont,
    colour: str | QColor,
    alignment: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignCenter,
) -> None:
    """Paint one line of plain text: smaller when it is too long, cut off with dots at worst."""
    fitted = QFont(font)
    smallest = max(6, round(font.pixelSize() * 0.7))
    while fitted.pixelSize() > smallest and _width(fitted, text) > rect.width():
        fitted.setPixelSize(fitted.pixelSize() - 1)
    shown = QFontMetricsF(fitted).elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
    painter.setFont(fitted)
    painter.setPen(QColor(colour))
    painter.drawText(rect, alignment | Qt.TextFlag.TextSingleLine, shown)


def _province_font(script: Script) -> QFont:
    return Fonts(script).title(16 if script is Script.LATIN else 18)


def _region_font(script: Script) -> QFont:
    return Fonts(script).title(15 if script is Script.LATIN else 16)


def _name_width(spot: Spot, name: str, font: QFont, least: float) -> float:
    room = spot.rect.width() - 2 * COUNTER_RADIUS - _GAP - 6
    return min(room, max(least, _width(font, name) + 2 * _PADDING))


def _row(spot: Spot, width: float, height: float) -> SlipRow:
    whole = 2 * COUNTER_RADIUS + _GAP + width
    left = spot.centre.x() - whole / 2
    counter = QPointF(left + COUNTER_RADIUS, spot.row_y)
    slip = QRectF(left + 2 * COUNTER_RADIUS + _GAP, spot.row_y - height / 2, width, height)
    return SlipRow(counter, slip)


def _paint_paper(painter: QPainter, slip: QRectF, edge: str, paper: str) -> None:
    painter.setPen(pen(edge, 0.8, 90))
    painter.setBrush(ink(paper, 205))
    painter.drawRoundedRect(slip, 4, 4)


def _width(font: QFont, text: str) -> float:
    return QFontMetricsF(font).horizontalAdvance(text)
