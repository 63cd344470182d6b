"""The goods of a hand as five stacks in a fixed order; an empty one stays as an outline.

A hidden hand is a back for each card, packed to the left, however many of each good there are. In a
replay the hands of all seats are rows of small stacks.
"""

from collections.abc import Sequence
from functools import partial
from typing import Final, TypeAlias

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from changcheng_qt.engine.seats import Seat
from changcheng_qt.i18n.phrases.wording import fill
from changcheng_qt.titles.riders.rules.pieces import HAND_SAFE, Good, Goods
from changcheng_qt.titles.riders.rules.view import View
from changcheng_qt.titles.riders.table.painting import goods
from changcheng_qt.titles.riders.table.pointer.targets import Held
from changcheng_qt.titles.riders.table.tray.edict_row import paint_edict_back
from changcheng_qt.titles.riders.words.names import good_name
from changcheng_qt.ui.looks.appearance import Appearance, Painted
from changcheng_qt.ui.looks.strokes import NO_BRUSH, paint_box, paint_disc, pen
from changcheng_qt.ui.looks.theme import ink, mix
from changcheng_qt.ui.painting import pigments
from changcheng_qt.ui.painting.card_marks import MOST_BELOW, paint_count
from changcheng_qt.ui.painting.lettering import paint_fitted_text
from changcheng_qt.ui.panels.words import TextStyle, Words
from changcheng_qt.ui.seam.rule import tell_rule
from changcheng_qt.ui.tray import hand_row
from changcheng_qt.ui.tray.card_places import CardShape
from changcheng_qt.ui.tray.card_row import CardRow
from changcheng_qt.ui.tray.hand_row import HandCard, card_in_button, paint_card_in_button

translate = QCoreApplication.translate

SHAPE: Final = CardShape(84.0, 122.0, air=14, named_from=0)
"""The shape of a stack: its cards are behind each other, with room above."""
_BELOW: Final = 0.045
_SLIP: Final = 0.24
_TAB: Final = 0.24
"""The height of the tab with the number of cards, clear of the next stack."""
_COUNT: Final = TextStyle(size=13, role="tray_text2")
_MANY: Final = TextStyle(size=13, role="tray_warning", bold=True)
"""The number of cards in a hand of which a seven would cost some."""
_VEILED: Final = 20
"""The most backs of a hidden hand that are painted."""
_FOOT: Final = 0.38
"""The share of the height for the number below a card."""
Stack: TypeAlias = tuple[Good, int]
"""A good and the number of its cards."""


def stack_text(good: Good, count: int) -> str:
    """Return a number of cards of a good in words."""
    return fill(translate("RidersTray", "{good}: {count}"), good=good_name(good), count=count)


