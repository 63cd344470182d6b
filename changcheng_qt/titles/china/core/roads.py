"""The greatest total of lines along the roads (CHINA 7.3), exactly, and remembered.

Theory of operation. Houses that are joined to each other are looked at group by group; a group of
fewer than four is none. The best of a group either leaves out its lowest house or has one line over
it; the longest are tried first, what could not make up for the best so far is left out, and what
remains falls apart into groups again. The totals of groups are remembered by all positions of a
game: playouts end with the same ones again and again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from changcheng_qt.engine.masks import bit, count_bits, lowest_bit

if TYPE_CHECKING:
    from mypy_extensions import i64

LEAST: Final = 4
"""The houses of the shortest line."""
MOST_GROUPS: Final = 100_000
"""How many groups are remembered before all are forgotten."""


class Roads:
    """The roads of a map, and what lines on them are worth."""

    def __init__(self, beside: list[i64], is_one: i64) -> None:
        """Take for each space those that are joined to it, and whether only the best line of each
        group scores.
        """
        self.beside = beside
        self.is_one: i64 = is_one
        self.known: dict[int, i64] = {}

    def total(self, houses: i64, fortified: i64) -> i64:
        """Return what the lines over some houses of a seat are worth together."""
        points: i64 = 0
        while houses:
            group = self.group(houses & -houses, houses)
            houses &= ~group
            if count_bits(group) >= LEAST:
                points += self.group_total(group, fortified & group)
        return points

    def group(self, found: i64, houses: i64) -> i64:
        """Return the houses among these that are joined to some."""
        edge = found
        while edge:
            reach: i64 = 0
            while edge:
                reach |= self.beside[lowest_bit(edge)]
                edge &= edge - 1
            edge = reach & houses & ~found
            found |= edge
        return found

    def group_total(self, group: i64, fortified: i64) -> i64:
        """Return what the lines over a group of houses are worth together."""
        key = int(group) if not fortified else (int(fortified) << 62) | int(group)
        points = self.known.get(key)
        if points is None:
            points = self.longest(group, fortified) if self.is_one else self.best(group, fortified)
            if len(self.known) >= MOST_GROUPS:
                self.known.clear()
            self.known[key] = points
        return points

    def best(self, group: i64, fortified: i64) -> i64:
        """Return the greatest total of lines over a group without a common house."""
        lowest = group & -group
        lines: list[i64] = []
        self.through(group, lines)
        best: i64 = 0
        length = count_bits(group)
        while length >= LEAST:
            for line in lines:
                if count_bits(line) == length:
                    rest = group & ~line
                    points = line_points(line, fortified)
                    if points + line_points(rest, fortified) > best:
                        best = max(best, points + self.total(rest, fortified))
            length -= 1
        rest = group & ~lowest
        if line_points(rest, fortified) > best:
            best = max(best, self.total(rest, fortified))
        return best

    def longest(self, group: i64, fortified: i64) -> i64:
        """Return what the best single line over a group is worth."""
        best: i64 = 0
        while line_points(group, fortified) > best:
            lines: list[i64] = []
            self.through(group, lines)
            for line in lines:
                best = max(best, line_points(line, fortified))
            group &= group - 1
        return best

    def through(self, group: i64, lines: list[i64]) -> None:
        """Add the houses of every line over the lowest house of a group, once each."""
        start = group & -group
        arms: list[i64] = []
        self.walk(lowest_bit(group), start, group, arms)
        found: dict[int, int] = {}
        for arm in arms:
            ends: list[i64] = []
            self.walk(lowest_bit(group), start, (group & ~arm) | start, ends)
            for end in ends:
                line = arm | end
                if count_bits(line) >= LEAST and int(line) not in found:
                    found[int(line)] = 1
                    lines.append(line)

    def walk(self, space: i64, way: i64, houses: i64, ways: list[i64]) -> None:
        """Add every way that goes on from a space over some houses, beginning with the way there;
        of those over the same houses all.
        """
        ways.append(way)
        ahead = self.beside[space] & houses & ~way
        while ahead:
            next_space = lowest_bit(ahead)
            self.walk(next_space, way | bit(next_space), houses, ways)
            ahead &= ahead - 1


def line_points(line: i64, fortified: i64) -> i64:
    """Return what a line is worth: 1 per house, 2 with a fortified one."""
    return count_bits(line) * (2 if line & fortified else 1)
