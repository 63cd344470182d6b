"""States drawn from Views (RIDERS section 12.3): goods, edicts, answers."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from random import Random

import pytest

from changcheng_qt.engine.seats import EVERYONE, PUBLIC, Viewer
from changcheng_qt.titles.riders.rules.belief import sample
from changcheng_qt.titles.riders.rules.commands import Accept, Answer, Reject
from changcheng_qt.titles.riders.rules.counting import holdings
from changcheng_qt.titles.riders.rules.entries import (
    Aside,
    Bought,
    Entry,
    Moved,
    Played,
    Robbed,
    Showed,
)
from changcheng_qt.titles.riders.rules.events import Ending
from changcheng_qt.titles.riders.rules.knowledge import Knowledge
from changcheng_qt.titles.riders.rules.pieces import NO_GOODS, Edict, Edicts, Good, goods
from changcheng_qt.titles.riders.rules.purchases import NoPlaces
from changcheng_qt.titles.riders.rules.setup import Hands, Options, edicts_in_play
from changcheng_qt.titles.riders.rules.state import State
from changcheng_qt.titles.riders.rules.story import Story
from changcheng_qt.titles.riders.rules.turn import OpenOffer, Stage, Turn
from changcheng_qt.titles.riders.rules.view import View, view_of
from tests.titles.riders.rules.test_view import dealt

A, B, C, D = range(4)
WOOD, CLAY, WOOL, GRAIN, ORE = Good
DRAWS = 2_000


def samples(view: View, count: int = DRAWS) -> list[State]:
    rng = Random(5)
    return [sample(view, rng) for _ in range(count)]


def share(drawn: Sequence[State], holds: int) -> float:
    return holds / len(drawn)


def robbed_state() -> tuple[State, Knowledge]:
    """A took wool from B, which had three ore and a wool."""
    state = replace(dealt(goods(WOOL), goods(ORE, ORE, ORE)), ply=2)
    entries: tuple[Entry, ...] = (
        Moved(0, B, NO_GOODS, goods(ORE, ORE, ORE, WOOL)),
        Robbed(1, A, B, WOOL),
    )
    return state, Knowledge(entries)


@pytest.mark.parametrize("viewer", [A, B, C, PUBLIC, EVERYONE])
def test_samples_look_alike_to_their_viewer(viewer: Viewer) -> None:
    state, known = robbed_state()
    view = view_of(state, known, viewer)
    for drawn in samples(view, 20):
        assert view_of(drawn, known, viewer) == view
        assert drawn.hands[A] in (goods(WOOL), goods(ORE))
        assert sorted(map(str, drawn.setup.stack)) == sorted(map(str, edicts_in_play(4)))


def test_goods_are_drawn_with_their_chances() -> None:
    state, known = robbed_state()
    drawn = samples(view_of(state, known, C))
    ore = sum(one.hands[A] == goods(ORE) for one in drawn)
    assert 0.72 < share(drawn, ore) < 0.78
    assert all(one.hands == state.hands for one in samples(view_of(state, known, A), 20))


def test_a_hand_is_known_as_a_range() -> None:
    state, known = robbed_state()
    view = view_of(state, known, C)
    ore, wool = holdings(view, B)[ORE], holdings(view, B)[WOOL]
    assert (ore.least, ore.most, ore.expected) == (2, 3, Fraction(9, 4))
    assert ore.chances == {2: Fraction(3, 4), 3: Fraction(1, 4)}
    assert (wool.least, wool.most) == (0, 1)
    assert holdings(view, C) == holdings(view, D)
    own = holdings(view_of(state, known, A), A)
    assert own[WOOL].chances == {1: 1}


def test_open_hands_need_no_drawing() -> None:
    state = dealt(goods(WOOL), goods(ORE), options=Options(hands=Hands.OPEN))
    assert sample(view_of(state, Knowledge(), C), Random(1)).hands == state.hands


def with_edicts(
    *entries: Entry, held: tuple[int, ...], taken: int, played: Edicts = ()
) -> tuple[State, Knowledge]:
    """A position of no goods after entries about edicts, of which only B has any."""
    state = replace(
        dealt(), ply=9, edicts=((), held, (), ()), played=((), played, (), ()), taken=taken
    )
    return state, Knowledge(entries)


def kinds(state: State, seat: int) -> Counter[Edict | None]:
    return Counter(state.setup.stack[place] for place in state.edicts[seat])


@pytest.mark.no_cover
def test_case_42_the_other_edict_is_dealt_from_those_left() -> None:
    state, known = with_edicts(
        Bought(1, B, 0, Edict.ACADEMY),
        Bought(2, B, 1, Edict.SOLDIER),
        Played(5, B, Edict.SOLDIER, 2),
        held=(0,),
        played=(Edict.SOLDIER,),
        taken=2,
    )
    view = view_of(state, known, C)
    drawn = samples(view, 6_000)
    points = sum(1 for one in drawn for edict in kinds(one, B) if edict and edict.is_point)
    assert abs(share(drawn, points) - 2 / 18) < 0.015
    first = sum(one.edicts[B] == (0,) for one in drawn)
    assert 0.47 < share(drawn, first) < 0.53
    assert all(view_of(one, known, C) == view for one in drawn[:50])


def test_a_seat_keeps_its_own_edicts_whichever_it_played() -> None:
    state, known = with_edicts(
        Bought(1, B, 2, Edict.SOLDIER),
        Bought(2, B, 3, Edict.SOLDIER),
        Bought(3, B, 0, Edict.ACADEMY),
        Played(5, B, Edict.SOLDIER, 2),
        held=(2, 0),
        played=(Edict.SOLDIER,),
        taken=4,
    )
    for viewer in (B, EVERYONE):
        view = view_of(state, known, viewer)
        for drawn in samples(view, 20):
            assert kinds(drawn, B) == Counter([Edict.SOLDIER, Edict.ACADEMY])
            assert view_of(drawn, known, viewer) == view


def test_one_bought_later_was_not_played() -> None:
    state, known = with_edicts(
        Bought(1, B, 0, Edict.LEVY),
        Played(2, B, Edict.LEVY, 1),
        Bought(3, B, 1, Edict.MARKET),
        held=(1,),
        played=(Edict.LEVY,),
        taken=2,
    )
    assert all(one.edicts[B] == (1,) for one in samples(view_of(state, known, C), 50))


@pytest.mark.no_cover
def test_an_undone_play_has_shown_the_edict() -> None:
    """B has two edicts, and took back a soldier; played again, it is the same."""
    bought = (Bought(1, B, 4, Edict.SOLDIER), Bought(2, B, 0, Edict.ACADEMY))
    shown = Aside(5, (Played(5, B, Edict.SOLDIER, 2),))
    state, known = with_edicts(*bought, shown, held=(4, 0), taken=5)
    drawn = samples(view_of(state, known, C), 200)
    assert all(kinds(one, B)[Edict.SOLDIER] for one in drawn)
    assert any(kinds(one, B)[Edict.SOLDIER] == 1 for one in drawn)
    without = samples(view_of(state, Knowledge(bought), C), 200)
    assert not all(kinds(one, B)[Edict.SOLDIER] for one in without)
    state, known = with_edicts(
        *bought,
        shown,
        Played(5, B, Edict.SOLDIER, 2),
        held=(0,),
        played=(Edict.SOLDIER,),
        taken=5,
    )
    again = samples(view_of(state, known, C), 4_000)
    points = sum(1 for one in again for edict in kinds(one, B) if edict and edict.is_point)
    assert abs(share(again, points) - 2 / 18) < 0.015


def test_a_buyer_knows_the_place_after_a_take_back() -> None:
    """C saw the levy at the first place; then B bought it instead."""
    state, known = with_edicts(
        Aside(1, (Bought(1, C, 0, Edict.LEVY),)),
        Bought(1, B, 0, Edict.LEVY),
        held=(0,),
        taken=1,
    )
    assert all(kinds(one, B)[Edict.LEVY] for one in samples(view_of(state, known, C), 50))
    assert not all(kinds(one, B)[Edict.LEVY] for one in samples(view_of(state, known, A), 50))


def test_the_end_shows_who_has_academy_and_market() -> None:
    state, known = with_edicts(
        Bought(1, B, 0, Edict.ACADEMY), Bought(2, B, 2, Edict.SOLDIER), held=(0, 2), taken=3
    )
    state = replace(state, ending=Ending.CONQUEST, stage=Stage.OVER)
    for viewer in (B, C):
        view = view_of(state, known, viewer)
        for drawn in samples(view, 100):
            assert [one for one in kinds(drawn, B).elements() if one and one.is_point] == [
                Edict.ACADEMY
            ]
            assert view_of(drawn, known, viewer) == view
    left_out = replace(view_of(state, known, C), stack=0, point_edicts=((),) * 4)
    everything = tuple(Bought(1, B, place, None) for place in range(19))
    drawn = sample(replace(left_out, story=Story(4, everything)), Random(1))
    assert Edict.ACADEMY in kinds(drawn, B)


TRIBUTE_TAKEN_BACK = Aside(
    3, (Bought(3, B, 1, Edict.TRIBUTE), Played(4, B, Edict.TRIBUTE, 2), Showed(5, B, NO_GOODS))
)
"""B, which had an edict, bought the only tribute and played it."""


def test_an_edict_taken_back_is_where_another_seat_played_it() -> None:
    """C bought at that place then, and played a tribute; so B's was that one and not its older
    edict.
    """
    state, known = with_edicts(
        Bought(1, B, 0, Edict.SOLDIER),
        TRIBUTE_TAKEN_BACK,
        Bought(3, C, 1, Edict.TRIBUTE),
        Bought(4, C, 2, Edict.MARKET),
        Played(6, C, Edict.TRIBUTE, 2),
        held=(0,),
        taken=3,
    )
    state = replace(state, edicts=((), (0,), (2,), ()), played=((), (), (Edict.TRIBUTE,), ()))
    view = view_of(state, known, A)
    for drawn in samples(view, 200):
        assert drawn.setup.stack[1] is Edict.TRIBUTE
        assert drawn.edicts[C] == (2,)
        assert view_of(drawn, known, A) == view


def test_plays_of_a_faulty_file_fit_no_places() -> None:
    state, known = with_edicts(
        Bought(1, B, 0, Edict.TRIBUTE),
        Bought(1, B, 1, Edict.SOLDIER),
        Played(2, B, Edict.TRIBUTE, 2),
        Played(3, B, Edict.TRIBUTE, 2),
        held=(),
        played=(Edict.TRIBUTE, Edict.TRIBUTE),
        taken=2,
    )
    for viewer in (A, B):
        with pytest.raises(NoPlaces):
            sample(view_of(state, known, viewer), Random(1))


def test_an_unknown_answer_is_yes_or_no_where_the_hand_can_pay() -> None:
    answers: tuple[Answer, ...] = (Accept(), Reject())
    offer = OpenOffer(goods(WOOL), goods(ORE), (B, C, D), answers)
    entries = (
        Moved(0, A, NO_GOODS, goods(WOOL)),
        Moved(0, B, NO_GOODS, goods(ORE)),
        Moved(0, C, NO_GOODS, goods(CLAY)),
    )
    state = replace(
        dealt(goods(WOOL), goods(ORE), goods(CLAY)),
        stage=Stage.ANSWERING,
        turn=Turn(A, 1, offer=offer),
        ply=5,
    )
    known = Knowledge(entries)
    drawn = samples(view_of(state, known, D), 400)
    asked = [one.turn.offer.answers for one in drawn if one.turn.offer]
    assert {answer for _, answer in asked} == {Reject()}
    yes = sum(answer == Accept() for answer, _ in asked)
    assert 0.4 < yes / len(asked) < 0.6
    for viewer in (B, D):
        view = view_of(state, known, viewer)
        assert all(view_of(one, known, viewer) == view for one in samples(view, 20))
    own = samples(view_of(state, known, B), 20)
    assert {one.turn.offer.answers[0] for one in own if one.turn.offer} == {Accept()}
