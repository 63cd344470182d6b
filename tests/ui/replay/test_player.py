"""The player of a replay: one step after another, no faster than they can be seen."""

import pytest

from changcheng_qt.engine.replay import Replay
from changcheng_qt.ui.replay.bridge import ReplayBridge
from changcheng_qt.ui.replay.player import REST, SPEEDS, ReplayPlayer
from tests.ui.flow.clockwork import HandClock
from tests.ui.replay.scene import finished_toy


class Stage:
    """A player, the replay that it plays, and its clock."""

    def __init__(self) -> None:
        self.bridge = ReplayBridge(Replay(finished_toy()))
        self.clock = HandClock()
        self.player = ReplayPlayer(self.bridge, self.clock)

    def pass_rests(self, count: int) -> None:
        """Wait for n rests of ordinary speed."""
        self.clock.pass_time(count * REST)


@pytest.fixture
def stage() -> Stage:
    return Stage()


def test_nothing_moves_before_it_is_asked_to(stage: Stage) -> None:
    stage.pass_rests(9)
    assert stage.bridge.position == 0
    assert not stage.player.is_playing


def test_steps_follow_one_another_until_the_end(stage: Stage) -> None:
    stage.player.play()
    for position in range(1, stage.bridge.last + 1):
        assert stage.player.is_playing
        stage.pass_rests(1)
        assert stage.bridge.position == position
    assert not stage.player.is_playing
    stage.pass_rests(3)
    assert all(alarm.is_cancelled for alarm in stage.clock.alarms)


def test_a_paused_replay_stays(stage: Stage) -> None:
    stage.player.toggle()
    stage.pass_rests(2)
    stage.player.toggle()
    stage.pass_rests(5)
    assert stage.bridge.position == 2


@pytest.mark.parametrize("speed", SPEEDS)
def test_the_speed_shortens_the_rests(stage: Stage, speed: float) -> None:
    stage.player.choose_speed(speed)
    stage.player.play()
    stage.clock.pass_time(round(REST / speed) - 1)
    assert stage.bridge.position == 0
    stage.clock.pass_time(1)
    assert stage.bridge.position == 1


def test_another_speed_counts_at_once(stage: Stage) -> None:
    stage.player.play()
    stage.clock.pass_time(REST - 10)
    stage.player.choose_speed(4.0)
    stage.clock.pass_time(REST // 4)
    assert stage.bridge.position == 1


def test_the_player_waits_for_a_walk_through(stage: Stage) -> None:
    stage.player.play()
    stage.player.set_busy(True)
    stage.pass_rests(5)
    assert stage.bridge.position == 0
    stage.player.set_busy(False)
    stage.pass_rests(1)
    assert stage.bridge.position == 1


@pytest.mark.parametrize(("speed", "waits"), [(1.0, True), (2.0, True), (4.0, False)])
def test_motion_is_waited_for_unless_it_goes_very_fast(
    stage: Stage, speed: float, waits: bool
) -> None:
    stage.player.choose_speed(speed)
    stage.player.set_moving(True)
    stage.player.play()
    stage.pass_rests(1)
    assert (stage.bridge.position == 0) is waits
    stage.player.set_moving(False)
    stage.pass_rests(1)
    assert stage.bridge.position > 0


def test_nothing_goes_on_while_nobody_can_see_it(stage: Stage) -> None:
    stage.player.play()
    stage.player.hold(True)
    stage.pass_rests(5)
    assert stage.bridge.position == 0
    stage.player.hold(False)
    stage.pass_rests(1)
    assert stage.bridge.position == 1


def test_from_the_end_it_starts_again(stage: Stage) -> None:
    stage.player.jump(stage.bridge.last)
    stage.player.play()
    assert stage.bridge.position == 0
    stage.pass_rests(2)
    assert stage.bridge.position == 2


def test_a_step_by_hand_pauses_and_a_jump_does_not(stage: Stage) -> None:
    stage.player.play()
    stage.player.jump(2)
    assert stage.player.is_playing
    stage.pass_rests(1)
    assert stage.bridge.position == 3
    stage.player.step(-1)
    assert not stage.player.is_playing
    stage.pass_rests(3)
    assert stage.bridge.position == 2


def test_going_to_the_end_while_it_plays_ends_it(stage: Stage) -> None:
    stage.player.play()
    stage.player.jump(stage.bridge.last)
    stage.pass_rests(2)
    assert not stage.player.is_playing
    assert stage.bridge.position == stage.bridge.last
