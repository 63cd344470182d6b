"""What one accepted command did: the state before, the state after, and the events between.

An event is something that happened at the table. It names in `told` the seats that newly learned
something hidden from it, and `seen_by` gives what a viewer may see of it: the event itself, or the
same event without what that viewer may not know. Undo barriers are read off these events and never
set by hand.
"""

from dataclasses import dataclass
from typing import Generic, Protocol, Self, TypeVar

from changcheng_qt.engine.seats import Seat, Viewer


class Event(Protocol):
    """Something that happened, in words of one title."""

    @property
    def told(self) -> tuple[Seat, ...]:
        """The seats that newly learned something hidden."""

    def seen_by(self, viewer: Viewer) -> Self:
        """Return this event as the viewer may see it."""


S = TypeVar("S")
C = TypeVar("C")
E = TypeVar("E", bound=Event)


@dataclass(frozen=True, slots=True)
class Applied(Generic[S, E]):
    """A new state and the events that led to it."""

    after: S
    events: tuple[E, ...]


@dataclass(frozen=True, slots=True)
class Step(Generic[S, C, E]):
    """One accepted command of `seat`, given in the turn of `turn_seat`."""

    seat: Seat
    turn_seat: Seat
    command: C
    before: S
    after: S
    events: tuple[E, ...]

    @property
    def told(self) -> tuple[Seat, ...]:
        """Every seat that learned something hidden by this step, ascending."""
        return tuple(sorted({seat for event in self.events for seat in event.told}))

    def seen_by(self, viewer: Viewer) -> tuple[E, ...]:
        """Return the events as a viewer may see them."""
        return tuple(event.seen_by(viewer) for event in self.events)
