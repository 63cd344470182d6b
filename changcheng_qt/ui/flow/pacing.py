"""When the next step that nobody clicks for is shown; no Qt, the clock is given.

A step waits on the table until the one before it has been seen: its motion is over and a rest has
passed. A click or Space skips the rest of what bots wait for. It never hurries an answer that the
table gives for a person, so that no key that advances an animation commits a person's move.
"""

from collections.abc import Callable
from enum import Enum
from typing import Final, Protocol

REST: Final = 350
"""Milliseconds between what was seen last and a bot's next step, at ordinary speed."""
SHOWN: Final = 900
"""Milliseconds for which an answer without a choice is shown before the table gives it."""


class Speed(Enum):
    """How fast bots are shown, by the factor on their rests."""

    SLOW = 2.5
    NORMAL = 1.0
    FAST = 0.3
    INSTANT = 0.0


class Alarm(Protocol):
    """A call that is due later."""

    def cancel(self) -> None:
        """Let the call not happen; does nothing once it has."""


class Clock(Protocol):
    """Whoever calls later."""

    def call_later(self, milliseconds: int, call: Callable[[], None]) -> Alarm:
        """Call once, so many milliseconds from now, never before returning."""


class Delay:
    """One call that is due later; another one takes its place."""

    def __init__(self, clock: Clock) -> None:
        """Begin with no call."""
        self._clock = clock
        self._alarm: Alarm | None = None

    def start(self, milliseconds: int, call: Callable[[], None]) -> None:
        """Call once, so many milliseconds from now."""

        def ring() -> None:
            self._alarm = None
            call()

        self.stop()
        self._alarm = self._clock.call_later(milliseconds, ring)

    def stop(self) -> None:
        """Let the call not happen."""
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None


class Pacer:
    """Holds one waiting step at a time and gives it when it may be shown."""

    def __init__(self, clock: Clock) -> None:
        """Begin rested, with nothing waiting."""
        self.speed = Speed.NORMAL
        self._delay = Delay(clock)
        self._waiting: Callable[[], None] | None = None
        self._is_answer = False
        self._is_owed = False
        self._is_hurried = False
        self._is_held = False
        self._is_moving = False
        self._rest = 0

    @property
    def is_waiting(self) -> bool:
        """Tell whether a step waits for its moment."""
        return self._waiting is not None

    def offer(self, give: Callable[[], None]) -> None:
        """Let the step of a bot wait for its moment."""
        self._wait(give, is_answer=False)
        if self._is_owed:
            self._give()
        else:
            self._give_if_due()

    def offer_answer(self, give: Callable[[], None]) -> None:
        """Let an answer given for a person wait: it is shown longer and cannot be hurried."""
        self._wait(give, is_answer=True)
        self._is_hurried = False
        self._begin_rest(SHOWN)

    def clear(self) -> None:
        """Drop the waiting step."""
        self._waiting = None
        self._is_answer = self._is_owed = False

    def shown(self) -> None:
        """Take note that something new is on screen and wants to be seen."""
        self._begin_rest(round(REST * self.speed.value))

    def moving(self, is_moving: bool) -> None:
        """Take note that something moves on screen, or has come to rest."""
        if is_moving != self._is_moving:
            self._is_moving = is_moving
            self._begin_rest(self._rest)

    def hold(self, is_held: bool) -> None:
        """Hold steps back, or let them go on."""
        self._is_held = is_held
        self._give_if_due()

    def give_one(self) -> None:
        """Give a bot's next step although steps are held, as soon as there is one."""
        if self._waiting and not self._is_answer:
            self._give()
        else:
            self._is_owed = True

    def skip(self, *, until_person: bool) -> None:
        """Skip the present rest, or all of them until `calm`; an answer given for a person is shown
        all the same.
        """
        if self._is_answer:
            return
        self._is_hurried = until_person
        self._is_moving = False
        self._begin_rest(0)

    def calm(self) -> None:
        """Rest as usual again: a person decides now."""
        self._is_hurried = False

    def stop(self) -> None:
        """Drop the waiting step and call nobody any more."""
        self.clear()
        self._delay.stop()

    def _wait(self, give: Callable[[], None], *, is_answer: bool) -> None:
        self._waiting = give
        self._is_answer = is_answer

    def _begin_rest(self, milliseconds: int) -> None:
        self._delay.stop()
        self._rest = 0 if self._is_hurried else milliseconds
        if self._rest and not self._is_moving:
            self._delay.start(self._rest, self._on_rested)
        self._give_if_due()

    def _on_rested(self) -> None:
        self._rest = 0
        self._give_if_due()

    def _give_if_due(self) -> None:
        if not (self._is_held or self._is_moving or self._rest):
            self._give()

    def _give(self) -> None:
        give = self._waiting
        if give:
            self.clear()
            give()
