"""The sure consequences of commands, of positions made by hand, in English."""

from dataclasses import replace

import pytest

from changcheng_qt.i18n.advice import told_by_name
from changcheng_qt.i18n.languages import Languages
from changcheng_qt.i18n.telling import AtOnce
from changcheng_qt.titles.riders.rules.advice import numbered
from changcheng_qt.titles.riders.rules.commands import (
    Accept,
    BuildCity,
    BuildSettlement,
    BuyEdict,
    Command,
    EndTurn,
    FoundSettlement,
    RaiseWall,
)
from changcheng_qt.titles.riders.rules.forecast import ways_at
from changcheng_qt.titles.riders.rules.game import RIDERS
from changcheng_qt.titles.riders.rules.knowledge import Knowledge
from changcheng_qt.titles.riders.rules.legality import legal
from changcheng_qt.titles.riders.rules.pieces import Edict
from changcheng_qt.titles.riders.rules.state import Bonus, State
from changcheng_qt.titles.riders.rules.turn import OpenOffer, Stage
from changcheng_qt.titles.riders.rules.view import view_of
from changcheng_qt.titles.riders.words.at_once import at_once, before_ending
from tests.titles.riders.rules.scene import (
    A,
    B,
    after,
    cards,
    fixture,
    with_building,
    with_cards,
    with_edicts,
    with_level,
    with_riders,
    with_roads,
)
from tests.titles.riders.words.spoken import PLAYERS

pytestmark = pytest.mark.usefixtures("english")


@pytest.fixture
def english(languages: Languages) -> None:
    languages.install("en")


def consequences(state: State, *commands: Command | str, seat: int = A) -> AtOnce:
    """Return the certain effects of an action for a seat; a seat that is named reads the same."""
    view = view_of(state, Knowledge(), seat)
    action = [
        RIDERS.command_from_text(state, one) if isinstance(one, str) else one for one in commands
    ]
    found = at_once(action, view, PLAYERS)
    assert at_once(action, told_by_name(view), PLAYERS) == found or view.to_act != seat
    return found


def test_a_settlement_tells_its_point_its_goods_and_the_rider() -> None:
    state = with_roads(fixture(), B, "4.mountains5.SE")
    state = replace(state, turn=replace(state.turn, seat=B))
    state = with_cards(state, B, "wood clay wool grain")
    found = consequences(state, "settle 4.mountains5.SE", seat=B)
    assert found == AtOnce(
        "1 point. Ore 5, clay 4, and grain 2 (8 of 36). New: clay and grain.", "A rider is drawn."
    )


def test_a_settlement_at_a_harbour_tells_it_in_a_sentence() -> None:
    state = with_cards(with_roads(fixture(), A, "4.fields10.S"), A, "wood clay wool grain")
    assert consequences(state, "settle 3.hills11.E").does.endswith(". Harbour, any good 3:1.")


def test_a_founding_does_not_tell_the_point_that_every_place_gives() -> None:
    """Of two settlements only the better one was said to give a point."""
    state = replace(fixture(), stage=Stage.SETTLEMENTS)
    founded = [one for one in legal(state) if isinstance(one, FoundSettlement)]
    assert founded
    assert not [one for one in founded if "point" in consequences(state, one).does]


def test_a_corner_without_a_number_tells_how_many_give_more_often() -> None:
    """A hint named one that was not among the numbered ones, and did not say why."""
    state = replace(fixture(), stage=Stage.SETTLEMENTS)
    view = view_of(state, Knowledge(), A)
    free = tuple(one.corner for one in legal(state) if isinstance(one, FoundSettlement))
    marked, ways = numbered(view, free), [ways_at(view, corner) for corner in free]
    for corner in free:
        more = sum(count > ways_at(view, corner) for count in ways)
        costs = consequences(state, FoundSettlement(corner)).costs
        assert costs == ("" if corner in marked else f"{more} free corners give more often.")
    assert 0 < len(marked) < len(free)


def test_a_settlement_that_wins_draws_no_rider() -> None:
    state = with_cards(with_roads(fixture(), A, "4.fields10.S"), A, "wood clay wool grain")
    view = view_of(state, Knowledge(), A)
    action = [BuildSettlement(view.board.corner_of["3.hills11.E"])]
    for points, costs in ((8, "A rider is drawn."), (9, "")):
        near = replace(view, points=(points, *view.points[1:]))
        assert at_once(action, near, PLAYERS).costs == costs


@pytest.mark.parametrize(("points", "is_told"), [(8, False), (9, True)])
def test_an_edict_tells_how_many_would_win_at_once(points: int, is_told: bool) -> None:
    view = view_of(with_cards(fixture(), A, "wool grain ore"), Knowledge(), A)
    near = replace(view, points=(points, *view.points[1:]))
    for seen in (near, told_by_name(near)):
        does = at_once([BuyEdict()], seen, PLAYERS).does
        wins = "Unseen edicts that win at once: 2 of 19."
        assert does.endswith(wins) is is_told, does


def test_a_city_tells_what_it_doubles() -> None:
    state = with_cards(fixture(), A, "grain*2 ore*3")
    found = consequences(state, BuildCity(state.setup.board.sectors[0].fort))
    assert found.does.startswith("1 point. Twice the goods: ")
    assert found.costs == "A rider is drawn."


