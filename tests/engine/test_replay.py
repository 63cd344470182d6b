"""A match shown again: its positions, the knowledge at each, and the steps taken back."""

from typing import Any

import pytest

from changcheng_qt.engine.match import AnyMatch, free_steps_of
from changcheng_qt.engine.replay import Replay, SeatChange, TakeBack
from changcheng_qt.engine.seats import EVERYONE, PUBLIC, Player, Viewer
from tests.engine.matches import begin

ANNA, BEN, CLEO = (Player(name) for name in ("Anna", "Ben", "Cleo"))
VIEWERS: tuple[Viewer, ...] = (PUBLIC, 0, 1, 2)
WHOLE_GAME = [command for card in (1, 4, 7, 2, 5, 8) for command in (f"lay {card}", "end")]


def played(*commands: str) -> AnyMatch:
    match = begin()
    for command in commands:
        match.submit(command)
    return match


class Diary:
    """Notes at each position the views of the live match when it last stood there."""

    def __init__(self) -> None:
        self.match = played()
        self.pages = {0: self._page()}

    def submit(self, *commands: str) -> None:
        for command in commands:
            self.match.submit(command)
            self.note()

    def note(self) -> None:
        self.pages[len(self.match.steps)] = self._page()

    def _page(self) -> tuple[Any, ...]:
        match = self.match
        views = tuple(match.view(viewer) for viewer in VIEWERS)
        events = tuple(tuple(match.events(viewer)) for viewer in VIEWERS)
        return views, events, match.turn_seat, match.to_act, match.outcome


def page_of(replay: Replay[Any, Any, Any, Any, Any, Any], position: int) -> tuple[Any, ...]:
    views = tuple(replay.view_at(position, viewer) for viewer in VIEWERS)
    events = tuple(tuple(replay.events(viewer, 0, position)) for viewer in VIEWERS)
    return (
        views,
        events,
        replay.turn_seat_at(position),
        replay.to_act_at(position),
        replay.outcome_at(position),
    )


def assert_as_in(diary: Diary) -> None:
    replay = Replay(diary.match)
    assert replay.last == len(diary.match.steps)
    for position in range(replay.last + 1):
        assert page_of(replay, position) == diary.pages[position], position


def test_every_position_is_as_it_was_for_every_viewer() -> None:
    diary = Diary()
    diary.submit("lay 1", "look", "ask 1", "answer", "end")
    diary.submit("lay 5", "ask 0", "show", "end", "lay 7", "end")
    assert_as_in(diary)


def test_knowledge_comes_with_the_step_that_gave_it() -> None:
    replay = Replay(played("lay 1", "look", "end"))
    knew = [replay.view_at(position, 0).knows for position in range(4)]
    assert knew == [(), (), (("look", 42),), (("look", 42),)]
    assert all(replay.view_at(position, 1).knows == () for position in range(4))


def test_undo_and_redo_leave_the_line_of_play() -> None:
    diary = Diary()
    diary.submit("lay 1")
    diary.match.undo()
    diary.submit("lay 2")
    diary.match.undo()
    diary.match.redo()
    diary.submit("end")
    assert_as_in(diary)
    assert Replay(diary.match).events(EVERYONE, 0, 1)[0][0].hidden == 2


def test_knowledge_from_before_a_take_back_is_known_from_there_on() -> None:
    diary = Diary()
    diary.submit("lay 1", "look", "end")
    diary.match.take_back(1, (0, 1, 2))
    diary.note()
    assert_as_in(diary)
    diary.submit("end", "lay 4")
    assert_as_in(diary)
    replay = Replay(diary.match)
    assert [replay.view_at(p, 0).knows for p in range(2)] == [(), (("look", 42),)]


def test_a_step_done_again_after_a_take_back_keeps_what_was_learned() -> None:
    diary = Diary()
    diary.submit("lay 1", "end", "lay 4", "look")
    diary.match.take_back(1, (0, 1, 2))
    diary.note()
    diary.match.redo()
    diary.note()
    diary.submit("lay 5")
    assert_as_in(diary)
    replay = Replay(diary.match)
    looked = (("look", 42),)
    assert [replay.view_at(p, 1).knows for p in range(3)] == [(), looked, looked]


def test_take_backs_are_marks_on_the_line_that_is_left() -> None:
    match = played("lay 1", "look", "end", "lay 4")
    match.take_back(2, (0, 1, 2))
    match.submit("end")
    match.submit("lay 5")
    assert Replay(match).marks == (TakeBack(2),)
    match.take_back(3, (0, 1, 2))
    assert Replay(match).marks == (TakeBack(2), TakeBack(3))
    match.take_back(1, (0, 1, 2))
    assert Replay(match).marks == (TakeBack(1),)


