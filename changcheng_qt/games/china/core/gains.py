"""What a command is worth to the seat that decides, in 64ths of a point: quickly, for playouts.

A house is worth what it changes in what its region is likely to score, and what it adds to the
seat's houses along the roads; an emissary what it changes in the alliances of its court; the first
piece of a turn also what the best second one there would be worth, if it can be paid for. Points of
the others count against a seat. A card is worth the more, the more of its colour are in hand, for
pairs and for two pieces in one region, and the more room there is where it pays.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from changcheng_qt.engine.masks import bit, count_bits, lowest_bit
from changcheng_qt.games.china.core.cards import to_come
from changcheng_qt.games.china.core.commands import (
    CARD,
    DRAW,
    EMISSARY,
    FORTIFICATION,
    HOUSE,
    SWAP,
    TAKE,
)
from changcheng_qt.games.china.core.fields import (
    COURT,
    EMPTY,
    Position,
    most_of,
    sum_of,
    takes_emissary,
)
from changcheng_qt.games.china.core.frame import ways_to_pay
from changcheng_qt.games.china.core.roads import LEAST
from changcheng_qt.games.china.core.worth import LEVELS, POINT, Appraiser

if TYPE_CHECKING:
    from mypy_extensions import i64

    from changcheng_qt.games.china.core.frame import Frame
    from changcheng_qt.games.china.core.roads import Roads

OTHERS: Final = 58
"""What the others' mean counts, in 64ths."""
PAIR_COST: Final = 26
"""What a second card is worth that is kept."""
SWAP_COST: Final = 64
HOUSES_A_CARD: Final = 32
"""How many houses come of a card, in 64ths."""
FOLLOWING: Final = 48
"""What the best second piece of a turn counts for the first, in 64ths."""
BEGUN: Final = (0, 8, 40, 110)
"""What one, two or three houses in a row are worth that may still grow into a line."""
LONG: Final = 24
"""What a line is worth that may still grow, besides its points."""
FORTIFIED: Final = 32
"""What a fortification is worth besides what its house scores more."""
ROOM: Final = 5
HELD: Final = 16
MOST_ROOM: Final = 6
MEAN_CARD: Final = 24
"""What an open card is worth by room where it pays, and by those of its colour in hand; and the
mean.
"""


