"""All keys of a game on one page, in the smallest window that has room for all of the table."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt.titles.changcheng.table.table_parts import MatchTable
from changcheng_qt.ui.actions.actions import Actions
from changcheng_qt.ui.dialogs.keys import KeysDialog
from changcheng_qt.ui.looks.style_sheet import style_sheet
from changcheng_qt.ui.seam.requests import Requests
from changcheng_qt.ui.seam.table import TableContext
from screens.windows import load_fonts
from tests.titles.changcheng.table.playing import bridge_of, match_of, plain_looks, worked_setup


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[QWidget]:
    window = QWidget()
    qtbot.addWidget(window)
    yield window
    window.close()


def page_of_keys(window: QWidget, size: QSize, language: str) -> KeysDialog:
    """Return the page over a window of some size, shown."""
    load_fonts()
    looks = plain_looks()
    looks.follow_language(language)
    looks.follow_window(size)
    window.resize(size)
    window.setStyleSheet(style_sheet(looks))
    bridge = bridge_of(match_of(worked_setup(2)), 0)
    parts = MatchTable(TableContext(bridge, looks, Requests(), window)).parts()
    actions = Actions(window, looks)
    actions.use_table(parts.actions, parts.held_keys)
    window.show()
    page = KeysDialog(actions, looks, window)
    page.show_fitting()
    QApplication.sendPostedEvents()
    return page


@pytest.mark.parametrize("language", ["en", "zh_TW"])
@pytest.mark.parametrize(("size", "scrolls"), [(QSize(1024, 720), False), (QSize(1024, 620), True)])
def test_all_keys_are_seen_at_once(
    window: QWidget, size: QSize, scrolls: bool, language: str
) -> None:
    page = page_of_keys(window, size, language)
    assert (page.area.verticalScrollBar().maximum() > 0) is scrolls


def test_the_page_says_which_keys_cannot_be_chosen(window: QWidget) -> None:
    page = page_of_keys(window, QSize(1024, 720), "en")
    assert "Backspace clears it" in page.note
    assert "Esc cancels" in page.note
