"""Turns, sevens, production and the ends of a game (RIDERS sections 4, 5, 9, 11 and 17)."""

import pytest

from changcheng_qt.engine.game import IllegalCommand
from changcheng_qt.engine.tuples import put, replace
from changcheng_qt.titles.riders.rules import commands, events, goods_events
from changcheng_qt.titles.riders.rules.commands import Refusal
from changcheng_qt.titles.riders.rules.events import Ending
from changcheng_qt.titles.riders.rules.legality import legal, why_not
from changcheng_qt.titles.riders.rules.pieces import Building, Edict, Good
from changcheng_qt.titles.riders.rules.points import points
from changcheng_qt.titles.riders.rules.setup import Hands, Options, PirateMove
from changcheng_qt.titles.riders.rules.state import State, first_state
from changcheng_qt.titles.riders.rules.steps import apply
from changcheng_qt.titles.riders.rules.turn import Stage
from tests.titles.riders.rules.scene import (
    ENOUGH,
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
    setup_of,
    turned,
    with_building,
    with_cards,
    with_edicts,
    with_roads,
)


def with_cities(state: State, seat: int, count: int) -> State:
    """The position with more cities, on corners by the sea."""
    for place in range(count):
        state = with_building(state, seat, 60 + place, is_city=True)
    return state


def seven() -> State:
    """Case 10: hands of 8, 7, 11 and 3 cards in A's turn, after a seven."""
    state = with_cards(with_cards(fixture(), A, "wood*8"), B, "clay*7")
    state = with_cards(with_cards(state, C, "wool*6 ore*5"), D, "grain*3")
    return after(before_roll(state), "roll 3 4")


def test_10_a_seven_halves_large_hands() -> None:
    state = seven()
    assert state.turn.owed == (4, 0, 5, 0)
    assert state.deciders == (A, C)
    assert can(state) == ["discard wood"]
    assert refused(state, "discard ore") is Refusal.LACKING
    assert refused(state, "end") is Refusal.DISCARD_DUE
    state, happened = did(state, *["discard wood"] * 4)
    assert happened[-1] == goods_events.GoodsDiscarded(A, Good.WOOD, 0)
    assert state.deciders == (C,)
    state = after(state, *["discard ore"] * 5)
    assert state.stage is Stage.PIRATE
    assert hand(state, C) == cards("wool*6")
    assert refused(state, "end") is Refusal.PIRATE_DUE
    state = with_cards(fixture(), A, "wood*15")
    assert after(before_roll(state), "roll 3 4").turn.owed == (7, 0, 0, 0)


def test_11_the_pirate_stays_or_moves_and_robs() -> None:
    state = after(before_roll(with_cards(fixture(), B, "wool*2")), "roll 1 6")
    stayed, happened = did(state, "leave")
    assert happened == [events.PirateStayed(A)]
    assert stayed.stage is Stage.BUILDING
    assert refused(state, "pirate 6.mountains4.NE") is Refusal.PIRATE_THERE
    moved = after(state, "pirate 3.fields5.S")
    assert can(moved) == ["rob 1", "spare"]
    assert refused(moved, "end") is Refusal.ROBBERY_DUE
    assert refused(moved, "rob 1 ore") is Refusal.IMPOSSIBLE
    assert refused(moved, "rob 2 ore") is Refusal.NOBODY_TO_ROB
    assert refused(moved, "rob 0 ore") is Refusal.NOBODY_TO_ROB
    robbed, happened = did(moved, "rob 1 wool")
    assert happened == [goods_events.GoodsRobbed(A, B, Good.WOOL, told=(A, B))]
    assert hand(robbed, A) == hand(robbed, B) == cards("wool")
    spared, happened = did(moved, "spare")
    assert happened == [events.AllSpared(A)]
    assert hand(spared, B) == cards("wool*2")
    alone = after(before_roll(with_cards(fixture(), A, "ore")), "roll 1 6", "pirate 3.fields5.S")
    assert alone.stage is Stage.BUILDING


