"""The worth of a command to the deciding seat, in 64ths of a point: quickly, for playouts.

A command is worth the difference it makes to the province and the region that it touches. Playouts
need the worths of the same tallies thousands of times: so an `Appraiser`, which all games of n
seats share, caches rows of answers. The row of an area has its key, then, for each seat, the
worth of the area, and the gains of the possible changes; answers are filled in on demand. A
position keeps the row of each of its areas and looks up another where the tally has changed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from changcheng_qt.engine.masks import bit
from changcheng_qt.titles.changcheng.core.majority import EMPTY, NEUTRALS, NOBODY, OWNER, all_walls
from changcheng_qt.titles.changcheng.core.position import with_card
from changcheng_qt.titles.changcheng.core.worth import province_worth, region_worth

if TYPE_CHECKING:
    from mypy_extensions import i64

NOW: Final = 0
ONE: Final = 1
TWO: Final = 2
NEUTRAL_WALL: Final = 3
OWN_TOWER: Final = 4
"""The answers of a region's row for each seat: its worth, and the gain of a wall, of a double that
is wholly in it, of a neutral, of a tower.
"""
FIRST_CARD: Final = 4
"""Instead of a tower, a row of a province has the gain of each kind of card."""
REGION_ANSWERS: Final = 5
PROVINCE_ANSWERS: Final = 10
HEAD: Final = 2
"""The index of the first answer in a row, after the tally and the cards."""
UNKNOWN: Final = -1_000_000
MOST_ROWS: Final = 8192
"""How many rows are cached before all are dropped."""


class Appraiser:
    """The cached worths of areas, for one number of seats and one set of rules."""

    def __init__(self, seats: i64, neutrals_compete: i64) -> None:
        self.seats: i64 = seats
        self.counting: i64 = -1 if neutrals_compete else ~NEUTRALS
        """The bits of a tally that count for majorities."""
        self.provinces: dict[int, list[i64]] = {}
        self.regions: dict[int, list[i64]] = {}

    def province_row(self, tally: i64, cards: i64, reputation: i64) -> list[i64]:
        """Return the row of a province, with cards as `Position.lying` has them."""
        key = int((((cards << 3) | reputation) << 23) | tally)
        row = self.provinces.get(key)
        if row is None:
            if len(self.provinces) >= MOST_ROWS:
                self.provinces.clear()
            row = [UNKNOWN] * int(HEAD + self.seats * PROVINCE_ANSWERS)
            row[0] = tally
            row[1] = cards
            self.provinces[key] = row
        return row

    def region_row(self, tally: i64, threat: i64, sheltered: i64) -> list[i64]:
        """Return the row of a region; `sheltered` are the seats with a tower in it."""
        key = int((((sheltered << 3) | threat) << 23) | tally)
        row = self.regions.get(key)
        if row is None:
            if len(self.regions) >= MOST_ROWS:
                self.regions.clear()
            row = [UNKNOWN] * int(HEAD + self.seats * REGION_ANSWERS)
            row[0] = tally
            row[1] = sheltered
            self.regions[key] = row
        return row

    def province_gain(self, row: list[i64], reputation: i64, seat: i64, answer: i64) -> i64:
        """Return an answer of a province's row for a seat."""
        place = HEAD + PROVINCE_ANSWERS * seat + answer
        gain = row[place]
        if gain == UNKNOWN:
            tally, cards = row[0], row[1]
            value = all_walls(tally) + (tally >> EMPTY) + reputation
            if answer >= FIRST_CARD:
                cards = with_card(cards, answer - FIRST_CARD, seat)
            elif answer:
                tally = with_walls(tally, answer, seat)
            gain = province_worth(self.seats, tally & self.counting, value, cards, seat)
            if answer:
                gain -= self.province_gain(row, reputation, seat, NOW)
            row[place] = gain
        return gain

    def region_gain(self, row: list[i64], threat: i64, seat: i64, answer: i64) -> i64:
        """Return an answer of a region's row for a seat."""
        place = HEAD + REGION_ANSWERS * seat + answer
        gain = row[place]
        if gain == UNKNOWN:
            tally, shelter = row[0], row[1]
            if answer:
                tally = with_walls(tally, answer, seat)
            if answer == OWN_TOWER:
                shelter |= bit(seat)
            gain = region_worth(self.seats, tally & self.counting, threat, shelter, seat)
            if answer:
                gain -= self.region_gain(row, threat, seat, NOW)
            row[place] = gain
        return gain


def with_walls(tally: i64, answer: i64, seat: i64) -> i64:
    """Return a tally after a wall, a double, a neutral or a tower of a seat."""
    if answer == NEUTRAL_WALL:
        return tally + bit(OWNER * NOBODY) - bit(EMPTY)
    walls: i64 = 2 if answer == TWO else 1
    return tally + walls * (bit(OWNER * seat) - bit(EMPTY))
