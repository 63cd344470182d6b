"""The calls of Windows that the program makes, answered here by stand-ins."""

import ctypes
import sys
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtNetwork import QLocalServer
from pytestqt.qtbot import QtBot

from changcheng_qt.app.one_window import hand_over
from changcheng_qt.app.paths import Folders

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="stands in for Windows")

ANY_PROCESS = -1
Calls = list[tuple[object, ...]]
Stand = Callable[..., Calls]


@pytest.fixture
def stand(monkeypatch: pytest.MonkeyPatch) -> Stand:
    """Return a call that makes this system Windows for the program, with a library of it, and
    returns the list of the calls to it, which grows.
    """

    def stand(system: str, library: str, function: str, then: Callable[[], None]) -> Calls:
        calls: Calls = []

        def called(*arguments: Any) -> None:  # noqa: ANN401
            calls.append(tuple(getattr(one, "value", one) for one in arguments))
            then()

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
