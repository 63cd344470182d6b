"""The lines of a seat along the roads: the greatest total of lines without a common house (CHINA
section 7.3).

Theory of operation. Houses are bits. Joined houses are searched group by group, and a group of
fewer than four has no line. All paths over at least four houses are enumerated once, ascending, and
of those over the same houses the first is kept: it is the lowest. The worth of a set of lines is
one number, its points in the upper part, the fewest lines in the lower. The best of a group either
leaves out its lowest house or has one line over it; the most valuable lines are tried first, and
those that cannot beat the best so far are skipped. The remaining houses form groups again, and the
result of each group is cached. The first best set is then built: of all lines in ascending order
the first one in a best set, and so on among the remaining houses.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from changcheng_qt.titles.china.rules.geography import Space
from changcheng_qt.titles.china.rules.pieces import LINE_LEAST

LINE_COST: Final = 64
"""Larger than the number of lines that any seat can have: a point outweighs them."""

Line: TypeAlias = tuple[Space, ...]


def best_lines(beside: tuple[int, ...], houses: int, fortified: int) -> tuple[Line, ...]:
    """Return the set of lines with the greatest total; of several the one with the fewest lines,
    of these the first. Spaces are bits of `houses` and `fortified`.
    """
    found: list[Line] = []
    for group in groups(beside, houses):
        found += _Search(beside, lines_of(beside, group), fortified).first(group)
    return tuple(sorted(found))


def longest_lines(beside: tuple[int, ...], houses: int, fortified: int) -> tuple[Line, ...]:
    """Return the first of the best single lines of each group (option `roads`: one)."""
    found = []
    for group in groups(beside, houses):
        lines = lines_of(beside, group)
        if lines:
            found.append(max(lines, key=lambda bits: line_points(bits, fortified)))
    return tuple(sorted(lines_of(beside, houses)[bits] for bits in found))


def line_points(bits: int, fortified: int) -> int:
    """Return the worth of a line: 1 per house, 2 with a fortified one (R38)."""
    return bits.bit_count() * (2 if bits & fortified else 1)


def groups(beside: tuple[int, ...], houses: int) -> list[int]:
    """Return the groups of at least four joined houses, by their lowest."""
    found = []
    while houses:
        group = group_of(beside, houses, houses & -houses)
        houses &= ~group
        if group.bit_count() >= LINE_LEAST:
            found.append(group)
    return found


def group_of(beside: tuple[int, ...], houses: int, edge: int) -> int:
    """Return all houses that are joined to `edge`, these included."""
    group = 0
    while edge:
        group |= edge
        reach = 0
        while edge:
            lowest = edge & -edge
            reach |= beside[lowest.bit_length() - 1]
            edge ^= lowest
        edge = reach & houses & ~group
    return group


def lines_of(beside: tuple[int, ...], houses: int) -> dict[int, Line]:
    """Return every set of houses that make a line, with the lowest path over them, in ascending
    order of these paths.
    """
    lines: dict[int, Line] = {}

    def walk(way: Line, bits: int) -> None:
        if len(way) >= LINE_LEAST:
            lines.setdefault(bits, way)
        ahead = beside[way[-1]] & houses & ~bits
        while ahead:
            lowest = ahead & -ahead
            walk((*way, lowest.bit_length() - 1), bits | lowest)
            ahead ^= lowest

    for space in _spaces(houses):
        walk((space,), 1 << space)
    return lines


def _spaces(bits: int) -> Iterator[Space]:
    while bits:
        lowest = bits & -bits
        yield lowest.bit_length() - 1
        bits ^= lowest


@dataclass(slots=True)
class _Search:
    """The worth of sets of lines on the houses of one group."""

    beside: tuple[int, ...]
    lines: dict[int, Line]
    fortified: int
    _found: dict[int, int] = field(default_factory=dict)
    _above: dict[int, list[tuple[int, int]]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for bits in self.lines:
            self._above.setdefault(bits & -bits, []).append((bits, self._worth(bits)))
        for lines in self._above.values():
            lines.sort(key=lambda line: -line[1])

    def first(self, houses: int) -> list[Line]:
        """Return the first of the best sets of lines."""
        chosen, best = [], self._best(houses, 0)
        for bits, line in self.lines.items():
            if bits & ~houses:
                continue
            rest, missing = houses ^ bits, best - self._worth(bits)
            if self._best(rest, missing) == missing:
                chosen.append(line)
                houses, best = rest, missing
        return chosen

    def _worth(self, bits: int) -> int:
        return line_points(bits, self.fortified) * LINE_COST - 1

    def _best(self, houses: int, least: int) -> int:
        """Return the worth of the best lines over houses, or any value below `least` if it is below
        that.
        """
        if self._bound(houses) < least:
            return -1
        apart = groups(self.beside, houses)
        bounds = sum(map(self._bound, apart))
        if bounds < least:
            return -1
        total = 0
        for group in apart:
            bounds -= self._bound(group)
            total += self._best_of_group(group)
            if total + bounds < least:
                return -1
        return total

    def _best_of_group(self, group: int) -> int:
        found = self._found.get(group)
        if found is None:
            lowest, best = group & -group, 0
            for bits, worth in self._above.get(lowest, ()):
                if not bits & ~group:
                    best = max(best, worth + self._best(group ^ bits, best + 1 - worth))
            best = max(best, self._best(group ^ lowest, best + 1))
            found = self._found[group] = best
        return found

    def _bound(self, houses: int) -> int:
        """Return an upper bound for the worth of lines over houses: one line over all of them."""
        return self._worth(houses) if houses.bit_count() >= LINE_LEAST else 0
