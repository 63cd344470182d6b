"""Hints in the log: who may take one, when, and that they change nothing else."""

import pytest

from changcheng_qt.engine.game import Limits
from changcheng_qt.engine.help import BEGINNERS, PURISTS, USUAL, Help
from changcheng_qt.engine.history import Barrier, CannotUndo
from changcheng_qt.engine.match import HINT_ROOM, AnyMatch, HintTaken, Played
from changcheng_qt.engine.replay import Hint, Replay, TakeBack, hints_by_seat
from changcheng_qt.engine.seats import Player
from tests.engine.matches import ANNA, BOT, begin
from tests.planted import plant
from tests.toy.rules import TOY_GAME


def hinting(*commands: str, players: tuple[Player, ...] = ()) -> AnyMatch:
    """A match of beginners in which some commands have been accepted."""
    match = begin(*players, help=BEGINNERS)
    for command in commands:
        match.submit(command)
    return match


def refusal_of(match: AnyMatch, seat: int) -> Barrier:
    """Why a hint is refused; a refused one changes nothing."""
    log = match.log
    with pytest.raises(CannotUndo) as refused:
        match.note_hint(seat)
    assert match.log == log
    assert match.hint_barrier(seat) is refused.value.barrier
    return refused.value.barrier


def test_the_three_named_choices() -> None:
    assert Help(follows=True, hints=True, warning=True) == BEGINNERS
    assert Help(follows=True, hints=False, warning=False) == USUAL
    assert Help(follows=False, hints=False, warning=False) == PURISTS
    assert begin().help == PURISTS


def test_a_hint_is_an_entry_for_the_seat_that_decides() -> None:
    match = hinting("lay 2")
    assert match.hint_barrier(0) is None
    match.note_hint(0)
    assert match.log == (Played(0, "lay 2"), HintTaken(0))


def test_a_choice_has_one_hint_at_most_wherever_play_comes_from() -> None:
    match = hinting("lay 2")
    for _ in range(2):
        match.note_hint(0)
    match.undo()
    match.redo()
    match.note_hint(0)
    assert match.log.count(HintTaken(0)) == 1
    match.undo()
    match.note_hint(0)
    match.submit("lay 2")
    match.note_hint(0)
    assert match.log.count(HintTaken(0)) == 3


@pytest.mark.parametrize("help", [USUAL, PURISTS, Help(warning=True)])
def test_there_are_none_unless_the_table_has_them(help: Help) -> None:
    assert refusal_of(begin(help=help), 0) is Barrier.NO_HINTS


def test_only_a_person_who_decides_takes_one() -> None:
    assert refusal_of(hinting(), 1) is Barrier.NOT_DECIDING
    assert refusal_of(hinting("lay 2", "end", players=(ANNA, BOT, BOT)), 1) is Barrier.NOT_DECIDING
    asked = hinting("lay 2", "ask 1")
    assert refusal_of(asked, 0) is Barrier.NOT_DECIDING
    asked.note_hint(1)
    assert asked.log[-1] == HintTaken(1)


def test_there_are_none_when_the_game_is_over() -> None:
    match = hinting(*(one for card in (1, 4, 7, 2, 5, 8) for one in (f"lay {card}", "end")))
    assert match.outcome
    assert refusal_of(match, 0) is Barrier.NOT_DECIDING


def test_the_last_entries_before_a_full_log_have_no_room_for_hints(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    plant(monkeypatch, TOY_GAME, "limits", Limits(HINT_ROOM + 2))
    match = hinting("lay 2")
    assert match.hint_barrier(0) is None
    match.submit("look")
    assert refusal_of(match, 0) is Barrier.NO_ROOM_FOR_HINTS
    assert match.redo_barrier is Barrier.NOTHING_UNDONE


def test_a_hint_bars_no_way_back_and_what_was_undone_can_be_done_again() -> None:
    match = hinting("lay 2")
    match.undo()
    match.note_hint(0)
    match.redo()
    match.note_hint(0)
    assert match.undo().command == "lay 2"


def test_a_match_that_stays_as_it_is_keeps_its_hints() -> None:
    match = hinting()
    still = match.still()
    match.note_hint(0)
    assert still.log == ()
    still.note_hint(0)
    assert still.log == match.log == (HintTaken(0),)


def test_a_replay_has_the_help_and_tells_where_hints_were_taken() -> None:
    match = hinting("lay 2")
    match.note_hint(0)
    match.submit("ask 1")
    match.note_hint(1)
    match.submit("answer")
    match.note_hint(0)
    replay = Replay(match)
    assert replay.help_at(0) == replay.help_at(3) == BEGINNERS
    assert replay.marks == (Hint(1, 0), Hint(2, 1), Hint(3, 0))
    assert hints_by_seat(replay.marks, 3) == (2, 1, 0)


def test_hints_for_what_was_taken_back_stand_where_the_table_went_back_to() -> None:
    match = hinting("lay 2")
    match.note_hint(0)
    match.take_back(0, (0, 1, 2))
    match.note_hint(0)
    replay = Replay(match)
    assert replay.marks == (Hint(0, 0), TakeBack(0), Hint(0, 0))
    assert hints_by_seat(replay.marks, 3) == (2, 0, 0)
