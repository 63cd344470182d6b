"""Searches of Riders at the Wall decide for their seat alone, and compare the same commands in all
positions.
"""

import dataclasses
from itertools import product
from random import Random

import pytest

from changcheng_qt.bots.advice import ADVISER
from changcheng_qt.bots.bot import Drawn
from changcheng_qt.bots.hints import judged, weighable
from changcheng_qt.engine.core import Core
from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.engine.tuples import put, replace
from changcheng_qt.titles.riders.core import commands as flat
from changcheng_qt.titles.riders.core.flatten import flatten, number_of
from changcheng_qt.titles.riders.core.game import FlatGame
from changcheng_qt.titles.riders.core.policy import choose
from changcheng_qt.titles.riders.rules.commands import (
    Accept,
    BuildCity,
    BuildRoad,
    BuyEdict,
    Command,
    Counter,
    EndTurn,
    MovePirate,
    Offer,
    RaiseWall,
    Reject,
    Rob,
    RollDice,
    TradeWithSupply,
)
from changcheng_qt.titles.riders.rules.game import RIDERS
from changcheng_qt.titles.riders.rules.knowledge import Knowledge
from changcheng_qt.titles.riders.rules.legality import legal_for
from changcheng_qt.titles.riders.rules.pieces import Edict, Good, Goods, goods, plus
from changcheng_qt.titles.riders.rules.setup import Hands, Options
from changcheng_qt.titles.riders.rules.state import State
from changcheng_qt.titles.riders.rules.turn import Stage
from changcheng_qt.titles.riders.rules.view import view_of
from changcheng_qt.titles.riders.searching import RidersSearching, readiness
from changcheng_qt.titles.riders.trading import NO, NO_DEAL
from tests.titles.riders.core.corners import before_roll
from tests.titles.riders.rules.scene import A, B, C, fixture, with_building, with_cards, with_edicts
from tests.titles.riders.rules.test_trades_of_bots import A_CITY_BUT_ORE
from tests.titles.riders.sample.pairs import part_of_a_game
from tests.titles.riders.test_trading import ORE, WOOD, offered


def test_each_seat_that_decides_is_asked_for_itself() -> None:
    state = with_cards(with_cards(fixture(), A, "wood*2"), B, "clay*2 wool")
    state = with_cards(state, C, "clay*2 wool grain")
    offer = next(one for one in RIDERS.legal(state) if number_of(one) in _offers(state))
    state = RIDERS.apply(state, offer).after
    for seat in (B, C):
        view = view_of(state, Knowledge(), seat)
        legal = legal_for(state, seat)
        drawn = RidersSearching().draw(view, legal, 2, "strong", Random(1))
        assert {position.to_act() for position in drawn.positions} == {seat}


def test_an_offer_that_is_not_among_its_commands_is_not_searched() -> None:
    state = with_cards(with_cards(fixture(), A, "wood*2"), B, "clay*2 wool")
    state = replace(state, setup=replace(state.setup, options=Options(hands=Hands.OPEN)))
    view, legal = view_of(state, Knowledge(), A), RIDERS.legal(state)
    allowed = [one for one in legal if not isinstance(one, Offer)]
    for commands, is_offered in ((legal, True), (allowed, False)):
        drawn = RidersSearching().draw(view, commands, 2, "strong", Random(1))
        found = {number for one in drawn.positions for number in listed(one)}
        assert found <= set(drawn.commands)
        assert any(isinstance(drawn.commands[one], Offer) for one in found) == is_offered


def _offers(state: State) -> set[int]:
    core = flatten(state)
    return {int(core.pick(number)) for number in range(core.count())}


@pytest.mark.parametrize("held", [(), (Edict.SOLDIER,)])
def test_only_a_choice_that_all_know_is_none_needs_no_search(held: tuple[Edict, ...]) -> None:
    state = before_roll(with_edicts(fixture(), A, *held))
    view = view_of(state, Knowledge(), A)
    found = RidersSearching().unsearched(view, RIDERS.legal(state), "strong")
    assert found == (None if held else RollDice())
    due = replace(state, stage=Stage.RIDER_DUE)
    seen = view_of(due, Knowledge(), A)
    assert RidersSearching().unsearched(seen, RIDERS.legal(due), "strong") is not None
    building = replace(fixture(5), stage=Stage.EXTRA_ROUND)
    building = replace(building, turn=replace(building.turn, seat=C, builder=A))
    for hand, is_searched in (("wood", False), ("wood*2", True)):
        asked = with_cards(building, A, hand)
        seen = view_of(asked, Knowledge(), A)
        found = RidersSearching().unsearched(seen, RIDERS.legal(asked), "strong")
        assert (found is None) == is_searched
    for hand in ("", "wood*2"):
        ending = with_cards(fixture(), A, hand)
        seen = view_of(ending, Knowledge(), A)
        assert RidersSearching().unsearched(seen, RIDERS.legal(ending), "strong") is None


def advised(kind: type[Command]) -> tuple[AnyMatch, Drawn[Command]]:
    """Return a game, and the adviser's draw there with a command of a kind to compare."""
    for seed in range(60):
        match = part_of_a_game(Random(seed))
        seat = match.to_act
        assert seat is not None
        searching, legal = RidersSearching(), match.legal(seat)
        drawn = searching.draw(match.view(seat), legal, 4, ADVISER, Random(1))
        if any(isinstance(one, kind) for one in drawn.commands.values()):
            return match, drawn
    raise AssertionError(kind)


def listed(position: Core) -> set[int]:
    return {int(position.pick(number)) for number in range(position.count())}