class GoodStack(Painted, HandCard[Held]):
    """The cards of one good."""

    def __init__(self, appearance: Appearance, good: Good, parent: QWidget) -> None:
        super().__init__(appearance, Held(give=good), parent)
        self.good = good
        self.count = 0
        """The number of cards."""
        tell_rule(self, lambda: "trade")
        self.retranslate()

    def show_count(self, count: int) -> None:
        """Show a number of cards."""
        if count != self.count:
            self.count = count
            self.retranslate()
            self.update()

    def forget(self) -> None:
        """Forget the number of cards."""
        self.count = 0
        self.retranslate()
        super().forget()

    def retranslate(self) -> None:
        self.setAccessibleName(stack_text(self.good, self.count))
        self._last_shown = None

    @property
    def _tooltip(self) -> str:
        return self._why_not or self.accessibleName()

    def paint(self, painter: QPainter) -> None:
        """Paint the stack, or its outline."""
        rect, ink_on_wood = card_in_button(self, SHAPE), self.appearance.palette.tray_text
        look = (good_name(self.good), self.count, self.appearance.fonts, ink_on_wood)
        paint = partial(self._paint_stack if self.count else self._paint_outline, rect=rect)
        face = partial(self._picture.draw, size=self.size(), key=look, paint=paint)
        if self.count:
            paint_card_in_button(painter, self, rect, face, 0.0)
        else:
            face(painter)

    def _paint_stack(self, painter: QPainter, rect: QRectF) -> None:
        for below in range(min(MOST_BELOW, self.count - 1), 0, -1):
            self._paint_sheet(painter, rect.translated(0, -below * _BELOW * rect.width()))
        self._paint_sheet(painter, rect)
        width = rect.width()
        middle = rect.center() - QPointF(0, rect.height() * _SLIP / 2)
        paint_disc(painter, middle, width * 0.36, ink(pigments.WHITE, 110))
        goods.paint_good(painter, self.good, middle, width * 0.25)
        dark = mix(goods.CARD_COLOURS[self.good], pigments.WARM_INK, 0.85)
        self._paint_name(painter, rect, dark.name())
        high = rect.height() * _TAB
        tab = QRectF(rect.right() - high * 1.15, rect.top() - high * 0.32, high * 1.15, high * 0.86)
        paint_count(painter, tab, self.count, self.appearance.fonts)

    def _paint_sheet(self, painter: QPainter, rect: QRectF) -> None:
        ground = goods.CARD_COLOURS[self.good]
        corner = rect.width() * 0.08
        rim = mix(ground, pigments.WARM_INK, 0.65)
        paint_box(painter, rect, corner, ink(ground), pen(rim, max(1.0, rect.width() * 0.025)))

    def _paint_name(self, painter: QPainter, rect: QRectF, colour: str) -> None:
        slip = rect.adjusted(0, rect.height() * (1 - _SLIP), 0, 0)
        font = self.appearance.fonts.text(max(8, round(slip.height() * 0.66)), bold=True)
        paint_fitted_text(painter, slip, good_name(self.good), font, colour)

    def _paint_outline(self, painter: QPainter, rect: QRectF) -> None:
        colour = self.appearance.palette.tray_text
        corner = rect.width() * 0.08
        paint_box(painter, rect, corner, NO_BRUSH, pen(colour, 1.2, 120, (3, 3)))
        painter.setOpacity(0.45)
        middle = rect.center() - QPointF(0, rect.height() * _SLIP / 2)
        goods.paint_good(painter, self.good, middle, rect.width() * 0.25)
        painter.setOpacity(0.7)
        self._paint_name(painter, rect, colour)
        painter.setOpacity(1.0)


class CardCount(Words):
    """The number of cards in a hand; red once a seven would cost some of them."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(appearance, _COUNT, parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)

    def show_count(self, count: int) -> None:
        """Show a number of cards."""
        self.setText(translate("RidersTray", "%n card(s)", "", count))
        self.setAccessibleName(self.text())
        self.use_style(_MANY if count > HAND_SAFE else _COUNT)


class GoodsRow(hand_row.HandRow[GoodStack]):
    """Five stacks, or the backs of a hidden hand."""

    shape = SHAPE
    paint_back = staticmethod(paint_edict_back)

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(appearance, parent)
        self.take([GoodStack(appearance, good, self) for good in Good])

    def show_goods(self, goods: Goods) -> None:
        """Show a hand."""
        self.unveil()
        for stack in self.cards:
            stack.show_count(goods[stack.good])
            stack.show()

    def sizeHint(self) -> QSize:
        px = self.appearance.px
        return QSize(px(5 * 62), px(118))

    def minimumSizeHint(self) -> QSize:
        px = self.appearance.px
        return QSize(px(5 * 40), px(60))

    def _back_rooms(self) -> Sequence[QRectF]:
        """Return rooms closer together the more backs there are."""
        shown, (first, *_, last) = min(self.backs, _VEILED), self._places()
        step = min(first.width() * 0.8, (last.left() - first.left()) / max(1, shown - 1))
        return [QRectF(first.translated(round(place * step), 0)) for place in range(shown)]


class GoodsCardRow(CardRow[Stack]):
    """The goods of one hand."""

    shape = CardShape(66.0, 106.0, air=8, named_from=0)
    paint_back = staticmethod(paint_edict_back)

    def known(self, view: View, seat: Seat) -> tuple[Stack | None, ...]:
        hand = view.hands[seat]
        if hand is None:
            return (None,) * view.hand_counts[seat]
        return tuple((good, hand[good]) for good in Good if hand[good])

    def name_of(self, card: Stack) -> str:
        return stack_text(*card)

    def paint_face(self, painter: QPainter, rect: QRectF, card: Stack) -> None:
        good, count = card
        foot = rect.height() * _FOOT
        goods.paint_goods_card(painter, rect.adjusted(0, 0, 0, -foot), good)
        number = QRectF(rect.left(), rect.bottom() - foot, rect.width(), foot)
        font = self.appearance.fonts.number(round(foot * 0.85))
        paint_fitted_text(painter, number, str(count), font, self.appearance.palette.tray_text)
