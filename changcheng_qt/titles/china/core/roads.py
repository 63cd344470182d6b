"""The greatest total of lines along the roads (CHINA 7.3), exact and cached.

Theory of operation. Joined houses are searched group by group; a group of fewer than four has no
line. The best of a group either leaves out its lowest house or has one line over it; the longest
are tried first, those that cannot beat the best so far are skipped, and the remaining houses form
groups again. The totals of groups are cached for all positions of a game: playouts end with the
same ones again and again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from changcheng_qt.engine.masks import bit, count_bits, lowest_bit

if TYPE_CHECKING:
    from mypy_extensions import i64

LEAST: Final = 4
"""The houses of the shortest line."""
MOST_GROUPS: Final = 100_000
"""How many groups are cached before all are dropped."""


class Roads:
    """The roads of a map, and the worth of lines on them."""

    def __init__(self, beside: list[i64], is_one: i64) -> None:
        """Set the joined spaces of each space, and whether only the best line of each group
        scores.
        """
        self.beside = beside
        self.is_one: i64 = is_one
        self.known: dict[int, i64] = {}

    def total(self, houses: i64, fortified: i64) -> i64:
        """Return the total worth of the lines over some houses of a seat."""
        points: i64 = 0
        while houses:
            group = self.group(houses & -houses, houses)
            houses &= ~group
            if count_bits(group) >= LEAST:
                points += self.group_total(group, fortified & group)
        return points

    def group(self, found: i64, houses: i64) -> i64:
        """Return the houses among these that are joined to `found`."""
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
        """Return the total worth of the lines over a group of houses."""
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
        """Return the worth of the best single line over a group."""
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
        """Add every path from a space over some houses, each beginning with the given path; all of
        those over the same houses.
        """
        ways.append(way)
        ahead = self.beside[space] & houses & ~way
        while ahead:
            next_space = lowest_bit(ahead)
            self.walk(next_space, way | bit(next_space), houses, ways)
            ahead &= ahead - 1


def line_points(line: i64, fortified: i64) -> i64:
    """Return the worth of a line: 1 per house, 2 with a fortified one."""
    return count_bits(line) * (2 if line & fortified else 1)
