"""A club player judges its next step, and weighs deals by simulations."""

from random import Random

import pytest

from changcheng_qt.bots import is_compiled, usual_nodes
from changcheng_qt.bots.bot import Stopped
from changcheng_qt.engine.tuples import put, replace
from changcheng_qt.titles.riders.entry import SIMULATIONS
from changcheng_qt.titles.riders.judging import TRIED, ClubBot, planner
from changcheng_qt.titles.riders.rules.appraisal import BARRED, Appraiser
from changcheng_qt.titles.riders.rules.commands import Accept, Command, EndTurn, Offer, Reject
from changcheng_qt.titles.riders.rules.game import RIDERS
from changcheng_qt.titles.riders.rules.legality import legal_for
from changcheng_qt.titles.riders.rules.partners import is_dearer
from changcheng_qt.titles.riders.rules.pieces import Building, Good, goods
from changcheng_qt.titles.riders.rules.plans import Outlook
from changcheng_qt.titles.riders.rules.state import State
from changcheng_qt.titles.riders.rules.turn import Stage
from changcheng_qt.titles.riders.trading import is_costly
from tests.titles.riders.rules.test_trades_of_bots import A_CITY_BUT_ORE
from tests.titles.riders.rules.test_trades_of_bots import trading as hands
from tests.titles.riders.test_trading import GIFT, ORE, WOOD, offered, view_of

DEALS = usual_nodes("club", SIMULATIONS)
LOSS = offered((3, 0, 0, 2, 2), (0, 0, 0, 2, 3), WOOD, ORE)
"""Gives up a city for a wood."""


def answer(state: State, nodes: int = DEALS) -> Command:
    seat = (state.turn.seat + 1) % 4
    return ClubBot().choose(view_of(state, seat), legal_for(state, seat), nodes, Random(1))


def test_a_club_player_accepts_a_gain_and_refuses_a_loss() -> None:
    assert answer(GIFT) == Accept()
    assert answer(LOSS) == Reject()


def test_a_club_player_simulates_as_much_as_the_program_says(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert SIMULATIONS["novice"][0] == SIMULATIONS["novice"][1]
    assert SIMULATIONS["club"][is_compiled()] == DEALS
    told: list[int] = []

    def weigh(*asked: object, for_both: bool) -> bool:
        told.append(asked[3])  # type: ignore[arg-type]
        return True

    monkeypatch.setattr("changcheng_qt.titles.riders.judging.is_welcome", weigh)
    state = hands(A_CITY_BUT_ORE, (0, 1, 1, 1, 1))
    view, legal = view_of(state, state.turn.seat), RIDERS.legal(state)
    for nodes in (DEALS, 2 * DEALS):
        ClubBot().choose(view, legal, nodes, Random(1))
    assert told == [DEALS, 2 * DEALS]


def test_a_club_player_offers_only_terms_that_simulations_favour(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state = hands(A_CITY_BUT_ORE, (0, 1, 1, 1, 1))
    view, legal = view_of(state, state.turn.seat), RIDERS.legal(state)
    assert isinstance(planner().choose(view, legal, 1, Random(1)), Offer)
    weighed: list[int] = []
    for is_welcome in (True, False):

        def weigh(*asked: object, for_both: bool, answer: bool = is_welcome) -> bool:
            assert not for_both
            weighed.append(asked[2])  # type: ignore[arg-type]
            return answer

        weighed.clear()
        monkeypatch.setattr("changcheng_qt.titles.riders.judging.is_welcome", weigh)
        chosen = ClubBot().choose(view, legal, DEALS, Random(1))
        assert isinstance(chosen, Offer) == is_welcome
        assert len(weighed) == len(set(weighed)) == (1 if is_welcome else TRIED)


def test_a_club_player_gives_no_three_cards_for_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("changcheng_qt.titles.riders.judging.is_welcome", lambda *_, **__: True)
    state = hands((2, 0, 1, 2, 2), (0, 1, 1, 1, 1))
    view = view_of(state, state.turn.seat)
    three = Offer(goods(Good.WOOD, Good.WOOD, Good.WOOL), ORE)
    legal: list[Command] = [EndTurn(), three]
    assert planner().choose(view, legal, 1, Random(1)) == three
    assert ClubBot().choose(view, legal, DEALS, Random(1)) == EndTurn()


def test_a_club_player_that_is_not_wanted_any_more_stops() -> None:
    state = hands(A_CITY_BUT_ORE, (0, 1, 1, 1, 1))
    view, legal = view_of(state, state.turn.seat), [Offer(WOOD, ORE)]
    with pytest.raises(Stopped):
        ClubBot().choose(view, legal, DEALS, Random(1), lambda: True)


def test_no_bot_gives_in_a_trade_as_much_as_the_supply_asks() -> None:
    three = goods(Good.WOOD, Good.WOOD, Good.WOOD)
    inland = offered((0, 0, 0, 2, 3), (3, 0, 0, 2, 2), ORE, three, seed=1)
    seat = (inland.turn.seat + 1) % 4
    harbours = inland.setup.board.harbours
    quay = next(one for one in harbours if one.trades is None and one.sea != inland.pirate)
    built = put(inland.buildings, quay.corners[0], Building(seat))
    coastal = replace(inland, buildings=built)
    sold_out = replace(view_of(coastal, seat), supply=(1, 1, 1, 1, 0))
    assert not is_dearer(sold_out, seat, three, ORE)
    for state, is_dear in ((inland, False), (coastal, True)):
        view = view_of(state, seat)
        assert is_dearer(view, seat, three, ORE) == is_dear
        assert (answer(state, 8 * DEALS) == Reject()) == is_dear
        (worth,) = Appraiser(Outlook(view, seat)).of([Accept()])
        assert (worth == BARRED) == is_dear
    turned = replace(coastal, turn=replace(coastal.turn, seat=seat, offer=None))
    legal = [Offer(three, ORE), Offer(WOOD, ORE)]
    view = view_of(replace(turned, stage=Stage.BUILDING), seat)
    assert [is_costly(view, one) for one in legal] == [True, False]
    (worth,) = Appraiser(Outlook(view, seat)).of(legal[:1])
    assert worth == BARRED
