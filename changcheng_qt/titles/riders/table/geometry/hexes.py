"""The hexes, corners and roads of a map on the plane, in units; and the wall, a band of stone along
the roads of each section, on the side of the steppe.

North is up. The centre of hex (0, 0) is the origin, as in `geography`. The roads of a section form
a zigzag, and the sections one line from west to east. The wall is that line moved off its roads, so
that the roads themselves stay free on the side of the land. Along it are the five sockets of a
section's towers, clear of the border fort.
"""

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QLineF, QPointF
from PySide6.QtGui import QPainterPath

from changcheng_qt.titles.riders.rules.geography import Board, Corner, Point, Sector, centre
from changcheng_qt.titles.riders.rules.hexes import At
from changcheng_qt.titles.riders.rules.pieces import LEVELS
from changcheng_qt.ui.looks.strokes import distance, nearest_share, open_line, outline, unit

EDGE: Final = 50.0
"""The edge of a hex, which is also the distance of its corners from its centre."""
HALF_HIGH: Final = EDGE * math.sqrt(3) / 2
"""Half the height of a hex."""
_SIDES: Final = 6
BAND: Final = 0.2 * EDGE
"""The width of the wall."""
OFFSET: Final = 0.13 * EDGE
"""How far north of its roads the middle of the wall is."""
_FORT: Final = 0.45 * EDGE
"""How much of the wall on each side of its corner a border fort covers."""
_END: Final = 0.12 * EDGE
"""How far from the ends of its section a socket is at least."""


def point(at: Point) -> QPointF:
    """Return a point of the rules in units."""
    return QPointF(*at) * EDGE


def middle(at: At) -> QPointF:
    """Return the centre of a hex."""
    return point(centre(at))


def around(board: Board) -> Iterator[QPointF]:
    """Yield the centres of all hexes of land and sea, and of the empty steppe."""
    yield from map(middle, board.steppe)
    yield from (middle(land.at) for land in board.lands)
    yield from (middle(sea.at) for sea in board.seas)


def corner(board: Board, number: Corner) -> QPointF:
    """Return a corner in play."""
    return point(board.corner_at[number])


def hexagon(at: QPointF, radius: float = EDGE) -> list[QPointF]:
    """Return the corners of a hex around a point, clockwise from the east."""
    angles = (math.tau * side / _SIDES for side in range(_SIDES))
    return [at + QPointF(math.cos(angle), math.sin(angle)) * radius for angle in angles]


def hex_path(at: QPointF, radius: float = EDGE) -> QPainterPath:
    """Return the outline of a hex around a point."""
    return outline(hexagon(at, radius))


def is_inside(spot: QPointF, at: QPointF) -> bool:
    """Whether a point is inside the hex around another."""
    x, y = abs(spot.x() - at.x()), abs(spot.y() - at.y())
    return y <= HALF_HIGH and x <= EDGE - y / math.sqrt(3)


def section_lines(board: Board) -> list[tuple[QPointF, ...]]:
    """Return the middle of each section's wall, from west to east, without gaps between them."""
    rows = [section_corners(board, sector) for sector in range(len(board.sectors))]
    corners = [rows[0][0], *(number for row in rows for number in row[1:])]
    line = [corner(board, number) for number in corners]
    norths = [_north(one, other) for one, other in pairwise(line)]
    beside = [norths[0], *norths, norths[-1]]
    moved = {
        number: spot + _mitre(before, after)
        for number, spot, before, after in zip(corners, line, beside, beside[1:], strict=False)
    }
    return [tuple(moved[number] for number in row) for row in rows]


def sockets(board: Board, sector: Sector, line: Sequence[QPointF]) -> tuple[QPointF, ...]:
    """Return the middles of the sockets of a section with that line, from west to east."""
    corners = section_corners(board, sector)
    lengths = [QLineF(one, other).length() for one, other in pairwise(line)]
    fort = sum(lengths[: corners.index(board.sectors[sector].fort)])
    west = (_END, fort - _FORT)
    east = (fort + _FORT, sum(lengths) - _END)
    free = [max(0.0, end - start) for start, end in (west, east)]
    in_west = round(LEVELS * free[0] / sum(free))
    spots = [*_spread(*west, in_west), *_spread(*east, LEVELS - in_west)]
    path = open_line(line)
    return tuple(path.pointAtPercent(path.percentAtLength(spot)) for spot in spots)


def section_corners(board: Board, sector: Sector) -> list[int]:
    """Return the corners of a section's roads, from west to east."""
    ends = [board.ends[number] for number in board.sectors[sector].wall]
    numbers = {number for pair in ends for number in pair}
    return sorted(numbers, key=lambda number: board.corner_at[number])


def _north(one: QPointF, other: QPointF) -> QPointF:
    """Return the direction at a right angle to a road that runs eastwards, to the left."""
    along = unit(other - one)
    return QPointF(along.y(), -along.x())


def _mitre(before: QPointF, after: QPointF) -> QPointF:
    """Return the way from a corner of the roads to that of the wall."""
    between = unit(before + after)
    share = QPointF.dotProduct(between, after)
    return between * (OFFSET / max(share, math.sqrt(0.5)))


def _spread(start: float, end: float, count: int) -> Iterator[float]:
    """Yield lengths evenly between two."""
    for number in range(count):
        yield start + (end - start) * (number + 0.5) / count


def nearest_on(line: Sequence[QPointF], spot: QPointF) -> float:
    """Return how far a point is from a line of several pieces."""
    pieces = (QLineF(one, other) for one, other in pairwise(line))
    return min(distance(spot - one.pointAt(nearest_share(one, spot))) for one in pieces)
