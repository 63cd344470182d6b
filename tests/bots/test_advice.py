"""Differences of two commands: nothing is said of mere luck."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from math import hypot
from random import Random
from statistics import mean
from typing import Final

import pytest

from changcheng_qt.bots import advice
from changcheng_qt.bots.advice import (
    ESTIMATE_ERROR,
    LUCK_OF_TREE,
    Difference,
    Grove,
    Weighed,
    best_of,
    luck_of_trees,
    tally_of,
)
from changcheng_qt.bots.bot import Stop, never
from changcheng_qt.bots.ends import PARTS, Sums
from changcheng_qt.engine.core import ONE
from changcheng_qt.verdicts.reasons import (
    CLEAR,
    LEAST_POINTS,
    POINT_IN_WINS,
    SPREAD,
    Tally,
    is_clear,
    together,
)
from tests.bots.toy_core import Coins
from tests.planted import Fault, planted, with_and_without


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
    assert difference.error == pytest.approx(((spread**2 + SPREAD**2 / 400) * 2 / 400) ** 0.5)
    assert is_beyond_luck(difference) == (CLEAR * difference.error < 1)
    assert not is_beyond_luck(Difference(other, better))


def is_beyond_luck(difference: Difference) -> bool:
    """Whether a difference is more than luck."""
    return is_clear(difference.points, difference.error, difference.better.point)


@pytest.mark.parametrize(("trees", "luck"), [(1, LUCK_OF_TREE), (4, LUCK_OF_TREE / 2)])
def test_trees_that_agree_may_all_have_been_lucky(trees: int, luck: float) -> None:
    best, other = (Weighed("", tally(400, [mean]), (mean,) * trees) for mean in (1, 0))
    error = Difference(best.tally, other.tally).error
    assert best.ahead_of(other) == (1.0, pytest.approx(hypot(error, luck)))


def sure_of_estimates(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(advice, "ESTIMATE_ERROR", ESTIMATE_ERROR / 4)


def without_estimates(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(advice, "ESTIMATE_ERROR", 1_000.0)


@with_and_without(sure_of_estimates, without_estimates)
def test_playouts_and_estimates_together_are_nearer_and_as_far_off_as_they_say(
    fault: Fault | None,
) -> None:
    rng = Random(1)

    def one(worth: float) -> Weighed[str]:
        ends = [round(worth + rng.gauss(0, SPREAD)) for _ in range(100)]
        foreseen = worth + rng.gauss(0, ESTIMATE_ERROR)
        return Weighed("", tally(len(ends), ends), foreseen=foreseen)

    with planted(fault):
        found = [one(1.0).ahead_of(one(0.0)) for _ in range(300)]
        squares = [(points - 1.0) ** 2 for points, _ in found]
        assert mean(squares) < 0.6 * 2 * SPREAD**2 / 100
        assert mean(off / error**2 for off, (_, error) in zip(squares, found, strict=True)) < 1.3


def test_one_estimate_alone_does_not_count() -> None:
    best, other = (Weighed("", tally(400, [mean])) for mean in (1, 0))
    assert replace(best, foreseen=9.0).ahead_of(other) == best.ahead_of(other)


class Lottery(Grove[int]):
    """Commands of which none is better than another."""

    def __init__(self, rng: Random) -> None:
        self.numbers, self._commands = tuple(range(24)), dict(enumerate(range(24)))
        self.is_estimated = False
        self._rng, self._ends = rng, {number: list[int]() for number in self.numbers}

    def try_out(self, number: int, simulations: int, stop: Stop) -> None:
        self._ends[number] += (round(self._rng.gauss(0, SPREAD)) for _ in range(simulations))

    def weighed(self, number: int) -> Weighed[int]:
        ends = self._ends[number]
        return Weighed(number, tally(len(ends), ends), means=(0.0,))

    planned = weighed

    def drop(self, numbers: Iterable[int]) -> None:
        pass


def believe_the_luckiest(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(advice, "LUCK_OF_BEST", 0.0)


@with_and_without(believe_the_luckiest)
def test_the_best_of_many_is_not_taken_at_its_word(fault: Fault | None) -> None:
    """Others that are as good, and were not chosen for it, do not seem to fall short."""
    apart, rng = [], Random(1)
    with planted(fault):
        for _ in range(300):
            best, *_ = best_of(Lottery(rng), 400, never)
            chosen = [round(rng.gauss(0, SPREAD)) for _ in range(best.tally.count)]
            points, error = best.ahead_of(Weighed(24, tally(len(chosen), chosen)))
            apart.append(points / error)
        assert mean(apart) < 0.5
        assert sum(one > CLEAR for one in apart) <= 0.025 * len(apart)


@pytest.mark.parametrize("count", [1, 2, 3])
def test_a_few_simulations_that_end_alike_are_no_proof(count: int) -> None:
    difference = Difference(tally(count, [1]), tally(count, [0]))
    assert difference.error >= SPREAD / count
    assert not is_beyond_luck(difference)


def chances(values: Sequence[int]) -> Tally:
    """Return the tally of chances to win, in 100, one after another."""
    sums = Sums()
    for value in values:
        sums.add_chance(Coins(1), value * ONE // 100, 0)
    return tally_of(sums)


LUCK: Final = [20 + 60 * (number * number % 97) // 97 for number in range(200)]
"""Chances that vary by luck."""


def test_luck_common_to_both_commands_does_not_blur_their_difference() -> None:
    worse, better = (
        chances(LUCK),
        chances([value + 1 + number % 3 for number, value in enumerate(LUCK)]),
    )
    paired = Difference(better, worse)
    alone = Difference(replace(better, parts=()), replace(worse, parts=()))
    assert paired.points == alone.points == pytest.approx(2, abs=0.1)
    assert paired.error < alone.error / 10
    assert is_beyond_luck(paired)
    assert not is_beyond_luck(alone)


def test_other_luck_is_told_from_pairs_too() -> None:
    shuffled = chances(Random(1).sample(LUCK, len(LUCK)))
    paired = Difference(shuffled, chances(LUCK))
    alone = Difference(replace(shuffled, parts=()), replace(chances(LUCK), parts=()))
    assert paired.error == pytest.approx(alone.error, rel=0.5)
    assert not is_beyond_luck(paired)


def test_only_commands_that_were_simulated_equally_often_are_pairs() -> None:
    few, many = chances(LUCK[:100]), chances(LUCK)
    assert Difference(few, many).error > 1
    assert Difference(chances(LUCK[: PARTS - 1]), chances(LUCK[: PARTS - 1])).error > 1
    assert Difference(few, few).error == 0


def test_pairs_go_on_where_they_stopped() -> None:
    """A command that was tried in two rounds has the same parts as one tried at once."""
    first, second = Sums(), Sums(45)
    for number, value in enumerate(LUCK):
        (first if number < 45 else second).add_chance(Coins(1), value * ONE // 100, 0)
    assert together([tally_of(first), tally_of(second)]).parts == pytest.approx(chances(LUCK).parts)


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
def test_a_difference_on_which_trees_disagree_may_be_luck(
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
