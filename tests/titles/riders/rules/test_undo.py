"""Undo and take-backs in matches of Riders, and the facts that stay known (RIDERS sections 12.2 and
17).
"""

from dataclasses import replace
from fractions import Fraction
from random import Random

import pytest

from changcheng_qt.engine.history import Barrier
from changcheng_qt.engine.luck import SeededLuck
from changcheng_qt.engine.match import AnyMatch, Match
from changcheng_qt.engine.seats import HUMAN, PUBLIC, Player, Viewer
from changcheng_qt.titles.riders.rules import knowledge
from changcheng_qt.titles.riders.rules.counting import holdings
from changcheng_qt.titles.riders.rules.entries import Bought, Entries, Entry, Moved
from changcheng_qt.titles.riders.rules.game import RIDERS
from changcheng_qt.titles.riders.rules.knowledge import Knowledge
from changcheng_qt.titles.riders.rules.pieces import NO_GOODS, Edict, Good, Numeral
from changcheng_qt.titles.riders.rules.state import State
from changcheng_qt.titles.riders.rules.turn import Stage
from tests.planted import Fault, planted, with_and_without
from tests.titles.riders.rules.scene import (
    ENOUGH,
    A,
    B,
    C,
    before_roll,
    fixture,
    with_cards,
    with_edicts,
)
from tests.titles.riders.rules.twins import state_of

FORT_OF_A = "city 3.mountains10.NE"
FORT_OF_B = "city 2.forest10.NE"
"""On the large map."""


def match_from(state: State, people: int = 1) -> AnyMatch:
    """A match that begins at a position; everybody knows how the hands came about. One person
    plays for all seats, or several people do.
    """
    came: list[Entry] = []
    for seat in range(state.setup.seats):
        came.append(Moved(-1, seat, NO_GOODS, state.hands[seat]))
        came += (Bought(-1, seat, at, state.setup.stack[at]) for at in state.edicts[seat])
    known = Knowledge(tuple(came))
    game = replace(RIDERS, new=lambda _: state, unknowing=lambda: known)
    controllers = [HUMAN if seat < people else "bot" for seat in range(state.setup.seats)]
    players = [Player(f"P{seat}", one) for seat, one in enumerate(controllers)]
    return Match(game, state.setup, players, luck=SeededLuck("undo"))


def give(match: AnyMatch, *texts: str) -> AnyMatch:
    """Give commands."""
    for text in texts:
        match.submit(match.command_of(text))
    return match


def certain(match: AnyMatch, viewer: Viewer, seat: int, good: Good) -> int | None:
    """How many cards of a good a seat holds, if the viewer knows."""
    one = holdings(match.view(viewer), seat)[good]
    return one.least if one.least == one.most else None


class TestCase31:
    def test_a_city_can_be_undone_until_its_rider_is_drawn(self) -> None:
        match = give(match_from(with_cards(fixture(), A, ENOUGH)), FORT_OF_A)
        assert list(map(match.text_of, match.legal(A))) == ["draw"]
        before = match.start
        match.undo()
        assert state_of(match) == before
        give(match, FORT_OF_A, "draw II")
        assert match.undo_barrier is Barrier.HIDDEN_SHOWN

    def test_in_an_extra_building_round_too(self) -> None:
        state = with_cards(fixture(5), B, ENOUGH)
        match = give(match_from(state, people=5), "end", FORT_OF_B)
        match.undo()
        give(match, FORT_OF_B, "draw")
        assert match.undo_barrier is Barrier.HIDDEN_SHOWN
        assert state_of(match).stage is Stage.EXTRA_ROUND
        assert state_of(match).to_act == B


def test_case_35_a_seat_mends_its_own_discards_until_another_has_decided() -> None:
    state = with_cards(with_cards(fixture(), A, "wood*8"), C, "ore*11")
    match = give(match_from(before_roll(state), people=4), "roll 3 4", *["discard wood"] * 4)
    assert match.undo_barrier is None
    give(match, *["discard ore"] * 3)
    for _ in range(3):
        assert match.undo().seat == C
    give(match, *["discard ore"] * 5, "leave")
    assert match.steps[-1].seat == A
    match.undo()
    give(match, "pirate 6.mountains3.S")
    match.undo()
    assert match.steps[-1].seat == C


def robbed() -> State:
    """A takes a card from B, which has ore and wool."""
    return replace(with_cards(fixture(), B, "ore wool"), stage=Stage.ROBBING)


