"""Who builds? Each seat passes or decides by itself; only those who build have the gate."""

from collections.abc import Callable, Iterator
from typing import TypeAlias

import pytest

from changcheng_qt.engine.history import Barrier
from changcheng_qt.engine.seats import PUBLIC, Player
from changcheng_qt.ui.flow.ballot import PAUSE
from changcheng_qt.ui.flow.playhead import BEAT, REST
from changcheng_qt.ui.flow.screens import Gate, GateReason, Own, Public
from changcheng_qt.ui.seam.plates import ITSELF, Plates
from tests.planted import Fault, planted, with_and_without
from tests.toy.fair import Fair
from tests.toy.play import bridge_to
from tests.toy.rules import ToyState
from tests.ui.flow.scene import Scene

Make: TypeAlias = Callable[[str], Scene]


@pytest.fixture
def extra(qtbot: object) -> Iterator[Make]:
    """Make a scene of four, with a player a letter, once the first seat has ended its turn."""
    scenes: list[Scene] = []

    def make(kinds: str) -> Scene:
        setup = ToyState(4, fair=Fair((("tea",),) * 4, has_extra=True))
        scene = Scene(bridge_to(setup, kinds))
        scenes.append(scene)
        scene.flow.lift_gate()
        scene.submit("roll 1", "end")
        return scene

    yield make
    for scene in scenes:
        scene.flow.close()


def steps(scene: Scene) -> list[str]:
    """The commands after the end of the turn, each with its seat."""
    match = scene.bridge._match  # noqa: SLF001 - the line of play as it is
    return [f"{step.seat} {step.command}" for step in match.steps[2:]]


def answer(scene: Scene, *answers: str) -> None:
    """Answer for the people from the second seat on, after the pause."""
    scene.wait(PAUSE)
    for seat, one in enumerate(answers, 1):
        scene.bridge.plates.answer(seat, one)
    scene.settle()


def test_if_nobody_builds_all_pass_at_once(extra: Make) -> None:
    scene = extra("hhhh")
    assert (scene.flow.screen, scene.bridge.plates.asked) == (Public(), (1, 2, 3))
    answer(scene, "pass", "pass", "pass")
    assert steps(scene) == ["1 pass", "2 pass", "3 pass"]
    assert scene.flow.screen == Gate(1, GateReason.TURN)


def test_the_gate_goes_to_the_builders_alone_clockwise(extra: Make) -> None:
    scene = extra("hhhh")
    answer(scene, "pass", ITSELF, ITSELF)
    assert steps(scene) == ["1 pass"]
    assert (scene.flow.screen, scene.bridge.plates.asked) == (Gate(2, GateReason.TURN), ())
    scene.flow.lift_gate()
    assert (scene.flow.screen, scene.bridge.decider) == (Own(2), 2)
    scene.submit("make", "make", "pass")
    assert scene.flow.screen == Gate(3, GateReason.TURN)
    scene.flow.lift_gate()
    scene.submit("pass")
    assert steps(scene)[1:] == ["2 make", "2 make", "2 pass", "3 pass"]
    assert scene.bridge.plates.by_themselves == frozenset()


def untold(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Plates, "leave_alone", lambda self, seats: setattr(self, "by_themselves", seats))


@with_and_without(untold)
def test_a_builder_alone_at_a_computer_may_build_at_once(
    qtbot: object, fault: Fault | None
) -> None:
    """The own view stays on the screen all the time, so nothing but the decider changes."""
    setup = ToyState(4, fair=Fair((("tea",),) * 4, has_extra=True))
    bridge = bridge_to(setup, "hhhh")
    for command in ("roll 1", "end"):
        bridge._match.submit(command)  # noqa: SLF001 - as the others' computers do
    bridge._seats = frozenset({1})  # noqa: SLF001 - the others are elsewhere
    with planted(fault):
        scene = Scene(bridge)
        assert (scene.flow.screen, bridge.plates.asked, bridge.decider) == (Own(1), (1, 2, 3), None)
        deciders = list[int | None]()
        bridge.decider_changed.connect(lambda: deciders.append(bridge.decider))
        answer(scene, ITSELF)
        scene.wait(BEAT)
        assert (scene.flow.screen, bridge.decider) == (Own(1), 1)
        assert deciders[-1:] == [1], "tray and board hear of it"
        scene.flow.close()


