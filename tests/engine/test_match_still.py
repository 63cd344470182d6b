"""A match that stays as it was, and one that is over: neither changes any more."""

import pytest

from changcheng_qt.engine.history import Barrier, CannotUndo
from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.engine.seats import PUBLIC, Player
from tests.engine.matches import played


def seen(match: AnyMatch) -> list[object]:
    """All that can be asked of a match."""
    return [
        [(match.view(viewer), match.legal(viewer)) for viewer in (0, 1, PUBLIC)],
        (match.players, match.log, match.steps, match.to_act, match.turn_seat, match.outcome),
        (match.undo_barrier, match.redo_barrier, match.events(0)),
    ]


def test_a_still_match_never_changes() -> None:
    match = played("lay 2")
    still, before = match.still(), seen(match)
    assert seen(still) == before
    match.undo()
    match.redo()
    match.submit("look")
    match.seat_player(0, Player("Zoë"))
    match.take_back(0, (0, 1, 2))
    match.abandon()
    assert seen(still) == before != seen(match)


def test_a_still_match_of_undone_steps_can_still_be_asked() -> None:
    match = played("lay 2")
    match.undo()
    still = match.still()
    match.redo()
    assert still.redo_barrier is None
    assert still.steps == ()
    assert match.redo_barrier is Barrier.NOTHING_UNDONE


def finished() -> AnyMatch:
    """A match to its end."""
    return played(*(command for card in (1, 4, 7, 2, 5, 8) for command in (f"lay {card}", "end")))


def test_a_game_that_is_over_is_not_taken_back() -> None:
    match = finished()
    with pytest.raises(CannotUndo) as refused:
        match.take_back(0, (0, 1, 2))
    assert refused.value.barrier is Barrier.HIDDEN_SHOWN


def test_a_game_that_is_over_cannot_be_left_unfinished() -> None:
    match = finished()
    log = match.log
    match.abandon()
    assert match.log == log
