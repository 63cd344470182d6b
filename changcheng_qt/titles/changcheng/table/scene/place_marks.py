"""The marks of places while squares are chosen: borders of provinces across the wall, the outline
of the target province, and the enlarged names of the target.

Rivers and trails end before the wall, so nothing on it shows the province of a square.
"""

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import TypeAlias

from changcheng_qt.titles.changcheng.rules.geography import Province, Region, Square
from changcheng_qt.titles.changcheng.rules.pieces import BlockKind
from changcheng_qt.titles.changcheng.rules.view import View
from changcheng_qt.titles.changcheng.table.pointer.targets import (
    ProvinceTarget,
    RegionTarget,
    Target,
    squares_of,
)
from changcheng_qt.titles.changcheng.words.names import province_name, region_name
from changcheng_qt.ui.scene.layer import Key


@dataclass(frozen=True, slots=True)
class BorderMark:
    """The border of two provinces, across the wall at the western edge of a square; `kinds` are
    those of the blocks next to it.
    """

    square: Square
    kinds: frozenset[BlockKind]


@dataclass(frozen=True, slots=True)
class OutlineMark:
    """The outline of the target province, with the wall on its squares."""

    province: Province


@dataclass(frozen=True, slots=True)
class ProvinceNameMark:
    """The name of the target province, enlarged, with its pips."""

    province: Province
    name: str
    built: int
    squares: int


@dataclass(frozen=True, slots=True)
class RegionNameMark:
    """The name of the target region, enlarged."""

    region: Region
    name: str


PlaceMark: TypeAlias = BorderMark | OutlineMark | ProvinceNameMark | RegionNameMark


def border_marks(view: View) -> Iterator[tuple[Key, BorderMark]]:
    """Yield the borders of all provinces across the wall."""
    province_of = view.wall.province_of
    for west, east in pairwise(view.wall.west_to_east):
        if province_of[west] != province_of[east]:
            blocks = (view.blocks[square] for square in (west, east))
            kinds = frozenset(block.kind for block in blocks if block is not None)
            yield ("border", east, 0), BorderMark(east, kinds)


def pointed_at_marks(view: View, target: Target | None) -> Iterator[tuple[Key, PlaceMark]]:
    """Yield the marks of a target's places: names of places, and the outlines of the provinces of
    squares.
    """
    squares = () if target is None else squares_of(target)
    provinces = [view.wall.province_of[square] for square in squares]
    regions = [view.wall.region_of[square] for square in squares]
    for province in provinces:
        yield ("outline", province, 0), OutlineMark(province)
    if isinstance(target, ProvinceTarget):
        provinces.append(target.province)
    if isinstance(target, RegionTarget):
        regions.append(target.region)
    yield from _names(view, provinces, regions)


def _names(
    view: View, provinces: Collection[Province], regions: Collection[Region]
) -> Iterator[tuple[Key, PlaceMark]]:
    for province in provinces:
        yield ("name", province, 0), province_mark(view, province)
    for region in regions:
        yield ("name", region, 1), region_mark(view, region)


def province_mark(view: View, province: Province) -> ProvinceNameMark:
    """Return the enlarged name of a province."""
    squares = len(view.wall.squares_of[province])
    built = squares - len(view.empty(province))
    return ProvinceNameMark(province, province_name(view.wall, province), built, squares)


def region_mark(view: View, region: Region) -> RegionNameMark:
    """Return the enlarged name of a region."""
    return RegionNameMark(region, region_name(view.wall, region))
