"""The View of each viewer (RIDERS section 12): hidden things have no place in it."""

from dataclasses import fields, replace
from random import Random

import pytest

from changcheng_qt.engine.seats import EVERYONE, PUBLIC, Viewer
from changcheng_qt.engine.tuples import put
from changcheng_qt.titles.riders.rules.commands import Accept, Answer, Reject
from changcheng_qt.titles.riders.rules.events import Ending
from changcheng_qt.titles.riders.rules.knowledge import Knowledge
from changcheng_qt.titles.riders.rules.pieces import Building, Edict, Good, Goods, SeatColour, goods
from changcheng_qt.titles.riders.rules.points import open_points, points
from changcheng_qt.titles.riders.rules.setup import (
    Hands,
    Options,
    Setup,
    SetupChoices,
    draw_setup,
    edicts_in_play,
)
from changcheng_qt.titles.riders.rules.state import Bonus, State, first_state
from changcheng_qt.titles.riders.rules.turn import OpenOffer, Stage, Turn
from changcheng_qt.titles.riders.rules.view import View, view_of

A, B, C, D = range(4)
DEFAULTS = Options()


def setup_of(seats: int = 4, options: Options = DEFAULTS) -> Setup:
    """A setup with a fixed stack: academy, market, then the others by kind."""
    setup = draw_setup(SetupChoices(tuple(SeatColour)[:seats], 0, options), Random(1))
    others = (edict for edict in edicts_in_play(seats) if not edict.is_point)
    return replace(setup, stack=(Edict.ACADEMY, Edict.MARKET, *others))


def dealt(*hands: Goods, options: Options = DEFAULTS, seats: int = 4) -> State:
    """The position before the first fort, but with hands."""
    state = first_state(setup_of(seats, options))
    for seat, hand in enumerate(hands):
        state = replace(state, hands=put(state.hands, seat, hand))
    return state


def seen(state: State, viewer: Viewer) -> View:
    return view_of(state, Knowledge(), viewer)


WOOL = goods(Good.WOOL)
ORE = goods(Good.ORE, Good.ORE)


def test_a_seat_sees_its_own_hand_and_the_number_of_cards_in_others() -> None:
    state = replace(dealt(WOOL, ORE), edicts=((2, 0), (1,), (), ()), taken=3)
    view = seen(state, A)
    assert view.hands == (WOOL, None, None, None)
    assert view.hand_counts == (1, 2, 0, 0)
    assert view.edicts == ((Edict.SOLDIER, Edict.ACADEMY), None, None, None)
    assert view.edict_counts == (2, 1, 0, 0)
    assert view.stack == 16


def test_the_public_sees_no_hand_and_everyone_all() -> None:
    state = replace(dealt(WOOL, ORE), edicts=((0,), (1,), (), ()))
    assert seen(state, PUBLIC).hands == seen(state, PUBLIC).edicts == (None,) * 4
    assert seen(state, EVERYONE).hands == state.hands
    assert seen(state, EVERYONE).edicts == ((Edict.ACADEMY,), (Edict.MARKET,), (), ())


def test_open_hands_show_goods_and_no_edicts() -> None:
    state = replace(dealt(WOOL, ORE, options=Options(hands=Hands.OPEN)), edicts=((), (0,), (), ()))
    for viewer in (PUBLIC, A):
        assert seen(state, viewer).hands == state.hands
        assert seen(state, viewer).edicts[B] is None


def test_the_order_of_edicts_does_not_tell_which_was_played() -> None:
    state = dealt()
    one, other = (replace(state, edicts=(held, (), (), ())) for held in ((2, 1), (1, 2)))
    assert seen(one, A) == seen(other, A)


def test_points_leave_out_academy_and_market_until_the_end() -> None:
    state = replace(
        dealt(),
        buildings=put(put((None,) * 77, 3, Building(A)), 9, Building(B, is_city=True)),
        edicts=((0, 4), (1,), (), ()),
        long_road=Bonus(A, 5),
        great_host=Bonus(B, 3),
        penalties=(0, 0, 0, 1),
    )
    assert open_points(state) == (3, 3, 0, -1)
    assert points(state) == (4, 4, 0, -1)
    assert seen(state, PUBLIC).points == seen(state, PUBLIC).known_points == (3, 3, 0, -1)
    assert seen(state, A).known_points == (4, 3, 0, -1)
    over = replace(state, ending=Ending.CONQUEST, stage=Stage.OVER)
    assert seen(over, A).points == seen(over, A).known_points == (4, 4, 0, -1)
    assert seen(over, A).scores == seen(over, A).points
    assert (seen(state, A).point_edicts, seen(over, A).point_edicts) == (
        (),
        ((Edict.ACADEMY,), (Edict.MARKET,), (), ()),
    )


ANSWERED: tuple[tuple[Viewer, tuple[Answer | None, ...]], ...] = (
    (A, (None, None)),
    (B, (Accept(), None)),
    (C, (None, Reject())),
    (PUBLIC, (None, None)),
    (EVERYONE, (Accept(), Reject())),
)


@pytest.mark.parametrize(("viewer", "answers"), ANSWERED)
def test_an_answer_is_private_until_the_last_is_in(
    viewer: Viewer, answers: tuple[Answer | None, ...]
) -> None:
    offer = OpenOffer(WOOL, ORE, (B, C, D), (Accept(), Reject()))
    state = replace(dealt(WOOL), stage=Stage.ANSWERING, turn=Turn(A, 1, offer=offer))
    asked = seen(state, viewer).turn.offer
    assert asked is not None
    assert asked.answers == answers
    told = replace(offer, answers=(*offer.answers, Reject()))
    state = replace(state, stage=Stage.CHOOSING, turn=Turn(A, 1, offer=told))
    assert seen(state, viewer).turn.offer == told


def test_a_view_has_no_field_for_the_stack() -> None:
    view = seen(dealt(), PUBLIC)
    assert not {"setup", "unknown", "taken"} & {field.name for field in fields(view)}
    assert (view.seats, view.breaches, view.breaches_end) == (4, 0, 5)
    assert view.board is dealt().setup.board
    assert "academy" not in repr(view)
