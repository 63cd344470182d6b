"""Garbage is collected in the window's thread: an object of Qt that goes in another one may crash
the program.
"""

import gc
import signal
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from threading import Thread, current_thread, main_thread

import pytest
from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from changcheng_qt.app import threads
from changcheng_qt.app.cli import host, waiting
from changcheng_qt.app.cli.command_parser import parse
from changcheng_qt.app.threads import Collector, collect_due
from changcheng_qt.app.waiting import notifying
from tests.app.conftest import Build
from tests.ui.fixtures import same_dress

MANY = 100_000


class Window:
    """Something in a cycle, which notes the thread in which it goes."""

    def __init__(self, gone_in: list[Thread]) -> None:
        self.itself = self
        self.gone_in = gone_in

    def __del__(self) -> None:
        self.gone_in.append(current_thread())


@pytest.fixture
def _by_itself() -> Iterator[None]:
    """Have Python collect by itself, as it does where nobody switches that off."""
    gc.enable()
    yield
    gc.disable()


def made_elsewhere(made: list[object]) -> list[Thread]:
    """Leave a window to the collector, and create many objects in another thread; return the
    threads in which the window was deleted.
    """
    gone_in: list[Thread] = []
    gc.collect()
    Window(gone_in)
    other = Thread(target=lambda: made.extend([number] for number in range(MANY)))
    other.start()
    other.join()
    return gone_in


@pytest.mark.usefixtures("_by_itself")
def test_garbage_goes_in_the_windows_thread(qtbot: QtBot) -> None:
    parent = QObject()
    Collector(parent)
    made: list[object] = []
    gone_in = made_elsewhere(made)
    assert gone_in == []
    qtbot.waitUntil(lambda: gone_in == [main_thread()])


@pytest.mark.usefixtures("_by_itself")
def test_pythons_own_collector_is_caught() -> None:
    (thread,) = made_elsewhere([])
    assert thread is not main_thread()


def test_the_program_has_a_collector(program: Build) -> None:
    assert program().window.findChild(Collector)


class Made(Exception):
    """A command has made its collector."""


@pytest.mark.parametrize("name", ["host", "waiting"])
def test_a_command_without_a_window_has_one_before_it_starts_a_thread(
    name: str, qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def made(_parent: QObject) -> None:
        raise Made

    monkeypatch.setattr(threads, "Collector", made)
    monkeypatch.setattr(notifying, "new_application", lambda: qapp)
    monkeypatch.setattr(signal, "signal", lambda *_: None)
    for application in (QCoreApplication, QApplication):
        monkeypatch.setattr(application, "exec", lambda *_: 0)
    words = [name, str(tmp_path)] if name == "host" else [name]
    with same_dress(qapp), pytest.raises(Made):
        {"host": host, "waiting": waiting}[name].run(parse(words), StringIO(), StringIO())


def test_nothing_is_collected_before_it_is_due(monkeypatch: pytest.MonkeyPatch) -> None:
    collected: list[int] = []
    monkeypatch.setattr(gc, "collect", collected.append)
    for counts in ((700, 10, 10), (701, 10, 10), (701, 11, 3), (5, 2, 11)):
        monkeypatch.setattr(gc, "get_count", lambda counts=counts: counts)
        collect_due()
    monkeypatch.undo()
    assert collected == [0, 1, 2]
