"""The marks seen in a picture of the window, by colour and shape alone.

The marks of LOOK section 1 are looked for, and nothing of the program is asked: the brown cross of
an empty square where one may build, the gold ring on a wall that may be chosen or on a place of a
map, the gold outline of a province or region, the eye that offers a look, the plus where a board
may be added.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QColor, QImage, QPainter

CROSS: Final = "#6B4300"
RING: Final = "#FFE08A"
OUTLINE: Final = "#F7C948"
EYE: Final = "#FFE9AE"
HELD: Final = "#F2C14E"
RIM: Final = "#C98A12"
WAR_RED: Final = "#97301F"

_TOLERANCE: Final = 30
_GAP: Final = 2
"""How many pixels apart two spots of a colour still belong to one shape."""

_SAME_PLACE: Final = 16
"""How many pixels apart, across and down together, two finds still mean the same thing."""


_WAYS: Final = (QPoint(1, 0), QPoint(-1, 0), QPoint(0, 1), QPoint(0, -1))
_SHORTEST_ARM: Final = 3
_UNEVEN: Final = 3
"""How many pixels longer than another an arm of a cross may look."""
_UNROUND: Final = 0.1
"""How much of its box a disc may differ from a perfect one."""


@dataclass(slots=True)
class Shape:
    """Connected pixels of one colour: the box around them, how many they are, and their runs, each
    the row and the first and last column.
    """

    box: QRect
    size: int
    runs: list[tuple[int, int, int]]

    @property
    def fill(self) -> float:
        """How much of the box they fill."""
        return self.size / (self.box.width() * self.box.height())

    @property
    def middle(self) -> QPoint:
        """The middle of the box."""
        return self.box.center()

    def is_about(self, least: int, most: int) -> bool:
        """Return whether both sides are in a range, and neither is twice the other."""
        short, long = sorted((self.box.width(), self.box.height()))
        return least <= short and long <= most and long <= 2 * short

    def covers(self, point: QPoint) -> bool:
        """Return whether a pixel belongs to the shape."""
        x, y = point.x(), point.y()
        return any(row == y and first <= x <= last for row, first, last in self.runs)

    def is_round(self) -> bool:
        """Return whether the rows are about as wide as those of a disc, with any holes filled."""
        rows: dict[int, tuple[int, int]] = {}
        for row, first, last in self.runs:
            least, most = rows.get(row, (first, last))
            rows[row] = min(least, first), max(most, last)
        wide, high = self.box.width(), self.box.height()
        uneven = 0.0
        for number in range(high):
            first, last = rows.get(self.box.top() + number, (0, -1))
            share = (2 * number + 1 - high) / high
            uneven += abs(last - first + 1 - wide * (1 - share * share) ** 0.5)
        return uneven < _UNROUND * wide * high

    def is_hollow(self) -> bool:
        """Return whether the middle is free, and closed in on all four sides."""
        x, y = self.middle.x(), self.middle.y()
        across = [(first, last) for row, first, last in self.runs if row == y]
        rows = [row for row, first, last in self.runs if first <= x <= last]
        is_shut_across = any(last < x for _, last in across) and any(
            x < first for first, _ in across
        )
        is_shut_down = any(row < y for row in rows) and any(y < row for row in rows)
        return is_shut_across and is_shut_down and y not in rows


def crosses(picture: QImage) -> list[QPoint]:
    """Return the middles of squares to build on, west to east: small crosses of four equal arms."""
    found = [s for s in shapes(picture, CROSS) if s.is_about(6, 40) and 0.2 < s.fill < 0.65]
    return _distinct([s.middle for s in found if _is_cross(s)])


def rings(picture: QImage) -> list[QPoint]:
    """Return the middles of ringed walls, west to east: thin closed lines as large as a wall."""
    found = [s for s in shapes(picture, RING) if s.is_about(24, 130) and s.fill < 0.2]
    return _distinct([s.middle for s in found if s.is_hollow()])


def circles(picture: QImage) -> list[QPoint]:
    """Return the middles of ringed places on a map, west to east: thin lines, as wide as high; the
    roads that touch them are of a paler gold.
    """
    found = [s for s in shapes(picture, RING, tolerance=16) if s.is_about(24, 130)]
    round_ones = [s for s in found if abs(s.box.width() - s.box.height()) <= 2 and s.fill < 0.2]
    return _distinct(s.middle for s in round_ones)


def outlines(picture: QImage) -> list[Shape]:
    """Return the gold outlines of provinces or regions, west to east: thin, and nothing else in
    their gold is half as high as they are.
    """
    found = [s for s in shapes(picture, OUTLINE, tolerance=40, gap=1) if s.fill < 0.15]
    highest = max((s.box.height() for s in found), default=0)
    large = [s for s in found if s.box.height() > max(100, highest / 2)]
    return sorted(large, key=lambda s: s.middle.x())


def eyes(picture: QImage) -> list[QPoint]:
    """Return the middles of the eyes that offer a look, west to east: discs around a pupil."""
    found = [s for s in shapes(picture, EYE, tolerance=24, gap=1) if s.is_about(18, 80)]
    even = [s for s in found if abs(s.box.width() - s.box.height()) <= 2 and s.fill > 0.42]
    discs = [s for s in even if s.is_round()]
    return _distinct(s.middle for s in discs if not s.covers(s.middle))


def pluses(picture: QImage) -> list[QPoint]:
    """Return the middles of the signs where a board may be added, west to east."""
    found = [s for s in shapes(picture, RING) if s.is_about(24, 90) and 0.15 < s.fill < 0.5]
    return _distinct(s.middle for s in found if _is_cross(s))


def foot(shape: Shape, share: float = 0.15) -> QPoint:
    """Return a place inside an outline, a share of its height above its lowest edge."""
    y = shape.box.bottom() - round(share * shape.box.height())
    edges = [(first + last) // 2 for row, first, last in shape.runs if row == y]
    return QPoint((min(edges) + max(edges)) // 2, y)


def share_of(picture: QImage, colour: str, tolerance: int = _TOLERANCE) -> float:
    """Return how much of a picture has a colour, 0 to 1."""
    return sum(_mask(picture, colour, tolerance)) / (picture.width() * picture.height())


def shapes(
    picture: QImage, colour: str, *, tolerance: int = _TOLERANCE, gap: int = _GAP
) -> list[Shape]:
    """Return the connected shapes of a colour."""
    mask, width = _mask(picture, colour, tolerance), picture.width()
    found: list[Shape] = []
    open_runs: list[tuple[int, int, int, int]] = []
    owners: list[int] = []
    for row in range(picture.height()):
        present = []
        for first, last in _runs(mask[row * width : (row + 1) * width], gap):
            owner = _joined(open_runs, owners, found, first - gap, last + gap)
            found[owner].runs.append((row, first, last))
            present.append((row, first, last, owner))
        open_runs = [run for run in open_runs if row - run[0] < gap] + present
    return [_measured(shape) for shape in found if shape.runs]


def _joined(
    above: list[tuple[int, int, int, int]],
    owners: list[int],
    found: list[Shape],
    first: int,
    last: int,
) -> int:
    """Return the one shape of all runs above that touch a run; a new one where there is none."""
    touched = {_root(owners, run[3]) for run in above if run[1] <= last and run[2] >= first}
    if not touched:
        owners.append(len(found))
        found.append(Shape(QRect(), 0, []))
        return len(found) - 1
    kept, *others = sorted(touched)
    for other in others:
        owners[other] = kept
        found[kept].runs += found[other].runs
        found[other].runs = []
    return kept


def _root(owners: list[int], number: int) -> int:
    while owners[number] != number:
        number = owners[number]
    return number


def _measured(shape: Shape) -> Shape:
    left = min(first for _, first, _ in shape.runs)
    right = max(last for _, _, last in shape.runs)
    top = min(row for row, _, _ in shape.runs)
    bottom = max(row for row, _, _ in shape.runs)
    shape.box = QRect(QPoint(left, top), QPoint(right, bottom))
    shape.size = sum(last - first + 1 for _, first, last in shape.runs)
    return shape


def _runs(row: bytes, gap: int) -> Iterator[tuple[int, int]]:
    """Yield first and last column of the runs in a row of the mask."""
    for run in _RUN[gap].finditer(row):
        yield run.start(), run.end() - 1


_RUN: Final = {gap: re.compile(b"\\x01(?:\\x00{0,%d}\\x01+)*" % (gap - 1)) for gap in range(1, 5)}


def _mask(picture: QImage, colour: str, tolerance: int) -> bytes:
    """Return a byte a pixel, 1 where each part of the colour is as close as the tolerance."""
    difference = QImage(picture.size(), QImage.Format.Format_RGB32)
    difference.fill(QColor(colour))
    with QPainter(difference) as painter:
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Difference)
        painter.drawImage(QPoint(), picture)
    near = bytes(value <= tolerance for value in range(256))
    content = bytes(difference.constBits())
    blue, green, red = (content[part::4].translate(near) for part in range(3))
    together = _number(blue) & _number(green) & _number(red)
    return together.to_bytes(len(blue), "big")


def _number(content: bytes) -> int:
    return int.from_bytes(content, "big")


def _is_cross(shape: Shape) -> bool:
    """Return whether four arms of one length meet, with nothing between them; a shape that a cross
    merely touches is no part of it.
    """
    heart = _heart(shape)
    arms = [_reach(shape, heart, way) for way in _WAYS]
    far = max(arms) // 2
    corners = (QPoint(x, y) for x in (-far, far) for y in (-far, far))
    is_even = min(arms) >= _SHORTEST_ARM and max(arms) - min(arms) <= _UNEVEN
    return is_even and not any(shape.covers(heart + corner) for corner in corners)


def _heart(shape: Shape) -> QPoint:
    """Return where the fullest row crosses the fullest column."""
    rows: Counter[int] = Counter()
    columns: Counter[int] = Counter()
    for row, first, last in shape.runs:
        rows[row] += last - first + 1
        columns.update(range(first, last + 1))
    return QPoint(_fullest(columns), _fullest(rows))


def _fullest(counts: Counter[int]) -> int:
    """Return the middle one of those that are counted most, give or take one."""
    most = max(counts.values())
    found = sorted(place for place, count in counts.items() if count >= most - 1)
    return found[len(found) // 2]


def _reach(shape: Shape, start: QPoint, way: QPoint) -> int:
    """Return how many pixels a shape goes on in one way."""
    place = QPoint(start)
    while shape.covers(place):
        place += way
    return (place - start).manhattanLength()


def _distinct(points: Iterable[QPoint]) -> list[QPoint]:
    """Return points west to east, one for several that mean the same place."""
    kept: list[QPoint] = []
    for point in points:
        if all((point - other).manhattanLength() > _SAME_PLACE for other in kept):
            kept.append(point)
    return sorted(kept, key=QPoint.x)
