"""Sums over the ends of simulations through one choice, by the lines of the score, or of the chance
to win in a title that judges by itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from changcheng_qt.bots.playout import LEAST

if TYPE_CHECKING:
    from mypy_extensions import i64

    from changcheng_qt.engine.core import Core

PARTS: Final = 32
"""Into how many sums chances to win are divided, so that two commands can be compared in pairs."""


class Sums:
    """How the simulations through one of the searching seat's choices ended, added up.

    Points count against the best rival of each simulation. `own` and `rival` are by the lines of
    the title's score, with one more for the points from before; `times` counts the simulations in
    which the seat's own points on a line were not 0. All three are empty where no lines are kept.
    Of chances to win, in parts of `ONE`, there is no rival's: `rival` is the loss of the seat's own
    chance to all others.
    """

    def __init__(self, begun: i64 = 0) -> None:
        """Start empty, `begun` simulations after the first seed."""
        self.begun: i64 = begun
        self.count: i64 = 0
        self.margin: i64 = 0
        """The 64ths of a point by which the seat was ahead."""
        self.squares: i64 = 0
        """The squares of these."""
        self.wins: i64 = 0
        """How many simulations that were played to the end the seat won."""
        self.is_judged = False
        """Whether the sums are chances to win, not points."""
        self.parts: list[i64] = []
        """The sums of these, of every `PARTS` simulations one."""
        self.own: list[int] = []
        self.rival: list[int] = []
        self.times: list[int] = []

    def add(self, position: Core, ends: list[i64], seat: i64) -> None:
        """Add a simulation that ended with these 64ths of a point for each seat."""
        rival = best_rival(ends, seat)
        margin = ends[seat] - ends[rival]
        self.count += 1
        self.margin += margin
        self.squares += margin * margin
        if position.to_act() < 0 and position.has_won(seat):
            self.wins += 1
        lines = position.lines()
        if lines:
            self.add_lines(position, lines, seat, rival)

    def add_chance(self, position: Core, chance: i64, seat: i64) -> None:
        """Add a simulation that ended with a chance to win."""
        if not self.is_judged:
            self.is_judged = True
            self.parts = [0] * PARTS
        part = (self.begun + self.count) % PARTS
        sum_so_far: i64 = self.parts[part]
        self.parts[part] = sum_so_far + chance
        self.count += 1
        self.margin += chance
        self.squares += chance * chance
        shares = position.shares(seat)
        if shares:
            self.add_shares(shares, chance)

    def add_shares(self, shares: list[int], chance: i64) -> None:
        """Add the parts of a chance by line, and the chance from before."""
        count: i64 = len(shares) // 3
        self.open(count)
        before = chance
        line: i64 = 0
        while line < count:
            own: i64 = shares[3 * line]
            others: i64 = shares[3 * line + 1]
            self.own[line] += own
            self.rival[line] -= others
            self.times[line] += shares[3 * line + 2]
            before -= own + others
            line += 1
        self.own[count] += before

    def open(self, count: i64) -> None:
        """Make room for a number of lines, once."""
        if not self.own:
            self.own = [0] * (count + 1)
            self.rival = [0] * (count + 1)
            self.times = [0] * (count + 1)

    def add_lines(self, position: Core, lines: list[int], seat: i64, rival: i64) -> None:
        """Add the points of a seat and a rival by line, and those from before."""
        seats = position.seats_playing()
        count: i64 = len(lines) // seats
        self.open(count)
        before, rival_before = position.score(seat), position.score(rival)
        line: i64 = 0
        while line < count:
            own: i64 = lines[line * seats + seat]
            theirs: i64 = lines[line * seats + rival]
            self.own[line] += own
            self.rival[line] += theirs
            if own:
                self.times[line] += 1
            before -= own
            rival_before -= theirs
            line += 1
        self.own[count] += before
        self.rival[count] += rival_before


def best_rival(ends: list[i64], seat: i64) -> i64:
    """Return the other seat with the most points, the first of equals."""
    best: i64 = -1
    most: i64 = LEAST
    rival: i64 = 0
    while rival < len(ends):
        if rival != seat and ends[rival] > most:
            best = rival
            most = ends[rival]
        rival += 1
    return best
