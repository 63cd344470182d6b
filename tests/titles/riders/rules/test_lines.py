"""The Long Road: RIDERS 11.1, the worked cases 14 and 15, and the networks of the fixed numbers."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import pytest

from changcheng_qt.engine.seats import Seat
from changcheng_qt.engine.tuples import put
from changcheng_qt.titles.riders.rules.geography import Corner, Road, board_for
from changcheng_qt.titles.riders.rules.lines import (
    line_through,
    lines_with_building,
    lines_with_road,
    long_road,
    longest_line,
)
from changcheng_qt.titles.riders.rules.pieces import Building
from changcheng_qt.titles.riders.rules.state import Bonus
from tests.titles.riders.rules.cases import CASES

BOARD = board_for(4)
HILLS = BOARD.land_of["4.hills4"]
FREE: tuple[Building | None, ...] = (None,) * BOARD.corners
Roads = tuple[Seat | None, ...]


def laid(networks: Mapping[Seat, Sequence[Road]]) -> Roads:
    """The roads of a map, from those of each seat."""
    roads: Roads = (None,) * BOARD.roads
    for seat, own in networks.items():
        for road in own:
            roads = put(roads, road, seat)
    return roads


def length(roads: Roads, buildings: Sequence[Building | None] = FREE, seat: Seat = 0) -> int:
    """The length of a seat's longest line."""
    return len(longest_line(BOARD, roads, buildings, seat))


@pytest.mark.parametrize("network", CASES["roads"])
def test_the_networks_of_the_fixed_numbers(network: dict[str, Any]) -> None:
    roads = laid(
        {int(s): [BOARD.road_of[word] for word in own] for s, own in network["roads"].items()}
    )
    buildings = FREE
    for seat, own in network["buildings"].items():
        for word in own:
            buildings = put(buildings, BOARD.corner_of[word], Building(int(seat)))
    assert [length(roads, buildings, seat) for seat in (0, 1)] == network["lengths"]


def test_a_loop_a_tail_and_a_fork() -> None:
    loop = BOARD.roads_of[HILLS]
    assert length(laid({0: loop})) == 6
    tail = BOARD.road_of["4.mountains5.SE"]
    assert length(laid({0: (*loop, tail)})) == 7
    fork = BOARD.corner_of["4.hills4.E"]
    arms = list(BOARD.roads_at[fork])
    for road in BOARD.roads_at[fork]:
        end = next(end for end in BOARD.ends[road] if end != fork)
        arms.append(next(one for one in BOARD.roads_at[end] if one != road))
    assert len(set(arms)) == 6
    assert length(laid({0: arms})) == 4


def test_a_foreign_building_ends_a_line_and_an_own_one_does_not() -> None:
    line = BOARD.roads_of[HILLS][:5]
    roads = laid({0: line})
    middle = next(iter(set(BOARD.ends[line[2]]) & set(BOARD.ends[line[3]])))
    assert length(roads, put(FREE, middle, Building(0))) == 5
    assert length(roads, put(FREE, middle, Building(1))) == 3
    assert length(roads, put(FREE, middle, Building(1, is_city=True))) == 3
    end = next(iter(set(BOARD.ends[line[0]]) - set(BOARD.ends[line[1]])))
    assert length(roads, put(FREE, end, Building(1))) == 5


def test_the_line_is_made_of_the_roads_it_is_as_long_as() -> None:
    loop = BOARD.roads_of[HILLS]
    away = BOARD.road_of["6.mountains4.N"]
    assert longest_line(BOARD, laid({0: (*loop, away)}), FREE, 0) == tuple(sorted(loop))
    assert line_through(BOARD, laid({0: (*loop, away)}), FREE, away) == 1
    assert longest_line(BOARD, laid({0: loop}), FREE, 1) == ()


