"""The bot that takes what looks best right now."""

from collections.abc import Sequence
from random import Random
from typing import Generic, TypeVar

from changcheng_qt.bots.bot import Appraise

V = TypeVar("V")
C = TypeVar("C")


class GreedyBot(Generic[V, C]):
    """Chooses a command of the highest worth, by chance among equals."""

    def __init__(self, appraise: Appraise[V, C]) -> None:
        """Judge by `appraise`."""
        self._appraise = appraise

    def choose(self, view: V, legal: Sequence[C], budget: int, rng: Random) -> C:
        """Return the best of the legal commands, or of `budget` of them where there are more."""
        weighed = legal if len(legal) <= budget else rng.sample(legal, budget)
        worths = self._appraise(view, weighed)
        best = max(worths)
        equals = [command for command, worth in zip(weighed, worths, strict=True) if worth == best]
        return rng.choice(equals)
