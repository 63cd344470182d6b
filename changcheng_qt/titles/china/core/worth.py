"""The worth of regions and courts to the seats, averaged over likely continuations, in 64ths of a
point, from their tallies alone.

Theory of operation. An empty space will hold a house at the end with a chance that depends on the
number of cards to come; every seat is equally likely to own it. So the score of a region's houses
is an average over all ways in which it may be filled; it follows from the averages of the tallies
with one empty space less, and every tally is computed once. The same is true of the places left in
a court: there the average is the chance to lead in it.

An `Appraiser` caches these averages for one number of seats: they depend on no game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from changcheng_qt.engine.masks import bit
from changcheng_qt.titles.china.core.fields import COURT, EMPTY, most_of, sum_of
from changcheng_qt.titles.china.core.scoring import house_points, leaders

if TYPE_CHECKING:
    from mypy_extensions import i64

POINT: Final = 64
"""How many units make a point."""
OTHERS: Final = 58
"""The weight of the others' mean, in 64ths."""
REGION: Final = (1 << 24) - 1
"""The part of a tally that determines the score of the region's houses."""
UNKNOWN: Final = -1_000_000
CHANCE: Final = 12
LARGEST: Final = 4095
"""How many bits the sums of five seats' chances take, and the largest number of as many."""
LEVELS: Final = 8
"""The number of levels of the chance that a place will be taken."""
MOST_ROWS: Final = 100_000
"""How many averages are cached before all are dropped."""


class Appraiser:
    """The cached averages for one number of seats."""

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.regions: dict[int, list[i64]] = {}
        self.courts: dict[int, i64] = {}
        self.rows: dict[int, list[i64]] = {}

    def region(self, tally: i64, level: i64) -> list[i64]:
        """Return the expected score of a region's houses for each seat, in 64ths; of the tally only
        houses and empty spaces count. `level` is the chance that a space is filled, in eighths.
        """
        tally &= REGION
        key = int((level << 24) | tally)
        row = self.regions.get(key)
        if row is None:
            row = self.average_region(tally, level)
            if len(self.regions) >= MOST_ROWS:
                self.regions.clear()
            self.regions[key] = row
        return row

    def average_region(self, tally: i64, level: i64) -> list[i64]:
        """Compute the result of `region`."""
        seats = self.seats
        row: list[i64] = [0] * int(seats)
        seat: i64 = 0
        if not tally >> EMPTY or not level:
            while seat < seats:
                row[seat] = house_points(tally, seat) * POINT
                seat += 1
            return row
        rest = tally - bit(EMPTY)
        add(row, self.region(rest, level), (LEVELS - level) * seats)
        while seat < seats:
            add(row, self.region(rest + bit(4 * seat), level), level)
            seat += 1
        divide(row, LEVELS * seats)
        return row

    def gains(self, key: i64) -> list[i64]:
        """Return a row for a level and the relevant part of a region's tally: first the same, then
        for each seat the `gain` of a house and of a later one, as far as known.
        """
        row = self.rows.get(int(key))
        if row is None:
            if len(self.rows) >= MOST_ROWS:
                self.rows.clear()
            row = [UNKNOWN] * int(1 + 2 * self.seats)
            row[0] = key
            self.rows[int(key)] = row
        return row

    def gain(self, key: i64, seat: i64, later: i64) -> i64:
        """Return the gain of a seat in a region by one more house of its own, or by the next one if
        `later` is 1.
        """
        level, tally = key >> 24, key & REGION
        house = bit(4 * seat) - bit(EMPTY)
        tally += later * house
        before = self.share(self.region(tally, level), seat)
        return self.share(self.region(tally + house, level), seat) - before

    def share(self, row: list[i64], seat: i64) -> i64:
        """Return the worth of points to a seat: its own less its part of the others'."""
        total: i64 = 0
        for points in row:
            total += points
        own = row[seat]
        return own - (OTHERS * (total - own)) // (64 * (self.seats - 1))

    def court_of(self, tally: i64, level: i64) -> i64:
        """Return the chance of each seat to lead in the court of a region at the end, in 64ths, in
        fields of `CHANCE` bits.
        """
        emissaries = (tally >> COURT) & 0xFFFFF
        room = most_of(tally) + (((tally >> EMPTY) & 15) >> 1) - sum_of(emissaries)
        return self.court(emissaries, max(0, room), level >> 1)

    def court(self, emissaries: i64, room: i64, level: i64) -> i64:
        """Return the chance of each seat to lead in a court with `room` places left, as `court_of`
        does; emissaries in four bits a seat.
        """
        key = int((((level << 4) | room) << 20) | emissaries)
        row = self.courts.get(key)
        if row is None:
            row = self.average_court(emissaries, room, level)
            if len(self.courts) >= MOST_ROWS:
                self.courts.clear()
            self.courts[key] = row
        return row

    def average_court(self, emissaries: i64, room: i64, level: i64) -> i64:
        """Compute the result of `court`."""
        seats = self.seats
        row: i64 = 0
        seat: i64 = 0
        if not room or not level:
            leading = leaders(emissaries)
            while seat < seats:
                row += (POINT * ((leading >> (4 * seat)) & 1)) << (CHANCE * seat)
                seat += 1
            return row
        total = (LEVELS - level) * seats * self.court(emissaries, room - 1, level)
        while seat < seats:
            total += level * self.court(emissaries + bit(4 * seat), room - 1, level)
            seat += 1
        seat = 0
        while seat < seats:
            row += (((total >> (CHANCE * seat)) & LARGEST) // (LEVELS * seats)) << (CHANCE * seat)
            seat += 1
        return row


def add(row: list[i64], other: list[i64], times: i64) -> None:
    """Add another row to `row`, `times` times."""
    place: i64 = 0
    while place < len(row):
        row[place] += times * other[place]
        place += 1


def divide(row: list[i64], by: i64) -> None:
    """Divide every number of a row, rounding down."""
    place: i64 = 0
    while place < len(row):
        row[place] //= by
        place += 1
