"""Which reasons are named: as few as make most of a difference."""

from dataclasses import replace
from enum import Enum

import pytest

from changcheng_qt.verdicts.reasons import (
    POINT_IN_WINS,
    SPREAD,
    Argument,
    Comparison,
    Gain,
    Grounds,
    Reason,
    Standing,
    Tally,
    Way,
    are_apart,
    difference,
    explaining,
    is_clear,
    together,
)


class Why(Enum):
    """A word of some title."""

    BECAUSE = "because"


def summed(times: int, own: int = 0, rival: int = 0, count: int = 1000) -> Tally:
    """Return games in some of which there were points on the only line."""
    return Tally(count, 0, 0, 0, (own,), (rival,), (times,))


def reasons_of(*points: float) -> list[Reason[Why]]:
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
    reasons = reasons_of(*points)
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


NEAR, FAR = (Reason(Why.BECAUSE, place, 2.0, (50, 50)) for place in (1, 2))
NOWHERE = Reason(Why.BECAUSE, None, 2.0, (50, 50))
AGAINST = Reason(Why.BECAUSE, 1, -2.0, (50, 50))


def compared(standing: Standing, grounds: Grounds, *others: int) -> Comparison:
    """Compare a move in place 1 with others, a command being the number of its place."""
    return Comparison(standing, grounds, [1], others, lambda told, place: told.place == place)


@pytest.mark.parametrize("grounds", [Grounds.NO_PLACE, Grounds.OWN_PLACES])
def test_no_simulation_speaks_for_a_move_that_may_be_as_good_but_has_sure_effects(
    grounds: Grounds,
) -> None:
    alike = compared(Standing.ALIKE, grounds, 2)
    assert alike.argument([NEAR, FAR], has_costs=False) == Argument()
    nothing_sure = replace(alike, grounds=Grounds.NONE)
    assert nothing_sure.argument([NEAR, FAR], has_costs=False) == Argument(FAR)


def test_a_better_move_gains_elsewhere_or_nowhere_in_particular() -> None:
    better = compared(Standing.BETTER, Grounds.OWN_PLACES)
    assert better.argument([FAR], has_costs=False) == Argument(gain=Gain.ELSEWHERE)
    assert better.argument([], has_costs=False) == Argument(gain=Gain.SPREAD)
    assert better.argument([NEAR], has_costs=False) == Argument(NEAR)
    drawn = replace(better, grounds=Grounds.NO_PLACE)
    assert drawn.argument([FAR, NOWHERE], has_costs=False) == Argument()


def test_a_reason_for_less_than_half_of_a_gain_says_that_the_rest_is_elsewhere() -> None:
    half = replace(compared(Standing.BETTER, Grounds.OWN_PLACES), ahead=2 * NEAR.points)
    assert half.argument([NEAR], has_costs=False) == Argument(NEAR)
    more = replace(half, ahead=2 * NEAR.points + 0.1)
    assert more.argument([NEAR], has_costs=False) == Argument(NEAR, gain=Gain.ELSEWHERE)


def test_a_reason_outweighed_by_its_flip_side_is_named_only_next_to_sure_costs() -> None:
    better = compared(Standing.BETTER, Grounds.OWN_PLACES)
    both = [NEAR, AGAINST]
    assert better.argument(both, has_costs=False) == Argument(None, AGAINST, Gain.ELSEWHERE)
    assert better.argument(both, has_costs=True) == Argument(NEAR, AGAINST)


def test_the_main_reason_of_a_worse_move_is_against_it() -> None:
    worse = compared(Standing.WORSE, Grounds.OWN_PLACES, 2)
    assert worse.argument([NEAR, AGAINST], has_costs=False) == Argument(AGAINST, NEAR)
    much = replace(AGAINST, place=2, points=-5.0)
    assert worse.argument([much, AGAINST], has_costs=False) == Argument(much)


def test_tallies_are_added_line_by_line() -> None:
    first = Tally(2, 1.0, 5.0, 1.0, (3, 1), (0, 2), (1, 1), is_judged=True, parts=(1.0, 0.0))
    second = Tally(3, -2.0, 4.0, 2.0, (1, 1), (4, 0), (1, 0), is_judged=True, parts=(0.0, -2.0))
    both = Tally(5, -1.0, 9.0, 3.0, (4, 2), (4, 2), (2, 1), is_judged=True, parts=(1.0, -2.0))
    assert together([first, second]) == both


@pytest.mark.parametrize(
    ("shares", "count", "differ"),
    [((60, 40), 100, True), ((55, 45), 100, False), ((55, 45), 1000, True), ((10, 0), 10, False)],
)
def test_shares_are_apart_if_luck_hardly_explains_it(
    shares: tuple[int, int], count: int, differ: bool
) -> None:
    assert are_apart(shares, count) is differ
