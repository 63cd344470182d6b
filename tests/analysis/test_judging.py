"""Names of errors, and standard errors of differences."""

import pytest

from changcheng_qt.analysis.judging import BOUNDS, Budget, verdict_of
from changcheng_qt.analysis.worth import Ends, worth_of_scores
from changcheng_qt.verdicts.cost import Verdict, Worth


@pytest.mark.parametrize(
    ("error", "deviation", "verdict"),
    [
        (0.0, 0.0, Verdict.FINE),
        (0.0, 9.0, Verdict.TOO_CLOSE),
        (0.5, 0.1, Verdict.FINE),
        (0.5, 0.3, Verdict.TOO_CLOSE),
        (1.8, 0.4, Verdict.INACCURACY),
        (1.7, 0.4, Verdict.TOO_CLOSE),
        (5.1, 2.0, Verdict.INACCURACY),
        (5.1, 1.0, Verdict.MISTAKE),
        (9.0, 1.5, Verdict.BLUNDER),
        (9.0, 4.2, Verdict.TOO_CLOSE),
        (6.0, float("inf"), Verdict.TOO_CLOSE),
    ],
)
def test_an_error_has_a_name_where_it_is_sure(
    error: float, deviation: float, verdict: Verdict
) -> None:
    assert verdict_of(error, deviation) is verdict


def test_a_name_is_that_of_the_least_that_an_error_costs() -> None:
    for tenths in range(1, 200):
        for hundredths in range(1, 400):
            error, deviation = tenths / 10, hundredths / 100
            bounds = dict(BOUNDS)
            if (verdict := verdict_of(error, deviation)) in bounds:
                assert bounds[verdict] <= error - 2 * deviation


def test_a_difference_and_its_standard_error() -> None:
    one, other = Ends((3, 1, 5, -1), 4), Ends((1, 1, 1, 1), 4)
    assert one.worth - other.worth == Worth(1.0, -0.25)
    # Differences 2, 0, 4, -2: their deviation is sqrt(20 / 3), that of the mean half of it.
    assert one.deviation(other).points == pytest.approx((20 / 3) ** 0.5 / 2)


def test_playouts_of_one_position_count_as_one() -> None:
    twice = Ends((3, 1, 5, -1) * 2, 4)
    none = Ends((0,) * 8, 4)
    assert twice.deviation(none) == Ends((3, 1, 5, -1), 4).deviation(Ends((0,) * 4, 4))
    assert Ends((1, 2), 1).deviation(Ends((0, 0), 1)).points == float("inf")


def test_a_result_is_worth_the_lead_over_the_best_rival() -> None:
    assert worth_of_scores((5, 9, 7), 1) == Worth(2.0, 1.0)
    assert worth_of_scores((5, 9, 7), 0) == Worth(-4.0, 0.0)
    assert worth_of_scores((5, 5), 0) == Worth(0.0, 1.0)


def test_a_budget() -> None:
    assert (Budget(2000).playouts, Budget(2000).worlds) == (400, 64)
    assert (Budget(1).playouts, Budget(1).worlds) == (2, 2)
