"""Comparing commands by simulation: how much better one is than another, and on which lines of the
score. Hints, warnings and the analysis of a game compare commands this way.

Theory of operation. The commands to compare are simulated equally often, each alone, on the same
drawn positions and from the same seed: the most visited command of a search has also been the
luckiest, so its visits do not count. A final score is a sum of lines, so the difference of two
margins over the best rival is, exactly, the sum of the differences on each line, plus one for the
points that both had before (which depends on who the best rival is). A difference below two
standard errors means nothing: the commands are about as good.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Final, Generic, TypeVar

from changcheng_qt.bots.bot import Drawn, Searching, Stop
from changcheng_qt.bots.levels import BETWEEN, DRAWS, simulate, sums_of
from changcheng_qt.bots.search import Node, Search
from changcheng_qt.verdicts.reasons import Tally

V = TypeVar("V")
C = TypeVar("C")

ADVISER: Final = "adviser"
"""The adviser has no level: it overlooks nothing."""
MOST_COMPARED: Final = 1000
"""How many simulations each of the compared commands gets at most: a difference is then known to
half a point.
"""
OFTEN: Final = BETWEEN // 2
"""How many simulations there are between two checks whether advice is still wanted: the player goes
on meanwhile, and bots must start to think at once.
"""
CLEAR: Final = 2
"""How many standard errors make a difference clear."""
TRIED: Final = 4
"""How many of the most visited commands are promising, and how many of those that ended best."""


@dataclass(frozen=True, slots=True)
class Difference:
    """How much better one command is than another."""

    better: Tally
    other: Tally

    @property
    def points(self) -> float:
        """The difference of the margins."""
        return self.better.mean - self.other.mean

    @property
    def error(self) -> float:
        """Its standard error."""
        return sqrt(self.better.variance + self.other.variance)

    @property
    def is_clear(self) -> bool:
        """Whether the difference is more than luck."""
        return self.points > CLEAR * self.error


@dataclass(frozen=True, slots=True)
class Weighed(Generic[C]):
    """A command and the ends of its simulations; if there were several trees, the mean margin of
    each.
    """

    command: C
    tally: Tally
    means: tuple[float, ...] = ()

    def is_clearly_better(self, other: "Weighed[C]") -> bool:
        """Whether this candidate is better than another, and neither by the luck of the simulations
        nor by that of the trees.
        """
        difference = Difference(self.tally, other.tally)
        return difference.is_clear and difference.points > CLEAR * _luck_of_trees(self, other)


def _luck_of_trees(better: Weighed[C], other: Weighed[C]) -> float:
    """Return the standard error of a difference from the disagreement between trees."""
    apart = [one - two for one, two in zip(better.means, other.means, strict=True)]
    if len(apart) < 2:
        return 0.0
    middle = sum(apart) / len(apart)
    squares = sum((one - middle) ** 2 for one in apart)
    return sqrt(squares / (len(apart) - 1) / len(apart))


def searched(
    searching: Searching[V, C],
    view: V,
    legal: Sequence[C],
    nodes: int,
    rng: Random,
    stop: Stop,
) -> tuple[Drawn[C], Search]:
    """Search `nodes` times; return the search and its drawn positions. Raises `Stopped`."""
    drawn = searching.draw(view, legal, max(1, min(DRAWS, nodes)), ADVISER, rng)
    for position in drawn.positions:
        position.keep_lines()
    search = Search(drawn.positions, rng.randrange(1 << 60))
    simulate(search, nodes, stop, between=OFTEN)
    return drawn, search


def examined(
    search: Search, candidate: Node, simulations: int, stop: Stop, begun: int = 0
) -> Tally:
    """Simulate one candidate alone, with the seeds that follow `begun` earlier simulations; return
    the result. Raises `Stopped`.
    """
    sums = search.examine(candidate, begun)
    simulate(search, simulations, stop, between=OFTEN)
    points = tuple(sums.own), tuple(sums.rival), tuple(sums.times)
    return Tally(int(sums.count), int(sums.margin), int(sums.squares), int(sums.wins), *points)


def promising(search: Search) -> list[Node]:
    """Return the candidates that were visited most, and those that ended best."""
    visited = sorted(search.candidates(), key=lambda one: -one.visits)
    ended = [one for one in visited if one.visits]
    ended.sort(key=lambda one: -int(sums_of(one).margin) / int(sums_of(one).count))
    return list(dict.fromkeys([*visited[:TRIED], *ended[:TRIED]]))
