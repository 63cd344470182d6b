"""A running match: its log, its views for each viewer, and the lasting knowledge of the seats."""

import pickle
from dataclasses import replace
from enum import Enum

import pytest

from changcheng_qt.engine.game import IllegalCommand, Outcome
from changcheng_qt.engine.match import (
    Abandoned,
    Entry,
    Match,
    Played,
    PlayerChanged,
    Redone,
    Undone,
)
from changcheng_qt.engine.seats import EVERYONE, HUMAN, MOST_NODES, PUBLIC, Audience, Player
from changcheng_qt.engine.step import Applied, Beat
from tests.engine.matches import ANNA, BEN, BOT, CLEO, begin, played
from tests.toy.rules import DEAL, TOY_GAME, Refused, ToyEvent, ToyState


class TestPlaying:
    def test_a_match_begins_before_the_first_step(self) -> None:
        match = begin()
        assert (match.to_act, match.turn_seat, match.outcome) == (0, 0, None)
        assert (match.log, match.steps) == ((), ())
        assert match.players == match.start_players == (ANNA, BEN, CLEO)

    def test_an_accepted_command_is_a_step_and_an_entry(self) -> None:
        match = begin()
        step = match.submit("lay 2")
        assert match.log == (Played(0, "lay 2"),)
        assert match.steps == (step,)
        assert (step.seat, step.turn_seat, step.command) == (0, 0, "lay 2")
        assert step.after.ply == step.before.ply + 1
        assert step.told == ()

    def test_an_illegal_command_has_a_reason_and_changes_nothing(self) -> None:
        match = played("lay 2")
        assert match.why_not("end") is None
        assert match.why_not("lay 1") is Refused.NOT_NOW
        with pytest.raises(IllegalCommand) as refused:
            match.submit("lay 1")
        assert refused.value.reason is Refused.NOT_NOW
        assert str(refused.value) == "NOT_NOW"
        assert len(match.log) == len(match.steps) == 1

    def test_a_refusal_is_looked_up_once(self) -> None:
        asked: list[str] = []

        def why_not(state: ToyState, command: str) -> Enum | None:
            asked.append(command)
            return TOY_GAME.why_not(state, command)

        match = Match(replace(TOY_GAME, why_not=why_not), DEAL, (ANNA, BEN, CLEO))
        assert [match.why_not("end"), match.why_not("end")] == [Refused.NOT_NOW] * 2
        assert asked == ["end"]

    def test_the_one_to_act_is_not_always_the_one_whose_turn_it_is(self) -> None:
        match = played("lay 2", "ask 2")
        assert (match.turn_seat, match.to_act) == (0, 2)
        step = match.submit("answer")
        assert (step.seat, step.turn_seat) == (2, 0)
        assert match.to_act == 0

    def test_the_outcome_comes_with_the_end(self) -> None:
        rounds = [(f"lay {card}", "end") for card in (1, 4, 7, 2, 5, 8)]
        match = played(*[command for turn in rounds for command in turn])
        assert match.to_act is None
        assert match.outcome == Outcome((3, 9, 15), (2,))
        assert match.legal(2) == ()
        with pytest.raises(IllegalCommand):
            match.submit("end")

    def test_a_game_that_accepts_a_command_after_its_end_is_at_fault(self) -> None:
        endless = replace(TOY_GAME, to_act=lambda state: None)
        with pytest.raises(AssertionError, match="over"):
            Match(endless, DEAL, (ANNA, BEN, CLEO)).submit("lay 1")

    def test_commands_have_a_text(self) -> None:
        match = begin()
        assert match.text_of("lay 3") == "lay 3"
        assert match.command_of("lay 3") == "lay 3"
        with pytest.raises(ValueError, match="nonsense"):
            match.command_of("nonsense")


class TestSeeing:
    def test_a_view_shows_a_seat_its_own_hand_only(self) -> None:
        match = played("lay 2")
        assert match.view(0).hand == (1, 3)
        assert match.view(PUBLIC).hand == ()
        assert match.view(1).laid == ((0, 0),)

    def test_a_view_is_made_once_a_position_and_viewer(self) -> None:
        match = played("lay 2")
        first = match.view(0)
        assert match.view(0) is first
        assert match.view(1) is not first
        assert match.view(PUBLIC).hand == ()
        match.submit("end")
        assert match.view(0) is not first

    def test_legal_commands_are_those_the_viewer_may_know_of(self) -> None:
        match = begin()
        assert match.legal(0) == ("lay 1", "lay 2", "lay 3")
        assert match.legal(1) == match.legal(PUBLIC) == ()
        assert match.possible(0) == match.legal(0)

    def test_they_are_found_once_for_each_position(self) -> None:
        match = begin()
        assert match.legal(0) is match.legal(0)
        match.submit("lay 2")
        assert match.legal(0) == ("look", "ask 1", "ask 2", "end")
        match.undo()
        assert match.legal(0) == ("lay 1", "lay 2", "lay 3")

    def test_undo_and_redo_find_nothing_again(self) -> None:
        match = begin()
        before, could = match.view(0), match.legal(0)
        match.submit("lay 2")
        after, can = match.view(0), match.legal(0)
        match.undo()
        assert (match.view(0), match.legal(0)) == (before, could)
        assert match.view(0) is before
        assert match.legal(0) is could
        match.redo()
        assert match.view(0) is after
        assert match.legal(0) is can

    def test_the_view_of_an_earlier_position_has_later_knowledge(self) -> None:
        match = played("lay 2")
        match.view(0)
        match.submit("look")
        match.take_back(1, (0, 1, 2))
        assert match.view(0) == match.game.view(match.steps[-1].after, match.known[-1], 0)

    def test_events_are_filtered_once_a_step_and_viewer(self) -> None:
        match = played("lay 2", "look")
        first, second = match.events(0)
        assert [match.events(0)[0] is first, match.events(0)[1] is second] == [True, True]
        match.take_back(0, (0, 1, 2))
        match.submit("lay 1")
        assert match.events(0) == [match.steps[0].seen_by(0)] != [first]

    def test_events_are_filtered_for_the_viewer(self) -> None:
        match = played("lay 2", "look")
        assert [event.hidden for (event,) in match.events(0)] == [2, 42]
        assert [event.hidden for (event,) in match.events(1)] == [None, None]
        assert [event.hidden for (event,) in match.events(EVERYONE)] == [2, 42]
        assert len(match.events(0, since=1)) == 1

    def test_a_step_tells_every_seat_that_learned_something_once(self) -> None:
        step = played("lay 2", "ask 1").submit("answer")
        assert step.told == ()
        told = ToyEvent("a", (2, 0)), ToyEvent("b", (0,))
        two = replace(step, beats=tuple(Beat(event, step.after) for event in told))
        assert two.told == (0, 2)

    def test_viewers_are_seats_and_two_audiences(self) -> None:
        assert set(Audience) == {PUBLIC, EVERYONE}


