"""The calls of Windows that the program makes, answered here by stand-ins."""

import ctypes
import os
import signal
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from ctypes import wintypes
from multiprocessing import Pipe
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtNetwork import QLocalServer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

import changcheng_qt.__main__ as program
from changcheng_qt.app.cli import tournament
from changcheng_qt.app.cli.tournament import Contest, Piece
from changcheng_qt.app.command_line import PROGRAM
from changcheng_qt.app.one_window import hand_over
from changcheng_qt.app.opening import TitleBars
from changcheng_qt.app.paths import Folders
from changcheng_qt.app.screen_lock import ScreenLock
from changcheng_qt.app.workers.analysis_worker import serve_analysis
from changcheng_qt.ui.looks.appearance import Appearance, Looks, ThemeChoice

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="stands in for Windows")

ANY_PROCESS = -1
PARENT_PROCESS = -1
THIS_PROCESS = 2**64 - 1
BELOW_NORMAL = 0x4000
OF_THIS_SESSION = 0
SESSION_CHANGED = 0x2B1
LOCKED, UNLOCKED, CONNECTED = 7, 8, 1
CONTEST = Contest("changcheng", "greedy:9", "random:1", 2, "1", "usual")
Calls = list[tuple[object, ...]]
Stand = Callable[..., Calls]


@pytest.fixture
def stand(monkeypatch: pytest.MonkeyPatch) -> Stand:
    """Return a call that makes this system Windows for the program, with a library of it, and
    returns the list of the calls to it, which grows.
    """

    def stand(system: str, library: str, function: str, then: Callable[[], object]) -> Calls:
        calls: Calls = []

        def called(*arguments: Any) -> object:  # noqa: ANN401
            calls.append(tuple(getattr(one, "value", one) for one in arguments))
            return then()

        libraries = {library: SimpleNamespace(**{function: called})}
        monkeypatch.setattr(ctypes, "WinDLL", libraries.__getitem__, raising=False)
        monkeypatch.setattr(sys, "platform", system)
        return calls

    return stand


@pytest.mark.parametrize(("system", "times"), [("win32", 1), ("linux", 0)])
def test_the_first_window_may_come_to_the_front_before_it_hears_of_a_later_start(
    stand: Stand, folders: Folders, qtbot: QtBot, system: str, times: int
) -> None:
    server, name = QLocalServer(), folders.socket
    assert server.listen(name)
    heard: list[bool] = []

    def look() -> None:
        assert server.waitForNewConnection(1000)
        heard.append(server.nextPendingConnection().waitForReadyRead(100))

    calls = stand(system, "user32", "AllowSetForegroundWindow", look)
    assert not hand_over(name, None, 200)
    assert calls == [(ANY_PROCESS,)] * times
    assert heard == [False] * times
    server.close()


@pytest.mark.parametrize(("system", "is_windows"), [("win32", True), ("linux", False)])
def test_the_analysis_runs_at_low_priority(
    stand: Stand, monkeypatch: pytest.MonkeyPatch, system: str, is_windows: bool
) -> None:
    niceness: list[int] = []
    monkeypatch.setattr(os, "nice", niceness.append)
    monkeypatch.setattr(signal, "signal", lambda *_: None)
    ours, theirs = Pipe()
    theirs.close()
    calls = stand(system, "kernel32", "SetPriorityClass", lambda: None)
    serve_analysis(ours)
    assert calls == [(THIS_PROCESS, BELOW_NORMAL)] * is_windows
    assert niceness == [10] * (not is_windows)


