"""The flat core for a search: the rules, the worths of commands, and the chances to win."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from changcheng_qt.engine.chance import Chance
from changcheng_qt.titles.riders.core import forecast, gains, legality, policy, steps
from changcheng_qt.titles.riders.core.fields import BUILDING, Position
from changcheng_qt.titles.riders.core.shares import begin, shares

if TYPE_CHECKING:
    from mypy_extensions import i64

EFFORT: Final = 520
"""The effort of a playout of one round, by the square of the seats: a seat has more to weigh on the
large map, too. In the founding it is twice as much. Four seats have 8,320: a playout weighs about
490 commands, and took as long as so many in other titles before simulations shared the plans of the
seats. Now it takes less than a third of that, and advice here is quicker than elsewhere.
"""


class FlatGame(Position):
    """A position for a search."""

    def copy(self) -> FlatGame:
        other = FlatGame(self.frame)
        self.copy_to(other)
        return other

    def count(self) -> i64:
        """Return how many commands `pick` numbers: all but offers that not both sides might want,
        and counters.
        """
        self.choices = legality.survey(self)
        if self.proposed is not None:
            self.choices.extend([int(one) for one in self.proposed])
        elif self.due == BUILDING:
            self.choices.extend(gains.offers(self))
        return len(self.choices)

    def pick(self, number: i64) -> i64:
        """Return the legal command of a number below `count`, which must have been called
        before.
        """
        return self.choices[number]

    def propose(self, command: i64) -> None:
        proposed = self.proposed
        self.proposed = [int(command)] if proposed is None else [*proposed, int(command)]

    def play(self, command: i64) -> None:
        self.proposed = None
        steps.play(self, command)

    def deal(self, seed: i64) -> None:
        self.chance = Chance(seed)
        self.until = self.number + self.frame.looked_ahead

    def finish(self) -> list[i64]:
        policy.play_on(self)
        return forecast.chances(self)

    def effort(self) -> i64:
        effort = EFFORT * self.frame.seats * self.frame.seats
        return effort if self.number else 2 * effort

    def keep_lines(self) -> None:
        self.begun = begin(self)

    def shares(self, seat: i64) -> list[int]:
        begun = self.begun
        return [] if begun is None else shares(self, begun, seat)

    def gain(self, command: i64) -> i64:
        return gains.gain(self, command)
