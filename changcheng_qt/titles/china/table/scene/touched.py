"""The places of events on the map, and those with the cream rim of the last move."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Self

from changcheng_qt.titles.china.rules import events
from changcheng_qt.titles.china.table.geometry.places import (
    AlliancePlace,
    CourtPlace,
    Place,
    RegionPlace,
    TownPlace,
)
from changcheng_qt.ui.board.recent import LastMoves


def touches(event: events.Event) -> tuple[Place, ...]:
    """Return the places of an event, none for events off the map."""
    match event:
        case events.HousePlaced(space=space) | events.FortificationPlaced(space=space):
            return (TownPlace(space),)
        case events.EmissarySent(region=region):
            return (CourtPlace(region),)
        case events.RegionScored(region=region):
            return (RegionPlace(region),)
        case events.AllianceScored(alliance=alliance):
            return (AlliancePlace(alliance),)
        case events.RoadsScored(lines=lines):
            return tuple(TownPlace(space) for line in lines for space in line)
        case _:
            return ()


@dataclass(frozen=True, slots=True)
class LastMove:
    """The places of the last placed pieces."""

    places: frozenset[Place] = frozenset()

    def after(self, happened: Iterable[tuple[events.Event, int]]) -> Self:
        put = (
            place
            for event, _ in happened
            if isinstance(
                event, events.HousePlaced | events.EmissarySent | events.FortificationPlaced
            )
            for place in touches(event)
        )
        return type(self)(self.places.union(put))


LAST_MOVES: Final = LastMoves(LastMove(), events.TurnBegan)
"""Derives last moves from events."""
