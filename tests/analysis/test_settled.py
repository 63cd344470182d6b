"""How sure the terms of a title are whose chance is settled before play."""

from math import hypot

import pytest

from changcheng_qt.analysis import settled
from changcheng_qt.analysis.judging import Budget, error_of
from changcheng_qt.analysis.played import Played
from changcheng_qt.analysis.settled import (
    Passage,
    SettledLedger,
    Standing,
    change,
    standing_between,
)
from changcheng_qt.analysis.worth import Ends, Estimate
from changcheng_qt.bots.bot import never
from changcheng_qt.titles.changcheng.searching import ChangChengSearching, fated
from changcheng_qt.verdicts.cost import Change, Worth
from tests.analysis.games import played
from tests.analysis.mistaken import mistaken
from tests.planted import Fault, planted, with_and_without

HERE = standing_between(Estimate(Worth(1.0), 3.0), Estimate(Worth(2.0), 4.0))
THERE = standing_between(Estimate(Worth(5.0), 12.0), Estimate(Worth(9.0), 0.0))


def passage(standing: Standing) -> Passage:
    return Passage(standing, standing)


def forget_the_later(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(
        Estimate,
        "__sub__",
        lambda self, other: Estimate(self.worth - other.worth, self.deviation),
    )


@with_and_without(forget_the_later)
def test_a_change_is_as_unsure_as_both_positions_together(fault: Fault | None) -> None:
    """By hand: the luck in store is 1 ± 5, then 4 ± 12; the fated worth 2 ± 4, then 9 ± 0."""
    with planted(fault):
        assert change(6, 1, passage(HERE), passage(THERE)) == Change(
            6, 1, Worth(-3.0), Worth(7.0), "", 13.0, 4.0
        )


def test_the_luck_in_store_at_an_error_is_as_unsure_as_it_was_estimated() -> None:
    """By hand: 7 ± 1 is in store with the best command, whatever its own worth of 0 ± 40."""
    seen, in_store = Estimate(Worth(), 40.0), Estimate(Worth(7.0), 1.0)
    at_error = Passage(Standing(seen, seen + in_store, in_store), HERE)
    made = change(6, 1, passage(HERE), at_error)
    assert made.chance == Worth(-6.0)
    assert made.chance_deviation == pytest.approx(26**0.5)


def test_a_sum_is_as_unsure_as_both_terms_together() -> None:
    assert HERE.seen + HERE.fated == Estimate(Worth(3.0), 5.0)


def test_playouts_of_one_position_count_as_one() -> None:
    """Of two positions with the means 1 and 5, whatever happens in each of them."""
    ends = Ends((-9, 5, 11, 5), (False, True, True, True), 2)
    assert ends.estimate.worth == Worth(3.0, 0.75)
    assert ends.estimate.deviation == pytest.approx(2.0)


def take_an_error_for_sure(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(settled, "error_of", lambda found: Estimate(error_of(found).worth))


@with_and_without(take_an_error_for_sure)
def test_where_a_seat_errs_the_unseen_is_as_unsure_as_the_error(fault: Fault | None) -> None:
    match = played("changcheng", 1, "random")
    ply = next(
        ply for ply, one in enumerate(match.steps) if ply and len(match.game.legal(one.before)) > 9
    )
    seat, legal = match.steps[ply].seat, match.game.legal(match.steps[ply].before)

    def change(deviation: float) -> Change:
        asked = SettledLedger(Played(match), ChangChengSearching(), fated, Budget(10), never)
        chosen = Played(match).command(ply)
        best = next(one for one in legal if one != chosen)
        asked.come_to(ply - 1, seat, None)
        _, made = asked.come_to(ply, seat, mistaken(chosen, best, 8.0, deviation))
        assert made is not None
        return made

    with planted(fault):
        sure, unsure = change(0.0), change(3.0)
        assert unsure.unseen == sure.unseen
        assert unsure.unseen_deviation == pytest.approx(hypot(sure.unseen_deviation, 3.0))
        assert unsure.chance_deviation == sure.chance_deviation
