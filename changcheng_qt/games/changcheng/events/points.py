"""Completed provinces, points, and what the end of the game counts."""

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from changcheng_qt.engine.seats import Seat
from changcheng_qt.games.changcheng.events.kinds import PlainEvent, TellingEvent
from changcheng_qt.games.changcheng.geography import Province, Region
from changcheng_qt.games.changcheng.pieces import EventCard, Owner


class Source(Enum):
    """Where points come from."""

    DOUBLE = "double"
    PROVINCE = "province"
    REGION = "region"
    DIPLOMACY = "diplomacy"
    DOMINANCE = "dominance"
    IMPERIAL_REWARD = "imperial_reward"


@dataclass(frozen=True, slots=True)
class Tally:
    """What one colour counts in a province or region: unbroken squares and virtual walls."""

    owner: Owner
    walls: int
    virtual: int = 0

    @property
    def total(self) -> int:
        """Return the strength in a majority."""
        return self.walls + self.virtual


@dataclass(frozen=True, slots=True)
class ProvinceCompleted(PlainEvent):
    """The last square of a province was occupied; its scoring is due."""

    seat: Seat
    province: Province


@dataclass(frozen=True, slots=True)
class ProvinceScored(PlainEvent):
    """A province was scored: value = walls + reputation + change; `winners` is empty where neutrals
    hold it alone.
    """

    province: Province
    tallies: tuple[Tally, ...]
    walls: int
    reputation: int
    change: int
    winners: tuple[Seat, ...]

    @property
    def value(self) -> int:
        """Return what each winner gained, 0 to 14."""
        return self.walls + self.reputation + self.change


@dataclass(frozen=True, slots=True)
class PointsScored(PlainEvent):
    """A seat gained or lost points; `place` is the province or region where that is the source, or
    the double's west square.
    """

    seat: Seat
    points: int
    source: Source
    place: int | None = None


@dataclass(frozen=True, slots=True)
class EmperorPlaced(PlainEvent):
    """A completed province got its emperor card; `unspent` counts those lying on the table, None
    once no board can be added any more.
    """

    province: Province
    unspent: int | None


@dataclass(frozen=True, slots=True)
class RegionAttacked(TellingEvent):
    """A region was scored; `value` is None where a Traitor removed the counter, `sheltered` leaders
    had a tower there.
    """

    region: Region
    value: int | None
    tallies: tuple[Tally, ...]
    losers: tuple[Seat, ...]
    sheltered: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class EventCardCounted(PlainEvent):
    """An event card counted something for each seat: provinces, squares of the longest run, or
    cards in hand.
    """

    card: EventCard
    counts: tuple[int, ...]


PointsEvent: TypeAlias = (
    ProvinceCompleted
    | ProvinceScored
    | PointsScored
    | EmperorPlaced
    | RegionAttacked
    | EventCardCounted
)
