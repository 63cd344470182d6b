"""What a card does, in symbols: the bottom line of its face."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from changcheng_qt.games.changcheng.pieces import ActionCard, EventCard
from changcheng_qt.ui.changcheng.painting.counters import MINUS, paint_eye
from changcheng_qt.ui.changcheng.painting.icons import (
    STRIKE_RED,
    Symbol,
    paint_crack,
    paint_strike,
    paint_symbol,
)
from changcheng_qt.ui.looks.fonts import Fonts
from changcheng_qt.ui.looks.icons import Icon, paint_icon
from changcheng_qt.ui.looks.strokes import centred, pen

_INK: Final = "#2B2018"
_LINE_WIDTH: Final = 76.0


def paint_action_effects(painter: QPainter, rect: QRectF, card: ActionCard) -> None:
    """Paint the effects of an action card; where it has two, one of them is chosen."""
    unit = rect.width() / _LINE_WIDTH
    middle = rect.center()
    left, right = middle - QPointF(19 * unit, 0), middle + QPointF(19 * unit, 0)
    match card:
        case ActionCard.WARRIOR:
            _paint_struck(painter, Symbol.CARD, middle, unit)
        case ActionCard.TRAITOR:
            _paint_divider(painter, middle, unit)
            paint_symbol(painter, Symbol.WALL, left, 6 * unit)
            paint_crack(painter, left, 6 * unit)
            _paint_struck(painter, Symbol.THREAT, right, unit)
        case ActionCard.FLOOD:
            _paint_divider(painter, middle, unit)
            _paint_change(painter, "+2", Symbol.REPUTATION, left, unit)
            _paint_change(painter, f"{MINUS}2", Symbol.REPUTATION, right, unit)
        case ActionCard.BUILDER:
            _paint_divider(painter, middle, unit)
            _paint_change(painter, "+2", Symbol.REPUTATION, left, unit)
            _paint_change(painter, "+1", Symbol.WALL, right, unit)
        case ActionCard.MASTER_BUILDER:
            _paint_change(painter, "+2", Symbol.WALL, middle, unit)
        case ActionCard.MANDARIN:
            _paint_swap(painter, middle, unit)


def paint_event_effects(painter: QPainter, rect: QRectF, event: EventCard) -> None:
    """Paint the effect of an event card."""
    unit = rect.width() / _LINE_WIDTH
    middle = rect.center()
    match event:
        case EventCard.DIPLOMACY:
            _paint_many(painter, "+4", Symbol.PROVINCE, middle, unit)
        case EventCard.DOMINANCE:
            _paint_many(painter, "+1", Symbol.WALL, middle, unit)
        case EventCard.IMPERIAL_REWARD:
            _paint_change(painter, "+2", Symbol.CARD, middle, unit)
        case EventCard.OBSERVERS:
            paint_symbol(painter, Symbol.WALL, middle - QPointF(22 * unit, 0), 5.6 * unit)
            _paint_arrow(painter, middle - QPointF(6 * unit, 0), unit)
            paint_symbol(painter, Symbol.THREAT, middle + QPointF(10 * unit, 0), 6 * unit)
            paint_eye(painter, middle + QPointF(26 * unit, 0), 6 * unit, _INK)


def _paint_struck(painter: QPainter, symbol: Symbol, middle: QPointF, unit: float) -> None:
    paint_symbol(painter, symbol, middle, 6 * unit)
    paint_strike(painter, middle, 6 * unit)


def _paint_change(
    painter: QPainter, number: str, symbol: Symbol, middle: QPointF, unit: float
) -> None:
    painter.setFont(Fonts().number(12.5 * unit))
    painter.setPen(QColor(_INK))
    room = QRectF(middle.x() - 19 * unit, middle.y() - 8 * unit, 20 * unit, 16 * unit)
    flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
    painter.drawText(room, flags, number)
    paint_symbol(painter, symbol, middle + QPointF(8.5 * unit, 0), 5.6 * unit)


def _paint_many(
    painter: QPainter, number: str, symbol: Symbol, middle: QPointF, unit: float
) -> None:
    """Paint points for the most of something: three symbols in a row."""
    painter.setFont(Fonts().number(12.5 * unit))
    painter.setPen(QColor(_INK))
    room = QRectF(middle.x() - 36 * unit, middle.y() - 8 * unit, 20 * unit, 16 * unit)
    flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
    painter.drawText(room, flags, number)
    for k in range(3):
        paint_symbol(painter, symbol, middle + QPointF((-6 + 15 * k) * unit, 0), 5.2 * unit)


def _paint_swap(painter: QPainter, middle: QPointF, unit: float) -> None:
    for x in (-17, 17):
        paint_symbol(painter, Symbol.WALL, middle + QPointF(x * unit, 0), 5.6 * unit)
    paint_icon(painter, Icon.SWAP, centred(middle, 16 * unit, 16 * unit), STRIKE_RED, 2.6)


def _paint_arrow(painter: QPainter, middle: QPointF, unit: float) -> None:
    paint_icon(painter, Icon.RIGHT, centred(middle, 9 * unit, 9 * unit), _INK, 3.4)


def _paint_divider(painter: QPainter, middle: QPointF, unit: float) -> None:
    painter.setPen(pen(_INK, 0.8 * unit, 70))
    reach = QPointF(0, 6 * unit)
    painter.drawLine(middle - reach, middle + reach)
