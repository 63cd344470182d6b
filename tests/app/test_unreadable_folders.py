"""A folder that cannot be read costs its contents and nothing else: the window opens, one sentence
says which folder that is and the consequences, and a game can be played.
"""

import errno
import json
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QMimeData, QUrl
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from changcheng_qt.app import threads
from changcheng_qt.app.desks.save_words import UNREAD_SETTINGS, UNREADABLE, UNSAFE
from changcheng_qt.app.main import Program, begin
from changcheng_qt.app.opening import is_table_laid, read_settings
from changcheng_qt.app.paths import Folders
from changcheng_qt.app.settings import Settings, UnreadSettings, load_settings, save_settings
from changcheng_qt.engine.seats import Player
from changcheng_qt.saves.disk import RealDisk
from changcheng_qt.saves.library import Library
from changcheng_qt.saves.table import TABLE
from changcheng_qt.ui.looks.appearance import ThemeChoice
from changcheng_qt.ui.seam.title import GameOrder
from changcheng_qt.ui.window.kept import dropped_file
from tests.app.at_once import AtOnce
from tests.app.conftest import QUIET, Build
from tests.app.own_boards import write_board
from tests.app.refusing import REFUSALS, refuse
from tests.app.test_kept_games import keep
from tests.effort import by_night

KEPT = {"language": "en", "theme": "dark", "motion": "none", "bot_speed": "instant"}


def banner(running: Program, name: str) -> str:
    banners = running.window.table.banners
    return banners[name].words.text if name in banners else ""


def notices(running: Program) -> list[str]:
    return [box.text() for box in running.window.findChildren(QMessageBox)]


def play(running: Program, qtbot: QtBot) -> None:
    """Begin a game, and do something in it."""
    players = (Player("Ada"), Player("Bo"))
    running.window.order_placed.emit(GameOrder("changcheng", players, ("red", "blue")))
    show = running.window.match_show
    assert show
    bridge = show.bridge
    assert bridge.submit(bridge.legal[0])
    qtbot.waitUntil(lambda: bridge.step_count == 1)


def opened(program: Build, folders: Folders) -> Program:
    """Return the program as its start has it."""
    running = program(read_settings(folders))
    if is_table_laid(folders, running.unheard):
        running.window.show_still()
    begin(running, None)
    return running


@pytest.fixture(
    params=[errno.EACCES, pytest.param(errno.EIO, marks=by_night)], ids=errno.errorcode.get
)
def number(request: pytest.FixtureRequest) -> int:
    number: int = request.param
    return number


@pytest.fixture
def full(folders: Folders) -> Folders:
    """Folders with settings, a game on the table, and a board in them."""
    folders.config.mkdir()
    folders.settings_file.write_text(json.dumps(KEPT))
    write_board(folders.own / "boards", "9")
    folders.games.mkdir(mode=0o700)
    game = keep(Library(RealDisk(), folders.games, Random(1)), 1, 1, ("Ada", "Bo"))
    (folders.games / TABLE).write_text(json.dumps({"game": game.name}))
    return folders


def test_games_that_cannot_be_read_are_reported_and_play_goes_on_unsaved(
    program: Build, full: Folders, number: int, qtbot: QtBot
) -> None:
    with pytest.MonkeyPatch.context() as patched:
        refuse(patched, number, full.games)
        running = opened(program, full)
        qtbot.waitUntil(lambda: banner(running, UNREADABLE) != "")
        words = f"Games aren't saved: {full.games} can't be read."
        assert banner(running, UNREADABLE) == words
        play(running, qtbot)
        assert banner(running, UNREADABLE) == ""
        assert banner(running, UNSAFE).startswith("This game isn't being saved.")
        running.window.table_actions["statistics"].trigger()
        running.window.dialogs.close_all()
        running.window.close()
    again = opened(program, full)
    qtbot.waitUntil(lambda: again.window.match_show is not None)
    assert banner(again, UNREADABLE) == ""


def test_one_game_that_cannot_be_read_is_reported(
    program: Build, full: Folders, number: int, qtbot: QtBot
) -> None:
    """As one that was begun by another user in the folder of this one."""
    (folder,) = (path.parent for path in full.games.glob("*/game.changcheng"))
    with pytest.MonkeyPatch.context() as patched:
        refuse(patched, number, folder)
        running = opened(program, full)
        qtbot.waitUntil(lambda: banner(running, UNREADABLE) != "")
        assert banner(running, UNREADABLE) == f"A game can't be read: {folder}"
        running.window.close()


