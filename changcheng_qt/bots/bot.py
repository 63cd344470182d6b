"""What a bot is, and what a title gives it to judge by."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Protocol, TypeAlias, TypeVar

V = TypeVar("V")
C = TypeVar("C")
Seen = TypeVar("Seen", contravariant=True)

Appraise: TypeAlias = Callable[[V, Sequence[C]], Sequence[float]]
"""A title's judgement: the points that the seat to act may expect from each of several commands."""


class Bot(Protocol[Seen, C]):
    """Whoever decides for a seat in the place of a person."""

    def choose(self, view: Seen, legal: Sequence[C], budget: int, rng: Random) -> C:
        """Return one of the `legal` commands (at least one), weighing at most `budget` of them."""
