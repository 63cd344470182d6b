"""The timing of automatic steps: moves of bots, reveals, a replay.

Theory of operation. Successive steps are queued on a `Playhead`. The next one plays once it is
*due*: the last one has been shown for its pause, nothing on screen moves any more, and the playhead
is not held. A pause begins when the motion is over. A click hurries the playhead: it skips the
pause, or all pauses until `calm`. An *announced* step plays after its own time and cannot be
hurried, so that no key that advances an animation commits a person's move.

An *expected* step from elsewhere, a bot's answer, is shown at a moment that does not reveal how
soon it came: one that arrives during the pause waits for its end, one that arrives later for the
next beat. The delay of a bot's step, its *pace*, depends on public information alone: neither on
the bot's choice nor on the difficulty of finding it.

The clock is passed in: `QtClock` in the program, a manual one in tests.
"""

from collections import deque
from collections.abc import Callable
from enum import Enum
from typing import Any, Final, Protocol, TypeAlias

from PySide6.QtCore import QObject, QTimerEvent
from shiboken6 import isValid

REST: Final = 350
"""Milliseconds between the last motion and a bot's next step, at ordinary speed, if there is
nothing to think about.
"""
CONSIDERED: Final = 650
"""Additional milliseconds for the weightiest choice of a bot."""
GOES_ON: Final = 80
"""Milliseconds before a step that goes on with the last one, such as one more card given up."""
BEAT: Final = 250
"""Milliseconds between the moments at which a late answer may be shown."""
SHOWN: Final = 900
"""Milliseconds for which an answer without a choice is shown before the table gives it."""

Play: TypeAlias = Callable[[], object]
"""Shows one queued step."""

Weight: TypeAlias = Callable[[Any], float | None]
"""Returns how much thought the position of a public view suggests, 0 to 1, None where a step goes
on with the last one.
"""


class Speed(Enum):
    """How fast bots are shown, by the factor on their pauses."""

    SLOW = 2.5
    NORMAL = 1.0
    FAST = 0.3
    INSTANT = 0.0


def pace(weight: float | None) -> int:
    """Return the delay of a bot's step in milliseconds, by the public weight of its choice, 0 to 1,
    or None.
    """
    if weight is None:
        return GOES_ON
    return REST + round(CONSIDERED * weight)


class Alarm(Protocol):
    """A call that is due later."""

    def cancel(self) -> None:
        """Cancel the call; does nothing once it has happened."""


class Clock(Protocol):
    """Calls a function after some milliseconds."""

    def call_later(self, milliseconds: int, call: Callable[[], None]) -> Alarm:
        """Call once after the given number of milliseconds, never before returning."""


class Playhead:
    """Plays the queued steps one after the other, each when it is due."""

    def __init__(self, clock: Clock) -> None:
        """Start rested, with an empty queue."""
        self.stretch = 1.0
        """The factor on pauses: below 1 steps follow each other faster."""
        self.on_late: Callable[[], object] = lambda: None
        """Called whenever an expected step has missed its moment."""
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
        """The number of steps in the queue."""
        return len(self._queue)

    @property
    def is_held(self) -> bool:
        """Whether the playhead is held."""
        return self._is_held

    def expect(self) -> None:
        """Expect a step that will be queued: it plays after the rest, or at a later beat."""
        self._is_expected = True
        self._play_if_due()

    def queue(self, *plays: Play) -> None:
        """Queue steps, after those that wait already."""
        self._queue.extend(plays)
        if self._is_owed:
            self.play_next()
        else:
            self._play_if_due()

    def announce(self, play: Play, milliseconds: int) -> None:
        """Play a step, and nothing else, after that time, without any hurry."""
        self.clear()
        self._queue.append(play)
        self._is_announced = True
        self._is_hurried = False
        self._begin_rest(milliseconds)

    def clear(self) -> None:
        """Drop all queued steps."""
        self._queue.clear()
        self._is_announced = self._is_owed = self._is_expected = False

    def rest(self, milliseconds: int) -> None:
        """Rest for that time, stretched, from now on."""
        self._begin_rest(round(milliseconds * self.stretch))

    def move(self, is_moving: bool) -> None:
        """Wait while something moves on screen; the rest begins when it has stopped."""
        if is_moving != self._is_moving:
            self._is_moving = is_moving
            self._begin_rest(self._rest)

    def hold(self, is_held: bool) -> None:
        """Hold the playhead, or release it."""
        self._is_held = is_held
        self._play_if_due()

    def play_next(self) -> None:
        """Play the next step now."""
        if self._queue:
            play = self._queue.popleft()
            self._is_announced = self._is_owed = self._is_expected = False
            self._stop_alarm()
            self._rest = 0
            play()

    def play_one(self) -> None:
        """Play the next step although the playhead is held, as soon as there is one; announced
        steps stay.
        """
        if self._queue and not self._is_announced:
            self.play_next()
        else:
            self._is_owed = True

    def hurry(self, *, until_calm: bool = False) -> None:
        """Skip the present rest, or all of them until `calm`."""
        if self._is_announced:
            return
        self._is_hurried = until_calm
        self._is_moving = False
        self._begin_rest(0)

    def calm(self) -> None:
        """Rest as usual again."""
        self._is_hurried = False

    def stop(self) -> None:
        """Drop all queued steps and call nobody any more."""
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
        """Play the due step; a step that wants the next one to wait starts a rest meanwhile."""
        while self._queue and self._is_free:
            self.play_next()
        if self._is_expected and self._is_free:
            self._wait_a_beat()

    @property
    def _is_free(self) -> bool:
        return not (self._is_held or self._is_moving or self._rest)

    def _wait_a_beat(self) -> None:
        """Wait for the next beat with an expected step that is too late."""
        self._rest = 0 if self._is_hurried else round(BEAT * self.stretch)
        if self._rest:
            self._alarm = self._clock.call_later(self._rest, self._on_rested)
        self.on_late()

    def _stop_alarm(self) -> None:
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None


class _TimerAlarm:
    """A call that a `QtClock` owes."""

    def __init__(self, clock: "QtClock", call: Callable[[], None]) -> None:
        self.call = call
        self._clock = clock

    def cancel(self) -> None:
        """Cancel the call; when a program ends, its clock may have gone before."""
        if isValid(self._clock):
            self._clock.forget(self)


class QtClock(QObject):
    """Calls later from the event loop.

    It has timers by number alone. A `QTimer` for each call, deleted later, crashed the program now
    and then: PySide let go of its Python half first.
    """

    def __init__(self) -> None:
        """Start without calls."""
        super().__init__()
        self._due: dict[int, _TimerAlarm] = {}

    def call_later(self, milliseconds: int, call: Callable[[], None]) -> Alarm:
        """Call once after the given number of milliseconds."""
        alarm = _TimerAlarm(self, call)
        self._due[self.startTimer(milliseconds)] = alarm
        return alarm

    def forget(self, alarm: _TimerAlarm) -> None:
        """Do not make a call; does nothing once it has been made."""
        for number in [number for number, due in self._due.items() if due is alarm]:
            self._end(number)

    def timerEvent(self, event: QTimerEvent) -> None:
        """Make the call that is due."""
        self._end(event.timerId()).call()

    def _end(self, number: int) -> _TimerAlarm:
        self.killTimer(number)
        return self._due.pop(number)
