"""How often can a difference be explained? ``python -m tests.analysis.explained POSITIONS EFFORT``:
in positions of games between bots the best command and the worst are compared; where one is clearly
better it is counted whether at most three reasons make most of the difference, or there is no
single one. The terms of every comparison must make the difference that the search reports.
"""

import sys
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from changcheng_qt.bots.advice import ADVISER, Difference
from changcheng_qt.bots.hints import judged
from changcheng_qt.engine.match import AnyMatch, Match
from changcheng_qt.verdicts.reasons import difference, explaining, is_clear
from tests.analysis.games import TITLES, played, searching_of

NAMED, UNNAMED, UNCLEAR = "a few reasons", "no single reason", "not clear"


def compared(title: str, seed: int, effort: int) -> Iterator[tuple[AnyMatch, Any, Difference]]:
    """Give comparisons in some positions of a game, with its match and view."""
    whole, rng = played(title, seed, "club"), Random(seed)
    for ply in sorted(rng.sample(range(len(whole.steps)), min(8, len(whole.steps)))):
        match: AnyMatch = Match(whole.game, whole.setup, whole.players)
        for step in whole.steps[:ply]:
            match.submit(step.command)
        seat = match.to_act
        assert seat is not None
        here = match.view(seat), match.legal(seat)
        if searching_of(match).unsearched(*here, ADVISER) is None:
            found = judged(searching_of(match), *here, effort, Random(ply))
            if len(found.tried) > 1:
                yield match, here[0], Difference(found.best[0].tally, found.tried[-1].tally)


def terms(both: Difference) -> float:
    """Return the sums of the lines of a comparison."""
    lines = range(len(both.better.own))
    return sum(difference(both.better, both.other, line).points for line in lines)


def kind_of(match: AnyMatch, view: Any, both: Difference) -> str:  # noqa: ANN401
    """Return whether a difference is explained."""
    if not is_clear(both.points, both.error, both.better.point):
        return UNCLEAR
    told = searching_of(match).reasons(view, both.better, both.other)
    return NAMED if explaining(told, both.points) else UNNAMED


def counted(title: str, positions: int, effort: int) -> Counter[str]:
    """Return how many differences are explained; raises AssertionError where terms do not make
    one.
    """
    found: Counter[str] = Counter()
    seed = 0
    while sum(found.values()) < positions:
        for match, view, both in compared(title, seed, effort):
            assert abs(terms(both) - both.points) < 1e-9
            found[kind_of(match, view, both)] += 1
        seed += 1
    return found


if __name__ == "__main__":
    for title in TITLES:
        told = counted(title, *map(int, sys.argv[1:3]))
        sys.stdout.write(f"{title}: {dict(told)}\n")
