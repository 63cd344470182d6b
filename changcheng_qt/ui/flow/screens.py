"""What the one screen of the table can show, and to whom."""

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from changcheng_qt.engine.seats import PUBLIC, Seat, Viewer


class GateReason(Enum):
    """Why the gate is down."""

    STARTED = "started"
    LOADED = "loaded"
    RECOVERED = "recovered"
    TURN = "turn"
    """Another person's turn comes next."""
    TAKEN_BACK = "taken_back"
    """The game went back into another person's turn."""
    GOES_ON = "goes_on"
    """The person who is due comes back from the public view."""
    NOTES = "notes"
    """Somebody asked to see their own hand and notes."""
    ASKED = "asked"
    """The person at the screen closed the gate."""
    MINIMISED = "minimised"
    LOCKED = "locked"
    SEATS_CHANGED = "seats_changed"
    """Somebody else plays a seat now."""


class Said(Enum):
    """Why the table answered by itself; the interface has a sentence for each."""

    ONLY_ANSWER = "only_answer"
    NOTHING_POSSIBLE = "nothing_possible"


@dataclass(frozen=True, slots=True)
class Own:
    """The view of `seat`, who sits before the screen."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Public:
    """What lies open on the table; every hand is veiled."""


@dataclass(frozen=True, slots=True)
class Gate:
    """Nothing, until `seat` lifts the gate; the public view is painted beneath."""

    seat: Seat
    reason: GateReason


@dataclass(frozen=True, slots=True)
class Notes:
    """The view of `seat`, only to look something up; no command is taken here."""

    seat: Seat


Screen: TypeAlias = Own | Public | Gate | Notes


def viewer_of(screen: Screen) -> Viewer:
    """Return whose view the board and the panels show."""
    return screen.seat if isinstance(screen, Own | Notes) else PUBLIC
