"""Simple queries of a position, and the small changes that several rules make."""

from __future__ import annotations

from typing import TYPE_CHECKING

from changcheng_qt.engine.masks import bit
from changcheng_qt.titles.changcheng.core.commands import CARDS
from changcheng_qt.titles.changcheng.core.fields import GONE, SEVERAL, ZERO, Fields
from changcheng_qt.titles.changcheng.core.frame import AREAS, NOWHERE
from changcheng_qt.titles.changcheng.core.majority import EMPTY, NOBODY, OWNER

if TYPE_CHECKING:
    from mypy_extensions import i64


class Position(Fields):
    """A whole position, hidden things included; drawn, never that of the match."""

    def blocks(self, owner: i64) -> i64:
        """Return the squares of an owner, broken walls among them."""
        if owner == 0:
            return self.blocks0
        if owner == 1:
            return self.blocks1
        if owner == 2:
            return self.blocks2
        if owner == 3:
            return self.blocks3
        return self.blocks4

    def put_blocks(self, owner: i64, squares: i64) -> None:
        """Set the squares of an owner."""
        if owner == 0:
            self.blocks0 = squares
        elif owner == 1:
            self.blocks1 = squares
        elif owner == 2:
            self.blocks2 = squares
        elif owner == 3:
            self.blocks3 = squares
        else:
            self.blocks4 = squares

    def cards(self, seat: i64) -> i64:
        """Return the places of a seat's cards, four bits a kind."""
        if seat == 0:
            return self.cards0
        if seat == 1:
            return self.cards1
        if seat == 2:
            return self.cards2
        return self.cards3

    def put_cards(self, seat: i64, cards: i64) -> None:
        """Set the places of a seat's cards."""
        if seat == 0:
            self.cards0 = cards
        elif seat == 1:
            self.cards1 = cards
        elif seat == 2:
            self.cards2 = cards
        else:
            self.cards3 = cards

    def lay_card(self, seat: i64, kind: i64, province: i64) -> None:
        """Put a card from the hand of a seat into a province."""
        self.put_cards(seat, self.cards(seat) | ((province + 1) << (4 * kind)))
        self.lying[province] = with_card(self.lying[province], kind, seat)

    def discard(self, seat: i64, province: i64) -> None:
        """Remove the cards of a seat from a province."""
        cards = self.cards(seat)
        other = cards ^ ((province + 1) * 0x111111)
        here = ~(((other & 0x777777) + 0x777777) | other) & 0x888888
        if here:
            self.put_cards(seat, cards | (here >> 3) * GONE)

    def owner_of(self, square: i64) -> i64:
        """Return the owner of the block on a square that is not empty."""
        spot: i64 = bit(square)
        if self.blocks0 & spot:
            return 0
        if self.blocks1 & spot:
            return 1
        if self.blocks2 & spot:
            return 2
        if self.blocks3 & spot:
            return 3
        return NOBODY

    def open_board(self, face: bytes) -> None:
        """Start the tallies of a board from the sizes of its provinces, then of its regions."""
        for province in range(AREAS):
            self.lying.append(0)
            self.province_tallies.append(face[province] << EMPTY)
            self.region_tallies.append(face[AREAS + province] << EMPTY)

    def count_wall(self, square: i64, owner: i64, walls: i64) -> None:
        """Add walls of an owner to the tallies of a square."""
        frame = self.frame
        change = walls * bit(OWNER * owner)
        self.province_tallies[frame.province_of[square]] += change
        self.region_tallies[frame.region_of[square]] += change

    def pay(self, seats: i64, points: i64, line: i64) -> None:
        """Give a set of seats points each, for one line of the score."""
        seat: i64 = 0
        while seat < self.frame.seats:
            if (seats >> seat) & 1:
                self.scores += points * bit(12 * seat)
                if self.ledger:
                    self.ledger[line * self.frame.seats + seat] += points
            seat += 1

    def seats_playing(self) -> i64:
        return self.frame.seats

    def score(self, seat: i64) -> i64:
        return ((self.scores >> (12 * seat)) & 4095) - ZERO

    def threat(self, region: i64) -> i64:
        """Return the value of a threat counter."""
        return (self.threats >> (3 * region)) & 7

    def reputation(self, province: i64) -> i64:
        """Return the value of a reputation counter."""
        return (self.reputations >> (3 * province)) & 7

    def to_act(self) -> i64:
        if self.over:
            return -1
        if self.scoring != NOWHERE:
            return self.pending_owner(self.first_pending())
        return self.seat

    def first_pending(self) -> i64:
        """Return the kind of the first pending card, `CARDS` if there is none."""
        kind: i64 = 0
        waiting = self.pending
        while kind < CARDS and not waiting & 7:
            waiting >>= 3
            kind += 1
        return kind

    def pending_owner(self, kind: i64) -> i64:
        """Return the owner of the pending card of a kind, -1 if there is none."""
        return ((self.pending >> (3 * kind)) & 7) - 1

    def is_opening(self) -> bool:
        """Whether this turn is a single and nothing else (RULES 3.1)."""
        return self.number <= self.frame.openings


def hand_of(cards: i64) -> i64:
    """Return the cards in a seat's hand, as every fourth bit."""
    some = cards | (cards >> 1)
    return ~(some | (some >> 2)) & 0x111111


def with_card(lying: i64, kind: i64, seat: i64) -> i64:
    """Return the cards of a province with one more of a seat."""
    if (lying >> (3 * kind)) & 7:
        return lying | (SEVERAL * bit(3 * kind))
    return lying | ((seat + 1) << (3 * kind))
