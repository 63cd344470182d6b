"""The knowledge of the seats: the additions of each event to the account of the hands, and the
outcomes that repeat after a take-back (RIDERS section 12.2).
"""

from dataclasses import replace

import pytest

from changcheng_qt.engine.seats import PUBLIC
from changcheng_qt.titles.riders.rules import events, goods_events
from changcheng_qt.titles.riders.rules.commands import Accept, Answer, Counter, Reject
from changcheng_qt.titles.riders.rules.entries import (
    Aside,
    Bought,
    Entry,
    Levied,
    Moved,
    Offered,
    Played,
    Robbed,
    Showed,
)
from changcheng_qt.titles.riders.rules.events import Event
from changcheng_qt.titles.riders.rules.knowledge import Knowledge, forget_replaced, learn
from changcheng_qt.titles.riders.rules.pieces import (
    CITY_COST,
    EDICT_COST,
    LEVEL_COSTS,
    NO_GOODS,
    ROAD_COST,
    SETTLEMENT_COST,
    Edict,
    Good,
    Numeral,
    goods,
)
from changcheng_qt.titles.riders.rules.turn import OpenOffer, Turn
from changcheng_qt.titles.riders.rules.view import Coming, view_of
from tests.titles.riders.rules.test_view import dealt

A, B, C, D = range(4)
WOOD, CLAY, WOOL, GRAIN, ORE = Good
PLY = 7
"""How many commands came before that of the events."""

ENTRIES: list[tuple[Event, tuple[Entry, ...]]] = [
    (goods_events.StartGoodsTaken(B, goods(ORE)), (Moved(PLY, B, NO_GOODS, goods(ORE)),)),
    (goods_events.TributeTaken(B, goods(ORE)), (Moved(PLY, B, NO_GOODS, goods(ORE)),)),
    (
        goods_events.GoodsProduced((goods(WOOL), NO_GOODS, goods(ORE), NO_GOODS), ()),
        (Moved(PLY, A, NO_GOODS, goods(WOOL)), Moved(PLY, C, NO_GOODS, goods(ORE))),
    ),
    (goods_events.GoodsDiscarded(A, CLAY, 2), (Moved(PLY, A, goods(CLAY), NO_GOODS),)),
    (
        goods_events.SupplyTraded(A, CLAY, ORE, 3),
        (Moved(PLY, A, goods(CLAY, CLAY, CLAY), goods(ORE)),),
    ),
    (
        goods_events.DealMade(A, C, goods(WOOD), goods(ORE)),
        (Moved(PLY, A, goods(WOOD), goods(ORE)), Moved(PLY, C, goods(ORE), goods(WOOD))),
    ),
    (events.RoadBuilt(A, 1, is_free=False), (Moved(PLY, A, ROAD_COST, NO_GOODS),)),
    (events.RoadBuilt(A, 1, is_free=True), ()),
    (events.SettlementBuilt(A, 1), (Moved(PLY, A, SETTLEMENT_COST, NO_GOODS),)),
    (events.CityBuilt(A, 1), (Moved(PLY, A, CITY_COST, NO_GOODS),)),
    (events.WallRaised(A, 0, 3), (Moved(PLY, A, LEVEL_COSTS[2], NO_GOODS),)),
    (
        events.EdictBought(A, 5, Edict.LEVY, told=(A,)),
        (Moved(PLY, A, EDICT_COST, NO_GOODS), Bought(PLY, A, 5, Edict.LEVY)),
    ),
    (goods_events.GoodsRobbed(A, B, ORE, told=(A, B)), (Robbed(PLY, A, B, ORE),)),
    (
        goods_events.GoodsRobbed(A, B, ORE, told=(A, B, C, D)),
        (Robbed(PLY, A, B, ORE, is_open=True),),
    ),
    (
        goods_events.GoodsLevied(A, ORE, (0, 2, 0, 1), told=(A, B, C, D)),
        (Levied(PLY, A, ORE, (0, 2, 0, 1)),),
    ),
    (
        goods_events.OfferMade(A, 1, goods(WOOL), goods(ORE), (B, C)),
        (Offered(PLY, A, goods(WOOL), goods(ORE)),),
    ),
    (goods_events.OfferAnswered(B, Accept(), is_last=False), ()),
    (events.PirateMoved(A, 1, 2), ()),
]


