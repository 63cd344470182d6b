"""The rules as the engine sees them."""

import pickle

import pytest

from changcheng_qt.engine.game import Undoing
from changcheng_qt.engine.seats import EVERYONE, PUBLIC
from changcheng_qt.titles.riders.rules import commands
from changcheng_qt.titles.riders.rules.game import RIDERS
from changcheng_qt.titles.riders.rules.knowledge import Knowledge
from changcheng_qt.titles.riders.rules.pieces import Edict, Good
from tests.titles.riders.rules.play import random_game
from tests.titles.riders.rules.scene import (
    ENOUGH,
    A,
    B,
    C,
    D,
    after,
    before_roll,
    fixture,
    with_cards,
    with_edicts,
)


def test_the_game_is_imported_by_its_place() -> None:
    assert pickle.loads(pickle.dumps(RIDERS)) is RIDERS


def test_others_see_only_what_depends_on_no_hand() -> None:
    state = with_cards(with_edicts(fixture(), A, Edict.SOLDIER), A, ENOUGH)
    state = with_cards(with_cards(state, B, "ore"), C, "clay")
    assert RIDERS.legal_seen(state, A) == RIDERS.legal_seen(state, EVERYONE) == RIDERS.legal(state)
    assert list(RIDERS.legal_seen(state, PUBLIC)) == [commands.EndTurn()]
    assert list(RIDERS.legal_seen(before_roll(state), B)) == [commands.RollDice()]
    soldier = after(state, "soldier")
    assert RIDERS.legal_seen(soldier, B) == RIDERS.legal(soldier)
    asked = after(state, "offer wood ore")
    assert list(RIDERS.legal_seen(asked, D)) == [commands.Accept(), commands.Reject()]
    assert RIDERS.legal_seen(asked, A) == RIDERS.legal_seen(asked, PUBLIC)
    assert commands.Accept() not in RIDERS.legal_seen(asked, C)
    choosing = after(asked, "accept", "counter clay ore+ore+ore")
    choosing = with_cards(choosing, A, "wood")
    assert list(RIDERS.legal_seen(choosing, B)) == [
        *(commands.Deal(B), commands.Deal(C)),
        commands.Withdraw(),
    ]
    assert RIDERS.legal(choosing) == [commands.Deal(B), commands.Withdraw()]
    extra = after(fixture(5), "end")
    assert list(RIDERS.legal_seen(extra, PUBLIC)) == [commands.PassExtra()]


def test_all_decide_at_once_who_builds_in_an_extra_building_round() -> None:
    state = after(with_cards(fixture(5), C, "wood clay"), "end")
    assert RIDERS.deciders(state) == (B, C, D, 4)
    assert list(RIDERS.legal_seen(state, D)) == [commands.PassExtra()]
    built = [one for one in RIDERS.legal_seen(state, C) if isinstance(one, commands.BuildRoad)]
    assert built, "as if its part had come"
    assert not any(isinstance(one, commands.BuildRoad) for one in RIDERS.legal_seen(state, PUBLIC))
    state = after(state, "pass")
    assert RIDERS.deciders(state) == (C, D, 4)
    assert RIDERS.deciders(after(state, "pass", "pass", "pass")) == (B,)


def test_the_decider_of_a_view_is_its_seat_else_the_seat_to_act() -> None:
    state = after(fixture(5), "end")
    decided = [RIDERS.view(state, Knowledge(), viewer).decider for viewer in (D, PUBLIC)]
    assert decided == [D, B]


def test_several_seats_give_up_cards_at_once() -> None:
    state = with_cards(with_cards(fixture(), A, "wood*8"), C, "ore*8")
    state = after(before_roll(state), "roll 3 4")
    assert RIDERS.deciders(state) == (A, C)
    assert RIDERS.to_act(state) == A
    assert list(RIDERS.legal_seen(state, C)) == [commands.Discard(Good.ORE)]
    assert list(RIDERS.legal_seen(state, B)) == []


def test_steps_that_interrupt_the_turn_are_undone_until_another_has_decided() -> None:
    for command, undoing in (
        (commands.EndTurn(), Undoing.UNTIL_HANDED_OVER),
        (commands.PassExtra(), Undoing.UNTIL_HANDED_OVER),
        (commands.Discard(Good.ORE), Undoing.UNTIL_DECIDED),
        (commands.Accept(), Undoing.UNTIL_DECIDED),
        (commands.RaiseWall(), Undoing.UNTIL_DECIDED),
        (commands.TradeWithSupply(Good.ORE, Good.WOOD), Undoing.IN_TURN),
        (commands.PlaySoldier(), Undoing.IN_TURN),
    ):
        assert RIDERS.undoing(command) is undoing


@pytest.mark.no_cover
def test_texts_and_views_of_a_random_game() -> None:
    plies = list(random_game(3, 3))
    for ply in plies:
        text = RIDERS.command_to_text(ply.before, ply.command)
        assert RIDERS.command_from_text(ply.before, text) == ply.command
        assert RIDERS.turn_seat(ply.before) in range(3)
    state = plies[-1].after
    outcome = RIDERS.outcome(state)
    assert outcome is not None
    assert outcome.winners == state.winners
    assert RIDERS.seats(state.setup) == 3
    assert RIDERS.deciders(state) == ()


def test_the_repr_of_a_position_reveals_nothing() -> None:
    state = with_cards(fixture(), A, ENOUGH)
    assert repr(state) == repr(fixture()) == "<State turn 1 seat 0 building>"
