"""The worth of a command to the deciding seat, in 64ths of a point: quickly, for playouts.

The worth of a house is its change of the likely score of its region, and its gain for the seat's
houses along the roads; that of an emissary its change of the alliances of its court; the first
piece of a turn also has the worth of the best second one there, if it can be paid for. Points of
the others count against a seat. An open card is better than one of the pile if others of its colour
are in hand, for pairs and for two pieces in one region.

The weights were tried one after the other in games of a bot that only takes the best command by
them: matching cards matter most; the weights of pairs, rows and the pace hardly at all.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from changcheng_qt.engine.masks import bit, count_bits, lowest_bit
from changcheng_qt.titles.china.core.cards import to_come
from changcheng_qt.titles.china.core.commands import (
    CARD,
    EMISSARY,
    FORTIFICATION,
    HOUSE,
    SWAP,
    TAKE,
)
from changcheng_qt.titles.china.core.fields import COURT, EMPTY, Position, sum_of, takes_emissary
from changcheng_qt.titles.china.core.frame import ways_to_pay
from changcheng_qt.titles.china.core.roads import LEAST
from changcheng_qt.titles.china.core.worth import (
    CHANCE,
    LARGEST,
    LEVELS,
    OTHERS,
    POINT,
    REGION,
    UNKNOWN,
    Appraiser,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from changcheng_qt.titles.china.core.frame import Frame
    from changcheng_qt.titles.china.core.roads import Roads

PAIR_COST: Final = 26
"""The worth of keeping a second card."""
SWAP_COST: Final = 64
HOUSES_A_CARD: Final = 32
"""How many houses a card makes, in 64ths."""
FOLLOWING: Final = 48
"""The weight of the best second piece of a turn for the first, in 64ths."""
BEGUN: Final = (0, 8, 40, 110)
"""The worth of one, two or three houses in a row that may still grow into a line."""
LONG: Final = 24
"""The worth of a line that may still grow, besides its points."""
FORTIFIED: Final = 32
"""The worth of a fortification besides the extra score of its house."""
MATCHED: Final = 4
UNMATCHED: Final = -24
"""How much more an open card is worth than one of the pile, with others of its colour in hand or
none.
"""
NO_ROOM: Final = 20
"""How much less a card is worth if no region of its colour has room."""


class Weighed(Position):
    """A position whose commands are weighed.

    It caches the answers about each region's houses and court, and asks its appraiser again when
    the tally has changed.
    """

    def __init__(self, frame: Frame, roads: Roads, appraiser: Appraiser) -> None:
        super().__init__(frame, roads)
        self.appraiser = appraiser
        self.level: i64 = 0
        """The chance that an empty space is filled by the end, in eighths."""
        self.region_rows: list[list[i64]] = []
        self.court_keys: list[i64] = []
        self.court_rows: list[i64] = []

    def open_rows(self) -> None:
        """Start with an empty cache."""
        self.region_rows = [[-1]] * int(self.frame.regions)
        self.court_keys = [-1] * int(self.frame.regions)
        self.court_rows = [0] * int(self.frame.regions)
        self.level = self.pace()

    def gain(self, command: i64) -> i64:
        kind, a, b = command >> 16, (command >> 8) & 255, command & 255
        if kind == HOUSE:
            region: i64 = self.frame.region_of[a]
            return self.house_gain(region, 0) + self.road_gain(a) + self.with_next(HOUSE, region, b)
        if kind == EMISSARY:
            return self.emissary_gain(a, self.tallies[a]) + self.with_next(EMISSARY, a, b)
        if kind == FORTIFICATION:
            return self.fortification_gain(self.frame.region_of[a], b)
        if kind == TAKE:
            return self.card_gain(a)
        if kind == SWAP:
            return -SWAP_COST - self.card_gain(a)
        return 0

    def pace(self) -> i64:
        """Return the chance that an empty space is filled by the end, in eighths."""
        free = count_bits(self.free)
        if not free:
            return 0
        houses = ((to_come(self) * HOUSES_A_CARD) >> 6) + self.frame.seats
        return min(LEVELS, (LEVELS * houses) // free)

    def house_gain(self, region: i64, later: i64) -> i64:
        """Return the change of its region's score by a house, or by one after that."""
        key = (self.level << 24) | (self.tallies[region] & REGION)
        row = self.region_rows[region]
        if row[0] != key:
            row = self.appraiser.gains(key)
            self.region_rows[region] = row
        place = 1 + 2 * self.seat + later
        gain = row[place]
        if gain == UNKNOWN:
            gain = self.appraiser.gain(key, self.seat, later)
            row[place] = gain
        return gain

    def emissary_gain(self, region: i64, tally: i64) -> i64:
        """Return the change of its court's alliances by an emissary, with a tally there."""
        before = self.court_row(region, tally)
        after = self.appraiser.court_of(tally + bit(COURT + 4 * self.seat), self.level)
        emissaries = sum_of(tally >> COURT)
        gain: i64 = 0
        for ally in self.frame.allies[region]:
            other = self.tallies[ally]
            row = self.court_row(ally, other)
            total = emissaries + sum_of(other >> COURT)
            gain += self.together(after, row, total + 1) - self.together(before, row, total)
        return gain

    def court_row(self, region: i64, tally: i64) -> i64:
        """Return the chances to lead in the court of a region, packed."""
        if tally != self.tallies[region]:
            return self.appraiser.court_of(tally, self.level)
        key = (self.level << 44) | tally
        if self.court_keys[region] != key:
            self.court_keys[region] = key
            self.court_rows[region] = self.appraiser.court_of(tally, self.level)
        return self.court_rows[region]

    def together(self, one: i64, other: i64, points: i64) -> i64:
        """Return the worth of an alliance to the seat, by the chances to lead in its courts."""
        place = CHANCE * self.seat
        own = ((one >> place) & LARGEST) * ((other >> place) & LARGEST)
        total: i64 = 0
        while one:
            total += (one & LARGEST) * (other & LARGEST)
            one >>= CHANCE
            other >>= CHANCE
        worth = own - (OTHERS * (total - own)) // (64 * (self.frame.seats - 1))
        return (worth * points) // POINT

    def with_next(self, kind: i64, region: i64, pay: i64) -> i64:
        """Return the worth of the best second piece, less the cost of paying for the first."""
        cost: i64 = 0 if pay == CARD else PAIR_COST
        if self.pieces or self.is_untouched(region):
            return -cost
        if not self.pays_again(region, pay):
            return -cost
        return ((self.next_gain(kind, region) * FOLLOWING) >> 6) - cost

    def pays_again(self, region: i64, pay: i64) -> bool:
        """Whether the hand can pay for a second piece in a region after a first one."""
        colour: i64 = self.frame.colour_of[region]
        hand = self.hand()
        rest = hand - bit(2 * colour) if pay == CARD else hand - 2 * bit(2 * (pay - 1))
        return ways_to_pay(rest, colour) > 0

    def next_gain(self, kind: i64, region: i64) -> i64:
        """Return the worth of the best piece in a region after a first one of a kind."""
        tally = self.tallies[region]
        later: i64 = 1 if kind == HOUSE else 0
        best: i64 = 0
        if (tally >> EMPTY) & 15 > later and self.houses_left() > later:
            best = max(best, self.house_gain(region, later))
        if kind == HOUSE:
            tally += bit(4 * self.seat) - bit(EMPTY)
        else:
            tally += bit(COURT + 4 * self.seat)
        if self.emissaries_left() > 1 - later and takes_emissary(tally):
            best = max(best, self.emissary_gain(region, tally))
        return best

    def road_gain(self, space: i64) -> i64:
        """Return the gain of a house for the seat's houses along the roads."""
        own = self.houses(self.seat)
        joined = self.frame.beside[space] & own
        if not joined:
            return self.group_worth(bit(space))
        gain = self.group_worth(self.roads.group(bit(space), own | bit(space)))
        while joined:
            group = self.roads.group(joined & -joined, own)
            gain -= self.group_worth(group)
            joined &= ~group
        return gain

    def group_worth(self, group: i64) -> i64:
        """Return the worth of a group of joined houses along the roads."""
        houses = count_bits(group)
        worth: i64 = 0
        if houses >= LEAST:
            worth = POINT * self.roads.group_total(group, self.fortified & group)
        if self.is_last_round():
            return worth
        growing: i64 = BEGUN[houses] if houses < LEAST else LONG
        return worth + growing * self.has_room(group)

    def has_room(self, group: i64) -> i64:
        """Return 1 if a group of houses can still grow."""
        while group:
            if self.frame.beside[lowest_bit(group)] & self.free:
                return 1
            group &= group - 1
        return 0

    def fortification_gain(self, region: i64, pay: i64) -> i64:
        """Return the worth of a fortification to the seat: the extra score of its house, if that
        can follow.
        """
        if self.pieces or self.is_untouched(region) or not self.pays_again(region, pay):
            return -2 * POINT
        more = self.tallies[region] + bit(4 * self.seat) - bit(EMPTY)
        own = self.appraiser.region(more, self.level)[self.seat]
        return own - 2 * POINT + FORTIFIED

    def card_gain(self, colour: i64) -> i64:
        """Return how much more a card of a colour is worth in the hand of the seat than any
        other.
        """
        worth: i64 = MATCHED if (self.hand() >> (2 * colour)) & 3 else UNMATCHED
        return worth if self.has_place(colour) else worth - NO_ROOM

    def has_place(self, colour: i64) -> bool:
        """Whether a region of a colour has room for another piece."""
        for region in self.frame.of_colour[colour]:
            tally = self.tallies[region]
            if (tally >> EMPTY) & 15 or takes_emissary(tally):
                return True
        return False
