"""The worth of regions, courts and commands for the flat core of China."""

from dataclasses import replace

import pytest

from changcheng_qt.titles.china.core import worth
from changcheng_qt.titles.china.core.commands import (
    EMISSARY,
    FORTIFICATION,
    HOUSE,
    SWAP,
    TAKE,
    command,
)
from changcheng_qt.titles.china.core.fields import COURT, EMPTY
from changcheng_qt.titles.china.core.flatten import flatten
from changcheng_qt.titles.china.core.worth import CHANCE, LARGEST, LEVELS, POINT, Appraiser
from changcheng_qt.titles.china.rules.pieces import Supply
from changcheng_qt.titles.china.rules.setup import Options
from changcheng_qt.titles.china.rules.state import State
from tests.titles.china.rules.scene import X, Y, Z, lay


def tally(*houses: int, empty: int = 0, court: tuple[int, ...] = ()) -> int:
    """Return the tally of a region."""
    found = empty << EMPTY
    for seat, count in enumerate(houses):
        found += count << (4 * seat)
    for seat, count in enumerate(court):
        found += count << (COURT + 4 * seat)
    return found


def points(row: list[int]) -> list[float]:
    """Return a row in points."""
    return [int(value) / POINT for value in row]


def chances(packed: int) -> list[float]:
    """Return the chances of three seats."""
    return [(int(packed) >> (CHANCE * seat) & LARGEST) / POINT for seat in range(3)]


def test_a_full_region_is_worth_what_it_scores() -> None:
    appraiser = Appraiser(3)
    assert points(appraiser.region(tally(3, 2, 1), LEVELS)) == [6, 3, 2]
    assert points(appraiser.region(tally(2, 2, 0), LEVELS)) == [4, 4, 0]


def test_a_space_that_nobody_will_take_changes_nothing() -> None:
    assert points(Appraiser(3).region(tally(2, 1, 0, empty=3), 0)) == [3, 2, 0]


def test_an_empty_space_is_an_average() -> None:
    """Taken by each in turn: 3 and 2, 2 and 2 for one house each, 3, 3 with the third's."""
    row = points(Appraiser(3).region(tally(1, 1, 0, empty=1), LEVELS))
    assert row == pytest.approx([(3 + 2 + 3) / 3, (2 + 3 + 3) / 3, 3 / 3], abs=0.02)


def test_a_full_court_is_led_by_the_seat_with_most_emissaries() -> None:
    appraiser = Appraiser(3)
    assert chances(appraiser.court_of(tally(3, empty=0, court=(2, 1)), LEVELS)) == [1, 0, 0]
    assert chances(appraiser.court_of(tally(2, empty=0, court=(1, 1)), LEVELS)) == [1, 1, 0]
    assert chances(appraiser.court_of(tally(2), 0)) == [0, 0, 0]


def test_places_left_in_a_court_leave_a_chance() -> None:
    first, second, third = chances(Appraiser(3).court_of(tally(5, court=(2, 1)), LEVELS))
    assert 1 > first > second > third > 0


def test_a_house_gains_what_it_changes() -> None:
    appraiser = Appraiser(3)
    key = (LEVELS << 24) | tally(2, 2, 0, empty=1)
    gain = int(appraiser.gain(key, 0, 0)) / POINT
    assert gain > 0
    assert appraiser.gain(key, 0, 0) == appraiser.gain(key, 1, 0) > appraiser.gain(key, 2, 0)


def test_the_memory_of_averages_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    if not str(worth.__file__).endswith(".py"):
        pytest.skip("native code takes no other bound")
    monkeypatch.setattr(worth, "MOST_ROWS", 5)
    appraiser = Appraiser(3)
    wanted = Appraiser(3).region(tally(1, empty=2), 4)
    for houses in range(1, 9):
        appraiser.region(tally(houses), 4)
        appraiser.court(houses, 0, 4)
        appraiser.gains(houses)
    assert appraiser.region(tally(1, empty=2), 4) == wanted
    assert max(len(appraiser.regions), len(appraiser.courts), len(appraiser.rows)) <= 5


