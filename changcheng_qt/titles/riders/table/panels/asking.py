"""The rows while answers are collected: who has answered, and plates to answer aloud.

On the public view of several people each asked person's row has the answers, which anybody may
click, and an eye that shows that person's goods for as long as it is held. On the own view of a
seat the sheet below takes its answer, and the rows only show who has answered. A screen reader
never reads the shown goods: the room would hear it.
"""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final, TypeAlias

from PySide6.QtCore import QCoreApplication, QObject, QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget

from changcheng_qt.engine.seats import PUBLIC, Seat
from changcheng_qt.i18n.phrases.wording import fill, player_name
from changcheng_qt.titles.riders.rules.pieces import NO_GOODS, Good, Goods
from changcheng_qt.titles.riders.table.painting.goods import paint_goods_card
from changcheng_qt.titles.riders.table.panels import plates
from changcheng_qt.titles.riders.table.panels.player_rows import PlayerRow
from changcheng_qt.titles.riders.table.widgets.goods_line import HEIGHT
from changcheng_qt.ui.looks.appearance import Appearance, Painted, Panel
from changcheng_qt.ui.looks.strokes import paint_box, pen
from changcheng_qt.ui.seam.match_bridge import MatchBridge

AskTerms: TypeAlias = Callable[[Seat, bool], object]
"""Begins terms of a seat's own; unseen on its own view, else on the present one."""
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
        self.goods: Goods = NO_GOODS
        """The shown goods; none while it is hidden."""
        self._name = ""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def show_hand(self, name: str, goods: Goods, row: QWidget) -> None:
        """Show the goods of a player to the left of a row."""
        self._name, self.goods = name, goods
        self.resize(self.sizeHint())
        at = self._ground.mapFromGlobal(row.mapToGlobal(QPoint(0, 0)))
        top = at.y() + (row.height() - self.height()) // 2
        self.move(at.x() - self.width() - self.appearance.px(_GAP), max(0, top))
        self.show()
        self.raise_()

    def forget(self) -> None:
        """Hide, and keep nothing."""
        self._name, self.goods = "", NO_GOODS
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
        frame, gold = QRectF(self.rect()).adjusted(1, 1, -1, -1), pen(looks.palette.gold, 1.4)
        paint_box(painter, frame, px(8), looks.colour("panel"), gold)
        painter.setPen(looks.colour("text2"))
        painter.setFont(looks.text_font(13))
        room = QRectF(self.rect()).adjusted(px(_INSIDE), px(_INSIDE), -px(_INSIDE), -px(_INSIDE))
        high = QFontMetricsF(looks.text_font(13)).height()
        painter.drawText(QRectF(room.left(), room.top(), room.width(), high), self.text)
        painter.setFont(looks.number_font(_NUMBER, bold=True))
        for good in Good:
            left = room.left() + good * (px(_CARD) + px(_GAP))
            card = QRectF(left, room.top() + high + px(2), px(_CARD), px(_CARD) * HEIGHT)
            painter.setOpacity(1.0 if self.goods[good] else 0.3)
            paint_goods_card(painter, card, good)
            below = QRectF(left, card.bottom(), card.width(), room.bottom() - card.bottom() + px(4))
            painter.setPen(looks.colour("text"))
            painter.drawText(below, Qt.AlignmentFlag.AlignCenter, str(self.goods[good]))
        painter.setOpacity(1.0)


class Asking(QObject):
    """Shows the plates of an open ballot in the rows, and gives the answers clicked there."""

    def __init__(
        self,
        bridge: MatchBridge,
        rows: Mapping[Seat, PlayerRow],
        glance: Glance,
        ask_terms: AskTerms,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._bridge, self._rows, self.glance = bridge, rows, glance
        self._ask_terms = ask_terms
        for seat, row in rows.items():
            row.plates.chosen.connect(partial(self._on_chosen, seat))
            row.plates.eye.opened.connect(partial(self._look, seat))
            row.plates.eye.closed.connect(glance.forget)
        bridge.plates.changed.connect(self.refresh)
        bridge.decider_changed.connect(self.refresh)
        bridge.players_changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Show the plates that are due."""
        asking, here = self._bridge.plates, self._bridge.here
        for seat, row in self._rows.items():
            has_answered = seat in asking.answered
            if seat not in asking.asked:
                row.collect(())
            elif self._is_aloud and seat in here - asking.sent:
                answers = plates.answer_lines(self._bridge.view)
                lines = (plates.answered_line(),) if has_answered else answers
                row.collect(lines, player_name(self._bridge.players, seat))
            else:
                row.collect((plates.unanswered(has_answered=has_answered),))

    @property
    def _is_aloud(self) -> bool:
        return self._bridge.viewer is PUBLIC and self._bridge.takes_commands

    def _on_chosen(self, seat: Seat, command: object, is_unseen: bool) -> None:
        match command:
            case plates.Plate.OTHER_TERMS:
                self._ask_terms(seat, is_unseen)
            case plates.Plate.CHANGE:
                self._bridge.plates.take_back(seat)
            case _:
                self._bridge.plates.answer(seat, command)

    def _look(self, seat: Seat) -> None:
        hand = self._bridge.view_for(seat).hands[seat] or NO_GOODS
        self.glance.show_hand(player_name(self._bridge.players, seat), hand, self._rows[seat])
