"""The Long Road (RIDERS 11.1): the longest unbranched line of a seat's roads.

A line uses each road once and passes no building of another seat. From every corner at the roads
of a seat each line is followed to its end.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from changcheng_qt.titles.riders.core.frame import NOBODY
from changcheng_qt.titles.riders.core.tables import lowest

if TYPE_CHECKING:
    from mypy_extensions import i64

    from changcheng_qt.titles.riders.core.fields import Position
    from changcheng_qt.titles.riders.core.frame import Frame

LEAST: Final = 5


def longest_line(position: Position, seat: i64) -> i64:
    """Return the length of a seat's longest line."""
    return longest_among(position, seat, position.roads[seat], position.ends[seat])


def lengthens(position: Position, seat: i64, road: i64) -> bool:
    """Return whether one more road of a seat makes its longest line longer."""
    frame = position.frame
    ends = frame.bits[frame.ends[2 * road]] | frame.bits[frame.ends[2 * road + 1]]
    roads, corners = position.roads[seat] | frame.bits[road], position.ends[seat] | ends
    return longest_among(position, seat, roads, corners) > position.longest[seat]


def longest_among(position: Position, seat: i64, roads: int, corners: int) -> i64:
    """Return the length of the longest line of a seat over roads; corners are their ends."""
    passable = ~(position.built & ~(position.settled[seat] | position.cities[seat]))
    best: i64 = 0
    while corners:
        best = max(best, arm(position.frame, lowest(corners), roads, passable))
        corners &= corners - 1
    return best


def arm(frame: Frame, corner: i64, left: int, passable: int) -> i64:
    """Return the length of the longest line from a corner over the roads that are left."""
    here = frame.roads_at[corner] & left
    best: i64 = 0
    while here:
        road = lowest(here)
        end: i64 = frame.ends[2 * road] + frame.ends[2 * road + 1] - corner
        length: i64 = 1
        if passable & frame.bits[end]:
            length += arm(frame, end, left & ~frame.bits[road], passable)
        best = max(best, length)
        here &= here - 1
    return best


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
