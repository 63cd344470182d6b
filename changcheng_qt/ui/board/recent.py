"""The last move: the changes that the board marks, and for how long.

For a seat the last move is the changes by the others since its own last turn began. For the public
it is those of the present turn, or of the previous turn while the present one has none. It follows
from the events alone, so that it is the same after any jump, and holds nothing that the viewer does
not know.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, Protocol, Self, TypeVar

from changcheng_qt.engine.seats import Audience, Seat, Viewer
from changcheng_qt.ui.seam.bridge import Bridge

_AT_ONCE: Final = 60
"""How many steps are read at first, in search of the beginning of a turn."""


class LastMove(Protocol):
    """The changes of a title's board by a last move, compared by value."""

    def after(self, happened: Iterable[tuple[Any, int]]) -> Self:
        """Return the last move after more events, each with the ply of its step."""


class TurnBegan(Protocol):
    """The event at the beginning of a turn."""

    @property
    def seat(self) -> Seat:
        """Return the seat in turn."""


LastT = TypeVar("LastT", bound=LastMove)


@dataclass(frozen=True, slots=True)
class LastMoves(Generic[LastT]):
    """Derives last moves from events: a title supplies the empty last move, and the kind of event
    at the beginning of a turn.
    """

    nothing: LastT
    turn_began: type[TurnBegan]

    def of(
        self, steps: Sequence[Sequence[Any]], viewer: Viewer, turn_seat: Seat, first_ply: int = 0
    ) -> LastT:
        """Return the last move for a viewer.

        `steps` are the events of each step, the first of them at `first_ply`; `turn_seat` is the
        seat in turn.
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
        """Return the changes of a single step, by any seat."""
        return self.nothing.after((event, ply) for event in happened)

    def has_acted(self, steps: Sequence[Sequence[Any]], viewer: Viewer, turn_seat: Seat) -> bool:
        """Whether a viewer has acted in its own present turn."""
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
        """Mark changes until the viewer acts."""
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
        """Return the marked changes."""
        first, steps = self._steps()
        if not self._are_shown(steps):
            return self._last_moves.nothing
        return self._last_moves.of(steps, self._bridge.viewer, self._bridge.turn_seat, first)

    def toggle(self) -> None:
        """Hide the marks, or show them again, until the turn or the viewer changes."""
        self._wanted, self._wanted_in = not self.are_shown, self._turn

    def _are_shown(self, steps: Sequence[tuple[Any, ...]]) -> bool:
        if self._wanted is not None and self._wanted_in == self._turn:
            return self._wanted
        return not self._last_moves.has_acted(steps, self._bridge.viewer, self._bridge.turn_seat)

    @property
    def _turn(self) -> tuple[Viewer, int]:
        return self._bridge.viewer, self._bridge.view.turn.number

    def _steps(self) -> tuple[int, Sequence[tuple[Any, ...]]]:
        """Return the steps of the latest turns, one more than there are seats, and the number of
        the first of them; perhaps with some from before.
        """
        count, back = self._bridge.step_count, _AT_ONCE
        steps = self._bridge.events(max(0, count - back))
        while back < count and self._turns_in(steps) <= len(self._bridge.players):
            back *= 2
            steps = self._bridge.events(max(0, count - back))
        return max(0, count - back), steps

    def _turns_in(self, steps: Sequence[tuple[Any, ...]]) -> int:
        began = self._last_moves.turn_began
        return sum(isinstance(event, began) for step in steps for event in step)


def _with_turn(
    found: LastT, turn: Sequence[tuple[Any, int]], turn_seat: Seat | None, viewer: Viewer
) -> LastT:
    """Return a last move with the changes by others in a turn; those without an author count as the
    turn's seat.
    """
    others = [(event, ply) for event, ply in turn if getattr(event, "seat", turn_seat) != viewer]
    return found.after(others) if others else found
