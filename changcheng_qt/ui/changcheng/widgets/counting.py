"""Numbers that are counted from what they were to what they are.

What is spoken is always the number that counts; only the eye sees it on its way.
"""

from typing import Final

from PySide6.QtCore import QEasingCurve, QObject, QVariantAnimation, Signal
from PySide6.QtWidgets import QWidget

from changcheng_qt.i18n.phrases.wording import plain
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.panels.words import TextStyle, Words

EACH: Final = 40
"""Milliseconds for each point, at ordinary speed."""
LONGEST: Final = 500


class Counting(QObject):
    """A number on its way."""

    ticked = Signal()
    """Another number is to be shown."""

    def __init__(self, appearance: Appearance, parent: QObject) -> None:
        """Begin at nothing."""
        super().__init__(parent)
        self._appearance = appearance
        self._shown = self._goal = 0
        self._clock = QVariantAnimation(self)
        self._clock.setEasingCurve(QEasingCurve.Type.OutQuad)
        self._clock.valueChanged.connect(self._on_ticked)

    @property
    def shown(self) -> int:
        """Return the number to be shown now."""
        return self._shown

    @property
    def goal(self) -> int:
        """Return the number that is counted to."""
        return self._goal

    def count_to(self, number: int) -> None:
        """Count from what is shown now."""
        if number == self._goal:
            return
        self._goal = number
        self._clock.stop()
        points = abs(number - self._shown)
        duration = self._appearance.duration(min(points * EACH, LONGEST))
        if not duration:
            self._show(number)
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
        """Show at once what is counted to."""
        self._clock.stop()
        self._show(self._goal)

    def _on_ticked(self, number: object) -> None:
        if isinstance(number, int):
            self._show(number)

    def _show(self, number: int) -> None:
        if number != self._shown:
            self._shown = number
            self.ticked.emit()


class CountedWords(Words):
    """A number as a text, counted while it is in sight."""

    ticked = Signal()
    """Another number stands there."""

    def __init__(self, appearance: Appearance, style: TextStyle, parent: QWidget) -> None:
        """Begin at nothing, which is not counted from."""
        super().__init__(appearance, style, parent)
        self._counting = Counting(appearance, self)
        self._counting.ticked.connect(self._on_ticked)
        self._is_new = True

    @property
    def number(self) -> int:
        """Return the number that counts, whatever is shown on the way to it."""
        return self._counting.goal

    def show_number(self, number: int, *, at_once: bool = False) -> None:
        """Count to a number, or show it at once: also the first one, and what nobody sees."""
        if self._is_new or at_once or not self.isVisible():
            self._counting.jump_to(number)
        else:
            self._counting.count_to(number)
        self._is_new = False
        self.setText(plain(self._counting.shown))
        self.setAccessibleName(plain(number))

    def finish(self) -> None:
        """Show at once what is counted to."""
        self._counting.finish()

    def _on_ticked(self) -> None:
        self.setText(plain(self._counting.shown))
        self.ticked.emit()
