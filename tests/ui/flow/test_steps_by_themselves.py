"""What happens without a click: bots, their failures, and answers without a choice."""

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.seats import PUBLIC, Player
from changcheng_qt.ui.flow.bot_turns import LONG
from changcheng_qt.ui.flow.hand_over import Crowd
from changcheng_qt.ui.flow.playhead import BEAT, REST, SHOWN, Speed, pace
from changcheng_qt.ui.flow.screens import Gate, GateReason, Own, Public, Said
from tests.ui.flow.scene import MakeScene, Scene
from tests.ui.flow.toy_table import toy_match


def test_bots_see_their_own_view_and_get_a_seed_of_the_position(scene: MakeScene) -> None:
    table = scene("bb")
    table.bot("work")
    first, second = table.thinker.questions
    assert (first.view.viewer, second.view.viewer) == (0, 0)
    assert (first.seed, second.seed) == ("luck/0/0", "luck/0/1")
    assert first.legal == ("work", "ask 1", "end", "finish")


def test_bots_are_shown_one_step_at_a_time(scene: MakeScene) -> None:
    table = scene("hb")
    table.submit("end")
    table.thinker.answer("work")
    table.wait(REST - 1)
    assert table.bridge.step_count == 1
    table.wait(1)
    assert table.bridge.step_count == 2


def test_a_click_skips_rests_and_commits_nothing_of_the_person(scene: MakeScene) -> None:
    table = scene("hb")
    table.flow.skip_bots()
    table.settle()
    assert table.bridge.step_count == 0
    table.submit("end")
    table.thinker.answer("work")
    table.flow.skip_bots()
    table.settle()
    assert table.bridge.step_count == 2
    table.thinker.answer("end")
    table.settle()
    assert table.bridge.step_count == 3
    table.flow.skip_bots()
    table.wait(10 * SHOWN)
    assert table.bridge.step_count == 3


def test_between_bots_a_click_skips_one_rest(scene: MakeScene) -> None:
    table = scene("bb")
    table.bot("work")
    table.thinker.answer("work")
    table.flow.skip_bots()
    table.settle()
    table.thinker.answer("work")
    table.settle()
    assert table.bridge.step_count == 2


def test_motion_delays_the_next_step(scene: MakeScene) -> None:
    table = scene("bb")
    table.bot("work")
    table.flow.set_moving(True)
    table.bot("work")
    assert table.bridge.step_count == 1
    table.flow.set_moving(False)
    table.wait(REST)
    assert table.bridge.step_count == 2


def test_speed_is_a_setting(scene: MakeScene) -> None:
    table = scene("bb")
    table.flow.bots.set_speed(Speed.INSTANT)
    table.wait(REST)
    for _ in range(5):
        table.thinker.answer("work")
        table.settle()
    assert table.bridge.step_count == 5


def signs(table: Scene) -> list[object]:
    """Whom the table said to be thinking, one after the other."""
    return [value for name, value in table.heard if name == "bot_thinking"]


def test_a_bot_is_given_time_for_what_all_see_that_it_has_to_weigh(scene: MakeScene) -> None:
    table = scene("hb", weight=lambda view: 0.1 * view.state.turn if view.viewer is PUBLIC else 9)
    table.submit("end")
    table.thinker.answer("work")
    table.wait(pace(0.1) - 1)
    assert table.bridge.step_count == 1
    table.wait(1)
    assert table.bridge.step_count == 2


def test_a_bot_that_thinks_for_long_is_said_to_until_its_step_is_shown(scene: MakeScene) -> None:
    table = scene("hb")
    table.submit("end")
    table.wait(LONG - 1)
    assert signs(table) == []
    table.wait(1)
    assert signs(table) == [1]
    table.wait(10 * BEAT)
    table.thinker.answer("end")
    assert signs(table) == [1]
    table.wait(BEAT)
    assert signs(table) == [1, None]
    assert table.bridge.step_count == 2


