"""Differences of two commands: nothing is said of mere luck."""

from collections.abc import Sequence

import pytest

from changcheng_qt.bots.advice import Difference, Weighed
from changcheng_qt.verdicts.reasons import CLEAR, Tally


def tally(count: int, margins: Sequence[int]) -> Tally:
    """Return the tally of these margins, each as often as it takes to make up a count."""
    times = count // len(margins)
    squares = times * sum(margin * margin for margin in margins)
    return Tally(count, times * sum(margins), squares, 0, (0,), (0,), (0,))


@pytest.mark.parametrize("spread", [0, 4, 8])
def test_a_difference_below_two_standard_errors_says_nothing(spread: int) -> None:
    better, other = tally(400, [1 + spread, 1 - spread]), tally(400, [spread, -spread])
    difference = Difference(better, other)
    assert difference.points == 1
    assert difference.error == pytest.approx(spread * (2 / 400) ** 0.5)
    assert difference.is_clear == (CLEAR * difference.error < 1)
    assert not Difference(other, better).is_clear


@pytest.mark.parametrize(
    ("better", "other", "is_clear"),
    [
        ((2.0, 2.1), (1.0, 1.1), True),
        ((0.0, 4.1), (1.0, 1.1), False),
        ((0.0, 4.1), (-1.0, 3.1), True),
        ((), (), True),
    ],
)
def test_what_trees_disagree_about_may_be_luck(
    better: tuple[float, ...], other: tuple[float, ...], is_clear: bool
) -> None:
    first = Weighed("one", tally(1000, [2, 2]), means=better)
    second = Weighed("two", tally(1000, [1, 1]), means=other)
    assert first.is_clearly_better(second) is is_clear
    assert not second.is_clearly_better(first)
