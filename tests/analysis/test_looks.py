"""What a look was worth."""

from dataclasses import replace

from changcheng_qt.analysis.judging import Budget
from changcheng_qt.analysis.looks import look_worth, looks
from changcheng_qt.engine.cost import LookWorth
from tests.analysis.games import played, searching_of

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


def test_it_is_told_where_the_interval_leaves_no_doubt() -> None:
    clear = LookWorth(3.0, 2.0, 4, 1)
    assert clear.interval == (1.0, 5.0)
    assert clear.is_told
    assert not replace(clear, margin=4.0).is_told
    assert replace(clear, points=-3.0).is_told
    assert LookWorth(0.0, 0.0, 4, 0).is_told
