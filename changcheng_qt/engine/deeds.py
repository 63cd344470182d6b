"""Deeds: the requests of the people at a screen that change a match.

A screen does not change the match itself: it gives a deed to somebody who carries it out and may
refuse it. Deeds are plain values, so that this may happen on another computer. An accepted deed
becomes one entry of the log or several.
"""

from dataclasses import dataclass
from typing import Any, TypeAlias, assert_never

from changcheng_qt.engine.game import IllegalCommand
from changcheng_qt.engine.help import Help
from changcheng_qt.engine.history import Barrier, CannotUndo
from changcheng_qt.engine.match import AnyMatch, free_steps_of
from changcheng_qt.engine.seats import Player, Seat


@dataclass(frozen=True, slots=True)
class Play:
    """Play commands one after the other, up to the first illegal one."""

    commands: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Answer:
    """Decide for a seat at the same time as others, whose decisions may be entered before it."""

    seat: Seat
    command: Any


@dataclass(frozen=True, slots=True)
class Undo:
    """Undo the latest step."""


@dataclass(frozen=True, slots=True)
class Redo:
    """Redo the latest undone step."""


@dataclass(frozen=True, slots=True)
class ResetTurn:
    """Undo the free steps of the turn, as far as the log has room."""


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Go back to the position after `length` steps, as these seats agreed."""

    length: int
    agreed: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class ChangeHelp:
    """Play with another help from now on, as these seats agreed."""

    help: Help
    agreed: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class SeatPlayer:
    """Give a seat another name or another controller."""

    seat: Seat
    player: Player


@dataclass(frozen=True, slots=True)
class Note:
    """Keep a private note for a seat."""

    seat: Seat
    text: str


@dataclass(frozen=True, slots=True)
class TakeHint:
    """Log that a seat has a hint for its present choice."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Abandon:
    """Log that the people leave the game unfinished."""


BoardDeed: TypeAlias = Play | Answer | Undo | Redo | ResetTurn | TakeBack
TableDeed: TypeAlias = ChangeHelp | SeatPlayer | Note | TakeHint | Abandon
JointDeed: TypeAlias = TakeBack | ChangeHelp | Abandon
"""The deeds that need the agreement of everybody."""
Deed: TypeAlias = BoardDeed | TableDeed


def carry_out(match: AnyMatch, deed: Deed) -> None:
    """Do a deed in a match; raises `IllegalCommand` and `CannotUndo`, and changes nothing then."""
    match deed:
        case Play(commands):
            _play(match, commands)
        case Answer(seat, command):
            if seat != match.to_act:
                raise CannotUndo(Barrier.NOT_DECIDING)
            match.submit(command)
        case Undo():
            match.undo()
        case Redo():
            match.redo()
        case ResetTurn():
            _reset_turn(match)
        case TakeBack(length, agreed):
            match.take_back(length, agreed)
        case _:
            _carry_out_at_table(match, deed)


def _carry_out_at_table(match: AnyMatch, deed: TableDeed) -> None:
    match deed:
        case ChangeHelp(help, agreed):
            match.change_help(help, agreed)
        case SeatPlayer(seat, player):
            match.seat_player(seat, player)
        case Note(seat, text):
            match.note(seat, text)
        case TakeHint(seat):
            match.note_hint(seat)
        case Abandon():
            match.abandon()
        case _:
            assert_never(deed)


def _play(match: AnyMatch, commands: tuple[Any, ...]) -> None:
    for number, command in enumerate(commands):
        try:
            match.submit(command)
        except IllegalCommand:
            if not number:
                raise
            break


def _reset_turn(match: AnyMatch) -> None:
    if barrier := match.undo_barrier or match.empty_turn_barrier:
        raise CannotUndo(barrier)
    stay = match.step_count - free_steps_of(match)
    while match.step_count > stay and match.undo_barrier is None:
        match.undo()
