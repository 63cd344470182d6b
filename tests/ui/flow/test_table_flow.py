"""The flow around a live match: every state of the table times who plays times what can happen."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.seats import PUBLIC, Player
from changcheng_qt.ui.flow.hand_over import Crowd
from changcheng_qt.ui.flow.pacing import REST, SHOWN, Speed
from changcheng_qt.ui.flow.screens import Gate, GateReason, Notes, Own, Public, Said
from changcheng_qt.ui.flow.table_flow import TableFlow
from changcheng_qt.ui.match_bridge import MatchBridge
from tests.ui.flow.clockwork import HandClock, HandThinker
from tests.ui.flow.toy_table import toy_answer, toy_match


@dataclass
class Scene:
    """A flow on a toy match, and everything that it says."""

    bridge: MatchBridge
    reason: GateReason = GateReason.STARTED
    clock: HandClock = field(default_factory=HandClock)
    thinker: HandThinker = field(default_factory=HandThinker)
    heard: list[tuple[str, Any]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.flow = TableFlow(
            self.bridge, self.thinker, self.clock, toy_answer, "luck", self.reason
        )
        for name in ("screen_changed", "decider_changed", "bot_thinking", "bot_failed", "said"):
            getattr(self.flow, name).connect(lambda value, name=name: self.hear(name, value))
        self.flow.start()

    def hear(self, name: str, value: object) -> None:
        self.heard.append((name, value))

    def submit(self, *commands: str) -> None:
        for command in commands:
            assert self.bridge.submit(command)
            self.settle()

    def bot(self, *commands: str) -> None:
        """Let the bots choose, each after a rest."""
        for command in commands:
            self.thinker.answer(command)
            self.wait(REST)

    def wait(self, milliseconds: int) -> None:
        self.clock.pass_time(milliseconds)
        self.settle()

    def settle(self) -> None:
        QCoreApplication.sendPostedEvents(None, QEvent.Type.MetaCall)

    @property
    def said(self) -> list[Any]:
        return [value for name, value in self.heard if name == "said"]


Make = Callable[..., Scene]


@pytest.fixture
def scene(qtbot: QtBot) -> Iterator[Make]:
    scenes: list[Scene] = []

    def make(kinds: str, **more: Any) -> Scene:  # noqa: ANN401
        reason = more.pop("reason", GateReason.STARTED)
        scenes.append(Scene(toy_match(kinds, **more), reason))
        return scenes[-1]

    yield make
    for one in scenes:
        one.flow.close()


def test_the_model_is_public_before_the_gate_is_announced(scene: Make) -> None:
    table = scene("hh")
    table.flow.lift_gate()
    viewers: list[Any] = []
    table.flow.screen_changed.connect(lambda screen: viewers.append((screen, table.bridge.viewer)))
    table.submit("end")
    table.flow.lift_gate()
    assert viewers == [(Gate(1, GateReason.TURN), PUBLIC), (Own(1), 1)]


def test_widgets_see_a_step_before_the_view_is_taken_away(scene: Make) -> None:
    """A widget that listens after the flow must not be left with the older view."""
    table = scene("hh")
    table.flow.lift_gate()
    seen: list[Any] = []
    table.bridge.changed.connect(lambda change: seen.append(change.view.viewer))
    table.submit("end")
    assert seen == [0, PUBLIC]


def test_one_person_plays_against_bots(scene: Make) -> None:
    table = scene("hbb")
    assert (table.flow.screen, table.flow.decider) == (Own(0), 0)
    table.submit("work", "end")
    assert (table.flow.screen, table.flow.decider) == (Own(0), None)
    table.bot("work", "end", "end")
    assert (table.flow.screen, table.flow.decider) == (Own(0), 0)
    assert table.bridge.step_count == 5
    assert not any(isinstance(value, Gate) for _, value in table.heard)


def test_bots_see_their_own_view_and_get_a_seed_of_the_position(scene: Make) -> None:
    table = scene("bb")
    table.bot("work")
    first, second = table.thinker.questions
    assert (first.view.viewer, second.view.viewer) == (0, 0)
    assert (first.seed, second.seed) == ("luck/0/0", "luck/0/1")
    assert first.legal == ("work", "ask 1", "end", "finish")


def test_bots_are_shown_one_step_at_a_time(scene: Make) -> None:
    table = scene("hb")
    table.submit("end")
    table.thinker.answer("work")
    table.wait(REST - 1)
    assert table.bridge.step_count == 1
    table.wait(1)
    assert table.bridge.step_count == 2


def test_a_click_skips_rests_and_commits_nothing_of_the_person(scene: Make) -> None:
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


def test_between_bots_a_click_skips_one_rest(scene: Make) -> None:
    table = scene("bb")
    table.bot("work")
    table.thinker.answer("work")
    table.flow.skip_bots()
    table.settle()
    table.thinker.answer("work")
    table.settle()
    assert table.bridge.step_count == 2


def test_motion_delays_the_next_step(scene: Make) -> None:
    table = scene("bb")
    table.bot("work")
    table.flow.set_moving(True)
    table.bot("work")
    assert table.bridge.step_count == 1
    table.flow.set_moving(False)
    table.wait(REST)
    assert table.bridge.step_count == 2


def test_speed_is_a_setting(scene: Make) -> None:
    table = scene("bb")
    table.flow.set_speed(Speed.INSTANT)
    for _ in range(5):
        table.thinker.answer("work")
        table.settle()
    assert table.bridge.step_count == 5


def test_bots_alone_pause_and_step(scene: Make) -> None:
    table = scene("bb")
    assert table.flow.crowd is Crowd.NOBODY
    table.flow.pause()
    table.bot("work")
    assert (table.bridge.step_count, table.flow.is_paused) == (0, True)
    table.flow.step()
    table.settle()
    assert table.bridge.step_count == 1
    table.bot("work")
    assert table.bridge.step_count == 1
    table.flow.resume()
    table.settle()
    assert table.bridge.step_count == 2


def test_a_step_pauses_running_bots(scene: Make, qtbot: QtBot) -> None:
    table = scene("bb")
    with qtbot.waitSignal(table.flow.paused_changed) as paused:
        table.flow.step()
    assert paused.args == [True]
    table.bot("work", "work")
    assert table.bridge.step_count == 1


def test_an_answer_without_a_choice_is_shown_and_then_given(scene: Make) -> None:
    table = scene("hh")
    table.flow.lift_gate()
    table.submit("ask 1")
    assert (table.flow.screen, table.flow.decider) == (Public(), 1)
    assert table.said == [Said.ONLY_ANSWER]
    table.flow.skip_bots()
    table.wait(SHOWN - 1)
    assert table.bridge.step_count == 1
    table.wait(1)
    assert table.bridge.step_count == 2
    assert (table.flow.screen, table.flow.decider) == (Public(), 0)


def test_a_pass_waits_for_the_gate(scene: Make) -> None:
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


def test_an_answer_is_not_given_behind_a_gate(scene: Make) -> None:
    table = scene("hh")
    table.flow.lift_gate()
    table.submit("ask 1")
    table.flow.drop_gate(GateReason.LOCKED)
    table.wait(10 * SHOWN)
    assert table.bridge.step_count == 1
    table.flow.lift_gate()
    table.wait(SHOWN)
    assert table.bridge.step_count == 2


def test_an_undone_answer_is_not_given_again(scene: Make) -> None:
    table = scene("hb", tired=[0])
    table.wait(SHOWN)
    assert table.bridge.step_count == 1
    assert table.bridge.undo()
    table.settle()
    table.wait(10 * SHOWN)
    assert table.bridge.step_count == 0
    assert table.flow.decider == 0


def test_an_answer_to_an_undone_position_is_dropped(scene: Make) -> None:
    table = scene("hb")
    table.submit("end")
    assert table.bridge.undo()
    table.thinker.answer("work")
    table.settle()
    table.wait(10 * REST)
    assert (table.bridge.step_count, table.flow.decider) == (0, 0)
    assert table.thinker.forgotten == 1


def test_a_chosen_step_that_waits_is_dropped_by_undo(scene: Make) -> None:
    table = scene("hb")
    table.submit("end")
    table.thinker.answer("work")
    assert table.bridge.undo()
    table.settle()
    table.wait(10 * REST)
    assert table.bridge.step_count == 0


def test_an_answer_after_close_is_dropped(scene: Make) -> None:
    table = Scene(toy_match("bh"))
    table.flow.close()
    table.thinker.answer("work")
    table.settle()
    table.wait(10 * REST)
    assert (table.bridge.step_count, table.bridge.undo_barrier is None) == (0, False)


def test_a_step_queued_before_close_moves_nothing(scene: Make) -> None:
    table = Scene(toy_match("hh"))
    table.flow.lift_gate()
    table.bridge.submit("end")
    table.flow.close()
    table.settle()
    assert table.flow.screen == Own(0)


def test_looking_as_another_viewer_drops_nothing(scene: Make) -> None:
    table = scene("hbh")
    table.flow.lift_gate()
    table.submit("end")
    assert len(table.thinker.questions) == 1
    table.flow.lift_gate()
    table.flow.show_board_only()
    assert table.thinker.forgotten == 0
    table.bot("end")
    assert table.flow.screen == Gate(2, GateReason.TURN)


@pytest.mark.parametrize("failure", ["no answer", "illegal"])
def test_a_failing_bot_is_given_up_until_somebody_decides(scene: Make, failure: str) -> None:
    table = scene("hb")
    table.submit("end")
    if failure == "no answer":
        table.thinker.fail()
    else:
        table.bot("answer")
    assert ("bot_failed", 1) in table.heard
    assert table.flow.failed_seat == 1
    table.flow.skip_bots()
    table.flow.show_window()
    table.wait(10 * REST)
    assert len(table.thinker.questions) == 1
    table.flow.ask_again()
    assert len(table.thinker.questions) == 2
    table.bot("end")
    assert table.flow.decider == 0


def test_a_person_takes_over_from_a_failing_bot(scene: Make) -> None:
    table = scene("hb")
    table.submit("end")
    table.thinker.fail()
    table.bridge.seat_player(1, Player("Ada"))
    assert table.flow.failed_seat is None
    assert table.flow.screen == Gate(1, GateReason.SEATS_CHANGED)
    table.flow.lift_gate()
    assert table.flow.decider == 1


def test_another_bot_takes_over_from_a_failing_one(scene: Make) -> None:
    table = scene("hb")
    table.submit("end")
    table.thinker.fail()
    table.bridge.seat_player(1, Player("Bo", "clever"))
    assert table.thinker.questions[-1].bot == "clever"


def test_undoing_past_a_failed_bot_gives_the_turn_back(scene: Make) -> None:
    table = scene("hb")
    table.submit("end")
    table.thinker.fail()
    assert table.bridge.undo()
    table.settle()
    assert table.flow.decider == 0
    table.submit("end")
    assert len(table.thinker.questions) == 2


def test_renaming_a_player_asks_the_thinking_bot_anew(scene: Make) -> None:
    table = scene("hb")
    table.submit("end")
    table.bridge.seat_player(0, Player("Zoë"))
    assert (len(table.thinker.questions), table.thinker.forgotten) == (2, 1)
    assert table.flow.screen == Own(0)


def test_notes_are_looked_at_in_between(scene: Make) -> None:
    table = scene("hhb")
    table.flow.lift_gate()
    table.submit("ask 1")
    table.flow.look_at_notes(1)
    assert table.bridge.viewer is PUBLIC
    table.flow.lift_gate()
    assert (table.flow.screen, table.bridge.viewer) == (Notes(1), 1)
    table.wait(10 * SHOWN)
    assert table.bridge.step_count == 1
    table.flow.back_to_public()
    assert table.bridge.viewer is PUBLIC
    table.wait(SHOWN)
    assert table.bridge.step_count == 2


@pytest.mark.parametrize("kinds", ["hb", "hbh", "bb"])
def test_nothing_moves_while_the_window_is_hidden(scene: Make, kinds: str) -> None:
    table = scene(kinds)
    table.flow.lift_gate()
    if "h" in kinds:
        table.submit("end")
    table.flow.hide_window()
    table.bot("work")
    table.flow.step()
    table.settle()
    before = table.bridge.step_count
    assert before == kinds.count("h", 0, 1)
    table.flow.show_window()
    table.flow.resume()
    table.settle()
    assert table.bridge.step_count == before + 1


def test_minimising_drops_the_gate_between_people_only(scene: Make) -> None:
    for kinds, screen in {
        "hb": Own(0),
        "bb": Public(),
        "hh": Gate(0, GateReason.MINIMISED),
    }.items():
        table = scene(kinds)
        table.flow.lift_gate()
        table.flow.hide_window()
        table.flow.show_window()
        assert table.flow.screen == screen
        assert (table.bridge.viewer is PUBLIC) == (kinds != "hb")


@pytest.mark.parametrize("reason", [GateReason.LOADED, GateReason.RECOVERED])
def test_a_loaded_game_comes_up_behind_the_gate(scene: Make, reason: GateReason) -> None:
    assert scene("hh", reason=reason).flow.screen == Gate(0, reason)
    assert scene("hb", reason=reason).flow.screen == Own(0)
    assert scene("bb", reason=reason).flow.screen == Public()


def test_the_end_of_the_game_asks_nobody(scene: Make) -> None:
    table = scene("hb")
    table.submit("finish")
    assert (table.flow.screen, table.flow.decider) == (Own(0), None)
    assert table.thinker.questions == []


def test_a_recap_begins_after_the_last_turn_of_the_seat(scene: Make) -> None:
    table = scene("hhh")
    assert table.flow.recap_from(2) == 0
    for _ in range(4):
        table.submit("work", "end")
    assert table.flow.recap_from(1) == 4
    assert table.flow.recap_from(2) == 6
    table.submit("work")
    assert table.flow.recap_from(1) == 4
