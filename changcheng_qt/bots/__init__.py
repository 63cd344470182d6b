"""Bots: they choose a command from a View, the legal commands and a seeded chance.

A bot knows no title: what a command is worth comes in as an `Appraise` of the title. It never sees
a State, never looks at the clock, and keeps nothing between two choices, so the same view, legal
commands, budget and seed always give the same choice.
"""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final, Generic, Protocol, TypeAlias, TypeVar

V = TypeVar("V")
C = TypeVar("C")
Seen = TypeVar("Seen", contravariant=True)

Appraise: TypeAlias = Callable[[V, Sequence[C]], Sequence[float]]
"""A title's judgement: the points that the seat to act may expect from each of several commands."""


class Bot(Protocol[Seen, C]):
    """Decides for a seat in the place of a person."""

    def choose(self, view: Seen, legal: Sequence[C], budget: int, rng: Random) -> C:
        """Return one of the `legal` commands (at least one), weighing at most `budget` of them."""


class RandomBot:
    """Chooses a kind of command first, then one of that kind, so that the many squares do not crowd
    out the few cards.
    """

    def choose(self, view: object, legal: Sequence[C], budget: int, rng: Random) -> C:
        """Return a random legal command."""
        kinds = list(dict.fromkeys(type(command) for command in legal))
        kind = rng.choice(kinds)
        return rng.choice([command for command in legal if type(command) is kind])


class GreedyBot(Generic[V, C]):
    """Chooses the command of the highest worth, at random among equals."""

    def __init__(self, appraise: Appraise[V, C]) -> None:
        self._appraise = appraise

    def choose(self, view: V, legal: Sequence[C], budget: int, rng: Random) -> C:
        """Return the best of the legal commands, or of `budget` of them where there are more."""
        weighed = legal if len(legal) <= budget else rng.sample(legal, budget)
        worths = self._appraise(view, weighed)
        best = max(worths)
        equals = [command for command, worth in zip(weighed, worths, strict=True) if worth == best]
        return rng.choice(equals)


BOTS: Final[Mapping[str, Callable[[Appraise[Any, Any]], Bot[Any, Any]]]] = {
    "random": lambda _: RandomBot(),
    "greedy": GreedyBot,
}
"""How to make each kind of bot for a title, by its name in files and settings, weakest first."""

NODES: Final = 400
"""The ordinary budget of one choice: how many commands a bot weighs."""
