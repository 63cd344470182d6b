"""What seats do in their turns: building, playing cards, peeking.

What a seat does in secret is in a field that `seen_by` empties: which card was played, and what a
peek showed.
"""

from dataclasses import dataclass, replace
from typing import Self, TypeAlias

from changcheng_qt.engine.seats import EVERYONE, Seat, Viewer
from changcheng_qt.games.changcheng.events.kinds import PlainEvent, TellingEvent
from changcheng_qt.games.changcheng.geography import Province, Region, Square
from changcheng_qt.games.changcheng.pieces import ActionCard


@dataclass(frozen=True, slots=True)
class SinglePlaced(PlainEvent):
    """A seat placed one of its singles."""

    seat: Seat
    square: Square


@dataclass(frozen=True, slots=True)
class NeutralPlaced(PlainEvent):
    """A seat placed a neutral single."""

    seat: Seat
    square: Square


@dataclass(frozen=True, slots=True)
class DoublePlaced(PlainEvent):
    """A seat placed its double."""

    seat: Seat
    west: Square
    east: Square


@dataclass(frozen=True, slots=True)
class TowerPlaced(PlainEvent):
    """A seat placed its tower; one of `candidates` (0 to 2 squares) is now reserved for a single of
    that seat.
    """

    seat: Seat
    square: Square
    candidates: tuple[Square, ...]


@dataclass(frozen=True, slots=True)
class ReservationEnded(PlainEvent):
    """A tower reserves nothing any more: its owner took the square, or has no singles left."""

    seat: Seat
    met: bool


@dataclass(frozen=True, slots=True)
class CardPlayed(PlainEvent):
    """A seat played a card face down; only that seat sees which."""

    seat: Seat
    province: Province
    card: ActionCard | None

    def seen_by(self, viewer: Viewer) -> Self:
        """Hide the card from everybody but its owner."""
        return self if viewer in (self.seat, EVERYONE) else replace(self, card=None)


@dataclass(frozen=True, slots=True)
class Peeked(PlainEvent):
    """A seat looked at a threat counter; only that seat sees its value."""

    seat: Seat
    region: Region
    value: int | None

    @property
    def told(self) -> tuple[Seat, ...]:
        """Return the seat that looked."""
        return (self.seat,)

    def seen_by(self, viewer: Viewer) -> Self:
        """Hide the value from everybody but the one who looked."""
        return self if viewer in (self.seat, EVERYONE) else replace(self, value=None)


@dataclass(frozen=True, slots=True)
class ThreatTurnedUp(TellingEvent):
    """A threat counter was turned face up for good."""

    region: Region
    value: int


BuildingEvent: TypeAlias = (
    SinglePlaced
    | NeutralPlaced
    | DoublePlaced
    | TowerPlaced
    | ReservationEnded
    | CardPlayed
    | Peeked
    | ThreatTurnedUp
)
