"""Another help in a running game: who must agree, its effects, and that it stands."""

from collections.abc import Sequence

import pytest

from changcheng_qt.engine.game import Limits
from changcheng_qt.engine.help import BEGINNERS, PURISTS, USUAL, Help
from changcheng_qt.engine.history import Barrier, CannotUndo
from changcheng_qt.engine.match import AnyMatch, HelpChanged, HintTaken
from changcheng_qt.engine.replay import HelpChange, Hint, Replay, TakeBack
from changcheng_qt.engine.seats import Seat
from tests.engine.machine import rebuilt
from tests.engine.matches import ANNA, BOT, begin, played
from tests.planted import plant
from tests.toy.rules import TOY_GAME

ALL = (0, 1, 2)


def refusal_of(match: AnyMatch, help: Help, agreed: Sequence[Seat]) -> Barrier:
    """Why another help is refused; a refused one changes nothing."""
    log, before = match.log, match.help
    with pytest.raises(CannotUndo) as refused:
        match.change_help(help, agreed)
    assert (match.log, match.help) == (log, before)
    return refused.value.barrier


def test_all_people_agree_on_another_help_which_is_an_entry_and_holds_from_then_on() -> None:
    match = played("lay 2")
    assert match.hint_barrier(0) is Barrier.NO_HINTS
    match.change_help(BEGINNERS, (2, 0, 1))
    assert match.log[-1] == HelpChanged(BEGINNERS, ALL)
    assert (match.start_help, match.help) == (PURISTS, BEGINNERS)
    assert match.hint_barrier(0) is None
    match.change_help(USUAL, ALL)
    assert match.hint_barrier(0) is Barrier.NO_HINTS


@pytest.mark.parametrize("agreed", [(), (0,), (0, 1), (1, 2)])
def test_nobody_is_left_out(agreed: tuple[Seat, ...]) -> None:
    assert refusal_of(begin(), BEGINNERS, agreed) is Barrier.NOT_AGREED


def test_one_person_among_bots_decides_alone_and_bots_among_themselves_never() -> None:
    alone = begin(ANNA, BOT, BOT)
    alone.change_help(BEGINNERS, (0,))
    assert alone.help == BEGINNERS
    alone.seat_player(0, BOT)
    assert refusal_of(alone, PURISTS, ALL) is Barrier.NOT_AGREED


def test_a_seat_handed_to_a_bot_is_asked_no_more_and_one_taken_back_is() -> None:
    match = begin()
    match.seat_player(2, BOT)
    match.change_help(USUAL, (0, 1))
    match.seat_player(2, ANNA)
    assert refusal_of(match, BEGINNERS, (0, 1)) is Barrier.NOT_AGREED


def test_the_same_help_again_is_no_change_and_a_finished_game_keeps_its_help() -> None:
    assert refusal_of(begin(), PURISTS, ALL) is Barrier.NOTHING_TO_CHANGE
    over = played(*(one for card in (1, 4, 7, 2, 5, 8) for one in (f"lay {card}", "end")))
    assert over.outcome
    assert refusal_of(over, BEGINNERS, ALL) is Barrier.NOTHING_TO_CHANGE


def test_a_full_log_takes_none(monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch, TOY_GAME, "limits", Limits(1))
    assert refusal_of(played("lay 2"), BEGINNERS, ALL) is Barrier.LOG_FULL


def test_no_way_back_is_barred_by_it_and_none_takes_it_back() -> None:
    match = played("lay 2")
    match.change_help(BEGINNERS, ALL)
    assert match.undo_barrier is None
    match.undo()
    assert match.help == BEGINNERS
    match.change_help(USUAL, ALL)
    match.redo()
    match.take_back(0, ALL)
    assert match.help == USUAL


def test_a_choice_has_one_hint_though_hints_were_given_up_meanwhile() -> None:
    match = begin(help=BEGINNERS)
    match.note_hint(0)
    match.change_help(PURISTS, ALL)
    match.change_help(BEGINNERS, ALL)
    match.note_hint(0)
    assert match.log.count(HintTaken(0)) == 1


def test_a_match_that_stays_as_it_is_keeps_its_help() -> None:
    match = begin()
    still = match.still()
    match.change_help(BEGINNERS, ALL)
    assert still.help == PURISTS


def test_a_match_rebuilt_from_the_log_has_the_same_help() -> None:
    match = begin(help=USUAL)
    match.change_help(BEGINNERS, ALL)
    match.note_hint(0)
    other = rebuilt(match)
    assert (other.start_help, other.help, other.log) == (USUAL, BEGINNERS, match.log)


def test_a_replay_has_at_every_position_the_help_with_which_it_was_played() -> None:
    match = played("lay 2")
    match.change_help(BEGINNERS, ALL)
    match.note_hint(0)
    match.submit("end")
    match.change_help(USUAL, ALL)
    match.submit("lay 4")
    replay = Replay(match)
    assert [replay.help_at(position) for position in range(4)] == [
        PURISTS,
        BEGINNERS,
        USUAL,
        USUAL,
    ]
    assert replay.marks == (HelpChange(1, BEGINNERS), Hint(1, 0), HelpChange(2, USUAL))


def test_help_stands_where_the_table_went_back_to() -> None:
    match = played("lay 2", "end")
    match.change_help(BEGINNERS, ALL)
    match.take_back(1, ALL)
    replay = Replay(match)
    assert replay.marks == (HelpChange(1, BEGINNERS), TakeBack(1))
    assert [replay.help_at(position) for position in range(2)] == [PURISTS, BEGINNERS]
