"""What the last move was: the blocks and cards that carry the cream rim.

For a seat these are the pieces that the others placed, broke or swapped since its own last turn
began; for the public, those of the present turn, or of the turn before while it has none. It is
read off the events alone, so that it is the same after any jump.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from changcheng_qt.engine.seats import Audience, Seat, Viewer
from changcheng_qt.games.changcheng.events import (
    CardPlayed,
    DoublePlaced,
    Event,
    NeutralPlaced,
    SinglePlaced,
    TowerPlaced,
    TurnBegan,
    WallBroken,
    WallsSwapped,
)
from changcheng_qt.games.changcheng.geography import Square


@dataclass(frozen=True, slots=True)
class LastMove:
    """The squares whose blocks were touched, and the plies of the cards that were played."""

    squares: frozenset[Square] = frozenset()
    plies: frozenset[int] = frozenset()


def last_move(
    steps: Sequence[Sequence[Event]], viewer: Viewer, turn_seat: Seat, first_ply: int = 0
) -> LastMove:
    """Return the last move as a viewer wants to see it.

    `steps` are the events of each step, the first of them at `first_ply`; `turn_seat` is the seat
    whose turn it is.
    """
    squares: set[Square] = set()
    plies: set[int] = set()
    turns_left = 2 if viewer == turn_seat else 1
    for ply in reversed(range(len(steps))):
        for event in reversed(steps[ply]):
            if isinstance(event, TurnBegan) and _is_mark(event, viewer):
                turns_left -= 1
                if turns_left <= 0 and (squares or plies or not isinstance(viewer, Audience)):
                    return LastMove(frozenset(squares), frozenset(plies))
            elif getattr(event, "seat", None) != viewer:
                squares.update(_touched(event))
                if isinstance(event, CardPlayed):
                    plies.add(first_ply + ply)
    return LastMove(frozenset(squares), frozenset(plies))


def _is_mark(event: TurnBegan, viewer: Viewer) -> bool:
    """Tell whether the beginning of a turn may be where the last move begins."""
    return isinstance(viewer, Audience) or event.seat == viewer


def _touched(event: Event) -> tuple[Square, ...]:
    match event:
        case (
            SinglePlaced(_, square)
            | NeutralPlaced(_, square)
            | TowerPlaced(_, square)
            | WallBroken(_, square)
        ):
            return (square,)
        case DoublePlaced(_, west, east):
            return (west, east)
        case WallsSwapped(_, here, there):
            return (here, there)
        case _:
            return ()
