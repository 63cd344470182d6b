"""The bot that plays anything."""

from collections.abc import Sequence
from random import Random
from typing import TypeVar

C = TypeVar("C")


class RandomBot:
    """Chooses among kinds of command first, then within one, so that many squares do not crowd out
    the few cards.
    """

    def choose(self, view: object, legal: Sequence[C], budget: int, rng: Random) -> C:
        """Return a random legal command."""
        kinds = list(dict.fromkeys(type(command) for command in legal))
        kind = rng.choice(kinds)
        return rng.choice([command for command in legal if type(command) is kind])
