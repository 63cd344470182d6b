"""Any place told: its state as the inspector shows it, and the line of a screen reader about it."""

from collections.abc import Sequence

from changcheng_qt.engine.seats import Player
from changcheng_qt.i18n.phrases.wording import side_by_side
from changcheng_qt.titles.riders.rules import places
from changcheng_qt.titles.riders.rules.view import View
from changcheng_qt.titles.riders.words import descriptions, sights
from changcheng_qt.titles.riders.words.seat_sight import seat_sight


def sight_of(
    place: places.Pointed, view: View, players: Sequence[Player], *, is_aided: bool = False
) -> sights.Sight:
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
            return sights.sea_sight(sea, view, players)
        case places.HarbourPlace(harbour):
            return sights.harbour_sight(harbour, view, players)
        case _:
            return _elsewhere(place, view, is_aided=is_aided)


def _elsewhere(place: places.Place, view: View, *, is_aided: bool) -> sights.Sight:
    """Return the state of a place in the steppe or on the quay."""
    match place:
        case places.GroundPlace(ground):
            return sights.ground_sight(ground, view)
        case places.ArrowPlace(number):
            return sights.arrow_sight(number, view)
        case places.HomePlace():
            return sights.home_sight(view)
        case places.SupplyPlace(good) | places.PaymentPlace(good):
            return sights.supply_sight(good, view)
        case places.StackPlace():
            return sights.stack_sight(view, is_aided=is_aided)
        case _:
            return sights.dice_sight(view, is_aided=is_aided)


def text_of(place: places.Place, view: View, players: Sequence[Player]) -> str:
    """Return the name and state of a place side by side."""
    match place:
        case places.CornerPlace(corner):
            return descriptions.corner_text(view, corner, players)
        case places.RoadPlace(road):
            return descriptions.road_text(view, road, players)
        case places.SectionPlace(sector) | places.AssaultPlace(sector):
            return descriptions.section_text(view, sector, players)
        case places.HexPlace(land):
            return descriptions.hex_text(view, land)
        case places.GroundPlace(ground):
            return descriptions.ground_text(view, ground)
        case places.SeaPlace(sea):
            return descriptions.sea_text(view, sea)
        case places.HarbourPlace(harbour):
            return descriptions.harbour_text(view, harbour)
        case places.SupplyPlace(good):
            return descriptions.supply_text(view, good)
        case _:
            sight = sight_of(place, view, players)
            rows = (f"{text} {number}" for text, number in sight.rows)
            return side_by_side((sight.title, *rows))
