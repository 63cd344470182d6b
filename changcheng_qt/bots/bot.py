"""What a bot is, what a title gives it to judge by, and the two simplest bots."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Generic, Protocol, TypeAlias, TypeVar

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
