"""The flat core as a search plays it: the rules, what commands are worth, and which are one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from changcheng_qt.games.changcheng.core import legality, rules
from changcheng_qt.games.changcheng.core.appraisal import (
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
from changcheng_qt.games.changcheng.core.attack import sheltered
from changcheng_qt.games.changcheng.core.building import double_points
from changcheng_qt.games.changcheng.core.choices import choice_gain
from changcheng_qt.games.changcheng.core.commands import (
    BREAK,
    CARD,
    DECLINE,
    DOUBLE,
    EXTEND,
    NEUTRAL,
    SINGLE,
    SWAP,
    TOWER,
)
from changcheng_qt.games.changcheng.core.fields import LINES
from changcheng_qt.games.changcheng.core.frame import DOMINANCE, NOWHERE, REWARD, Frame
from changcheng_qt.games.changcheng.core.masks import bit
from changcheng_qt.games.changcheng.core.position import Position
from changcheng_qt.games.changcheng.core.reservation import kept_squares
from changcheng_qt.games.changcheng.core.worth import POINT

if TYPE_CHECKING:
    from mypy_extensions import i64

DOUBLE_COST: Final = 154
TOWER_COST: Final = 19
CARD_COST: Final = 128
"""What a double, a tower and, where cards in hand count, a card is worth in hand."""
HIDDEN: Final = 1 << 39
"""The bit of edges whose command the searching seat cannot know."""
NOTHING: Final = -1_000_000
"""Below every worth."""
FIRST_PARTS: Final = 2
"""The phase in which an action is begun."""


class FlatGame(Position):
    """A position with a judgement."""

    def __init__(self, frame: Frame, appraiser: Appraiser) -> None:
        """Lay an empty wall."""
        super().__init__(frame)
        self.appraiser = appraiser
        self.province_rows: list[list[i64]] = []
        self.region_rows: list[list[i64]] = []

    def copy(self) -> FlatGame:
        """Return a position that is played on apart from this one."""
        other = FlatGame(self.frame, self.appraiser)
        self.copy_to(other)
        other.province_rows = self.province_rows.copy()
        other.region_rows = self.region_rows.copy()
        return other

    def count(self) -> i64:
        """Return how many commands `pick` numbers."""
        return legality.count(self)

    def pick(self, number: i64) -> i64:
        """Return the legal command of a number below `count`, which must have been asked for."""
        return legality.pick(self, number)

    def play(self, command: i64) -> None:
        """Do a legal command."""
        rules.play(self, command)
        if command >> 16 == EXTEND:
            self.open_rows()

    def keep_lines(self) -> None:
        """From now on keep, in copies too, to which line of the score every point belongs: a
        province's number, `REGIONS` plus a region's, `DOUBLES`, an event card's.
        """
        self.ledger = [0] * int(LINES * self.frame.seats)

    def lines(self) -> list[int]:
        """Return the points kept: of line and seat at ``line * seats + seat``."""
        return [int(points) for points in self.ledger]

    def open_rows(self) -> None:
        """Begin with an outdated row for each area of a new board."""
        while len(self.province_rows) < self.frame.areas:
            self.province_rows.append([-1, -1])
            self.region_rows.append([-1, -1])

    def gain(self, command: i64) -> i64:
        """Return what a legal command is worth to the seat to act, in 64ths of a point."""
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
        """Return what a double is worth to the seat whose turn it is."""
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
        """Return what a block on an empty square is worth, by what rows call it."""
        frame = self.frame
        gain = self.province_gain(frame.province_of[square], in_province)
        return gain + self.region_gain(frame.region_of[square], in_region)

    def province_gain(self, province: i64, answer: i64) -> i64:
        """Return what something changes in an open province for the seat whose turn it is."""
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
        """Return what something changes in a region for the seat whose turn it is."""
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

    def promises(self, commands: list[int]) -> list[int]:
        """Return what commands are worth, the first part of an action with the best second."""
        worths = [int(self.gain(command)) for command in commands]
        if self.phase() != FIRST_PARTS or self.is_opening():
            return worths
        singles = [NOTHING] * int(self.frame.areas)
        cards = [NOTHING] * int(self.frame.areas)
        for command, worth in zip(commands, worths, strict=True):
            if command >> 16 == SINGLE:
                province = self.frame.province_of[(command >> 8) & 255]
                singles[province] = max(singles[province], worth)
            elif command >> 16 == CARD:
                cards[command & 255] = max(cards[command & 255], worth)
        for number, command in enumerate(commands):
            second = NOTHING
            if command >> 16 == SINGLE:
                second = best_elsewhere(singles, self.frame.province_of[(command >> 8) & 255])
            elif command >> 16 == CARD:
                province = command & 255
                second = max(singles[province], best_elsewhere(cards, province))
            if second != NOTHING:
                worths[number] += second
        return worths

    def phase(self) -> i64:
        """Return the kind of decision where nothing hidden decides what is possible, else 0."""
        if self.scoring != NOWHERE or self.board_due:
            return 0
        if self.due:
            return 1
        return FIRST_PARTS + self.parts + 4 * self.done

    def edge(self, command: i64, searcher: i64) -> i64:
        """Return the number of what a tree holds for a command: the same for cards that the
        searching seat cannot see, and for what changes the same tallies.
        """
        kind, a, b = command >> 16, (command >> 8) & 255, command & 255
        if kind == CARD:
            return HIDDEN | (CARD << 32) | b if self.seat != searcher else command
        if self.frame.rules & DOMINANCE:
            return command
        if kind in (SINGLE, NEUTRAL, DOUBLE):
            east = b if kind == DOUBLE else a
            if self.claimants and kept_squares(self) & (bit(a) | bit(east)):
                return command
            return alike(kind, self.areas_of(a), self.areas_of(east))
        if kind == BREAK:
            return alike(kind, self.owner_of(a), self.areas_of(a))
        if kind == SWAP:
            return self.swap_edge(a, b)
        return command

    def swap_edge(self, here: i64, there: i64) -> i64:
        """Return the number for a swap; one that changes nothing is as good as none."""
        one, other = self.owner_of(here), self.owner_of(there)
        if one == other or self.areas_of(here) == self.areas_of(there):
            return DECLINE << 16
        return alike(SWAP, (self.areas_of(here) << 3) | one, (self.areas_of(there) << 3) | other)

    def areas_of(self, square: i64) -> i64:
        """Return the province and the region of a square as one number."""
        return (self.frame.province_of[square] << 4) | self.frame.region_of[square]


def alike(kind: i64, a: i64, b: i64) -> i64:
    """Return the number of all commands of a kind that change the same, by numbers below 2^12."""
    return (kind << 32) | bit(31) | (a << 12) | b


def best_elsewhere(worths: list[int], province: int) -> int:
    """Return the best of the worths by province but for one of them."""
    best = NOTHING
    for other in range(len(worths)):
        if other != province and worths[other] > best:
            best = worths[other]
    return best
