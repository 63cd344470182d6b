"""The choice at login reads and writes its file in the writer's thread, never in the window's."""

import threading

import pytest
from PySide6.QtCore import QProcess
from pytestqt.qtbot import QtBot

from changcheng_qt.app.threads import WriterThread
from changcheng_qt.app.waiting import choosing
from changcheng_qt.app.waiting.choosing import at_login
from tests.app.conftest import autosave
from tests.app.keeping import Keep
from tests.planted import Fault, planted, with_and_without

__all__ = ["autosave"]


class System:
    """The file that says so, slow, and the processes that were started."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.is_on, self.refuses = False, False
        self.threads: list[threading.Thread] = []
        self.started: list[str] = []
        patch.setattr(choosing, "is_on", self._is_on)
        patch.setattr(choosing, "switch", self._switch)
        patch.setattr(choosing, "own_words", lambda: ["changcheng-qt"])
        patch.setattr(QProcess, "startDetached", self._start)

    def _is_on(self) -> bool:
        self.threads.append(threading.current_thread())
        return self.is_on

    def _switch(self, *, on: bool) -> None:
        self.threads.append(threading.current_thread())
        if self.refuses:
            raise OSError
        self.is_on = on

    def _start(self, _: str, words: list[str]) -> None:
        self.started.append(" ".join(words))


def here(patch: pytest.MonkeyPatch) -> None:
    def ask(_: object, work: object, then: object, __: object = None) -> None:
        assert callable(work)
        assert callable(then)
        then(work(None))

    patch.setattr("changcheng_qt.app.autosave.Autosave.ask_library", ask)


@with_and_without(here)
def test_the_windows_thread_touches_no_file(
    autosave: Keep, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot, fault: Fault | None
) -> None:
    system, told = System(monkeypatch), list[bool]()
    choice = at_login(autosave(WriterThread()))
    with planted(fault):
        choice.ask(told.append)
        choice.switch(True, told.append)
        choice.switch(False, told.append)
        qtbot.waitUntil(lambda: len(told) == 3)
        assert told == [False, True, False]
        assert threading.main_thread() not in system.threads
    assert system.started == ["waiting", "waiting --stop"]


def test_a_refusal_is_reported_and_starts_nothing(
    autosave: Keep, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    system, told = System(monkeypatch), list[bool]()
    system.refuses = True
    at_login(autosave(WriterThread())).switch(True, told.append)
    qtbot.waitUntil(lambda: bool(told))
    assert (told, system.started) == ([False], [])


def test_a_dialog_may_be_gone_before_the_answer(
    autosave: Keep, monkeypatch: pytest.MonkeyPatch
) -> None:
    system = System(monkeypatch)

    def gone(_: bool) -> None:
        raise RuntimeError("already deleted")

    at_login(autosave()).switch(True, gone)
    assert system.is_on
