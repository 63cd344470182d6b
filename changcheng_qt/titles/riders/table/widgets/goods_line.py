"""Cards of goods, small and in a row: a price, of which some cards may be missing, or terms; and a
button in a line of words and such cards, such as an answer to an offer or a trade.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil
from typing import Final, TypeAlias

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from changcheng_qt.titles.riders.rules.pieces import NO_GOODS, Good, Goods, cards_of
from changcheng_qt.titles.riders.table.painting.goods import good_path, paint_goods_card
from changcheng_qt.titles.riders.words.names import goods_text
from changcheng_qt.ui.looks.appearance import Appearance, Painted, PaintedButton, Panel
from changcheng_qt.ui.looks.icons import Icon, paint_icon
from changcheng_qt.ui.looks.strokes import NO_BRUSH, centred, moved, paint_box, pen
from changcheng_qt.ui.panels.words import give_tooltip

Priced: TypeAlias = tuple[Good, bool]
"""A card of a price, and whether it is missing."""

HEIGHT: Final = 1.26
"""The height of a small card over its width."""
MISSING: Final = "#E39A4B"
"""The dashes around a missing card, on wood."""
_APART: Final = 0.16
"""The gap between two cards over their width."""
_SIGN: Final = 0.3
Part: TypeAlias = str | Goods | Icon
"""A word, some cards, or an icon in a line."""
_SIZE: Final = 12.5
_CARD: Final = 14
_GAP: Final = 5
_HIGH: Final = 20
_INSIDE: Final = 9


def priced(cost: Goods, hand: Goods | None) -> tuple[Priced, ...]:
    """Return the cards of a price, with those that a hand lacks; an unseen hand lacks none."""
    held = list(cost if hand is None else hand)
    found: list[Priced] = []
    for good in cards_of(cost):
        found.append((good, held[good] <= 0))
        held[good] -= 1
    return tuple(found)


def paint_price(painter: QPainter, room: QRectF, cards: Sequence[Priced], widest: float) -> None:
    """Paint the cards of a price in the middle of a room, each at most `widest` wide."""
    if not cards:
        return
    width = min(widest, room.width() / _across(1, len(cards)), room.height() / HEIGHT)
    step = width * (1 + _APART)
    first = room.center() - QPointF(step * (len(cards) - 1) / 2, 0)
    for place, (good, is_missing) in enumerate(cards):
        rect = centred(first + QPointF(place * step, 0), width, width * HEIGHT)
        if is_missing:
            _paint_missing(painter, rect, good)
        else:
            paint_goods_card(painter, rect, good)


def _across(width: float, count: int) -> float:
    """Return the width of cards side by side."""
    return width * (count + _APART * max(0, count - 1))


def _paint_missing(painter: QPainter, rect: QRectF, good: Good) -> None:
    corner = rect.width() * 0.14
    line = pen(MISSING, max(1.0, rect.width() * 0.07), dashes=(2.2, 1.8))
    paint_box(painter, rect, corner, NO_BRUSH, line)
    with moved(painter, rect.center(), rect.width() * _SIGN):
        painter.setPen(pen(MISSING, 0.14))
        painter.drawPath(good_path(good))


class GoodsLine(Painted, Panel):
    """Some goods as cards in a row, named in a tooltip."""

    def __init__(self, appearance: Appearance, parent: QWidget, card: float = 16) -> None:
        """Start empty; `card` is the width of a card in a window of 1280 x 800."""
        super().__init__(appearance, parent)
        self._card = card
        self.goods = NO_GOODS
        """The shown goods."""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_goods(self, goods: Goods) -> None:
        """Show these goods."""
        if goods != self.goods:
            self.goods = goods
            self.updateGeometry()
            self.update()
        self.retranslate()

    def retranslate(self) -> None:
        text = goods_text(self.goods)
        self.setAccessibleName(text)
        give_tooltip(self, text)

    def sizeHint(self) -> QSize:
        width = self.appearance.px(self._card)
        return QSize(round(_across(width, sum(self.goods))) + 2, round(width * HEIGHT) + 2)

    def paint(self, painter: QPainter) -> None:
        cards = priced(self.goods, None)
        paint_price(painter, QRectF(self.rect()), cards, self.appearance.px(self._card))


@dataclass(frozen=True, slots=True)
class Line:
    """The content of a line, and the request of a click on it, such as a command; None for none."""

    parts: tuple[Part, ...]
    command: object = None

    @property
    def sentence(self) -> str:
        """The line in words."""
        words = (goods_text(part) if isinstance(part, tuple) else part for part in self.parts)
        return " ".join(word for word in words if isinstance(word, str))


def in_parts(template: str, cards: dict[str, Goods]) -> tuple[Part, ...]:
    """Return a translated template as words, with cards in place of its names."""
    pieces = (piece.strip() for piece in re.split("[{}]", template))
    return tuple(cards.get(piece, piece) for piece in pieces if piece)


class LineButton(PaintedButton):
    """A line with words and cards; framed in gold while a click on it does something."""

    chosen = Signal(object)
    """The command of the line that was clicked."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(appearance, parent)
        self.line = Line(())
        self.setEnabled(False)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.clicked.connect(self._on_clicked)

    def show_line(self, line: Line, *, is_possible: bool, name: str = "") -> None:
        """Show a line, with a name for screen readers; a click does something if possible."""
        self.line = line
        self.setEnabled(is_possible and line.command is not None)
        shapes = Qt.CursorShape
        self.setCursor(shapes.PointingHandCursor if self.isEnabled() else shapes.ArrowCursor)
        self.setAccessibleName(name or line.sentence)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self.appearance.px(160), self.appearance.px(_HIGH))

    @property
    def content_width(self) -> int:
        """The width of the content with its frame."""
        return ceil(self._width()) + 2 * self.appearance.px(_INSIDE) + 2

    @property
    def tight_width(self) -> int:
        """The least width in which the content is whole."""
        return ceil(self._width()) + 4

    def framed(self, room: float) -> float:
        """Return the width of the frame in a room of a width."""
        return min(room, self._width() + 2 * self.appearance.px(_INSIDE))

    def paint(self, painter: QPainter) -> None:
        px, palette = self.appearance.px, self.appearance.palette
        room = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        left = room.left()
        if self.isEnabled():
            room.setWidth(self.framed(room.width()))
            gold = pen(palette.gold, 2.0 if self.hasFocus() else 1.5)
            lit = "hover" if self.underMouse() or self.isDown() else "panel_raised"
            paint_box(painter, room, px(6), self.appearance.colour(lit), gold)
            left += max(1.0, (room.width() - self._width()) / 2)
        painter.setFont(self.appearance.text_font(_SIZE))
        for part in self.line.parts:
            place = QRectF(left, room.top(), self._width_of(part), room.height())
            self._paint_part(painter, place, part)
            left = place.right() + px(_GAP)

    def _paint_part(self, painter: QPainter, place: QRectF, part: Part) -> None:
        colour = self.appearance.colour("text" if self.isEnabled() else "text2")
        if isinstance(part, Icon):
            square = centred(place.center(), place.width(), place.width())
            paint_icon(painter, part, square, colour)
        elif isinstance(part, str):
            painter.setPen(colour)
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, part)
        else:
            paint_price(painter, place, priced(part, None), self.appearance.px(_CARD))

    def _width(self) -> float:
        parts = self.line.parts
        gaps = (len(parts) - 1) * self.appearance.px(_GAP)
        return sum(map(self._width_of, parts)) + max(0, gaps)

    def _width_of(self, part: Part) -> float:
        card = self.appearance.px(_CARD)
        if isinstance(part, Icon):
            return card
        if isinstance(part, str):
            return QFontMetricsF(self.appearance.text_font(_SIZE)).horizontalAdvance(part) + 1
        high = self.appearance.px(_HIGH) - 2
        return _across(min(float(card), high / HEIGHT), sum(part))

    def _on_clicked(self) -> None:
        if self.line.command is not None:
            self.chosen.emit(self.line.command)
