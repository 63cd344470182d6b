"""The state of the place under the pointer in words, for the inspector and screen readers."""

from collections.abc import Sequence

from changcheng_qt.engine.seats import Player
from changcheng_qt.titles.riders.rules.view import View
from changcheng_qt.titles.riders.table.geometry import places
from changcheng_qt.titles.riders.words import sights
from changcheng_qt.titles.riders.words.seat_sight import seat_sight
from changcheng_qt.titles.riders.words.sights import Sight


def sight_of(
    place: places.Pointed, view: View, players: Sequence[Player], *, is_aided: bool = False
) -> Sight:
    """Return the state of a place, or of a seat; `is_aided` if the viewer gets deductions."""
    match place:
        case places.SeatPlace(seat):
            return seat_sight(seat, view, players, is_aided=is_aided)
        case places.CornerPlace(corner):
            return sights.corner_sight(corner, view, players)
        case places.RoadPlace(road):
            return sights.road_sight(road, view, players)
        case places.HexPlace(land):
            return sights.hex_sight(land, view, players)
        case places.SectionPlace(sector) | places.AssaultPlace(sector):
            return sights.section_sight(sector, view, players)
        case places.SeaPlace(sea):
            return sights.sea_sight(sea, view)
        case places.HarbourPlace(harbour):
            return sights.harbour_sight(harbour, view, players)
        case _:
            return _elsewhere(place, view, is_aided=is_aided)


def _elsewhere(place: places.Place, view: View, *, is_aided: bool) -> Sight:
    """Return the state of a place in the steppe or on the quay."""
    match place:
        case places.GroundPlace(ground):
            return sights.ground_sight(ground, view)
        case places.ArrowPlace(number):
            return sights.arrow_sight(number, view)
        case places.HomePlace():
            return sights.home_sight(view)
        case places.SupplyPlace(good):
            return sights.supply_sight(good, view)
        case places.StackPlace():
            return sights.stack_sight(view, is_aided=is_aided)
        case _:
            return sights.dice_sight(view, is_aided=is_aided)
