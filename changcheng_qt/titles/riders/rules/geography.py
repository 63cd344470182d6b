"""The map as the rules need it, by number (RIDERS section 2).

Everything has a plain number on its map: land hexes, seas, corners, roads, harbours; sectors from
the west, gathering grounds from the east, all from 0. The small map, for 3 and 4 seats, is the
large one without its western third. Both are computed once.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from enum import Enum
from functools import cache
from math import sqrt
from typing import Final, TypeAlias

from changcheng_qt.assets import title_folder
from changcheng_qt.engine.texts import Names
from changcheng_qt.titles.riders.rules.hexes import EDGES, At, Net, beside, net_of, numbered
from changcheng_qt.titles.riders.rules.maps import (
    ANY,
    GatheringRow,
    HarbourRow,
    MapFile,
    SectorRow,
    load_map,
)
from changcheng_qt.titles.riders.rules.pieces import GOOD_BY_WORD, NUMERAL_BY_WORD, Good, Numeral

Hex: TypeAlias = int
Sea: TypeAlias = int
Corner: TypeAlias = int
Road: TypeAlias = int
Sector: TypeAlias = int
Ground: TypeAlias = int
Point: TypeAlias = tuple[float, float]
"""A point x to the east and y to the south of the centre of hex (0, 0), in edges of a hex."""

SMALL_MOST: Final = 4
"""The most seats on the small map."""
HIGHEST: Final = 12
"""The highest number of two dice."""
_ROW: Final = sqrt(3)
"""The height of a hex."""


class Terrain(Enum):
    """The six kinds of land."""

    FOREST = "forest"
    HILLS = "hills"
    PASTURE = "pasture"
    FIELDS = "fields"
    MOUNTAINS = "mountains"
    DESERT = "desert"

    @property
    def good(self) -> Good | None:
        """The good that it gives."""
        return _GOODS.get(self)


_GOODS: Final = {
    Terrain.FOREST: Good.WOOD,
    Terrain.HILLS: Good.CLAY,
    Terrain.PASTURE: Good.WOOL,
    Terrain.FIELDS: Good.GRAIN,
    Terrain.MOUNTAINS: Good.ORE,
}


@dataclass(frozen=True, slots=True)
class Land:
    """A land hex; `number` is None for a desert."""

    at: At
    sector: Sector
    terrain: Terrain
    number: int | None


@dataclass(frozen=True, slots=True)
class SeaHex:
    """A sea hex."""

    at: At


@dataclass(frozen=True, slots=True)
class SectorSite:
    """A sector, `number` in files.

    `path_at` are the hexes from the wall to the lower coast, `way` those of them with a number.
    The section is along the roads `wall`; `wall_at` has the hexes on their two sides, that of the
    steppe first.
    """

    number: int
    fort: Corner
    assault_at: At
    path_at: tuple[At, ...]
    way: tuple[Hex, Hex, Hex]
    wall: tuple[Road, ...]
    wall_at: tuple[tuple[At, At], ...]
    fort_names: Names
    province_names: Names


@dataclass(frozen=True, slots=True)
class GatheringGround:
    """A gathering ground, and its arrows as pairs of an assault number and a sector."""

    numeral: Numeral
    at: At
    names: Names
    arrows: tuple[tuple[int, Sector], ...]


@dataclass(frozen=True, slots=True)
class Harbour:
    """A harbour of two corners; `trades` is None if it is for any good."""

    sea: Sea
    land: Hex
    trades: Good | None
    corners: tuple[Corner, Corner]


@dataclass(frozen=True, slots=True, eq=False)
class Board(Net):
    """One of the two maps; the same object for every game on it.

    Harbours are indexed by corner, hexes that yield by number. Of the hexes for drawing, `steppe`
    has those without a ground, and `home` is one of them.
    """

    lands: tuple[Land, ...]
    seas: tuple[SeaHex, ...]
    pirate_start: Sea
    sectors: tuple[SectorSite, ...]
    grounds: tuple[GatheringGround, ...]
    arrow_of: Mapping[int, tuple[Ground, Sector]]
    harbours: tuple[Harbour, ...]
    harbours_at: tuple[tuple[int, ...], ...]
    yielding: tuple[tuple[Hex, ...], ...]
    fort_corners: frozenset[Corner]
    land_words: tuple[str, ...]
    land_of: Mapping[str, Hex]
    sea_words: tuple[str, ...]
    sea_of: Mapping[str, Sea]
    corner_at: tuple[Point, ...]
    steppe: tuple[At, ...]
    home: At


def board_for(seats: int) -> Board:
    """Return the map for 3 to 6 seats; raises `OSError`, or `ValueError` with the fault."""
    return _board(seats > SMALL_MOST)


def centre(at: At) -> Point:
    """Return the centre of a hex."""
    q, r = at
    return 1.5 * q, _ROW * (r + q / 2)


@cache
def _board(is_large: bool) -> Board:
    file = load_map(title_folder("riders") / "map.json")
    return _laid(file, is_large) if is_large else _laid(file.folded(), is_large)


def _laid(file: MapFile, is_large: bool) -> Board:
    """Return the map of a file, with the numbers of the large or the small one."""
    first = min(row.sector for row in file.sectors)
    lands = tuple(
        Land(row.at, row.sector - first, Terrain(row.terrain), row.number) for row in file.land
    )
    words = {row.at: f"{row.sector}.{row.terrain}{row.number or ''}" for row in file.land}
    net = net_of(words)
    places, seas = numbered(words), numbered(row.at for row in file.sea)
    sea_words = tuple(_sea_word(at, words) for at in seas)
    numbers = {at: n for at, n in places.items() if lands[n].number}
    sectors = tuple(_site(row, net, numbers) for row in file.sectors)
    grounds = tuple(_ground(row, first, is_large) for row in file.gatherings)
    harbours = tuple(_harbour(row, net, places, seas) for row in file.harbours)
    return Board(
        **{one.name: getattr(net, one.name) for one in fields(net)},
        lands=lands,
        seas=tuple(map(SeaHex, seas)),
        pirate_start=seas[file.pirate_start],
        sectors=sectors,
        grounds=grounds,
        arrow_of={number: (n, to) for n, one in enumerate(grounds) for number, to in one.arrows},
        harbours=harbours,
        harbours_at=_holding(range(net.corners), [harbour.corners for harbour in harbours]),
        yielding=_holding(range(HIGHEST + 1), [(land.number,) for land in lands]),
        fort_corners=frozenset(site.fort for site in sectors),
        land_words=tuple(words.values()),
        land_of=numbered(words.values()),
        sea_words=sea_words,
        sea_of=numbered(sea_words),
        corner_at=tuple(map(_middle, net.corner_between)),
        steppe=tuple(row.at for row in file.steppe),
        home=file.home.large if is_large else file.home.small,
    )


def _holding(
    things: Iterable[int], rows: Sequence[Collection[int | None]]
) -> tuple[tuple[int, ...], ...]:
    """Return for each thing the numbers of the rows that have it."""
    return tuple(tuple(n for n, row in enumerate(rows) if thing in row) for thing in things)


def _sea_word(sea: At, words: Mapping[At, str]) -> str:
    """Return the name of a sea hex: its direction from the first land hex that it touches."""
    return next(
        f"{word}.{edge}" for at, word in words.items() for edge in EDGES if beside(at, edge) == sea
    )


def _site(row: SectorRow, net: Net, yielding: Mapping[At, Hex]) -> SectorSite:
    one, two, three = (yielding[at] for at in row.path if at in yielding)
    wall = tuple(
        (steppe, land) for steppe, land in row.wall if frozenset((steppe, land)) in net.road_between
    )
    return SectorSite(
        number=row.sector,
        fort=net.corner_between[frozenset(row.fort)],
        assault_at=row.assault,
        path_at=row.path,
        way=(one, two, three),
        wall=tuple(net.road_between[frozenset(pair)] for pair in wall),
        wall_at=wall,
        fort_names=row.fort_names,
        province_names=row.province_names,
    )


def _ground(row: GatheringRow, first: int, is_large: bool) -> GatheringGround:
    arrows = ((arrow.large if is_large else arrow.small, arrow.to - first) for arrow in row.arrows)
    return GatheringGround(
        numeral=NUMERAL_BY_WORD[row.numeral],
        at=row.at,
        names=row.names,
        arrows=tuple((number, sector) for number, sector in arrows if number is not None),
    )


def _harbour(row: HarbourRow, net: Net, lands: Mapping[At, Hex], seas: Mapping[At, Sea]) -> Harbour:
    return Harbour(
        sea=seas[row.sea],
        land=lands[row.land],
        trades=None if row.trades == ANY else GOOD_BY_WORD[row.trades],
        corners=net.ends[net.road_between[frozenset((row.sea, row.land))]],
    )


def _middle(hexes: Iterable[At]) -> Point:
    """Return the point where three hexes meet."""
    xs, ys = zip(*map(centre, hexes), strict=True)
    return sum(xs) / len(xs), sum(ys) / len(ys)
