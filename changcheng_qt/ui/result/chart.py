"""The scores over the turns of a game, a line for each seat, its glyph at the end.

Every line runs in a lane of its own, a little off the true place: so none hides another if scores
are equal or change at once.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from changcheng_qt.engine.seats import Seat
from changcheng_qt.i18n.phrases.wording import fill, plain
from changcheng_qt.ui.looks.appearance import Appearance, Painted, Panel
from changcheng_qt.ui.looks.glyphs import paint_seat_token
from changcheng_qt.ui.looks.strokes import NO_BRUSH, open_line, pen
from changcheng_qt.ui.looks.theme import Palette, SeatColours, mix
from changcheng_qt.ui.painting.pigments import WHITE
from changcheng_qt.verdicts.accounts import Moment

translate = QCoreApplication.translate

_STEPS: Final = (1, 2, 5, 10, 20, 50)
_MOST_LINES: Final = 5
_MOST_TURNS: Final = 8
_LANE: Final = 2.6
"""The distance of two seats' lanes."""
_FINAL: Final = 44
"""The width of the final scoring's step, however many turns came before it."""
_TAIL: Final = 8
"""How far the lines continue after the last turn."""
_LIFT: Final = 0.28
"""How far the colour of a line is shifted from a block's towards white, in a dark theme."""
_DEPTH: Final = 0.7
"""How far it is shifted towards the block's shaded side, in a light one."""


