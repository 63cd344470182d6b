"""The terms of a title whose chance is settled before play: whose they are, and how sure."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from math import hypot

import pytest

from changcheng_qt.analysis import settled
from changcheng_qt.analysis.judging import Budget
from changcheng_qt.analysis.played import Played
from changcheng_qt.analysis.settled import Passage, SettledLedger, Standing, change
from changcheng_qt.analysis.worth import Ends, Estimate, true_ends
from changcheng_qt.bots.bot import never
from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.titles.changcheng.rules.events import CardsRevealed
from changcheng_qt.titles.changcheng.searching import ChangChengSearching, fated
from changcheng_qt.verdicts.cost import Change, Worth
from tests.analysis.games import arrive, played
from tests.analysis.mistaken import mistaken
from tests.planted import Fault, planted, with_and_without

HERE = Standing(Estimate(Worth(7.0), 3.0), Estimate(Worth(1.0), 5.0), Estimate(Worth(5.0), 5.0))
THERE = Standing(Estimate(Worth(8.0), 4.0), Estimate(Worth(4.0), 12.0), Estimate(Worth(-1.0), 4.0))
EIGHT = Ends((8, 8), (False, False), 2)
"""The true worth of the later one."""
SEATS = range(3)
CLOSE = 1e-9


def forget_the_later(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(
        Estimate,
        "__sub__",
        lambda self, other: Estimate(self.worth - other.worth, self.deviation),
    )


@with_and_without(forget_the_later)
def test_a_change_is_as_unsure_as_both_positions_together(fault: Fault | None) -> None:
    """By hand: the luck in store is 1 ± 5, then 4 ± 12; hidden holdings are worth 5 ± 5, then
    -1 ± 4; the true worth is 7 ± 3, then 8 ± 4.
    """
    with planted(fault):
        made = change(6, 1, Passage(HERE, EIGHT), Passage(THERE, EIGHT), is_own=False)
        assert made.chance == Worth(-3.0)
        assert made.unseen == Worth(6.0)
        assert made.others == Worth(1.0)
        assert made.own == Worth()
        assert made.chance_deviation == 13.0
        assert made.unseen_deviation == pytest.approx(hypot(5.0, 4.0))
        assert made.others_deviation == 5.0


def test_the_same_step_of_the_seat_itself_is_its_own_choice() -> None:
    made = change(6, 1, Passage(HERE, EIGHT), Passage(THERE, EIGHT), is_own=True)
    assert (made.own, made.others) == (Worth(1.0), Worth())


def chosen(seen: int, fated: int, deviation: int) -> tuple[Ends, Ends]:
    """Ends of which those seen are sure, and those fated vary."""
    won = False, False
    return (
        Ends((seen, seen), won, 2),
        Ends((fated - deviation, fated + deviation), won, 2),
    )


def believe_all_estimates(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(settled, "CLEAR_OF_MANY", 0.0)


@with_and_without(believe_all_estimates)
def test_a_choice_changes_the_luck_in_store_only_where_that_is_clear(fault: Fault | None) -> None:
    """By hand: an error of 2 is counted apart. With the command 9 points of luck are in store
    instead of 1, and holdings are worth 0 instead of 5; that may be luck of the estimates.
    """
    unsure = Passage(HERE, EIGHT, chosen(-1, 8, 6), Worth(2.0))
    with planted(fault):
        made = change(6, 1, unsure, Passage(THERE, EIGHT), is_own=True)
        assert made.chance == Worth(1.0 - 4.0)
        assert made.unseen == Worth(5.0 - -1.0)
        assert made.own == Worth(8.0 - 7.0 + 2.0)


def test_where_it_is_clear_the_choice_counts_as_the_seat_could_see_it() -> None:
    here = Standing(*(Estimate(Worth(points), 0.1) for points in (7.0, 1.0, 5.0)))
    clear = Passage(here, EIGHT, chosen(-1, 8, 0), Worth(2.0))
    made = change(6, 1, clear, Passage(THERE, EIGHT), is_own=True)
    assert made.chance == Worth(9.0 - 4.0)
    assert made.unseen == Worth(0.0 - -1.0)
    assert made.own == Worth(-1.0 - 1.0 + 2.0)


def test_a_sum_is_as_unsure_as_both_terms_together() -> None:
    assert Estimate(Worth(1.0), 3.0) + Estimate(Worth(2.0), 4.0) == Estimate(Worth(3.0), 5.0)


def test_playouts_of_one_position_count_as_one() -> None:
    """Two positions with the means 1 and 5, with any spread within each of them."""
    ends = Ends((-9, 5, 11, 5), (False, True, True, True), 2)
    assert ends.estimate.worth == Worth(3.0, 0.75)
    assert ends.estimate.deviation == pytest.approx(2.0)


@cache
def match() -> AnyMatch:
    """A game in which the first card is laid at ply 36, and the first two are shown at 44."""
    return played("changcheng", 4, "random", "random", "random")


def ledger() -> SettledLedger:
    return SettledLedger(Played(match()), ChangChengSearching(), fated(), Budget(200), never)


def test_playouts_of_the_true_position_are_worths_of_their_own() -> None:
    """They are not alike, as those of one drawn position are."""
    asked = ledger()
    position = fated().position(match().steps[9].before)
    each = true_ends(position, SEATS, 20, 7, never)
    assert [one.positions for one in each] == [20, 20, 20]
    assert all(0 < one.estimate.deviation < float("inf") for one in each)
    assert sum(one.worth.wins for one in each) >= 1
    assert asked._true_ends(9) == asked._true_ends(9)  # noqa: SLF001


def walked(asked: SettledLedger, plies: range) -> Iterator[Change]:
    """The changes in which another seat acts, without judged decisions."""
    for seat in SEATS:
        arrive(asked, plies[0], seat)
    for ply in plies:
        for seat in SEATS:
            _, made = arrive(asked, ply + 1, seat)
            assert made is not None
            yield made


@pytest.mark.parametrize("first", [2, 9])
def test_without_hidden_cards_there_is_nothing_unseen(first: int) -> None:
    """Walls are the choices of others, however they are played later."""
    found = list(walked(ledger(), range(first, first + 2)))
    assert all(one.unseen == Worth() for one in found)
    assert any(one.others.points for one in found)


def as_if_all_were_hidden(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(SettledLedger, "_moves", lambda *_: True)


@with_and_without(as_if_all_were_hidden)
def test_luck_and_holdings_stay_where_nothing_is_shown_or_hidden(fault: Fault | None) -> None:
    """From step to step, unless the seat itself chose."""
    moves = [
        any(one.told or any(one.seen_by(seat) != one for seat in SEATS) for one in step.events)
        for step in match().steps
    ]
    first = next(ply for ply in range(36, len(moves)) if not any(moves[ply - 1 : ply + 3]))
    asked = replace(ledger(), budget=Budget(40))
    plies = range(asked.since(first), first + 2)
    with planted(fault):
        for made in walked(asked, plies):
            seats = {one.seat for one in match().steps[made.ply : made.ply + 2]}
            if made.ply >= first and made.seat not in seats:
                assert made.chance == made.unseen == Worth()


def go_on_from_there(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(SettledLedger, "since", lambda _, ply: ply)


@with_and_without(go_on_from_there)
def test_a_standing_is_found_again_from_its_last_estimate(fault: Fault | None) -> None:
    def little() -> SettledLedger:
        return replace(ledger(), budget=Budget(9))

    def standing(asked: SettledLedger, ply: int) -> list[Worth]:
        return [arrive(asked, ply, seat)[0] for seat in SEATS]

    walking, last = little(), 48
    standings = [standing(walking, ply) for ply in range(last)]
    with planted(fault):
        for ply in range(last - 12, last):
            asked = little()
            found = [standing(asked, one) for one in range(asked.since(ply), ply + 1)]
            assert found[-1] == standings[ply]


def test_the_first_choice_is_compared_as_often_as_the_start_is_played_out() -> None:
    """The position after it was played out less often."""
    asked, seat = ledger(), match().steps[0].seat
    arrive(asked, 0, seat, mistaken(asked.played.command(0), None, 1.0, 1.0))
    _, made = arrive(asked, 1, seat)
    assert made is not None
    assert made.own != Worth()


def test_peeks_and_steps_without_a_choice_change_no_playout() -> None:
    asked, position = ledger(), fated().position
    chosen = [asked._has_choice(ply) for ply in range(asked.played.last)]  # noqa: SLF001
    states = [step.before for step in match().steps]
    kinds = set[bool]()
    for ply in range(asked.played.last - 1):
        if not chosen[ply]:
            kinds.add(len(match().game.legal(states[ply])) == 1)
            here, there = (
                true_ends(position(state), SEATS, 2, 7, never) for state in states[ply : ply + 2]
            )
            assert here == there
    assert kinds == {True, False}


def test_cards_that_are_shown_are_the_unseen_and_no_choice() -> None:
    """A scoring is the only command there, so the true worth stays as it is."""
    ply = next(
        ply
        for ply, step in enumerate(match().steps)
        if any(isinstance(one, CardsRevealed) and len(one.cards) > 1 for one in step.events)
    )
    found = list(walked(ledger(), range(ply, ply + 1)))
    assert all(one.others == one.own == Worth() for one in found)
    assert any(one.unseen.points for one in found)


def test_an_error_is_not_in_any_other_term() -> None:
    ply = next(
        ply
        for ply, one in enumerate(match().steps)
        if ply > 5 and len(match().game.legal(one.before)) > 9
    )
    seat, command = match().steps[ply].seat, Played(match()).command(ply)

    def change(points: float) -> Change:
        asked = ledger()
        arrive(asked, ply, seat, mistaken(command, None, points, 1.0))
        _, made = arrive(asked, ply + 1, seat)
        assert made is not None
        return made

    right, wrong = change(0.0), change(8.0)
    assert abs(wrong.own.points - right.own.points - 8.0) < CLOSE
    assert replace(wrong, own=right.own) == right
