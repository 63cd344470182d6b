"""The places of events on the board, and those with the cream rim of the last move.

The places are used to light up events, and to scroll to them.

The last move (`ui.board.recent`) has the changes by the others: pieces that they placed, broke or
swapped, provinces that were scored in their turns and their revealed cards, counters turned up or
removed, boards added.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from changcheng_qt.engine.seats import Seat
from changcheng_qt.titles.changcheng.rules import events
from changcheng_qt.titles.changcheng.rules.events import Event, Source
from changcheng_qt.titles.changcheng.rules.geography import Province, Region, Square, Wall
from changcheng_qt.ui.board.recent import LastMoves


@dataclass(frozen=True, slots=True)
class Places:
    """Squares, provinces and regions."""

    squares: tuple[Square, ...] = ()
    provinces: tuple[Province, ...] = ()
    regions: tuple[Region, ...] = ()

    def __bool__(self) -> bool:
        """Return whether there is any."""
        return bool(self.squares or self.provinces or self.regions)

    def within(self, wall: Wall) -> "Places":
        """Return the places that are in play: an undone step may have been on a board that is
        gone.
        """
        return Places(
            tuple(square for square in self.squares if square in wall.squares),
            tuple(province for province in self.provinces if province in wall.provinces),
            tuple(region for region in self.regions if region in wall.regions),
        )


def touched_by(happened: Sequence[Event]) -> Places:
    """Return the places of events, each once."""
    touched = [touches(event) for event in happened]
    return Places(
        _once(square for places in touched for square in places.squares),
        _once(province for places in touched for province in places.provinces),
        _once(region for places in touched for region in places.regions),
    )


def touches(event: Event) -> Places:
    """Return the places of an event."""
    return Places(_squares_of(event), _provinces_of(event), _regions_of(event))


@dataclass(frozen=True, slots=True)
class LastMove:
    """The squares of changed blocks and the plies of the cards that were played; the provinces that
    were scored, with their cards by ply and owner; the regions whose counter was turned up or
    removed; the number of added boards.
    """

    squares: frozenset[Square] = frozenset()
    plies: frozenset[int] = frozenset()
    scored: frozenset[Province] = frozenset()
    gone: frozenset[tuple[Province, int, Seat]] = frozenset()
    counters: frozenset[Region] = frozenset()
    boards: int = 0

    def after(self, happened: Iterable[tuple[Event, int]]) -> "LastMove":
        squares, plies, scored = set(self.squares), set(self.plies), set(self.scored)
        gone, counters, boards = set(self.gone), set(self.counters), self.boards
        for event, ply in happened:
            match event:
                case events.CardPlayed():
                    plies.add(ply)
                case events.CardsRevealed(province=province, cards=cards, void=void):
                    gone.update((province, card.ply, card.owner) for card in (*cards, *void))
                case events.EmperorPlaced(province):
                    scored.add(province)
                case events.ThreatTurnedUp(region=region) | events.ThreatRemoved(region=region):
                    counters.add(region)
                case events.MapExtended():
                    boards += 1
                case _:
                    squares.update(_squares_of(event))
        areas = frozenset(scored), frozenset(gone), frozenset(counters)
        return LastMove(frozenset(squares), frozenset(plies), *areas, boards)


LAST_MOVES: Final = LastMoves(LastMove(), events.TurnBegan)


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
