"""Boards, faces, and the wall in play: which squares adjoin, and the province and region of each
(RULES section 1).

Theory of operation. A *slot* is the order in which a board joined the table: the two boards of the
setup are slots 0 (west) and 1 (east), the first extension is slot 2, the next slot 3. Squares,
provinces and regions are numbered by slot and then from west to east within their board, so an
extension to the west renumbers nothing: square `13 * slot + i`, province `3 * slot + k`, region `3
* slot + k`. Counters are dealt slot by slot from west to east as well, so the number of a region is
also the place of its threat counter in the draw, and likewise for provinces. `order` has the slots
from west to east.
"""

from dataclasses import dataclass, field
from enum import Enum
from itertools import accumulate, pairwise
from typing import Final, TypeAlias

Square: TypeAlias = int
Province: TypeAlias = int
Region: TypeAlias = int
Slot: TypeAlias = int

SQUARES_PER_BOARD: Final = 13
AREAS_PER_SIDE: Final = 3
AREA_SQUARES: Final = range(3, 7)
"""How many squares a province or region may have."""


class Side(Enum):
    """One of the two faces of a board."""

    A = "A"
    B = "B"


class End(Enum):
    """An end of the wall."""

    WEST = "west"
    EAST = "east"


@dataclass(frozen=True, slots=True)
class Area:
    """A province or region as printed on a face: its square count (3 to 6) and its names by
    language code.
    """

    squares: int
    names: tuple[tuple[str, str], ...]

    def name(self, language: str) -> str:
        """Return the name in a language, else in its base language, else the first one given."""
        names = dict(self.names)
        return names.get(language) or names.get(language.partition("_")[0]) or self.names[0][1]


@dataclass(frozen=True, slots=True)
class Face:
    """One face of a board: three provinces south of the wall, three regions north of it, each west
    to east.
    """

    board: str
    side: Side
    provinces: tuple[Area, ...]
    regions: tuple[Area, ...]

    @property
    def code(self) -> str:
        """The short name in files and on the command line, such as `1A`."""
        return f"{self.board}{self.side.value}"


@dataclass(frozen=True, slots=True)
class Board:
    """A board with its two faces."""

    name: str
    faces: tuple[Face, Face]

    def face(self, side: Side) -> Face:
        """Return the face on that side."""
        return self.faces[0] if side is Side.A else self.faces[1]


@dataclass(frozen=True, slots=True)
class Wall:
    """The boards in play, by slot, and the lookups that follow from them."""

    faces: tuple[Face, ...]
    order: tuple[Slot, ...]
    province_of: tuple[Province, ...] = field(init=False, compare=False, repr=False)
    region_of: tuple[Region, ...] = field(init=False, compare=False, repr=False)
    squares_of: tuple[tuple[Square, ...], ...] = field(init=False, compare=False, repr=False)
    squares_of_region: tuple[tuple[Square, ...], ...] = field(init=False, compare=False, repr=False)
    regions_bordering: tuple[tuple[Region, ...], ...] = field(init=False, compare=False, repr=False)
    west_to_east: tuple[Square, ...] = field(init=False, compare=False, repr=False)
    neighbours: tuple[tuple[Square, ...], ...] = field(init=False, compare=False, repr=False)
    east_of: dict[Square, Square] = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        """Compute the lookups once: the rules need them at every step."""
        province_of = _areas_of_squares(tuple(face.provinces for face in self.faces))
        region_of = _areas_of_squares(tuple(face.regions for face in self.faces))
        squares_of = _squares_of_areas(province_of)
        west_to_east = tuple(
            slot * SQUARES_PER_BOARD + i for slot in self.order for i in range(SQUARES_PER_BOARD)
        )
        derived = {
            "province_of": province_of,
            "region_of": region_of,
            "squares_of": squares_of,
            "squares_of_region": _squares_of_areas(region_of),
            "regions_bordering": tuple(
                tuple(sorted({region_of[square] for square in squares})) for squares in squares_of
            ),
            "west_to_east": west_to_east,
            "neighbours": _neighbours(west_to_east),
            "east_of": dict(pairwise(west_to_east)),
        }
        for name, value in derived.items():
            object.__setattr__(self, name, value)

    @property
    def squares(self) -> range:
        """Every square in play, by number."""
        return range(len(self.faces) * SQUARES_PER_BOARD)

    @property
    def provinces(self) -> range:
        """Every province in play, by number."""
        return range(len(self.faces) * AREAS_PER_SIDE)

    @property
    def regions(self) -> range:
        """Every region in play, by number."""
        return range(len(self.faces) * AREAS_PER_SIDE)

    @property
    def regions_west_to_east(self) -> tuple[Region, ...]:
        """Every region in play in the order of the Mongol attack."""
        return tuple(
            slot * AREAS_PER_SIDE + k for slot in self.order for k in range(AREAS_PER_SIDE)
        )

    def province(self, number: Province) -> Area:
        """Return a province as printed on its face."""
        slot, k = divmod(number, AREAS_PER_SIDE)
        return self.faces[slot].provinces[k]

    def region(self, number: Region) -> Area:
        """Return a region as printed on its face."""
        slot, k = divmod(number, AREAS_PER_SIDE)
        return self.faces[slot].regions[k]

    def areas_touched(self, *squares: Square) -> int:
        """Return how many provinces and regions contain these squares: a double's own points."""
        provinces = {self.province_of[square] for square in squares}
        return len(provinces) + len({self.region_of[square] for square in squares})

    def extended(self, face: Face, end: End) -> "Wall":
        """Return the wall with one more board at an end."""
        slot = len(self.faces)
        order = (slot, *self.order) if end is End.WEST else (*self.order, slot)
        return Wall((*self.faces, face), order)


def _areas_of_squares(areas_of_faces: tuple[tuple[Area, ...], ...]) -> tuple[int, ...]:
    areas = [area for areas in areas_of_faces for area in areas]
    return tuple(number for number, area in enumerate(areas) for _ in range(area.squares))


def _squares_of_areas(area_of: tuple[int, ...]) -> tuple[tuple[Square, ...], ...]:
    ends = list(accumulate((area_of.count(area) for area in sorted(set(area_of))), initial=0))
    return tuple(tuple(range(start, end)) for start, end in pairwise(ends))


def _neighbours(west_to_east: tuple[Square, ...]) -> tuple[tuple[Square, ...], ...]:
    adjoining: dict[Square, list[Square]] = {square: [] for square in west_to_east}
    for west, east in pairwise(west_to_east):
        adjoining[east].append(west)
        adjoining[west].append(east)
    return tuple(tuple(sorted(adjoining[square])) for square in range(len(west_to_east)))