def test_options_of_the_pirate_and_of_hands() -> None:
    options = Options(pirate=PirateMove.MUST, hands=Hands.OPEN)
    state = with_cards(fixture(options=options), B, "wool")
    state = after(before_roll(state), "roll 1 6")
    assert refused(state, "leave") is Refusal.MUST_MOVE_PIRATE
    assert "leave" not in can(state)
    happened = did(state, "pirate 3.fields5.S", "rob 1 wool")[1]
    assert happened[-1].told == (A, B, C, D)


def test_16_a_short_supply() -> None:
    state = with_building(fixture(), D, "5.mountains6.E")
    state = replace(state, supply=put(state.supply, Good.ORE, 1))
    nobody, happened = did(before_roll(state), "roll 3 3")
    assert hand(nobody, C) == cards("")
    assert hand(nobody, D) == cards("wood")
    assert kinds(happened) == ["DiceRolled", "GoodsProduced", "SupplyShort"]
    assert happened[2] == goods_events.SupplyShort(Good.ORE, (0, 0, 1, 1), (0, 0, 0, 0))
    only = with_building(fixture(), C, "5.mountains6.NE", is_city=True)
    only = replace(only, supply=put(only.supply, Good.ORE, 1))
    paid, happened = did(before_roll(only), "roll 3 3")
    assert hand(paid, C) == cards("ore")
    assert happened[2] == goods_events.SupplyShort(Good.ORE, (0, 0, 2, 0), (0, 0, 1, 0))


def test_21_the_tenth_point_wins_and_no_rider_is_due() -> None:
    near = with_cities(with_cards(fixture(), A, ENOUGH), A, 4)
    near = replace(near, pieces=put(near.pieces, A, replace(near.pieces[A], cities=1)))
    won, happened = did(near, "city 3.mountains10.NE")
    assert kinds(happened) == ["CityBuilt", "GameEnded"]
    assert won.winners == (A,)
    assert why_not(won, commands.DrawRider()) is Refusal.GAME_OVER
    assert legal(won) == []
    assert won.to_act is None


def test_21_and_39_a_seat_wins_as_its_turn_begins_not_in_the_extra_round() -> None:
    state = with_cities(with_cards(fixture(5), B, "grain*2 ore*3"), B, 4)
    state = replace(state, pieces=put(state.pieces, B, replace(state.pieces[B], cities=1)))
    state, happened = did(state, "end", f"city {fort(state, B)}")
    assert kinds(happened) == ["TurnEnded", "ExtraRoundBegan", "CityBuilt"]
    assert points(state)[B] == 10
    assert can(state) == ["draw"]
    state, happened = did(state, "draw I", "pass", "pass", "pass", "pass")
    assert kinds(happened)[-3:] == ["ExtraPassed", "TurnBegan", "GameEnded"]
    assert state.winners == (B,)
    other = with_cities(fixture(), B, 4)
    other = replace(other, buildings=put(other.buildings, 70, Building(B)))
    won, happened = did(other, "end")
    assert kinds(happened) == ["TurnEnded", "TurnBegan", "GameEnded"]
    assert won.ending is Ending.WON


def fort(state: State, seat: int) -> str:
    """The name of a seat's fort."""
    board = state.setup.board
    return board.corner_words[board.sectors[state.princes.index(seat)].fort]


def test_30_peace_after_the_last_round() -> None:
    state = turned(with_cities(fixture(), B, 3), number=240, seat=D)
    state = replace(state, buildings=put(state.buildings, 70, Building(A)))
    peace, happened = did(state, "end")
    assert kinds(happened) == ["TurnEnded", "GameEnded"]
    assert peace.ending is Ending.PEACE
    assert peace.winners == peace.best == (B,)
    tied = turned(fixture(), number=240, seat=D)
    tied = replace(tied, penalties=(1, 0, 0, 2))
    tied = replace(tied, buildings=put(tied.buildings, 70, Building(A)))
    assert points(tied) == (1, 1, 1, -1)
    assert after(tied, "end").winners == (B, C)
    assert after(turned(tied, number=239), "end").ending is None


