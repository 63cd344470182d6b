"""The flat core for a search: the rules, the worths of commands, and the chances to win."""

from __future__ import annotations

from typing import TYPE_CHECKING

from changcheng_qt.engine.chance import Chance
from changcheng_qt.titles.riders.core import forecast, gains, legality, policy, steps
from changcheng_qt.titles.riders.core.fields import BUILDING, Position

if TYPE_CHECKING:
    from mypy_extensions import i64


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
        if self.due == BUILDING:
            self.choices.extend(gains.offers(self))
        return len(self.choices)

    def pick(self, number: i64) -> i64:
        """Return the legal command of a number below `count`, which must have been called
        before.
        """
        return self.choices[number]

    def play(self, command: i64) -> None:
        steps.play(self, command)

    def deal(self, seed: i64) -> None:
        self.chance = Chance(seed)
        self.until = self.number + self.frame.looked_ahead

    def finish(self) -> list[i64]:
        policy.play_on(self)
        return forecast.chances(self)

    def gain(self, command: i64) -> i64:
        return gains.gain(self, command)
