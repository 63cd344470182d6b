"""A folder that never answers, as that of a computer that has left the network, costs its contents
and nothing else: the window opens without it and says which folder that is.
"""

import json
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Event
from time import monotonic
from typing import Any

import pytest
from PySide6.QtCore import QElapsedTimer
from pytestqt.qtbot import QtBot

from changcheng_qt.app import opening, threads
from changcheng_qt.app.desks.save_words import UNREAD_SETTINGS, UNREADABLE, UNSAFE
from changcheng_qt.app.opening import in_time
from changcheng_qt.app.paths import Folders
from changcheng_qt.app.settings import load_settings
from changcheng_qt.app.threads import Done, Job
from changcheng_qt.saves.disk import RealDisk
from changcheng_qt.titles.changcheng import entry
from changcheng_qt.titles.changcheng.rules.boards import load_boards
from changcheng_qt.titles.changcheng.rules.geography import Board
from changcheng_qt.titles.title import Box, Title
from changcheng_qt.ui.looks.appearance import ThemeChoice
from tests.app.at_once import AtOnce
from tests.app.conftest import Build
from tests.app.own_boards import write_board
from tests.app.refusing import SILENT, hang
from tests.app.test_unreadable_folders import KEPT, banner, notices, opened, play
from tests.patience import PATIENCE
from tests.planted import Fault, planted, with_and_without

NO_BOARDS = "Your custom boards were not loaded.\n\n{}\nThe folder can't be read."


class UntilSilent(SimpleQueue[Any]):
    """A queue that is read until the test's folder falls silent, even on a slow computer."""

    def __init__(self) -> None:
        SILENT.clear()

    def get(self, block: bool = True, timeout: float | None = None) -> Any:  # noqa: ANN401
        end = monotonic() + (timeout or 0)
        while not SILENT.is_set() and monotonic() < end:
            with suppress(Empty):
                return super().get(timeout=0.01)
        raise Empty


@pytest.fixture(autouse=True)
def falls_silent(time_to_answer: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Have a folder fall silent at once, and never take another for silent."""
    monkeypatch.setattr(opening, "SimpleQueue", UntilSilent)


@pytest.fixture
def full(folders: Folders) -> Folders:
    """Folders with settings and a board in them."""
    folders.config.mkdir()
    folders.settings_file.write_text(json.dumps(KEPT))
    folders.games.mkdir()
    write_board(folders.own / "boards", "9")
    return folders


@pytest.fixture
def go(monkeypatch: pytest.MonkeyPatch) -> Iterator[Event]:
    """Make the folders answer at last, before the windows of a test are closed."""
    answers = Event()
    yield answers
    answers.set()


def waits_without_end(patch: pytest.MonkeyPatch) -> None:
    """Read in the thread of the window."""
    patch.setattr(opening, "in_time", lambda read, _otherwise: read())


@with_and_without(waits_without_end)
@pytest.mark.parametrize("place", ["config", "games", "own"])
def test_the_window_opens_without_a_silent_folder(
    program: Build, full: Folders, place: str, fault: Fault | None, go: Event
) -> None:
    with planted(fault), pytest.MonkeyPatch.context() as patched:
        hang(patched, go, getattr(full, place))
        running = opened(program, full)
        said = banner(running, UNREAD_SETTINGS), banner(running, UNREADABLE), notices(running)
        go.set()
        assert said == (
            f"Settings aren't saved: {full.config} can't be read." if place == "config" else "",
            f"Games aren't saved: {full.games} can't be read." if place == "games" else "",
            [NO_BOARDS.format(full.own / "boards")] if place == "own" else [],
        )


def time_everything(patch: pytest.MonkeyPatch) -> None:
    def opened_box(title: Title, own: Path | None, unheard: list[Path]) -> Box:
        return opening.in_time(partial(title.open_box, own), None) or title.open_box(None)

    patch.setattr(opening, "_open_box", opened_box)


@with_and_without(time_everything)
def test_only_the_disk_has_a_time_to_keep(
    program: Build, full: Folders, fault: Fault | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a busy computer boards took longer, and were said to be in a folder without an answer."""
    timed: list[bool] = []
    on_the_clock: list[bool] = []

    def in_order(read: Callable[[], object], _otherwise: object) -> object:
        timed.append(True)
        try:
            return read()
        finally:
            timed.pop()

    def noted(*folders: Path) -> tuple[Board, ...]:
        on_the_clock.append(bool(timed))
        return load_boards(*folders)

    with planted(fault):
        monkeypatch.setattr(opening, "in_time", in_order)
        monkeypatch.setattr(entry, "load_boards", noted)
        running = opened(program, full)
        assert notices(running) == []
        assert on_the_clock == [False]


def test_games_that_answer_late_are_there(
    program: Build, full: Folders, go: Event, qtbot: QtBot
) -> None:
    with pytest.MonkeyPatch.context() as patched:
        hang(patched, go, full.games)
        running = opened(program, full)
        assert banner(running, UNREADABLE) != ""
        go.set()
        qtbot.waitUntil(lambda: banner(running, UNREADABLE) == "")
        play(running, qtbot)
        assert banner(running, UNSAFE) == ""


def test_one_plays_on_next_to_a_silent_folder_of_games(
    program: Build, full: Folders, go: Event, qtbot: QtBot
) -> None:
    with pytest.MonkeyPatch.context() as patched:
        hang(patched, go, full.games)
        running = opened(program, full)
        play(running, qtbot)
        assert banner(running, UNSAFE).startswith("This game isn't being saved.")
        go.set()
        qtbot.waitUntil(lambda: banner(running, UNSAFE) == "")


class InTheWindow(AtOnce):
    """Comes to no end with a job that has to wait."""

    def ask(self, job: Job, done: Done) -> None:
        with suppress(AssertionError):
            super().ask(job, done)


def writes_without_end(patch: pytest.MonkeyPatch) -> None:
    """Write the settings in the thread of the window."""
    patch.setattr(threads, "WriterThread", InTheWindow)


@with_and_without(writes_without_end)
def test_settings_wait_for_a_folder_that_falls_silent(
    program: Build, full: Folders, fault: Fault | None, go: Event, qtbot: QtBot
) -> None:
    with planted(fault):
        running = opened(program, full)
        with pytest.MonkeyPatch.context() as patched:
            hang(patched, go, full.config)
            running.appearance.choose_theme(ThemeChoice.LIGHT)
            running.appearance.choose_scale(1.5)
            go.set()
        qtbot.waitUntil(lambda: load_settings(RealDisk(), full.settings_file).scale == 1.5)
        assert load_settings(RealDisk(), full.settings_file).theme == "light"


def test_a_closing_window_waits_two_seconds_for_the_folder_of_settings(
    program: Build, full: Folders, go: Event
) -> None:
    with pytest.MonkeyPatch.context() as patched:
        running = opened(program, full)
        hang(patched, go, full.config)
        clock = QElapsedTimer()
        clock.start()
        running.window.close()
        assert 1900 <= clock.elapsed() < PATIENCE
        go.set()


def test_results_read_in_time_are_returned(go: Event) -> None:
    assert in_time(lambda: 3, None) == 3
    assert in_time(go.wait, None, 0.01) is None
    with pytest.raises(OSError, match="gone"):
        in_time(gone, None)


def gone() -> None:
    raise OSError("gone")
