"""Answers to an offer, asked of all at once: by plates, by bots, by notes; and their leaks."""

from collections.abc import Callable, Iterator
from random import Random
from typing import TypeAlias

import pytest

from changcheng_qt.engine.history import Barrier
from changcheng_qt.engine.match import AnyMatch, Noted, Played
from changcheng_qt.engine.seats import HUMAN, PUBLIC, Player
from changcheng_qt.ui.flow import ballot
from changcheng_qt.ui.flow.ballot import PAUSE
from changcheng_qt.ui.flow.playhead import BEAT, REST
from changcheng_qt.ui.flow.screens import Gate, GateReason, Own, Public
from changcheng_qt.ui.seam.executor import LocalExecutor
from changcheng_qt.ui.seam.match_bridge import Change, MatchBridge, Motion
from tests.toy.fair import Fair
from tests.toy.play import bridge_to, match_of
from tests.toy.rules import ToyState
from tests.ui.flow.scene import Scene

ALL_HAVE_SILK = (("tea", "tea"), ("silk",), ("silk",))
Make: TypeAlias = Callable[..., Scene]


def setup(*hands: tuple[str, ...]) -> ToyState:
    return ToyState(len(hands), fair=Fair(hands))


@pytest.fixture
def fair(qtbot: object) -> Iterator[Make]:
    """Make a scene at a fair, with a player a letter, after an offer of the first seat."""
    scenes: list[Scene] = []

    def make(
        kinds: str,
        hands: tuple[tuple[str, ...], ...] = ALL_HAVE_SILK,
        notes: dict[int, str] | None = None,
        bridge: MatchBridge | None = None,
    ) -> Scene:
        scene = Scene(bridge or bridge_to(setup(*hands), kinds))
        scenes.append(scene)
        for seat, text in (notes or {}).items():
            scene.bridge.note(seat, text)
        scene.flow.lift_gate()
        for command in ("roll 1", "offer"):
            if kinds[0] == "h":
                scene.submit(command)
            else:
                scene.bot(command)
        return scene

    yield make
    for scene in scenes:
        scene.flow.close()


def commands(scene: Scene) -> list[str]:
    """The commands that were played after the offer."""
    match: AnyMatch = scene.bridge._match  # noqa: SLF001 - the log as it is
    return [entry.command for entry in match.log if isinstance(entry, Played)][2:]


def answered(scene: Scene) -> set[int]:
    return set(scene.bridge.plates.answered)


class TestBots:
    def test_they_are_asked_one_after_the_other_with_their_own_commands(self, fair: Make) -> None:
        scene = fair("hbb", (("tea",), ("silk",), ("tea",)))
        (first,) = scene.thinker.questions
        assert (first.view.viewer, first.legal) == (1, ("say yes", "say no"))
        scene.thinker.answer("say yes")
        assert len(scene.thinker.questions) == 2
        second = scene.thinker.questions[1]
        assert (second.view.viewer, second.legal) == (2, ("say no",))
        assert commands(scene) == [], "the pause is not over"

    def test_their_answers_go_in_together_after_the_pause(self, fair: Make) -> None:
        scene = fair("hbb")
        scene.thinker.answer("say yes")
        scene.thinker.answer("say no")
        scene.wait(PAUSE - 1)
        assert (commands(scene), answered(scene)) == ([], set())
        scene.wait(1)
        assert commands(scene) == ["say yes", "say no"]
        assert (scene.bridge.plates.asked, answered(scene)) == ((), set())

    def test_their_plates_turn_after_the_pause_however_long_they_think(self, fair: Make) -> None:
        scene = fair("hbb")
        scene.thinker.answer("say yes")
        scene.wait(PAUSE)
        assert answered(scene) == {1, 2}
        scene.wait(10 * BEAT + 7)
        assert (commands(scene), answered(scene)) == ([], {1, 2})
        scene.thinker.answer("say yes")
        assert commands(scene) == [], "a late answer waits for the next beat"
        scene.wait(BEAT)
        assert commands(scene) == ["say yes", "say yes"]
        assert not [said for said in scene.heard if said[0] == "bot_thinking"]

    def test_one_that_fails_is_asked_again_and_the_others_are_not(self, fair: Make) -> None:
        scene = fair("hbb")
        scene.thinker.answer("say yes")
        scene.thinker.fail()
        assert scene.flow.bots.failed_seat == 2
        scene.wait(PAUSE)
        scene.flow.ask_again()
        assert [asked.view.viewer for asked in scene.thinker.questions] == [1, 2, 2]
        scene.thinker.answer("say no")
        scene.wait(BEAT)
        assert commands(scene) == ["say yes", "say no"]

    def test_an_answer_that_is_not_legal_becomes_a_no(self, fair: Make) -> None:
        scene = fair("hbb", (("tea",), ("tea",), ("silk",)))
        scene.thinker.answer("say yes")
        scene.thinker.answer("say yes")
        scene.wait(PAUSE)
        assert commands(scene) == ["say no", "say yes"]


