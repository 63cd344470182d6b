"""The course of the game: turns, added boards, the attack, the end."""

from dataclasses import dataclass
from typing import TypeAlias

from changcheng_qt.engine.seats import Seat
from changcheng_qt.games.changcheng.events.kinds import PlainEvent, TellingEvent
from changcheng_qt.games.changcheng.geography import End, Face


@dataclass(frozen=True, slots=True)
class TurnBegan(PlainEvent):
    """A seat's turn began; turns are counted from 1."""

    seat: Seat
    number: int


@dataclass(frozen=True, slots=True)
class TurnEnded(PlainEvent):
    """A seat ended its turn."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TurnPassed(PlainEvent):
    """A seat could do nothing at all."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ExtensionDue(TellingEvent):
    """Three emperor cards are spent on a new board; `drawn` is its face where the table option
    draws it.
    """

    seat: Seat
    drawn: Face | None


@dataclass(frozen=True, slots=True)
class MapExtended(TellingEvent):
    """A board was added; `reputations` are the three counters turned up on it, west to east."""

    seat: Seat
    face: Face
    end: End
    reputations: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class AttackBegan(PlainEvent):
    """The wall is finished, or everybody passed: the Mongols attack."""

    wall_finished: bool


@dataclass(frozen=True, slots=True)
class GameEnded(PlainEvent):
    """The game is over."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


TurnEvent: TypeAlias = (
    TurnBegan | TurnEnded | TurnPassed | ExtensionDue | MapExtended | AttackBegan | GameEnded
)
