"""The events of China, in the past tense, and their versions for each viewer.

Only a drawn card is hidden; the seat that drew it learns it. Everybody learns open cards that are
turned up.
"""

from dataclasses import dataclass, replace
from typing import Self, TypeAlias

from changcheng_qt.engine.seats import EVERYONE, Seat, Viewer
from changcheng_qt.engine.step import PlainEvent, TellingEvent
from changcheng_qt.titles.china.rules.commands import Pay
from changcheng_qt.titles.china.rules.geography import Region, Space
from changcheng_qt.titles.china.rules.pieces import Colour


@dataclass(frozen=True, slots=True)
class HousePlaced(PlainEvent):
    """A seat placed a house."""

    seat: Seat
    space: Space
    pay: Pay


@dataclass(frozen=True, slots=True)
class EmissarySent(PlainEvent):
    """A seat sent an emissary."""

    seat: Seat
    region: Region
    pay: Pay


@dataclass(frozen=True, slots=True)
class FortificationPlaced(PlainEvent):
    """A seat placed its fortification; `owes` whether its house must follow."""

    seat: Seat
    space: Space
    pay: Pay
    owes: bool


@dataclass(frozen=True, slots=True)
class RegionScored(PlainEvent):
    """The houses of a region were scored; `doubled` are the seats with a fortified house."""

    region: Region
    counts: tuple[int, ...]
    doubled: tuple[Seat, ...]
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CardDiscarded(PlainEvent):
    """A seat discarded a card to swap it."""

    seat: Seat
    colour: Colour


@dataclass(frozen=True, slots=True)
class OpenCardTaken(PlainEvent):
    """A seat took an open card."""

    seat: Seat
    slot: int
    colour: Colour


@dataclass(frozen=True, slots=True)
class CardDrawn(PlainEvent):
    """A seat drew the card at `place` of a pile, the first or second; only that seat sees it."""

    seat: Seat
    pile: int
    place: int
    colour: Colour | None

    @property
    def told(self) -> tuple[Seat, ...]:
        """The seat that drew."""
        return (self.seat,)

    def seen_by(self, viewer: Viewer) -> Self:
        """Hide the card from everybody but the seat that drew it."""
        return self if viewer in (self.seat, EVERYONE) else replace(self, colour=None)


@dataclass(frozen=True, slots=True)
class PileExhausted(PlainEvent):
    """The last card left the pile, for the first or second time."""

    time: int


@dataclass(frozen=True, slots=True)
class DiscardsReshuffled(PlainEvent):
    """The discards became the second pile; `count` is their number."""

    count: int


@dataclass(frozen=True, slots=True)
class OpenCardsFilled(TellingEvent):
    """Cards of a pile were turned up in slots, from `place` of it on; everybody sees them."""

    slots: tuple[int, ...]
    colours: tuple[Colour, ...]
    pile: int
    place: int


@dataclass(frozen=True, slots=True)
class TurnEnded(PlainEvent):
    """A seat ended its turn."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TurnBegan(PlainEvent):
    """A seat begins its turn."""

    seat: Seat
    number: int


@dataclass(frozen=True, slots=True)
class Passed(PlainEvent):
    """A seat placed nothing in the last round."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class AllianceScored(PlainEvent):
    """An alliance, numbered from 0, was scored: the emissaries in its two courts, by seat, and the
    points.
    """

    alliance: int
    courts: tuple[tuple[int, ...], tuple[int, ...]]
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RoadsScored(PlainEvent):
    """The lines of a seat, each with its points, were scored."""

    seat: Seat
    lines: tuple[tuple[Space, ...], ...]
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GameEnded(PlainEvent):
    """The game is over; the winners, of equal points those with most pieces left."""

    scores: tuple[int, ...]
    pieces: tuple[int, ...]
    winners: tuple[Seat, ...]


PointsEvent: TypeAlias = RegionScored | AllianceScored | RoadsScored
Event: TypeAlias = (
    HousePlaced
    | EmissarySent
    | FortificationPlaced
    | CardDiscarded
    | OpenCardTaken
    | CardDrawn
    | PileExhausted
    | DiscardsReshuffled
    | OpenCardsFilled
    | TurnEnded
    | TurnBegan
    | Passed
    | PointsEvent
    | GameEnded
)
