"""The result of one accepted command, beat by beat.

Theory of operation. The rules compute at once a sequence that people at a table watch one event
after the other: a card is turned up, its effect follows, then the next card, then points. A `Beat`
is one such event together with the state right after it. The rules build these states anyway and
keep them, so a window that reveals a scoring or an attack step by step shows real states and never
corrects the last one. The last beat of a command has its final state; every command has at least
one beat.

An event names in `told` the seats that newly learned something hidden from it, and `seen_by`
returns the event as a viewer may see it: the event itself, or the same event without its hidden
parts. Undo barriers follow from these events and are never set by hand.

A State stays inside trusted code, and so do beats. A viewer receives `Seen` instead: the event as
that viewer may see it, and its View, built from the knowledge of that moment.
"""

from dataclasses import dataclass, field
from typing import Generic, Protocol, Self, TypeVar

from changcheng_qt.engine.seats import Seat, Viewer


class Event(Protocol):
    """An event of one title."""

    @property
    def told(self) -> tuple[Seat, ...]:
        """The seats that newly learned something hidden."""

    def seen_by(self, viewer: Viewer) -> Self:
        """Return this event as the viewer may see it."""


@dataclass(frozen=True, slots=True)
class OpenEvent:
    """An event that everybody sees in full, unless its own `seen_by` says otherwise."""

    def seen_by(self, viewer: Viewer) -> Self:
        """Return the event as it is."""
        return self


@dataclass(frozen=True, slots=True)
class PlainEvent(OpenEvent):
    """An event from which nobody learns anything hidden."""

    @property
    def told(self) -> tuple[Seat, ...]:
        """Nobody: an open event reveals nothing hidden."""
        return ()


@dataclass(frozen=True, slots=True)
class TellingEvent(OpenEvent):
    """An event that reveals something hidden to the seats in `told`, who did not know it."""

    told: tuple[Seat, ...] = field(kw_only=True)


# The types of a title, for every generic class and function about them.
U = TypeVar("U")
"""Setup."""
S = TypeVar("S")
"""State."""
C = TypeVar("C")
"""Command."""
E = TypeVar("E", bound=Event)
"""Event."""
V = TypeVar("V")
"""View."""
V_contra = TypeVar("V_contra", contravariant=True)
K = TypeVar("K")
"""Knowledge."""


@dataclass(frozen=True, slots=True)
class Beat(Generic[S, E]):
    """One event, and the state right after it."""

    event: E
    after: S


@dataclass(frozen=True, slots=True)
class Seen(Generic[V, E]):
    """One beat as a viewer may see it."""

    event: E
    view: V


@dataclass(frozen=True, slots=True)
class Applied(Generic[S, E]):
    """The result of a command: one beat at least, the last of them with the new state."""

    beats: tuple[Beat[S, E], ...]

    @property
    def after(self) -> S:
        """The new state."""
        return self.beats[-1].after

    @property
    def events(self) -> tuple[E, ...]:
        """The events, in order."""
        return tuple(beat.event for beat in self.beats)


@dataclass(frozen=True, slots=True)
class Step(Generic[S, C, E]):
    """One accepted command of `seat`, given in the turn of `turn_seat`."""

    seat: Seat
    turn_seat: Seat
    command: C
    before: S
    beats: tuple[Beat[S, E], ...]

    @property
    def after(self) -> S:
        """The state after the command."""
        return self.beats[-1].after

    @property
    def events(self) -> tuple[E, ...]:
        """The events, in order."""
        return tuple(beat.event for beat in self.beats)

    @property
    def told(self) -> tuple[Seat, ...]:
        """Every seat that learned something hidden by this step, ascending."""
        return tuple(sorted({seat for beat in self.beats for seat in beat.event.told}))

    def seen_by(self, viewer: Viewer) -> tuple[E, ...]:
        """Return the events as a viewer may see them."""
        return tuple(beat.event.seen_by(viewer) for beat in self.beats)
