"""Worths of ends, and standard errors of differences."""

import pytest

from changcheng_qt.analysis.judging import Budget
from changcheng_qt.analysis.worth import Ends, play_ends, worth_of_outcome
from changcheng_qt.engine.core import Core
from changcheng_qt.engine.game import Outcome
from changcheng_qt.verdicts.cost import Worth


def ends(*margins: int, positions: int = 4) -> Ends:
    """Ends of playouts that are won unless somebody is ahead."""
    return Ends(margins, tuple(margin >= 0 for margin in margins), positions)


class WonGame(Core):
    """A game that is over with 5 to 3."""

    def copy(self) -> Core:
        return self

    def seats_playing(self) -> int:
        return 2

    def to_act(self) -> int:
        return -1

    def count(self) -> int:
        return 0

    def score(self, seat: int) -> int:
        return (5, 3)[seat]


class LostGame(WonGame):
    """The same, but all have lost."""

    def has_won(self, seat: int) -> bool:
        return False


def test_a_difference_and_its_standard_error() -> None:
    one, other = ends(3, 1, 5, -1), ends(1, 1, 1, 1)
    assert one.worth - other.worth == Worth(1.0, -0.25)
    # Differences 2, 0, 4, -2: their deviation is sqrt(20 / 3), that of the mean half of it.
    assert one.deviation(other).points == pytest.approx((20 / 3) ** 0.5 / 2)


def test_playouts_of_one_position_count_as_one() -> None:
    twice, none = ends(*(3, 1, 5, -1) * 2), ends(*(0,) * 8)
    assert twice.deviation(none) == ends(3, 1, 5, -1).deviation(ends(*(0,) * 4))
    assert ends(1, 2, positions=1).deviation(ends(0, 0, positions=1)).points == float("inf")


def test_a_result_is_worth_the_lead_over_the_best_rival() -> None:
    assert worth_of_outcome(Outcome((5, 9, 7), (1,)), 1) == Worth(2.0, 1.0)
    assert worth_of_outcome(Outcome((5, 9, 7), (1,)), 0) == Worth(-4.0, 0.0)
    assert worth_of_outcome(Outcome((5, 5), (1,)), 0) == Worth(0.0, 1.0), "lost on the tie-break"
    assert worth_of_outcome(Outcome((5, 3), ()), 0) == Worth(2.0, 0.0), "all have lost"


def test_playouts_that_nobody_wins_are_no_wins() -> None:
    """A position of a single step, after which everybody has lost; and one that seat 0 wins."""
    for core, won in ((LostGame(), 0.0), (WonGame(), 1.0)):
        assert play_ends([core], 0, 4, 1, lambda: False).worth == Worth(2.0, won)


def test_a_budget() -> None:
    assert (Budget(2000).playouts, Budget(2000).worlds) == (400, 64)
    assert (Budget(1).playouts, Budget(1).worlds) == (2, 2)