class TestPeople:
    def test_they_answer_by_plates_on_the_public_view(self, fair: Make) -> None:
        scene = fair("hhh")
        bridge = scene.bridge
        assert (scene.flow.screen, bridge.viewer) == (Public(), PUBLIC)
        assert (bridge.decider, bridge.plates.asked) == (None, (1, 2))
        bridge.plates.answer(2, "say yes")
        assert (answered(scene), commands(scene)) == ({2}, [])
        scene.wait(PAUSE)
        bridge.plates.answer(1, "say no")
        assert commands(scene) == ["say no", "say yes"], "in the order of the log"
        scene.settle()
        assert bridge.decider == 0

    def test_quick_answers_wait_for_the_pause(self, fair: Make) -> None:
        scene = fair("hhh")
        scene.bridge.plates.answer(1, "say no")
        scene.bridge.plates.answer(2, "say no")
        assert commands(scene) == []
        scene.wait(PAUSE)
        assert commands(scene) == ["say no", "say no"]

    def test_until_the_last_is_in_an_answer_is_changed_or_taken_back(self, fair: Make) -> None:
        scene = fair("hhh")
        plates = scene.bridge.plates
        plates.answer(1, "say yes")
        plates.answer(1, "say no")
        plates.answer(2, "say no")
        plates.take_back(2)
        plates.take_back(2)
        scene.wait(2 * PAUSE)
        assert (answered(scene), commands(scene)) == ({1}, [])
        plates.answer(2, "say yes")
        assert commands(scene) == ["say no", "say yes"]

    def test_a_yes_without_the_goods_is_entered_as_a_no(self, fair: Make) -> None:
        scene = fair("hhh", (("tea",), ("tea",), ("silk",)))
        scene.wait(PAUSE)
        scene.bridge.plates.answer(1, "say yes")
        assert answered(scene) == {1}, "the plate looks as for any other answer"
        scene.bridge.plates.answer(2, "say yes")
        assert commands(scene) == ["say no", "say yes"]

    def test_only_people_who_are_asked_have_plates(self, fair: Make) -> None:
        scene = fair("hbh")
        for seat in (0, 1, 7):
            scene.bridge.plates.answer(seat, "say yes")
        assert answered(scene) == set()
        scene.thinker.answer("say no")
        scene.bridge.plates.answer(2, "say no")
        scene.wait(PAUSE)
        assert commands(scene) == ["say no", "say no"]
        scene.bridge.plates.answer(2, "say yes")
        assert commands(scene) == ["say no", "say no"], "nothing is asked any more"

    def test_no_command_can_be_given_past_the_plates(self, fair: Make) -> None:
        scene = fair("hhh")
        scene.flow.drop_gate(GateReason.ASKED)
        assert scene.bridge.decider is None
        scene.flow.lift_gate()
        assert scene.bridge.decider is None

    def test_an_undone_offer_drops_the_answers(self, fair: Make) -> None:
        scene = fair("hhh")
        scene.bridge.plates.answer(1, "say yes")
        assert scene.bridge.may_go_back
        assert scene.bridge.undo()
        scene.settle()
        assert (scene.bridge.plates.asked, answered(scene)) == ((), set())
        scene.wait(PAUSE)
        scene.submit("offer")
        assert (scene.bridge.plates.asked, answered(scene)) == ((1, 2), set())

    def test_a_bots_offer_to_two_people_is_shown_to_both(self, fair: Make) -> None:
        scene = fair("bhh")
        assert scene.flow.screen == Public()
        assert scene.bridge.plates.asked == (1, 2)

    def test_one_person_answers_on_the_own_view(self, fair: Make) -> None:
        scene = fair("bbh")
        scene.thinker.answer("say no")
        assert (scene.flow.screen, scene.bridge.plates.asked) == (Own(2), (1, 2))
        scene.wait(PAUSE)
        scene.bridge.plates.answer(2, "say yes")
        assert commands(scene) == ["say no", "say yes"]

    def test_a_seat_given_to_a_bot_is_asked_again(self, fair: Make) -> None:
        scene = fair("hhh")
        scene.bridge.plates.answer(1, "say yes")
        scene.bridge.plates.answer(2, "say yes")
        scene.bridge.seat_player(2, Player("Bo", "random"))
        scene.wait(PAUSE)
        assert (commands(scene), answered(scene)) == ([], {1, 2})
        scene.thinker.answer("say no")
        scene.wait(BEAT)
        assert commands(scene) == ["say yes", "say no"]

    def test_another_name_keeps_the_answer(self, fair: Make) -> None:
        scene = fair("hhh")
        scene.bridge.plates.answer(1, "say yes")
        scene.bridge.seat_player(1, Player("Zoë", HUMAN))
        assert answered(scene) == {1}

    def test_a_gate_that_was_dropped_stays_until_it_is_lifted(self, fair: Make) -> None:
        scene = fair("hhh")
        scene.flow.drop_gate(GateReason.MINIMISED)
        assert scene.flow.screen == Gate(1, GateReason.MINIMISED)
        scene.flow.lift_gate()
        assert scene.flow.screen == Public()


