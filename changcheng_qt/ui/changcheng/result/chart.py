"""The scores over the turns of a game, a line a seat, its glyph at the end."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from changcheng_qt.engine.seats import Seat
from changcheng_qt.games.changcheng.view import View
from changcheng_qt.i18n.phrases.wording import fill, plain
from changcheng_qt.ui.appearance import Appearance
from changcheng_qt.ui.board.glyphs import paint_seat_token
from changcheng_qt.ui.board.strokes import NO_BRUSH, open_line, pen
from changcheng_qt.ui.changcheng.result.score_sheet import Moment
from changcheng_qt.ui.changcheng.widgets.seats import colours_of
from changcheng_qt.ui.panels.panel import Panel

if TYPE_CHECKING:
    from changcheng_qt.ui.board.theme import SeatColours

translate = QCoreApplication.translate

_STEPS: Final = (1, 2, 5, 10, 20, 50)
_MOST_LINES: Final = 5


class ResultChart(Panel):
    """Steps rather than slopes: a score changes at once."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        """Begin empty."""
        super().__init__(appearance, parent)
        self._moments: tuple[Moment, ...] = ()
        self._colours: tuple[SeatColours, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_moments(self, moments: Sequence[Moment], view: View) -> None:
        """Show the scores after every turn."""
        self._moments = tuple(moments)
        self._colours = tuple(colours_of(view, seat) for seat in range(view.seats))
        self.retranslate()
        self.update()

    def retranslate(self) -> None:
        """Say everything in the language of the interface."""
        turns = self._moments[-1].turn if self._moments else 0
        words = fill(translate("Result", "Scores over {turns} turns"), turns=turns)
        self.setAccessibleName(words)

    def sizeHint(self) -> QSize:
        """Take a wide strip."""
        return QSize(self.appearance.px(520), self.appearance.px(150))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint grid, lines and glyphs."""
        if not self._moments:
            return
        px = self.appearance.px
        plot = QRectF(self.rect()).adjusted(px(30), px(10), -px(22), -px(10))
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint_grid(painter, plot)
            for seat in range(len(self._colours)):
                self._paint_line(painter, plot, seat)
            for seat, height in self._token_heights(plot).items():
                centre = QPointF(plot.right() + px(11), height)
                paint_seat_token(painter, centre, px(7), self._colours[seat])

    def _paint_grid(self, painter: QPainter, plot: QRectF) -> None:
        low, high = self._range()
        step = next((s for s in _STEPS if (high - low) / s <= _MOST_LINES), _STEPS[-1])
        painter.setFont(self.appearance.number_font(12.5, bold=False))
        flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        for score in range(-(-low // step) * step, high + 1, step):
            y = self._height_of(plot, score)
            role = "text3" if score == 0 else "rule"
            painter.setPen(pen(self.appearance.colour(role), 1))
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            painter.setPen(self.appearance.colour("text2"))
            label = QRectF(0, y - 10, plot.left() - self.appearance.px(6), 20)
            painter.drawText(label, flags, plain(score))

    def _paint_line(self, painter: QPainter, plot: QRectF, seat: Seat) -> None:
        points: list[QPointF] = []
        for place in range(len(self._moments)):
            point = self._point(plot, place, seat)
            if points:
                points.append(QPointF(point.x(), points[-1].y()))
            points.append(point)
        painter.setBrush(NO_BRUSH)
        painter.setPen(pen(self._colours[seat].outline, 3.4 * self.appearance.k, 150))
        painter.drawPath(open_line(points))
        painter.setPen(pen(self._colours[seat].top, 2.2 * self.appearance.k))
        painter.drawPath(open_line(points))

    def _token_heights(self, plot: QRectF) -> dict[Seat, float]:
        """Return where the tokens at the ends of the lines stand, moved apart where they would lie
        on each other.
        """
        last, room = self._moments[-1].scores, self.appearance.px(16)
        heights: dict[Seat, float] = {}
        free = plot.bottom() + room / 2
        for seat in sorted(range(len(last)), key=lambda seat: last[seat]):
            heights[seat] = min(self._height_of(plot, last[seat]), free)
            free = heights[seat] - room
        return heights

    def _range(self) -> tuple[int, int]:
        scores = [score for moment in self._moments for score in moment.scores]
        return min(0, *scores), max(1, *scores)

    def _point(self, plot: QRectF, place: int, seat: Seat) -> QPointF:
        across = place / max(1, len(self._moments) - 1)
        score = self._moments[place].scores[seat]
        return QPointF(plot.left() + across * plot.width(), self._height_of(plot, score))

    def _height_of(self, plot: QRectF, score: int) -> float:
        low, high = self._range()
        return plot.bottom() - (score - low) / (high - low) * plot.height()
