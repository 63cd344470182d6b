"""A window of 1024 x 720 where everything is twice as large as usual."""

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from changcheng_qt.app.main import Program
from changcheng_qt.app.settings import Settings
from changcheng_qt.i18n.languages import LANGUAGES
from changcheng_qt.titles import TITLES
from changcheng_qt.ui.dialogs.new_game import NewGameDialog
from changcheng_qt.ui.gate.plaque import Plaque
from changcheng_qt.ui.panels.vista import TitleTile
from changcheng_qt.ui.tray.stock_button import StockButton
from tests.app.conftest import Build
from tests.app.learning import await_coach, key_of, room_of
from tests.app.test_coach_column import shown_map
from tests.effort import NIGHTLY
from tests.ui.shop import settle

LARGE = Settings(motion="none", bot_speed="instant", scale=2.0)
LEAST_STRETCH = 80
NAMES = [title.name for title in TITLES]
ROOM = QSize(1024, 720)


def begin(running: Program, title: str) -> None:
    """Begin a game of people, and open its gate."""
    running.window.resize(ROOM)
    tiles = running.window.table.start_page.findChildren(TitleTile)
    tiles[NAMES.index(title)].new_game.click()
    dialog = running.window.dialogs.shown
    assert isinstance(dialog, NewGameDialog)
    for row in dialog.rows:
        row.controller.setCurrentIndex(0)
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    plaque = running.window.findChild(Plaque)
    assert plaque is not None
    plaque.opened.emit()
    settle()


@pytest.mark.parametrize(
    ("title", "code"),
    [
        (title, language.code)
        for number, language in enumerate(LANGUAGES)
        for place, title in enumerate(NAMES)
        if NIGHTLY or place == number % 2
    ],
)
def test_the_names_of_piles_are_not_squeezed(program: Build, title: str, code: str) -> None:
    running = program(LARGE, code)
    begin(running, title)
    buttons = running.window.findChildren(QAbstractButton)
    piles = [one for one in buttons if isinstance(one, StockButton) and one.isVisible()]
    assert len(piles) > 1
    for pile in piles:
        for line in pile.lines:
            stretch = pile.label_font(line).stretch() or 100
            assert stretch >= LEAST_STRETCH, (line, stretch)


@pytest.mark.parametrize("title", NAMES)
def test_the_whole_board_is_seen_next_to_the_drawer(program: Build, title: str) -> None:
    running = program(LARGE)
    table = running.window.table
    begin(running, title)
    assert table.parts is not None
    before = shown_map(running)
    assert before.right() > table.side.geometry().left(), "the drawer would cover some of it"
    running.window.table_actions["side_panel"].trigger()
    settle()
    assert table.side.isVisible()
    aside = shown_map(running)
    assert aside.right() <= table.side.geometry().left()
    assert aside.width() > 0.55 * before.width()
    QTest.mouseClick(table.parts.board, Qt.MouseButton.LeftButton)
    settle()
    assert not table.side.isVisible()
    assert shown_map(running) == before


def test_a_drawer_opens_for_a_decision_in_it(program: Build) -> None:
    running = program(LARGE)
    table = running.window.table
    begin(running, "riders")
    assert table.parts is not None
    asks = table.parts.side_asks
    assert not table.side.isVisible()
    asks.say(table.parts.side[0])
    assert table.side.isVisible()
    assert running.window.table_actions["side_panel"].isChecked()
    asks.say(None)
    assert not table.side.isVisible()


def test_a_board_next_to_the_card_of_a_lesson_stays_as_large_as_it_is(
    program: Build, qtbot: QtBot
) -> None:
    running = program(LARGE)
    running.window.resize(ROOM)
    room_of(running).begin(key_of("1-first-turn", "china"))
    await_coach(running, qtbot)
    before = shown_map(running)
    running.window.table_actions["side_panel"].trigger()
    settle()
    assert shown_map(running) == before
