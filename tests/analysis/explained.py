"""How often can a difference be explained? ``python -m tests.analysis.explained POSITIONS NODES``:
in positions of games between bots two commands are compared; where one is clearly better it is
counted whether at most three reasons make most of the difference, or there is no single one. The
terms of every comparison must make the difference that the search reports.
"""

import sys
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from changcheng_qt.bots.advice import Advice, advise
from changcheng_qt.engine.match import AnyMatch, Match
from changcheng_qt.engine.reasons import difference, explaining
from tests.analysis.games import played, searching_of

NAMED, UNNAMED, UNCLEAR = "a few reasons", "no single reason", "not clear"


def compared(title: str, seed: int, nodes: int) -> Iterator[tuple[AnyMatch, Any, Advice[Any]]]:
    """Give comparisons in some positions of a game, with its match and view."""
    whole, rng = played(title, seed, "club"), Random(seed)
    for ply in sorted(rng.sample(range(len(whole.steps)), min(8, len(whole.steps)))):
        match: AnyMatch = Match(whole.game, whole.setup, whole.players)
        for step in whole.steps[:ply]:
            match.submit(step.command)
        seat = match.to_act
        assert seat is not None
        here = match.view(seat), match.legal(seat)
        advice = advise(searching_of(match), *here, nodes, Random(ply))
        if advice.is_compared:
            yield match, here[0], advice


def terms(advice: Advice[Any]) -> float:
    """Return what the lines of a comparison add up to."""
    first, second = (one.tally for one in advice.weighed)
    return sum(difference(first, second, line).points for line in range(len(first.own)))


def kind_of(match: AnyMatch, view: Any, advice: Advice[Any]) -> str:  # noqa: ANN401
    """Return whether a difference is explained."""
    whole = advice.difference()
    if not whole.is_clear:
        return UNCLEAR
    first, second = (one.tally for one in advice.weighed)
    told = searching_of(match).reasons(view, first, second)
    return NAMED if explaining(told, whole.points) else UNNAMED


def counted(title: str, positions: int, nodes: int) -> Counter[str]:
    """Return how many differences are explained; raises AssertionError where terms do not make
    one.
    """
    found: Counter[str] = Counter()
    seed = 0
    while sum(found.values()) < positions:
        for match, view, advice in compared(title, seed, nodes):
            assert abs(terms(advice) - advice.difference().points) < 1e-9
            found[kind_of(match, view, advice)] += 1
        seed += 1
    return found


if __name__ == "__main__":
    for title in ("changcheng", "china"):
        told = counted(title, *map(int, sys.argv[1:3]))
        sys.stdout.write(f"{title}: {dict(told)}\n")
