"""The fields of a position of the flat core, their copy, and simple queries of them.

Values by seat are packed, a field of equal width each: hands ten bits (`frame`), scores twelve,
houses left five, emissaries left four. A tally is the content of a region: houses, four bits a
seat, the empty spaces, then the emissaries in its court, four bits a seat.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from changcheng_qt.engine.core import Core
from changcheng_qt.titles.china.core.frame import NOWHERE, Frame

if TYPE_CHECKING:
    from mypy_extensions import i64

    from changcheng_qt.titles.china.core.roads import Roads

EMPTY: Final = 20
COURT: Final = 24
"""The positions of the empty spaces and of the emissaries in a tally; the houses are at 0."""
TWICE: Final = 2
"""How many times the pile runs out until the last round."""
MOST: Final = bytes([max(both & 15, both >> 4) for both in range(256)])
SUM: Final = bytes([(both & 15) + (both >> 4) for both in range(256)])
"""The higher of two fields of four bits, and their sum."""


class Position(Core):
    """A whole position, hidden things included; drawn, never that of the match."""

    def __init__(self, frame: Frame, roads: Roads) -> None:
        self.frame = frame
        self.roads = roads
        self.houses0: i64 = 0
        self.houses1: i64 = 0
        self.houses2: i64 = 0
        self.houses3: i64 = 0
        self.houses4: i64 = 0
        self.free: i64 = frame.all_spaces
        """The spaces without a house."""
        self.fortified: i64 = 0
        self.tallies: list[i64] = []
        self.house_stock: i64 = 0
        self.emissary_stock: i64 = 0
        self.fortification_stock: i64 = 0
        """The seats with a fortification left, a bit a seat."""
        self.hands: i64 = 0
        self.open: i64 = 0
        """The open cards, three bits a colour."""
        self.discards: i64 = 0
        """The cards in the discards, four bits a colour."""
        self.pile = b""
        """Colours, the top card first; cards before `gone` have left it."""
        self.gone: i64 = 0
        self.order = b""
        """The second order, a byte a card: its colour in the upper four bits, its number below."""
        self.exhausted: i64 = 0
        self.scores: i64 = 0
        self.ledger: list[i64] = []
        """The points of each line of the score, by seat; empty where no lines are kept."""
        self.scored: i64 = 0
        """Regions, a bit each."""
        self.seat: i64 = 0
        self.region: i64 = NOWHERE
        self.pieces: i64 = 0
        self.most: i64 = 2
        self.owed: i64 = NOWHERE
        self.swapped: i64 = 0
        self.taking: i64 = 0
        self.over: i64 = 0
        self.known: i64 = 1
        """Whether no hidden card has made a difference since the position was drawn."""
        self.placements: i64 = 0
        """The number of commands that a survey found to place a piece."""
        self.counts: i64 = 0
        """The number of those in each region, in six bits a region."""
        self.kinds: i64 = 0
        """The number of houses among the pieces of each region, in four bits, and of emissaries, in
        a fifth.
        """
        self.rest: i64 = 0
        """The number of all other commands that the survey found."""
        self.rest_kind: i64 = 0
        """The kind of those; a draw comes after the cards to take."""
        self.rest_colours: i64 = 0
        """The colours of the cards that they swap or take, a bit each."""

    def copy_to(self, other: Position) -> None:
        """Copy all fields to another position of the same game."""
        other.houses0 = self.houses0
        other.houses1 = self.houses1
        other.houses2 = self.houses2
        other.houses3 = self.houses3
        other.houses4 = self.houses4
        other.free = self.free
        other.fortified = self.fortified
        other.tallies = self.tallies.copy()
        other.house_stock = self.house_stock
        other.emissary_stock = self.emissary_stock
        other.fortification_stock = self.fortification_stock
        other.hands = self.hands
        other.open = self.open
        other.discards = self.discards
        other.pile = self.pile
        other.gone = self.gone
        other.order = self.order
        other.exhausted = self.exhausted
        other.scores = self.scores
        other.ledger = self.ledger.copy()
        other.scored = self.scored
        other.seat = self.seat
        other.region = self.region
        other.pieces = self.pieces
        other.most = self.most
        other.owed = self.owed
        other.swapped = self.swapped
        other.taking = self.taking
        other.over = self.over
        other.known = self.known

    def houses(self, seat: i64) -> i64:
        """Return the spaces with a house of a seat."""
        if seat == 0:
            return self.houses0
        if seat == 1:
            return self.houses1
        if seat == 2:
            return self.houses2
        if seat == 3:
            return self.houses3
        return self.houses4

    def put_houses(self, seat: i64, spaces: i64) -> None:
        """Set the houses of a seat."""
        if seat == 0:
            self.houses0 = spaces
        elif seat == 1:
            self.houses1 = spaces
        elif seat == 2:
            self.houses2 = spaces
        elif seat == 3:
            self.houses3 = spaces
        else:
            self.houses4 = spaces

    def hand(self) -> i64:
        """Return the hand of the seat in turn."""
        return (self.hands >> (10 * self.seat)) & 1023

    def houses_left(self) -> i64:
        """Return how many houses the seat in turn has left."""
        return (self.house_stock >> (5 * self.seat)) & 31

    def emissaries_left(self) -> i64:
        """Return how many emissaries the seat in turn has left."""
        return (self.emissary_stock >> (4 * self.seat)) & 15

    def cards_left(self) -> i64:
        """Return how many cards the pile has."""
        return len(self.pile) - self.gone

    def is_last_round(self) -> bool:
        """Whether the pile has run out for the second time."""
        return self.exhausted == TWICE

    def is_fresh(self) -> bool:
        """Whether nothing has been done in the turn."""
        return not (self.pieces or self.swapped)

    def is_untouched(self, region: i64) -> bool:
        """Whether a region has no piece at all."""
        frame = self.frame
        if self.tallies[region] != frame.size_of[region] << EMPTY:
            return False
        return not (self.fortified >> frame.first[region]) & frame.bits[region]

    def seats_playing(self) -> i64:
        return self.frame.seats

    def to_act(self) -> i64:
        return -1 if self.over else self.seat

    def score(self, seat: i64) -> i64:
        return (self.scores >> (12 * seat)) & 4095


def most_of(counts: i64) -> i64:
    """Return the highest of five fields of four bits."""
    first: i64 = MOST[counts & 255]
    second: i64 = MOST[(counts >> 8) & 255]
    most: i64 = (counts >> 16) & 15
    if first > most:
        most = first
    return second if second > most else most


def sum_of(counts: i64) -> i64:
    """Return the sum of five fields of four bits."""
    first: i64 = SUM[counts & 255]
    second: i64 = SUM[(counts >> 8) & 255]
    return first + second + ((counts >> 16) & 15)


def takes_emissary(tally: i64) -> bool:
    """Whether a court has fewer emissaries than its limit."""
    return sum_of(tally >> COURT) < most_of(tally)
