"""Bots answer an offer with other terms where a small change makes it good for both sides."""

from random import Random
from typing import Final

import pytest

from changcheng_qt.bots.bot import never
from changcheng_qt.engine.tuples import put, replace
from changcheng_qt.titles.riders.core.flatten import flatten, number_of
from changcheng_qt.titles.riders.judging import ClubBot
from changcheng_qt.titles.riders.rules.commands import Accept, Command, Counter, Deal, Reject
from changcheng_qt.titles.riders.rules.entries import Entry, Moved, Offered, Showed
from changcheng_qt.titles.riders.rules.game import RIDERS
from changcheng_qt.titles.riders.rules.legality import legal_for
from changcheng_qt.titles.riders.rules.manners import counter_to
from changcheng_qt.titles.riders.rules.pieces import NO_GOODS, Building, Good, goods
from changcheng_qt.titles.riders.rules.state import State
from changcheng_qt.titles.riders.rules.story import Story
from changcheng_qt.titles.riders.rules.view import View
from changcheng_qt.titles.riders.trading import TradingBot, is_taken
from tests.titles.riders.rules.test_trades_of_bots import A_CITY_BUT_ORE
from tests.titles.riders.test_trading import ORE, WOOD, offered, view_of

NODES: Final = 64
CLAY: Final = goods(Good.CLAY)
THREE: Final = goods(Good.WOOD, Good.WOOD, Good.WOOD)
ASKED: Final = offered((3, 0, 1, 1, 0), (0, 2, 2, 0, 2), WOOD, ORE)
"""A wood for an ore, of a seat whose settlement lacks nothing but clay; the other has two, no wood,
and needs its ore.
"""
CLAY_FOR_WOOD: Final = Counter(CLAY, WOOD)


def seen(state: State) -> View:
    return view_of(state, partner(state))


def partner(state: State) -> int:
    return (state.turn.seat + 1) % 4


def found(state: State, view: View | None = None) -> Counter | None:
    return counter_to(seen(state) if view is None else view, legal_for(state, partner(state)))


def answer(state: State, legal: list[Command] | None = None) -> Command:
    every = legal_for(state, partner(state)) if legal is None else legal
    return ClubBot().choose(seen(state), every, NODES, Random(1))


@pytest.mark.no_cover
def test_a_club_player_counters_where_other_terms_are_good_for_both() -> None:
    assert answer(ASKED) == CLAY_FOR_WOOD
    assert answer(ASKED, [Accept(), Reject()]) == Reject(), "the terms offered are not"


@pytest.mark.no_cover
def test_a_club_player_takes_a_counteroffer_by_which_it_gains() -> None:
    state = offered((3, 0, 1, 1, 0), (0, 2, 2, 0, 2), WOOD, ORE, CLAY_FOR_WOOD)
    view, legal = view_of(state, state.turn.seat), RIDERS.legal(state)
    assert ClubBot().choose(view, legal, NODES, Random(1)) == Deal(partner(state))


@pytest.mark.no_cover
def test_an_offer_that_is_good_already_is_accepted() -> None:
    state = offered(A_CITY_BUT_ORE, (0, 1, 1, 1, 1), WOOD, ORE)
    assert found(state) is not None
    assert answer(state) == Accept()


@pytest.mark.no_cover
def test_a_seat_that_cannot_accept_does_not() -> None:
    """What stands for its Yes is weighed, too, and may end better than its No by luck."""
    state = offered((3, 0, 1, 1, 0), (0, 0, 2, 0, 0), WOOD, ORE)
    for seed in range(4):
        legal = legal_for(state, partner(state))
        chosen = ClubBot().choose(seen(state), legal, NODES, Random(seed))
        assert chosen in legal


def test_terms_that_promise_nothing_are_no_counteroffer() -> None:
    idle = offered((3, 0, 1, 1, 0), (0, 0, 0, 0, 1), WOOD, ORE)
    assert found(idle) is None
    assert answer(idle) != CLAY_FOR_WOOD


