"""The Long Road: the longest unbranched line of a seat's roads (RIDERS 11.1).

A line runs from road to road at their corners and uses each road once; it passes buildings of its
own seat, and ends at those of others. Theory of operation: a line is a set of roads, as bits. The
longest one over a given road is that road with an arm at each end: every arm at one end is tried
with every arm at the other that has none of its roads. A new road needs only that search; a new
settlement only the whole one, of a seat with two roads there. The whole one searches road by road,
each time without those already searched.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import TypeAlias

from changcheng_qt.engine.seats import Seat
from changcheng_qt.engine.tuples import put
from changcheng_qt.titles.riders.rules.geography import Board, Corner, Road
from changcheng_qt.titles.riders.rules.pieces import LONG_ROAD_LEAST, Building
from changcheng_qt.titles.riders.rules.state import Bonus

Roads: TypeAlias = Sequence[Seat | None]
Buildings: TypeAlias = Sequence[Building | None]
_Ways: TypeAlias = Mapping[Corner, list[tuple[int, Corner]]]
"""At each corner that a line may pass, its roads as bits, each with its other end."""


def lines_with_road(
    board: Board, roads: Roads, buildings: Buildings, lines: tuple[int, ...], road: Road
) -> tuple[int, ...]:
    """Return the lengths of all longest lines after a road was built."""
    seat = roads[road]
    assert seat is not None
    return put(lines, seat, max(lines[seat], line_through(board, roads, buildings, road)))


def lines_with_building(
    board: Board, roads: Roads, buildings: Buildings, lines: tuple[int, ...], corner: Corner
) -> tuple[int, ...]:
    """Return the lengths of all longest lines after a settlement was built, which may have cut that
    of another seat.
    """
    owners = [roads[road] for road in board.roads_at[corner]]
    for seat in range(len(lines)):
        if owners.count(seat) > 1 and buildings[corner] != Building(seat):
            lines = put(lines, seat, len(longest_line(board, roads, buildings, seat)))
    return lines


def long_road(held: Bonus, lines: Sequence[int]) -> Bonus:
    """Return who holds the Long Road now, from who held it and the lengths of all longest lines."""
    most = max(lines)
    leaders = [seat for seat, length in enumerate(lines) if length == most]
    if most < LONG_ROAD_LEAST:
        return Bonus()
    if held.holder in leaders:
        return Bonus(held.holder, most)
    return Bonus(leaders[0], most) if len(leaders) == 1 else Bonus()


def line_through(board: Board, roads: Roads, buildings: Buildings, road: Road) -> int:
    """Return the length of the longest line over a road, of the seat that has it."""
    ways = _ways(board, roads, buildings, roads[road])
    return _longest_through(ways, board.ends[road], 1 << road).bit_count()


def longest_line(board: Board, roads: Roads, buildings: Buildings, seat: Seat) -> tuple[Road, ...]:
    """Return the roads of a seat's longest line, of several the first found."""
    ways = _ways(board, roads, buildings, seat)
    best = searched = 0
    for road, owner in enumerate(roads):
        if owner == seat:
            found = _longest_through(ways, board.ends[road], 1 << road, searched)
            best = max(best, found, key=int.bit_count)
            searched |= 1 << road
    return tuple(road for road in range(board.roads) if best >> road & 1)


def _ways(board: Board, roads: Roads, buildings: Buildings, seat: Seat | None) -> _Ways:
    ways: dict[Corner, list[tuple[int, Corner]]] = {}
    for road, owner in enumerate(roads):
        if owner == seat:
            one, other = board.ends[road]
            for start, end in ((one, other), (other, one)):
                building = buildings[start]
                if building is None or building.seat == seat:
                    ways.setdefault(start, []).append((1 << road, end))
    return ways


def _longest_through(ways: _Ways, ends: tuple[Corner, Corner], road: int, barred: int = 0) -> int:
    """Return the longest line over a road without the barred ones, as bits."""
    one, other = ends
    lines = (
        line
        for arm in _arms(ways, one, road, road | barred)
        for line in _arms(ways, other, arm, arm | barred)
    )
    return max(lines, key=int.bit_count)


def _arms(ways: _Ways, corner: Corner, line: int, barred: int) -> Iterator[int]:
    """Return a line in bits with each arm that it can have at a corner, none included."""
    yield line
    for road, end in ways.get(corner, ()):
        if not road & barred:
            yield from _arms(ways, end, line | road, barred | road)
