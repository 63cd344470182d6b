"""When things that nobody clicks for are shown, on a clock wound by hand."""

from collections.abc import Callable
from functools import partial

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QTimer
from pytestqt.qtbot import QtBot

from changcheng_qt.ui.flow.playhead import (
    BEAT,
    CONSIDERED,
    REST,
    SHOWN,
    Alarm,
    Playhead,
    QtClock,
    Speed,
    pace,
)
from tests.planted import Fault, planted, with_and_without
from tests.ui.flow.clockwork import HandClock


class Shown:
    """Counts the moments shown."""

    def __init__(self) -> None:
        self.clock = HandClock()
        self.playhead = Playhead(self.clock)
        self.count = 0

    def give(self) -> None:
        self.count += 1


@pytest.fixture
def shown() -> Shown:
    return Shown()


def test_a_step_is_given_at_once_after_a_rest(shown: Shown) -> None:
    shown.playhead.queue(shown.give)
    assert shown.count == 1


def test_a_step_waits_until_what_is_shown_has_been_seen(shown: Shown) -> None:
    shown.playhead.rest(REST)
    shown.playhead.queue(shown.give)
    shown.clock.pass_time(REST - 1)
    assert shown.count == 0
    shown.clock.pass_time(1)
    assert shown.count == 1


def test_the_rest_runs_while_the_bot_thinks(shown: Shown) -> None:
    shown.playhead.rest(REST)
    shown.clock.pass_time(REST)
    shown.playhead.queue(shown.give)
    assert shown.count == 1


def test_the_rest_begins_after_the_motion(shown: Shown) -> None:
    shown.playhead.rest(REST)
    shown.playhead.move(True)
    shown.playhead.queue(shown.give)
    shown.clock.pass_time(10 * REST)
    assert shown.count == 0
    shown.playhead.move(False)
    shown.clock.pass_time(REST - 1)
    assert shown.count == 0
    shown.clock.pass_time(1)
    assert shown.count == 1


def test_motion_within_the_rest_starts_it_again(shown: Shown) -> None:
    shown.playhead.rest(REST)
    shown.playhead.queue(shown.give)
    shown.clock.pass_time(REST - 1)
    shown.playhead.move(True)
    shown.clock.pass_time(REST)
    assert shown.count == 0
    shown.playhead.move(False)
    shown.clock.pass_time(REST)
    assert shown.count == 1


@pytest.mark.parametrize("speed", list(Speed))
def test_speed_stretches_the_rest(shown: Shown, speed: Speed) -> None:
    shown.playhead.stretch = speed.value
    shown.playhead.rest(REST)
    shown.playhead.queue(shown.give)
    rest = round(REST * speed.value)
    shown.clock.pass_time(max(0, rest - 1))
    assert shown.count == (1 if speed is Speed.INSTANT else 0)
    shown.clock.pass_time(1)
    assert shown.count == 1


def test_skipping_gives_the_waiting_step(shown: Shown) -> None:
    shown.playhead.rest(REST)
    shown.playhead.move(True)
    shown.playhead.queue(shown.give)
    shown.playhead.hurry()
    assert shown.count == 1
    shown.playhead.rest(REST)
    shown.playhead.queue(shown.give)
    assert shown.count == 1


def test_skipping_until_a_person_decides_leaves_out_every_rest(shown: Shown) -> None:
    shown.playhead.hurry(until_calm=True)
    for _ in range(3):
        shown.playhead.rest(REST)
        shown.playhead.queue(shown.give)
    assert shown.count == 3
    shown.playhead.calm()
    shown.playhead.rest(REST)
    shown.playhead.queue(shown.give)
    assert shown.count == 3


def test_an_answer_for_a_person_is_shown_and_never_skipped(shown: Shown) -> None:
    shown.playhead.hurry(until_calm=True)
    shown.playhead.announce(shown.give, SHOWN)
    shown.playhead.hurry(until_calm=True)
    shown.playhead.play_one()
    shown.clock.pass_time(SHOWN - 1)
    assert shown.count == 0
    shown.clock.pass_time(1)
    assert shown.count == 1


def test_held_steps_wait_and_go_on(shown: Shown) -> None:
    shown.playhead.hold(True)
    shown.playhead.queue(shown.give)
    shown.clock.pass_time(10 * REST)
    assert shown.count == 0
    shown.playhead.hold(False)
    assert shown.count == 1


def test_one_step_is_given_while_held(shown: Shown) -> None:
    shown.playhead.hold(True)
    shown.playhead.queue(shown.give)
    shown.playhead.play_one()
    assert shown.count == 1
    shown.playhead.queue(shown.give)
    assert shown.count == 1


def test_a_step_asked_for_is_given_when_it_comes(shown: Shown) -> None:
    shown.playhead.hold(True)
    shown.playhead.play_one()
    shown.playhead.queue(shown.give)
    shown.playhead.queue(shown.give)
    assert shown.count == 1


def test_a_dropped_step_is_never_given(shown: Shown) -> None:
    shown.playhead.rest(REST)
    shown.playhead.queue(shown.give)
    shown.playhead.clear()
    shown.clock.pass_time(10 * REST)
    assert shown.count == 0


