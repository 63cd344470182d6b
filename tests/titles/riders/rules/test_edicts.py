"""Edicts, bought and played (RIDERS sections 10 and 17)."""

from changcheng_qt.engine.tuples import replace
from changcheng_qt.titles.riders.rules import events, goods_events
from changcheng_qt.titles.riders.rules.commands import BuyEdict, PlayLevy, PlayTribute, Refusal
from changcheng_qt.titles.riders.rules.events import Ending
from changcheng_qt.titles.riders.rules.legality import why_not
from changcheng_qt.titles.riders.rules.pieces import Edict, Good
from changcheng_qt.titles.riders.rules.points import points
from changcheng_qt.titles.riders.rules.state import Bonus, State
from changcheng_qt.titles.riders.rules.turn import Stage
from tests.titles.riders.rules.scene import (
    A,
    B,
    C,
    D,
    after,
    before_roll,
    can,
    cards,
    did,
    fixture,
    hand,
    kinds,
    refused,
    turned,
    with_building,
    with_cards,
    with_edicts,
)

SOLDIER = Edict.SOLDIER


def test_26_an_edict_bought_this_turn_waits_and_one_a_turn_is_played() -> None:
    state = with_cards(fixture(), A, "wool grain ore")
    state, happened = did(state, "buy soldier")
    assert happened == [events.EdictBought(A, 0, SOLDIER, told=(A,))]
    assert refused(state, "soldier") is Refusal.EDICT_FRESH
    assert refused(state, "corvee") is Refusal.EDICT_NOT_HELD
    older = with_edicts(fixture(), A, SOLDIER)
    older = after(with_cards(older, A, "wool grain ore"), "buy soldier", "soldier")
    assert older.edicts[A] == (1,)
    older = after(older, "finish")
    assert refused(older, "soldier") is Refusal.EDICT_PLAYED
    early = before_roll(with_edicts(fixture(), A, SOLDIER, SOLDIER))
    early = after(early, "soldier", "finish")
    assert can(early) == ["roll"]
    early = after(early, "roll 1 1")
    assert refused(early, "soldier") is Refusal.EDICT_PLAYED


def test_an_edict_costs_and_the_stack_ends() -> None:
    state = with_cards(fixture(), A, "wool grain")
    assert refused(state, "buy soldier") is Refusal.LACKING
    state = with_cards(state, A, "wool grain ore")
    assert refused(state, "buy market") is Refusal.IMPOSSIBLE
    assert why_not(state, BuyEdict()) is None
    assert refused(replace(state, taken=19), "buy soldier") is Refusal.NO_EDICTS


def test_25_levy_and_tribute() -> None:
    state = with_edicts(fixture(), A, Edict.LEVY, Edict.TRIBUTE)
    state = with_cards(with_cards(state, B, "ore*3 wood"), D, "ore*2")
    levied, happened = did(state, "levy ore 3 0 2")
    assert hand(levied, A) == cards("ore*5")
    assert hand(levied, B) == cards("wood")
    assert kinds(happened) == ["EdictPlayed", "GoodsLevied"]
    assert happened[1] == goods_events.GoodsLevied(A, Good.ORE, (0, 3, 0, 2), told=(A, B, C, D))
    for wrong in ("levy ore 3 0 1", "levy ore 2 0 2"):
        assert refused(state, wrong) is Refusal.IMPOSSIBLE
    assert why_not(state, PlayLevy(Good.ORE, (3, 0))) is Refusal.IMPOSSIBLE
    assert why_not(state, PlayLevy(Good.WOOL)) is None
    given, happened = did(state, "tribute clay ore")
    assert hand(given, A) == cards("clay ore")
    assert kinds(happened) == ["EdictPlayed", "TributeTaken"]
    scarce = replace(state, supply=(19, 1, 19, 19, 14))
    assert refused(scarce, "tribute clay clay") is Refusal.SUPPLY_SHORT
    assert why_not(state, PlayTribute(Good.ORE, Good.CLAY)) is Refusal.ORDER_OF_CARDS


def with_points(state: State, seat: int, cities: int) -> State:
    """The position with more cities."""
    for place in range(cities):
        state = with_building(state, seat, 60 + place, is_city=True)
    return state


def test_13_the_third_soldier_brings_the_great_host_and_wins_before_any_deed() -> None:
    state = with_points(with_edicts(fixture(), A, SOLDIER), A, 4)
    state = before_roll(replace(state, played=((SOLDIER, SOLDIER), (), (), ())))
    state = replace(state, penalties=(0, 0, 0, 0))
    assert points(state)[A] == 9
    won, happened = did(state, "soldier")
    assert kinds(happened) == ["EdictPlayed", "GreatHostMoved", "GameEnded"]
    assert won.ending is Ending.WON
    assert won.winners == won.best == (A,)
    assert happened[-1] == events.GameEnded(Ending.WON, (A,), (A,), (10, 1, 1, 1))
    assert refused(won, "roll 1 1") is Refusal.GAME_OVER


def test_13_the_great_host_passes_to_a_seat_with_more() -> None:
    state = with_edicts(fixture(), A, SOLDIER, SOLDIER)
    state = replace(state, played=((SOLDIER,) * 2, (SOLDIER,) * 3, (), ()), great_host=Bonus(B, 3))
    third, happened = did(state, "soldier", "finish")
    assert kinds(happened) == ["EdictPlayed", "EdictFinished"]
    assert third.great_host == Bonus(B, 3)
    fourth, happened = did(turned(third, played=False), "soldier")
    assert kinds(happened) == ["EdictPlayed", "GreatHostMoved"]
    assert fourth.great_host == Bonus(A, 4)
    own = with_edicts(turned(after(fourth, "finish"), played=False), A, SOLDIER)
    own, happened = did(own, "soldier")
    assert own.great_host == Bonus(A, 5)
    assert kinds(happened) == ["EdictPlayed"]


def test_22_a_market_bought_with_nine_points_wins_at_once() -> None:
    state = with_points(fixture(), A, 4)
    state = with_cards(state, A, "wool grain ore")
    stack = (Edict.MARKET, *state.setup.stack[:-1])
    state = replace(state, setup=replace(state.setup, stack=stack))
    won, happened = did(state, "buy market")
    assert kinds(happened) == ["EdictBought", "GameEnded"]
    assert won.ending is Ending.WON
    assert points(won)[A] == 10


def test_soldiers_are_finished_where_they_stand() -> None:
    state = after(with_edicts(fixture(), A, SOLDIER), "soldier")
    assert state.stage is Stage.SOLDIER
    assert refused(state, "end") is Refusal.EDICT_UNFINISHED
