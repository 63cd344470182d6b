"""The window: assembly, geometry, keys, refusals, and a switch of language at any moment."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.seats import HUMAN
from changcheng_qt.ui.dialogs.options_in_force import OptionsInForceDialog
from changcheng_qt.ui.main_window import Kept
from changcheng_qt.ui.main_window_places import (
    SMALLEST,
    Frame,
    brought_back,
    first_size,
    places,
)
from tests.ui.toy_title import Shop, settle

WIDE = QSize(1280, 800)


@pytest.fixture
def shop(qtbot: QtBot) -> Iterator[Shop]:
    made = Shop()
    made.window.resize(WIDE)
    made.window.show()
    settle()
    yield made
    made.close()


def frame(width: int, height: int, **more: object) -> Frame:
    values = {"k": 1.0, "size": 1.0, "shape": 2.0, "side_wanted": True} | more
    return Frame(QSize(width, height), **values)  # type: ignore[arg-type]


def test_the_parts_fill_the_window_without_overlap() -> None:
    for width, height in ((1024, 720), (1280, 800), (1920, 1080), (2560, 1440)):
        place = places(frame(width, height))
        parts = (place.bar, place.board, place.tray, place.side)
        assert sum(part.width() * part.height() for part in parts) == width * height
        assert not any(a.intersects(b) for a in parts for b in parts if a is not b)


def test_the_tray_takes_height_that_the_board_leaves_empty_within_limits() -> None:
    full, wide = places(frame(1280, 800, shape=1.7)), places(frame(1280, 800, shape=4.0))
    assert full.tray.height() < wide.tray.height() <= round(0.27 * 800)
    assert places(frame(1280, 800, shape=0.0)).tray.height() == full.tray.height() == 164


def test_a_narrow_window_has_a_drawer_over_the_board() -> None:
    narrow, wide = places(frame(999, 700)), places(frame(1000, 700))
    assert narrow.is_drawer
    assert narrow.board.width() == 999
    assert narrow.side.intersects(narrow.board)
    assert not wide.is_drawer
    assert places(frame(1200, 800, size=1.3)).is_drawer


def test_a_window_of_a_screen_that_is_gone_comes_back() -> None:
    primary, second = QRect(0, 0, 1920, 1040), QRect(1920, 0, 1280, 1024)
    there = QRect(2000, 50, 1000, 700)
    assert brought_back(there, [primary, second]) == there
    back = brought_back(there, [primary])
    assert primary.contains(back)
    assert back.size() == there.size()
    assert brought_back(QRect(10, 10, 4000, 3000), [primary]).size() == primary.size()
    assert primary.intersects(brought_back(QRect(-5000, -5000, 900, 700), [primary]))


def test_a_first_window_is_seen_whole_with_its_frame() -> None:
    wanted = QSize(1280, 800)
    assert first_size(wanted, QRect(0, 0, 1920, 1080)) == wanted
    small = first_size(wanted, QRect(0, 0, 1280, 800))
    assert small.height() < 800 - 20
    assert first_size(wanted, QRect(0, 0, 640, 480)) == SMALLEST


def test_geometry_and_choices_survive_a_session(qtbot: QtBot) -> None:
    first = Shop()
    first.window.setGeometry(QRect(QPoint(40, 30), QSize(800, 640)))
    first.window.table_actions["side_panel"].setChecked(False)
    first.window.table_actions.bind("fit", ("G",))
    first.window.choices.choose_bot_speed("fast")
    kept = first.window.kept
    first.close()
    second = Shop(kept)
    assert second.window.size() == QSize(800, 640)
    assert second.window.kept.keys == {"fit": "G"}
    assert second.window.kept.bot_speed == "fast"
    assert not second.window.table.side_wanted
    second.close()


def test_the_desktop_places_the_window_of_the_first_session(qtbot: QtBot) -> None:
    """Placed by the program at the corner of the screen, its title would lie beyond the edge."""
    first = Shop()
    assert not first.window.testAttribute(Qt.WidgetAttribute.WA_Moved)
    second = Shop(first.window.kept)
    assert second.window.testAttribute(Qt.WidgetAttribute.WA_Moved)
    first.close()
    second.close()


def test_damaged_settings_are_no_obstacle(qtbot: QtBot) -> None:
    kept = Kept("not hex é", True, "warp", {"fit": 3, "nothing": "X"}, {"count": "many"})
    shop = Shop(kept)
    assert shop.window.table_actions.keys("fit") == ("F",)
    shop.window.table_actions["new_game"].trigger()
    settle()
    shop.close()


def test_the_window_is_never_smaller_than_promised(shop: Shop) -> None:
    shop.window.resize(300, 200)
    settle()
    assert (shop.window.width(), shop.window.height()) >= (800, 600)


def test_the_side_panel_becomes_a_drawer_and_comes_back(shop: Shop) -> None:
    shop.play("hb")
    assert shop.window.table.side.isVisible()
    shop.window.resize(900, 700)
    settle()
    assert not shop.window.table.side.isVisible()
    QTest.keyClick(shop.window, Qt.Key.Key_L)
    assert shop.window.table.side.isVisible()
    shop.window.resize(WIDE)
    settle()
    assert shop.window.table.side.isVisible()


def test_a_click_outside_closes_the_drawer_and_does_nothing_else(shop: Shop) -> None:
    shop.play("hb")
    table = shop.window.table
    assert table.parts is not None
    board = table.parts.board
    assert isinstance(board, QPushButton)
    clicked: list[bool] = []
    board.clicked.connect(lambda: clicked.append(True))
    shop.window.resize(900, 700)
    settle()
    QTest.keyClick(shop.window, Qt.Key.Key_L)
    QTest.mouseClick(table.side, Qt.MouseButton.LeftButton)
    assert table.side.isVisible()
    QTest.mouseClick(board, Qt.MouseButton.LeftButton, pos=QPoint(20, 20))
    assert not table.side.isVisible()
    assert not shop.window.table_actions["side_panel"].isChecked()
    assert clicked == []
    QTest.mouseClick(board, Qt.MouseButton.LeftButton, pos=QPoint(20, 20))
    assert len(clicked) == 1


def test_a_side_panel_beside_the_board_stays_when_the_board_is_clicked(shop: Shop) -> None:
    shop.play("hb")
    table = shop.window.table
    assert table.parts is not None
    QTest.mouseClick(table.parts.board, Qt.MouseButton.LeftButton, pos=QPoint(20, 20))
    assert table.side.isVisible()


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


def test_digits_work_by_their_place_on_a_french_keyboard(
    shop: Shop, monkeypatch: pytest.MonkeyPatch
) -> None:
    shop.play("hb")
    monkeypatch.setattr("changcheng_qt.ui.main_window.QGuiApplication.platformName", lambda: "xcb")
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
    assert shop.title.controls.asked == ["hurry"]
    assert bridge.step_count == 0


def test_a_key_held_down_hurries_once(shop: Shop) -> None:
    shop.play("hb")
    held = QKeyEvent(
        QEvent.Type.KeyPress, Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier, " ", autorep=True
    )
    QApplication.sendEvent(shop.window, held)
    assert shop.title.controls.asked == []


def test_the_board_has_the_keys_once_the_gate_is_open(shop: Shop) -> None:
    """Else they go to whatever is first in the window, and Space opens the menu."""
    shop.play("hh")
    curtain, parts = shop.window.table.curtain, shop.window.table.parts
    assert parts is not None
    assert curtain.isAncestorOf(QApplication.focusWidget())
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert not curtain.isVisible()
    assert QApplication.focusWidget() is parts.board


def test_the_board_has_the_keys_once_a_panel_is_gone(shop: Shop) -> None:
    shop.play("hb")
    parts = shop.window.table.parts
    assert parts is not None
    (overlay,) = parts.overlays
    overlay.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    overlay.show()
    shop.window.table.give_focus()
    assert QApplication.focusWidget() is overlay
    overlay.hide()
    assert QApplication.focusWidget() is parts.board
    shop.window.table.bar.button("menu").setFocus()
    overlay.show()
    overlay.hide()
    assert QApplication.focusWidget() is shop.window.table.bar.button("menu")


def test_the_board_has_the_keys_once_what_had_them_is_possible_no_more(shop: Shop) -> None:
    """Else End turn hands them to the menu, and Space for the bots opens that."""
    shop.play("hb")
    table = shop.window.table
    assert table.parts is not None
    other, pressed = (QPushButton(name, table.parts.tray) for name in ("other", "pressed"))
    for button in (other, pressed):
        button.show()
    pressed.setFocus()
    other.setEnabled(False)
    assert QApplication.focusWidget() is pressed
    pressed.setEnabled(False)
    assert QApplication.focusWidget() is table.parts.board


def test_tab_still_walks_on_from_the_tray(shop: Shop) -> None:
    shop.play("hb")
    table = shop.window.table
    assert table.parts is not None
    button = QPushButton("pressed", table.parts.tray)
    button.show()
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() not in (button, table.parts.board, None)


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
    assert bridge.players[1].controller == HUMAN
    assert "failed" not in shop.window.table.banners


def test_bots_alone_can_be_paused_and_stepped(shop: Shop) -> None:
    shop.play("bb")
    assert shop.flow is not None
    shop.window.table_actions["pause_bots"].trigger()
    assert shop.flow.is_paused
    assert "paused" in shop.window.table.banners["bots"].words.text
    shop.window.table.banners["bots"].buttons[0].click()
    settle()
    assert not shop.flow.is_paused


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


def test_panels_over_the_board_are_told_of_the_banners(
    shop: Shop, monkeypatch: pytest.MonkeyPatch
) -> None:
    shop.play("bb")
    table = shop.window.table
    parts = table.parts
    assert parts is not None
    (overlay,) = parts.overlays
    told: list[QRect] = []
    monkeypatch.setattr(overlay, "place", lambda _table, board: told.append(board))
    table.arrange()
    assert told[-1].top() > table.banners.geometry().bottom()
    assert told[-1].bottom() == parts.board.geometry().bottom()
    table.banners.lower_banner("bots")
    settle()
    assert told[-1] == parts.board.geometry()