def test_nobody_is_called_after_the_stop(shown: Shown) -> None:
    shown.playhead.rest(REST)
    shown.playhead.queue(shown.give)
    shown.playhead.stop()
    assert all(alarm.is_cancelled for alarm in shown.clock.alarms)
    shown.clock.pass_time(10 * REST)
    assert shown.count == 0


def test_queued_plays_run_in_order_each_after_the_rest_of_the_last(shown: Shown) -> None:
    played: list[str] = []

    def play(name: str) -> None:
        played.append(name)
        shown.playhead.rest(REST)

    shown.playhead.queue(*(partial(play, name) for name in "abc"))
    for count in range(1, 4):
        assert played == list("abc")[:count]
        assert shown.playhead.waiting == 3 - count
        shown.clock.pass_time(REST)


def test_the_next_step_plays_at_once_on_continue(shown: Shown) -> None:
    shown.playhead.rest(REST)
    shown.playhead.queue(shown.give, shown.give)
    shown.playhead.play_next()
    assert (shown.count, shown.playhead.waiting) == (1, 1)
    shown.playhead.play_next()
    shown.playhead.play_next()
    assert (shown.count, shown.playhead.waiting) == (2, 0)


def waited(answer_after: int, rest: int = REST) -> int:
    """How long after the rest began a thing is shown that is expected and comes after a while."""
    shown = Shown()
    shown.playhead.rest(rest)
    shown.playhead.expect()
    shown.clock.pass_time(answer_after)
    shown.playhead.queue(shown.give)
    while not shown.count:
        shown.clock.pass_time(1)
    return shown.clock.now


def test_how_soon_an_answer_comes_cannot_be_seen() -> None:
    assert {waited(after) for after in range(0, REST, 7)} == {REST}
    late = {waited(after) for after in range(REST, 3 * REST, 7)}
    assert late == {REST + number * BEAT for number in range(1, 4)}


def test_a_late_answer_waits_for_no_beat_where_rests_are_left_out() -> None:
    shown = Shown()
    shown.playhead.stretch = Speed.INSTANT.value
    shown.playhead.rest(REST)
    shown.playhead.expect()
    shown.playhead.queue(shown.give)
    assert shown.count == 1


def test_an_expected_step_that_is_late_is_reported() -> None:
    shown, late = Shown(), list[int]()
    shown.playhead.on_late = lambda: late.append(shown.clock.now)
    shown.playhead.rest(REST)
    shown.playhead.expect()
    shown.clock.pass_time(REST + 2 * BEAT)
    assert late == [REST, REST + BEAT, REST + 2 * BEAT]
    shown.playhead.queue(shown.give)
    shown.clock.pass_time(BEAT)
    assert (shown.count, len(late)) == (1, 3)
    shown.clock.pass_time(10 * BEAT)
    assert len(late) == 3


@pytest.mark.parametrize("weight", [0.0, 0.5, 1.0])
def test_the_weight_of_a_choice_is_its_pace(weight: float) -> None:
    assert pace(weight) == REST + CONSIDERED * weight
    assert pace(None) < REST


def test_a_dropped_step_is_no_longer_waited_for(shown: Shown) -> None:
    shown.playhead.expect()
    shown.playhead.clear()
    shown.clock.pass_time(10 * BEAT)
    shown.playhead.queue(shown.give)
    assert shown.count == 1


def test_a_playhead_outlives_its_clock(qapp: QCoreApplication) -> None:
    """When a program ends, an object that shows something may be destroyed after the clock."""
    clock = QtClock()
    playhead = Playhead(clock)
    playhead.rest(REST)
    playhead.queue(list)
    shiboken6.delete(clock)
    playhead.stop()


def leave_cancelled(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(QtClock, "forget", lambda _clock, _alarm: None)


def with_a_timer_each(patch: pytest.MonkeyPatch) -> None:
    call_later = QtClock.call_later

    def call(clock: QtClock, milliseconds: int, call: Callable[[], None]) -> Alarm:
        QTimer(clock)
        return call_later(clock, milliseconds, call)

    patch.setattr(QtClock, "call_later", call)


@with_and_without(leave_cancelled, with_a_timer_each)
def test_a_clock_calls_once_and_no_more_once_cancelled(qtbot: QtBot, fault: Fault | None) -> None:
    with planted(fault):
        check_calls(qtbot)


def check_calls(qtbot: QtBot) -> None:
    clock, called = QtClock(), list[str]()
    first = clock.call_later(0, lambda: called.append("first"))
    second = clock.call_later(0, lambda: called.append("second"))
    clock.call_later(1, lambda: called.append("last"))
    second.cancel()
    qtbot.waitUntil(lambda: "last" in called)
    for alarm in (first, second):
        alarm.cancel()
    clock.call_later(1, lambda: called.append("one more"))
    first.cancel()
    qtbot.waitUntil(lambda: "one more" in called)
    assert called == ["first", "last", "one more"]
    assert not clock.children(), "no timer is left to be deleted later"
