"""Numbers of cards by good, in steps of one: a card adds one, a sign takes one away."""

from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from changcheng_qt.i18n.phrases.wording import fill, plain
from changcheng_qt.titles.riders.rules.pieces import NO_GOODS, Good, Goods
from changcheng_qt.titles.riders.table.painting.goods import paint_goods_card
from changcheng_qt.titles.riders.table.widgets.goods_line import HEIGHT
from changcheng_qt.titles.riders.words.names import good_name
from changcheng_qt.ui.looks.appearance import Appearance, PaintedButton, Panel, without_margins
from changcheng_qt.ui.looks.strokes import NO_BRUSH, paint_box, pen
from changcheng_qt.ui.panels.words import give_tooltip

translate = QCoreApplication.translate

_CARD: Final = 30
_SIGN: Final = 22
_FADED: Final = 0.35


class _StepButton(PaintedButton):
    """A button of one good, which shows the chosen number."""

    def __init__(self, appearance: Appearance, good: Good, parent: QWidget) -> None:
        super().__init__(appearance, parent)
        self.good = good
        self._count = 0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_count(self, count: int) -> None:
        """Show the chosen number."""
        self._count = count
        self.update()


class _CardButton(_StepButton):
    """A card; a click adds one."""

    def sizeHint(self) -> QSize:
        width = self.appearance.px(_CARD)
        return QSize(width + 6, round(width * HEIGHT) + 6)

    def paint(self, painter: QPainter) -> None:
        room = QRectF(self.rect()).adjusted(3, 3, -3, -3)
        painter.setOpacity(1.0 if self.isEnabled() or self._count else _FADED)
        paint_goods_card(painter, room, self.good)
        painter.setOpacity(1.0)
        palette = self.appearance.palette
        if self._count:
            paint_box(painter, room, 4, NO_BRUSH, pen(palette.gold, 2.4))
        if self.hasFocus():
            around = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            paint_box(painter, around, 5, NO_BRUSH, pen(palette.text, 1.6))


class _LessButton(_StepButton):
    """The number with a sign before it; a click takes one away."""

    def show_count(self, count: int) -> None:
        super().show_count(count)
        self.setEnabled(bool(count))

    def sizeHint(self) -> QSize:
        return QSize(self.appearance.px(_CARD) + 6, self.appearance.px(_SIGN))

    def paint(self, painter: QPainter) -> None:
        palette, room = self.appearance.palette, QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if self._count:
            ground = self.appearance.colour("hover" if self.underMouse() else "field")
            line = pen(palette.text if self.hasFocus() else palette.rule, 1.2)
            paint_box(painter, room, 4, ground, line)
        painter.setPen(self.appearance.colour("text" if self._count else "text3"))
        painter.setFont(self.appearance.number_font(13, bold=bool(self._count)))
        if self._count:
            sign = QRectF(room.topLeft(), QSizeF(room.height(), room.height()))
            painter.drawText(sign, Qt.AlignmentFlag.AlignCenter, "−")
            room.setLeft(sign.right())
            painter.drawLine(sign.topRight(), sign.bottomRight())
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, plain(self._count))


class Steppers(Panel):
    """A number of each good; where there is only one card to choose, another good replaces it."""

    changed = Signal(object)
    """The chosen goods."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(appearance, parent)
        self.goods = NO_GOODS
        """The chosen goods."""
        self._cards = 0
        self._grid = without_margins(QGridLayout(self))
        self.cards = {good: _CardButton(appearance, good, self) for good in Good}
        self.signs = {good: _LessButton(appearance, good, self) for good in Good}
        for good in Good:
            self._grid.addWidget(self.cards[good], 0, good)
            self._grid.addWidget(self.signs[good], 1, good)
            self.cards[good].clicked.connect(partial(self._step, good, 1))
            self.signs[good].clicked.connect(partial(self._step, good, -1))
        self._grid.setColumnStretch(len(Good), 1)
        self.restyle()
        self.retranslate()

    def show_goods(self, goods: Goods) -> None:
        """Show these goods as chosen."""
        if goods != self.goods:
            self.goods = goods
            self.retranslate()

    def allow(self, most: Goods, cards: int) -> None:
        """Allow one more of each good up to these numbers, and that many cards in all."""
        self._cards = cards
        is_full = sum(self.goods) >= cards != 1
        for good, button in self.cards.items():
            button.setEnabled(not is_full and self.goods[good] < most[good])

    def restyle(self) -> None:
        px = self.appearance.px
        self._grid.setHorizontalSpacing(px(8))
        self._grid.setVerticalSpacing(px(2))

    def retranslate(self) -> None:
        more = translate("RidersStepper", "{good}: {count}, one more")
        less = translate("RidersStepper", "{good}: {count}, one less")
        for good, count in zip(Good, self.goods, strict=True):
            for button, words in ((self.cards[good], more), (self.signs[good], less)):
                button.show_count(count)
                said = fill(words, good=good_name(good), count=count)
                button.setAccessibleName(said)
                give_tooltip(button, said)

    def _step(self, good: Good, by: int) -> None:
        counts = list(NO_GOODS if self._cards == 1 else self.goods)
        counts[good] = max(0, counts[good] + by)
        self.show_goods(tuple(counts))
        self.changed.emit(self.goods)
