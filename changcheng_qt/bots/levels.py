"""Bots of four strengths: each searches as far as its level does, and chooses as its level does.

Theory of operation. Strength comes from simulations, and a weak player errs like a person, not like
dice: it simulates little, and a title omits from its positions the things that a beginner
overlooks. It chooses at random among the commands that its few simulations favour, in proportion to
visits or to their squares. Two bounds keep that from looking foolish: it chooses no command whose
simulations ended far worse than its favourite's, and never misses a win that came in all of them.
The stronger levels choose the most visited command, and stop as soon as no other can overtake it: a
full search would choose the same.

Few simulations end with the learned estimate of a title, many are played to the end of the game.
Nodes decide, never seconds.
"""

import gc
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, Any, Final, Generic

from changcheng_qt.bots import search as tree
from changcheng_qt.bots.bot import Drawn, Judgement, Searching, Stop, Stopped, never
from changcheng_qt.bots.ends import Sums
from changcheng_qt.bots.playout import effort_of
from changcheng_qt.bots.search import Node, Search
from changcheng_qt.engine.chance import Chance
from changcheng_qt.engine.step import C, V

if TYPE_CHECKING:
    from changcheng_qt.engine.core import Core

DRAWS: Final = 32
"""How many positions are drawn for a choice; simulations use them in rotation."""
FAR_WORSE: Final = 3 * 64
"""How much worse than the favourite's the expected end of a chosen command may be, in 64ths of a
point.
"""
RESERVE: Final = 4
"""How many average simulations are added to a candidate's own before it counts as worse: one bad
end alone means little.
"""
OFTEN: Final = 4
"""How many simulations make a win sure, if all of them are won."""

ESTIMATED: Final = 500
"""Up to this many simulations end with the learned estimate, if a title has one: it has no luck,
and costs plain code a third of a playout. With more simulations luck cancels out, and the errors of
the estimate do not.
"""
IS_PLAIN: Final = str(tree.__file__).endswith(".py")
"""Whether the search runs as plain code."""
BETWEEN: Final = 4 if IS_PLAIN else 8
"""How many simulations there are between two checks whether the choice is still wanted, as plain
code and as native code.
"""
EXAMINED: Final = BETWEEN // 2
"""The same while advice is prepared: the player goes on meanwhile, and bots must start at once."""

PLAIN_AHEAD: Final = 2
"""The least factor by which the gap between plain and native code is smaller than usual, in
playouts that a title judges by itself: they spend much time on large masks and tables, which are
Python's in both.
"""
MOST_SIMULATED: Final = 30_000
"""How many games a hint simulates at most, however short they are."""

MOST: Final = 0
"""The power that means: choose the most visited command."""
POWERS: Final = {"novice": 1, "club": 2, "strong": MOST, "master": MOST}
"""The power of its visits by which each level chooses a command."""


class SearchBot(Generic[V, C]):
    """Searches, and chooses by its level."""

    def __init__(self, level: str, searching: Searching[V, C]) -> None:
        self.level = level
        self.searching = searching

    def choose(self, view: V, legal: Sequence[C], nodes: int, rng: Random, stop: Stop = never) -> C:
        """Return a command after `nodes` simulations; raises `Stopped`."""
        plain = self.searching.unsearched(view, legal, self.level)
        if plain is not None:
            return plain
        drawn, candidates = self.searched(view, legal, nodes, rng, stop)
        chosen = pick(candidates, POWERS[self.level], rng)
        return drawn.commands[chosen.command]

    def drawn(self, view: V, legal: Sequence[C], nodes: int, rng: Random) -> Drawn[C]:
        """Return positions for `nodes` simulations."""
        count = max(1, min(DRAWS, nodes))
        return self.searching.draw(view, legal, count, self.level, rng)

    def searched(
        self, view: V, legal: Sequence[C], nodes: int, rng: Random, stop: Stop
    ) -> tuple[Drawn[C], list[Node]]:
        """Return drawn positions, and the choices that a search of these visited."""
        drawn = self.drawn(view, legal, nodes, rng)
        estimate = drawn.estimate if nodes <= ESTIMATED else None
        search = Search(drawn.positions, rng.randrange(1 << 60), estimate)
        is_enough = is_settled if POWERS[self.level] == MOST else is_never_settled
        simulate(search, nodes, stop, is_enough)
        return drawn, [one for one in search.candidates() if one.visits]


