"""Places of the map: the sector of each, and how many rolls give something there."""

import pytest

from changcheng_qt.engine.seats import PUBLIC
from changcheng_qt.titles.riders.rules.geography import Board, board_for
from changcheng_qt.titles.riders.rules.knowledge import Knowledge
from changcheng_qt.titles.riders.rules.pieces import NO_GOODS, Good, first_of, goods, to_give_up
from changcheng_qt.titles.riders.rules.places import (
    ArrowPlace,
    AssaultPlace,
    CornerPlace,
    DicePlace,
    GroundPlace,
    HarbourPlace,
    HexPlace,
    HomePlace,
    PaymentPlace,
    RoadPlace,
    SeaPlace,
    SectionPlace,
    SupplyPlace,
    rolls_at,
    sector_of,
)
from changcheng_qt.titles.riders.rules.view import view_of
from tests.titles.riders.rules.scene import cards, fixture

OUTSIDE = (
    *(SeaPlace(), GroundPlace(), HomePlace(), DicePlace()),
    *(SupplyPlace(Good.ORE), PaymentPlace(Good.ORE)),
)
ROLLS = {number: 6 - abs(7 - number) for number in range(2, 13)}


@pytest.fixture(params=[4, 6])
def board(request: pytest.FixtureRequest) -> Board:
    seats: int = request.param
    return board_for(seats)


def test_a_place_is_in_the_sector_of_a_hex_next_to_it(board: Board) -> None:
    sectors = [land.sector for land in board.lands]
    for land, sector in enumerate(sectors):
        assert sector_of(board, HexPlace(land)) == sector
    for corner, lands in enumerate(board.lands_at):
        beside = {sectors[land] for land in lands}
        assert not beside or sector_of(board, CornerPlace(corner)) in beside
    for road in {road for roads in board.roads_of for road in roads}:
        beside = {sectors[land] for land, roads in enumerate(board.roads_of) if road in roads}
        assert sector_of(board, RoadPlace(road)) in beside
    for number, harbour in enumerate(board.harbours):
        assert sector_of(board, HarbourPlace(number)) == sectors[harbour.land]


def test_wall_ground_and_arrow_are_those_of_their_sector(board: Board) -> None:
    for sector in range(len(board.sectors)):
        assert sector_of(board, SectionPlace(sector)) == sector
        assert sector_of(board, AssaultPlace(sector)) == sector
    for number, (_, sector) in board.arrow_of.items():
        assert sector_of(board, ArrowPlace(number)) == sector


@pytest.mark.parametrize("place", OUTSIDE)
def test_sea_steppe_and_quay_are_in_no_sector_and_no_roll_gives_anything_there(
    place: SeaPlace | GroundPlace | HomePlace | DicePlace | SupplyPlace | PaymentPlace,
) -> None:
    view = view_of(fixture(), Knowledge(), PUBLIC)
    assert sector_of(view.board, place) is None
    assert rolls_at(view, place) == 0


def test_a_corner_gives_on_the_numbers_around_it_and_a_road_as_its_better_end() -> None:
    view = view_of(fixture(), Knowledge(), PUBLIC)
    board = view.board
    for corner, lands in enumerate(board.lands_at):
        numbers = {number for land in lands if (number := board.lands[land].number) is not None}
        assert rolls_at(view, CornerPlace(corner)) == sum(ROLLS[number] for number in numbers)
    for road, ends in enumerate(board.ends):
        each = [rolls_at(view, CornerPlace(end)) for end in ends]
        assert rolls_at(view, RoadPlace(road)) == max(each)


def test_a_hex_and_an_arrow_are_rolled_as_often_as_their_number() -> None:
    view = view_of(fixture(), Knowledge(), PUBLIC)
    for number, land in enumerate(view.board.lands):
        wanted = 0 if land.number is None else ROLLS[land.number]
        assert rolls_at(view, HexPlace(number)) == wanted
    assert any(land.number is None for land in view.board.lands)
    for number in view.board.arrow_of:
        assert rolls_at(view, ArrowPlace(number)) == ROLLS[number]


def test_the_first_cards_of_some_goods_are_at_most_all_of_them() -> None:
    some = cards("wood wood clay ore")
    assert first_of(some, 3) == cards("wood wood clay")
    assert first_of(some, 9) == some
    assert first_of(some, 0) == NO_GOODS


def test_cards_are_given_up_from_the_largest_surplus() -> None:
    hand = cards("wood wood wood clay clay ore")
    assert to_give_up(hand, NO_GOODS, 1) == cards("wood")
    assert to_give_up(hand, NO_GOODS, 3) == cards("wood wood clay")
    assert to_give_up(hand, cards("wood wood wood"), 3) == cards("clay clay ore")
    assert to_give_up(hand, hand, 6) == hand, "what is kept goes last, and still goes"


@pytest.mark.parametrize("count", range(1, 4))
@pytest.mark.parametrize("good", Good)
def test_only_what_is_held_is_given_up(good: Good, count: int) -> None:
    hand = goods(*[good] * 3)
    assert to_give_up(hand, cards("wood clay wool grain ore"), count) == goods(*[good] * count)