def test_other_stages_refuse_what_is_untimely() -> None:
    state = before_roll(with_edicts(with_cards(fixture(), A, ENOUGH), A, Edict.CORVEE))
    assert refused(state, "end") is Refusal.NOT_ROLLED
    assert refused(state, "wall") is Refusal.NOT_ROLLED
    assert refused(state, "pass") is Refusal.NO_EXTRA_ROUND
    assert refused(state, "leave") is Refusal.NOT_NOW
    assert refused(after(state, "roll 1 1"), "roll 1 1") is Refusal.ROLLED
    assert refused(first_state(setup_of()), "roll 1 1") is Refusal.FOUNDING
    extra = after(fixture(5), "end")
    assert refused(extra, "roll 1 1") is Refusal.EXTRA_ROUND
    with pytest.raises(IllegalCommand) as caught:
        apply(state, commands.EndTurn())
    assert caught.value.reason is Refusal.NOT_ROLLED


def test_results_that_cannot_be_are_refused() -> None:
    state = before_roll(fixture())
    assert why_not(state, commands.RollDice((0, 7))) is Refusal.IMPOSSIBLE
    due = after(with_cards(fixture(), A, ENOUGH), "city 3.mountains10.NE")
    empty = replace(due, bag=(0, 1, 1, 0, 0))
    assert refused(empty, "draw I") is Refusal.IMPOSSIBLE
    assert refused(empty, "draw II") is None


def test_commands_without_their_results_are_not_played() -> None:
    state = before_roll(with_edicts(fixture(), A, Edict.LEVY))
    with pytest.raises(AssertionError):
        apply(state, commands.RollDice())
    with pytest.raises(AssertionError):
        apply(state, commands.PlayLevy(Good.ORE))
    robbing = with_cards(fixture(), B, "ore")
    robbing = after(before_roll(robbing), "roll 1 6", "pirate 3.fields5.S")
    with pytest.raises(AssertionError):
        apply(robbing, commands.Rob(B))


@pytest.mark.parametrize("place", [-1, 10_000])
def test_places_that_are_not_on_the_map_are_refused(place: int) -> None:
    founding = first_state(setup_of())
    assert why_not(founding, commands.FoundFort(place)) is Refusal.NO_SUCH_PLACE
    settling = after(founding, "fort 3", "fort 4", "fort 5", "fort 6")
    assert why_not(settling, commands.FoundSettlement(place)) is Refusal.NO_SUCH_PLACE
    settling = after(settling, "settle 4.mountains5.SE")
    assert why_not(settling, commands.FoundRoad(place)) is Refusal.NO_SUCH_PLACE
    state = with_roads(with_cards(fixture(), A, ENOUGH), A, "3.mountains10.NE")
    assert why_not(state, commands.BuildRoad(place)) is Refusal.NO_SUCH_PLACE
    assert why_not(state, commands.BuildSettlement(place)) is Refusal.NO_SUCH_PLACE
    assert why_not(state, commands.BuildCity(place)) is Refusal.NO_SUCH_PLACE
    soldier = after(with_edicts(fixture(), A, Edict.SOLDIER), "soldier")
    assert why_not(soldier, commands.ShiftRider(place, 0)) is Refusal.NO_SUCH_PLACE
    assert why_not(soldier, commands.ShiftRider(0, place)) is Refusal.NO_SUCH_PLACE
    assert why_not(soldier, commands.ChaseRider(place)) is Refusal.NO_SUCH_PLACE
    assert why_not(soldier, commands.MovePirate(place)) is Refusal.NOT_SEA
