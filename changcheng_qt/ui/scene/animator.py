"""The queue of motions: changes of the board as movement.

The scene shows the new position at once; a motion only displaces items for a while and restores
them at its end. So nothing ever waits for a motion, input is never blocked, and with motion turned
off the same position is on the screen. Motions of one change run together, changes run one after
another; when changes arrive faster than they can be shown, the older ones are cut short.
"""

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject, QVariantAnimation, Signal

LONGEST_QUEUE: Final = 2
"""How many changes may wait behind the running one."""

Duration: TypeAlias = Callable[[int], int]
"""Returns how long a motion of that ordinary duration lasts, in milliseconds; 0 for none."""


@dataclass(frozen=True, slots=True)
class Movement:
    """A movement: `show` is called with its progress, 0 to 1, and always with 1 at its end.

    `duration` and `delay` are in milliseconds; a motion without duration just ends.
    """

    duration: int
    show: Callable[[float], None]
    easing: QEasingCurve.Type = QEasingCurve.Type.OutCubic
    delay: int = 0

    @property
    def ends_after(self) -> int:
        """Return the end of the motion, in milliseconds after the start of its change."""
        return self.duration + self.delay if self.duration else 0


class Animator(QObject):
    """Runs the motions of changes one after another."""

    moved = Signal()
    """An item has moved, or looks different."""
    settled = Signal()
    """Nothing moves any more."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._waiting: deque[tuple[Movement, ...]] = deque()
        self._shown: tuple[Movement, ...] = ()
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0)
        self._clock.valueChanged.connect(self._on_ticked)
        self._clock.finished.connect(self._on_finished)

    @property
    def is_moving(self) -> bool:
        return bool(self._shown)

    def play(self, motions: Sequence[Movement]) -> None:
        """Run the motions of one change together, after those of earlier changes."""
        if not motions:
            return
        for motion in motions:
            motion.show(0.0)
        self.moved.emit()
        self._waiting.append(tuple(motions))
        while len(self._waiting) > LONGEST_QUEUE:
            self._cut_short()
        if not self._shown:
            self._begin_next()

    def finish(self) -> None:
        """Finish all motions at once."""
        was_moving = self.is_moving
        self._clock.stop()
        for motions in (self._shown, *self._waiting):
            self._end(motions)
        self._shown = ()
        self._waiting.clear()
        if was_moving:
            self.settled.emit()

    def _cut_short(self) -> None:
        """Finish the running change, or, if there is none, the first in the queue."""
        if self._shown:
            self._clock.stop()
            self._end(self._shown)
            self._shown = ()
            self._begin_next()
        else:
            self._end(self._waiting.popleft())

    def _begin_next(self) -> None:
        while self._waiting:
            self._shown = self._waiting.popleft()
            length = max(motion.ends_after for motion in self._shown)
            if length > 0:
                self._clock.setEndValue(length)
                self._clock.setDuration(length)
                self._clock.start(QAbstractAnimation.DeletionPolicy.KeepWhenStopped)
                return
            self._end(self._shown)
        self._shown = ()

    def _on_ticked(self, milliseconds: object) -> None:
        if not isinstance(milliseconds, int):
            return
        for motion in self._shown:
            share = (milliseconds - motion.delay) / max(1, motion.duration)
            motion.show(QEasingCurve(motion.easing).valueForProgress(max(0.0, min(1.0, share))))
        self.moved.emit()

    def _on_finished(self) -> None:
        self._end(self._shown)
        self._shown = ()
        self._begin_next()
        if not self._shown:
            self.settled.emit()

    def _end(self, motions: Sequence[Movement]) -> None:
        for motion in motions:
            motion.show(1.0)
        self.moved.emit()
