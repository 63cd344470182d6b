"""The pages that people look something up on are seen whole on an ordinary desktop: a window of
1280 x 800 with a title bar and a frame, in every language.
"""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QScrollArea
from pytestqt.qtbot import QtBot

from changcheng_qt.i18n.languages import LANGUAGES
from changcheng_qt.ui.dialogs.settings import SettingsDialog
from changcheng_qt.ui.window.main_window import MainWindow
from screens.stage import Stage, settle
from tests.effort import combined
from titles.changcheng.screens import SCREENS

SIZE = QSize(1272, 763)
PAGES = (("main_two_boards", "keys"), ("start", "keys"))
"""From where, and which."""


def hidden_part(
    qtbot: QtBot, application: QApplication, language: str, screen: str, action: str, size: QSize
) -> int:
    """How many pixels of a page are seen only when it is scrolled."""
    window = SCREENS[screen](Stage(application, size, "light", language))
    assert isinstance(window, MainWindow)
    qtbot.addWidget(window)
    window.resize(size)
    window.show()
    settle(application)
    window.table_actions[action].trigger()
    settle(application)
    dialog = window.dialogs.shown
    assert dialog is not None
    (area,) = dialog.findChildren(QScrollArea)
    hidden = area.verticalScrollBar().maximum()
    dialog.close()
    window.preferences["language"].choose("en")
    return hidden


@combined(language=[language.code for language in LANGUAGES], page=PAGES)
def test_all_of_it_is_seen_at_once(
    qtbot: QtBot, qapp: QApplication, language: str, page: tuple[str, str]
) -> None:
    assert hidden_part(qtbot, qapp, language, *page, SIZE) == 0


def test_in_a_lower_window_a_part_of_it_is_hidden(qtbot: QtBot, qapp: QApplication) -> None:
    size = QSize(SIZE.width(), 480)
    assert hidden_part(qtbot, qapp, "en", "start", "keys", size) > 0


@combined(
    language=[language.code for language in LANGUAGES], size=(QSize(1024, 720), QSize(1280, 800))
)
def test_the_largest_settings_fit_their_width(
    qtbot: QtBot, qapp: QApplication, language: str, size: QSize
) -> None:
    """Otherwise the lists are cut off at the right, where their arrows are."""
    window = SCREENS["settings"](Stage(qapp, size, "light", language, 2.0))
    assert isinstance(window, MainWindow)
    qtbot.addWidget(window)
    window.show()
    settle(qapp)
    page = window.dialogs.shown
    assert isinstance(page, SettingsDialog)
    inside = page.area.widget()
    assert inside is not None
    assert inside.width() <= page.area.viewport().width()
    page.close()
    window.preferences["language"].choose("en")
