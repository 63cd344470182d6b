"""When the next thing that nobody clicks for is shown: moves of bots, reveals, a replay.

Theory of operation. Whatever is shown one thing after the other is queued on a `Playhead`. The
next of it plays once it is *due*: what was shown last has been looked at for its rest, nothing on
screen moves any more, and nobody holds the playhead. A rest begins when the motion is over. A click
hurries the playhead: it leaves out the rest, or all rests until `calm`. What has been *announced*
plays after its own time and cannot be hurried, so that no key that advances an animation commits a
person's move.

What is *expected* from elsewhere, a bot's answer, is shown at a moment that does not tell how soon
it came: one that comes during the rest waits for its end, one that comes later for the next beat.
How long a bot's step is waited for, its *pace*, follows from what the public sees, and from nothing
else: neither from what the bot found nor from how hard that was to find.

The clock is given: `QtClock` in the program, one that is wound by hand in tests.
"""

from collections import deque
from collections.abc import Callable
from enum import Enum
from typing import Any, Final, Protocol, TypeAlias

from PySide6.QtCore import QObject, QTimer
from shiboken6 import isValid

REST: Final = 350
"""Milliseconds between what was seen last and a bot's next step, at ordinary speed, where there is
nothing to think about.
"""
CONSIDERED: Final = 650
"""Milliseconds that the weightiest choice of a bot takes beside."""
BEAT: Final = 250
"""Milliseconds from one moment to the next at which a late answer may be shown."""
SHOWN: Final = 900
"""Milliseconds for which an answer without a choice is shown before the table gives it."""

Play: TypeAlias = Callable[[], object]
"""Shows something."""

Weight: TypeAlias = Callable[[Any], float]
"""Says of the view of the public how much there is to think about for whoever decides, 0 to 1."""


class Speed(Enum):
    """How fast bots are shown, by the factor on their rests."""

    SLOW = 2.5
    NORMAL = 1.0
    FAST = 0.3
    INSTANT = 0.0


def pace(weight: float) -> int:
    """Return for how many milliseconds a bot's step is waited for, by the weight of its choice for
    all who look on, 0 to 1.
    """
    return REST + round(CONSIDERED * weight)


class Alarm(Protocol):
    """A call that is due later."""

    def cancel(self) -> None:
        """Let the call not happen; does nothing once it has."""


class Clock(Protocol):
    """Calls later."""

    def call_later(self, milliseconds: int, call: Callable[[], None]) -> Alarm:
        """Call once, the given number of milliseconds from now, never before returning."""


class Playhead:
    """Plays what is queued, one thing after the other, each when it is due."""

    def __init__(self, clock: Clock) -> None:
        """Begin rested, with an empty queue."""
        self.stretch = 1.0
        """By what rests are multiplied: below 1 things follow each other faster."""
        self.on_late: Callable[[], object] = lambda: None
        """Is called whenever something expected has missed its moment."""
        self._clock = clock
        self._alarm: Alarm | None = None
        self._queue: deque[Play] = deque()
        self._is_announced = False
        self._is_owed = False
        self._is_expected = False
        self._is_hurried = False
        self._is_held = False
        self._is_moving = False
        self._rest = 0

    @property
    def waiting(self) -> int:
        """How much is still to be played."""
        return len(self._queue)

    @property
    def is_held(self) -> bool:
        """Whether nothing plays now, whatever is due."""
        return self._is_held

    def expect(self) -> None:
        """Something is about to be queued: it plays after the rest, or at a beat after that."""
        self._is_expected = True
        self._play_if_due()

    def queue(self, *plays: Play) -> None:
        """Let things wait for their turn, after those that wait already."""
        self._queue.extend(plays)
        if self._is_owed:
            self.play_next()
        else:
            self._play_if_due()

    def announce(self, play: Play, milliseconds: int) -> None:
        """Play something, and nothing else, after that time, however much anybody hurries."""
        self.clear()
        self._queue.append(play)
        self._is_announced = True
        self._is_hurried = False
        self._begin_rest(milliseconds)

    def clear(self) -> None:
        """Drop all that waits."""
        self._queue.clear()
        self._is_announced = self._is_owed = self._is_expected = False

    def rest(self, milliseconds: int) -> None:
        """Let what was shown last be looked at for that time, stretched, from now on."""
        self._begin_rest(round(milliseconds * self.stretch))

    def move(self, is_moving: bool) -> None:
        """Wait while something moves on screen; once it has come to rest, the rest begins."""
        if is_moving != self._is_moving:
            self._is_moving = is_moving
            self._begin_rest(self._rest)

    def hold(self, is_held: bool) -> None:
        """Hold the playhead, or let it go on."""
        self._is_held = is_held
        self._play_if_due()

    def play_next(self) -> None:
        """Play the next thing now."""
        if self._queue:
            play = self._queue.popleft()
            self._is_announced = self._is_owed = self._is_expected = False
            self._stop_alarm()
            self._rest = 0
            play()

    def play_one(self) -> None:
        """Play the next thing although the playhead is held, as soon as there is one; what has been
        announced stays.
        """
        if self._queue and not self._is_announced:
            self.play_next()
        else:
            self._is_owed = True

    def hurry(self, *, until_calm: bool = False) -> None:
        """Leave out the present rest, or all of them until `calm`."""
        if self._is_announced:
            return
        self._is_hurried = until_calm
        self._is_moving = False
        self._begin_rest(0)

    def calm(self) -> None:
        """Rest as usual again."""
        self._is_hurried = False

    def stop(self) -> None:
        """Drop all that waits and call nobody any more."""
        self.clear()
        self._stop_alarm()

    def _begin_rest(self, milliseconds: int) -> None:
        self._stop_alarm()
        self._rest = 0 if self._is_hurried else milliseconds
        if self._rest and not self._is_moving:
            self._alarm = self._clock.call_later(self._rest, self._on_rested)
        self._play_if_due()

    def _on_rested(self) -> None:
        self._alarm = None
        self._rest = 0
        self._play_if_due()

    def _play_if_due(self) -> None:
        """Play what is due; who wants the one after it to wait begins a rest meanwhile."""
        while self._queue and self._is_free:
            self.play_next()
        if self._is_expected and self._is_free:
            self._wait_a_beat()

    @property
    def _is_free(self) -> bool:
        return not (self._is_held or self._is_moving or self._rest)

    def _wait_a_beat(self) -> None:
        """Let what is expected, and too late, wait for the next beat."""
        self._rest = 0 if self._is_hurried else round(BEAT * self.stretch)
        if self._rest:
            self._alarm = self._clock.call_later(self._rest, self._on_rested)
        self.on_late()

    def _stop_alarm(self) -> None:
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None


class _TimerAlarm:
    """A single shot that can be called off."""

    def __init__(self, timer: QTimer) -> None:
        self._timer = timer

    def cancel(self) -> None:
        """Stop the timer and let it go; when a program ends, its clock may have gone before."""
        if isValid(self._timer):
            self._timer.stop()
            self._timer.deleteLater()


class QtClock(QObject):
    """Calls later from the event loop."""

    def call_later(self, milliseconds: int, call: Callable[[], None]) -> Alarm:
        """Call once, the given number of milliseconds from now."""
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.timeout.connect(call)
        timer.timeout.connect(timer.deleteLater)
        timer.start(milliseconds)
        return _TimerAlarm(timer)
