"""Differences of two commands: nothing is said of mere luck."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from changcheng_qt.bots.advice import Difference, Weighed, luck_of_trees
from changcheng_qt.verdicts.reasons import CLEAR, LEAST_POINTS, POINT_IN_WINS, Tally, is_clear


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


TREES = (0.3, -0.3, 0.1, -0.1)
"""How much each tree is luckier than others, for all commands alike."""


def found(*luck: tuple[float, ...]) -> list[Weighed[str]]:
    """Return three commands, each a point worse than the one before, whose means in each tree are
    off by some luck.
    """
    worths = ([3, 1], [2, 0], [1, -1])
    return [
        Weighed(
            str(number),
            tally(10_000, worth),
            tuple(sum(worth) / 2 + one + own for one, own in zip(TREES, lucky, strict=True)),
        )
        for number, (worth, lucky) in enumerate(zip(worths, luck, strict=True))
    ]


NONE, SOME, MUCH = (0.0,) * 4, (0.2, -0.2, 0.2, -0.2), (2.0, -2.0, 2.0, -2.0)


@pytest.mark.parametrize(
    ("luck", "is_told"),
    [((NONE, NONE, NONE), True), ((NONE, NONE, SOME), True), ((NONE, NONE, MUCH), False)],
)
def test_what_trees_disagree_about_may_be_luck(
    luck: tuple[tuple[float, ...], ...], is_told: bool
) -> None:
    """Though they disagree about the third command, the first may be as lucky."""
    commands = found(*luck)
    first, second, _ = (replace(one, luck=luck_of_trees(commands)) for one in commands)
    assert first.is_clearly_better(second) is is_told
    assert not second.is_clearly_better(first)


def test_the_luck_of_trees_is_as_wide_as_students_distribution() -> None:
    """Three commands in four trees are free to deviate in six ways."""
    squares = 4 * (1 - 1 / 3) * SOME[0] ** 2
    assert luck_of_trees(found(NONE, NONE, SOME)) == pytest.approx((2 * squares / 4 / 4) ** 0.5)
    assert luck_of_trees(found(NONE, NONE, NONE)) == pytest.approx(0)
    assert luck_of_trees(found(NONE, NONE, SOME)[:1]) == 0
    assert luck_of_trees([Weighed("a", tally(2, [1]), (1.0,))] * 3) == 0


@pytest.mark.parametrize("point", [1.0, POINT_IN_WINS])
def test_a_difference_that_is_sure_but_small_says_nothing(point: float) -> None:
    assert not is_clear(0.9 * LEAST_POINTS * point, 0.0, point)
    assert is_clear(1.1 * LEAST_POINTS * point, 0.0, point)
    assert not is_clear(1.1 * LEAST_POINTS * point, 0.6 * LEAST_POINTS * point, point)
