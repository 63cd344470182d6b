"""The flat core as a search plays it: the rules, what commands are worth, and which are one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from changcheng_qt.titles.china.core import legality, steps
from changcheng_qt.titles.china.core.commands import FORTIFICATION, SWAP
from changcheng_qt.titles.china.core.gains import Weighed

if TYPE_CHECKING:
    from mypy_extensions import i64

HIDDEN: Final = 1 << 39
"""The bit of edges whose command depends on a hand that the searching seat cannot see."""


class FlatGame(Weighed):
    """A position as a search plays on it."""

    def copy(self) -> FlatGame:
        """Return a position that is played on apart from this one."""
        other = FlatGame(self.frame, self.roads, self.appraiser)
        self.copy_to(other)
        other.level = self.level
        other.region_rows = self.region_rows.copy()
        other.court_keys = self.court_keys.copy()
        other.court_rows = self.court_rows.copy()
        return other

    def count(self) -> i64:
        """Return how many commands `pick` numbers."""
        return legality.count(self)

    def pick(self, number: i64) -> i64:
        """Return the legal command of a number below `count`, which must have been asked for."""
        return legality.pick(self, number)

    def play(self, command: i64) -> None:
        """Do a legal command."""
        steps.play(self, command)
        self.level = self.pace()

    def keep_lines(self) -> None:
        """From now on keep, in copies too, to which line of the score every point belongs: a
        region's number, the regions' plus an alliance's, the roads.
        """
        self.ledger = [0] * int(self.frame.lines * self.frame.seats)

    def lines(self) -> list[int]:
        """Return the points kept: of line and seat at ``line * seats + seat``."""
        return [int(points) for points in self.ledger]

    def phase(self) -> i64:
        """Return 1 as long as the seat that searches has drawn no card in its turn, else 0: then
        what is possible depends on cards that it cannot see.
        """
        return self.known

    def edge(self, command: i64, searcher: i64) -> i64:
        """Return the number of what a tree holds for a command: the same for what the searching
        seat cannot foresee of another one, how it pays and which card it swaps.
        """
        if self.seat == searcher:
            return command
        kind = command >> 16
        if kind <= FORTIFICATION:
            return HIDDEN | (command & ~255)
        return HIDDEN | (SWAP << 16) if kind == SWAP else command