def test_the_adviser_compares_the_same_offers_in_all_positions() -> None:
    match, drawn = advised(Offer)
    assert all(listed(one) == set(drawn.commands) for one in drawn.positions)
    seat = match.to_act
    assert seat is not None
    view, legal = match.view(seat), match.legal(seat)
    odd = next(one for one in legal if one not in drawn.commands.values())
    assert isinstance(odd, Offer)
    assert weighable(RidersSearching(), view, legal, odd)[-1] == odd
    offer = next(one for one in drawn.commands.values() if isinstance(one, Offer))
    assert offer in weighable(RidersSearching(), view, legal, offer)


@pytest.mark.parametrize("kind", [Offer, Counter])
def test_terms_that_are_not_searched_are_judged_with_the_same_luck(kind: type[Command]) -> None:
    match, drawn = advised(kind)
    seat = match.to_act
    assert seat is not None
    view, legal = match.view(seat), match.legal(seat)
    odd = next(one for one in legal if isinstance(one, kind) and one not in drawn.commands.values())
    plain, told = (
        judged(RidersSearching(), view, legal, 400_000, Random(1), chosen=one)
        for one in (None, odd)
    )
    assert plain.best == told.best, "the others are as good as without it"
    assert told.chosen is not None
    assert told.chosen.command == odd
    assert told.chosen.tally.count == told.best[0].tally.count
    assert told.loss[0] >= 0


def test_the_adviser_compares_one_counter_at_most_with_yes_and_no() -> None:
    match, drawn = advised(Counter)
    kinds = [type(one) for one in drawn.commands.values()]
    assert kinds.count(Counter) == 1
    assert set(kinds) <= {Accept, Reject, Counter}
    assert all(listed(one) == set(drawn.commands) for one in drawn.positions)
    seat = match.to_act
    assert seat is not None
    bots = RidersSearching().draw(match.view(seat), match.legal(seat), 1, "strong", Random(1))
    assert not any(number >> 16 == flat.COUNTER for number in listed(bots.positions[0]))


@pytest.mark.parametrize("answers", [[], [Counter(ORE, goods(Good.WOOD, Good.WOOD))]])
def test_in_advice_others_accept_less_than_in_the_searches_of_bots(answers: list[Counter]) -> None:
    """An offer is answered Yes, or its counter dealt on, by fewer of many small hands."""
    accepted = {level: set[Goods]() for level in ("strong", ADVISER)}
    for hand in [*product(range(3), repeat=5)][::4]:
        theirs = hand if not answers else (0, 0, 0, 0, 1)
        mine = A_CITY_BUT_ORE if not answers else plus(hand, goods(Good.WOOD, Good.WOOD))
        state = offered(mine, theirs, WOOD, ORE, *answers)
        seat = (state.turn.seat + (not answers)) % 4
        view, legal = view_of(state, Knowledge(), seat), legal_for(state, seat)
        for level, found in accepted.items():
            (position,) = RidersSearching().draw(view, legal, 1, level, Random(1)).positions
            assert isinstance(position, FlatGame)
            if choose(position) not in (NO, NO_DEAL):
                found.add(hand)
    assert accepted[ADVISER] < accepted["strong"]
    assert accepted[ADVISER], "they accept large gains"


def test_what_is_built_or_bought_is_readier_than_the_end_of_a_turn() -> None:
    state = with_cards(fixture(), A, "wood*5 clay*5 wool grain ore")
    view = view_of(state, Knowledge(), A)
    ready = {one: readiness(view, [one]) for one in RIDERS.legal(state)}
    built = (BuildRoad, RaiseWall, BuyEdict)
    ends = ready.pop(EndTurn())
    assert {type(one) for one, worth in ready.items() if worth > ends} == set(built)
    trade = next(one for one in ready if isinstance(one, TradeWithSupply))
    assert ready[RaiseWall()] > readiness(view, [trade, RaiseWall()]) > ready[trade] == ends


def test_an_edict_that_may_win_at_once_is_readiest() -> None:
    state = fixture()
    for needed, first in ((8, False), (9, True)):
        view = view_of(with_cards(state, A, "wool grain ore"), Knowledge(), A)
        view = dataclasses.replace(view, points=put(view.points, A, needed))
        bought, raised = (readiness(view, [one]) for one in (BuyEdict(), RaiseWall()))
        assert (bought > raised) is first
        assert (readiness(view, [BuildCity(0)]) > bought) is first, "that is sure to win"


def test_the_pirate_closes_a_harbour_of_the_leader_and_not_the_own() -> None:
    state, board = fixture(), fixture().setup.board
    own, other, leaders, free = board.harbours[:4]
    state = with_building(state, A, own.corners[0])
    state = with_building(state, B, other.corners[0])
    state = with_building(state, C, leaders.corners[0], is_city=True)
    state = replace(state, stage=Stage.PIRATE)
    view = view_of(state, Knowledge(), A)
    seas = (leaders.sea, other.sea, free.sea, own.sea)
    worths = [readiness(view, [MovePirate(sea)]) for sea in seas]
    assert worths == sorted(set(worths), reverse=True)
    assert worths == [readiness(view, [MovePirate(sea), Rob(B)]) for sea in seas[:2]] + [
        pytest.approx(worths[2], abs=0.1),
        worths[3],
    ]


def test_the_largest_hand_is_robbed_first() -> None:
    state = with_cards(with_cards(fixture(), B, "wood"), C, "wood*3")
    view = view_of(replace(state, stage=Stage.ROBBING), Knowledge(), A)
    assert readiness(view, [Rob(C)]) > readiness(view, [Rob(B)]) > 0
