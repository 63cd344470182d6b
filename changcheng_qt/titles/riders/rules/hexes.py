"""Flat-top hexes in axial coordinates; the corners and roads of a set of land hexes, by number.

A hex is (q, r): q counts columns eastwards, r goes south. Three hexes meet at a corner, two at an
edge. The corners of land hexes are in play, and so are their edges, as roads. Land hexes often
share all their corners or edges with others, so each corner and road is named after the first land
hex that has it and its direction there: `4.mountains5.SE` (RIDERS section 2).
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias, TypeVar

T = TypeVar("T")

At: TypeAlias = tuple[int, int]
"""Axial coordinates, q and r."""
Meeting: TypeAlias = frozenset[At]
"""The three hexes around a corner, or the two along an edge."""

EDGES: Final = {
    "N": (0, -1),
    "NE": (1, -1),
    "SE": (1, 0),
    "S": (0, 1),
    "SW": (-1, 1),
    "NW": (-1, 0),
}
"""The directions of the edges of a hex, clockwise, and the steps to the hexes behind them."""
CORNERS: Final = {
    "E": ("NE", "SE"),
    "NE": ("N", "NE"),
    "NW": ("NW", "N"),
    "W": ("SW", "NW"),
    "SW": ("S", "SW"),
    "SE": ("SE", "S"),
}
"""The directions of the corners of a hex, counter-clockwise, and the two edges that meet there."""


@dataclass(frozen=True, slots=True, eq=False)
class Net:
    """The corners and roads of land hexes, numbered in the order of the hexes and their directions.

    Tuples over hexes, corners and roads are indexed by their numbers. The corners and roads of a
    hex are in the order of `CORNERS` and `EDGES`; all other numbers ascend.
    """

    corners: int
    roads: int
    corners_of: tuple[tuple[int, ...], ...]
    roads_of: tuple[tuple[int, ...], ...]
    lands_at: tuple[tuple[int, ...], ...]
    roads_at: tuple[tuple[int, ...], ...]
    neighbours: tuple[tuple[int, ...], ...]
    ends: tuple[tuple[int, int], ...]
    corner_words: tuple[str, ...]
    road_words: tuple[str, ...]
    corner_of: Mapping[str, int]
    road_of: Mapping[str, int]
    corner_between: Mapping[Meeting, int]
    road_between: Mapping[Meeting, int]


def beside(at: At, edge: str) -> At:
    """Return the hex behind an edge of another."""
    q, r = EDGES[edge]
    return at[0] + q, at[1] + r


def around(at: At, corner: str) -> Meeting:
    """Return the hexes around a corner of a hex."""
    return frozenset((at, *(beside(at, edge) for edge in CORNERS[corner])))


def along(at: At, edge: str) -> Meeting:
    """Return the hexes on the two sides of an edge of a hex."""
    return frozenset((at, beside(at, edge)))


def net_of(lands: Mapping[At, str]) -> Net:
    """Return the corners and roads of land hexes, given in order with their names."""
    corners, roads = _named(lands, CORNERS, around), _named(lands, EDGES, along)
    corner_between, road_between = numbered(corners), numbered(roads)
    ends = [tuple(n for n, hexes in enumerate(corners) if road < hexes) for road in roads]
    pairs = tuple((one, other) for one, other in ends)
    roads_at = [[n for n, pair in enumerate(pairs) if c in pair] for c in range(len(corners))]
    return Net(
        corners=len(corners),
        roads=len(roads),
        corners_of=_rows([corner_between[around(at, way)] for way in CORNERS] for at in lands),
        roads_of=_rows([road_between[along(at, way)] for way in EDGES] for at in lands),
        lands_at=_rows([n for n, at in enumerate(lands) if at in hexes] for hexes in corners),
        roads_at=_rows(roads_at),
        neighbours=_rows(
            sorted(sum(pairs[road]) - corner for road in row) for corner, row in enumerate(roads_at)
        ),
        ends=pairs,
        corner_words=tuple(corners.values()),
        road_words=tuple(roads.values()),
        corner_of=numbered(corners.values()),
        road_of=numbered(roads.values()),
        corner_between=corner_between,
        road_between=road_between,
    )


def numbered(things: Iterable[T]) -> dict[T, int]:
    """Return the number of each thing, from 0."""
    return {thing: number for number, thing in enumerate(things)}


def _named(
    lands: Mapping[At, str], ways: Iterable[str], meeting: Callable[[At, str], Meeting]
) -> dict[Meeting, str]:
    """Return the corners or the edges of land hexes, in order, with their names."""
    names: dict[Meeting, str] = {}
    for at, word in lands.items():
        for way in ways:
            names.setdefault(meeting(at, way), f"{word}.{way}")
    return names


def _rows(rows: Iterable[Sequence[int]]) -> tuple[tuple[int, ...], ...]:
    return tuple(map(tuple, rows))