class Weighed(Position):
    """A position whose commands are weighed."""

    def __init__(self, frame: Frame, roads: Roads, appraiser: Appraiser) -> None:
        """Lay an empty map."""
        super().__init__(frame, roads)
        self.appraiser = appraiser

    def gain(self, command: i64) -> i64:
        """Return what a legal command is worth to the seat to act, in 64ths of a point."""
        kind, a, b = command >> 16, (command >> 8) & 255, command & 255
        if kind == HOUSE:
            region: i64 = self.frame.region_of[a]
            return self.house_gain(region) + self.road_gain(a) + self.with_next(HOUSE, region, b)
        if kind == EMISSARY:
            return self.emissary_gain(a, self.tallies[a]) + self.with_next(EMISSARY, a, b)
        if kind == FORTIFICATION:
            return self.fortification_gain(self.frame.region_of[a], b)
        if kind == TAKE:
            return self.card_gain(a)
        if kind == DRAW:
            return MEAN_CARD
        if kind == SWAP:
            return -SWAP_COST - self.card_gain(a)
        return 0

    def pace(self) -> i64:
        """Return the chance that an empty space is taken by the end, in eighths."""
        free = count_bits(self.free)
        if not free:
            return 0
        houses = ((to_come(self) * HOUSES_A_CARD) >> 6) + self.frame.seats
        return min(LEVELS, (LEVELS * houses) // free)

    def share(self, row: list[i64]) -> i64:
        """Return what points are worth to the seat: its own less its part of the others'."""
        total: i64 = 0
        for points in row:
            total += points
        own = row[self.seat]
        return own - (OTHERS * (total - own)) // (64 * (self.frame.seats - 1))

    def house_gain(self, region: i64) -> i64:
        """Return what a house changes in what its region scores."""
        tally, level = self.tallies[region], self.pace()
        more = tally + bit(4 * self.seat) - bit(EMPTY)
        before = self.share(self.appraiser.region(tally, level))
        return self.share(self.appraiser.region(more, level)) - before

    def emissary_gain(self, region: i64, tally: i64) -> i64:
        """Return what an emissary changes in the alliances of its court."""
        level = self.pace()
        before = self.court_row(tally, level)
        more = tally + bit(COURT + 4 * self.seat)
        after = self.court_row(more, level)
        emissaries = sum_of(tally >> COURT)
        gain: i64 = 0
        for ally in self.frame.allies[region]:
            other = self.tallies[ally]
            row = self.court_row(other, level)
            total = emissaries + sum_of(other >> COURT)
            gain += self.together(after, row, total + 1) - self.together(before, row, total)
        return gain

    def court_row(self, tally: i64, level: i64) -> list[i64]:
        """Return the chances to lead in a court."""
        emissaries = (tally >> COURT) & 0xFFFFF
        room = most_of(tally) + (((tally >> EMPTY) & 15) >> 1) - sum_of(emissaries)
        return self.appraiser.court(emissaries, max(0, room), level >> 1)

    def together(self, one: list[i64], other: list[i64], points: i64) -> i64:
        """Return what an alliance is worth to the seat, by the chances to lead in its courts."""
        own = one[self.seat] * other[self.seat]
        total: i64 = 0
        seat: i64 = 0
        while seat < self.frame.seats:
            total += one[seat] * other[seat]
            seat += 1
        worth = own - (OTHERS * (total - own)) // (64 * (self.frame.seats - 1))
        return (worth * points) // POINT

    def with_next(self, kind: i64, region: i64, pay: i64) -> i64:
        """Return what paying for a piece costs, and what the best second piece would be worth."""
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
        """Return what the best piece is worth in a region after a first one of a kind."""
        tally, level = self.tallies[region], self.pace()
        if kind == HOUSE:
            tally += bit(4 * self.seat) - bit(EMPTY)
        else:
            tally += bit(COURT + 4 * self.seat)
        best: i64 = 0
        if (tally >> EMPTY) & 15 and self.houses_left() > 1:
            more = tally + bit(4 * self.seat) - bit(EMPTY)
            before = self.share(self.appraiser.region(tally, level))
            best = max(best, self.share(self.appraiser.region(more, level)) - before)
        if self.emissaries_left() > 1 and takes_emissary(tally):
            best = max(best, self.emissary_gain(region, tally))
        return best

    def road_gain(self, space: i64) -> i64:
        """Return what a house adds to the seat's houses along the roads."""
        own = self.houses(self.seat)
        joined = self.frame.beside[space] & own
        gain = self.group_worth(self.roads.group(bit(space), own | bit(space)))
        while joined:
            group = self.roads.group(joined & -joined, own)
            gain -= self.group_worth(group)
            joined &= ~group
        return gain

    def group_worth(self, group: i64) -> i64:
        """Return what houses that are joined are worth along the roads."""
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
        """Return what a fortification is worth to the seat: what its house will score once more, if
        that can follow.
        """
        if self.pieces or self.is_untouched(region) or not self.pays_again(region, pay):
            return -2 * POINT
        more = self.tallies[region] + bit(4 * self.seat) - bit(EMPTY)
        own = self.appraiser.region(more, self.pace())[self.seat]
        return own - 2 * POINT + FORTIFIED

    def card_gain(self, colour: i64) -> i64:
        """Return what a card of a colour is worth in the hand of the seat."""
        frame = self.frame
        room: i64 = 0
        region: i64 = 0
        while region < frame.regions:
            if frame.colour_of[region] == colour:
                tally = self.tallies[region]
                room += (tally >> EMPTY) & 15
                if takes_emissary(tally):
                    room += 1
            region += 1
        held = (self.hand() >> (2 * colour)) & 3
        return ROOM * min(room, MOST_ROOM) + HELD * held
