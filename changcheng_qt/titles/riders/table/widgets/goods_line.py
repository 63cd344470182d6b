"""Cards of goods, small and in a row: a price, of which some cards may be missing, or terms."""

from collections.abc import Sequence
from typing import Final, TypeAlias

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from changcheng_qt.titles.riders.rules.pieces import NO_GOODS, Good, Goods, cards_of
from changcheng_qt.titles.riders.table.painting.goods import good_path, paint_goods_card
from changcheng_qt.titles.riders.words.names import goods_text
from changcheng_qt.ui.looks.appearance import Appearance, Painted, Panel
from changcheng_qt.ui.looks.strokes import NO_BRUSH, pen
from changcheng_qt.ui.panels.words import give_tooltip

Priced: TypeAlias = tuple[Good, bool]
"""A card of a price, and whether it is missing."""

HEIGHT: Final = 1.26
"""The height of a small card over its width."""
MISSING: Final = "#E39A4B"
"""The dashes around a missing card, on wood."""
APART: Final = 0.16
"""The gap between two cards over their width."""
_SIGN: Final = 0.3


def priced(cost: Goods, hand: Goods | None) -> tuple[Priced, ...]:
    """Return the cards of a price, with those that a hand lacks; none is missing from a hand that
    is not seen.
    """
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
    across = room.width() / (len(cards) + (len(cards) - 1) * APART)
    width = min(widest, across, room.height() / HEIGHT)
    step = width * (1 + APART)
    left = room.center().x() - (step * len(cards) - width * APART) / 2
    for place, (good, is_missing) in enumerate(cards):
        top = room.center().y() - width * HEIGHT / 2
        rect = QRectF(left + place * step, top, width, width * HEIGHT)
        if is_missing:
            _paint_missing(painter, rect, good)
        else:
            paint_goods_card(painter, rect, good)


def _paint_missing(painter: QPainter, rect: QRectF, good: Good) -> None:
    corner = rect.width() * 0.14
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(MISSING, max(1.0, rect.width() * 0.07), dashes=(2.2, 1.8)))
    painter.drawRoundedRect(rect, corner, corner)
    painter.save()
    painter.translate(QPointF(rect.center()))
    painter.scale(rect.width() * _SIGN, rect.width() * _SIGN)
    painter.setPen(pen(MISSING, 0.14))
    painter.drawPath(good_path(good))
    painter.restore()


class GoodsLine(Painted, Panel):
    """Some goods as cards in a row, named in a tooltip."""

    def __init__(self, appearance: Appearance, parent: QWidget, card: float = 16) -> None:
        """Start empty; `card` is the width of a card in a window of 1280 x 800."""
        super().__init__(appearance, parent)
        self._card = card
        self._goods = NO_GOODS
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @property
    def goods(self) -> Goods:
        """Return the shown goods."""
        return self._goods

    def show_goods(self, goods: Goods) -> None:
        """Show these goods."""
        if goods != self._goods:
            self._goods = goods
            self.updateGeometry()
            self.update()
        self.retranslate()

    def retranslate(self) -> None:
        text = goods_text(self._goods)
        self.setAccessibleName(text)
        give_tooltip(self, text)

    def sizeHint(self) -> QSize:
        width, cards = self.appearance.px(self._card), sum(self._goods)
        return QSize(
            round(width * (cards + max(0, cards - 1) * APART)) + 2, round(width * HEIGHT) + 2
        )

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paint(self, painter: QPainter) -> None:
        width = float(self.appearance.px(self._card))
        cards = cards_of(self._goods)
        taken = width * (len(cards) + max(0, len(cards) - 1) * APART)
        room = QRectF(1, 0, taken, self.height())
        paint_price(painter, room, [(good, False) for good in cards], width)
