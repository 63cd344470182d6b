"""Undo, redo and take-back, and the obstacles to them."""

import pytest

from changcheng_qt.engine.game import Limits
from changcheng_qt.engine.history import Barrier, CannotUndo, free_steps
from changcheng_qt.engine.match import PLAYER_ROOM, AnyMatch, Played, Redone, TakenBack, Undone
from tests.engine.matches import ANNA, BEN, BOT, CLEO, begin, played
from tests.planted import plant
from tests.toy.rules import TOY_GAME


def barrier_of(match: AnyMatch) -> Barrier:
    """Why an undo is refused; a refused one changes nothing."""
    log, steps = match.log, match.steps
    with pytest.raises(CannotUndo) as refused:
        match.undo()
    assert (match.log, match.steps) == (log, steps)
    assert match.undo_barrier is refused.value.barrier
    assert str(refused.value) == refused.value.barrier.name
    return refused.value.barrier


def free_steps_of(match: AnyMatch) -> int:
    return free_steps(match.game, match.steps, match.players)


class TestUndo:
    def test_ones_own_steps_are_taken_back_one_by_one(self) -> None:
        match = played("lay 2")
        step = match.undo()
        assert step.command == "lay 2"
        assert match.steps == ()
        assert match.log == (Played(0, "lay 2"), Undone())
        assert match.view(0) == begin().view(0)

    def test_at_the_beginning_there_is_nothing_to_take_back(self) -> None:
        assert barrier_of(begin()) is Barrier.NOTHING_DONE

    def test_a_step_that_showed_something_cannot_be_undone(self) -> None:
        assert barrier_of(played("lay 2", "look")) is Barrier.HIDDEN_SHOWN

    def test_before_the_showing_there_is_no_way_back_either(self) -> None:
        match = played("lay 2", "look", "ask 1", players=(ANNA, BOT, BOT))
        match.undo()
        assert barrier_of(match) is Barrier.HIDDEN_SHOWN

    def test_another_seats_decision_stays(self) -> None:
        laid = ("lay 2", "end", "lay 4", "ask 0", "answer")
        assert barrier_of(played(*laid)) is Barrier.OTHER_DECIDED

    def test_a_bots_step_stays(self) -> None:
        match = played("lay 2", "end", "lay 4", players=(ANNA, BOT, BOT))
        assert barrier_of(match) is Barrier.OTHER_DECIDED

    def test_with_bots_alone_nobody_can_agree_on_going_back(self) -> None:
        match = played("lay 2", players=(BOT, BOT, BOT))
        assert barrier_of(match) is Barrier.DECIDED_SINCE

    def test_in_a_turn_that_has_just_begun_there_is_nothing_to_take_back(self) -> None:
        """Any step before was another seat's."""
        assert barrier_of(played("lay 2", "end")) is Barrier.NOTHING_IN_TURN
        by_bot = played("lay 2", "look", "end", players=(BOT, ANNA, BOT))
        assert barrier_of(by_bot) is Barrier.NOTHING_IN_TURN
        by_bot.submit("lay 4")
        by_bot.submit("look")
        assert barrier_of(by_bot) is Barrier.HIDDEN_SHOWN, "the turn has begun"

    def test_with_several_people_an_ended_turn_stays_ended(self) -> None:
        handed = played("lay 2", "end", players=(ANNA, BOT, CLEO))
        assert barrier_of(handed) is Barrier.SCREEN_HANDED_OVER

    def test_one_person_takes_back_the_end_of_the_turn_until_a_bot_has_moved(self) -> None:
        match = played("lay 2", "end", players=(ANNA, BOT, BOT))
        assert match.undo().command == "end"
        assert match.to_act == 0

    def test_a_question_to_another_person_has_handed_the_screen_over(self) -> None:
        assert barrier_of(played("lay 2", "ask 1")) is Barrier.SCREEN_HANDED_OVER

    def test_after_the_answer_one_goes_back_as_far_as_that(self) -> None:
        match = played("lay 2", "ask 1", "answer", "ask 2", "answer")
        assert barrier_of(match) is Barrier.OTHER_DECIDED


class TestFreeSteps:
    """How much of a turn can be taken back one step after the other."""

    @pytest.mark.parametrize(
        ("commands", "free"),
        [
            ((), 0),
            (("lay 2",), 1),
            (("lay 2", "ask 1"), 2),
            (("lay 2", "look"), 0),
            (("lay 2", "look", "ask 1"), 1),
            (("lay 2", "ask 1", "answer"), 0),
            (("lay 2", "ask 1", "answer", "ask 2"), 1),
            (("lay 2", "end"), 0),
        ],
    )
    def test_they_end_at_a_showing_another_choice_and_the_turn_before(
        self, commands: tuple[str, ...], free: int
    ) -> None:
        match = played(*commands, players=(ANNA, BOT, BOT))
        assert free_steps_of(match) == free
        for _ in range(free):
            match.undo()

    def test_with_several_people_a_question_hands_the_screen_over(self) -> None:
        assert free_steps_of(played("lay 2", "ask 1")) == 0


