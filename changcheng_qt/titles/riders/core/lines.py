"""The Long Road (RIDERS 11.1): the longest unbranched line of a seat's roads.

A line uses each road once and passes no building of another seat. Every line of a seat is followed
to its end, from each road in each direction. A road counts twice here: its number among the seat's
roads twice, and one more where a line leaves it at its second end. So all roads of a seat in both
directions fit a native integer.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from changcheng_qt.engine.masks import bit, lowest_bit
from changcheng_qt.titles.riders.core.frame import NOBODY
from changcheng_qt.titles.riders.core.tables import numbers_of

if TYPE_CHECKING:
    from mypy_extensions import i64

    from changcheng_qt.titles.riders.core.fields import Position

LEAST: Final = 5


def longest_line(position: Position, seat: i64) -> i64:
    """Return the length of a seat's longest line."""
    return longest_among(position, seat, position.roads[seat])


def lengthens(position: Position, seat: i64, road: i64) -> bool:
    """Return whether one more road of a seat makes its longest line longer."""
    roads = position.roads[seat] | position.frame.bits[road]
    return longest_among(position, seat, roads) > position.longest[seat]


def longest_among(position: Position, seat: i64, roads: int) -> i64:
    """Return the length of the longest line of a seat over roads."""
    after = followers(position, seat, numbers_of(roads))
    best: i64 = 0
    way: i64 = 0
    while way < len(after):
        best = max(best, arm(after, way, bit(len(after)) - 1))
        way += 1
    return best


def followers(position: Position, seat: i64, roads: list[i64]) -> list[i64]:
    """Return for each of some roads in each direction the ways on: none past a building of another
    seat.
    """
    foreign = position.built & ~(position.settled[seat] | position.cities[seat])
    ends = position.frame.ends
    found: list[i64] = []
    for road in roads:
        side: i64 = 0
        while side < 2:
            corner: i64 = ends[2 * road + side]
            ways: i64 = 0
            if not foreign & position.frame.bits[corner]:
                way: i64 = 0
                for other in roads:
                    if ends[2 * other] == corner:
                        ways |= bit(way + 1)
                    elif ends[2 * other + 1] == corner:
                        ways |= bit(way)
                    way += 2
            found.append(ways)
            side += 1
    return found


def arm(after: list[i64], way: i64, left: i64) -> i64:
    """Return the length of the longest line that begins with a road in a direction, over those that
    are left.
    """
    left &= ~(bit(way) | bit(way ^ 1))
    here = after[way] & left
    best: i64 = 0
    while here:
        best = max(best, arm(after, lowest_bit(here), left))
        here &= here - 1
    return best + 1


def award_long_road(position: Position) -> None:
    """Give the Long Road to the seat that is due to have it."""
    most: i64 = 0
    leaders: i64 = 0
    leader: i64 = NOBODY
    for seat, line in enumerate(position.longest):
        length: i64 = line
        if length > most:
            most = length
            leaders = 0
        if length == most:
            leaders += 1
            leader = seat
    holder = position.road_holder
    keeps = holder != NOBODY and position.longest[holder] == most
    if most >= LEAST and keeps:
        position.road_size = most
    elif most >= LEAST and leaders == 1:
        position.road_holder = leader
        position.road_size = most
    else:
        position.road_holder = NOBODY
        position.road_size = 0
