"""A replay by keys alone, and by a click in the chronicle."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from changcheng_qt.engine.seats import EVERYONE, PUBLIC, Viewer
from changcheng_qt.ui.panels.lines_view import LinesView
from changcheng_qt.ui.replay.player import REST
from tests.ui.replay.scene import ReplayShop
from tests.ui.shop import settle

Key = Qt.Key


def press(shop: ReplayShop, key: Qt.Key) -> None:
    """Press a key while no button of the toy table has the focus, which Space would press."""
    shop.window.setFocus()
    QTest.keyClick(shop.window, key)
    settle()


def lines_of(shop: ReplayShop) -> LinesView:
    """The list in the chronicle."""
    view = shop.window.table.chronicle.findChild(LinesView)
    assert isinstance(view, LinesView)
    return view


def click_line(shop: ReplayShop, row: int) -> None:
    """Click a sentence of the chronicle."""
    view = lines_of(shop)
    view.scrollTo(view.lines.index(row, 0))
    rect = view.visualRect(view.lines.index(row, 0))
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=rect.topLeft() + QPoint(30, 8))
    settle()


def test_keys_lead_through_the_game(shop: ReplayShop) -> None:
    for key, position in (
        (Key.Key_Right, 1),
        (Key.Key_Right, 2),
        (Key.Key_Left, 1),
        (Key.Key_End, 5),
        (Key.Key_PageUp, 4),
        (Key.Key_PageUp, 2),
        (Key.Key_PageDown, 4),
        (Key.Key_PageDown, 5),
        (Key.Key_Home, 0),
        (Key.Key_Left, 0),
    ):
        press(shop, key)
        assert shop.replay.position == position, key


@pytest.mark.parametrize("key", [Key.Key_Space, Key.Key_K])
def test_a_key_plays_and_pauses(shop: ReplayShop, key: Qt.Key) -> None:
    press(shop, key)
    assert shop.show.player.is_playing
    shop.clock.pass_time(REST)
    assert shop.replay.position == 1
    press(shop, key)
    assert not shop.show.player.is_playing


@pytest.mark.parametrize(
    ("key", "viewer"),
    [(Key.Key_1, 0), (Key.Key_2, 1), (Key.Key_3, EVERYONE), (Key.Key_0, PUBLIC)],
)
def test_digits_choose_who_looks_on(shop: ReplayShop, key: Qt.Key, viewer: Viewer) -> None:
    shop.replay.look_as(1 if viewer is PUBLIC else PUBLIC)
    press(shop, key)
    assert shop.replay.viewer == viewer


def test_the_speed_has_keys_and_ends(shop: ReplayShop) -> None:
    speeds = []
    for key in (Key.Key_Plus, Key.Key_Plus, Key.Key_Plus, *[Key.Key_Minus] * 4):
        press(shop, key)
        speeds.append(shop.show.player.speed)
    assert speeds == [2.0, 4.0, 4.0, 2.0, 1.0, 0.5, 0.5]


def test_escape_leaves(shop: ReplayShop) -> None:
    asked: list[bool] = []
    shop.window.requests.leave_replay_asked.connect(lambda: asked.append(True))
    press(shop, Key.Key_Escape)
    assert asked == [True]


def test_keys_of_a_match_do_nothing_here(shop: ReplayShop) -> None:
    shop.replay.go_to(2)
    for name in ("undo", "redo", "reset_turn", "take_back", "hide_hand", "abandon", "pause_bots"):
        assert not shop.window.table_actions[name].isEnabled(), name
    for name in ("fit", "zoom_in", "side_panel", "options_in_force", "save_as", "rematch"):
        assert shop.window.table_actions[name].isEnabled(), name


def test_the_buttons_of_a_match_come_back_after_a_replay(shop: ReplayShop) -> None:
    assert not shop.window.table.bar.button("undo").isVisible()
    shop.play("hh")
    settle()
    assert shop.window.replay_show is None
    assert shop.window.table.bar.button("undo").isVisible()


def test_a_click_in_the_chronicle_jumps_there(shop: ReplayShop) -> None:
    shop.replay.go_to(5)
    settle()
    click_line(shop, 0)
    assert shop.replay.position == 1
    assert len(lines_of(shop).lines.entries) == 1


def test_a_click_on_a_heading_jumps_to_its_turn(shop: ReplayShop) -> None:
    shop.replay.go_to(5)
    settle()
    click_line(shop, 1)
    assert shop.replay.position == 2


def test_with_everything_shown_the_chronicle_leads_forward_too(shop: ReplayShop) -> None:
    shop.replay.look_as(EVERYONE)
    settle()
    assert len(lines_of(shop).lines.entries) == 5
    click_line(shop, 3)
    assert shop.replay.position == 4
    assert len(lines_of(shop).lines.entries) == 5


def test_the_bar_says_what_the_latest_step_was(shop: ReplayShop) -> None:
    prompt = shop.window.table.bar.prompt
    assert prompt.text == "Replay: start of the game"
    shop.replay.go_to(1)
    assert prompt.text == "Replay: work, said to Audience.PUBLIC"


def test_a_minimised_window_plays_nothing(shop: ReplayShop) -> None:
    shop.show.player.play()
    shop.show.follow_window(is_seen=False)
    shop.clock.pass_time(5 * REST)
    assert shop.replay.position == 0
    shop.show.follow_window(is_seen=True)
    shop.clock.pass_time(REST)
    assert shop.replay.position == 1
