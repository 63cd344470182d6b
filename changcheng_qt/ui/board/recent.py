"""The last move: what the board marks as changed, and until when.

For a seat the last move is what the others have changed since its own last turn began. For the
public it is the same of the present turn, or of the turn before while that has nothing. It is read
off the events alone, so that it is the same after any jump, and so it holds nothing that the viewer
was not told.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, Protocol, Self, TypeVar

from changcheng_qt.engine.seats import Audience, Seat, Viewer
from changcheng_qt.ui.seam.bridge import Bridge

_STEPS_LOOKED_BACK: Final = 60


class LastMove(Protocol):
    """What of a title's board a last move has changed, compared by value."""

    def after(self, happened: Iterable[tuple[Any, int]]) -> Self:
        """Return the same with what happened, each event with the ply of its step."""


class TurnBegan(Protocol):
    """The event with which a turn begins."""

    @property
    def seat(self) -> Seat:
        """Return whose turn it is."""


LastT = TypeVar("LastT", bound=LastMove)


@dataclass(frozen=True, slots=True)
class LastMoves(Generic[LastT]):
    """Reads last moves off events: what a title supplies is the last move that has changed nothing,
    and the kind of event with which a turn begins.
    """

    nothing: LastT
    turn_began: type[TurnBegan]

    def of(
        self, steps: Sequence[Sequence[Any]], viewer: Viewer, turn_seat: Seat, first_ply: int = 0
    ) -> LastT:
        """Return the last move as a viewer wants to see it.

        `steps` are the events of each step, the first of them at `first_ply`; `turn_seat` is the
        seat whose turn it is.
        """
        found, turn = self.nothing, list[tuple[Any, int]]()
        turns_left = 2 if viewer == turn_seat else 1
        for ply in reversed(range(len(steps))):
            for event in reversed(steps[ply]):
                if not isinstance(event, self.turn_began):
                    turn.append((event, first_ply + ply))
                    continue
                found = _with_turn(found, turn, event.seat, viewer)
                turn.clear()
                is_public = isinstance(viewer, Audience)
                if is_public or event.seat == viewer:
                    turns_left -= 1
                    if turns_left <= 0 and (found != self.nothing or not is_public):
                        return found
        return _with_turn(found, turn, None, viewer)

    def of_step(self, happened: Sequence[Any], ply: int) -> LastT:
        """Return what a single step changed, whoever took it."""
        return self.nothing.after((event, ply) for event in happened)

    def has_acted(self, steps: Sequence[Sequence[Any]], viewer: Viewer, turn_seat: Seat) -> bool:
        """Whether a viewer has done something in the turn that goes on and is its own."""
        if viewer != turn_seat:
            return False
        for step in reversed(steps):
            for event in reversed(step):
                if isinstance(event, self.turn_began):
                    return False
                if getattr(event, "seat", None) == viewer:
                    return True
        return False


class RecentChanges(Generic[LastT]):
    """The last move that the board marks, as the viewer of a bridge may know it: until the viewer
    acts, or as long as the viewer wants to see it.
    """

    def __init__(self, bridge: Bridge, last_moves: LastMoves[LastT]) -> None:
        """Mark what has happened until the viewer acts."""
        self._bridge = bridge
        self._last_moves = last_moves
        self._wanted: bool | None = None
        self._wanted_in: tuple[Viewer, int] | None = None

    @property
    def are_shown(self) -> bool:
        """Whether changes are marked now."""
        return self._are_shown(self._steps()[1])

    @property
    def marked(self) -> LastT:
        """Return what carries marks now."""
        first, steps = self._steps()
        if not self._are_shown(steps):
            return self._last_moves.nothing
        return self._last_moves.of(steps, self._bridge.viewer, self._bridge.turn_seat, first)

    def toggle(self) -> None:
        """Hide the marks, or show them again, until another turn or another viewer comes."""
        self._wanted, self._wanted_in = not self.are_shown, self._turn

    def _are_shown(self, steps: Sequence[tuple[Any, ...]]) -> bool:
        if self._wanted is not None and self._wanted_in == self._turn:
            return self._wanted
        return not self._last_moves.has_acted(steps, self._bridge.viewer, self._bridge.turn_seat)

    @property
    def _turn(self) -> tuple[Viewer, int]:
        return self._bridge.viewer, self._bridge.view.turn.number

    def _steps(self) -> tuple[int, Sequence[tuple[Any, ...]]]:
        """Return the latest steps, and the number of the first of them."""
        first = max(0, self._bridge.step_count - _STEPS_LOOKED_BACK)
        return first, self._bridge.events(first)


def _with_turn(
    found: LastT, turn: Sequence[tuple[Any, int]], turn_seat: Seat | None, viewer: Viewer
) -> LastT:
    """Return a last move with what others did in a turn; what nobody did is of the turn's seat."""
    others = [(event, ply) for event, ply in turn if getattr(event, "seat", turn_seat) != viewer]
    return found.after(others) if others else found
