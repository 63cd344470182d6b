"""Deeds done in a match: by the host in the true one, by a guest in its own, to show them early."""

from collections.abc import Collection
from typing import Final

from changcheng_qt.engine.game import IllegalCommand
from changcheng_qt.engine.history import Barrier, CannotUndo
from changcheng_qt.engine.luck import NothingToDraw
from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.engine.seats import Seat
from changcheng_qt.net.letters import Deed, Kind

NEED_ALL: Final = frozenset((Kind.TAKE_BACK, Kind.HELP, Kind.ABANDON))
"""The kinds that every person at the table must agree to."""


class NotDone(Exception):
    """A deed that is refused; the text names a reason of the title, a barrier, or `text`."""


def do(match: AnyMatch, deed: Deed, seats: Collection[Seat]) -> None:
    """Do a deed of people in some seats; raises `NotDone`, after which the match is as it was, and
    `NothingToDraw`.
    """
    try:
        _do(match, deed, seats)
    except IllegalCommand as error:
        raise NotDone(error.reason.name) from error
    except CannotUndo as error:
        raise NotDone(error.barrier.name) from error
    except NothingToDraw:
        raise
    except ValueError as error:
        raise NotDone("text") from error


def settle(match: AnyMatch, deed: Deed, agreed: Collection[Seat]) -> None:
    """Do a deed that needs all people, of whom those in some seats agree; raises `CannotUndo`."""
    if deed.kind is Kind.TAKE_BACK:
        match.take_back(deed.length, tuple(agreed))
    elif deed.help is not None:
        match.change_help(deed.help, tuple(agreed))
    else:
        match.abandon()


def waits(match: AnyMatch, deed: Deed) -> bool:
    """Whether a seat decides at the same time as others whose decisions are entered first."""
    return deed.kind is Kind.PLAY and deed.seat in match.deciders and deed.seat != match.to_act


def _do(match: AnyMatch, deed: Deed, seats: Collection[Seat]) -> None:
    own = deed.seat in seats and match.players[deed.seat].is_human
    match deed.kind:
        case Kind.PLAY:
            _require(own and deed.seat == match.to_act, Barrier.NOT_DECIDING)
            match.submit(match.command_of(deed.text))
        case Kind.UNDO:
            _require(match.step_count and match.latest.seat in seats, Barrier.OTHER_DECIDED)
            match.undo()
        case Kind.REDO:
            _require(match.to_act in seats, Barrier.OTHER_DECIDED)
            match.redo()
        case Kind.NOTE:
            _require(own, Barrier.NOT_DECIDING)
            match.note(deed.seat, deed.text)
        case Kind.HINT:
            _require(own, Barrier.NOT_DECIDING)
            match.note_hint(deed.seat)
        case _:
            raise CannotUndo(Barrier.NOT_AGREED)


def _require(holds: object, barrier: Barrier) -> None:
    if not holds:
        raise CannotUndo(barrier)
