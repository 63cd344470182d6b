"""The kinds of events: everybody sees them in full, unless a kind of its own says otherwise."""

from dataclasses import dataclass, field
from typing import Self

from changcheng_qt.engine.seats import Seat, Viewer


@dataclass(frozen=True, slots=True)
class OpenEvent:
    """An event that everybody at the table sees in full."""

    def seen_by(self, viewer: Viewer) -> Self:
        """Return the event as it is."""
        return self


@dataclass(frozen=True, slots=True)
class PlainEvent(OpenEvent):
    """An event from which nobody learns anything hidden."""

    @property
    def told(self) -> tuple[Seat, ...]:
        """Return no seat."""
        return ()


@dataclass(frozen=True, slots=True)
class TellingEvent(OpenEvent):
    """An event that shows something hidden to the seats in `told`, who did not know it."""

    told: tuple[Seat, ...] = field(kw_only=True)
