"""Ways to choose in games that the core is held against."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from changcheng_qt.titles.riders.core.flatten import flatten, number_of
from changcheng_qt.titles.riders.core.policy import choose
from changcheng_qt.titles.riders.rules.commands import Command
from changcheng_qt.titles.riders.rules.state import State
from tests.titles.riders.rules.play import Chooser, random_chooser


def guided(rng: Random) -> Chooser:
    """Return a way to choose as playouts do, or at random now and then."""
    at_random = random_chooser(rng)

    def chosen(state: State, legal: Sequence[Command]) -> Command:
        if rng.random() < 0.15:
            return at_random(state, legal)
        number = choose(flatten(state))
        return next(command for command in legal if number_of(command) == number)

    return chosen


STYLES: Final[dict[str, Callable[[Random], Chooser]]] = {
    "random": random_chooser,
    "guided": guided,
}
