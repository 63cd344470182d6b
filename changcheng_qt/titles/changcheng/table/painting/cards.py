"""The faces of cards at any size, empty slots, and the stamp on a card.

The master size is 84 x 120; everything scales with the width of the rectangle. Below `SMALL_CARD`
units of width a face keeps only dots, glyph and picture. Names come in translated. The bottom line
of a face shows the card's effects in symbols.

| card | function |
|---|---|
| action card, face up | `paint_action_card` |
| event card | `paint_event_card` |
| the place of a card that left the hand | `paint_wordless_slot`, `paint_slot_label` |
| void | `paint_void_stamp` |
"""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from changcheng_qt.titles.changcheng.rules.pieces import ActionCard, EventCard
from changcheng_qt.titles.changcheng.table.painting.action_art import ACTION_TINTS, paint_action_art
from changcheng_qt.titles.changcheng.table.painting.counters import MINUS, paint_eye
from changcheng_qt.titles.changcheng.table.painting.event_art import EVENT_TINTS, paint_event_art
from changcheng_qt.titles.changcheng.table.painting.icons import (
    STRIKE_RED,
    Symbol,
    paint_crack,
    paint_strike,
    paint_symbol,
)
from changcheng_qt.ui.looks.fonts import Fonts, Script
from changcheng_qt.ui.looks.glyphs import paint_glyph
from changcheng_qt.ui.looks.icons import Icon, paint_icon
from changcheng_qt.ui.looks.strokes import NO_PEN, centred, linear, paint_faded, pen
from changcheng_qt.ui.looks.theme import SeatColours, ink, mix
from changcheng_qt.ui.painting import pigments
from changcheng_qt.ui.painting.card_marks import paint_card_veil
from changcheng_qt.ui.painting.lettering import narrowed, paint_fitted_text

MASTER_WIDTH: Final = 84.0
MASTER_HEIGHT: Final = 120.0
SMALL_CARD: Final = 56.0
_PAPER: Final = "#FCF6E8"
_EDGE: Final = "#3A2A18"
_EVENT_BAND: Final = ("#8A5A22", "#5E3A14")
_INK: Final = "#2B2018"
_LINE_WIDTH: Final = 76.0
_HIGHEST_NAME: Final = 16.0
_FIGURE, _HIGHEST_FIGURE = 12.5, 15.0
"""In units the largest height of a name's letters, the usual and the largest of an effect's."""


def paint_action_card(
    painter: QPainter,
    rect: QRectF,
    card: ActionCard,
    colours: SeatColours,
    name: str,
    script: Script,
) -> None:
    """Paint the face of an action card: priority dots, owner's glyph, picture, name, effects."""
    paint_wordless_card(painter, rect, card, colours)
    paint_card_name(painter, rect, name, script)


def paint_wordless_card(
    painter: QPainter, rect: QRectF, card: ActionCard, colours: SeatColours, least: float = 0.0
) -> None:
    """Paint it all but the name, alike in every language, figures `least` pixels high if it can."""
    unit = rect.width() / MASTER_WIDTH
    inner = _paint_paper(painter, rect, unit)
    band = QRectF(inner.left(), inner.top(), inner.width(), 15 * unit)
    painter.setPen(NO_PEN)
    painter.setBrush(QColor(colours.top))
    painter.drawRoundedRect(band, 3 * unit, 3 * unit)
    sign = QPointF(band.right() - 8 * unit, band.center().y())
    paint_glyph(painter, colours.glyph, sign, 4.6 * unit, colours.glyph_colour)
    painter.setPen(NO_PEN)
    painter.setBrush(QColor(colours.glyph_colour))
    for k in range(card.priority):
        dot = QPointF(band.left() + (6.6 + 7.4 * k) * unit, band.center().y())
        painter.drawEllipse(dot, 2.5 * unit, 2.5 * unit)
    art = _paint_art_ground(painter, rect, inner, band, ACTION_TINTS[card])
    _enter_picture(painter, art, unit, small=_is_small(rect))
    paint_action_art(painter, card)
    painter.restore()
    if not _is_small(rect):
        _paint_action_effects(painter, _paint_rule(painter, rect, inner), card, least)


def paint_card_name(
    painter: QPainter, rect: QRectF, name: str, script: Script, least: float = 0.0
) -> None:
    """Paint the name below the picture of a card, nothing on a small one; letters are `least`
    pixels high if there is room.
    """
    if not _is_small(rect):
        unit = rect.width() / MASTER_WIDTH
        room = QRectF(rect.left() + 5 * unit, rect.top() + 84 * unit, 74 * unit, 16 * unit)
        font = Fonts(script).title(max(13.2 * unit, min(least, _HIGHEST_NAME * unit)))
        if least > 13.2 * unit:
            font = narrowed(font, name, room.width())
        paint_fitted_text(painter, room, name, font, _INK)


