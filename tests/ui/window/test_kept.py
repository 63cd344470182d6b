"""The window's memory between sessions."""

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from pytestqt.qtbot import QtBot

from changcheng_qt.ui.window.kept import WindowMemory
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


def test_damaged_settings_are_no_obstacle(qtbot: QtBot) -> None:
    kept = WindowMemory(
        "not hex é", True, "warp", {"fit": 3, "nothing": "X"}, {"toy": {"count": "many"}}
    )
    shop = Shop(kept)
    assert shop.window.table_actions.bindings.of("fit") == ("F",)
    shop.window.table_actions["new_game"].trigger()
    settle()
    shop.close()