class TestKnowledge:
    def test_a_seat_keeps_its_knowledge_after_any_take_back(self) -> None:
        match = played("lay 2", "look")
        assert match.view(0).knows == (("look", 42),)
        match.take_back(0, (0, 1, 2))
        assert match.view(0).knows == (("look", 42),)
        assert match.view(1).knows == ()

    def test_a_view_of_the_same_position_is_made_again_once_more_is_known(self) -> None:
        match = played("lay 2")
        assert match.view(0).knows == ()
        match.submit("look")
        match.take_back(1, (0, 1, 2))
        assert match.view(0).knows == (("look", 42),)

    def test_a_card_seen_is_known_while_the_command_that_laid_it_stands(self) -> None:
        match = played("lay 2", "end", "lay 4", "ask 0", "show")
        seen = (("show", (0, 2, 0)),)
        assert match.view(1).knows == match.view(2).knows == seen
        match.take_back(1, (0, 1, 2))
        assert match.view(1).knows == seen
        match.submit("end")
        assert match.view(1).knows == seen

    def test_it_is_forgotten_once_another_command_has_taken_its_place(self) -> None:
        match = played("lay 2", "end", "lay 4", "ask 0", "show")
        match.take_back(0, (0, 1, 2))
        assert match.view(1).knows == ()
        match.submit("lay 2")
        assert match.view(1).knows == ()

    def test_done_again_it_is_known_again(self) -> None:
        match = played("lay 2", "end", "lay 4", "ask 0", "show")
        match.take_back(0, (0, 1, 2))
        match.redo()
        assert match.view(1).knows == (("show", (0, 2, 0)),)


class TestTable:
    def test_a_seat_given_to_another_controller_is_an_entry(self) -> None:
        match = played("lay 2")
        match.seat_player(1, BOT)
        assert match.players == (ANNA, BOT, CLEO)
        assert match.start_players == (ANNA, BEN, CLEO)
        assert match.log[-1] == PlayerChanged(1, BOT)

    def test_an_abandoned_game_can_be_gone_on_with(self) -> None:
        match = played("lay 2")
        match.abandon()
        assert match.log[-1] == Abandoned()
        match.seat_player(1, BOT)
        assert match.is_left
        assert match.still().is_left
        match.submit("end")
        assert not match.is_left
        assert match.to_act == 1

    def test_watchers_hear_every_entry_once_it_stands(self) -> None:
        match = begin()
        heard: list[tuple[Entry, int]] = []
        match.watch(lambda entry: heard.append((entry, len(match.log))))
        match.submit("lay 2")
        match.undo()
        match.redo()
        assert heard == [(Played(0, "lay 2"), 1), (Undone(), 2), (Redone(), 3)]

    def test_people_and_bots(self) -> None:
        assert ANNA.is_human
        assert not BOT.is_human


def test_an_applied_command_has_its_state_and_events() -> None:
    applied = TOY_GAME.apply(DEAL, "lay 1")
    assert isinstance(applied, Applied)
    assert applied.after.laid == ((0, 1, 0),)


@pytest.mark.parametrize(
    ("controller", "nodes"), [(HUMAN, 1), ("club", -1), ("club", MOST_NODES + 1)]
)
def test_a_bot_thinks_of_so_much_and_a_person_of_nothing(controller: str, nodes: int) -> None:
    with pytest.raises(ValueError, match="nodes"):
        Player("Mei", controller, nodes)
    assert Player("Mei", "club", MOST_NODES).nodes == MOST_NODES


def test_a_match_goes_to_another_process_without_those_who_watch() -> None:
    match = played("lay 2")
    watched: list[object] = []

    def watcher(entry: Entry) -> None:  # cannot be sent
        watched.append(entry)

    match.watch(watcher)
    other = pickle.loads(pickle.dumps(match.still()))
    assert other.view(0) == match.view(0)
    assert other.log == match.log
    other.submit("end")
    assert (len(other.steps), len(match.steps), watched) == (2, 1, [])
    match.submit("end")
    assert len(watched) == 1
