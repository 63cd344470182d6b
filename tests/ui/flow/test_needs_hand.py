"""Decisions that need the hand of their seat: the gate goes over to it, in any turn."""

from collections.abc import Iterator

import pytest

from changcheng_qt.engine.seats import PUBLIC
from changcheng_qt.ui.flow.hand_over import HandOver, Table
from changcheng_qt.ui.flow.screens import (
    Gate,
    GateReason,
    Notes,
    Own,
    Public,
    decider_before,
    viewer_of,
)
from tests.planted import plant
from tests.toy.fair import Fair
from tests.toy.play import bridge_to
from tests.toy.rules import ToyState
from tests.ui.flow.scene import Scene

RICH = ToyState(3, fair=Fair((("tea",) * 4, ("silk",) * 2, ("tea", "silk", "silk", "silk"))))
"""After a 6 the seats 0 and 2 give up two each."""


def scene_of(kinds: str) -> Iterator[Scene]:
    scene = Scene(bridge_to(RICH, kinds))
    yield scene
    scene.flow.close()


@pytest.fixture
def people(qtbot: object) -> Iterator[Scene]:
    """Three people, the first of whom has rolled a 6 and given up goods."""
    for scene in scene_of("hhh"):
        scene.flow.lift_gate()
        scene.submit("roll 6", "drop tea", "drop tea")
        yield scene


def test_the_gate_goes_over_to_the_seat_that_gives_up_and_back(people: Scene) -> None:
    flow, bridge = people.flow, people.bridge
    assert (flow.screen, bridge.viewer, bridge.decider) == (Gate(2, GateReason.TURN), PUBLIC, None)
    flow.lift_gate()
    assert (flow.screen, bridge.viewer, bridge.decider) == (Own(2), 2, 2)
    people.submit("drop tea")
    assert flow.screen == Own(2), "it is still due"
    people.submit("drop silk")
    assert (flow.screen, bridge.viewer) == (Gate(0, GateReason.TURN), PUBLIC)
    flow.lift_gate()
    assert flow.screen == Own(0)


def test_nobody_gives_up_goods_on_the_public_view(people: Scene) -> None:
    people.flow.show_board_only()
    assert (people.bridge.viewer, people.bridge.decider) == (PUBLIC, None)
    people.flow.go_on()
    people.flow.drop_gate(GateReason.ASKED)
    assert people.flow.screen == Gate(2, GateReason.ASKED)
    people.flow.lift_gate()
    assert people.bridge.decider == 2


def test_another_seats_notes_are_only_looked_at(people: Scene) -> None:
    people.flow.look_at_notes(1)
    people.flow.lift_gate()
    assert (people.flow.screen, people.bridge.decider) == (Notes(1), None)
    people.flow.back_to_public()
    assert (people.flow.screen, people.bridge.decider) == (Public(), None)
    people.flow.look_at_notes(2)
    assert people.flow.screen == Gate(2, GateReason.GOES_ON)
    people.flow.lift_gate()
    assert (people.flow.screen, people.bridge.decider) == (Own(2), 2)


def test_a_hand_is_covered_once_a_bot_is_due(qtbot: object) -> None:
    """In a bot's turn a person gives up goods; then the bot goes on before everybody."""
    for scene in scene_of("bhh"):
        scene.flow.lift_gate()
        for command in ("roll 6", "drop tea", "drop tea"):
            scene.bot(command)
        assert scene.flow.screen == Gate(2, GateReason.TURN)
        scene.flow.lift_gate()
        scene.submit("drop tea", "drop silk")
        assert (scene.flow.screen, scene.bridge.viewer) == (Public(), PUBLIC)


def test_one_person_gives_up_goods_on_the_own_view(qtbot: object) -> None:
    for scene in scene_of("hbb"):
        scene.submit("roll 6")
        assert (scene.flow.screen, scene.bridge.decider) == (Own(0), 0)


def test_an_answer_to_an_offer_needs_no_hand(qtbot: object) -> None:
    for scene in scene_of("hhh"):
        scene.flow.lift_gate()
        scene.submit("roll 1", "offer")
        assert (scene.flow.screen, scene.bridge.plates.asked) == (Public(), (1, 2))
        assert scene.bridge.decider is None, "answers are given by plates alone"


def test_the_seat_in_turn_needs_the_gate_too_where_it_needs_its_hand() -> None:
    """After a decision on the public view."""
    hand_over = HandOver(Table((True,) * 3, 0, 1))
    hand_over.lift()
    assert hand_over.screen == Public()
    hand_over.moved(Table((True,) * 3, 0, 0))
    assert hand_over.screen == Public(), "without need it goes on there"
    hand_over.moved(Table((True,) * 3, 0, 0, needs_hand=True))
    assert hand_over.screen == Gate(0, GateReason.TURN)


def test_a_person_who_takes_a_seat_that_needs_its_hand_meets_the_gate() -> None:
    before = Table((True, True, False), 0, 2, needs_hand=True)
    hand_over = HandOver(before)
    hand_over.show_board_only()
    hand_over.seats_changed(Table((True, True, True), 0, 2, needs_hand=True))
    assert hand_over.screen == Gate(2, GateReason.SEATS_CHANGED)


@pytest.mark.parametrize("needs_hand", [False, True])
def test_each_decision_has_the_view_that_it_needs(needs_hand: bool) -> None:
    viewers = (0, 1, PUBLIC)
    admitted = [decider_before(viewer, 1, needs_hand=needs_hand) for viewer in viewers]
    assert admitted == [None, 1, None if needs_hand else 1]
    assert decider_before(PUBLIC, None, needs_hand=needs_hand) is None


def test_a_table_that_forgets_the_need_shows_no_gate(monkeypatch: pytest.MonkeyPatch) -> None:
    """The control: with the need left out the goods would be given up before everybody."""
    plant(monkeypatch, Table, "is_decided_in_public", True)
    hand_over = HandOver(Table((True,) * 3, 0, 0))
    hand_over.lift()
    hand_over.moved(Table((True,) * 3, 0, 2, needs_hand=True))
    assert viewer_of(hand_over.screen) is PUBLIC
    assert hand_over.screen == Public()
