"""The points of a position by source, and the events of a finished game as statistics."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import Enum
from typing import Final

from changcheng_qt.engine.seats import Seat
from changcheng_qt.titles.riders.rules import events
from changcheng_qt.titles.riders.rules.geography import HIGHEST
from changcheng_qt.titles.riders.rules.pieces import Edict
from changcheng_qt.titles.riders.rules.points import GREAT_HOST_POINTS, LONG_ROAD_POINTS
from changcheng_qt.titles.riders.rules.view import View
from changcheng_qt.verdicts import accounts

OFFERS: Final = "offers"
"""The feat of making an offer."""
DEALS: Final = "deals"
"""The feat of a deal in one's own turn."""
CONQUESTS: Final = "conquests"
"""The feat of a game that a conquest ended."""
GIVEN_UP: Final = "given_up"
"""The feat of a card given up after a seven."""
ROLLED: Final[Mapping[int, str]] = {number: f"rolled_{number}" for number in range(2, HIGHEST + 1)}
"""The feats of rolls, by their sum."""


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
    edicts = view.edicts[seat] or (view.point_edicts[seat] if view.point_edicts else ())
    return {
        Source.SETTLEMENTS: sum(one.worth for one in own if not one.is_city),
        Source.CITIES: sum(one.worth for one in own if one.is_city),
        Source.ACADEMY: edicts.count(Edict.ACADEMY),
        Source.MARKET: edicts.count(Edict.MARKET),
        Source.LONG_ROAD: LONG_ROAD_POINTS * (view.long_road.holder == seat),
        Source.GREAT_HOST: GREAT_HOST_POINTS * (view.great_host.holder == seat),
        Source.PENALTIES: -view.penalties[seat],
    }


def entries_of(happened: Iterable[events.Event], view: View) -> Iterator[accounts.Entry]:
    """Yield the entries of events for the scores, by a View after the last of them. A city takes
    the place of a settlement; academies and markets that the viewer sees count when the game ends.
    """
    road, host = (
        _Bonus(Source.LONG_ROAD, LONG_ROAD_POINTS),
        _Bonus(Source.GREAT_HOST, GREAT_HOST_POINTS),
    )
    for event in happened:
        match event:
            case events.TurnBegan(_, number):
                yield accounts.NextTurn(number)
            case (
                events.FortFounded(seat)
                | events.SettlementFounded(seat)
                | events.SettlementBuilt(seat)
            ):
                yield accounts.Award(seat, 1, Source.SETTLEMENTS)
            case events.CityBuilt(seat):
                yield accounts.Award(seat, -1, Source.SETTLEMENTS)
                yield accounts.Award(seat, 2, Source.CITIES)
            case events.LongRoadMoved(holder):
                yield from road.moved(holder)
            case events.GreatHostMoved(holder):
                yield from host.moved(holder)
            case events.SectionBreached(seat=seat):
                yield accounts.Award(seat, -1, Source.PENALTIES)
            case events.GameEnded():
                yield from _shown(view)
            case _:
                pass


class _Bonus:
    """A bonus on its way from seat to seat."""

    def __init__(self, source: Source, points: int) -> None:
        self._source, self._points = source, points
        self._holder: Seat | None = None

    def moved(self, holder: Seat | None) -> Iterator[accounts.Award]:
        """Yield the loss of the last holder and the gain of the new one."""
        if self._holder is not None:
            yield accounts.Award(self._holder, -self._points, self._source)
        if holder is not None:
            yield accounts.Award(holder, self._points, self._source)
        self._holder = holder


def _shown(view: View) -> Iterator[accounts.Award]:
    """Yield the points of edicts that the end of the game shows."""
    for seat in range(view.seats):
        points = points_by_source(view, seat)
        for source in (Source.ACADEMY, Source.MARKET):
            if points[source]:
                yield accounts.Award(seat, points[source], source)


def figures_of(happened: Sequence[events.Event], view: View) -> tuple[accounts.Figures, ...]:
    """Return the statistics of each seat from the events and a View of the end of a game."""
    return accounts.figures(entries_of(happened, view), _feats(happened), view.seats)


def _feats(happened: Iterable[events.Event]) -> Iterator[accounts.Feat | accounts.CardUsed]:
    for event in happened:
        match event:
            case events.OfferMade(seat):
                yield accounts.Feat(seat, OFFERS)
            case events.DealMade(seat):
                yield accounts.Feat(seat, DEALS)
            case events.EdictPlayed(seat, edict):
                yield accounts.CardUsed(seat, edict.value)
            case events.DiceRolled(seat, dice):
                yield accounts.Feat(seat, ROLLED[sum(dice)])
            case events.GoodsDiscarded(seat):
                yield accounts.Feat(seat, GIVEN_UP)
            case events.GameEnded(events.Ending.CONQUEST, points=points):
                yield from (accounts.Feat(seat, CONQUESTS) for seat in range(len(points)))
            case _:
                pass