def test_a_counteroffer_is_near_the_offer_and_gives_two_cards_at_most() -> None:
    given, wanted = goods(Good.WOOD, Good.WOOL), goods(Good.ORE, Good.ORE)
    other = replace(ASKED.turn, offer=offered(given, wanted, given, wanted).turn.offer)
    state = replace(ASKED, turn=other)
    assert found(state) != CLAY_FOR_WOOD, "it differs by four cards"
    lavish: list[Command] = [Counter(goods(Good.CLAY, Good.CLAY, Good.WOOL), WOOD)]
    assert counter_to(seen(ASKED), lavish) is None


@pytest.mark.parametrize("points", [7, 8])
def test_a_seat_that_may_win_at_once_gets_no_counteroffer(points: int) -> None:
    view = seen(ASKED)
    view = replace(view, points=put(view.points, ASKED.turn.seat, points))
    chosen = ClubBot().choose(view, legal_for(ASKED, partner(ASKED)), NODES, Random(1))
    assert (found(ASKED, view) is None) == (points == 8)
    assert points == 7 or chosen == Reject()


def test_nobody_is_asked_for_what_it_cannot_have() -> None:
    poor = offered((0, 0, 1, 1, 0), (0, 2, 2, 0, 2), goods(Good.WOOL), ORE)
    assert found(poor) != CLAY_FOR_WOOD


def test_nobody_is_asked_for_as_much_as_the_supply_asks() -> None:
    """At a quay that trades wood the supply gives an ore for two."""
    inland = offered(A_CITY_BUT_ORE, (0, 1, 1, 1, 1), WOOD, ORE)
    quay = next(one for one in inland.setup.board.harbours if one.trades is Good.WOOD)
    built = put(inland.buildings, quay.corners[0], Building(inland.turn.seat))
    legal: list[Command] = [Counter(ORE, goods(Good.WOOD, Good.WOOD))]
    assert counter_to(seen(inland), legal) == legal[0]
    assert counter_to(seen(replace(inland, buildings=built)), legal) is None


def shown(*entries: Entry) -> View:
    view = seen(ASKED)
    return replace(view, story=Story(4, entries))


def test_no_terms_come_twice_until_a_hand_changes() -> None:
    asked, offerer = partner(ASKED), ASKED.turn.seat
    clay, offer = Showed(1, asked, CLAY), Offered(2, offerer, WOOD, ORE)
    assert found(ASKED, shown(clay, offer)) != CLAY_FOR_WOOD
    assert found(ASKED, shown(clay, offer, Moved(3, offerer, WOOD, NO_GOODS))) == CLAY_FOR_WOOD
    assert found(ASKED, shown(Showed(1, offerer, CLAY), offer)) == CLAY_FOR_WOOD
    refused = replace(seen(ASKED), turn=replace(ASKED.turn, refused=((WOOD, CLAY),)))
    assert found(ASKED, refused) != CLAY_FOR_WOOD


@pytest.mark.no_cover
def test_a_counteroffer_is_made_only_if_the_other_side_gains() -> None:
    def taken(state: State, counter: Counter) -> bool:
        drawn = [flatten(state)] * 4
        numbers = (partner(state), number_of(counter), NODES)
        return is_taken([*drawn], *numbers, Random(1), never)

    assert taken(ASKED, CLAY_FOR_WOOD)
    assert not taken(ASKED, Counter(goods(Good.WOOL), THREE)), "it loses three for nothing"
    assert not taken(ASKED, Counter(CLAY, ORE)), "it has none"


@pytest.mark.no_cover
def test_a_seat_without_a_counteroffer_thinks_as_long() -> None:
    counts = []
    both: list[Command] = [Accept(), Reject()]
    for legal in (legal_for(ASKED, partner(ASKED)), both):
        asked: list[bool] = []

        def stop(asked: list[bool] = asked) -> bool:
            asked.append(True)
            return False

        TradingBot("strong").choose(seen(ASKED), legal, NODES, Random(1), stop)
        counts.append(len(asked))
    assert counts[0] == counts[1] > 4
