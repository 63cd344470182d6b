"""The worth of a command to the deciding seat, in 64ths of a point.

The worth of a block is its change of its province and its region, that of a card its change of its
province, each less the cost of the piece or card. A position keeps a row of answers for each area,
and looks up another in the cache of its appraiser where the tally has changed. Kept pieces and
cards have a worth: these weights were tuned with those of `worth`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from changcheng_qt.titles.changcheng.core.appraisal import (
    FIRST_CARD,
    HEAD,
    NEUTRAL_WALL,
    ONE,
    OWN_TOWER,
    PROVINCE_ANSWERS,
    REGION_ANSWERS,
    TWO,
    UNKNOWN,
    Appraiser,
)
from changcheng_qt.titles.changcheng.core.attack import sheltered
from changcheng_qt.titles.changcheng.core.building import double_points
from changcheng_qt.titles.changcheng.core.choices import choice_gain
from changcheng_qt.titles.changcheng.core.commands import CARD, DOUBLE, NEUTRAL, SINGLE, TOWER
from changcheng_qt.titles.changcheng.core.frame import NOWHERE, REWARD, Frame
from changcheng_qt.titles.changcheng.core.position import Position, with_card
from changcheng_qt.titles.changcheng.core.worth import POINT

if TYPE_CHECKING:
    from mypy_extensions import i64

DOUBLE_COST: Final = 154
"""The worth of keeping a double."""
TOWER_COST: Final = 19
"""The worth of keeping a tower."""
CARD_COST: Final = 2 * POINT
"""The worth of keeping a card, with Imperial Reward."""


class Weighed(Position):
    """A position whose commands are weighed."""

    def __init__(self, frame: Frame, appraiser: Appraiser) -> None:
        super().__init__(frame)
        self.appraiser = appraiser
        self.province_rows: list[list[i64]] = []
        self.region_rows: list[list[i64]] = []

    def open_rows(self) -> None:
        """Start with an outdated row for each area of a new board."""
        while len(self.province_rows) < self.frame.areas:
            self.province_rows.append([-1, -1])
            self.region_rows.append([-1, -1])

    def gain(self, command: i64) -> i64:
        kind, a, b = command >> 16, (command >> 8) & 255, command & 255
        if kind == SINGLE:
            return self.block_gain(a, ONE, ONE)
        if kind == CARD:
            gain = self.province_gain(b, FIRST_CARD + a)
            return gain - CARD_COST if self.frame.rules & REWARD else gain
        if kind == NEUTRAL:
            return self.block_gain(a, NEUTRAL_WALL, NEUTRAL_WALL)
        if kind == TOWER:
            return self.block_gain(a, ONE, OWN_TOWER) - TOWER_COST
        if kind == DOUBLE:
            return self.double_gain(a, b)
        if self.scoring == NOWHERE:
            return 0
        return choice_gain(self, kind, a, b)

    def double_gain(self, west: i64, east: i64) -> i64:
        """Return the worth of a double to the seat in turn."""
        frame = self.frame
        gain = double_points(self, west, east) * POINT - DOUBLE_COST
        province, region = frame.province_of[west], frame.region_of[west]
        if frame.province_of[east] == province:
            gain += self.province_gain(province, TWO)
        else:
            gain += self.province_gain(province, ONE)
            gain += self.province_gain(frame.province_of[east], ONE)
        if frame.region_of[east] == region:
            return gain + self.region_gain(region, TWO)
        return gain + self.region_gain(region, ONE) + self.region_gain(frame.region_of[east], ONE)

    def block_gain(self, square: i64, in_province: i64, in_region: i64) -> i64:
        """Return the worth of a block on an empty square, by its answers in the rows."""
        frame = self.frame
        gain = self.province_gain(frame.province_of[square], in_province)
        return gain + self.region_gain(frame.region_of[square], in_region)

    def province_gain(self, province: i64, answer: i64) -> i64:
        """Return the gain of an answer in an open province for the seat in turn."""
        tally, lying = self.province_tallies[province], self.lying[province]
        row = self.province_rows[province]
        if row[0] != tally or row[1] != lying:
            row = self.appraiser.province_row(tally, lying, self.reputation(province))
            self.province_rows[province] = row
        gain = row[HEAD + PROVINCE_ANSWERS * self.seat + answer]
        if gain == UNKNOWN:
            reputation = self.reputation(province)
            return self.appraiser.province_gain(row, reputation, self.seat, answer)
        return gain

    def region_gain(self, region: i64, answer: i64) -> i64:
        """Return the gain of an answer in a region for the seat in turn."""
        if (self.removed >> region) & 1:
            return 0
        tally = self.region_tallies[region]
        row = self.region_rows[region]
        if row[0] != tally:
            row = self.appraiser.region_row(tally, self.threat(region), sheltered(self, region))
            self.region_rows[region] = row
        gain = row[HEAD + REGION_ANSWERS * self.seat + answer]
        if gain == UNKNOWN:
            return self.appraiser.region_gain(row, self.threat(region), self.seat, answer)
        return gain

    def gain_with_card(self, province: i64, card: i64) -> i64:
        """Return the gain of a wall in an open province together with the seat's card there."""
        reputation = self.reputation(province)
        lying = with_card(self.lying[province], card, self.seat)
        row = self.appraiser.province_row(self.province_tallies[province], lying, reputation)
        return self.appraiser.province_gain(row, reputation, self.seat, ONE)