def gain(state: State, kind: int, where: str | int, pay: int = 0) -> int:
    """Return the worth of a command in a position; places by their names."""
    board = state.setup.board
    if isinstance(where, str):
        names = board.region_numbers if kind == EMISSARY else board.space_numbers
        where = names[where]
    return int(flatten(state).gain(command(kind, where, pay)))


def test_a_house_that_joins_others_gains_more_the_longer_the_row_becomes() -> None:
    board = lay().state.setup.board
    gains = []
    for count in range(5):
        way = way_over(board.beside, count + 1)
        houses = {board.spaces[space].id: X for space in way[:-1]}
        gains.append(int(flatten(lay(houses=houses).state).road_gain(way[-1])))
    assert gains[0] < gains[1] < gains[2] < gains[3] > gains[4] > gains[1]


def way_over(beside: tuple[int, ...], spaces: int) -> list[int]:
    """Return the first way over n spaces, without a shorter one between any of them."""
    ways = [[space] for space in range(len(beside))]
    while len(ways[0]) < spaces:
        ways = [
            [*way, space]
            for way in ways
            for space in range(len(beside))
            if [one for one in way if beside[one] >> space & 1] == way[-1:] and space not in way
        ]
    return ways[0]


def test_a_line_that_can_grow_no_more_has_only_its_points() -> None:
    state = lay("red green yellow", houses={"wei": {X: 6}}).state
    free = next(space for space, owner in enumerate(state.houses) if owner is None)
    last = replace(state, exhausted=2, pile=())
    assert flatten(last).road_gain(free) < flatten(state).road_gain(free)
    full = replace(state, houses=tuple(Y if one is None else one for one in state.houses))
    core = flatten(full)
    assert core.has_room(core.houses(X)) == 0
    assert core.pace() == 0


def test_a_pair_costs_more_than_a_card() -> None:
    state = lay("red green green", houses={"wei": {Y: 2}}).state
    assert gain(state, HOUSE, "puzi", 2) < gain(state, HOUSE, "puzi")


def test_two_pieces_are_worth_more_than_one() -> None:
    houses = {"wei": {Y: 2}}
    two, one = (lay(hand, houses=houses).state for hand in ("red red green", "red green yellow"))
    assert gain(two, HOUSE, "anyi") > gain(one, HOUSE, "anyi")
    assert gain(two, EMISSARY, "wei") > gain(one, EMISSARY, "wei")
    last = {X: Supply(1, 1, 0)}
    none, houses_only = (
        lay("red red green", houses={"wei": {Y: count}}, supplies=last).state for count in (1, 2)
    )
    assert gain(none, HOUSE, "anyi") < gain(two, HOUSE, "anyi")
    assert gain(houses_only, EMISSARY, "wei") <= gain(two, EMISSARY, "wei")


def test_a_fortification_wants_a_house_on_it() -> None:
    options = Options(fortifications=True)
    wei = {"wei": {X: 3, Y: 2}}
    able, unable = (
        lay(hand, houses=wei, options=options).state for hand in ("red red red", "red green yellow")
    )
    town = next(
        able.setup.board.spaces[space].id
        for space in able.free_in(able.setup.board.region_numbers["wei"])
    )
    assert gain(able, FORTIFICATION, town) > 0 > gain(unable, FORTIFICATION, town)
    empty = lay("red red red", options=options).state
    assert gain(empty, FORTIFICATION, "puzi") < 0


def test_a_card_is_worth_more_with_others_of_its_colour_and_with_room() -> None:
    state = lay("red green green", turn=replace(lay().state.turn, pieces=1, region=2)).state
    red, green, orange = (int(colour) for colour in (0, 1, 3))
    assert gain(state, TAKE, green) == gain(state, TAKE, red) > 0 > gain(state, TAKE, orange)
    board = state.setup.board
    houses = tuple(
        Z if board.colour_of(town.region) == red else owner
        for owner, town in zip(state.houses, board.spaces, strict=True)
    )
    courts = tuple(
        (0, 0, 8, 0) if land.colour == red else court
        for court, land in zip(state.courts, board.regions, strict=True)
    )
    closed = replace(state, houses=houses, courts=courts)
    assert gain(closed, TAKE, red) < gain(state, TAKE, red)
    assert gain(state, SWAP, green) < 0
