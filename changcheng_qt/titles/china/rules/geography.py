"""The map as the rules need it: regions, spaces, roads, alliances, by number (CHINA section 3).

Regions and spaces are numbered as in the file of the map, alliances in order from 0, which people
call 1. Positions on the canvas do not concern the rules.
"""

from dataclasses import dataclass
from functools import cached_property
from typing import TypeAlias

from changcheng_qt.engine.texts import Names, name_in
from changcheng_qt.titles.china.rules.pieces import Colour

Region: TypeAlias = int
Space: TypeAlias = int
Road: TypeAlias = tuple[Space, Space]


@dataclass(frozen=True, slots=True)
class Land:
    """A region: its id in files, its names by language, and its colour."""

    id: str
    colour: Colour
    names: Names

    def name(self, language: str) -> str:
        """Return the name in a language, else in its base language, else the first one given."""
        return name_in(self.names, language)


@dataclass(frozen=True, slots=True)
class Town:
    """A house space: its id in files, its names by language, and its region."""

    id: str
    region: Region
    names: Names

    def name(self, language: str) -> str:
        """Return the name in a language, else in its base language, else the first one given."""
        return name_in(self.names, language)


@dataclass(frozen=True)
class Board:
    """One side of the map. `alliances` are pairs of regions, `roads` pairs of spaces."""

    regions: tuple[Land, ...]
    alliances: tuple[tuple[Region, Region], ...]
    spaces: tuple[Town, ...]
    roads: tuple[Road, ...]

    @cached_property
    def spaces_of(self) -> tuple[tuple[Space, ...], ...]:
        """The spaces of each region, ascending."""
        return tuple(
            tuple(space for space, town in enumerate(self.spaces) if town.region == region)
            for region in range(len(self.regions))
        )

    @cached_property
    def beside(self) -> tuple[int, ...]:
        """For each space, as bits, the spaces joined to it by a road."""
        bits = [0] * len(self.spaces)
        for one, other in self.roads:
            bits[one] |= 1 << other
            bits[other] |= 1 << one
        return tuple(bits)

    @cached_property
    def region_numbers(self) -> dict[str, Region]:
        """The regions by their ids."""
        return {land.id: number for number, land in enumerate(self.regions)}

    @cached_property
    def space_numbers(self) -> dict[str, Space]:
        """The spaces by their ids."""
        return {town.id: number for number, town in enumerate(self.spaces)}

    def region_of(self, space: Space) -> Region:
        """Return the region of a space."""
        return self.spaces[space].region

    def colour_of(self, region: Region) -> Colour:
        """Return the colour of a region."""
        return self.regions[region].colour
