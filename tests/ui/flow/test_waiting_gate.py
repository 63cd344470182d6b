"""The gate waits until what the last step set in motion is seen, and for nothing else."""

from collections.abc import Callable

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


def test_what_moved_before_keeps_no_gate_waiting() -> None:
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
def test_whatever_happens_meanwhile_the_gate_is_for_the_next_person(
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
