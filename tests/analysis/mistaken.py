"""A judged choice whose error is given, with its standard error."""

from typing import Any

from changcheng_qt.bots.advice import Weighed
from changcheng_qt.bots.hints import Judged
from changcheng_qt.verdicts.reasons import Tally

COUNT = 1_000_000
"""Enough simulations that their own error is negligible; only the disagreement of trees is left."""


def mistaken(chosen: Any, best: Any, points: float, deviation: float) -> Judged[Any]:  # noqa: ANN401
    """Judge a chosen command worse than the best one by points, give or take a deviation."""

    def weighed(command: Any, mean: float) -> Weighed[Any]:  # noqa: ANN401 - the title's
        tally = Tally(COUNT, mean * COUNT, mean**2 * COUNT, COUNT / 2, (), (), ())
        return Weighed(command, tally, luck=deviation)

    first, other = weighed(best, points), weighed(chosen, 0.0)
    return Judged((first,), (first, other), other)
