"""Reasons for commands of Riders: each line of the core has its kinds, by who did it."""

import pytest

from changcheng_qt.titles.riders.core import shares
from changcheng_qt.titles.riders.rules.reasons import LEAST, Why, reasons_between
from changcheng_qt.verdicts.reasons import Tally


def tally(own: dict[int, float], rival: dict[int, float], times: int = 0) -> Tally:
    """Return a hundred simulations, in games won of 100 by line."""

    def on(points: dict[int, float]) -> tuple[float, ...]:
        return tuple(100 * points.get(line, 0.0) for line in range(shares.LINES + 1))

    happened = tuple(times for _ in range(shares.LINES + 1))
    return Tally(100, 0, 0, 0, on(own), on(rival), happened, is_judged=True)


def test_there_are_two_kinds_for_each_line() -> None:
    assert len(Why) == 2 * shares.LINES
    assert [why.name for why in Why][shares.YIELD] == "YIELD"
    assert [why.name for why in Why][shares.LINES + shares.WIN] == "WIN_OF_OTHERS"


@pytest.mark.parametrize("line", range(shares.LINES))
def test_each_side_of_a_line_is_a_reason_of_its_own(line: int) -> None:
    found = reasons_between(tally({line: 5.0}, {line: 1.0}, 62), tally({}, {line: 4.0}, 41))
    whys = tuple(Why)
    own, others = found
    assert (own.why, own.points, own.shares) == (whys[line], 5.0, (62, 41))
    assert (others.why, others.points) == (whys[shares.LINES + line], 3.0)


def test_old_facts_and_small_differences_are_no_reasons() -> None:
    least = {shares.HAND: LEAST - 0.01, shares.LINES: 50.0}
    assert reasons_between(tally(least, {}), tally({}, {})) == []


def test_during_the_founding_the_cards_in_hand_are_yields() -> None:
    """ "Cards in hand" was a reason for a corner, before anybody had a hand."""
    better, other = tally({shares.HAND: 5.0, shares.YIELD: 2.0}, {shares.HAND: 1.0}), tally({}, {})
    found = {one.why: one.points for one in reasons_between(better, other, is_founding=True)}
    assert found == {Why.YIELD: 7.0, Why.YIELD_OF_OTHERS: -1.0}
    found = {one.why: one.points for one in reasons_between(better, other)}
    assert found == {Why.HAND: 5.0, Why.YIELD: 2.0, Why.HAND_OF_OTHERS: -1.0}