@pytest.mark.parametrize("place", ["folder", "file"])
def test_settings_that_cannot_be_read_are_reported_and_not_overwritten(
    program: Build, full: Folders, number: int, qtbot: QtBot, place: str
) -> None:
    """Also where they could be read again later: the window has only defaults."""
    kept = full.settings_file.read_bytes()
    with pytest.MonkeyPatch.context() as patched:
        refuse(patched, number, full.config if place == "folder" else full.settings_file)
        running = opened(program, full)
        words = f"Settings aren't saved: {full.config} can't be read."
        assert banner(running, UNREAD_SETTINGS) == words
        running.appearance.choose_theme(ThemeChoice.LIGHT)
    running.appearance.choose_theme(ThemeChoice.DARK)
    running.window.table.banners[UNREAD_SETTINGS].buttons[0].click()
    assert banner(running, UNREAD_SETTINGS) == ""
    running.window.close()
    assert full.settings_file.read_bytes() == kept


def test_settings_that_could_be_read_are_kept_without_a_report(
    program: Build, full: Folders, qtbot: QtBot
) -> None:
    running = opened(program, full)
    assert banner(running, UNREAD_SETTINGS) == ""
    running.appearance.choose_theme(ThemeChoice.LIGHT)
    qtbot.waitUntil(lambda: load_settings(RealDisk(), full.settings_file).theme == "light")


def test_settings_that_cannot_be_written_are_reported_once(
    program: Build, folders: Folders, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(threads, "WriterThread", AtOnce)
    folders.config.touch()
    running = program()
    running.appearance.choose_theme(ThemeChoice.DARK)
    toast = running.window.table.toast
    assert toast.text == "Your settings weren't saved. Folder not found."
    running.window.show_toast("Something else.")
    running.appearance.choose_theme(ThemeChoice.LIGHT)
    assert toast.text == "Something else."


def test_a_file_of_settings_is_never_replaced_unread(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    file.write_text(json.dumps(KEPT))
    with pytest.MonkeyPatch.context() as patched:
        refuse(patched, errno.EIO, file)
        assert isinstance(load_settings(RealDisk(), file), UnreadSettings)
        with pytest.raises(OSError, match="Input/output"):
            save_settings(RealDisk(), file, QUIET)
    assert load_settings(RealDisk(), file).theme == "dark"


def test_a_damaged_file_of_settings_is_moved_aside(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    file.write_text('{"theme": "dark", "keys": {"undo": "Ctrl+U"')
    save_settings(RealDisk(), file, Settings(theme="light"))
    assert load_settings(RealDisk(), file).theme == "light"
    assert "Ctrl+U" in (tmp_path / "settings.json.damaged").read_text()


@pytest.mark.parametrize("place", ["folder", "file"])
def test_boards_that_cannot_be_read_are_reported(
    program: Build, full: Folders, number: int, place: str, qtbot: QtBot
) -> None:
    boards = full.own / "boards"
    with pytest.MonkeyPatch.context() as patched:
        refuse(patched, number, boards if place == "folder" else boards / "board-9.json")
        running = opened(program, full)
        (text,) = notices(running)
        fault = "The folder can't be read." if place == "folder" else "This file can't be read: "
        assert text.startswith(f"Your custom boards were not loaded.\n\n{boards}\n")
        assert fault in text
        play(running, qtbot)
        running.window.close()


@pytest.mark.parametrize("number", REFUSALS.values(), ids=REFUSALS)
def test_all_folders_at_once(program: Build, full: Folders, number: int, qtbot: QtBot) -> None:
    with pytest.MonkeyPatch.context() as patched:
        refuse(patched, number, full.config, full.games, full.own)
        running = opened(program, full)
        qtbot.waitUntil(lambda: banner(running, UNREADABLE) != "")
        assert banner(running, UNREAD_SETTINGS)
        assert len(notices(running)) == 1
        play(running, qtbot)
        running.window.close()


def test_a_file_that_cannot_be_seen_can_be_dragged_over_the_window(
    tmp_path: Path, number: int
) -> None:
    file = tmp_path / "evening.changcheng"
    file.touch()
    dragged = QMimeData()
    dragged.setUrls([QUrl.fromLocalFile(str(file))])
    assert dropped_file(dragged) == file
    with pytest.MonkeyPatch.context() as patched:
        refuse(patched, number, tmp_path)
        assert dropped_file(dragged) is None
