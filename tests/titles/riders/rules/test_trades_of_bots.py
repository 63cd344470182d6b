"""How simple bots judge trades and robberies: with whom, on what terms, and by which hands."""

from dataclasses import replace
from random import Random
from typing import Final

import pytest

from changcheng_qt.engine.tuples import put
from changcheng_qt.titles.riders.judging import novice
from changcheng_qt.titles.riders.rules import commands
from changcheng_qt.titles.riders.rules.appraisal import BARRED, LEADER, PARTNER, RIVAL, Appraiser
from changcheng_qt.titles.riders.rules.game import RIDERS
from changcheng_qt.titles.riders.rules.knowledge import Knowledge
from changcheng_qt.titles.riders.rules.pieces import Good, Goods, goods
from changcheng_qt.titles.riders.rules.plans import Outlook
from changcheng_qt.titles.riders.rules.setup import Hands, Options
from changcheng_qt.titles.riders.rules.state import State
from changcheng_qt.titles.riders.rules.turn import OpenOffer, Stage
from tests.titles.riders.rules.test_appraisal import appraiser, building


def trading(
    mine: Goods, theirs: Goods, *, penalties: tuple[int, ...] = (0,) * 4, seed: int = 1
) -> State:
    """A position with open hands, in which only the next seat has cards besides the one in turn."""
    state = building(seed)
    setup = replace(state.setup, options=Options(hands=Hands.OPEN))
    hands = put(((0,) * 5,) * 4, state.turn.seat, mine)
    hands = put(hands, (state.turn.seat + 1) % 4, theirs)
    return replace(state, setup=setup, hands=hands, penalties=penalties)


A_CITY_BUT_ORE: Final = (2, 0, 0, 2, 2)
WOOD_FOR_ORE: Final = commands.Offer(goods(Good.WOOD), goods(Good.ORE))


def test_nobody_is_asked_for_what_nobody_can_have() -> None:
    (met,) = appraiser(trading(A_CITY_BUT_ORE, (0, 1, 1, 1, 1))).of([WOOD_FOR_ORE])
    (unmet,) = appraiser(trading(A_CITY_BUT_ORE, (0, 1, 1, 1, 0))).of([WOOD_FOR_ORE])
    assert met > 0 > unmet == BARRED


def test_nobody_is_asked_for_cards_that_only_a_seat_near_victory_may_have() -> None:
    state = trading(A_CITY_BUT_ORE, (0, 1, 1, 1, 1))
    view = RIDERS.view(state, Knowledge(), state.turn.seat)
    for points, can_meet in ((2, True), (9, False)):
        seen = replace(view, points=put((2,) * 4, (state.turn.seat + 1) % 4, points))
        guessing = Appraiser(Outlook(seen, state.turn.seat), counts_hands=False)
        assert guessing.partners.can_meet(WOOD_FOR_ORE.want) == can_meet
        assert (guessing.of([WOOD_FOR_ORE]) == [BARRED]) != can_meet


def test_an_offer_that_gains_nothing_is_not_made() -> None:
    """The partner would gladly accept."""
    state = trading(A_CITY_BUT_ORE, (2, 0, 0, 2, 2))
    ore_for_wood = commands.Offer(goods(Good.ORE), goods(Good.WOOD))
    judged = appraiser(state)
    assert judged.partners.chance_of_yes(ore_for_wood.give, ore_for_wood.want, 0) == 1
    assert judged.of([ore_for_wood]) == [BARRED]


def test_only_what_another_gains_by_is_offered() -> None:
    (wanted,) = appraiser(trading(A_CITY_BUT_ORE, (0, 1, 1, 1, 1))).of([WOOD_FOR_ORE])
    (unwanted,) = appraiser(trading(A_CITY_BUT_ORE, (3, 0, 0, 2, 3))).of([WOOD_FOR_ORE])
    assert wanted > 0 > unwanted == BARRED


def test_a_bot_that_counts_no_hands_guesses_and_offers_for_its_needs() -> None:
    state = trading(A_CITY_BUT_ORE, (3, 0, 0, 2, 3))
    view = RIDERS.view(state, Knowledge(), state.turn.seat)
    guessing = Appraiser(Outlook(view, state.turn.seat), counts_hands=False)
    assert guessing.of([WOOD_FOR_ORE]) > [0.0]
    partner = (state.turn.seat + 1) % 4
    assert guessing.partners.expected(partner) == (8 / 5,) * 5
    assert guessing.partners.help_to(partner, WOOD_FOR_ORE.give, WOOD_FOR_ORE.want) == 0
    near, far = guessing.of([commands.Rob(partner), commands.Rob((partner + 1) % 4)])
    points = view.points[partner] - view.points[(partner + 1) % 4]
    assert near - far == pytest.approx(LEADER * points), "it robs by points alone"


