"""The comparison of the rules of Riders at the Wall with its flat core."""

from dataclasses import dataclass
from random import Random
from typing import Any, Final

from changcheng_qt.titles.riders.core import commands as flat
from changcheng_qt.titles.riders.core.flatten import flatten, number_of
from changcheng_qt.titles.riders.core.game import FlatGame
from changcheng_qt.titles.riders.rules.commands import Command, Counter, Offer
from changcheng_qt.titles.riders.rules.game import RIDERS
from changcheng_qt.titles.riders.rules.knowledge import Knowledge
from changcheng_qt.titles.riders.rules.state import State
from tests.titles.riders.rules.play import Chooser
from tests.titles.side_by_side import SideBySide, fields_of

NO_RULE: Final = frozenset({"frame", "chance", "choices", "outlooks", "until", "wary"})
"""Values shared by copies, findings of a survey (compared by the commands that they yield), and
values that only a search asks for.
"""


@dataclass(frozen=True, slots=True)
class RandomLuck:
    """Draws everything by a generator."""

    rng: Random

    def draw(self, kind: str, number: int, below: int) -> int:
        """Return any number below a bound."""
        return self.rng.randrange(below)


def completing(choose: Chooser, rng: Random) -> Chooser:
    """Return a way to choose that adds the results of chance."""
    luck = RandomLuck(rng)

    def chosen(state: State, legal: Any) -> Command:  # noqa: ANN401 - as a chooser takes them
        return RIDERS.completed(state, Knowledge(), choose(state, legal), luck)

    return chosen


def fields(core: FlatGame) -> dict[str, Any]:
    """Return everything that makes a position, by name."""
    return fields_of(core, NO_RULE)


def numbers(core: FlatGame) -> list[int]:
    """Return every legal command that the core lists but offers, sorted."""
    every = (int(core.pick(number)) for number in range(core.count()))
    return sorted(number for number in every if number >> 16 != flat.OFFER)


BOTH: Final = SideBySide(
    RIDERS,
    flatten,
    lambda _, command: number_of(command),
    fields,
    numbers,
    is_unlisted=lambda command: isinstance(command, Offer | Counter),
)
"""Of offers and counters the core lists only those that a search weighs, but it plays them all."""
