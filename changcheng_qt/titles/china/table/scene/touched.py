"""The places of events on the map, and those with the cream rim of the last move."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Self

from changcheng_qt.titles.china.rules.events import (
    AllianceScored,
    EmissarySent,
    Event,
    FortificationPlaced,
    HousePlaced,
    RegionScored,
    RoadsScored,
    TurnBegan,
)
from changcheng_qt.titles.china.table.geometry.places import (
    AlliancePlace,
    CourtPlace,
    Place,
    RegionPlace,
    TownPlace,
)
from changcheng_qt.ui.board.recent import LastMoves


def touches(event: Event) -> tuple[Place, ...]:
    """Return the places of an event, none for events off the map."""
    match event:
        case HousePlaced(space=space) | FortificationPlaced(space=space):
            return (TownPlace(space),)
        case EmissarySent(region=region):
            return (CourtPlace(region),)
        case RegionScored(region=region):
            return (RegionPlace(region),)
        case AllianceScored(alliance=alliance):
            return (AlliancePlace(alliance),)
        case RoadsScored(lines=lines):
            return tuple(TownPlace(space) for line in lines for space in line)
        case _:
            return ()


def touched_by(happened: Sequence[Event]) -> tuple[Place, ...]:
    """Return the places of events, each once."""
    return tuple(dict.fromkeys(place for event in happened for place in touches(event)))


@dataclass(frozen=True, slots=True)
class LastMove:
    """The places of the last placed pieces."""

    places: frozenset[Place] = frozenset()

    def after(self, happened: Iterable[tuple[Event, int]]) -> Self:
        """Return the last move after more events, each with the ply of its step."""
        put = (
            place
            for event, _ in happened
            if isinstance(event, HousePlaced | EmissarySent | FortificationPlaced)
            for place in touches(event)
        )
        return type(self)(self.places.union(put))


LAST_MOVES: Final = LastMoves(LastMove(), TurnBegan)
"""Derives last moves from events."""