def keep_the_line_of_play_alone(patch: pytest.MonkeyPatch) -> None:
    """Undone commands leave the account, with all that they showed."""
    patch.setattr(knowledge, "back_to", _cut)
    patch.setattr("changcheng_qt.titles.riders.rules.view.back_to", _cut)


def _cut(entries: Entries, ply: int) -> Entries:
    return tuple(entry for entry in entries if entry.ply < ply)


@with_and_without(keep_the_line_of_play_alone)
def test_case_36_an_undone_offer_has_shown_what_it_gives(fault: Fault | None) -> None:
    with planted(fault):
        match = give(match_from(robbed()), "rob 1 wool")
        assert certain(match, C, A, Good.WOOL) is None
        give(match, "offer wool clay")
        assert certain(match, C, A, Good.WOOL) == 1
        match.undo()
        assert state_of(match).turn.offers == 0
        for viewer in (C, PUBLIC):
            assert certain(match, viewer, A, Good.WOOL) == 1
            assert certain(match, viewer, B, Good.ORE) == 1
        give(match, "end")
        assert certain(match, C, A, Good.WOOL) == 1


@with_and_without(keep_the_line_of_play_alone)
def test_case_36_an_undone_soldier_is_known(fault: Fault | None) -> None:
    with planted(fault):
        match = match_from(with_edicts(fixture(), A, Edict.SOLDIER))
        assert len(tops(match, C)) > 1
        give(match, "soldier")
        match.undo()
        assert tops(match, C) == {Edict.SOLDIER}
        give(match, "end")
        assert tops(match, C) == {Edict.SOLDIER}


def tops(match: AnyMatch, viewer: Viewer) -> set[Edict | None]:
    """The first edict of the stack, which A has bought, as it is drawn from a view."""
    view = match.view(viewer)
    return {RIDERS.sample(view, Random(seed)).setup.stack[0] for seed in range(40)}


class TestCase37:
    def test_the_same_rolls_and_riders_come_again(self) -> None:
        state = before_roll(with_cards(fixture(), A, ENOUGH))
        match = give(match_from(state, people=4), "roll", FORT_OF_A, "draw")
        dice, draws = state_of(match).turn.dice, match.known[-1].draws
        match.take_back(0, range(4))
        coming = match.view(PUBLIC).known_to_come
        assert (coming.rolls, coming.draws) == ((dice,), draws)
        give(match, "roll", FORT_OF_A, "draw")
        assert state_of(match).turn.dice == dice
        assert match.known[-1].draws == draws
        assert match.view(PUBLIC).known_to_come.rolls == ()

    def test_a_rider_that_is_not_in_the_bag_is_drawn_again(self) -> None:
        state = with_cards(fixture(), A, ENOUGH)
        match = give(match_from(state, people=4), FORT_OF_A, "draw II")
        match.take_back(0, range(4))
        assert match.view(PUBLIC).known_to_come.draws == (Numeral.II,)
        give(match, FORT_OF_A, "draw III")
        assert match.known[-1].draws == (Numeral.III,)


class TestTakeBacks:
    def test_a_thief_keeps_what_it_has_seen(self) -> None:
        match = give(match_from(robbed(), people=4), "rob 1 wool")
        match.take_back(0, range(4))
        assert certain(match, C, B, Good.WOOL) == 1
        give(match, "rob 1 ore", "end")
        assert certain(match, A, A, Good.ORE) == 1
        assert certain(match, C, A, Good.ORE) is None
        assert match.view(C).robberies == 2

    def test_a_card_seen_and_given_back_counts(self) -> None:
        """A robbed B of ore or wool and had a wool; B takes wool from A, which is taken back."""
        state = replace(with_cards(fixture(), C, "ore wool"), stage=Stage.ROBBING)
        match = give(match_from(with_cards(state, A, "wool"), people=4), "rob 2 ore", "end")
        assert ore_of_a(match) == Fraction(1, 2)
        give(match, "roll 3 4", "pirate 6.mountains3.S", "rob 0 wool")
        assert ore_of_a(match) == Fraction(1, 3)
        match.take_back(len(match.steps) - 1, range(4))
        assert ore_of_a(match) == Fraction(1, 3)


def ore_of_a(match: AnyMatch) -> Fraction:
    """The chance with which B believes that A has an ore."""
    return holdings(match.view(B), A)[Good.ORE].chances[1]
