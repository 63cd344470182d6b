"""The pace of bots, the messages about those that think for long, whose number is replaced, and
games that are played out.
"""

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.game import Limits
from changcheng_qt.engine.seats import PUBLIC, Player
from changcheng_qt.ui.flow.bot_turns import LONG, ThinkingSign
from changcheng_qt.ui.flow.playhead import BEAT, REST, Speed, pace
from changcheng_qt.ui.flow.screens import Gate, GateReason, Own
from tests.planted import Fault, plant, planted, with_and_without
from tests.toy.rules import TOY_GAME
from tests.ui.flow.scene import MakeScene, Scene


def signs(table: Scene) -> list[object]:
    """The seats that the table showed as thinking, one after the other."""
    return [value for name, value in table.heard if name == "bot_thinking"]


def test_a_bot_has_time_for_the_choices_that_all_see(scene: MakeScene) -> None:
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


def test_a_long_motion_is_no_thinking(scene: MakeScene) -> None:
    table = scene("hb")
    table.submit("end")
    table.flow.set_moving(True)
    table.thinker.answer("end")
    table.wait(10 * LONG)
    table.flow.set_moving(False)
    table.wait(REST)
    assert (signs(table), table.bridge.step_count) == ([], 2)


def stay_late(patch: pytest.MonkeyPatch) -> None:
    end = ThinkingSign.end

    def end_but_late(sign: ThinkingSign) -> None:
        was_late = sign._is_late  # noqa: SLF001
        end(sign)
        sign._is_late = was_late  # noqa: SLF001

    patch.setattr(ThinkingSign, "end", end_but_late)


@with_and_without(stay_late)
def test_a_bot_after_one_that_was_late_has_its_own_time(
    scene: MakeScene, fault: Fault | None
) -> None:
    with planted(fault):
        table = scene("hbb")
        table.submit("end")
        table.wait(2 * LONG)
        table.thinker.answer("end")
        table.wait(REST)
        assert signs(table) == [1, None]
        table.flow.set_moving(True)
        table.wait(10 * LONG)
        assert signs(table) == [1, None], "what still moves is looked at"
        table.flow.set_moving(False)
        table.wait(LONG)
        assert signs(table) == [1, None, 2]


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


def test_a_bot_that_has_answered_behind_a_pause_is_not_shown_as_thinking(scene: MakeScene) -> None:
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
        plant(monkeypatch, TOY_GAME, "limits", Limits(1))
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
        table.flow.bots.stop_playing_out()
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
    def test_another_request_stops_it(
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
