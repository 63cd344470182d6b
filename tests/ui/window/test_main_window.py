"""The window: assembly, keys, refusals, and a switch of language at any moment."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QIcon, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.seats import HUMAN
from changcheng_qt.ui.dialogs.players import PlayersDialog
from changcheng_qt.ui.dialogs.rules import OptionsInForceDialog
from changcheng_qt.ui.window.places import SMALLEST
from tests.ui.shop import Shop, settle

Mode = QIcon.Mode
NONE = Qt.KeyboardModifier.NoModifier


def test_the_window_is_never_smaller_than_promised(shop: Shop) -> None:
    shop.window.resize(300, 200)
    settle()
    assert shop.window.size() == SMALLEST


def test_a_refused_undo_says_why(shop: Shop) -> None:
    shop.play("hb")
    shop.submit("work", "end")
    assert shop.flow is not None
    shop.thinker.answer("work")
    shop.clock.pass_time(10_000)
    settle()
    shop.window.table_actions["undo"].trigger()
    assert shop.window.table.toast.text == "no: other_decided"
    assert shop.window.table.toast.isVisible()


def test_an_undo_that_would_be_refused_looks_so_in_the_bar_as_in_the_tray(shop: Shop) -> None:
    shop.play("hb")
    undo = shop.window.table.bar.button("undo")
    shop.submit("work")
    assert looks_possible(undo)
    shop.submit("end")
    shop.thinker.answer("work")
    shop.clock.pass_time(10_000)
    settle()
    assert undo.isEnabled(), "it can be tried"
    assert not looks_possible(undo)
    assert "no: other_decided" in undo.toolTip()
    shop.play("hb")
    shop.submit("work")
    assert looks_possible(undo)
    assert "other_decided" not in undo.toolTip()


def test_a_turn_that_has_just_begun_says_that_there_is_nothing_to_undo(shop: Shop) -> None:
    """Wherever one looks: in the bar, in the menu, and to whom tries it."""
    shop.play("bh")
    for command in ("work", "end"):
        shop.thinker.answer(command)
        shop.clock.pass_time(10_000)
        settle()
    actions = shop.window.table_actions
    for name in ("undo", "reset_turn"):
        assert actions.refusal(name) == "no: nothing_in_turn"
        actions[name].trigger()
        assert shop.window.table.toast.text == "no: nothing_in_turn"
    assert actions.refusal("redo") == "no: nothing_undone"
    assert not looks_possible(shop.window.table.bar.button("undo"))
    shop.submit("work")
    assert {actions.refusal(name) for name in ("undo", "reset_turn")} == {""}
    actions["undo"].trigger()
    settle()
    assert actions.refusal("redo") == ""


def looks_possible(button: QToolButton) -> bool:
    """Return whether a button shows another icon than while it is disabled."""
    shown, disabled = (button.icon().pixmap(22, mode) for mode in (Mode.Normal, Mode.Disabled))
    return shown.toImage() != disabled.toImage()


def test_undo_and_redo_do_what_they_say(shop: Shop) -> None:
    bridge = shop.play("hb")
    assert not shop.window.table_actions["undo"].isEnabled()
    shop.submit("work")
    QTest.keyClick(shop.window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    settle()
    assert bridge.step_count == 0
    shop.window.table_actions["redo"].trigger()
    settle()
    assert bridge.step_count == 1
    assert not shop.window.table_actions["redo"].isEnabled()


def test_one_click_or_key_undoes_once_after_any_earlier_table(shop: Shop, qtbot: QtBot) -> None:
    """A second undo would be refused, and say so."""
    shop.play("hb")
    bridge = shop.play("hb")
    undo = shop.window.table.bar.button("undo")
    with qtbot.assertNotEmitted(bridge.refused):
        for go_back in (undo.click, lambda: strike_undo(shop), undo.click):
            shop.submit("work")
            go_back()
            settle()
            assert bridge.step_count == 0


def strike_undo(shop: Shop) -> None:
    QTest.keyClick(shop.window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)


def test_a_repeat_that_passes_for_a_stroke_is_no_shortcut_in_this_window(
    shop: Shop, qtbot: QtBot
) -> None:
    """As under X11: a release and a press of the same time."""
    shop.play("hb")
    shop.window.activateWindow()
    qtbot.waitUntil(shop.window.isActiveWindow)
    accepted = []
    for at in (1500, 1540):
        event = QKeyEvent(QEvent.Type.ShortcutOverride, Qt.Key.Key_L, NONE)
        event.setTimestamp(at)
        event.ignore()
        release = QKeyEvent(QEvent.Type.KeyRelease, Qt.Key.Key_L, NONE)
        release.setTimestamp(1500)
        for sent in (release, event):
            QApplication.sendEvent(shop.window.windowHandle(), sent)
        accepted.append(event.isAccepted())
    assert accepted == [True, False]


def test_a_last_round_that_is_shown_ends_with_its_match(shop: Shop) -> None:
    shop.play("hb")
    shop.submit("work", "end", "work", "end")
    shop.window.table_actions["last_round"].trigger()
    assert "past" in shop.window.table.banners
    shop.play("hb")
    assert "past" not in shop.window.table.banners


def test_a_dialog_closes_with_its_match(shop: Shop) -> None:
    shop.play("hb")
    shop.window.table_actions["options_in_force"].trigger()
    assert shop.window.dialogs.shown
    shop.play("hb")
    assert shop.window.dialogs.shown is None


def test_digits_work_by_their_place_on_a_french_keyboard(
    shop: Shop, monkeypatch: pytest.MonkeyPatch
) -> None:
    shop.play("hb")
    monkeypatch.setattr(
        "changcheng_qt.ui.window.main_window.QGuiApplication.platformName", lambda: "xcb"
    )
    plain = Qt.KeyboardModifier.NoModifier
    ampersand = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Ampersand, plain, 10, 0, 0, "&")
    QApplication.sendEvent(shop.window, ampersand)
    assert shop.title.pressed == ["one"]
    letter = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_A, plain, 24, 0, 0, "a")
    QApplication.sendEvent(shop.window, letter)
    assert shop.title.pressed == ["one"]


def test_keys_of_the_title_work_and_leave_with_the_match(shop: Shop) -> None:
    shop.play("hb")
    QTest.keyClick(shop.window, Qt.Key.Key_1)
    assert shop.title.pressed == ["one"]
    shop.window.show_start(can_resume=True)
    QTest.keyClick(shop.window, Qt.Key.Key_1)
    assert shop.title.pressed == ["one"]
    assert "take_one" not in shop.window.table_actions


def test_space_hurries_what_moves_and_commits_nothing(shop: Shop) -> None:
    bridge = shop.play("hb")
    shop.window.setFocus()
    QTest.keyClick(shop.window, Qt.Key.Key_Space)
    assert shop.title.controls.asked == ["advance"]
    shop.title.controls.is_moving = True
    QTest.keyClick(shop.window, Qt.Key.Key_Space)
    assert shop.title.controls.asked == ["advance", "skip motion"]
    assert bridge.step_count == 0


def test_a_key_held_down_hurries_once(shop: Shop) -> None:
    shop.play("hb")
    held = QKeyEvent(
        QEvent.Type.KeyPress, Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier, " ", autorep=True
    )
    QApplication.sendEvent(shop.window, held)
    assert shop.title.controls.asked == []


def test_actions_of_the_shell_ask_the_root(shop: Shop, qtbot: QtBot) -> None:
    shop.play("hb")
    signals = {
        "rematch": shop.window.rematch_asked,
        "open_game": shop.window.open_asked,
        "save_as": shop.window.save_asked,
        "abandon": shop.window.abandon_asked,
    }
    for name, signal in signals.items():
        with qtbot.waitSignal(signal):
            shop.window.table_actions[name].trigger()


def test_a_failed_bot_can_be_replaced(shop: Shop) -> None:
    bridge = shop.play("hb")
    shop.submit("end")
    shop.thinker.fail()
    settle()
    banner = shop.window.table.banners["failed"]
    assert "b1" in banner.words.text
    banner.buttons[-1].click()
    settle()
    dialog = shop.window.dialogs.shown
    assert isinstance(dialog, PlayersDialog)
    dialog.choices[1].choose(HUMAN)
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    settle()
    assert bridge.players[1].controller == HUMAN
    assert "failed" not in shop.window.table.banners


def test_a_failed_bot_can_be_asked_again(shop: Shop) -> None:
    shop.play("hb")
    shop.submit("end")
    shop.thinker.fail()
    settle()
    shop.window.table.banners["failed"].buttons[0].click()
    settle()
    assert len(shop.thinker.questions) == 2
    assert "failed" not in shop.window.table.banners


def test_a_game_of_bots_is_played_out_and_stopped(shop: Shop) -> None:
    bridge, action = shop.play("bb"), shop.window.table_actions["play_out"]
    banners, controls = shop.window.table.banners, shop.title.controls
    banners["bots"].buttons[-1].click()
    settle()
    assert controls.asked == [("lead on", 30.0)]
    assert action.text() == "Stop playing out"
    assert banners["bots"].words.text == "Bots are playing out the game."
    controls.is_moving = True
    for command in ("work", "end"):
        shop.thinker.answer(command)
        settle()
    assert bridge.step_count == 2
    action.trigger()
    settle()
    assert controls.asked[-1] == ("lead on", None)
    assert action.text() == "Play out quickly"
    assert [button.text() for button in banners["bots"].buttons][-1] == "Play out quickly"
    shop.thinker.answer("work")
    shop.clock.pass_time(10_000)
    settle()
    assert bridge.step_count == 2, "the board still moves"


def test_a_reveal_at_the_end_runs_to_its_end(shop: Shop) -> None:
    shop.play("bb")
    shop.window.table_actions["play_out"].trigger()
    settle()
    shop.window.requests.busy_changed.emit(True)
    shop.window.requests.busy_changed.emit(False)
    assert shop.title.controls.asked == [("lead on", 30.0)]
    shop.thinker.answer("finish")
    shop.window.requests.busy_changed.emit(True)
    settle()
    assert shop.title.controls.asked == [("lead on", 30.0)]
    shop.window.requests.busy_changed.emit(False)
    assert shop.title.controls.asked == [("lead on", 30.0), ("lead on", None)]


@pytest.mark.parametrize(("kinds", "is_possible"), [("bb", True), ("hb", False), ("hh", False)])
def test_only_where_bots_alone_are_left_is_anything_played_out(
    shop: Shop, kinds: str, is_possible: bool
) -> None:
    shop.play(kinds)
    action = shop.window.table_actions["play_out"]
    assert action.isEnabled() == is_possible
    shop.window.show_start(can_resume=False)
    assert not action.isEnabled()


def test_bots_alone_can_be_paused_and_stepped(shop: Shop) -> None:
    shop.play("bb")
    assert shop.flow is not None
    shop.window.table_actions["pause_bots"].trigger()
    assert shop.flow.bots.is_paused
    assert "paused" in shop.window.table.banners["bots"].words.text
    shop.window.table.banners["bots"].buttons[0].click()
    settle()
    assert not shop.flow.bots.is_paused


def test_the_language_can_change_at_any_moment(shop: Shop) -> None:
    for step in ("start", "match", "gate"):
        if step == "match":
            shop.play("hb")
        if step == "gate":
            shop.play("hh")
        for code in ("fr", "zh_TW", "en"):
            shop.languages.install(code)
            settle()
            assert shop.appearance.language == code


def test_closing_asks_nothing_and_says_that_it_happens(shop: Shop, qtbot: QtBot) -> None:
    shop.play("hb")
    with qtbot.waitSignal(shop.window.closing):
        shop.window.close()
    assert not shop.window.isVisible()


def test_the_title_can_ask_for_the_options_in_force(shop: Shop) -> None:
    shop.play("hb")
    shop.window.requests.options_asked.emit()
    assert isinstance(shop.window.dialogs.shown, OptionsInForceDialog)


def test_a_busy_panel_speaks_in_the_bar(shop: Shop) -> None:
    shop.play("hb")
    shop.window.requests.busy_changed.emit(True)
    shop.window.requests.prompted.emit("Being scored.")
    assert shop.window.table.bar.prompt.text == "Being scored."
    shop.window.requests.prompted.emit("")
    shop.window.requests.busy_changed.emit(False)
    assert shop.window.table.bar.prompt.text != "Being scored."


def test_results_still_to_be_revealed_are_not_shown_when_a_table_opens(shop: Shop) -> None:
    """As the winner, where a game that is over comes back at its final scoring."""
    shop.title.controls.is_busy = True
    shop.play("hb")
    assert shop.window.table.bar.prompt.text != "seat 0, turn 0"
    shop.window.requests.busy_changed.emit(False)
    assert shop.window.table.bar.prompt.text == "seat 0, turn 0"