def paint_event_card(
    painter: QPainter, rect: QRectF, event: EventCard, name: str, script: Script
) -> None:
    """Paint an event card: its letter, picture, name and effect."""
    unit = rect.width() / MASTER_WIDTH
    inner = _paint_paper(painter, rect, unit)
    band = QRectF(inner.left(), inner.top(), inner.width(), 15 * unit)
    painter.setPen(NO_PEN)
    painter.setBrush(linear(band.topLeft(), band.bottomLeft(), *_EVENT_BAND))
    painter.drawRoundedRect(band, 3 * unit, 3 * unit)
    painter.setPen(QColor(pigments.SLOT_WORD))
    painter.setFont(Fonts().number(12 * unit))
    painter.drawText(band, Qt.AlignmentFlag.AlignCenter, event.value)
    art = _paint_art_ground(painter, rect, inner, band, EVENT_TINTS[event])
    _enter_picture(painter, art, unit, small=_is_small(rect))
    paint_event_art(painter, event)
    painter.restore()
    if not _is_small(rect):
        _paint_event_effects(painter, _paint_rule(painter, rect, inner), event)
    paint_card_name(painter, rect, name, script)


def paint_wordless_slot(painter: QPainter, rect: QRectF, card: ActionCard, colour: str) -> None:
    """Paint the place of a card that left the hand, without its label; never when hidden."""
    unit = rect.width() / MASTER_WIDTH
    painter.setPen(pen(colour, 1.2 * unit, 150, dashes=(3, 3)))
    painter.setBrush(ink(colour, 16))
    painter.drawRoundedRect(rect, 6 * unit, 6 * unit)
    picture = centred(rect.center() - QPointF(0, 6 * unit), 44 * unit, 44 * unit)

    def paint_picture(layer: QPainter) -> None:
        layer.translate(picture.topLeft())
        layer.scale(picture.width() / 100, picture.width() / 100)
        paint_action_art(layer, card)

    paint_faded(painter, picture, 0.34, paint_picture)


def paint_slot_label(
    painter: QPainter, rect: QRectF, label: str, script: Script, colour: str, least: float = 0.0
) -> None:
    """Paint the label with the place of a card that left its slot, at least `least` high if there
    is room.
    """
    unit = rect.width() / MASTER_WIDTH
    room = QRectF(rect.left() + 3 * unit, rect.bottom() - 35 * unit, 78 * unit, 20 * unit)
    font = Fonts(script).title(max(11.5 * unit, min(least, _HIGHEST_NAME * unit)))
    paint_fitted_text(painter, room, label, font, colour)


def paint_void_stamp(painter: QPainter, rect: QRectF, word: str, script: Script) -> None:
    """Stamp a card as void: twins cancel each other."""
    unit = rect.width() / MASTER_WIDTH
    paint_card_veil(painter, rect)
    painter.save()
    painter.translate(rect.center())
    painter.rotate(-18)
    stamp = centred(QPointF(0, 0), 66 * unit, 22 * unit)
    painter.setPen(pen(pigments.CANCELLED, 2.4 * unit))
    painter.setBrush(ink(pigments.STAMP_PAPER, 215))
    painter.drawRoundedRect(stamp, 3 * unit, 3 * unit)
    font = Fonts(script).text(13 * unit, bold=True)
    paint_fitted_text(
        painter, stamp.adjusted(4 * unit, 0, -4 * unit, 0), word, font, pigments.CANCELLED
    )
    painter.restore()


def _paint_action_effects(painter: QPainter, rect: QRectF, card: ActionCard, least: float) -> None:
    """Paint the effects of an action card; if it has two, its owner chooses one of them."""
    line, middle = rect.width() / _LINE_WIDTH, rect.center()
    unit = max(line, min(least / _FIGURE, _HIGHEST_FIGURE / _FIGURE * line))
    left, right = middle - QPointF(19 * line, 0), middle + QPointF(19 * line, 0)
    if card in (ActionCard.TRAITOR, ActionCard.FLOOD, ActionCard.BUILDER):
        _paint_divider(painter, middle, unit)
    match card:
        case ActionCard.WARRIOR:
            _paint_struck(painter, Symbol.CARD, middle, unit)
        case ActionCard.TRAITOR:
            paint_symbol(painter, Symbol.WALL, left, 6 * unit)
            paint_crack(painter, left, 6 * unit)
            _paint_struck(painter, Symbol.THREAT, right, unit)
        case ActionCard.FLOOD:
            _paint_change(painter, "+2", Symbol.REPUTATION, left, unit)
            _paint_change(painter, f"{MINUS}2", Symbol.REPUTATION, right, unit)
        case ActionCard.BUILDER:
            _paint_change(painter, "+2", Symbol.REPUTATION, left, unit)
            _paint_change(painter, "+1", Symbol.WALL, right, unit)
        case ActionCard.MASTER_BUILDER:
            _paint_change(painter, "+2", Symbol.WALL, middle, unit)
        case ActionCard.MANDARIN:
            _paint_swap(painter, middle, unit)


