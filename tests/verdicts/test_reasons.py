"""Which reasons are named: as few as make most of a difference."""

from dataclasses import replace
from enum import Enum

import pytest

from changcheng_qt.verdicts.reasons import (
    POINT_IN_WINS,
    SPREAD,
    Reason,
    Tally,
    Way,
    difference,
    explaining,
    is_clear,
)


class Why(Enum):
    """A word of some title."""

    BECAUSE = "because"


def summed(times: int, own: int = 0, rival: int = 0, count: int = 1000) -> Tally:
    """Return games in some of which there were points on the only line."""
    return Tally(count, 0, 0, 0, (own,), (rival,), (times,))


def told(*points: float) -> list[Reason[Why]]:
    return [Reason(Why.BECAUSE, None, one, (50, 50)) for one in points]


@pytest.mark.parametrize(
    ("points", "difference", "named"),
    [
        ((4.0, 1.0), 5.0, 1),
        ((3.0, 1.5, 0.4), 5.0, 2),
        ((3.0, 0.6, 0.5), 5.0, 3),
        ((3.0, 0.5, 0.4), 5.0, 0),
        ((8.0, -3.0), 5.0, 2),
        ((-4.0,), -5.0, 1),
        ((), 5.0, 0),
    ],
)
def test_as_many_are_named_as_leave_little(
    points: tuple[float, ...], difference: float, named: int
) -> None:
    reasons = told(*points)
    assert explaining(reasons, difference) == tuple(reasons[:named])


@pytest.mark.parametrize(
    ("times", "share"), [(0, 0), (1, 1), (4, 1), (344, 34), (996, 99), (999, 99), (1000, 100)]
)
def test_a_share_is_nothing_only_for_never_and_all_only_for_always(times: int, share: int) -> None:
    found = difference(summed(times), summed(500), 0)
    assert found.shares == (share, 50)


def test_means_are_compared_however_often_each_was_simulated() -> None:
    better, other = summed(9, 4000, 1000), summed(9, 50, 30, count=10)
    found = difference(better, other, 0)
    assert (found.own, found.rival) == (-1, 2)


def test_a_tally_tells_the_mean_margin_and_its_variance() -> None:
    """Two games, won by 3 points and by 1."""
    tally = Tally(2, 4, 10, 2, (5, 1), (2, 0), (2, 1))
    assert tally.mean == 2
    assert tally.variance == (2 + SPREAD**2) / 2**2
    assert sum(tally.own) - sum(tally.rival) == tally.margin


@pytest.mark.parametrize(
    ("points", "error", "clear"),
    [(0.31, 0.1, True), (0.3, 0.1, False), (1.0, 0.5, False), (1.1, 0.5, True), (-2.0, 0.1, False)],
)
def test_clear_is_more_than_luck_and_large_enough(points: float, error: float, clear: bool) -> None:
    assert is_clear(points, error) is clear


def test_games_won_are_clear_from_as_many_as_are_worth_points() -> None:
    least = 0.3 * summed(0).point
    assert is_clear(least + 0.01, 0)
    judged = replace(summed(0), is_judged=True)
    assert not is_clear(least + 0.01, 0, judged.point)
    assert is_clear(least * POINT_IN_WINS + 0.01, 0, judged.point)


def test_the_cost_of_a_move_is_in_points_also_where_games_won_are_counted() -> None:
    assert Way("a", 5.0).cost == 5.0
    assert Way("a", 5.0, wins=0.0).cost == 5.0 / POINT_IN_WINS
