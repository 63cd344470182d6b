"""Numbers that count from their last value to the present one: as words, and in a seat's pill.

The final number is spoken at once; only the shown one counts.
"""

from typing import Final

from PySide6.QtCore import (
    QEasingCurve,
    QObject,
    QPointF,
    QRectF,
    QSize,
    Qt,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from changcheng_qt.i18n.phrases.wording import plain, signed
from changcheng_qt.ui.looks.appearance import Appearance, Painted, Panel
from changcheng_qt.ui.looks.glyphs import paint_seat_token
from changcheng_qt.ui.looks.strokes import pen
from changcheng_qt.ui.looks.theme import SeatColours, mix
from changcheng_qt.ui.panels.words import TextStyle, Words

EACH: Final = 40
"""Milliseconds for each point, at ordinary speed."""
LONGEST: Final = 500
_TINT: Final = 0.72
"""The share of the panel's colour mixed into the seat's."""


class Counting(QObject):
    """A number that counts up or down from the shown value to a new one."""

    ticked = Signal()
    """The shown number has changed."""

    def __init__(self, appearance: Appearance, parent: QObject) -> None:
        """Start at 0."""
        super().__init__(parent)
        self._appearance = appearance
        self._shown = self._goal = 0
        self._clock = QVariantAnimation(self)
        self._clock.setEasingCurve(QEasingCurve.Type.OutQuad)
        self._clock.valueChanged.connect(self._on_ticked)

    @property
    def shown(self) -> int:
        """Return the number to show now."""
        return self._shown

    @property
    def goal(self) -> int:
        """Return the final number."""
        return self._goal

    def count_to(self, number: int) -> None:
        """Count from the shown number."""
        if number == self._goal:
            return
        self._goal = number
        self._clock.stop()
        points = abs(number - self._shown)
        duration = self._appearance.duration(min(points * EACH, LONGEST))
        if not duration:
            self._show_count(number)
            return
        self._clock.setStartValue(self._shown)
        self._clock.setEndValue(number)
        self._clock.setDuration(duration)
        self._clock.start()

    def jump_to(self, number: int) -> None:
        """Show a number at once."""
        self._goal = number
        self.finish()

    def finish(self) -> None:
        """Show the final number at once."""
        self._clock.stop()
        self._show_count(self._goal)

    def _on_ticked(self, number: object) -> None:
        if isinstance(number, int):
            self._show_count(number)

    def _show_count(self, number: int) -> None:
        if number != self._shown:
            self._shown = number
            self.ticked.emit()


class CountedWords(Words):
    """A number as a text, counting while it is visible."""

    ticked = Signal()
    """The shown number has changed."""

    def __init__(self, appearance: Appearance, style: TextStyle, parent: QWidget) -> None:
        """Start without a number, from which nothing counts."""
        super().__init__(appearance, style, parent)
        self._counting = Counting(appearance, self)
        self._counting.ticked.connect(self._on_ticked)
        self._is_new = True

    @property
    def number(self) -> int:
        """Return the final number, whatever is shown."""
        return self._counting.goal

    def show_number(self, number: int, *, at_once: bool = False) -> None:
        """Count to a number, or show it at once: also the first one, and while hidden."""
        if self._is_new or at_once or not self.isVisible():
            self._counting.jump_to(number)
        else:
            self._counting.count_to(number)
        self._is_new = False
        self.setText(plain(self._counting.shown))
        self.setAccessibleName(plain(number))

    def finish(self) -> None:
        """Show the final number at once."""
        self._counting.finish()

    def _on_ticked(self) -> None:
        self.setText(plain(self._counting.shown))
        self.ticked.emit()


class AwardPill(Painted, Panel):
    """A pill in a seat's colour: its token, and the points that it gained or lost."""

    def __init__(
        self,
        appearance: Appearance,
        colours: SeatColours,
        points: int,
        name: str,
        parent: QWidget | None = None,
        *,
        counts: bool = True,
    ) -> None:
        """Count up the points of a player, or show them at once; the name is only spoken."""
        super().__init__(appearance, parent)
        self._colours = colours
        self._counting = Counting(appearance, self)
        self._counting.ticked.connect(self.update)
        if counts:
            self._counting.count_to(points)
        else:
            self._counting.jump_to(points)
        self.setAccessibleName(f"{name} {signed(points)}")
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        px = self.appearance.px
        return QSize(px(92), px(38))

    def paint(self, painter: QPainter) -> None:
        px, palette = self.appearance.px, self.appearance.palette
        room = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.setPen(pen(self._colours.outline, 1.2))
        painter.setBrush(mix(self._colours.top, palette.panel, _TINT))
        painter.drawRoundedRect(room, room.height() / 2, room.height() / 2)
        centre = QPointF(room.left() + room.height() / 2 + px(1), room.center().y())
        paint_seat_token(painter, centre, px(10.5), self._colours)
        painter.setFont(self.appearance.number_font(20))
        painter.setPen(self.appearance.colour("text"))
        words = room.adjusted(room.height(), 0, -px(6), 0)
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, signed(self._counting.shown))