class TestNotes:
    def test_a_note_answers_by_itself(self, fair: Make) -> None:
        scene = fair("hhh", notes={1: "say yes", 2: "say no"})
        assert answered(scene) == set()
        scene.wait(PAUSE)
        assert commands(scene) == ["say yes", "say no"]

    def test_its_plate_turns_with_those_of_bots_and_can_still_be_changed(self, fair: Make) -> None:
        scene = fair("hhhb", (*ALL_HAVE_SILK, ("silk",)), notes={1: "say yes"})
        scene.thinker.answer("say no")
        scene.wait(PAUSE)
        assert answered(scene) == {1, 3}
        scene.bridge.plates.answer(1, "say no")
        scene.bridge.plates.answer(2, "say no")
        assert commands(scene) == ["say no"] * 3

    def test_a_note_that_does_not_cover_the_offer_leaves_it_to_its_seat(self, fair: Make) -> None:
        scene = fair("hhh", notes={1: "silk for nobody"})
        scene.wait(PAUSE)
        assert answered(scene) == set()

    def test_it_is_logged_and_saved(self, fair: Make) -> None:
        saved: list[str] = []

        def keep(then: Callable[[], None]) -> None:
            saved.append("saved")
            then()

        match = match_of(setup(*ALL_HAVE_SILK), "hhh")
        bridge = MatchBridge(match, LocalExecutor(match, keep))
        bridge.note(1, "say no")
        assert (match.log, saved) == ((Noted(1, "say no"),), ["saved"])
        assert bridge.note_of(1) == "say no"


