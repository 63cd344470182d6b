"""Deeds done in a match: by the host in the true one, by a guest in its own, to show them early.

A letter holds each deed of `engine.deeds` in single steps, with commands as text: `single` parts
it, `spelt` writes it down, and `read_out` returns one that all must agree to.
"""

from collections.abc import Collection, Iterator, Sequence
from enum import Enum
from typing import Final

from changcheng_qt.engine import deeds
from changcheng_qt.engine.game import IllegalCommand
from changcheng_qt.engine.history import Barrier, CannotUndo
from changcheng_qt.engine.luck import NothingToDraw
from changcheng_qt.engine.match import AnyMatch, free_steps_of
from changcheng_qt.engine.seats import Player, Seat, people_of
from changcheng_qt.net.letters import Deed, Kind

NEED_ALL: Final = frozenset((Kind.TAKE_BACK, Kind.HELP, Kind.ABANDON))
"""The kinds that every person at the table must agree to."""


class NotDone(Exception):
    """A deed is refused, and changes nothing; `reason` is a member of the title's enum of refusals,
    or a barrier.
    """

    def __init__(self, reason: Enum) -> None:
        super().__init__(reason.name)
        self.reason = reason


def do(match: AnyMatch, deed: Deed, seats: Collection[Seat]) -> None:
    """Do a deed of people in some seats; raises `NotDone`, after which the match is as it was, and
    `NothingToDraw`.
    """
    try:
        _do(match, deed, seats)
    except IllegalCommand as error:
        raise NotDone(error.reason) from error
    except CannotUndo as error:
        raise NotDone(error.barrier) from error
    except NothingToDraw:
        raise
    except ValueError as error:
        raise NotDone(Barrier.NOT_DECIDING) from error


def settle(match: AnyMatch, deed: Deed, agreed: Collection[Seat]) -> None:
    """Do a deed that needs all people, of whom those in some seats agree; raises `CannotUndo`."""
    deeds.carry_out(match, read_out(deed, agreed))


def read_out(deed: Deed, agreed: Collection[Seat] = ()) -> deeds.JointDeed:
    """Return a deed that needs all people, of whom those in some seats agree, as the engine has
    it.
    """
    if deed.kind is Kind.TAKE_BACK:
        return deeds.TakeBack(deed.length, tuple(agreed))
    if deed.help is not None:
        return deeds.ChangeHelp(deed.help, tuple(agreed))
    return deeds.Abandon()


def single(match: AnyMatch, deed: deeds.Deed) -> Iterator[deeds.Deed]:
    """Return the deeds of one log entry each that a deed consists of."""
    match deed:
        case deeds.Play(commands):
            yield from (deeds.Play((command,)) for command in commands)
        case deeds.ResetTurn():
            yield from (deeds.Undo() for _ in range(free_steps_of(match) or 1))
        case _:
            yield deed


def spelt(match: AnyMatch, deed: deeds.Deed, seats: Sequence[Seat]) -> Deed:
    """Return a single deed of the people in some seats as letters hold it; raises `NotDone`."""
    match deed:
        case deeds.Play((command,)) if match.to_act is not None:
            return Deed(Kind.PLAY, match.to_act, match.text_of(command))
        case deeds.Answer(seat, command):
            return Deed(Kind.PLAY, seat, match.text_of(command))
        case deeds.Undo() if match.step_count:
            return Deed(Kind.UNDO, match.latest.seat)
        case deeds.Redo() if match.to_act is not None:
            return Deed(Kind.REDO, match.to_act)
        case _ if seats:
            return _spelt_for(deed, seats[0])
        case _:
            raise NotDone(Barrier.NOT_DECIDING)


def _spelt_for(deed: deeds.Deed, wishing: Seat) -> Deed:
    match deed:
        case deeds.SeatPlayer(seat, player) if player.is_human:
            return Deed(Kind.SEAT, seat, player.name)
        case deeds.Note(seat, text):
            return Deed(Kind.NOTE, seat, text)
        case deeds.TakeHint(seat):
            return Deed(Kind.HINT, seat)
        case deeds.TakeBack(length):
            return Deed(Kind.TAKE_BACK, wishing, length=length)
        case deeds.ChangeHelp(help):
            return Deed(Kind.HELP, wishing, help=help)
        case deeds.Abandon():
            return Deed(Kind.ABANDON, wishing)
        case _:
            raise NotDone(Barrier.NOT_DECIDING)


def waits(match: AnyMatch, deed: Deed) -> bool:
    """Whether a deed must wait: other seats decide at the same time, and are entered first."""
    is_due = deed.seat in match.deciders and match.players[deed.seat].is_human
    return deed.kind is Kind.PLAY and is_due and deed.seat != match.to_act


def _do(match: AnyMatch, deed: Deed, seats: Collection[Seat]) -> None:
    people = people_of(match.players) & set(seats)
    own = deed.seat in people
    match deed.kind:
        case Kind.PLAY:
            _require(own and deed.seat == match.to_act, Barrier.NOT_DECIDING)
            match.submit(match.command_of(deed.text))
        case Kind.UNDO:
            _require(match.step_count and match.latest.seat in people, Barrier.OTHER_DECIDED)
            match.undo()
        case Kind.REDO:
            _require(match.to_act in people, Barrier.OTHER_DECIDED)
            match.redo()
        case Kind.NOTE:
            _require(own, Barrier.NOT_DECIDING)
            match.note(deed.seat, deed.text)
        case Kind.SEAT:
            _require(deed.seat in seats and not own, Barrier.NOT_DECIDING)
            _require(deed.text == match.players[deed.seat].name, Barrier.NOT_DECIDING)
            match.seat_player(deed.seat, Player(deed.text))
        case Kind.HINT:
            _require(own, Barrier.NOT_DECIDING)
            match.note_hint(deed.seat)
        case _:
            raise CannotUndo(Barrier.NOT_AGREED)


def _require(holds: object, barrier: Barrier) -> None:
    if not holds:
        raise CannotUndo(barrier)