BO = Player("Bo", "club", 30)
STRONGER = Player("Bo", "club", 100)


def test_a_new_player_is_marked_at_the_position_of_the_change() -> None:
    match = played("lay 1", "end")
    match.seat_player(1, BO)
    match.submit("lay 4")
    match.seat_player(1, STRONGER)
    assert Replay(match).marks == (SeatChange(2, 1, BEN, BO), SeatChange(3, 1, BO, STRONGER))


def test_a_name_and_an_unnamed_number_are_no_marks() -> None:
    match = played("lay 1")
    match.seat_player(0, Player("Zoë"))
    match.seat_player(1, Player("Bo", "club"))
    match.seat_player(1, BO)
    assert Replay(match).marks == (SeatChange(1, 1, BEN, Player("Bo", "club")),)


def test_a_new_player_stays_when_the_table_goes_back_before_the_change() -> None:
    match = played("lay 1")
    match.seat_player(1, BO)
    match.undo()
    assert Replay(match).marks == (SeatChange(0, 1, BEN, BO),)
    match.redo()
    assert Replay(match).marks == (SeatChange(0, 1, BEN, BO),)
    match.take_back(0, (0, 2))
    assert Replay(match).marks == (SeatChange(0, 1, BEN, BO), TakeBack(0))


def test_seats_and_names_are_those_at_the_end() -> None:
    match = played("lay 1", "end")
    match.seat_player(1, Player("Bo", "random"))
    match.abandon()
    replay = Replay(match)
    assert replay.players == (ANNA, Player("Bo", "random"), CLEO)


def test_everyone_looks_on_only_when_the_game_is_over() -> None:
    assert Replay(played()).title == "toy"
    over, running = Replay(played(*WHOLE_GAME)), Replay(played(*WHOLE_GAME[:-1]))
    assert over.viewers == (*VIEWERS, EVERYONE)
    assert over.outcome is not None
    seen = over.view_at(3, EVERYONE)
    assert (seen.viewer, seen.state.turn, seen.laid) == (EVERYONE, 1, ((0, 0), (1, 2)))
    assert running.viewers == VIEWERS
    assert running.outcome is None
    for viewer in (EVERYONE, 3):
        with pytest.raises(ValueError, match="cannot look on"):
            running.view_at(3, viewer)


def test_only_those_who_are_named_look_on() -> None:
    replay = Replay(played(*WHOLE_GAME), viewers=[2])
    assert replay.viewers == (2,)
    assert replay.view_at(3, 2).viewer == 2
    with pytest.raises(ValueError, match="cannot look on"):
        replay.view_at(3, PUBLIC)


def test_events_are_those_between_two_positions() -> None:
    replay = Replay(played("lay 1", "end", "lay 4"))
    names = [[event.word for event in step] for step in replay.events(PUBLIC, 1, 3)]
    assert names == [["end"], ["lay"]]
    assert replay.events(PUBLIC, 2, 3)[0][0].hidden is None
    assert replay.events(1, 2, 3)[0][0].hidden == 4


def test_a_replay_does_not_follow_its_match() -> None:
    match = played("lay 1")
    replay = Replay(match)
    match.submit("end")
    assert (replay.last, len(match.steps)) == (1, 2)


def test_a_text_of_a_file_is_a_command_where_it_was_played() -> None:
    match = played(*WHOLE_GAME)
    replay = Replay(match)
    for position, step in enumerate(match.steps):
        text = match.game.command_to_text(step.before, step.command)
        assert replay.command_at(position, text) == step.command
    with pytest.raises(ValueError, match="nonsense"):
        replay.command_at(0, "nonsense")


def test_choices_of_a_seat_are_described_as_it_saw_them() -> None:
    match = played("lay 1", "end", "lay 4")
    anna = match.steps[0].seat
    choices = Replay(match).choices(anna, 0)
    assert [choice.number for choice in choices] == [0, 1]
    assert [choice.command for choice in choices] == ["lay 1", "end"]
    begun = begin()
    assert (choices[0].view, choices[0].legal) == (begun.view(anna), begun.legal(anna))
    assert [choice.number for choice in Replay(match).choices(anna, 1)] == [1]
    with pytest.raises(ValueError, match="cannot look on"):
        Replay(match).choices(EVERYONE, 0)


def test_a_match_tells_how_many_steps_of_the_turn_can_go() -> None:
    assert [free_steps_of(played(*steps)) for steps in ((), ("lay 1",), ("lay 1", "end"))] == [
        0,
        1,
        0,
    ]
