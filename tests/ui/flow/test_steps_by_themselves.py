"""Steps without a click: bots, their failures, and answers without a choice."""

import pytest
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.seats import Player
from changcheng_qt.ui.flow.hand_over import Crowd
from changcheng_qt.ui.flow.playhead import REST, SHOWN, Speed
from changcheng_qt.ui.flow.screens import Gate, GateReason, Own, Public, Said
from tests.toy.play import toy_match
from tests.ui.flow.scene import MakeScene, Scene


def test_bots_see_their_own_view_and_get_a_seed_of_the_position(scene: MakeScene) -> None:
    table = scene("bb")
    table.bot("work")
    first, second = table.thinker.questions
    assert (first.view.viewer, second.view.viewer) == (0, 0)
    assert (first.seed, second.seed) == ("luck/0/0", "luck/0/1")
    assert first.legal == ("work", "ask 1", "end", "finish")


def test_bots_are_shown_one_step_at_a_time(scene: MakeScene) -> None:
    table = scene("hb")
    table.submit("end")
    table.thinker.answer("work")
    table.wait(REST - 1)
    assert table.bridge.step_count == 1
    table.wait(1)
    assert table.bridge.step_count == 2


def test_a_click_skips_rests_and_commits_nothing_of_the_person(scene: MakeScene) -> None:
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


def test_between_bots_a_click_skips_one_rest(scene: MakeScene) -> None:
    table = scene("bb")
    table.bot("work")
    table.thinker.answer("work")
    table.flow.skip_bots()
    table.settle()
    table.thinker.answer("work")
    table.settle()
    assert table.bridge.step_count == 2


def test_motion_delays_the_next_step(scene: MakeScene) -> None:
    table = scene("bb")
    table.bot("work")
    table.flow.set_moving(True)
    table.bot("work")
    assert table.bridge.step_count == 1
    table.flow.set_moving(False)
    table.wait(REST)
    assert table.bridge.step_count == 2


def test_speed_is_a_setting(scene: MakeScene) -> None:
    table = scene("bb")
    table.flow.bots.set_speed(Speed.INSTANT)
    table.wait(REST)
    for _ in range(5):
        table.thinker.answer("work")
        table.settle()
    assert table.bridge.step_count == 5


def test_bots_alone_pause_and_step(scene: MakeScene) -> None:
    table = scene("bb")
    assert table.flow.crowd is Crowd.NOBODY
    table.flow.bots.pause()
    table.bot("work")
    assert (table.bridge.step_count, table.flow.bots.is_paused) == (0, True)
    table.flow.step()
    table.settle()
    assert table.bridge.step_count == 1
    table.bot("work")
    assert table.bridge.step_count == 1
    table.flow.bots.resume()
    table.settle()
    assert table.bridge.step_count == 2


def test_a_step_pauses_running_bots(scene: MakeScene, qtbot: QtBot) -> None:
    table = scene("bb")
    with qtbot.waitSignal(table.flow.bots.paused_changed) as paused:
        table.flow.step()
    assert paused.args == [True]
    table.bot("work", "work")
    assert table.bridge.step_count == 1


def test_an_answer_without_a_choice_is_shown_and_then_given(scene: MakeScene) -> None:
    table = scene("hh")
    table.flow.lift_gate()
    table.submit("ask 1")
    assert (table.flow.screen, table.bridge.decider) == (Public(), 1)
    assert table.said == [Said.ONLY_ANSWER]
    table.flow.skip_bots()
    table.wait(SHOWN - 1)
    assert table.bridge.step_count == 1
    table.wait(1)
    assert table.bridge.step_count == 2
    assert (table.flow.screen, table.bridge.decider) == (Public(), 0)


def test_a_pass_waits_for_the_gate(scene: MakeScene) -> None:
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


def test_an_answer_is_not_given_behind_a_gate(scene: MakeScene) -> None:
    table = scene("hh")
    table.flow.lift_gate()
    table.submit("ask 1")
    table.flow.drop_gate(GateReason.LOCKED)
    table.wait(10 * SHOWN)
    assert table.bridge.step_count == 1
    table.flow.lift_gate()
    table.wait(SHOWN)
    assert table.bridge.step_count == 2


def test_an_undone_answer_is_not_given_again(scene: MakeScene) -> None:
    table = scene("hb", tired=[0])
    table.wait(SHOWN)
    assert table.bridge.step_count == 1
    assert table.bridge.undo()
    table.settle()
    table.wait(10 * SHOWN)
    assert table.bridge.step_count == 0
    assert table.bridge.decider == 0


def test_an_answer_to_an_undone_position_is_dropped(scene: MakeScene) -> None:
    table = scene("hb")
    table.submit("end")
    assert table.bridge.undo()
    table.thinker.answer("work")
    table.settle()
    table.wait(10 * REST)
    assert (table.bridge.step_count, table.bridge.decider) == (0, 0)
    assert table.thinker.forgotten == 1


def test_a_chosen_step_that_waits_is_dropped_by_undo(scene: MakeScene) -> None:
    table = scene("hb")
    table.submit("end")
    table.thinker.answer("work")
    assert table.bridge.undo()
    table.settle()
    table.wait(10 * REST)
    assert table.bridge.step_count == 0


def test_an_answer_after_close_is_dropped(scene: MakeScene) -> None:
    table = Scene(toy_match("bh"))
    table.flow.close()
    table.thinker.answer("work")
    table.settle()
    table.wait(10 * REST)
    assert (table.bridge.step_count, table.bridge.undo_barrier is None) == (0, False)


@pytest.mark.parametrize("failure", ["no answer", "illegal"])
def test_a_failing_bot_is_given_up_until_somebody_decides(scene: MakeScene, failure: str) -> None:
    table = scene("hb")
    table.submit("end")
    if failure == "no answer":
        table.thinker.fail()
    else:
        table.bot("answer")
    assert ("bot_failed", 1) in table.heard
    assert table.flow.bots.failed_seat == 1
    table.flow.skip_bots()
    table.flow.show_window()
    table.wait(10 * REST)
    assert len(table.thinker.questions) == 1
    table.flow.ask_again()
    assert len(table.thinker.questions) == 2
    table.bot("end")
    assert table.bridge.decider == 0


def test_a_person_takes_over_from_a_failing_bot(scene: MakeScene) -> None:
    table = scene("hb")
    table.submit("end")
    table.thinker.fail()
    table.bridge.seat_player(1, Player("Ada"))
    assert table.flow.bots.failed_seat is None
    assert table.flow.screen == Gate(1, GateReason.SEATS_CHANGED)
    table.flow.lift_gate()
    assert table.bridge.decider == 1


def test_another_bot_takes_over_from_a_failing_one(scene: MakeScene) -> None:
    table = scene("hb")
    table.submit("end")
    table.thinker.fail()
    table.bridge.seat_player(1, Player("Bo", "clever"))
    assert table.thinker.questions[-1].bot == "clever"


def test_undoing_past_a_failed_bot_gives_the_turn_back(scene: MakeScene) -> None:
    table = scene("hb")
    table.submit("end")
    table.thinker.fail()
    assert table.bridge.undo()
    table.settle()
    assert table.bridge.decider == 0
    table.submit("end")
    assert len(table.thinker.questions) == 2


def test_renaming_a_player_asks_the_thinking_bot_again(scene: MakeScene) -> None:
    table = scene("hb")
    table.submit("end")
    table.bridge.seat_player(0, Player("Zoë"))
    assert (len(table.thinker.questions), table.thinker.forgotten) == (2, 1)
    assert table.flow.screen == Own(0)