class TestTogether:
    def test_the_answers_are_saved_once_and_shown_as_one_change(self, fair: Make) -> None:
        saved: list[str] = []

        def keep(then: Callable[[], None]) -> None:
            saved.append("saved")
            then()

        scene = fair("hhh", bridge=bridge_to(setup(*ALL_HAVE_SILK), "hhh", keeper=keep))
        scene.wait(PAUSE)
        saved.clear()
        changes: list[Change] = []
        scene.bridge.changed.connect(changes.append)
        scene.bridge.plates.answer(1, "say yes")
        scene.bridge.plates.answer(2, "say no")
        (change,) = changes
        assert saved == ["saved"]
        assert [event.word for event in change.events] == ["say", "answers"]
        assert (change.motion, change.view.viewer) == (Motion.FORWARD, PUBLIC)
        assert change.events[0].hidden is None, "by itself an answer stays hidden"

    def test_while_something_is_held_no_answer_is_taken(self, fair: Make) -> None:
        held: list[Callable[[], None]] = []
        keeping = [False]

        def keep(then: Callable[[], None]) -> None:
            held.append(then) if keeping[0] else then()

        scene = fair("hhh", bridge=bridge_to(setup(*ALL_HAVE_SILK), "hhh", keeper=keep))
        keeping[0] = True
        scene.bridge.seat_player(0, Player("Zoë"))
        scene.bridge.plates.answer(1, "say yes")
        assert answered(scene) == set()
        held.pop()()
        scene.bridge.plates.answer(1, "say yes")
        assert answered(scene) == {1}

    def test_commands_after_an_illegal_one_are_left_out(self) -> None:
        bridge = bridge_to(setup(*ALL_HAVE_SILK), "hhh")
        refused: list[object] = []
        bridge.refused.connect(refused.append)
        assert not bridge.submit_all(["end", "roll 1"])
        assert (bridge.step_count, len(refused)) == (0, 1)
        assert bridge.submit_all(["roll 1", "roll 1", "end"])
        assert (bridge.step_count, len(refused)) == (1, 1)

    def test_a_closed_table_takes_no_answer(self, fair: Make) -> None:
        scene = fair("hhh")
        scene.flow.close()
        scene.bridge.plates.answer(1, "say yes")
        assert answered(scene) == set()

    def test_the_last_answer_cannot_be_undone(self, fair: Make) -> None:
        scene = fair("hhh")
        scene.wait(PAUSE)
        for seat in (1, 2):
            scene.bridge.plates.answer(seat, "say yes")
        assert scene.bridge.undo_barrier is Barrier.HIDDEN_SHOWN


Moment: TypeAlias = tuple[int, tuple[int, ...], frozenset[int], int]


def timeline(fair: Make, rng: Random, kinds: str, silk: bool) -> list[Moment]:
    """A ballot as an onlooker sees it, with the time: plates, and the number of steps.

    Bots with silk think about their Yes, bots without say no at once; people click Yes.
    """
    hand = ("silk",) if silk else ("tea",)
    scene = fair(kinds, (("tea",), hand, hand))
    plates, moments = scene.bridge.plates, list[Moment]()

    def look() -> None:
        seen = (plates.asked, plates.answered, scene.bridge.step_count)
        if not moments or moments[-1][1:] != seen:
            moments.append((scene.clock.now, *seen))

    click = {seat: rng.randrange(2 * PAUSE) for seat in (1, 2) if kinds[seat] == "h"}
    thinks = PAUSE // 4 if silk else 0
    asked_at: dict[int, int] = {}
    begun = scene.clock.now
    while scene.bridge.plates.asked:
        look()
        now = scene.clock.now - begun
        for seat, when in click.items():
            if when == now:
                plates.answer(seat, "say yes")
        question = len(scene.thinker.questions) - 1
        if question >= 0 and asked_at.setdefault(question, now) + thinks == now:
            scene.thinker.answer("say yes" if silk else "say no")
        look()
        scene.wait(1)
        assert now < 9 * PAUSE
    look()
    return [(when - begun, *seen) for when, *seen in moments]  # type: ignore[misc]


@pytest.mark.parametrize("kinds", ["hbb", "hhb", "hhh"])
@pytest.mark.parametrize("seed", range(4))
def test_how_soon_an_answer_comes_and_how_a_plate_looks_tell_nothing(
    fair: Make, kinds: str, seed: int
) -> None:
    rich, poor = (timeline(fair, Random(seed), kinds, silk) for silk in (True, False))
    assert rich == poor
    assert len(rich) >= (2 if kinds == "hbb" else 3), "asked, clicked, entered"


def test_without_the_pause_the_time_of_an_answer_would_tell(
    fair: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ballot, "PAUSE", 0)
    rich, poor = (timeline(fair, Random(0), "hbb", silk) for silk in (True, False))
    assert rich != poor


def test_the_pause_is_longer_than_a_bots_rest() -> None:
    assert PAUSE > REST
