"""When steps that nobody clicks for are shown, on a clock wound by hand."""

import pytest

from changcheng_qt.ui.flow.pacing import REST, SHOWN, Pacer, Speed
from tests.ui.flow.clockwork import HandClock


class Shown:
    """Counts what was given."""

    def __init__(self) -> None:
        self.clock = HandClock()
        self.pacer = Pacer(self.clock)
        self.count = 0

    def give(self) -> None:
        self.count += 1


@pytest.fixture
def shown() -> Shown:
    return Shown()


def test_a_step_is_given_at_once_after_a_rest(shown: Shown) -> None:
    shown.pacer.offer(shown.give)
    assert shown.count == 1


def test_a_step_waits_until_what_is_shown_has_been_seen(shown: Shown) -> None:
    shown.pacer.shown()
    shown.pacer.offer(shown.give)
    shown.clock.pass_time(REST - 1)
    assert shown.count == 0
    shown.clock.pass_time(1)
    assert shown.count == 1


def test_the_rest_runs_while_the_bot_thinks(shown: Shown) -> None:
    shown.pacer.shown()
    shown.clock.pass_time(REST)
    shown.pacer.offer(shown.give)
    assert shown.count == 1


def test_the_rest_begins_after_the_motion(shown: Shown) -> None:
    shown.pacer.shown()
    shown.pacer.moving(True)
    shown.pacer.offer(shown.give)
    shown.clock.pass_time(10 * REST)
    assert shown.count == 0
    shown.pacer.moving(False)
    shown.clock.pass_time(REST - 1)
    assert shown.count == 0
    shown.clock.pass_time(1)
    assert shown.count == 1


def test_motion_within_the_rest_begins_it_anew(shown: Shown) -> None:
    shown.pacer.shown()
    shown.pacer.offer(shown.give)
    shown.clock.pass_time(REST - 1)
    shown.pacer.moving(True)
    shown.clock.pass_time(REST)
    assert shown.count == 0
    shown.pacer.moving(False)
    shown.clock.pass_time(REST)
    assert shown.count == 1


@pytest.mark.parametrize("speed", list(Speed))
def test_speed_stretches_the_rest(shown: Shown, speed: Speed) -> None:
    shown.pacer.speed = speed
    shown.pacer.shown()
    shown.pacer.offer(shown.give)
    rest = round(REST * speed.value)
    shown.clock.pass_time(max(0, rest - 1))
    assert shown.count == (1 if speed is Speed.INSTANT else 0)
    shown.clock.pass_time(1)
    assert shown.count == 1


def test_skipping_gives_the_waiting_step(shown: Shown) -> None:
    shown.pacer.shown()
    shown.pacer.moving(True)
    shown.pacer.offer(shown.give)
    shown.pacer.skip(until_person=False)
    assert shown.count == 1
    shown.pacer.shown()
    shown.pacer.offer(shown.give)
    assert shown.count == 1


def test_skipping_until_a_person_decides_leaves_out_every_rest(shown: Shown) -> None:
    shown.pacer.skip(until_person=True)
    for _ in range(3):
        shown.pacer.shown()
        shown.pacer.offer(shown.give)
    assert shown.count == 3
    shown.pacer.calm()
    shown.pacer.shown()
    shown.pacer.offer(shown.give)
    assert shown.count == 3


def test_an_answer_for_a_person_is_shown_and_never_skipped(shown: Shown) -> None:
    shown.pacer.skip(until_person=True)
    shown.pacer.offer_answer(shown.give)
    shown.pacer.skip(until_person=True)
    shown.pacer.give_one()
    shown.clock.pass_time(SHOWN - 1)
    assert shown.count == 0
    shown.clock.pass_time(1)
    assert shown.count == 1


def test_held_steps_wait_and_go_on(shown: Shown) -> None:
    shown.pacer.hold(True)
    shown.pacer.offer(shown.give)
    shown.clock.pass_time(10 * REST)
    assert shown.count == 0
    shown.pacer.hold(False)
    assert shown.count == 1


def test_one_step_is_given_while_held(shown: Shown) -> None:
    shown.pacer.hold(True)
    shown.pacer.offer(shown.give)
    shown.pacer.give_one()
    assert shown.count == 1
    shown.pacer.offer(shown.give)
    assert shown.count == 1


def test_a_step_asked_for_is_given_when_it_comes(shown: Shown) -> None:
    shown.pacer.hold(True)
    shown.pacer.give_one()
    shown.pacer.offer(shown.give)
    shown.pacer.offer(shown.give)
    assert shown.count == 1


def test_a_dropped_step_is_never_given(shown: Shown) -> None:
    shown.pacer.shown()
    shown.pacer.offer(shown.give)
    shown.pacer.clear()
    shown.clock.pass_time(10 * REST)
    assert shown.count == 0


def test_nobody_is_called_after_the_stop(shown: Shown) -> None:
    shown.pacer.shown()
    shown.pacer.offer(shown.give)
    shown.pacer.stop()
    assert all(alarm.is_cancelled for alarm in shown.clock.alarms)
    shown.clock.pass_time(10 * REST)
    assert shown.count == 0