@pytest.mark.parametrize(("event", "entries"), ENTRIES)
def test_events_add_their_entries(event: Event, entries: tuple[Entry, ...]) -> None:
    state = replace(dealt(), ply=PLY + 1)
    assert learn(Knowledge(), state, [event]).entries == entries


def test_answers_show_cards_once_the_last_is_in_and_a_no_shows_nothing() -> None:
    answers: tuple[Answer, ...] = (Accept(), Reject(), Counter(goods(CLAY), goods(ORE, ORE)))
    offer = OpenOffer(goods(WOOL), goods(ORE), (B, C, D), answers)
    state = replace(dealt(), ply=PLY + 1, turn=Turn(A, 1, offer=offer))
    shown = goods_events.AnswersShown(offer.asked, answers, told=(A, B, C, D))
    assert learn(Knowledge(), state, [shown]).entries == (
        Showed(PLY, B, goods(ORE)),
        Showed(PLY, D, goods(CLAY)),
    )
    refused = goods_events.AnswersShown((B,), (Reject(),), told=(A, B, C, D))
    assert not learn(Knowledge(), replace(state, turn=Turn(A, 1)), [refused]).entries


def test_a_played_edict_was_not_bought_in_this_turn() -> None:
    state = replace(
        dealt(),
        ply=PLY + 1,
        edicts=((1, 3, 4), (), (), ()),
        played=((Edict.SOLDIER, Edict.SOLDIER), (), (), ()),
        fresh=(1, 0, 0, 0),
    )
    played = learn(Knowledge(), state, [events.EdictPlayed(A, Edict.SOLDIER)])
    assert played.entries == (Played(PLY, A, Edict.SOLDIER, 4),)


def test_replaced_commands_become_an_aside() -> None:
    known = Knowledge()
    for ply in range(1, 4):
        state = replace(dealt(), ply=ply)
        known = learn(known, state, [goods_events.TributeTaken(A, goods(ORE))])
    first, second, third = known.entries
    assert forget_replaced(known, 3) is known
    assert forget_replaced(known, 1).entries == (first, Aside(1, (second, third)))
    undone = view_of(replace(dealt(), ply=1), known, PUBLIC)
    assert undone.story.entries == (first, Aside(1, (second, third)))
    assert view_of(replace(dealt(), ply=3), known, PUBLIC).story.entries == known.entries


def test_rolls_and_riders_come_again_as_last_recorded() -> None:
    known, everybody = Knowledge(), (A, B, C, D)
    for number, dice in enumerate([(1, 2), (3, 3), (5, 6)], 1):
        rolled = events.DiceRolled(A, dice, told=everybody)
        known = learn(known, replace(dealt(), rolls=number), [rolled])
    for number, numeral in enumerate([Numeral.I, Numeral.II], 1):
        drawn = events.RiderDrawn(A, numeral, told=everybody)
        known = learn(known, replace(dealt(), draws=number), [drawn])
    view = view_of(replace(dealt(), rolls=1, draws=1), known, PUBLIC)
    assert view.known_to_come == Coming(((3, 3), (5, 6)), (Numeral.II,))
    drawn = events.RiderDrawn(A, Numeral.III, told=everybody)
    known = learn(known, replace(dealt(), rolls=1, draws=1), [drawn])
    assert (known.rolls[1], known.draws) == ((3, 3), (Numeral.III, Numeral.II))


def test_robberies_are_counted_over_the_whole_log() -> None:
    known = Knowledge()
    for good in (ORE, WOOL):
        robbed = goods_events.GoodsRobbed(A, B, good, told=(A, B))
        known = learn(forget_replaced(known, 3), replace(dealt(), ply=4), [robbed])
    assert known.robberies == 2
    assert view_of(dealt(), known, PUBLIC).robberies == 2