def test_what_moves_for_long_is_no_thinking(scene: MakeScene) -> None:
    table = scene("hb")
    table.submit("end")
    table.flow.set_moving(True)
    table.thinker.answer("end")
    table.wait(10 * LONG)
    table.flow.set_moving(False)
    table.wait(REST)
    assert (signs(table), table.bridge.step_count) == ([], 2)


@pytest.mark.parametrize("speed", list(Speed))
def test_thinking_is_said_at_every_speed(scene: MakeScene, speed: Speed) -> None:
    table = scene("hb")
    table.flow.bots.set_speed(speed)
    table.submit("end")
    table.wait(5 * LONG)
    assert signs(table) == [1]


@pytest.mark.parametrize(
    "leave",
    [
        lambda table: table.bridge.undo(),
        lambda table: table.thinker.fail(),
        lambda table: table.bridge.seat_player(1, Player("Ada")),
        lambda table: table.flow.close(),
    ],
)
def test_nobody_is_said_to_think_who_need_not(
    scene: MakeScene, leave: Callable[[Scene], object]
) -> None:
    table = scene("hb")
    table.submit("end")
    table.wait(2 * LONG)
    leave(table)
    table.settle()
    table.wait(10 * LONG)
    assert signs(table) == [1, None]


def test_who_has_answered_behind_a_pause_is_not_said_to_think(scene: MakeScene) -> None:
    table = scene("bb")
    table.wait(2 * LONG)
    table.flow.bots.pause()
    assert signs(table) == [0]
    table.thinker.answer("work")
    assert signs(table) == [0, None]


