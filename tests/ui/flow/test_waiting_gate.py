"""The gate waits until the motions of the last step are seen, and for nothing else."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from changcheng_qt.ui.flow.hand_over import HandOver
from changcheng_qt.ui.flow.screens import Gate, GateReason, Own, Public
from tests.ui.flow.test_hand_over import table


def test_the_gate_waits_until_what_was_done_is_seen() -> None:
    hand_over = HandOver(table("hh", 0))
    hand_over.lift()
    hand_over.set_moving(True, 7)
    hand_over.moved(table("hh", 1), step=7)
    assert (hand_over.screen, hand_over.decider) == (Own(0), None)
    hand_over.come_to_rest()
    assert hand_over.screen == Own(0)
    assert not hand_over.is_gate_due
    hand_over.set_moving(False, 7)
    assert hand_over.is_gate_due
    hand_over.come_to_rest()
    assert hand_over.screen == Gate(1, GateReason.TURN)
    assert not hand_over.is_gate_due
    hand_over.lift()
    assert hand_over.screen == Own(1)


def test_earlier_motions_delay_no_gate() -> None:
    hand_over = HandOver(table("hh", 0))
    hand_over.lift()
    hand_over.set_moving(True, 6)
    hand_over.moved(table("hh", 1), step=7)
    assert hand_over.screen == Gate(1, GateReason.TURN)


@pytest.mark.parametrize(
    "meanwhile",
    [
        lambda hand_over: hand_over.cover(GateReason.MINIMISED),
        lambda hand_over: hand_over.look_at_notes(1),
        lambda hand_over: hand_over.moved(table("hh", 1)),
        lambda hand_over: hand_over.seats_changed(table("hh", 1)),
    ],
)
def test_the_gate_is_for_the_next_person_after_any_event_meanwhile(
    meanwhile: Callable[[HandOver], None],
) -> None:
    hand_over = HandOver(table("hh", 0))
    hand_over.lift()
    hand_over.set_moving(True, 7)
    hand_over.moved(table("hh", 1), step=7)
    meanwhile(hand_over)
    assert isinstance(hand_over.screen, Gate)
    assert hand_over.screen.seat == 1
    hand_over.lift()
    assert hand_over.screen == Own(1)


def test_a_closed_gate_and_a_decision_in_public_wait_for_nothing() -> None:
    hand_over = HandOver(table("hhh", 0))
    hand_over.set_moving(True, 7)
    hand_over.moved(table("hhh", 1), step=7)
    assert hand_over.screen == Gate(1, GateReason.TURN)
    hand_over.lift()
    hand_over.moved(table("hhh", 1, 2), step=7)
    assert hand_over.screen == Public()


def test_where_nothing_is_hidden_the_next_view_waits_too_and_has_no_gate() -> None:
    hand_over = HandOver(replace(table("hh", 0), hides_nothing=True))
    assert hand_over.screen == Own(0)
    hand_over.set_moving(True, 7)
    hand_over.moved(replace(table("hh", 1), hides_nothing=True), step=7)
    assert (hand_over.screen, hand_over.decider) == (Own(0), None)
    hand_over.set_moving(False, 7)
    hand_over.come_to_rest()
    assert hand_over.screen == Own(1)
    hand_over.moved(table("hh", 0))
    assert hand_over.screen == Gate(0, GateReason.TURN), "now somebody has something to hide"


def test_where_nothing_is_hidden_bots_play_on_the_view_of_the_next_person() -> None:
    hand_over = HandOver(replace(table("hbh", 0), hides_nothing=True))
    hand_over.moved(replace(table("hbh", 1), hides_nothing=True))
    assert hand_over.screen == Own(2)
    hand_over.moved(replace(table("hbh", 2), hides_nothing=True))
    assert hand_over.decider == 2


def test_where_nothing_is_hidden_play_goes_on_by_itself_after_a_ballot() -> None:
    hand_over = HandOver(replace(table("hh", 0), hides_nothing=True))
    hand_over.moved(replace(table("hh", 0), to_act=1, asked=(1,), hides_nothing=True))
    assert hand_over.screen == Public()
    hand_over.moved(replace(table("hh", 0), hides_nothing=True))
    assert hand_over.screen == Own(0)
