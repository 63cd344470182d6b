"""The flat core for a search: the rules, the worths of commands, and the edges of the tree."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from changcheng_qt.engine.masks import bit
from changcheng_qt.titles.changcheng.core import areas, legality, resources, steps
from changcheng_qt.titles.changcheng.core.commands import (
    BREAK,
    CARD,
    DECLINE,
    DOUBLE,
    EXTEND,
    NEUTRAL,
    SINGLE,
    SWAP,
)
from changcheng_qt.titles.changcheng.core.fields import LINES
from changcheng_qt.titles.changcheng.core.frame import DOMINANCE, NOWHERE
from changcheng_qt.titles.changcheng.core.promises import promised
from changcheng_qt.titles.changcheng.core.reservation import kept_squares
from changcheng_qt.titles.changcheng.core.weighed import Weighed

if TYPE_CHECKING:
    from mypy_extensions import i64

    from changcheng_qt.engine.core import Core

HIDDEN: Final = 1 << 39
"""The bit of edges whose command the searching seat cannot know."""
FIRST_PARTS: Final = 2
"""The phase at the beginning of an action."""


class FlatGame(Weighed):
    """A position for a search."""

    def copy(self) -> FlatGame:
        other = FlatGame(self.frame, self.appraiser)
        self.copy_to(other)
        other.province_rows = self.province_rows.copy()
        other.region_rows = self.region_rows.copy()
        return other

    def count(self) -> i64:
        """Return how many commands `pick` numbers."""
        return legality.count(self)

    def pick(self, number: i64) -> i64:
        """Return the legal command of a number below `count`, which must have been called
        before.
        """
        return legality.pick(self, number)

    def play(self, command: i64) -> None:
        steps.play(self, command)
        if command >> 16 == EXTEND:
            self.open_rows()

    def is_quiet(self) -> bool:
        """Whether no province is or must be scored, and no board must be added."""
        return self.scoring == NOWHERE and not self.due and not self.board_due

    def areas(self, since: Core | None) -> list[i64]:
        """Return the provinces and regions that have changed since a position, or all."""
        if since is None:
            return areas.changed(self, None)
        assert isinstance(since, FlatGame)
        return areas.changed(self, since)

    def resources(self, seat: i64) -> i64:
        """Return the number of a seat's resources."""
        return resources.resources(self, seat)

    def resource_traits(self, number: i64) -> list[i64]:
        """Return the traits of resources."""
        return resources.traits(self.frame.seats, number)

    def traits(self, area: i64, seat: i64) -> list[i64]:
        """Return the traits of an area to a seat."""
        return areas.traits(self.frame.seats, area, seat)

    def stage(self) -> i64:
        """Return how much of the wall is empty, in steps."""
        return resources.stage(self)

    def keep_lines(self) -> None:
        """From now on record, in copies too, the line of the score of every point: a province's
        number, `REGIONS` plus a region's, `DOUBLES`, an event card's.
        """
        self.ledger = [0] * int(LINES * self.frame.seats)

    def lines(self) -> list[int]:
        """Return the recorded points: those of line and seat at ``line * seats + seat``."""
        return [int(points) for points in self.ledger]

    def promises(self, commands: list[int]) -> list[int]:
        """Return the worths of commands; the first part of an action is counted with the best
        second.
        """
        if self.phase() != FIRST_PARTS or self.is_opening():
            return [int(self.gain(command)) for command in commands]
        return promised(self, commands)

    def phase(self) -> i64:
        """Return the kind of decision where the legal commands depend on nothing hidden, else 0."""
        if self.scoring != NOWHERE or self.board_due:
            return 0
        if self.due:
            return 1
        return FIRST_PARTS + self.parts + 4 * self.done

    def edge(self, command: i64, searcher: i64) -> i64:
        """Return the tree edge of a command: the same for cards that the searching seat cannot see,
        and for changes of the same tallies.
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
        """Return the edge of a swap; one that changes nothing is like a declined one."""
        one, other = self.owner_of(here), self.owner_of(there)
        if one == other or self.areas_of(here) == self.areas_of(there):
            return DECLINE << 16
        return alike(SWAP, (self.areas_of(here) << 3) | one, (self.areas_of(there) << 3) | other)

    def areas_of(self, square: i64) -> i64:
        """Return the province and the region of a square as one number."""
        return (self.frame.province_of[square] << 4) | self.frame.region_of[square]


def alike(kind: i64, a: i64, b: i64) -> i64:
    """Return the edge of all commands of a kind with the same effect, by numbers below 2^12."""
    return (kind << 32) | bit(31) | (a << 12) | b
