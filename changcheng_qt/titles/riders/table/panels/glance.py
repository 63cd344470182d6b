"""The goods of a hand next to the row of its seat, while its owner alone looks.

Nothing of them is told to a screen reader: the room would hear it.
"""

from typing import Final

from PySide6.QtCore import QCoreApplication, QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget

from changcheng_qt.i18n.phrases.wording import fill
from changcheng_qt.titles.riders.rules.pieces import NO_GOODS, Good, Goods
from changcheng_qt.titles.riders.table.painting.goods import paint_goods_card
from changcheng_qt.titles.riders.table.widgets.goods_line import HEIGHT
from changcheng_qt.ui.looks.appearance import Appearance, Painted, Panel
from changcheng_qt.ui.looks.strokes import pen

translate = QCoreApplication.translate

_CARD: Final = 28
_GAP: Final = 6
_NUMBER: Final = 15
_INSIDE: Final = 10


class Glance(Painted, Panel):
    """A small sheet over the board, of one hand at a time."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        """Start hidden; `parent` is the widget over which it is shown."""
        super().__init__(appearance, parent)
        self._ground = parent
        self._goods: Goods = NO_GOODS
        self._name = ""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    @property
    def goods(self) -> Goods:
        """The shown goods; none while it is hidden."""
        return self._goods

    def show_hand(self, name: str, goods: Goods, row: QWidget) -> None:
        """Show the goods of a player to the left of a row."""
        self._name, self._goods = name, goods
        self.resize(self.sizeHint())
        at = self._ground.mapFromGlobal(row.mapToGlobal(QPoint(0, 0)))
        top = at.y() + (row.height() - self.height()) // 2
        self.move(at.x() - self.width() - self.appearance.px(_GAP), max(0, top))
        self.show()
        self.raise_()

    def forget(self) -> None:
        """Hide, and keep nothing."""
        self._name, self._goods = "", NO_GOODS
        self.hide()

    @property
    def text(self) -> str:
        """The line above the goods."""
        return fill(translate("RidersAnswer", "only {player} looks"), player=self._name)

    def sizeHint(self) -> QSize:
        px = self.appearance.px
        metrics = QFontMetricsF(self.appearance.text_font(13))
        cards = len(Good) * (px(_CARD) + px(_GAP)) - px(_GAP)
        width = max(float(cards), metrics.horizontalAdvance(self.text) + 2) + 2 * px(_INSIDE)
        high = metrics.height() + px(_CARD) * HEIGHT + px(_NUMBER) * 1.3 + 2 * px(_INSIDE)
        return QSize(round(width), round(high))

    def paint(self, painter: QPainter) -> None:
        looks, px = self.appearance, self.appearance.px
        painter.setBrush(looks.colour("panel"))
        painter.setPen(pen(looks.palette.gold, 1.4))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), px(8), px(8))
        painter.setPen(looks.colour("text2"))
        painter.setFont(looks.text_font(13))
        room = QRectF(self.rect()).adjusted(px(_INSIDE), px(_INSIDE), -px(_INSIDE), -px(_INSIDE))
        high = QFontMetricsF(looks.text_font(13)).height()
        painter.drawText(QRectF(room.left(), room.top(), room.width(), high), self.text)
        painter.setFont(looks.number_font(_NUMBER, bold=True))
        for good in Good:
            left = room.left() + good * (px(_CARD) + px(_GAP))
            card = QRectF(left, room.top() + high + px(2), px(_CARD), px(_CARD) * HEIGHT)
            painter.setOpacity(1.0 if self._goods[good] else 0.3)
            paint_goods_card(painter, card, good)
            below = QRectF(left, card.bottom(), card.width(), room.bottom() - card.bottom() + px(4))
            painter.setPen(looks.colour("text"))
            painter.drawText(below, Qt.AlignmentFlag.AlignCenter, str(self._goods[good]))
        painter.setOpacity(1.0)