@contextmanager
def no_output() -> Iterator[None]:
    """Take both outputs away, as from a bundle; close the ones that the program opens instead."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "stdout", None)
        patch.setattr(sys, "stderr", None)
        yield
        sys.stdout.close()
        sys.stderr.close()


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Run nothing but the parser; return the file that stands for a terminal."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(program, "_run", lambda asked: 0)
    return tmp_path / "CONOUT$"


@pytest.mark.parametrize("arguments", [["--version"], ["simulate", "--wrong"]])
def test_a_command_prints_in_the_terminal_of_a_bundle(
    stand: Stand, terminal: Path, arguments: list[str]
) -> None:
    """Its output and its complaints."""
    calls = stand("win32", "kernel32", "AttachConsole", lambda: True)
    with no_output(), pytest.raises(SystemExit):
        program.main(arguments)
    assert PROGRAM in terminal.read_text()
    assert calls == [(PARENT_PROCESS,)]


@pytest.mark.parametrize(
    ("system", "arguments", "has_terminal", "times"),
    [
        ("win32", ["replay", "a.changcheng"], False, 1),
        ("win32", ["a.changcheng"], True, 0),
        ("win32", [], True, 0),
        ("linux", ["replay", "a.changcheng"], True, 0),
    ],
)
def test_a_window_is_not_bound_to_a_terminal(
    stand: Stand,
    terminal: Path,
    system: str,
    arguments: list[str],
    has_terminal: bool,
    times: int,
) -> None:
    """Nor is a command where there is none."""
    calls = stand(system, "kernel32", "AttachConsole", lambda: has_terminal)
    with no_output():
        assert program.main(arguments) == 0
        assert sys.stdout.name == os.devnull
    assert not terminal.exists()
    assert len(calls) == times


class Pool:
    """Plays nothing; notes its number of processes."""

    jobs = 0

    def __init__(self, jobs: int) -> None:
        Pool.jobs = jobs

    def __enter__(self) -> "Pool":
        return self

    def __exit__(self, *_: object) -> None:
        """Stop nothing."""

    def imap_unordered(self, play: object, pieces: Iterable[Piece]) -> Iterator[Piece]:
        return iter(pieces)


@pytest.mark.parametrize(("system", "most"), [("win32", 60), ("linux", 96)])
def test_a_tournament_has_as_many_processes_as_the_system_can_wait_for(
    monkeypatch: pytest.MonkeyPatch, system: str, most: int
) -> None:
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr(tournament, "get_context", lambda way: SimpleNamespace(Pool=Pool))
    pieces = [Piece(CONTEST, deal, 0) for deal in range(200)]
    assert len(list(tournament.play_all(pieces, 96))) == len(pieces)
    assert Pool.jobs == most


@pytest.mark.parametrize("is_heard", [True, False])
def test_a_window_is_told_of_a_locked_session(stand: Stand, qtbot: QtBot, is_heard: bool) -> None:
    calls = stand("win32", "wtsapi32", "WTSRegisterSessionNotification", lambda: is_heard)
    before = set(QApplication.topLevelWidgets())
    lock, heard = ScreenLock(), list[str]()
    lock.locked.connect(lambda: heard.append("locked"))
    lock.unlocked.connect(lambda: heard.append("unlocked"))
    assert lock.watch() is is_heard
    (window,) = set(QApplication.topLevelWidgets()) - before
    assert calls == [(window.winId(), OF_THIS_SESSION)]
    assert not window.isVisible()
    for number, change in (
        *((SESSION_CHANGED, change) for change in (LOCKED, CONNECTED, UNLOCKED)),
        (SESSION_CHANGED + 1, LOCKED),
    ):
        message = wintypes.MSG(message=number, wParam=change)
        window.nativeEvent(b"windows_generic_MSG", ctypes.addressof(message))
    assert heard == ["locked", "unlocked"]


class Hints(QObject):
    """Colours of the desktop, which are those that were asked for where some were: so does Qt."""

    colorSchemeChanged = Signal(Qt.ColorScheme)

    def __init__(self, desktop: Qt.ColorScheme) -> None:
        super().__init__()
        self.desktop = desktop
        self.asked: list[Qt.ColorScheme] = []

    def setColorScheme(self, scheme: Qt.ColorScheme) -> None:
        self.asked.append(scheme)
        self.colorSchemeChanged.emit(scheme if scheme.value else self.desktop)


def test_the_bars_above_windows_have_the_colours_of_the_theme(qtbot: QtBot) -> None:
    """And those of the desktop only where the theme is the desktop's."""
    unknown, light, dark = Qt.ColorScheme.Unknown, Qt.ColorScheme.Light, Qt.ColorScheme.Dark
    hints, appearance = Hints(light), Appearance(Looks(), desktop_is_dark=False)
    TitleBars(hints, appearance)  # type: ignore[arg-type]
    assert hints.asked == []
    for themed, asked in (
        (ThemeChoice.DARK, dark),
        (ThemeChoice.LIGHT, light),
        (ThemeChoice.SYSTEM, unknown),
        (ThemeChoice.HIGH_CONTRAST, dark),
    ):
        appearance.choose_theme(themed)
        assert hints.asked.pop() is asked
        assert hints.asked == []
    hints.desktop = dark
    appearance.choose_theme(ThemeChoice.SYSTEM)
    assert appearance.palette.dark
    appearance.switch_theme()
    assert appearance.looks.theme is ThemeChoice.LIGHT
    appearance.switch_theme()
    assert appearance.looks.theme is ThemeChoice.SYSTEM, "it is the desktop's again"


def test_a_chosen_theme_is_there_from_the_start(qtbot: QtBot) -> None:
    hints = Hints(Qt.ColorScheme.Light)
    appearance = Appearance(Looks(theme=ThemeChoice.DARK), desktop_is_dark=False)
    TitleBars(hints, appearance)  # type: ignore[arg-type]
    assert hints.asked == [Qt.ColorScheme.Dark]
