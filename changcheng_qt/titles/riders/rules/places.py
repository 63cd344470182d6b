"""The places of the map, by the numbers of `geography.Board`, of the quay, and of the seats: all
that is pointed at, told and found in lists.
"""

from dataclasses import dataclass
from typing import TypeAlias

from changcheng_qt.titles.riders.rules import geography
from changcheng_qt.titles.riders.rules.forecast import ways_at, ways_to_roll
from changcheng_qt.titles.riders.rules.pieces import Good
from changcheng_qt.titles.riders.rules.view import View


@dataclass(frozen=True, slots=True)
class _Numbered:
    """A place by its number among those of its kind; without one, where there is no other."""

    number: int = 0


@dataclass(frozen=True, slots=True)
class _OfGood:
    """A place on the quay by its good."""

    good: Good


class HexPlace(_Numbered):
    """A land hex, outside all other places."""


class CornerPlace(_Numbered):
    """A corner in play."""


class RoadPlace(_Numbered):
    """A road in play."""


class SectionPlace(_Numbered):
    """The section of a sector: its stretch of wall."""


class AssaultPlace(_Numbered):
    """The assault ground of a sector."""


class GroundPlace(_Numbered):
    """A gathering ground."""


class ArrowPlace(_Numbered):
    """The plate of an assault number, on its arrow."""


class SeaPlace(_Numbered):
    """A sea hex."""


class HarbourPlace(_Numbered):
    """The sign of a harbour."""


class HomePlace(_Numbered):
    """The home of the riders, where the bag is."""


class DicePlace(_Numbered):
    """The dice on the quay."""


class SupplyPlace(_OfGood):
    """A good of the supply on the quay."""


class PaymentPlace(_OfGood):
    """A payment for a good of the supply, over the dice while one is chosen."""


class StackPlace(_Numbered):
    """The edicts that are left, on the quay."""


class SeatPlace(_Numbered):
    """A seat, by its row in the side panel."""


HexagonPlace: TypeAlias = HexPlace | SeaPlace | AssaultPlace | GroundPlace | HomePlace
"""A place that is a whole hex."""
QuayPlace: TypeAlias = DicePlace | SupplyPlace | PaymentPlace | StackPlace
Place: TypeAlias = (
    HexagonPlace | CornerPlace | RoadPlace | SectionPlace | ArrowPlace | HarbourPlace | QuayPlace
)
Pointed: TypeAlias = Place | SeatPlace
"""Every place whose state has words."""


def sector_of(board: geography.Board, place: Place) -> geography.Sector | None:
    """Return the sector of a place; None outside the sectors, as for a sea hex."""
    match place:
        case HexPlace(land):
            return board.lands[land].sector
        case CornerPlace(corner):
            return board.lands[board.lands_at[corner][0]].sector
        case RoadPlace(road):
            lands = enumerate(board.roads_of)
            return next(board.lands[land].sector for land, roads in lands if road in roads)
        case SectionPlace(sector) | AssaultPlace(sector):
            return sector
        case ArrowPlace(number):
            return board.arrow_of[number][1]
        case HarbourPlace(harbour):
            return board.lands[board.harbours[harbour].land].sector
        case _:
            return None


def rolls_at(view: View, place: Place) -> int:
    """Return how many of the 36 rolls give something at a place: to a building on a corner, or to
    the better one at the ends of a road; 0 where no roll does.
    """
    match place:
        case CornerPlace(corner):
            return ways_at(view, corner)
        case RoadPlace(road):
            return max(ways_at(view, end) for end in view.board.ends[road])
        case HexPlace(land):
            number = view.board.lands[land].number
            return 0 if number is None else ways_to_roll(number)
        case ArrowPlace(number):
            return ways_to_roll(number)
        case _:
            return 0
