"""The flat core for a search: the rules, the worths of commands, and the edges of the tree."""

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
    """A position for a search."""

    def copy(self) -> FlatGame:
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
        """Return the legal command of a number below `count`, which must have been called
        before.
        """
        return legality.pick(self, number)

    def play(self, command: i64) -> None:
        steps.play(self, command)
        self.level = self.pace()

    def keep_lines(self) -> None:
        """From now on record, in copies too, the line of the score of every point: a region's
        number, the regions' plus an alliance's, the roads.
        """
        self.ledger = [0] * int(self.frame.lines * self.frame.seats)

    def lines(self) -> list[int]:
        """Return the recorded points: those of line and seat at ``line * seats + seat``."""
        return [int(points) for points in self.ledger]

    def phase(self) -> i64:
        """Return 1 as long as the searching seat has drawn no card in its turn, else 0: then the
        legal commands depend on cards that it cannot see.
        """
        return self.known

    def edge(self, command: i64, searcher: i64) -> i64:
        """Return the tree edge of a command. Commands of another seat share an edge if they differ
        only in things that the searching seat cannot foresee: the payment, or the card swapped.
        """
        if self.seat == searcher:
            return command
        kind = command >> 16
        if kind <= FORTIFICATION:
            return HIDDEN | (command & ~255)
        return HIDDEN | (SWAP << 16) if kind == SWAP else command
