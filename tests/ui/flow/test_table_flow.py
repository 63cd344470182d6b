"""The views around a live match: hand-overs, notes, hidden windows, loaded games."""

from typing import Any

import pytest

from changcheng_qt.engine.seats import PUBLIC
from changcheng_qt.ui.flow.playhead import SHOWN
from changcheng_qt.ui.flow.screens import Gate, GateReason, Notes, Own, Public
from tests.toy.play import toy_match
from tests.ui.flow.scene import MakeScene, Scene


def test_the_model_is_public_before_the_gate_is_announced(scene: MakeScene) -> None:
    table = scene("hh")
    table.flow.lift_gate()
    viewers: list[Any] = []
    table.flow.screen_changed.connect(lambda screen: viewers.append((screen, table.bridge.viewer)))
    table.submit("end")
    table.flow.lift_gate()
    assert viewers == [(Gate(1, GateReason.TURN), PUBLIC), (Own(1), 1)]


def test_widgets_see_a_step_before_the_view_is_taken_away(scene: MakeScene) -> None:
    """A widget that listens after the flow must not be left with the older view."""
    table = scene("hh")
    table.flow.lift_gate()
    seen: list[Any] = []
    table.bridge.changed.connect(lambda change: seen.append(change.view.viewer))
    table.submit("end")
    assert seen == [0, PUBLIC]


def test_one_person_plays_against_bots(scene: MakeScene) -> None:
    table = scene("hbb")
    assert (table.flow.screen, table.bridge.decider) == (Own(0), 0)
    table.submit("work", "end")
    assert (table.flow.screen, table.bridge.decider) == (Own(0), None)
    table.bot("work", "end", "end")
    assert (table.flow.screen, table.bridge.decider) == (Own(0), 0)
    assert table.bridge.step_count == 5
    assert not any(isinstance(value, Gate) for _, value in table.heard)


def test_a_step_queued_before_close_moves_nothing(scene: MakeScene) -> None:
    table = Scene(toy_match("hh"))
    table.flow.lift_gate()
    table.bridge.submit("end")
    table.flow.close()
    table.settle()
    assert table.flow.screen == Own(0)


def test_looking_as_another_viewer_drops_nothing(scene: MakeScene) -> None:
    table = scene("hbh")
    table.flow.lift_gate()
    table.submit("end")
    assert len(table.thinker.questions) == 1
    table.flow.lift_gate()
    table.flow.show_board_only()
    assert table.thinker.forgotten == 0
    table.bot("end")
    assert table.flow.screen == Gate(2, GateReason.TURN)


def test_notes_are_looked_at_in_between(scene: MakeScene) -> None:
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
def test_nothing_moves_while_the_window_is_hidden(scene: MakeScene, kinds: str) -> None:
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
    table.flow.bots.resume()
    table.settle()
    assert table.bridge.step_count == before + 1


def test_a_screen_that_is_unlocked_shows_no_minimised_window(scene: MakeScene) -> None:
    table = scene("hb")
    table.submit("end")
    table.flow.hide_window()
    table.flow.hide_window(GateReason.LOCKED)
    table.flow.show_window(GateReason.LOCKED)
    table.bot("work")
    table.settle()
    assert table.bridge.step_count == 1
    table.flow.show_window()
    table.settle()
    assert table.bridge.step_count == 2


def test_minimising_drops_the_gate_between_people_only(scene: MakeScene) -> None:
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
def test_a_loaded_game_comes_up_behind_the_gate(scene: MakeScene, reason: GateReason) -> None:
    assert scene("hh", reason=reason).flow.screen == Gate(0, reason)
    assert scene("hb", reason=reason).flow.screen == Own(0)
    assert scene("bb", reason=reason).flow.screen == Public()


def test_the_end_of_the_game_asks_nobody(scene: MakeScene) -> None:
    table = scene("hb")
    table.submit("finish")
    assert (table.flow.screen, table.bridge.decider) == (Own(0), None)
    assert table.thinker.questions == []
