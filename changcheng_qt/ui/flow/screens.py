"""The kinds of screen, their viewers, and who may act on them.

The person who decides next may act on the own view or, unless the decision needs the hand, on the
public one; not behind a gate, over notes, or on the board alone. The commands on the public view
are the title's.
"""

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias, assert_never

from changcheng_qt.engine.seats import PUBLIC, Seat, Viewer


class GateReason(Enum):
    """Why the gate is closed."""

    STARTED = "started"
    LOADED = "loaded"
    RECOVERED = "recovered"
    TURN = "turn"
    """Another person's turn comes next."""
    TAKEN_BACK = "taken_back"
    """Play was taken back into another person's turn."""
    GOES_ON = "goes_on"
    """The person who is due returns from the public view."""
    NOTES = "notes"
    """Somebody asked to see their own hand and notes."""
    ASKED = "asked"
    """The person at the screen closed the gate."""
    MINIMISED = "minimised"
    LOCKED = "locked"
    SEATS_CHANGED = "seats_changed"
    """Another player has taken a seat."""


class Said(Enum):
    """Why the table answered by itself; the interface has a sentence for each."""

    ONLY_ANSWER = "only_answer"
    NOTHING_POSSIBLE = "nothing_possible"


@dataclass(frozen=True, slots=True)
class Own:
    """The view of `seat`, who is at the screen."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Public:
    """The open part of the table; every hand is hidden. With the `board_only` nobody can play."""

    board_only: bool = False


@dataclass(frozen=True, slots=True)
class Gate:
    """Nothing, until `seat` lifts the gate; the public view is painted beneath."""

    seat: Seat
    reason: GateReason


@dataclass(frozen=True, slots=True)
class Notes:
    """The view of `seat`, only to look something up; no command is accepted here."""

    seat: Seat


Screen: TypeAlias = Own | Public | Gate | Notes


def viewer_of(screen: Screen) -> Viewer:
    """Return the viewer of the board and the panels."""
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


def decider_before(viewer: Viewer, person: Seat | None, *, needs_hand: bool = False) -> Seat | None:
    """Return the person who is due, if a view for `viewer` is that seat's own, or the public one
    where the decision needs no hand.
    """
    is_enough = viewer == person or (viewer is PUBLIC and not needs_hand)
    return person if is_enough else None
