"""Numbers by seat: a row for each kind, a column for each seat, every number with a bar; losses are
hollow.
"""

from collections.abc import Mapping, Sequence
from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from changcheng_qt.engine.seats import Player, Seat
from changcheng_qt.i18n.phrases.wording import (
    join_sentences,
    labelled,
    plain,
    player_name,
    sentence,
    side_by_side,
)
from changcheng_qt.ui.looks.appearance import Appearance, Painted, Panel
from changcheng_qt.ui.looks.glyphs import paint_seat_token
from changcheng_qt.ui.looks.strokes import NO_BRUSH, NO_PEN, pen
from changcheng_qt.ui.looks.theme import SeatColours
from changcheng_qt.ui.panels.words import BODY
from changcheng_qt.ui.result.chart import line_colour
from changcheng_qt.ui.result.sheet import Tally

_ROW: Final = 23
_HEAD: Final = 26
_BAR: Final = 8
_TOKEN: Final = 9
_GAP: Final = 10
_NAMES: Final = 0.46
"""The largest share of the names of the kinds."""
_DIGITS: Final = "−88"
_LINE: Final = 1
"""Room for the right edge of a hollow bar."""


class TallyChart(Painted, Panel):
    """The numbers with their bars."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(appearance, parent)
        self._tally = Tally("", ())
        self._colours: Mapping[Seat, SeatColours] = {}
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_tally(
        self, tally: Tally, colours: Mapping[Seat, SeatColours], players: Sequence[Player]
    ) -> None:
        """Show these numbers, the seats in the order of their colours."""
        self._tally, self._colours = tally, colours
        rows = (
            side_by_side((row.name, labelled(player_name(players, seat), plain(row.counts[seat]))))
            for row in tally.rows
            for seat in colours
        )
        self.setAccessibleName(join_sentences(map(sentence, (tally.name, *rows))))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self.appearance.px(520), self.minimumSizeHint().height())

    def minimumSizeHint(self) -> QSize:
        px = self.appearance.px
        return QSize(0, px(_HEAD) + len(self._tally.rows) * px(_ROW))

    @property
    def digits(self) -> int:
        """The width of the longest number, so that none loses its sign."""
        metrics = QFontMetricsF(self.appearance.number_font(14))
        counts = (count for row in self._tally.rows for count in row.counts)
        return ceil(max(map(metrics.horizontalAdvance, (_DIGITS, *map(plain, counts)))))

    def paint(self, painter: QPainter) -> None:
        """Paint the tokens of the seats, then row by row."""
        px, font = self.appearance.px, BODY.font(self.appearance)
        metrics = QFontMetricsF(font)
        wanted = max((metrics.horizontalAdvance(row.name) for row in self._tally.rows), default=0)
        names = min(wanted + px(_GAP), self.width() * _NAMES)
        wide = (self.width() - names) / max(1, len(self._colours))
        lefts = {seat: names + place * wide for place, seat in enumerate(self._colours)}
        for seat, left in lefts.items():
            middle = QPointF(left + px(_GAP + _TOKEN), px(_HEAD) / 2)
            paint_seat_token(painter, middle, px(_TOKEN), self._colours[seat])
        for number, row in enumerate(self._tally.rows):
            top = px(_HEAD) + number * px(_ROW)
            painter.setPen(pen(self.appearance.colour("rule"), 1))
            painter.drawLine(QPointF(0, top), QPointF(self.width(), top))
            painter.setPen(self.appearance.colour("text"))
            painter.setFont(font)
            room = QRectF(0, top, names - px(_GAP), px(_ROW))
            shown = metrics.elidedText(row.name, Qt.TextElideMode.ElideRight, room.width() + 1)
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, shown)
            most = max(map(abs, row.counts), default=0) or 1
            for seat, left in lefts.items():
                cell = QRectF(left + px(_GAP), top, wide - px(_GAP) - _LINE, px(_ROW))
                self._paint_count(painter, cell, seat, row.counts[seat], most)

    def _paint_count(
        self, painter: QPainter, cell: QRectF, seat: Seat, count: int, most: int
    ) -> None:
        look = self.appearance
        painter.setFont(look.number_font(14))
        painter.setPen(look.colour("text" if count else "text3"))
        room = QRectF(cell.left(), cell.top(), self.digits, cell.height())
        flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(room, flags, plain(count))
        left = room.right() + look.px(_GAP) / 2
        length = (cell.right() - left) * abs(count) / most
        bar = QRectF(left, cell.center().y() - look.px(_BAR) / 2, length, look.px(_BAR))
        colour = line_colour(self._colours[seat], look.palette)
        painter.setPen(NO_PEN if count > 0 else pen(colour, 1.4 * look.k))
        painter.setBrush(colour if count > 0 else NO_BRUSH)
        if count:
            painter.drawRect(bar)
