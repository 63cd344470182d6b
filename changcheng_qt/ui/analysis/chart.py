"""Everybody's chance to win over a game: a line for each seat, its glyph at the end, a dot on each
error.

The turns are equally wide, however many steps they have: a turn of haggling takes no more room than
a quiet one. A click opens the step; the list below has the texts of the dots.
"""

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from changcheng_qt.engine.seats import Seat
from changcheng_qt.i18n.phrases.wording import percent
from changcheng_qt.ui.looks.appearance import Appearance, Painted, Panel
from changcheng_qt.ui.looks.glyphs import paint_seat_token
from changcheng_qt.ui.looks.strokes import NO_BRUSH, open_line, pen
from changcheng_qt.ui.looks.theme import SeatColours
from changcheng_qt.ui.result.chart import line_colour, paint_turns
from changcheng_qt.verdicts.cost import Verdict

translate = QCoreApplication.translate

_GRID: Final = (0.0, 0.25, 0.5, 0.75, 1.0)
_DOTS: Final = {Verdict.BLUNDER: 6.0, Verdict.MISTAKE: 4.5, Verdict.INACCURACY: 3.0}
"""The radius of the dot on an error."""
_TAIL: Final = 8


@dataclass(frozen=True, slots=True)
class Dot:
    """An error to mark, before the step of that number."""

    ply: int
    seat: Seat
    verdict: Verdict


@dataclass(frozen=True, slots=True)
class Turns:
    """The turns of a game along the chart, by their first positions; before the first may come a
    founding, which is as wide as a turn.
    """

    last: int
    """The last position."""
    begun: Mapping[int, int]
    """The numbers of turns by their first positions, in order."""

    @property
    def _bounds(self) -> list[int]:
        inner = [position for position in self.begun if 0 < position < self.last]
        return [0, *inner, max(1, self.last)]

    def share_of(self, position: float) -> float:
        """Return how far along the chart a position is, 0 to 1."""
        bounds = self._bounds
        turn = min(bisect_right(bounds, position), len(bounds) - 1) - 1
        begun, end = bounds[turn], bounds[turn + 1]
        return (turn + (position - begun) / (end - begun)) / (len(bounds) - 1)

    def position_at(self, share: float) -> int:
        """Return the position nearest to a point of the chart."""
        bounds = self._bounds
        along = min(1.0, max(0.0, share)) * (len(bounds) - 1)
        turn = min(int(along), len(bounds) - 2)
        begun, end = bounds[turn], bounds[turn + 1]
        return min(self.last, round(begun + (along - turn) * (end - begun)))


class WinsChart(Painted, Panel):
    """The chances at every position, 0 to 1."""

    step_asked = Signal(int)
    """The position under a click."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(appearance, parent)
        self._lines: Mapping[Seat, Sequence[float]] = {}
        self._colours: Mapping[Seat, SeatColours] = {}
        self._dots: Sequence[Dot] = ()
        self._here = 0
        self._turns = Turns(0, {})
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.retranslate()

    def show_lines(
        self,
        lines: Mapping[Seat, Sequence[float]],
        colours: Mapping[Seat, SeatColours],
        dots: Sequence[Dot],
        turns: Turns,
        here: int,
    ) -> None:
        """Show the chances of seats, errors, and the position of the replay."""
        self._lines, self._colours, self._dots, self._here = lines, colours, dots, here
        self._turns = turns
        self.update()

    def retranslate(self) -> None:
        self.setAccessibleName(translate("Analysis", "Chances of winning over the game"))

    def sizeHint(self) -> QSize:
        return QSize(self.appearance.px(520), self.appearance.px(170))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Open the position under the click."""
        plot = self._plot
        if event.button() == Qt.MouseButton.LeftButton and self._turns.last:
            share = (event.position().x() - plot.left()) / plot.width()
            self.step_asked.emit(self._turns.position_at(share))

    def paint(self, painter: QPainter) -> None:
        """Paint grid, turns, lines, dots and glyphs."""
        if not self._lines:
            return
        self._paint_grid(painter)
        places = {turn: self._across(ply) for ply, turn in self._turns.begun.items()}
        paint_turns(painter, self.appearance, self._plot.bottom(), places)
        for seat in self._lines:
            self._paint_line(painter, seat)
        for dot in self._dots:
            self._paint_dot(painter, dot)
        for seat, height in self._token_heights().items():
            centre = QPointF(self._plot.right() + self.appearance.px(11 + _TAIL), height)
            paint_seat_token(painter, centre, self.appearance.px(7), self._colours[seat])

    @property
    def _plot(self) -> QRectF:
        px = self.appearance.px
        return QRectF(self.rect()).adjusted(px(54), px(10), -px(22 + _TAIL), -px(24))

    def _paint_grid(self, painter: QPainter) -> None:
        plot, px = self._plot, self.appearance.px
        painter.setFont(self.appearance.number_font(12.5, bold=False))
        flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        for share in _GRID:
            y = self._height(share)
            painter.setPen(pen(self.appearance.colour("rule" if share else "text3"), 1))
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            painter.setPen(self.appearance.colour("text2"))
            label = QRectF(0, y - px(10), plot.left() - px(8), px(20))
            painter.drawText(label, flags, percent(share))
        x = self._across(self._here)
        painter.setPen(pen(self.appearance.palette.gold, 1.5 * self.appearance.k, dashes=(3, 3)))
        painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()))

    def _paint_line(self, painter: QPainter, seat: Seat) -> None:
        points = [self._point(ply, seat) for ply in range(len(self._lines[seat]))]
        points.append(points[-1] + QPointF(self.appearance.px(_TAIL), 0))
        line, k = open_line(points), self.appearance.k
        painter.setBrush(NO_BRUSH)
        painter.setPen(pen(self.appearance.colour("panel"), 4.4 * k))
        painter.drawPath(line)
        painter.setPen(pen(line_colour(self._colours[seat], self.appearance.palette), 2.3 * k))
        painter.drawPath(line)

    def _paint_dot(self, painter: QPainter, dot: Dot) -> None:
        radius = _DOTS[dot.verdict] * self.appearance.k
        painter.setPen(pen(self.appearance.colour("panel"), 1.5 * self.appearance.k))
        painter.setBrush(line_colour(self._colours[dot.seat], self.appearance.palette))
        painter.drawEllipse(self._point(dot.ply, dot.seat), radius, radius)

    def _token_heights(self) -> dict[Seat, float]:
        """Return the heights of the tokens at the ends, moved apart where they would overlap."""
        room, plot = self.appearance.px(16), self._plot
        heights: dict[Seat, float] = {}
        free = plot.bottom()
        for seat in sorted(self._lines, key=lambda seat: self._lines[seat][-1]):
            heights[seat] = min(self._height(self._lines[seat][-1]), free)
            free = heights[seat] - room
        free = plot.top()
        for seat in sorted(heights, key=lambda seat: heights[seat]):
            heights[seat] = max(heights[seat], free)
            free = heights[seat] + room
        return heights

    def _point(self, ply: int, seat: Seat) -> QPointF:
        return QPointF(self._across(ply), self._height(self._lines[seat][ply]))

    def _across(self, ply: int) -> float:
        return self._plot.left() + self._turns.share_of(ply) * self._plot.width()

    def _height(self, share: float) -> float:
        return self._plot.bottom() - min(1.0, max(0.0, share)) * self._plot.height()