def test_a_tower_tells_the_chance_of_a_breach() -> None:
    state = with_riders(fixture(), at_III="III")
    found = consequences(with_cards(state, A, "wood clay"), "wall")
    assert found.does == (
        "Zhenbei Tower then withstands 1 more rider. "
        "A breach before the next turn: 0% instead of 41%."
    )


@pytest.mark.parametrize(
    ("level", "before", "then"),
    [
        (0, 0, "withstands 1 more rider"),
        (2, 2, "withstands 1 more rider"),
        (3, 1, "withstands 3 more riders"),
        (4, 3, "holds for ever"),
    ],
)
def test_a_tower_tells_what_its_section_then_withstands(level: int, before: int, then: str) -> None:
    """Also where no rider is near: how many towers there are is only the move itself."""
    state = with_level(fixture(), 3, level)
    if before:
        state = with_riders(state, before_3=" ".join(["I"] * before))
    assert consequences(state, RaiseWall()).does == f"Zhenbei Tower then {then}."


def test_a_trade_tells_what_can_be_paid_for_then() -> None:
    state = with_cards(fixture(), A, "wood*5")
    assert consequences(state, "supply wood clay").does == "Enough for the next tower or a road."
    state = with_cards(fixture(), A, "ore*6 wood")
    assert consequences(state, "supply ore wool").does == ""


def test_a_trade_tells_whether_all_can_be_paid_for_or_only_one() -> None:
    state = with_cards(with_cards(fixture(), A, "clay*2"), B, "wood*3")
    for given, told in (
        ("clay", "the next tower or a road"),
        ("clay*2", "the next tower and a road"),
    ):
        offer = OpenOffer(cards(given), cards("wood"), (B,))
        asked = replace(state, stage=Stage.ANSWERING, turn=replace(state.turn, offer=offer))
        assert consequences(asked, Accept(), seat=B).does == f"Enough for {told}."


def test_an_answer_tells_what_it_is_good_for_and_who_is_close() -> None:
    state = with_cards(with_cards(fixture(), A, "clay"), B, "wood*2")
    offer = OpenOffer(cards("clay"), cards("wood"), (B,))
    state = replace(state, stage=Stage.ANSWERING, turn=replace(state.turn, offer=offer))
    assert consequences(state, Accept(), seat=B) == AtOnce(
        "Enough for the next tower or a road.", ""
    )
    for corner in range(4):
        state = with_building(state, A, corner, is_city=True)
    assert consequences(state, Accept(), seat=B).costs == "Xia has 8 points."


def test_the_third_soldier_brings_the_great_host() -> None:
    state = with_edicts(fixture(), A, Edict.SOLDIER)
    assert consequences(state, "soldier").does == "The Great Host then takes 2 more soldiers."
    state = replace(state, played=((Edict.SOLDIER,) * 2, *state.played[1:]))
    assert consequences(state, "soldier").does == "The Great Host: 1 point."
    state = replace(state, great_host=Bonus(B, 3))
    assert consequences(state, "soldier").does == "The Great Host then takes 1 more soldier."
    assert consequences(replace(state, great_host=Bonus(A, 2)), "soldier").does == ""


def test_a_chase_tells_whether_the_hex_gives_to_the_seat_again() -> None:
    state = with_edicts(with_riders(fixture(), on_4_hills4="I"), A, Edict.SOLDIER)
    state = after(state, "soldier")
    again = "Hills 4 of Shanxi gives again (3 of 36)"
    assert consequences(state, "chase 4.hills4").does == f"{again}, but not to you."
    state = with_building(state, A, "4.hills4.SE")
    assert consequences(state, "chase 4.hills4").does == f"{again}: 1 card each time."


def test_an_end_of_a_turn_tells_what_is_at_risk() -> None:
    state = with_cards(fixture(), A, "wood*9")
    assert consequences(state, "end") == AtOnce(
        "", "9 cards in hand: a seven before the next turn (52%) takes half."
    )
    assert consequences(with_cards(fixture(), A, "wood*7"), "end") == AtOnce()


def test_a_plan_tells_of_both_its_commands() -> None:
    state = with_cards(fixture(), A, "wood*5")
    found = consequences(state, "supply wood clay", RaiseWall())
    assert found.does == (
        "Enough for the next tower or a road. Zhenbei Tower then withstands 1 more rider."
    )


def test_before_a_turn_ends_every_omission_and_danger_is_named() -> None:
    state = with_edicts(with_cards(fixture(), A, "wood*5 clay*4"), A, Edict.SOLDIER, Edict.MARKET)
    state = with_riders(state, at_III="III")
    view = view_of(state, Knowledge(), A)
    view = replace(view, points=(3, 8, 9, 4))
    legal = RIDERS.legal(state)
    told = before_ending(EndTurn(), view, legal, PLAYERS)
    assert told == (
        "You can still pay for any of these: a road, the next tower. You can still play a soldier. "
        "9 cards in hand: a seven before the next turn (52%) takes half. Zhenbei Tower may be "
        "breached before the next turn (41%); the next tower costs 1 wood and 1 clay. Claire has 9 "
        "points."
    )
    assert not before_ending(RaiseWall(), view, legal, PLAYERS)
