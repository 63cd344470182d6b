"""The last rolls: what the quay shows besides the position, and whether the latest one glows."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from changcheng_qt.titles.riders.rules import events

SHOWN: Final = 6
"""How many earlier rolls the quay shows."""


@dataclass(frozen=True, slots=True)
class Rolls:
    """The sums of the last rolls, the latest last; `is_fresh` until the act after the roll."""

    sums: tuple[int, ...] = ()
    is_fresh: bool = False

    def before(self, count: int) -> tuple[int, ...]:
        """Return the sums before the latest `count` rolls, the latest first."""
        earlier = self.sums[: len(self.sums) - count]
        return earlier[::-1][:SHOWN]


def rolls_of(steps: Sequence[Sequence[events.Event]]) -> Rolls:
    """Return the rolls in the events of steps."""
    rolled = [
        sum(event.dice) for step in steps for event in step if isinstance(event, events.DiceRolled)
    ]
    last = steps[-1] if steps else ()
    return Rolls(tuple(rolled), any(isinstance(event, events.DiceRolled) for event in last))
