"""Statistics in the running program: opened from the start page, kept, exported, led out of."""

import csv
from collections.abc import Callable
from io import StringIO
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from changcheng_qt.app.desks.statistics_desk import INDEX, NAMES
from changcheng_qt.app.main import Program
from changcheng_qt.app.paths import Folders
from changcheng_qt.saves.disk import RealDisk
from changcheng_qt.statistics.names import Names, read_names, write_names
from changcheng_qt.ui.statistics.dialog import StatisticsDialog
from tests.statistics.games import keep, whole_match
from tests.ui.shop import settle

Build = Callable[..., Program]


@pytest.fixture
def running(folders: Folders, program: Build) -> Program:
    """A program with two finished games."""
    keep(folders.games, "one", whole_match(1, "Mei", "Luca"))
    keep(folders.games, "two", whole_match(2, "mei", "Luca"))
    return program()


def opened(running: Program, qtbot: QtBot, count: int = 2) -> StatisticsDialog:
    """Open the page as a person would, once n games are found."""
    shelf = running.window.table.start_page.shelf
    qtbot.waitUntil(shelf.statistics.isVisible)
    shelf.statistics.click()
    page = running.window.dialogs.shown
    assert isinstance(page, StatisticsDialog)
    qtbot.waitUntil(lambda: len(page.overview.counted) == count)
    return page


def answer(running: Program, file: Path | None) -> None:
    """Answer every question for a file with one."""

    class Answer(QObject):
        def to_open(self) -> Path | None:
            return None

        def to_save(self, name: str) -> Path | None:
            return file

    running.files._files = Answer()  # noqa: SLF001


def test_it_is_opened_from_the_start_page_and_the_menu(running: Program, qtbot: QtBot) -> None:
    page = opened(running, qtbot)
    page.reject()
    running.window.table_actions["statistics"].trigger()
    assert isinstance(running.window.dialogs.shown, StatisticsDialog)


def test_the_index_is_next_to_the_games_and_not_among_them(
    running: Program, folders: Folders, qtbot: QtBot
) -> None:
    opened(running, qtbot)
    assert (folders.own / INDEX).is_file()
    assert {path.name for path in folders.games.iterdir()} >= {"one", "two"}
    assert not any(INDEX in path.name for path in folders.games.rglob("*"))


def test_names_are_kept_and_touch_no_game(running: Program, folders: Folders, qtbot: QtBot) -> None:
    page = opened(running, qtbot)
    before = {path: path.read_bytes() for path in folders.games.rglob("game*") if path.is_file()}
    page.names_changed.emit(Names({"mei": "Mei"}))
    file = folders.own / NAMES
    qtbot.waitUntil(file.is_file)
    assert read_names(RealDisk(), file) == Names({"mei": "Mei"})
    assert before == {path: path.read_bytes() for path in before}
    page.reject()
    again = opened(running, qtbot)
    assert [one.who.name for one in again.overview.sums] == ["Luca", "Mei"]


def test_names_survive_an_index_that_is_damaged(
    running: Program, folders: Folders, qtbot: QtBot
) -> None:
    write_names(RealDisk(), folders.own / NAMES, Names(hidden=frozenset({"Luca"})))
    (folders.own / INDEX).write_bytes(b"no index" * 100)
    page = opened(running, qtbot)
    assert [one.who.name for one in page.overview.sums] == ["Mei", "mei"]


def test_a_game_of_the_list_is_opened(running: Program, folders: Folders, qtbot: QtBot) -> None:
    page = opened(running, qtbot)
    page.overview.game_asked.emit("one")
    assert not page.isVisible()
    qtbot.waitUntil(lambda: running.session.match is not None)
    match = running.session.match
    assert match is not None
    assert [player.name for player in match.players] == ["Mei", "Luca"]


def test_table_and_chart_are_exported(running: Program, tmp_path: Path, qtbot: QtBot) -> None:
    page = opened(running, qtbot)
    answer(running, tmp_path / "table.csv")
    page.table_action.trigger()
    qtbot.waitUntil(lambda: not running.files.is_busy)
    text = (tmp_path / "table.csv").read_bytes().decode("utf-8-sig")
    assert len(list(csv.DictReader(StringIO(text)))) == 4
    answer(running, tmp_path / "chart.png")
    page.picture_action.trigger()
    qtbot.waitUntil(lambda: not running.files.is_busy)
    assert QImage(str(tmp_path / "chart.png")).width() > 200


def test_nothing_is_written_when_no_file_is_chosen(
    running: Program, tmp_path: Path, qtbot: QtBot
) -> None:
    page = opened(running, qtbot)
    answer(running, None)
    page.table_action.trigger()
    page.picture_action.trigger()
    settle()
    assert not running.files.is_busy
    assert not list(tmp_path.glob("*.*"))


def test_names_that_cannot_be_written_are_reported(
    running: Program, folders: Folders, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(running.window, "show_toast", said.append)
    page = opened(running, qtbot)
    (folders.own / NAMES).mkdir()
    page.names_changed.emit(Names({"mei": "Mei"}))
    qtbot.waitUntil(lambda: bool(said))
    assert said[0].startswith("The names were not saved.")


def test_leaving_while_it_looks_does_no_harm(running: Program, qtbot: QtBot) -> None:
    for _ in range(5):
        running.window.table_actions["statistics"].trigger()
        settle()
        running.window.dialogs.close_all()
    assert len(opened(running, qtbot).overview.counted) == 2
