"""The points of a position by source, and the events of a finished game as statistics."""

from collections.abc import Iterable, Iterator, Mapping
from enum import Enum
from typing import Final

from changcheng_qt.engine.seats import Seat
from changcheng_qt.titles.riders.rules import events
from changcheng_qt.titles.riders.rules.pieces import Edict
from changcheng_qt.titles.riders.rules.points import GREAT_HOST_POINTS, LONG_ROAD_POINTS
from changcheng_qt.titles.riders.rules.view import View
from changcheng_qt.verdicts import accounts

OFFERS: Final = "offers"
"""The feat of making an offer."""
DEALS: Final = "deals"
"""The feat of a deal in one's own turn."""


class Source(Enum):
    """The sources of points; those of penalties are negative."""

    SETTLEMENTS = "settlements"
    CITIES = "cities"
    ACADEMY = "academy"
    MARKET = "market"
    LONG_ROAD = "long_road"
    GREAT_HOST = "great_host"
    PENALTIES = "penalties"


def points_by_source(view: View, seat: Seat) -> Mapping[Source, int]:
    """Return the points of a seat that the viewer knows, by source."""
    own = [one for one in view.buildings if one is not None and one.seat == seat]
    edicts = view.edicts[seat] or ()
    return {
        Source.SETTLEMENTS: sum(one.worth for one in own if not one.is_city),
        Source.CITIES: sum(one.worth for one in own if one.is_city),
        Source.ACADEMY: edicts.count(Edict.ACADEMY),
        Source.MARKET: edicts.count(Edict.MARKET),
        Source.LONG_ROAD: LONG_ROAD_POINTS * (view.long_road.holder == seat),
        Source.GREAT_HOST: GREAT_HOST_POINTS * (view.great_host.holder == seat),
        Source.PENALTIES: -view.penalties[seat],
    }


def figures_of(happened: Iterable[events.Event], view: View) -> tuple[accounts.Figures, ...]:
    """Return the statistics of each seat from the events and a View of the end of a game."""
    return accounts.figures(_awards(view), _feats(happened), view.seats)


def _awards(view: View) -> Iterator[accounts.Award]:
    for seat in range(view.seats):
        for source, points in points_by_source(view, seat).items():
            yield accounts.Award(seat, points, source)


def _feats(happened: Iterable[events.Event]) -> Iterator[accounts.Feat | accounts.CardUsed]:
    for event in happened:
        match event:
            case events.OfferMade(seat):
                yield accounts.Feat(seat, OFFERS)
            case events.DealMade(seat):
                yield accounts.Feat(seat, DEALS)
            case events.EdictPlayed(seat, edict):
                yield accounts.CardUsed(seat, edict.value)
            case _:
                pass
