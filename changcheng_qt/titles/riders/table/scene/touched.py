"""The places of events on the map, and those with the rim of the last move."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Self, TypeAlias

from changcheng_qt.titles.riders.rules import events, places
from changcheng_qt.titles.riders.rules.geography import Board
from changcheng_qt.ui.board.recent import LastMoves

Rimmed: TypeAlias = places.CornerPlace | places.RoadPlace | places.SectionPlace
"""The places of pieces, which have the rim of the last move."""


def touches(event: events.Event, board: Board) -> tuple[places.Place, ...]:
    """Return the places of an event, none for events off the map."""
    if put := _put(event):
        return put
    match event:
        case events.FortFounded(sector=sector):
            return (places.CornerPlace(board.sectors[sector].fort), places.SectionPlace(sector))
        case events.CrownTookSector(sector=sector):
            return (places.SectionPlace(sector),)
        case events.RiderDrawn(numeral=numeral):
            return (places.GroundPlace(numeral - 1),)
        case events.RiderAssaulted(sector=sector) | events.AssaultFull(sector=sector):
            return (places.AssaultPlace(sector),)
        case events.SectionBreached(sector=sector, hexes=hexes):
            return (places.SectionPlace(sector), *map(places.HexPlace, dict.fromkeys(hexes)))
        case events.RiderShifted(start=start, end=end):
            return (places.GroundPlace(start), places.GroundPlace(end))
        case events.RiderChased(hex=land):
            return (places.HexPlace(land),)
        case events.PirateMoved(sea=sea):
            return (places.SeaPlace(sea),)
        case _:
            return ()


@dataclass(frozen=True, slots=True)
class LastMove:
    """The places of the last pieces put on the map."""

    touched: frozenset[Rimmed] = frozenset()

    def after(self, happened: Iterable[tuple[events.Event, int]]) -> Self:
        return type(self)(self.touched.union(*(_put(event) for event, _ in happened)))


def _put(event: events.Event) -> tuple[Rimmed, ...]:
    """Return the place of a piece that was put down, none for other events."""
    match event:
        case (
            events.SettlementFounded(corner=corner)
            | events.SettlementBuilt(corner=corner)
            | events.CityBuilt(corner=corner)
        ):
            return (places.CornerPlace(corner),)
        case events.RoadLaid(road=road) | events.RoadBuilt(road=road):
            return (places.RoadPlace(road),)
        case events.WallRaised(sector=sector):
            return (places.SectionPlace(sector),)
        case _:
            return ()


LAST_MOVES: Final = LastMoves(LastMove(), events.TurnBegan)
"""Derives last moves from events."""
