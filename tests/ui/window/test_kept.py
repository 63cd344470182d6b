"""The window's memory between sessions."""

from contextlib import closing
from pathlib import PurePath, PurePosixPath, PureWindowsPath

import pytest
from PySide6.QtCore import QObject, QPoint, QRect, QSize, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from changcheng_qt.ui.actions.keys import KeyBindings
from changcheng_qt.ui.window import kept as of_kept
from changcheng_qt.ui.window.kept import RecentFiles, WindowMemory
from tests.planted import Fault, planted, with_and_without
from tests.ui.shop import Shop, settle


def test_geometry_and_choices_survive_a_session(qtbot: QtBot) -> None:
    first = Shop()
    first.window.setGeometry(QRect(QPoint(40, 30), QSize(800, 640)))
    first.window.table_actions["side_panel"].setChecked(False)
    first.window.table_actions.bindings.bind("fit", ("G",))
    first.window.preferences.choose_bot_speed("fast")
    kept = first.window.kept
    first.close()
    second = Shop(kept)
    assert second.window.size() == QSize(800, 640)
    assert second.window.kept.keys == {"fit": "G"}
    assert second.window.kept.bot_speed == "fast"
    assert not second.window.table.side_wanted
    second.close()


def save_the_keys_of_what_is_on_screen(patch: pytest.MonkeyPatch) -> None:
    def chosen(bindings: KeyBindings) -> dict[str, tuple[str, ...]]:
        added = bindings._defaults  # noqa: SLF001
        return {name: keys for name, keys in bindings._chosen.items() if name in added}  # noqa: SLF001

    patch.setattr(KeyBindings, "chosen", property(chosen))


@with_and_without(save_the_keys_of_what_is_on_screen)
def test_keys_of_a_title_survive_a_session_that_ends_without_a_game(
    qtbot: QtBot, fault: Fault | None
) -> None:
    with closing(Shop()) as first:
        first.play("hb")
        first.window.table_actions.bindings.bind("take_one", ("G",))
        first.window.show_start(can_resume=True)
        with planted(fault), closing(Shop(first.window.kept)) as second:
            second.window.show()
            second.play("hb")
            settle()
            QTest.keyClick(second.window, Qt.Key.Key_G)
            assert second.title.pressed == ["one"]


@pytest.mark.parametrize("state", [Qt.WindowState.WindowMaximized, Qt.WindowState.WindowFullScreen])
def test_a_window_that_was_closed_at_its_largest_opens_so_again(
    state: Qt.WindowState, qtbot: QtBot
) -> None:
    first = Shop()
    first.window.setWindowState(state)
    kept = first.window.kept
    first.close()
    second = Shop(kept)
    is_full = state is Qt.WindowState.WindowFullScreen
    assert second.window.windowState() & state
    assert second.window.table_actions["full_screen"].isChecked() is is_full
    second.close()


def test_the_desktop_places_the_window_of_the_first_session(qtbot: QtBot) -> None:
    """Placed by the program at the corner of the screen, its title would be beyond the edge."""
    first = Shop()
    assert not first.window.testAttribute(Qt.WidgetAttribute.WA_Moved)
    second = Shop(first.window.kept)
    assert second.window.testAttribute(Qt.WidgetAttribute.WA_Moved)
    first.close()
    second.close()


@pytest.mark.parametrize(("path", "count"), [(PureWindowsPath, 1), (PurePosixPath, 2)])
def test_a_file_is_offered_once_however_its_system_spells_it(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, path: type[PurePath], count: int
) -> None:
    monkeypatch.setattr(of_kept, "Path", path)
    recent = RecentFiles(["C:/Games/Mei.changcheng"], QObject())
    recent.remember("c:/games/MEI.changcheng")
    assert recent.files[0] == "c:/games/MEI.changcheng"
    assert len(recent.files) == count


def test_damaged_settings_are_no_obstacle(qtbot: QtBot) -> None:
    kept = WindowMemory(
        "not hex é", True, "warp", {"fit": 3, "nothing": "X"}, {"toy": {"count": "many"}}
    )
    shop = Shop(kept)
    assert shop.window.table_actions.bindings.of("fit") == ("F",)
    shop.window.table_actions["new_game"].trigger()
    settle()
    shop.close()
