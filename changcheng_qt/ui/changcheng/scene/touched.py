"""What of the board events touch: the places, and what carries the cream rim as the last move.

The places are asked for by whatever lights up what happened, or brings it into view.

For a seat the last move is what the others have changed since its own last turn began: pieces that
they placed, broke or swapped, provinces that were scored in their turns and the cards that went
with them, counters turned up or removed, boards added. For the public it is the same of the present
turn, or of the turn before while that has nothing. It is read off the events alone, so that it is
the same after any jump, and so it holds nothing that the viewer was not told.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from changcheng_qt.engine.seats import Audience, Seat, Viewer
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


@dataclass(frozen=True, slots=True)
class LastMove:
    """The squares whose blocks were touched and the plies of the cards that were played; the
    provinces that were scored, with the cards that lay there by their ply and owner; the regions
    whose counter was turned up or removed; how many boards were added.
    """

    squares: frozenset[Square] = frozenset()
    plies: frozenset[int] = frozenset()
    scored: frozenset[Province] = frozenset()
    gone: frozenset[tuple[Province, int, Seat]] = frozenset()
    counters: frozenset[Region] = frozenset()
    boards: int = 0

    def after(self, happened: Iterable[tuple[Event, int]]) -> "LastMove":
        """Return the same with what happened, each with the ply of its step."""
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


def last_move(
    steps: Sequence[Sequence[Event]], viewer: Viewer, turn_seat: Seat, first_ply: int = 0
) -> LastMove:
    """Return the last move as a viewer wants to see it.

    `steps` are the events of each step, the first of them at `first_ply`; `turn_seat` is the seat
    whose turn it is.
    """
    found, turn = LastMove(), list[tuple[Event, int]]()
    turns_left = 2 if viewer == turn_seat else 1
    for ply in reversed(range(len(steps))):
        for event in reversed(steps[ply]):
            if not isinstance(event, events.TurnBegan):
                turn.append((event, first_ply + ply))
                continue
            found = _with_turn(found, turn, event.seat, viewer)
            turn.clear()
            if _is_mark(event, viewer):
                turns_left -= 1
                if turns_left <= 0 and (found != LastMove() or not isinstance(viewer, Audience)):
                    return found
    return _with_turn(found, turn, None, viewer)


def moved_by(happened: Sequence[Event], ply: int) -> LastMove:
    """Return what a single step changed, whoever took it."""
    return LastMove().after((event, ply) for event in happened)


def has_acted(steps: Sequence[Sequence[Event]], viewer: Viewer, turn_seat: Seat) -> bool:
    """Tell whether a viewer has done something in the turn that goes on and is its own."""
    if viewer != turn_seat:
        return False
    for step in reversed(steps):
        for event in reversed(step):
            if isinstance(event, events.TurnBegan):
                return False
            if getattr(event, "seat", None) == viewer:
                return True
    return False


def _with_turn(
    found: LastMove, turn: Sequence[tuple[Event, int]], turn_seat: Seat | None, viewer: Viewer
) -> LastMove:
    """Return a last move with what others did in a turn; what nobody did is of the turn's seat."""
    others = [(event, ply) for event, ply in turn if getattr(event, "seat", turn_seat) != viewer]
    return found.after(others) if others else found


def _is_mark(event: events.TurnBegan, viewer: Viewer) -> bool:
    """Tell whether the beginning of a turn may be where the last move begins."""
    return isinstance(viewer, Audience) or event.seat == viewer


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