def test_later_answers_are_entered_without_asking_again(extra: Make) -> None:
    scene = extra("hhhh")
    answer(scene, ITSELF, "pass", "pass")
    assert steps(scene) == [], "the first builds before anything is entered"
    assert scene.flow.screen == Gate(1, GateReason.TURN)
    scene.flow.lift_gate()
    scene.submit("make", "pass")
    assert scene.bridge.plates.answered == {2, 3}
    scene.wait(REST)
    assert steps(scene) == ["1 make", "1 pass", "2 pass", "3 pass"]


def test_until_all_have_answered_nobody_begins(extra: Make) -> None:
    scene = extra("hhhh")
    answer(scene, ITSELF, "pass")
    assert scene.bridge.plates.by_themselves == frozenset()
    assert (scene.bridge.decider, scene.flow.screen) == (None, Public())


def test_a_builder_undoes_its_own_steps_and_stays_at_work(extra: Make) -> None:
    scene = extra("hhhh")
    answer(scene, ITSELF, "pass", "pass")
    scene.flow.lift_gate()
    scene.submit("make")
    assert scene.bridge.undo()
    scene.settle()
    assert (scene.flow.screen, scene.bridge.decider) == (Own(1), 1)
    scene.submit("pass")
    scene.wait(REST)
    assert steps(scene) == ["1 pass", "2 pass", "3 pass"]


def test_while_a_seat_is_at_work_no_answer_is_taken_and_none_entered(extra: Make) -> None:
    """Even where the pause was skipped, and ends only now."""
    scene = extra("hhhh")
    scene.flow.skip_bots()
    for seat, one in enumerate((ITSELF, "pass", "pass"), 1):
        scene.bridge.plates.answer(seat, one)
    scene.flow.skip_bots()
    scene.settle()
    assert scene.flow.screen == Gate(1, GateReason.TURN)
    screens = [one for one in scene.heard if one[0] == "screen_changed"]
    scene.bridge.plates.answer(2, ITSELF)
    scene.wait(2 * PAUSE)
    assert [one for one in scene.heard if one[0] == "screen_changed"] == screens
    scene.flow.lift_gate()
    scene.submit("pass")
    scene.wait(REST)
    assert steps(scene) == ["1 pass", "2 pass", "3 pass"]


def test_a_bot_that_builds_goes_on_by_itself(extra: Make) -> None:
    scene = extra("hbbb")
    for command in ("pass", "make", "pass"):
        scene.thinker.answer(command)
    scene.wait(PAUSE)
    assert steps(scene) == ["1 pass"]
    asked = len(scene.thinker.questions)
    scene.bot("make", "pass")
    assert steps(scene)[1:3] == ["2 make", "2 pass"]
    scene.wait(REST)
    assert steps(scene)[3:] == ["3 pass"]
    after = [one.view.viewer for one in scene.thinker.questions[asked - 1 :]]
    assert after == [2, 2, 1], "the others were not asked again; then the next turn begins"


def test_with_one_person_a_pass_is_undone_until_a_bot_has_decided(extra: Make) -> None:
    scene = extra("hbbb")
    for command in ("pass", "pass", "pass"):
        scene.thinker.answer(command)
    scene.wait(PAUSE)
    assert steps(scene) == ["1 pass", "2 pass", "3 pass"]
    assert scene.bridge.undo_barrier is Barrier.OTHER_DECIDED


def test_a_builder_who_becomes_a_bot_leaves_the_rest_to_be_asked_again(extra: Make) -> None:
    scene = extra("hhhh")
    answer(scene, ITSELF, "pass", "pass")
    scene.flow.lift_gate()
    scene.submit("make")
    scene.bridge.seat_player(1, Player("Bo", "random"))
    scene.settle()
    scene.bot("pass")
    assert steps(scene) == ["1 make", "1 pass"]
    assert scene.bridge.plates.asked == (2, 3)
    answer(scene, "pass", "pass")
    scene.bridge.plates.answer(3, "pass")
    scene.wait(BEAT)
    assert steps(scene)[2:] == ["2 pass", "3 pass"]


def test_the_hand_of_a_builder_is_covered_while_the_rest_is_entered(extra: Make) -> None:
    scene = extra("hhhh")
    answer(scene, ITSELF, "pass", "pass")
    scene.flow.lift_gate()
    scene.submit("pass")
    assert (scene.flow.screen, scene.bridge.viewer) == (Public(), PUBLIC)