class TestAnotherForm:
    """A game goes on where bots of its kind think of another number of things."""

    def test_its_own_number_is_recorded_before_the_first_choice(self, scene: MakeScene) -> None:
        table = self.table(scene)
        assert table.bridge.players[1] == Player("Bo", "bot", 1000)
        assert [asked.nodes for asked in table.thinker.questions] == [1000]
        table.bot("work")
        assert [asked.nodes for asked in table.thinker.questions] == [1000, 1000]
        assert table.flow.screen == Own(0)

    def test_a_full_log_keeps_the_number_and_the_bot_plays_on_with_it(
        self, scene: MakeScene, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("changcheng_qt.engine.match.LONGEST_LOG", 1)
        table = self.table(scene)
        assert table.bridge.players[1] == Player("Bo", "bot", 100)
        assert [asked.nodes for asked in table.thinker.questions] == [100]

    def test_a_player_without_a_number_has_the_usual_one(self, scene: MakeScene) -> None:
        table = scene("hb", usual_nodes=lambda kind: 7)
        table.submit("end")
        assert [asked.nodes for asked in table.thinker.questions] == [7]
        assert table.bridge.players[1].nodes == 0

    def test_the_gate_stays_as_it_is(self, scene: MakeScene) -> None:
        table = scene("hbh", usual_nodes=lambda kind: 1000)
        table.bridge.seat_player(1, Player("Bo", "bot", 100))
        table.flow.lift_gate()
        table.submit("end")
        assert table.bridge.players[1].nodes == 1000
        assert table.flow.screen == Gate(2, GateReason.TURN)

    def table(self, scene: MakeScene) -> Scene:
        """A person and a bot of 100, where 1000 is usual."""
        table = scene("hb", usual_nodes=lambda kind: 1000)
        table.bridge.seat_player(1, Player("Bo", "bot", 100))
        table.submit("end")
        return table


def test_bots_alone_pause_and_step(scene: MakeScene) -> None:
    table = scene("bb")
    assert table.flow.crowd is Crowd.NOBODY
    table.flow.bots.pause()
    table.bot("work")
    assert (table.bridge.step_count, table.flow.bots.is_paused) == (0, True)
    table.flow.step()
    table.settle()
    assert table.bridge.step_count == 1
    table.bot("work")
    assert table.bridge.step_count == 1
    table.flow.bots.resume()
    table.settle()
    assert table.bridge.step_count == 2


def test_a_step_pauses_running_bots(scene: MakeScene, qtbot: QtBot) -> None:
    table = scene("bb")
    with qtbot.waitSignal(table.flow.bots.paused_changed) as paused:
        table.flow.step()
    assert paused.args == [True]
    table.bot("work", "work")
    assert table.bridge.step_count == 1


def test_an_answer_without_a_choice_is_shown_and_then_given(scene: MakeScene) -> None:
    table = scene("hh")
    table.flow.lift_gate()
    table.submit("ask 1")
    assert (table.flow.screen, table.bridge.decider) == (Public(), 1)
    assert table.said == [Said.ONLY_ANSWER]
    table.flow.skip_bots()
    table.wait(SHOWN - 1)
    assert table.bridge.step_count == 1
    table.wait(1)
    assert table.bridge.step_count == 2
    assert (table.flow.screen, table.bridge.decider) == (Public(), 0)


def test_a_pass_waits_for_the_gate(scene: MakeScene) -> None:
    table = scene("hh", tired=[1])
    table.flow.lift_gate()
    table.submit("end")
    table.wait(10 * SHOWN)
    assert (table.bridge.step_count, table.said) == (1, [])
    table.flow.lift_gate()
    assert table.said == [Said.NOTHING_POSSIBLE]
    table.wait(SHOWN)
    assert table.bridge.step_count == 2
    assert table.flow.screen == Gate(0, GateReason.TURN)


def test_an_answer_is_not_given_behind_a_gate(scene: MakeScene) -> None:
    table = scene("hh")
    table.flow.lift_gate()
    table.submit("ask 1")
    table.flow.drop_gate(GateReason.LOCKED)
    table.wait(10 * SHOWN)
    assert table.bridge.step_count == 1
    table.flow.lift_gate()
    table.wait(SHOWN)
    assert table.bridge.step_count == 2


def test_an_undone_answer_is_not_given_again(scene: MakeScene) -> None:
    table = scene("hb", tired=[0])
    table.wait(SHOWN)
    assert table.bridge.step_count == 1
    assert table.bridge.undo()
    table.settle()
    table.wait(10 * SHOWN)
    assert table.bridge.step_count == 0
    assert table.bridge.decider == 0


def test_an_answer_to_an_undone_position_is_dropped(scene: MakeScene) -> None:
    table = scene("hb")
    table.submit("end")
    assert table.bridge.undo()
    table.thinker.answer("work")
    table.settle()
    table.wait(10 * REST)
    assert (table.bridge.step_count, table.bridge.decider) == (0, 0)
    assert table.thinker.forgotten == 1


def test_a_chosen_step_that_waits_is_dropped_by_undo(scene: MakeScene) -> None:
    table = scene("hb")
    table.submit("end")
    table.thinker.answer("work")
    assert table.bridge.undo()
    table.settle()
    table.wait(10 * REST)
    assert table.bridge.step_count == 0


def test_an_answer_after_close_is_dropped(scene: MakeScene) -> None:
    table = Scene(toy_match("bh"))
    table.flow.close()
    table.thinker.answer("work")
    table.settle()
    table.wait(10 * REST)
    assert (table.bridge.step_count, table.bridge.undo_barrier is None) == (0, False)


@pytest.mark.parametrize("failure", ["no answer", "illegal"])
def test_a_failing_bot_is_given_up_until_somebody_decides(scene: MakeScene, failure: str) -> None:
    table = scene("hb")
    table.submit("end")
    if failure == "no answer":
        table.thinker.fail()
    else:
        table.bot("answer")
    assert ("bot_failed", 1) in table.heard
    assert table.flow.bots.failed_seat == 1
    table.flow.skip_bots()
    table.flow.show_window()
    table.wait(10 * REST)
    assert len(table.thinker.questions) == 1
    table.flow.ask_again()
    assert len(table.thinker.questions) == 2
    table.bot("end")
    assert table.bridge.decider == 0


def test_a_person_takes_over_from_a_failing_bot(scene: MakeScene) -> None:
    table = scene("hb")
    table.submit("end")
    table.thinker.fail()
    table.bridge.seat_player(1, Player("Ada"))
    assert table.flow.bots.failed_seat is None
    assert table.flow.screen == Gate(1, GateReason.SEATS_CHANGED)
    table.flow.lift_gate()
    assert table.bridge.decider == 1


def test_another_bot_takes_over_from_a_failing_one(scene: MakeScene) -> None:
    table = scene("hb")
    table.submit("end")
    table.thinker.fail()
    table.bridge.seat_player(1, Player("Bo", "clever"))
    assert table.thinker.questions[-1].bot == "clever"


def test_undoing_past_a_failed_bot_gives_the_turn_back(scene: MakeScene) -> None:
    table = scene("hb")
    table.submit("end")
    table.thinker.fail()
    assert table.bridge.undo()
    table.settle()
    assert table.bridge.decider == 0
    table.submit("end")
    assert len(table.thinker.questions) == 2


def test_renaming_a_player_asks_the_thinking_bot_anew(scene: MakeScene) -> None:
    table = scene("hb")
    table.submit("end")
    table.bridge.seat_player(0, Player("Zoë"))
    assert (len(table.thinker.questions), table.thinker.forgotten) == (2, 1)
    assert table.flow.screen == Own(0)


class TestPlayingOut:
    """Where only bots are left, the game goes on to its end without rests."""

    def test_nothing_is_waited_for(self, scene: MakeScene) -> None:
        table = scene("bb")
        table.flow.bots.play_out()
        for command in ("work", "end", "work"):
            table.thinker.answer(command)
            table.settle()
        assert table.bridge.step_count == 3
        assert table.clock.now == 0

    def test_the_end_ends_it(self, scene: MakeScene, qtbot: QtBot) -> None:
        table = scene("bb")
        table.flow.bots.play_out()
        with qtbot.waitSignal(table.flow.bots.playing_out_changed) as told:
            table.bot("finish")
        assert told.args == [False]
        assert not table.flow.bots.is_playing_out

    def test_it_can_be_stopped(self, scene: MakeScene) -> None:
        table = scene("bb")
        table.flow.bots.play_out()
        table.thinker.answer("work")
        table.settle()
        table.flow.bots.take_time()
        table.thinker.answer("work")
        table.wait(REST - 1)
        assert table.bridge.step_count == 1
        table.wait(1)
        assert table.bridge.step_count == 2

    @pytest.mark.parametrize(
        "meanwhile",
        [
            lambda table: table.flow.bots.pause(),
            lambda table: table.flow.step(),
            lambda table: table.thinker.fail(),
            lambda table: table.bridge.seat_player(0, Player("Ada")),
        ],
    )
    def test_whoever_wants_something_else_stops_it(
        self, scene: MakeScene, meanwhile: Callable[[Scene], object]
    ) -> None:
        table = scene("bb")
        table.flow.bots.play_out()
        meanwhile(table)
        table.settle()
        assert not table.flow.bots.is_playing_out

    def test_paused_bots_go_on_with_it(self, scene: MakeScene) -> None:
        table = scene("bb")
        table.flow.bots.pause()
        table.flow.bots.play_out()
        assert not table.flow.bots.is_paused
        table.thinker.answer("work")
        table.settle()
        assert table.bridge.step_count == 1

    def test_a_click_that_skips_a_rest_does_not_stop_it(self, scene: MakeScene) -> None:
        table = scene("bb")
        table.flow.bots.play_out()
        table.flow.skip_bots()
        for command in ("work", "work"):
            table.thinker.answer(command)
            table.settle()
        assert table.bridge.step_count == 2

    def test_thinking_is_said_of_a_slow_one(self, scene: MakeScene) -> None:
        table = scene("bb")
        table.flow.bots.play_out()
        table.wait(2 * LONG)
        assert signs(table) == [0]
