"""The fields of a position that follow from others, computed from scratch.

`building` and `riders` keep them up to date.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from changcheng_qt.engine.masks import lowest_bit
from changcheng_qt.titles.riders.core.packed import CARD

if TYPE_CHECKING:
    from mypy_extensions import i64

    from changcheng_qt.titles.riders.core.fields import Position

WORD: Final = 60
"""How many bits of a mask are read at once, as a native integer."""
_WHOLE: Final = (1 << 60) - 1


def lay_tables(position: Position) -> None:
    """Compute all fields that follow from buildings, roads and riders."""
    frame = position.frame
    position.built = 0
    position.taken_roads = 0
    position.blocked = frame.fort_sites
    seat: i64 = 0
    while seat < frame.seats:
        position.built |= position.settled[seat] | position.cities[seat]
        position.taken_roads |= position.roads[seat]
        seat += 1
    for corner in numbers_of(position.built):
        position.blocked |= frame.near[corner]
    position.ends = [0] * int(frame.seats)
    position.open_roads = [0] * int(frame.seats)
    seat = 0
    while seat < frame.seats:
        position.ends[seat] = ends_of(position, position.roads[seat])
        open_roads(position, seat)
        seat += 1
    position.income = [0] * int(13 * frame.seats)
    position.outlooks = [None] * int(frame.seats)
    for lands in frame.yielding:
        if lands:
            yield_again(position, lands[0])


def numbers_of(mask: int) -> list[i64]:
    """Return the numbers of a mask of any size, from the lowest on."""
    found: list[i64] = []
    first: i64 = 0
    while mask:
        word: i64 = mask & _WHOLE
        while word:
            found.append(first + lowest_bit(word))
            word &= word - 1
        mask >>= WORD
        first += WORD
    return found


def ends_of(position: Position, roads: int) -> int:
    """Return the corners at some roads."""
    frame = position.frame
    found = 0
    for road in numbers_of(roads):
        found |= frame.bits[frame.ends[2 * road]] | frame.bits[frame.ends[2 * road + 1]]
    return found


def open_roads(position: Position, seat: i64) -> None:
    """Find the roads at the corners that a seat has reached: its buildings, and the ends of its
    roads without a building of another.
    """
    own = position.settled[seat] | position.cities[seat]
    corners = own | (position.ends[seat] & ~position.built)
    found = 0
    for corner in numbers_of(corners):
        found |= position.frame.roads_at[corner]
    position.open_roads[seat] = found


def yield_again(position: Position, land: i64) -> None:
    """Compute the goods of the number of a hex again; those of a desert are none."""
    frame = position.frame
    number: i64 = frame.number_of[land]
    seat: i64 = 0
    while seat < frame.seats:
        goods: i64 = 0
        for place in frame.yielding[number]:
            if not position.entered[place]:
                corners = frame.corners_of[place]
                shares: i64 = (position.settled[seat] & corners).bit_count()
                shares += 2 * (position.cities[seat] & corners).bit_count()
                goods += shares * CARD[frame.good_of[place]]
        position.income[number * frame.seats + seat] = goods
        seat += 1