def _paint_event_effects(painter: QPainter, rect: QRectF, event: EventCard) -> None:
    """Paint the effect of an event card."""
    unit, middle = rect.width() / _LINE_WIDTH, rect.center()
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


def _is_small(rect: QRectF) -> bool:
    return rect.width() < SMALL_CARD


def _paint_paper(painter: QPainter, rect: QRectF, unit: float) -> QRectF:
    """Paint shadow and paper of a card; return the room inside its margin."""
    painter.setPen(NO_PEN)
    painter.setBrush(ink(pigments.SLOT_SHADOW, 46))
    for depth in (1, 2, 3):
        fallen = rect.translated(depth * unit, depth * 1.5 * unit)
        painter.drawRoundedRect(fallen, 6 * unit, 6 * unit)
    painter.setPen(pen(_EDGE, 1.1 * unit))
    painter.setBrush(QColor(_PAPER))
    painter.drawRoundedRect(rect, 6 * unit, 6 * unit)
    margin = 4 * unit
    return rect.adjusted(margin, margin, -margin, -margin)


def _paint_art_ground(
    painter: QPainter, rect: QRectF, inner: QRectF, band: QRectF, tint: str
) -> QRectF:
    """Paint the ground of the picture; return its rectangle."""
    unit = rect.width() / MASTER_WIDTH
    top = band.bottom() + 2.5 * unit
    height = inner.bottom() - top if _is_small(rect) else 62 * unit
    art = QRectF(inner.left(), top, inner.width(), height)
    painter.setPen(pen(_EDGE, 0.8 * unit, 150))
    painter.setBrush(linear(art.topLeft(), art.bottomLeft(), mix(tint, pigments.WHITE, 0.5), tint))
    painter.drawRoundedRect(art, 3 * unit, 3 * unit)
    return art


def _enter_picture(painter: QPainter, art: QRectF, unit: float, *, small: bool) -> None:
    """Save the painter and make a box of 100 x 100 of the middle of the picture."""
    size = (72 if small else 58) * unit
    painter.save()
    painter.translate(art.center() - QPointF(size / 2, size / 2))
    painter.scale(size / 100, size / 100)


def _paint_rule(painter: QPainter, rect: QRectF, inner: QRectF) -> QRectF:
    """Paint the rule below the name; return the room for the effects."""
    unit = rect.width() / MASTER_WIDTH
    middle = rect.bottom() - 11.5 * unit
    painter.setPen(pen(_EDGE, 0.8 * unit, 70))
    left, right = inner.left() + 2 * unit, inner.right() - 2 * unit
    painter.drawLine(QPointF(left, middle - 9 * unit), QPointF(right, middle - 9 * unit))
    return QRectF(inner.left(), middle - 8 * unit, inner.width(), 16 * unit)


def _paint_struck(painter: QPainter, symbol: Symbol, middle: QPointF, unit: float) -> None:
    paint_symbol(painter, symbol, middle, 6 * unit)
    paint_strike(painter, middle, 6 * unit)


def _paint_change(
    painter: QPainter, number: str, symbol: Symbol, middle: QPointF, unit: float
) -> None:
    painter.setFont(Fonts().number(_FIGURE * unit))
    painter.setPen(QColor(_INK))
    room = QRectF(middle.x() - 19 * unit, middle.y() - 8 * unit, 20 * unit, 16 * unit)
    flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
    painter.drawText(room, flags, number)
    paint_symbol(painter, symbol, middle + QPointF(8.5 * unit, 0), 5.6 * unit)


def _paint_many(
    painter: QPainter, number: str, symbol: Symbol, middle: QPointF, unit: float
) -> None:
    """Paint points for the most of something: three symbols in a row."""
    painter.setFont(Fonts().number(_FIGURE * unit))
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