def test_the_long_road_goes_to_the_seat_that_is_alone_in_front() -> None:
    nobody = Bonus()
    assert long_road(nobody, (4, 3, 2, 1)) == nobody
    held = long_road(nobody, (5, 3, 2, 1))
    assert held == Bonus(0, 5)
    assert long_road(held, (5, 5, 2, 1)) == Bonus(0, 5)
    longer = long_road(held, (5, 6, 2, 1))
    assert longer == Bonus(1, 6)
    assert long_road(longer, (5, 3, 2, 1)) == Bonus(0, 5)
    assert long_road(longer, (5, 3, 2, 5)) == nobody
    assert long_road(nobody, (5, 3, 2, 6)) == Bonus(3, 6)
    assert long_road(longer, (4, 4, 2, 1)) == nobody
    assert long_road(longer, (5, 5, 2, 1)) == Bonus(1, 5)


def test_a_settlement_in_the_middle_cuts_the_line_of_another_seat() -> None:
    line = BOARD.roads_of[HILLS]
    roads = laid({1: line})
    two = [BOARD.corners_of[HILLS][0], BOARD.corners_of[HILLS][3]]
    buildings = put(FREE, two[0], Building(2))
    assert lines_with_building(BOARD, roads, buildings, (5, 6, 0, 0), two[0]) == (5, 6, 0, 0)
    buildings = put(buildings, two[1], Building(2))
    assert lines_with_building(BOARD, roads, buildings, (5, 6, 0, 0), two[1]) == (5, 3, 0, 0)


def by_trying_all(roads: Roads, buildings: Sequence[Building | None], seat: Seat) -> int:
    """The length of a longest line, by walking every line from every corner."""

    def onward(corner: Corner, walked: frozenset[Road]) -> int:
        building = buildings[corner]
        if walked and building is not None and building.seat != seat:
            return len(walked)
        longest = len(walked)
        for road in BOARD.roads_at[corner]:
            if roads[road] == seat and road not in walked:
                one, other = BOARD.ends[road]
                end = other if corner == one else one
                longest = max(longest, onward(end, walked | {road}))
        return longest

    return max(onward(corner, frozenset()) for corner in range(BOARD.corners))


def is_joint(roads: Roads, corner: Corner) -> bool:
    """Whether a seat has two roads at a corner."""
    owners = [roads[road] for road in BOARD.roads_at[corner]]
    return any(owners.count(seat) > 1 for seat in (0, 1))


def grown(rng: Random) -> int:
    """Build roads and settlements of two seats at random, compare each time, and return how often a
    line was cut.
    """
    roads: Roads = (None,) * BOARD.roads
    lines: tuple[int, ...] = (0, 0)
    buildings, cuts = FREE, 0
    for _ in range(40):
        joints = [c for c in range(BOARD.corners) if is_joint(roads, c) and buildings[c] is None]
        if joints and rng.random() < 0.2:
            corner = rng.choice(joints)
            before = lines
            buildings = put(buildings, corner, Building(rng.randrange(2)))
            lines = lines_with_building(BOARD, roads, buildings, lines, corner)
            cuts += lines != before
        elif roads.count(seat := rng.randrange(2)) < 15:
            road = rng.choice([r for r in range(BOARD.roads) if may_grow(roads, r, seat)])
            roads = put(roads, road, seat)
            lines = lines_with_road(BOARD, roads, buildings, lines, road)
        assert lines == tuple(by_trying_all(roads, buildings, seat) for seat in (0, 1))
        for seat in (0, 1):
            line = longest_line(BOARD, roads, buildings, seat)
            assert len(line) == lines[seat]
            assert {roads[road] for road in line} <= {seat}
            assert by_trying_all(laid({seat: line}), buildings, seat) == len(line)
    return cuts


def may_grow(roads: Roads, road: Road, seat: Seat) -> bool:
    """Whether a free road touches one of a seat, or would be its first."""
    near = {roads[other] for end in BOARD.ends[road] for other in BOARD.roads_at[end]}
    return roads[road] is None and (seat in near or seat not in roads)


@pytest.mark.no_cover
def test_lines_that_grow_and_are_cut_are_those_found_by_trying_all() -> None:
    assert sum(grown(Random(seed)) for seed in range(12)) > 12
