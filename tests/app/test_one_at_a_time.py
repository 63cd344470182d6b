"""Games are read, written and locked away from the window, one after the other."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from threading import Event, current_thread, main_thread

import pytest
from pytestqt.qtbot import QtBot

from changcheng_qt.app import main
from changcheng_qt.app.main import Program, begin
from changcheng_qt.app.paths import Folders
from changcheng_qt.saves.disk import Handle, RealDisk
from changcheng_qt.saves.held import LOCK
from changcheng_qt.saves.journal import Journal
from changcheng_qt.saves.library import Library
from changcheng_qt.saves.record import recording
from changcheng_qt.saves.recovery import FILE
from changcheng_qt.saves.savefile import record_to_bytes
from changcheng_qt.ui.library.card import GameStatus
from tests.app.conftest import Build
from tests.saves.conftest import random_match

WAIT = 0.3
"""Seconds for which the holder of a lock waits for another thread to want it."""


class JealousDisk(RealDisk):
    """A disk on which reading a game whose lock is held waits until another program has tried to
    lock it.
    """

    refused: list[str] = []  # noqa: RUF012 - there is one disk a test
    held: set[str] = set()  # noqa: RUF012
    is_wanted = Event()

    def __init__(self) -> None:
        JealousDisk.refused = []
        JealousDisk.held = set()
        JealousDisk.is_wanted.clear()
        self._locks: dict[Handle, str] = {}

    def lock(self, path: Path) -> Handle | None:
        handle = super().lock(path)
        if handle is None:
            self.refused.append(path.parent.name)
            self.is_wanted.set()
        else:
            self._locks[handle] = path.parent.name
            self.held.add(path.parent.name)
        return handle

    def close(self, handle: Handle) -> None:
        self.held.discard(self._locks.pop(handle, ""))
        super().close(handle)

    def read(self, path: Path, most: int) -> bytes:
        if path.parent.name in self.held:
            self.is_wanted.wait(WAIT)
        return super().read(path, most)


class SlowDisk(RealDisk):
    """Takes its time, and knows who had to wait for it."""

    waited: list[str] = []  # noqa: RUF012

    def __init__(self) -> None:
        SlowDisk.waited = []

    def read(self, path: Path, most: int) -> bytes:
        self._note(path.name)
        return super().read(path, most)

    def sync(self, handle: Handle) -> None:
        self._note("sync")
        super().sync(handle)

    def _note(self, what: str) -> None:
        if current_thread() is main_thread():
            self.waited.append(what)


def keep(folders: Folders, steps: int | None) -> Path:
    """Put a game of two on the disk."""
    folders.games.mkdir(parents=True)
    library = Library(RealDisk(), folders.games, Random(1))
    content = record_to_bytes(recording(random_match(1, seats=2, steps=steps), Random(1)).record())
    journal = Journal(library.disk, library.new_folder(), content)
    journal.mend()
    journal.close()
    return journal.folder


def standings(running: Program) -> list[GameStatus]:
    """How the games stand that are listed."""
    return [row.card.standing for row in running.window.table.start_page.shelf.rows]


def test_the_last_finished_game_is_never_in_its_own_way(
    program: Build, folders: Folders, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Finding out that it is over takes its lock; the list of games asks about it meanwhile."""
    keep(folders, None)
    monkeypatch.setattr(main, "RealDisk", JealousDisk)
    running = program()
    running.window.start_shown.emit()
    begin(running, None)
    qtbot.waitUntil(lambda: not running.session.is_fetching)
    qtbot.waitUntil(lambda: standings(running) != [])
    assert standings(running) == [GameStatus.OVER]
    assert JealousDisk.refused == []


def test_a_game_that_another_program_has_is_found_out(
    program: Build, folders: Folders, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The test above could fail: here somebody else holds the lock."""
    folder = keep(folders, None)
    other = RealDisk()
    lock = other.lock(folder / LOCK)
    assert lock
    monkeypatch.setattr(main, "RealDisk", JealousDisk)
    running = program()
    begin(running, None)
    qtbot.waitUntil(lambda: standings(running) != [])
    assert standings(running) == [GameStatus.ELSEWHERE]
    assert JealousDisk.refused
    other.close(lock)


def recover(running: Program, folder: Path, file: Path) -> None:
    begin(running, None)


def go_on(running: Program, folder: Path, file: Path) -> None:
    running.session.go_on(folder)


def open_copy(running: Program, folder: Path, file: Path) -> None:
    begin(running, folder / FILE)


@pytest.mark.parametrize("bring", [recover, go_on, open_copy])
def test_the_window_waits_for_no_disk(
    program: Build,
    folders: Folders,
    tmp_path: Path,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    bring: Callable[[Program, Path, Path], None],
) -> None:
    """Neither while a game comes to the table nor while a copy of it is saved."""
    folder, file = keep(folders, 30), tmp_path / "copy.changcheng"
    monkeypatch.setattr(main, "RealDisk", SlowDisk)
    running = program()
    bring(running, folder, file)
    qtbot.waitUntil(lambda: running.window.match_show is not None)
    running.files.save(file)
    qtbot.waitUntil(lambda: not running.files.is_busy)
    running.files.save_report(file.with_suffix(".txt"))
    qtbot.waitUntil(lambda: not running.files.is_busy)
    assert file.exists()
    assert file.with_suffix(".txt").exists()
    running.session.abandon()
    qtbot.waitUntil(lambda: standings(running) != [])
    assert [what for what in SlowDisk.waited if what != "settings.json"] == []


def test_a_game_that_nobody_wants_any_more_is_dropped(
    program: Build, folders: Folders, qtbot: QtBot
) -> None:
    folder = keep(folders, 30)
    running = program()
    running.session.go_on(folder)
    running.session.go_on(folders.games / "none")
    qtbot.waitUntil(lambda: not running.session.is_fetching)
    assert running.session.match is None
    library = Library(RealDisk(), folders.games, Random(2))
    qtbot.waitUntil(lambda: not library.is_taken(folder))
