"""Which places of the board events touch.

It is asked by whatever lights up what happened, brings it into view, or marks it.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from changcheng_qt.games.changcheng import events
from changcheng_qt.games.changcheng.events import Event, Source
from changcheng_qt.games.changcheng.geography import Province, Region, Square, Wall


@dataclass(frozen=True, slots=True)
class Places:
    """Squares, provinces and regions that something speaks of."""

    squares: tuple[Square, ...] = ()
    provinces: tuple[Province, ...] = ()
    regions: tuple[Region, ...] = ()

    def __bool__(self) -> bool:
        """Tell whether there is any."""
        return bool(self.squares or self.provinces or self.regions)

    def within(self, wall: Wall) -> "Places":
        """Leave out what is not in play: what was undone may speak of a board that is gone."""
        return Places(
            tuple(square for square in self.squares if square in wall.squares),
            tuple(province for province in self.provinces if province in wall.provinces),
            tuple(region for region in self.regions if region in wall.regions),
        )


def touched_by(happened: Sequence[Event]) -> Places:
    """Return the places that events touch, each once."""
    touched = [touches(event) for event in happened]
    return Places(
        _once(square for places in touched for square in places.squares),
        _once(province for places in touched for province in places.provinces),
        _once(region for places in touched for region in places.regions),
    )


def touches(event: Event) -> Places:
    """Return the places that an event touches."""
    return Places(_squares_of(event), _provinces_of(event), _regions_of(event))


def _once(places: Iterable[int]) -> tuple[int, ...]:
    return tuple(dict.fromkeys(places))


def _squares_of(event: Event) -> tuple[Square, ...]:
    match event:
        case events.SinglePlaced(square=square) | events.NeutralPlaced(square=square):
            return (square,)
        case events.TowerPlaced(square=square) | events.WallBroken(square=square):
            return (square,)
        case events.DoublePlaced(_, west, east):
            return (west, east)
        case events.WallsSwapped(_, here, there):
            return (here, there)
        case _:
            return ()


def _provinces_of(event: Event) -> tuple[Province, ...]:
    match event:
        case (
            events.CardPlayed()
            | events.ProvinceCompleted()
            | events.CardsRevealed()
            | events.ProvinceScored()
        ):
            return (event.province,)
        case events.EmperorPlaced(province) | events.PointsScored(
            _, _, Source.PROVINCE, int(province)
        ):
            return (province,)
        case _:
            return ()


def _regions_of(event: Event) -> tuple[Region, ...]:
    match event:
        case (
            events.Peeked()
            | events.ThreatRemoved()
            | events.ThreatTurnedUp()
            | events.RegionAttacked()
        ):
            return (event.region,)
        case events.PointsScored(_, _, Source.REGION, int(region)):
            return (region,)
        case _:
            return ()
