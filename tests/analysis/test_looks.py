"""The worth of a look."""

from dataclasses import replace

import pytest

from changcheng_qt.analysis import looks as looks_module
from changcheng_qt.analysis.judging import Budget
from changcheng_qt.analysis.looks import look_worth, looks
from changcheng_qt.verdicts.cost import LookWorth
from tests.analysis.games import played, searching_of
from tests.planted import Fault, planted, with_and_without

BUDGET = Budget(60)


def test_looks_are_found_and_weighed_the_same_again() -> None:
    match = played("changcheng", 4, "novice", "club", "greedy")
    found = [*looks(match, searching_of(match))]
    assert found
    worths = [look_worth(match, searching_of(match), ply, BUDGET) for ply in found[:4]]
    assert worths[0] == look_worth(match, searching_of(match), found[0], BUDGET)
    assert any(one.decisions for one in worths)
    for one in worths:
        assert 0 <= one.changed <= one.decisions
        assert one.changed or one.points == 0


def add_up_deviations(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(looks_module, "sqrt", lambda of_squares: of_squares)


def take_one_deviation(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(looks_module, "INTERVAL", 1)


@with_and_without(add_up_deviations, take_one_deviation)
def test_its_interval_is_as_wide_as_the_differences_deviate(fault: Fault | None) -> None:
    """Three later decisions, of which one is not changed by the look."""
    match = played("changcheng", 4, "novice", "club", "greedy")
    found = next(looks(match, searching_of(match)))
    differences = iter([(2.0, 3.0, True), (-0.5, 4.0, True), (0.0, 0.0, False)])
    with planted(fault), pytest.MonkeyPatch.context() as patch:
        patch.setattr(looks_module, "_informed", lambda *_: [(ply, None) for ply in range(3)])
        patch.setattr(looks_module, "_difference", lambda *_: next(differences))
        worth = look_worth(match, searching_of(match), found, BUDGET)
        assert worth == LookWorth(1.5, 10.0, 3, 2)
        assert worth.interval == (-8.5, 11.5)


def test_it_is_given_where_the_interval_leaves_no_doubt() -> None:
    clear = LookWorth(3.0, 2.0, 4, 1)
    assert clear.interval == (1.0, 5.0)
    assert clear.is_told
    assert not replace(clear, margin=4.0).is_told
    assert replace(clear, points=-3.0).is_told
    assert LookWorth(0.0, 0.0, 4, 0).is_told
