"""The targets of the pointer on the map: towns, courts, roads, alliances and regions, by number."""

from dataclasses import dataclass
from typing import TypeAlias

from changcheng_qt.titles.china.rules import geography


@dataclass(frozen=True, slots=True)
class TownPlace:
    """A house space."""

    space: geography.Space


@dataclass(frozen=True, slots=True)
class CourtPlace:
    """The court of a region, for emissaries."""

    region: geography.Region


@dataclass(frozen=True, slots=True)
class AlliancePlace:
    """The seal of an alliance, numbered from 0."""

    alliance: int


@dataclass(frozen=True, slots=True)
class RoadPlace:
    """A road between two house spaces, by its number."""

    road: int


@dataclass(frozen=True, slots=True)
class RegionPlace:
    """The land of a region, outside all other places."""

    region: geography.Region


Place: TypeAlias = TownPlace | CourtPlace | AlliancePlace | RoadPlace | RegionPlace


def region_of(board: geography.Board, place: Place) -> geography.Region | None:
    """Return the region of a town or court, or a region itself; None for places of two regions."""
    match place:
        case TownPlace(space):
            return board.region_of(space)
        case CourtPlace(region) | RegionPlace(region):
            return region
        case _:
            return None
