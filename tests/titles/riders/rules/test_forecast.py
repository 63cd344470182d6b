"""Chances and rates from a View, against the fixed numbers of section 17."""

from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest

from changcheng_qt.engine.seats import PUBLIC
from changcheng_qt.engine.tuples import put
from changcheng_qt.titles.riders.rules.forecast import (
    breach_chance,
    can_be_held,
    can_relieve,
    cuts_of,
    hexes_behind,
    line_of,
    line_with,
    new_goods,
    numbers_to,
    rates_of,
    riders_to_breach,
    rolls_before,
    seven_chance,
    takers,
    ways_to_roll,
    yields_at,
)
from changcheng_qt.titles.riders.rules.knowledge import Knowledge
from changcheng_qt.titles.riders.rules.pieces import (
    LEVELS,
    WAITING_MOST,
    Building,
    Edict,
    Good,
    Numeral,
    SeatColour,
)
from changcheng_qt.titles.riders.rules.setup import Hands, Options, Setup
from changcheng_qt.titles.riders.rules.state import first_state
from changcheng_qt.titles.riders.rules.turn import Turn
from changcheng_qt.titles.riders.rules.view import View, view_of
from tests.titles.riders.rules.cases import CASES
from tests.titles.riders.rules.scene import A, B, C, cards, fixture, with_cards
from tests.titles.riders.table.positions import ONE, middle, seen


def view_for(seats: int) -> View:
    """The public View of a game that has not begun."""
    setup = Setup(tuple(SeatColour)[:seats], 0, Options(), (Edict.SOLDIER,) * 19)
    return view_of(first_state(setup), Knowledge(), PUBLIC)


def in_danger(case: dict[str, Any]) -> View:
    """The View of a case: levels, riders before the wall, riders gathered."""
    view = view_for(case["seats"])
    numbers = [str(site.number) for site in view.board.sectors]
    return replace(
        view,
        levels=tuple(case["levels"][number] for number in numbers),
        waiting=tuple((Numeral.I,) * case["before"][number] for number in numbers),
        gathered=tuple(
            (site.numeral,) * case["gathered"][site.numeral.word] for site in view.board.grounds
        ),
    )


@pytest.mark.parametrize("case", CASES["danger"], ids=lambda case: f"{case['chance']}")
def test_the_chance_of_a_breach_is_exact(case: dict[str, Any]) -> None:
    view = in_danger(case)
    numbers = [site.number for site in view.board.sectors]
    found = breach_chance(view, numbers.index(case["sector"]), case["rolls"])
    assert found == Fraction(case["chance"])


def test_all_rolls_add_up() -> None:
    assert [ways_to_roll(number) for number in (2, 6, 7, 8, 12)] == [1, 5, 6, 5, 1]
    assert sum(map(ways_to_roll, range(2, 13))) == 36


def test_five_numbers_in_thirty_six_lead_to_each_sector() -> None:
    for seats in (3, 6):
        view = view_for(seats)
        for sector in range(len(view.board.sectors)):
            assert sum(map(ways_to_roll, numbers_to(view, sector))) == 5


def test_a_section_of_the_last_level_holds_for_ever() -> None:
    view = view_for(4)
    assert riders_to_breach(view, 0) == 1
    view = replace(view, levels=(2, LEVELS, 0, 0), waiting=((Numeral.I,), (), (), ()))
    assert riders_to_breach(view, 0) == 2
    assert riders_to_breach(view, 1) is None


def test_a_corner_gives_the_goods_of_its_hexes_and_riders_change_nothing_in_that() -> None:
    view = view_for(4)
    corner = view.board.corner_of["4.mountains5.SE"]
    assert yields_at(view, corner) == ((Good.ORE, 5), (Good.CLAY, 4), (Good.GRAIN, 2))
    assert new_goods(view, 0, corner) == (Good.ORE, Good.CLAY, Good.GRAIN)
    other = view.board.corner_of["4.mountains5.NE"]
    buildings = list(view.buildings)
    buildings[corner], buildings[other] = Building(0), Building(1, is_city=True)
    view = replace(view, buildings=tuple(buildings))
    assert takers(view, view.board.land_of["4.mountains5"]) == {0: 1, 1: 2}
    assert new_goods(view, 0, corner) == ()
    desert = view.board.land_of["3.desert"]
    at_desert = next(n for n, lands in enumerate(view.board.lands_at) if desert in lands)
    assert len(yields_at(view, at_desert)) < len(view.board.lands_at[at_desert])


def test_a_harbour_betters_the_rate_until_the_pirate_lies_there() -> None:
    view = view_for(4)
    place = next(n for n, one in enumerate(view.board.harbours) if one.trades is Good.WOOD)
    harbour = view.board.harbours[place]
    buildings = list(view.buildings)
    buildings[harbour.corners[0]] = Building(2)
    view = replace(view, buildings=tuple(buildings))
    assert rates_of(view, 2) == (2, 4, 4, 4, 4)
    assert rates_of(view, 1) == (4,) * len(Good)
    assert rates_of(replace(view, pirate=harbour.sea), 2) == (4,) * len(Good)


