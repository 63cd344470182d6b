"""A screen's questions to a match, as values."""

from collections.abc import Callable, Sequence
from enum import Enum

import pytest

from changcheng_qt.engine.deeds import (
    Abandon,
    Answer,
    ChangeHelp,
    Deed,
    Note,
    Play,
    Redo,
    ResetTurn,
    SeatPlayer,
    TakeBack,
    TakeHint,
    Undo,
    carry_out,
)
from changcheng_qt.engine.game import IllegalCommand
from changcheng_qt.engine.help import BEGINNERS, PURISTS
from changcheng_qt.engine.history import Barrier, CannotUndo
from changcheng_qt.engine.match import (
    Abandoned,
    AnyMatch,
    Entry,
    HelpChanged,
    HintTaken,
    Noted,
    Played,
    PlayerChanged,
    Redone,
    TakenBack,
    Undone,
)
from changcheng_qt.engine.seats import Player
from tests.toy.play import match_of
from tests.toy.rules import Refused, ToyState

Begin = Callable[[], AnyMatch]
BO = Player("Bo", "bot")


def played(*commands: str) -> AnyMatch:
    """Return a match of two people after some commands."""
    match = match_of(ToyState(2), "hh", BEGINNERS)
    for command in commands:
        match.submit(command)
    return match


def undone(*commands: str) -> AnyMatch:
    match = played(*commands)
    match.undo()
    return match


DEEDS: dict[Deed, tuple[Begin, Sequence[Entry]]] = {
    Play(("work",)): (played, [Played(0, "work")]),
    Play(("end", "work")): (played, [Played(0, "end"), Played(1, "work")]),
    Play(("work", "yawn", "work")): (played, [Played(0, "work")]),
    Answer(0, "work"): (played, [Played(0, "work")]),
    Undo(): (lambda: played("work"), [Undone()]),
    Redo(): (lambda: undone("work"), [Redone()]),
    ResetTurn(): (lambda: played("end", "work", "work"), [Undone(), Undone()]),
    TakeBack(0, (0, 1)): (lambda: played("end", "work"), [TakenBack(0, (0, 1))]),
    ChangeHelp(PURISTS, (0, 1)): (played, [HelpChanged(PURISTS, (0, 1))]),
    SeatPlayer(1, BO): (played, [PlayerChanged(1, BO)]),
    Note(0, "no"): (played, [Noted(0, "no")]),
    TakeHint(0): (played, [HintTaken(0)]),
    Abandon(): (played, [Abandoned()]),
}
REFUSED: list[tuple[Deed, Begin, Enum]] = [
    (Play(("yawn", "work")), played, Refused.NOT_NOW),
    (Answer(1, "work"), played, Barrier.NOT_DECIDING),
    (Answer(0, "yawn"), played, Refused.NOT_NOW),
    (Undo(), played, Barrier.NOTHING_DONE),
    (Redo(), lambda: played("work"), Barrier.NOTHING_UNDONE),
    (ResetTurn(), played, Barrier.NOTHING_DONE),
    (TakeBack(0, (0,)), lambda: played("work"), Barrier.NOT_AGREED),
    (ChangeHelp(BEGINNERS, (0, 1)), played, Barrier.NOTHING_TO_CHANGE),
    (TakeHint(1), played, Barrier.NOT_DECIDING),
]


@pytest.mark.parametrize("deed", DEEDS, ids=str)
def test_a_deed_becomes_entries(deed: Deed) -> None:
    begin, entries = DEEDS[deed]
    match = begin()
    before = match.entry_count
    carry_out(match, deed)
    assert list(match.log[before:]) == entries


def refusal(match: AnyMatch, deed: Deed) -> Enum | None:
    try:
        carry_out(match, deed)
    except IllegalCommand as error:
        return error.reason
    except CannotUndo as error:
        return error.barrier
    return None


@pytest.mark.parametrize(
    ("deed", "begin", "reason"), REFUSED, ids=lambda it: getattr(it, "name", None)
)
def test_a_refused_deed_changes_nothing(deed: Deed, begin: Begin, reason: Enum) -> None:
    match = begin()
    log, steps, players, help = match.log, match.steps, match.players, match.help
    assert refusal(match, deed) is reason
    assert (match.log, match.steps, match.players, match.help) == (log, steps, players, help)


def test_a_turn_without_steps_is_not_restarted_into_the_one_before() -> None:
    match = match_of(ToyState(2), "hb")
    match.submit("end")
    assert match.undo_barrier is None
    assert match.empty_turn_barrier is Barrier.NOTHING_IN_TURN
    assert refusal(match, ResetTurn()) is Barrier.NOTHING_IN_TURN
