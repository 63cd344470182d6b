"""A second start hands its file to the window that runs."""

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from PySide6.QtNetwork import QLocalServer, QLocalSocket
from pytestqt.qtbot import QtBot

from changcheng_qt.app.one_window import Doorkeeper, hand_over
from changcheng_qt.app.paths import Folders

SECOND_START = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from changcheng_qt.app.one_window import hand_over
application = QCoreApplication([])
file = Path(sys.argv[2]) if len(sys.argv) > 2 else None
sys.exit(0 if hand_over(sys.argv[1], file, 5000) else 3)
"""


@pytest.fixture
def name(folders: Folders) -> Iterator[str]:
    yield folders.socket
    QLocalServer.removeServer(folders.socket)


@pytest.fixture
def keeper(name: str, qtbot: QtBot) -> Iterator[Doorkeeper]:
    parent = QObject()
    keeper = Doorkeeper(name, parent)
    yield keeper
    keeper.close()


def start_again(name: str, *words: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen([sys.executable, "-c", SECOND_START, name, *words])


def ended(process: subprocess.Popen[bytes], qtbot: QtBot) -> int:
    qtbot.waitUntil(lambda: process.poll() is not None, timeout=20_000)
    return process.returncode


@pytest.mark.parametrize("file", [None, "a game – 梅.changcheng"])
def test_a_later_start_is_heard(
    keeper: Doorkeeper, name: str, qtbot: QtBot, tmp_path: Path, file: str | None
) -> None:
    wanted = None if file is None else tmp_path / file
    with qtbot.waitSignal(keeper.called, timeout=20_000) as heard:
        process = start_again(name, *([] if wanted is None else [str(wanted)]))
    assert heard.args == [wanted]
    assert ended(process, qtbot) == 0


def test_where_nobody_listens_nothing_is_handed_over(
    folders: Folders, name: str, qtbot: QtBot
) -> None:
    assert not folders.may_have_window
    assert not hand_over(name, None, 200)


def test_a_window_that_does_not_answer_is_not_waited_for_long(name: str, qtbot: QtBot) -> None:
    deaf = QLocalServer()
    assert deaf.listen(name)
    begun = time.monotonic()
    assert not hand_over(name, None, 200)
    assert time.monotonic() - begun < 2
    deaf.close()


def test_a_socket_that_a_killed_window_left_behind_is_taken_over(name: str, qtbot: QtBot) -> None:
    code = (
        "import os, sys\n"
        "from PySide6.QtCore import QCoreApplication\n"
        "from PySide6.QtNetwork import QLocalServer\n"
        "application = QCoreApplication([])\n"
        "server = QLocalServer()\n"
        "assert server.listen(sys.argv[1])\n"
        "os._exit(0)\n"
    )
    subprocess.run([sys.executable, "-c", code, name], check=True)
    parent = QObject()
    keeper = Doorkeeper(name, parent)
    with qtbot.waitSignal(keeper.called, timeout=20_000):
        process = start_again(name)
    assert ended(process, qtbot) == 0
    keeper.close()


def test_a_window_that_listens_can_be_seen_to(
    keeper: Doorkeeper, folders: Folders, tmp_path: Path
) -> None:
    assert folders.may_have_window
    assert not Folders(tmp_path, tmp_path / "other", tmp_path).may_have_window


def test_the_first_window_goes_on_listening_beside_a_second(
    keeper: Doorkeeper, name: str, qtbot: QtBot
) -> None:
    parent = QObject()
    second = Doorkeeper(name, parent)
    with qtbot.waitSignal(keeper.called, timeout=20_000):
        process = start_again(name)
    assert ended(process, qtbot) == 0
    second.close()


@pytest.mark.parametrize(
    "words",
    [
        b"nothing\n",
        b"[]\n",
        b"{}\n",
        json.dumps({"open": "relative"}).encode() + b"\n",
        json.dumps({"open": 3}).encode() + b"\n",
        json.dumps({"open": "/a", "more": 1}).encode() + b"\n",
        b"\xff\xfe\n",
        b"[" * 5000 + b"\n",
        b"x" * 20_000,
    ],
)
def test_other_words_are_not_listened_to(
    keeper: Doorkeeper, name: str, qtbot: QtBot, words: bytes
) -> None:
    called: list[object] = []
    keeper.called.connect(called.append)
    socket = QLocalSocket()
    socket.connectToServer(name)
    assert socket.waitForConnected(1000)
    socket.write(words)
    socket.flush()
    disconnected = QLocalSocket.LocalSocketState.UnconnectedState
    qtbot.waitUntil(lambda: socket.state() is disconnected)
    assert called == []
