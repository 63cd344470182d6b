"""A chart of bars below each other, each a button that shows its games.

A bar has a name at the left, its parts from a common zero, losses to the left of it, and their sum
in words at the right. A whisker shows the likely range of the true value.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter, QPixmap, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QVBoxLayout, QWidget

from changcheng_qt.i18n.phrases.wording import side_by_side
from changcheng_qt.ui.looks.appearance import Appearance, Painted, Panel, without_margins
from changcheng_qt.ui.looks.strokes import NO_PEN, pen
from changcheng_qt.ui.looks.theme import SIX_SEATS
from changcheng_qt.ui.panels.words import NOTE, STRONG, TextStyle, give_tooltip
from changcheng_qt.ui.result.chart import line_colour

COLOURS: Final = ("blue", "green", "red", "yellow", "violet", "black")
"""The colours of the parts, in their order; everybody can tell any two apart."""
_ROW: Final = 30
_BAR: Final = 16
_LABEL_SHARE: Final = 0.3
_VALUE_SHARE: Final = 0.24
_BAR_SHARE: Final = 0.2
"""The least share of the bars if names and words can be whole with it."""
_GAP: Final = 10
_VALUE: Final = TextStyle(size=13)
_EXPORT_SCALE: Final = 2


@dataclass(frozen=True, slots=True)
class Bar:
    """One bar: `parts` have the place of their colour and their length, losses below 0; `games` are
    the keys of the games behind it.
    """

    name: str
    parts: tuple[tuple[int, float], ...]
    value: str
    whisker: tuple[float, float] | None = None
    games: tuple[str, ...] = ()

    @property
    def low(self) -> float:
        """The extent to the left of zero, at most 0."""
        return sum(length for _, length in self.parts if length < 0)

    @property
    def high(self) -> float:
        """The extent to the right, its whisker included."""
        length = sum(length for _, length in self.parts if length > 0)
        return max(length, self.whisker[1] if self.whisker else 0.0)


@dataclass(frozen=True, slots=True)
class Scale:
    """The common scale of a chart's bars: the values at its ends, and the widths of names and
    words, in pixels.
    """

    low: float
    high: float
    label: float
    value: float


class BarRow(Painted, QAbstractButton):
    """One bar of a chart."""

    way_asked = Signal(int)
    """Move the focus *n* rows down."""

    def __init__(self, appearance: Appearance, bar: Bar, parent: QWidget) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._scale = Scale(0, 1, 0, 0)
        self.bar = bar
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(side_by_side((bar.name, bar.value)))

    def follow(self, scale: Scale) -> None:
        """Align with the other bars of the chart."""
        self._scale = scale
        cut = [
            text
            for text, wanted, room in (
                (self.bar.name, self.width_of_name(), scale.label),
                (self.bar.value, self.width_of_value(), scale.value),
            )
            if wanted > room
        ]
        give_tooltip(self, side_by_side(cut))
        self.update()

    def width_of_name(self) -> float:
        """Return the width of the name."""
        return self._width_of(self.bar.name, STRONG)

    def width_of_value(self) -> float:
        """Return the width of the words at the right."""
        return self._width_of(self.bar.value, _VALUE)

    def sizeHint(self) -> QSize:
        return QSize(self._appearance.px(300), self._appearance.px(_ROW))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move to the next bar with the arrows; choose this one with Enter, as with Space."""
        ways = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        elif event.key() in ways:
            self.way_asked.emit(ways[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    def paint(self, painter: QPainter) -> None:
        """Paint name, bar and words, on light where the pointer or the keys are."""
        look, scale, room = self._appearance, self._scale, QRectF(self.rect())
        if self.underMouse() or self.hasFocus():
            painter.setPen(NO_PEN)
            painter.setBrush(look.colour("selection"))
            painter.drawRoundedRect(room, look.px(5), look.px(5))
        gap = look.px(_GAP)
        label = QRectF(gap / 2, 0, scale.label, room.height())
        value = QRectF(room.right() - scale.value - gap / 2, 0, scale.value, room.height())
        self._paint_text(painter, label, self.bar.name, STRONG, Qt.AlignmentFlag.AlignLeft)
        self._paint_text(painter, value, self.bar.value, _VALUE, Qt.AlignmentFlag.AlignRight)
        plot = QRectF(label.right() + gap, 0, 0, room.height())
        plot.setRight(value.left() - gap)
        self._paint_bar(painter, plot)

    def _paint_text(
        self,
        painter: QPainter,
        room: QRectF,
        text: str,
        style: TextStyle,
        side: Qt.AlignmentFlag,
    ) -> None:
        font = style.font(self._appearance)
        painter.setFont(font)
        painter.setPen(self._appearance.colour("text"))
        right = Qt.TextElideMode.ElideRight
        shown = QFontMetricsF(font).elidedText(text, right, room.width() + 1)
        painter.drawText(room, side | Qt.AlignmentFlag.AlignVCenter, shown)

    def _paint_bar(self, painter: QPainter, plot: QRectF) -> None:
        look, scale = self._appearance, self._scale
        per = plot.width() / ((scale.high - scale.low) or 1)
        zero = plot.left() - scale.low * per
        top, height = plot.center().y() - look.px(_BAR) / 2, look.px(_BAR)
        ends = {True: zero, False: zero}
        for colour, length in self.bar.parts:
            is_gain = length > 0
            part = QRectF(ends[is_gain], top, length * per, height).normalized()
            ends[is_gain] += length * per
            painter.setPen(pen(look.colour("panel"), look.k))
            painter.setBrush(line_colour(SIX_SEATS[COLOURS[colour]], look.palette))
            painter.drawRect(part)
        painter.setPen(pen(look.colour("text3"), look.k))
        painter.drawLine(QPointF(zero, plot.top()), QPointF(zero, plot.bottom()))
        if self.bar.whisker:
            low, high = self.bar.whisker
            self._paint_whisker(painter, zero + low * per, zero + high * per, top)

    def _paint_whisker(self, painter: QPainter, left: float, right: float, top: float) -> None:
        look = self._appearance
        middle, cap = top + look.px(_BAR) / 2, look.px(4)
        for role, width in (("panel", 4.0), ("text", 1.6)):
            painter.setPen(pen(look.colour(role), width * look.k))
            painter.drawLine(QPointF(left, middle), QPointF(right, middle))
            for end in (left, right):
                painter.drawLine(QPointF(end, middle - cap), QPointF(end, middle + cap))

    def _width_of(self, text: str, style: TextStyle) -> float:
        return QFontMetricsF(style.font(self._appearance)).horizontalAdvance(text)


class BarChart(Panel):
    """The bars of a chart below each other, and the legend of their colours."""

    chosen = Signal(object)
    """A `Bar` was clicked, or chosen by key."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(appearance, parent)
        self.rows: list[BarRow] = []
        self._legend = Legend(appearance, self)
        self._column = without_margins(QVBoxLayout(self))
        self._column.setSpacing(0)
        self._column.addWidget(self._legend)
        self._column.addStretch(1)

    def show_bars(self, bars: Sequence[Bar], meanings: Sequence[str] = ()) -> None:
        """Show these bars in place of earlier ones; `meanings` are those of the colours, none if
        there is only one.
        """
        self.drop_widgets(self.rows, self._column)
        self.rows = [BarRow(self.appearance, bar, self) for bar in bars]
        for place, row in enumerate(self.rows):
            row.clicked.connect(lambda _=False, row=row: self.chosen.emit(row.bar))
            row.way_asked.connect(lambda by, place=place: self._go(place + by))
            self._column.insertWidget(place, row)
            row.show()
        self._legend.show_meanings(meanings)
        self._lay_out()

    def picture(self, heading: str) -> QPixmap:
        """Return the chart below a heading, to be saved as a file."""
        look, margin = self.appearance, self.appearance.px(16)
        font = STRONG.font(look)
        top = margin + QFontMetricsF(font).height() + margin / 2
        size = QSize(self.width() + 2 * margin, round(self.height() + top + margin))
        made = QPixmap(size * _EXPORT_SCALE)
        made.setDevicePixelRatio(_EXPORT_SCALE)
        made.fill(look.colour("panel"))
        with QPainter(made) as painter:
            painter.setFont(font)
            painter.setPen(look.colour("text"))
            painter.drawText(QPointF(margin, top - margin / 2), heading)
        self.render(made, QPointF(margin, top).toPoint())
        return made

    def restyle(self) -> None:
        for row in self.rows:
            row.updateGeometry()
        self._lay_out()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the names and words of all bars in columns."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._lay_out()

    def _lay_out(self) -> None:
        bars = [row.bar for row in self.rows]
        label = max((row.width_of_name() for row in self.rows), default=0.0)
        value = max((row.width_of_value() for row in self.rows), default=0.0)
        wide = max(1, self.width())
        if label + value + 3 * self.appearance.px(_GAP) > (1 - _BAR_SHARE) * wide:
            value = min(value, wide * max(_VALUE_SHARE, 0.5 - label / wide))
            label = min(label, wide * _LABEL_SHARE)
        scale = Scale(
            min((bar.low for bar in bars), default=0.0),
            max((bar.high for bar in bars), default=0.0),
            label,
            value,
        )
        for row in self.rows:
            row.follow(scale)

    def _go(self, place: int) -> None:
        if 0 <= place < len(self.rows):
            self.rows[place].setFocus(Qt.FocusReason.TabFocusReason)


class Legend(Painted, Panel):
    """The legend: a swatch and a name for each colour, in lines."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(appearance, parent)
        self._meanings: Sequence[str] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_meanings(self, meanings: Sequence[str]) -> None:
        """Show these meanings, by the order of the colours; hide without any."""
        self._meanings = meanings
        self.setVisible(bool(meanings))
        self.setAccessibleName(side_by_side(meanings))
        self._fit()

    def restyle(self) -> None:
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def paint(self, painter: QPainter) -> None:
        look = self.appearance
        painter.setFont(NOTE.font(look))
        for place, (room, name) in enumerate(zip(self._rooms(), self._meanings, strict=True)):
            swatch = QRectF(room.left(), room.center().y() - look.px(5), *[look.px(10)] * 2)
            painter.setPen(NO_PEN)
            painter.setBrush(line_colour(SIX_SEATS[COLOURS[place]], look.palette))
            painter.drawRect(swatch)
            painter.setPen(look.colour("text2"))
            words = room.adjusted(look.px(15), 0, 0, 0)
            painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, name)

    def _fit(self) -> None:
        rooms = self._rooms()
        self.setFixedHeight(round(rooms[-1].bottom()) if rooms else 0)
        self.update()

    def _rooms(self) -> list[QRectF]:
        """Return the rectangle of each name, from left to right, in as many lines as needed."""
        look, metrics = self.appearance, QFontMetricsF(NOTE.font(self.appearance))
        line, left, top = float(look.px(22)), float(look.px(_GAP) / 2), 0.0
        rooms: list[QRectF] = []
        for name in self._meanings:
            width = look.px(32) + metrics.horizontalAdvance(name)
            if rooms and left + width > self.width():
                left, top = look.px(_GAP) / 2, top + line
            rooms.append(QRectF(left, top, width, line))
            left += width
        return rooms