class ResultChart(Painted, Panel):
    """Steps rather than slopes: a score changes at once."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(appearance, parent)
        self._moments: tuple[Moment, ...] = ()
        self._colours: tuple[SeatColours, ...] = ()
        self._final = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_moments(
        self, moments: Sequence[Moment], colours: Mapping[Seat, SeatColours], final: str
    ) -> None:
        """Show the scores after every turn, and after the `final` scoring."""
        self._moments = tuple(moments)
        self._colours = tuple(colours[seat] for seat in sorted(colours))
        self._final = final
        self.retranslate()
        self.update()

    def retranslate(self) -> None:
        if self._moments:
            words = translate("Result", "Scores over {turns} turns")
            self.setAccessibleName(fill(words, turns=self._moments[-1].turn))

    def sizeHint(self) -> QSize:
        return QSize(self.appearance.px(520), self.appearance.px(150))

    def paint(self, painter: QPainter) -> None:
        """Paint grid, lines and glyphs."""
        if not self._moments:
            return
        px = self.appearance.px
        plot = QRectF(self.rect()).adjusted(px(30), px(10), -px(22 + _TAIL), -px(24))
        self._paint_grid(painter, plot)
        paint_turns(painter, self.appearance, plot.bottom(), self._places_of_turns(plot))
        if self._moments[-1].is_final:
            self._paint_final(painter, plot)
        for seat in range(len(self._colours)):
            self._paint_line(painter, plot, seat)
        for seat, height in self._token_heights(plot).items():
            centre = QPointF(plot.right() + px(11 + _TAIL), height)
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
            label = QRectF(0, y - 10, plot.left() - self.appearance.px(8), 20)
            painter.drawText(label, flags, plain(score))

    def _places_of_turns(self, plot: QRectF) -> dict[int, float]:
        """Return where each turn was over."""
        places: dict[int, float] = {}
        for place, moment in enumerate(self._moments):
            if moment.turn:
                places.setdefault(moment.turn, self._across(plot, place))
        return places

    def _paint_final(self, painter: QPainter, plot: QRectF) -> None:
        """Separate the final scoring from the turns, with its name below."""
        px, x = self.appearance.px, self._across(plot, len(self._moments) - 2)
        painter.setPen(pen(self.appearance.colour("text3"), 1, dashes=(3, 3)))
        painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()))
        painter.setPen(self.appearance.colour("text2"))
        flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop
        label = QRectF(x, plot.bottom() + px(5), self.width() - x - px(2), px(20))
        painter.drawText(label, flags, self._final)

    def _paint_line(self, painter: QPainter, plot: QRectF, seat: Seat) -> None:
        points: list[QPointF] = []
        for place in range(len(self._moments)):
            point = self._point(plot, place, seat)
            if points:
                points.append(QPointF(point.x(), points[-1].y()))
            points.append(point)
        points.append(points[-1] + QPointF(self.appearance.px(_TAIL), 0))
        line, k = open_line(points), self.appearance.k
        painter.setBrush(NO_BRUSH)
        painter.setPen(pen(self.appearance.colour("panel"), 4.4 * k))
        painter.drawPath(line)
        colour = line_colour(self._colours[seat], self.appearance.palette)
        painter.setPen(pen(colour, 2.3 * k))
        painter.drawPath(line)

    def _token_heights(self, plot: QRectF) -> dict[Seat, float]:
        """Return the heights of the tokens at the ends of the lines, moved apart if they would
        overlap, and down if they would leave the chart.
        """
        last, room = self._moments[-1].scores, self.appearance.px(16)
        heights: dict[Seat, float] = {}
        free = plot.bottom() + room / 2
        ascending = sorted(range(len(last)), key=lambda seat: last[seat])
        for seat in ascending:
            heights[seat] = min(self._height_of(plot, last[seat]), free)
            free = heights[seat] - room
        free = plot.top()
        for seat in reversed(ascending):
            heights[seat] = max(heights[seat], free)
            free = heights[seat] + room
        return heights

    def _range(self) -> tuple[int, int]:
        scores = [score for moment in self._moments for score in moment.scores]
        return min(0, *scores), max(1, *scores)

    def _point(self, plot: QRectF, place: int, seat: Seat) -> QPointF:
        """Return a point of a line: the middle lane is in the true place."""
        aside = _LANE * self.appearance.k * (seat - (len(self._colours) - 1) / 2)
        score = self._moments[place].scores[seat]
        return QPointF(self._across(plot, place) + aside, self._height_of(plot, score) + aside)

    def _across(self, plot: QRectF, place: int) -> float:
        """Return the x of a moment: the turns are equally far apart, the final one is last."""
        last = len(self._moments) - 1
        if not self._moments[-1].is_final:
            return plot.left() + place / max(1, last) * plot.width()
        turns = plot.width() - self.appearance.px(_FINAL)
        return plot.right() if place == last else plot.left() + place / max(1, last - 1) * turns

    def _height_of(self, plot: QRectF, score: int) -> float:
        low, high = self._range()
        return plot.bottom() - (score - low) / (high - low) * plot.height()


def paint_turns(
    painter: QPainter, appearance: Appearance, bottom: float, places: Mapping[int, float]
) -> None:
    """Number turns below a plot by their places across, as many as fit beside the axis's name."""
    most, px = max(places, default=0), appearance.px
    name = translate("Result", "Turn", "the axis of a chart")
    taken = painter.fontMetrics().horizontalAdvance(name) + px(4)
    painter.setPen(appearance.colour("text2"))
    painter.drawText(QRectF(0, bottom + px(5), taken, px(20)), Qt.AlignmentFlag.AlignTop, name)
    step = next((s for s in _STEPS if most / s <= _MOST_TURNS), _STEPS[-1])
    flags = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
    for turn, x in places.items():
        if turn % step:
            continue
        painter.setPen(pen(appearance.colour("text3"), 1))
        painter.drawLine(QPointF(x, bottom), QPointF(x, bottom + px(4)))
        half = painter.fontMetrics().horizontalAdvance(plain(turn)) / 2
        if x - half > taken:
            painter.setPen(appearance.colour("text2"))
            label = QRectF(x - px(20), bottom + px(5), px(40), px(20))
            painter.drawText(label, flags, plain(turn))


def line_colour(colours: SeatColours, palette: Palette) -> QColor:
    """Return the colour of a seat's line, visible on the panel: it is thin."""
    if palette.dark:
        return mix(colours.top, WHITE, _LIFT)
    return mix(colours.top, colours.front, _DEPTH)
