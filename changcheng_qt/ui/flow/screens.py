"""What the one screen of the table can show, to whom, and who may act on it.

The person who decides next may act where the own view or the public one is shown, and not behind a
gate, over notes, or where only the board is shown. What may be done on the public view is the
title's.
"""

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias, assert_never

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
    """What lies open on the table; every hand is veiled. With the `board_only` nobody can play."""

    board_only: bool = False


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


def takes_commands(screen: Screen) -> bool:
    """Whether the person who is due may act on a screen, if it shows a view for that."""
    match screen:
        case Own():
            return True
        case Public(board_only):
            return not board_only
        case Gate() | Notes():
            return False
        case _:
            assert_never(screen)


def decider_before(viewer: Viewer, person: Seat | None) -> Seat | None:
    """Return the person who is due, if a view shown to `viewer` is that seat's own or the public
    one.
    """
    return person if viewer in (person, PUBLIC) else None
