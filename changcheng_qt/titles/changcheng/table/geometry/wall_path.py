"""The line of the Great Wall across one board: a chain of arcs of one radius.

Theory of operation. Every board is entered and left at `WALL_Y` on a heading of `SEAM_HEADING`
degrees, so any side of any board joins any other without a kink. In between the wall swings from
heading to heading; each swing is an arc, and all arcs of a board share one radius, chosen so that
the chain is exactly one board wide. The headings were found by random search for chains that end at
the height where they began (to a thirtieth of a unit), keep a radius of at least 52 units, which is
well above the thickness of the wall, and wander at most 52 units north or south. Constant curvature
keeps blocks from being pinched into triangles.

The place along a board is measured in squares, 0 at the west seam and 13 at the east seam; all
squares are equally long. Units are board units (a board is 500 wide and 498 high), x to the east, y
to the south; headings are in degrees, north positive.
"""

import math
from dataclasses import dataclass, field
from itertools import pairwise
from typing import TYPE_CHECKING, Final, Self

from PySide6.QtCore import QPointF

from changcheng_qt.titles.changcheng.rules.geography import SQUARES_PER_BOARD, Face, Side

if TYPE_CHECKING:
    from collections.abc import Iterator

BOARD_WIDTH: Final = 500.0
BOARD_HEIGHT: Final = 498.0
WALL_Y: Final = 208.0
WALL_THICKNESS: Final = 38.0
SEAM_HEADING: Final = 20.0

SWINGS: Final[tuple[tuple[float, ...], ...]] = (
    (49.0, -65.0, 65.0, -49.0),
    (-50.5, 71.5, -69.5, 48.0),
    (47.0, -69.0, 57.0, -57.5, 52.5),
    (-61.0, 71.0, -56.5, 72.0, -57.5),
    (40.0, -59.0, 68.0, -70.0, 49.0),
    (-42.5, 70.0, -69.5, 62.5, -49.0),
    (41.5, -71.5, 49.5, -48.5, 72.5, -44.0),
    (53.0, -53.0, 49.5, -71.0, 52.0),
)
"""The headings of each of the eight lines between its two seams."""

_SQUARING_OFF: Final = 0.6
"""How many squares from a seam a cut needs to turn from upright to perpendicular to the wall."""


@dataclass(frozen=True, slots=True)
class Section:
    """A cut across the wall: its ends on the northern and on the southern edge."""

    north: QPointF
    south: QPointF

    @property
    def middle(self) -> QPointF:
        """The point half-way between the two edges, on the line of the wall."""
        return (self.north + self.south) / 2

    def moved(self, x: float) -> "Section":
        """Return the same cut shifted to the east."""
        shift = QPointF(x, 0)
        return Section(self.north + shift, self.south + shift)


@dataclass(frozen=True, slots=True)
class _Arc:
    """One swing: its start (x, and height above the seam), and its two headings in radians."""

    x: float
    height: float
    start: float
    end: float
    radius: float

    @property
    def length(self) -> float:
        return self.radius * abs(self.end - self.start)

    def heading(self, share: float) -> float:
        return self.start + (self.end - self.start) * share

    def offset(self, share: float) -> tuple[float, float]:
        turn = math.copysign(self.radius, self.end - self.start)
        heading = self.heading(share)
        x = turn * (math.sin(heading) - math.sin(self.start))
        height = turn * (math.cos(self.start) - math.cos(heading))
        return self.x + x, self.height + height


@dataclass(frozen=True, slots=True)
class WallPath:
    """The line of the wall across one board, measured in squares from 0 to 13."""

    swings: tuple[float, ...]
    radius: float = field(init=False)
    length: float = field(init=False)
    _arcs: tuple[_Arc, ...] = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        """Compute the one radius and chain the arcs."""
        headings = [math.radians(h) for h in (SEAM_HEADING, *self.swings, SEAM_HEADING)]
        reach = sum(abs(math.sin(b) - math.sin(a)) for a, b in pairwise(headings))
        radius = BOARD_WIDTH / reach
        arcs = tuple(_chain(headings, radius))
        object.__setattr__(self, "radius", radius)
        object.__setattr__(self, "length", sum(arc.length for arc in arcs))
        object.__setattr__(self, "_arcs", arcs)

    @classmethod
    def of(cls, face: Face) -> Self:
        """Return the line for a face; the eight faces of the box have eight different ones."""
        number = 2 * sum(ord(letter) for letter in face.board) + (face.side is Side.B)
        return cls(SWINGS[number % len(SWINGS)])

    @property
    def square_length(self) -> float:
        """The length of one square along the line."""
        return self.length / SQUARES_PER_BOARD

    def point(self, place: float) -> QPointF:
        """Return the point of the line at a place."""
        arc, share = self._arc_at(place)
        x, height = arc.offset(share)
        return QPointF(x, WALL_Y - height)

    def heading(self, place: float) -> float:
        """Return the heading there, in radians, north positive."""
        arc, share = self._arc_at(place)
        return arc.heading(share)

    def north(self, place: float) -> QPointF:
        """Return the unit vector across the wall to the north."""
        heading = self.heading(place)
        return QPointF(-math.sin(heading), -math.cos(heading))

    def section(self, place: float, thickness: float = WALL_THICKNESS) -> Section:
        """Return the cut across the wall at a place: square to the line, but upright at a seam."""
        share = min(1.0, min(place, SQUARES_PER_BOARD - place) / _SQUARING_OFF)
        heading = self.heading(place)
        lean = heading * share * share * (3 - 2 * share)
        half = thickness / 2 / math.cos(heading - lean)
        reach = QPointF(-math.sin(lean), -math.cos(lean)) * half
        middle = self.point(place)
        return Section(middle + reach, middle - reach)

    def _arc_at(self, place: float) -> tuple[_Arc, float]:
        left = place * self.square_length
        for arc in self._arcs[:-1]:
            if left <= arc.length:
                return arc, max(0.0, left / arc.length)
            left -= arc.length
        last = self._arcs[-1]
        return last, min(1.0, left / last.length)


def _chain(headings: list[float], radius: float) -> "Iterator[_Arc]":
    x = height = 0.0
    for start, end in pairwise(headings):
        arc = _Arc(x, height, start, end, radius)
        yield arc
        x, height = arc.offset(1.0)