def test_a_bot_that_counts_hands_robs_where_it_pays() -> None:
    state = trading(A_CITY_BUT_ORE, (0, 0, 0, 0, 2))
    poor = (state.turn.seat + 2) % 4
    state = replace(state, hands=put(state.hands, poor, (2, 0, 0, 0, 0)))
    view = RIDERS.view(state, Knowledge(), state.turn.seat)
    judged = Appraiser(Outlook(replace(view, points=(3,) * 4), state.turn.seat))
    ore, wood = judged.of([commands.Rob((state.turn.seat + 1) % 4), commands.Rob(poor)])
    assert ore > wood, "a card for its next building"
    leading = replace(view, points=put((3,) * 4, poor, 9))
    ore, wood = Appraiser(Outlook(leading, state.turn.seat)).of(
        [commands.Rob((state.turn.seat + 1) % 4), commands.Rob(poor)]
    )
    assert wood > ore - 1, "points count, too"


def test_a_bot_with_seven_cards_still_robs() -> None:
    """It can still use the card before the next seven."""
    state = trading((5, 2, 0, 0, 0), (0, 0, 2, 0, 0))
    partner = (state.turn.seat + 1) % 4
    (worth,) = appraiser(replace(state, stage=Stage.ROBBING)).of([commands.Rob(partner)])
    assert worth > 0


def test_a_trade_with_the_supply_that_pays_for_a_building_is_made() -> None:
    """With the trade ahead of it, the hand is worth less than with the cards."""
    state = trading((4, 1, 1, 0, 0), (0,) * 5)
    state = replace(state, levels=(5,) * len(state.levels))
    trades = [commands.TradeWithSupply(Good.WOOD, good) for good in (Good.GRAIN, Good.ORE)]
    for_a_settlement, for_nothing = appraiser(state).of(trades)
    assert for_a_settlement > 0 > for_nothing


def test_a_trade_costs_a_share_of_the_help_to_its_partner() -> None:
    state = trading(A_CITY_BUT_ORE, (0, 1, 1, 1, 1))
    asked = (state.turn.seat + 1) % 4
    offer = OpenOffer(WOOD_FOR_ORE.give, WOOD_FOR_ORE.want, (asked,))
    state = replace(state, stage=Stage.ANSWERING, turn=replace(state.turn, offer=offer))
    view = RIDERS.view(state, Knowledge(), asked)
    careful, careless = (
        Appraiser(Outlook(view, asked), counts_hands=counts).of([commands.Accept()])[0]
        for counts in (True, False)
    )
    partners = Appraiser(Outlook(view, asked)).partners
    help_to = partners.help_to(state.turn.seat, WOOD_FOR_ORE.want, WOOD_FOR_ORE.give)
    assert help_to > 0.2
    assert partners.help_to(state.turn.seat, goods(Good.WOOL), WOOD_FOR_ORE.give) < help_to
    assert careful == pytest.approx(careless + PARTNER - RIVAL * help_to)


def test_a_novice_takes_an_even_trade_but_none_that_may_let_the_partner_win() -> None:
    state = trading((2, 0, 0, 0, 0), (0, 1, 1, 1, 1))
    asked = (state.turn.seat + 1) % 4
    for give, points, answer in (
        (goods(Good.WOOD), 3, commands.Accept()),
        (goods(Good.WOOD), 9, commands.Reject()),
    ):
        offer = OpenOffer(give, goods(Good.ORE), (asked,))
        told = replace(state, stage=Stage.ANSWERING, turn=replace(state.turn, offer=offer))
        view = RIDERS.view(told, Knowledge(), asked)
        view = replace(view, points=put((3,) * 4, state.turn.seat, points))
        answers: list[commands.Command] = [commands.Accept(), commands.Reject()]
        assert novice().choose(view, answers, 1, Random(1)) == answer


def test_a_novice_keeps_more_than_seven_cards() -> None:
    state = trading((4, 0, 0, 3, 4), (0, 1, 1, 1, 1))
    view = RIDERS.view(state, Knowledge(), state.turn.seat)
    supply = commands.TradeWithSupply(Good.WOOD, Good.CLAY)
    careful, careless = (
        Appraiser(Outlook(view, state.turn.seat), fears_sevens=fears).of([supply])[0]
        for fears in (True, False)
    )
    assert careful > careless


def test_nobody_near_victory_gets_a_trade() -> None:
    state = building()
    seat = state.turn.seat
    asked = (seat + 1) % 4
    give, want = (1, 0, 0, 0, 0), (0, 0, 0, 0, 1)
    offer = OpenOffer(give, want, (asked,))
    state = replace(
        state,
        hands=((1, 1, 1, 1, 1),) * 4,
        stage=Stage.ANSWERING,
        turn=replace(state.turn, offer=offer),
    )
    view = RIDERS.view(state, Knowledge(), asked)
    leading = tuple(9 if one == seat else 2 for one in range(4))
    for points, refuses in ((leading, True), ((2,) * 4, False)):
        judged = Appraiser(Outlook(replace(view, points=points), asked))
        (worth,) = judged.of([commands.Accept()])
        assert (worth == BARRED) == refuses