class TestRedo:
    def test_an_undone_step_is_done_again(self) -> None:
        match = played("lay 2")
        step = match.undo()
        assert match.redo_barrier is None
        assert match.redo() is step
        assert match.log[-1] == Redone()
        assert match.steps == (step,)

    def test_several_come_back_in_their_order(self) -> None:
        match = played("lay 2", "end", players=(ANNA, BOT, BOT))
        steps = match.steps
        match.undo()
        match.undo()
        match.redo()
        match.redo()
        assert match.steps == steps

    def test_the_step_undone_last_is_the_one_that_comes_back_first(self) -> None:
        match = played("lay 2", "end", players=(ANNA, BOT, BOT))
        assert match.undo() is match.latest_undone
        first = match.undo()
        assert match.latest_undone is first
        assert match.redo() is first
        assert match.latest_undone.command == "end"

    def test_without_an_undo_there_is_nothing_to_do_again(self) -> None:
        match = played("lay 2")
        with pytest.raises(CannotUndo) as refused:
            match.redo()
        assert match.redo_barrier is refused.value.barrier is Barrier.NOTHING_UNDONE
        assert len(match.log) == 1

    def test_another_command_replaces_what_was_undone(self) -> None:
        match = played("lay 2")
        match.undo()
        match.submit("lay 3")
        assert match.redo_barrier is Barrier.NOTHING_UNDONE


class TestTakeBack:
    def test_all_people_together_go_back_behind_any_barrier(self) -> None:
        match = played("lay 2", "look", "end", "lay 4")
        match.take_back(1, (2, 1, 0))
        assert [step.command for step in match.steps] == ["lay 2"]
        assert match.log[-1] == TakenBack(1, (0, 1, 2))

    def test_one_who_does_not_agree_is_enough_to_refuse(self) -> None:
        match = played("lay 2", "look")
        with pytest.raises(CannotUndo) as refused:
            match.take_back(0, (0, 1))
        assert refused.value.barrier is Barrier.NOT_AGREED
        assert len(match.steps) == 2

    def test_bots_are_not_asked_but_cannot_agree_alone(self) -> None:
        match = played("lay 2", "look", players=(ANNA, BOT, BOT))
        match.take_back(0, (0,))
        assert match.steps == ()
        bots = played("lay 2", players=(BOT, BOT, BOT))
        with pytest.raises(CannotUndo) as refused:
            bots.take_back(0, ())
        assert refused.value.barrier is Barrier.NOT_AGREED

    @pytest.mark.parametrize("length", [-1, 2, 3])
    def test_there_must_be_something_to_take_back(self, length: int) -> None:
        match = played("lay 2", "look")
        with pytest.raises(CannotUndo) as refused:
            match.take_back(length, (0, 1, 2))
        assert refused.value.barrier is Barrier.NOTHING_DONE

    def test_steps_taken_back_can_be_redone(self) -> None:
        match = played("lay 2", "look", "end")
        match.take_back(0, (0, 1, 2))
        for _ in range(3):
            match.redo()
        assert [step.command for step in match.steps] == ["lay 2", "look", "end"]


class TestFullLog:
    def test_only_commands_are_accepted_when_the_log_is_full(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        plant(monkeypatch, TOY_GAME, "limits", Limits(3))
        match = played("lay 2", "end")
        match.take_back(1, (0, 1, 2))
        assert match.redo_barrier is Barrier.LOG_FULL
        assert barrier_of(match) is Barrier.LOG_FULL
        for refused in (match.redo, lambda: match.take_back(0, (0, 1, 2))):
            with pytest.raises(CannotUndo) as error:
                refused()
            assert error.value.barrier is Barrier.LOG_FULL
        match.submit("end")
        assert len(match.log) == 4

    def test_a_full_log_takes_no_player_and_no_farewell(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        plant(monkeypatch, TOY_GAME, "limits", Limits(2 + PLAYER_ROOM))
        match = played("lay 2", "ask 1", players=(ANNA, BOT, BOT))
        match.seat_player(0, BEN)
        told: list[object] = []
        match.watch(told.append)
        with pytest.raises(CannotUndo) as error:
            match.seat_player(0, ANNA)
        assert error.value.barrier is Barrier.LOG_FULL
        match.abandon()
        assert (match.players[0], told) == (BEN, [])

    def test_a_change_of_players_takes_the_room_of_several_entries(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        plant(monkeypatch, TOY_GAME, "limits", Limits(3 * PLAYER_ROOM))
        match = played()
        for _ in range(3):
            assert match.redo_barrier is Barrier.NOTHING_UNDONE
            match.seat_player(0, BEN)
        assert match.redo_barrier is Barrier.LOG_FULL

    def test_one_entry_before_nothing_is_refused(self, monkeypatch: pytest.MonkeyPatch) -> None:
        plant(monkeypatch, TOY_GAME, "limits", Limits(3))
        match = played("lay 2", "ask 1", players=(ANNA, BOT, BOT))
        match.undo()
        assert match.undo_barrier is Barrier.LOG_FULL
