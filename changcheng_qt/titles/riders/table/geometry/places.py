"""The targets of the pointer on the map, by the numbers of `geography.Board`, and on the quay."""

from dataclasses import dataclass
from typing import TypeAlias

from changcheng_qt.engine.seats import Seat
from changcheng_qt.titles.riders.rules import geography
from changcheng_qt.titles.riders.rules.pieces import Good


@dataclass(frozen=True, slots=True)
class HexPlace:
    """A land hex, outside all other places."""

    hex: geography.Hex


@dataclass(frozen=True, slots=True)
class CornerPlace:
    """A corner in play."""

    corner: geography.Corner


@dataclass(frozen=True, slots=True)
class RoadPlace:
    """A road in play."""

    road: geography.Road


@dataclass(frozen=True, slots=True)
class SectionPlace:
    """The section of a sector: its stretch of wall."""

    sector: geography.Sector


@dataclass(frozen=True, slots=True)
class AssaultPlace:
    """The assault ground of a sector."""

    sector: geography.Sector


@dataclass(frozen=True, slots=True)
class GroundPlace:
    """A gathering ground."""

    ground: geography.Ground


@dataclass(frozen=True, slots=True)
class ArrowPlace:
    """The plate of an assault number, on its arrow."""

    number: int


@dataclass(frozen=True, slots=True)
class SeaPlace:
    """A sea hex."""

    sea: geography.Sea


@dataclass(frozen=True, slots=True)
class HarbourPlace:
    """The sign of a harbour."""

    harbour: int


@dataclass(frozen=True, slots=True)
class HomePlace:
    """The home of the riders, where the bag is."""


@dataclass(frozen=True, slots=True)
class DicePlace:
    """The dice on the quay."""


@dataclass(frozen=True, slots=True)
class SupplyPlace:
    """A good of the supply on the quay."""

    good: Good


@dataclass(frozen=True, slots=True)
class PaymentPlace:
    """A payment for a good of the supply, over the dice while one is chosen."""

    good: Good


@dataclass(frozen=True, slots=True)
class StackPlace:
    """The edicts that are left, on the quay."""


HexagonPlace: TypeAlias = HexPlace | SeaPlace | AssaultPlace | GroundPlace | HomePlace
"""A place that is a whole hex."""
QuayPlace: TypeAlias = DicePlace | SupplyPlace | PaymentPlace | StackPlace
Place: TypeAlias = (
    HexagonPlace | CornerPlace | RoadPlace | SectionPlace | ArrowPlace | HarbourPlace | QuayPlace
)


@dataclass(frozen=True, slots=True)
class SeatPlace:
    """A seat, by its row in the side panel."""

    seat: Seat


Pointed: TypeAlias = Place | SeatPlace
"""Everything with a state to be told."""


def sector_of(board: geography.Board, place: Place) -> geography.Sector | None:
    """Return the sector of a place; None outside the sectors, as for a sea hex."""
    match place:
        case HexPlace(land):
            return board.lands[land].sector
        case CornerPlace(corner):
            return board.lands[board.lands_at[corner][0]].sector
        case RoadPlace(road):
            return board.lands[_first_land(board, road)].sector
        case SectionPlace(sector) | AssaultPlace(sector):
            return sector
        case ArrowPlace(number):
            return board.arrow_of[number][1]
        case HarbourPlace(harbour):
            return board.lands[board.harbours[harbour].land].sector
        case _:
            return None


def _first_land(board: geography.Board, road: geography.Road) -> geography.Hex:
    return next(land for land, roads in enumerate(board.roads_of) if road in roads)