def level_bot(level: str, judgement: Judgement) -> SearchBot[Any, Any]:
    """Return the bot of a level; raises ValueError for a title that cannot be searched."""
    if judgement.searching is None:
        raise ValueError(f"no {level} bot: this title cannot be searched")
    return SearchBot(level, judgement.searching())


def is_never_settled(search: Search, left: int) -> bool:
    """Never stop early: every simulation counts."""
    return False


def is_settled(search: Search, left: int) -> bool:
    """Whether the most visited command cannot be overtaken in the remaining simulations."""
    visits = sorted(one.visits for one in search.candidates())
    return bool(visits) and visits[-1] - sum(visits[-2:-1]) > left


def simulate(
    search: Search,
    simulations: int,
    stop: Stop,
    is_enough: Callable[[Search, int], bool] = is_never_settled,
    between: int = BETWEEN,
) -> None:
    """Run a search until `is_enough`, checking every `between` simulations whether it is still
    wanted; raises `Stopped`.
    """
    with collection_paused():
        for begun in range(0, simulations, between):
            if stop():
                raise Stopped
            left = simulations - begun
            if is_enough(search, left):
                return
            search.run(min(between, left))


def examined(search: Search, candidate: Node, simulations: int, stop: Stop, begun: int = 0) -> Sums:
    """Simulate one candidate alone, with the seeds that follow `begun` earlier simulations; return
    the sums. Raises `Stopped`.
    """
    sums = search.examine(candidate, begun)
    simulate(search, simulations, stop, between=EXAMINED)
    return sums


def drawn_in_parts(
    searching: Searching[V, C],
    view: V,
    legal: Sequence[C],
    count: int,
    level: str,
    rng: Random,
    stop: Stop,
) -> Drawn[C]:
    """Draw positions, checking repeatedly whether they are still wanted. Raises `Stopped`."""
    positions: list[Core] = []
    while True:
        if stop():
            raise Stopped
        drawn = searching.draw(view, legal, min(DRAWS, count - len(positions)), level, rng)
        positions += drawn.positions
        if len(positions) >= count:
            return replace(drawn, positions=positions)


def affordable(positions: Sequence["Core"], effort: int, rng: Random) -> int:
    """Return how many games can be simulated with an effort from drawn positions: the shorter they
    are, and the fewer commands there are to choose from, the more.
    """
    played = sum(
        _judged_effort(position) or int(effort_of(position.copy(), Chance(rng.randrange(1 << 60))))
        for position in positions
    )
    return max(1, min(MOST_SIMULATED, effort * len(positions) // max(1, played)))


def _judged_effort(position: "Core") -> int:
    """Return the effort of a playout that a title judges by itself; 0 in any other title."""
    effort = int(position.effort())
    return effort // PLAIN_AHEAD if IS_PLAIN else effort


@contextmanager
def collection_paused() -> Iterator[None]:
    """Pause garbage collection: a tree has no cycles, and a tenth of a search would go into
    traversing it again and again.
    """
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()


def pick(candidates: Sequence[Node], power: int, rng: Random) -> Node:
    """Return a visited candidate: the most visited one, or a random one that is not far worse,
    weighted by a power of its visits.
    """
    favourite = max(candidates, key=lambda one: one.visits)
    if power == MOST:
        return favourite
    fair = sound(candidates, favourite)
    weights = [one.visits**power for one in fair]
    drawn = rng.randrange(sum(weights))
    for one, weight in zip(fair, weights, strict=True):
        if drawn < weight:
            return one
        drawn -= weight
    raise AssertionError("the weights add up")


def sound(candidates: Sequence[Node], favourite: Node) -> list[Node]:
    """Return the candidates that are not far worse than the favourite; if that is sure to win, only
    those that are too.
    """
    games = sum(sums_of(one).count for one in candidates)
    average = sum(sums_of(one).margin for one in candidates) // games

    def expected(one: Node) -> int:
        sums = sums_of(one)
        return int((sums.margin + RESERVE * average) // (sums.count + RESERVE))

    least = expected(favourite) - FAR_WORSE
    fair = [one for one in candidates if expected(one) >= least]
    return [one for one in fair if is_sure(one)] or fair


def is_sure(candidate: Node) -> bool:
    """Whether a candidate was simulated often enough and always won."""
    sums = sums_of(candidate)
    return sums.count >= OFTEN and sums.wins == sums.count


def sums_of(candidate: Node) -> Sums:
    """Return the sums of a child of the root."""
    if candidate.sums is None:
        raise AssertionError("only the root's children are candidates")
    return candidate.sums