def test_a_full_assault_ground_takes_no_rider_into_the_count() -> None:
    view = view_for(4)
    full = replace(
        view,
        levels=(5, 4, 0, 0),
        waiting=((Numeral.I,) * 5, (Numeral.I,) * 4, (), ()),
        gathered=((), (), (Numeral.III,)),
    )
    (number,) = (n for n, sector in view.board.grounds[2].arrows if sector == 1)
    assert breach_chance(full, 1, 1) == Fraction(ways_to_roll(number), 36)
    assert breach_chance(full, 1, 2) < 2 * breach_chance(full, 1, 1)


def test_a_longest_line_and_with_another_road() -> None:
    view = view_for(4)
    one, other = view.board.roads_at[view.board.sectors[0].fort][:2]
    roads = put(view.roads, one, 2)
    view = replace(view, roads=roads, lines=(0, 0, 1, 0))
    assert line_of(view, 2) == (one,)
    assert line_with(view, other, 2) == 2
    assert line_of(view, 0) == ()


def test_buildings_of_others_between_two_roads_cut_them() -> None:
    view = view_for(4)
    corner = view.board.sectors[0].fort
    one, other = view.board.roads_at[corner][:2]
    view = replace(view, roads=put(put(view.roads, one, 2), other, 2))
    assert cuts_of(view, 2) == {}
    for seat, cut in ((0, {corner: 0}), (2, {})):
        built = replace(view, buildings=put(view.buildings, corner, Building(seat)))
        assert cuts_of(built, 2) == cut


def test_a_full_assault_ground_holds_a_rider_back_for_the_next_roll() -> None:
    """An 11 moves the rider at I to sector 5, but where that ground is full it stays for an 8."""
    view = replace(
        view_for(4),
        levels=(0, 0, LEVELS, 0),
        waiting=((), (), (Numeral.II,) * WAITING_MOST, ()),
        gathered=((Numeral.I,), (), ()),
    )
    assert breach_chance(view, 3, 2) == 1 - Fraction(31, 36) ** 2
    empty = replace(view, waiting=((),) * 4)
    assert breach_chance(empty, 3, 2) == Fraction(5, 36) + Fraction(29, 36) * Fraction(5, 36)


def test_a_soldier_relieves_sections_from_a_ground_that_it_can_empty() -> None:
    view = seen(middle())
    view = replace(view, levels=(1, 2, 4, 3), waiting=((ONE,), (), (), (ONE,) * 3))
    grounds = view.board.grounds
    for ground, site in enumerate(grounds):
        near = tuple(sector for _, sector in site.arrows if riders_to_breach(view, sector) == 1)
        for count in range(4):
            riders = put(view.gathered, ground, (ONE,) * count)
            found = can_relieve(replace(view, gathered=riders), ground)
            assert found == (near if 0 < count < 3 else ())
    assert any(can_relieve(replace(view, gathered=((ONE,),) * 3), n) for n in range(3))


def test_a_breach_would_enter_the_hexes_with_the_fewest_riders() -> None:
    """Section 8.3: gaps first, then from the wall on."""
    view = seen(middle())
    way = view.board.sectors[0].way
    entered = view.entered
    for land, count in zip(way, (1, 0, 0), strict=True):
        entered = put(entered, land, (ONE,) * count)
    view = replace(view, entered=entered, levels=(2, 0, 0, 0))
    assert hexes_behind(view, 0) == (way[1], way[2], way[0])


def test_a_seven_is_likelier_the_more_rolls_there_are() -> None:
    assert seven_chance(0) == 0
    assert seven_chance(1) == Fraction(1, 6)
    assert seven_chance(4) == 1 - Fraction(5, 6) ** 4


@pytest.mark.parametrize(
    ("dice", "rolls"), [(None, (1, 2, 3, 4)), ((5, 3), (4, 1, 2, 3))], ids=["before", "after"]
)
def test_the_rolls_before_a_seat_can_build_again(
    dice: tuple[int, int] | None, rolls: tuple[int, ...]
) -> None:
    for to_act in range(4):
        view = replace(seen(middle()), turn=Turn(0, 9, dice=dice), to_act=to_act)
        assert tuple(rolls_before(view, seat) for seat in range(4)) == rolls


@pytest.mark.parametrize(
    ("want", "is_possible"),
    [("ore*2", True), ("ore*3", False), ("clay", False), ("wood ore", True), ("wood*2 ore", False)],
)
def test_cards_that_no_other_seat_can_have_are_known_from_the_things_in_sight(
    want: str, is_possible: bool
) -> None:
    """The others have two ore and a wood together, none of them more than two cards."""
    state = with_cards(with_cards(fixture(), B, "ore*2"), C, "wood")
    view = view_of(with_cards(state, A, "clay*3 ore"), Knowledge(), A)
    assert can_be_held(view, A, cards(want)) is is_possible


def test_of_open_hands_each_is_known() -> None:
    state = fixture(options=Options(hands=Hands.OPEN))
    state = with_cards(with_cards(with_cards(state, B, "ore wool"), C, "wood clay"), A, "grain")
    view = view_of(state, Knowledge(), A)
    assert can_be_held(view, A, cards("ore"))
    assert not can_be_held(view, A, cards("ore wood"))
    hidden = view_of(replace(state, setup=replace(state.setup, options=Options())), Knowledge(), A)
    assert can_be_held(hidden, A, cards("ore wood")), "nobody sees that"
