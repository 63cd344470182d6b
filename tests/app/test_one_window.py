"""A second start, or the desktop, hands its file to the window that runs."""

import errno
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, QUrl
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtNetwork import QLocalServer, QLocalSocket
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from changcheng_qt.app import main
from changcheng_qt.app.main import _listen
from changcheng_qt.app.one_window import FileEvents, SingleInstance, hand_over
from changcheng_qt.app.opening import _is_handed_over
from changcheng_qt.app.paths import Folders
from changcheng_qt.saves.disk import RealDisk
from tests.app.conftest import Build
from tests.patience import PATIENCE

SECOND_START = f"""
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from changcheng_qt.app.one_window import hand_over
application = QCoreApplication([])
file = Path(sys.argv[2]) if len(sys.argv) > 2 else None
sys.exit(0 if hand_over(sys.argv[1], file, {PATIENCE}) else 3)
"""


@pytest.fixture
def name(folders: Folders) -> Iterator[str]:
    yield folders.socket
    QLocalServer.removeServer(folders.socket)


@pytest.fixture
def keeper(name: str, qtbot: QtBot) -> Iterator[SingleInstance]:
    parent = QObject()
    keeper = SingleInstance(name, parent)
    yield keeper
    keeper.close()


@pytest.fixture(autouse=True)
def one_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISPLAY", ":7")
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)


def start_again(name: str, *words: str, **variables: str) -> subprocess.Popen[bytes]:
    environment = {**os.environ, **variables}
    return subprocess.Popen([sys.executable, "-c", SECOND_START, name, *words], env=environment)


def ended(process: subprocess.Popen[bytes], qtbot: QtBot) -> int:
    qtbot.waitUntil(lambda: process.poll() is not None)
    return process.returncode


@pytest.mark.parametrize("file", [None, "a game – 梅.changcheng"])
def test_a_later_start_is_heard(
    keeper: SingleInstance, name: str, qtbot: QtBot, tmp_path: Path, file: str | None
) -> None:
    wanted = None if file is None else tmp_path / file
    with qtbot.waitSignal(keeper.called) as heard:
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
    assert time.monotonic() - begun < 20, "Qt itself would wait for 30 s"
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
    keeper = SingleInstance(name, parent)
    with qtbot.waitSignal(keeper.called):
        process = start_again(name)
    assert ended(process, qtbot) == 0
    keeper.close()


ON_LINUX = pytest.mark.skipif(sys.platform != "linux", reason="one desk has one screen there")
ON_POSIX = pytest.mark.skipif(sys.platform == "win32", reason="pipes have owners there")


@ON_LINUX
@pytest.mark.parametrize("screens", [{}, {"DISPLAY": ":8"}, {"WAYLAND_DISPLAY": "wayland-0"}])
def test_a_window_on_another_screen_takes_nothing_over(
    keeper: SingleInstance, name: str, qtbot: QtBot, screens: dict[str, str]
) -> None:
    called: list[object] = []
    keeper.called.connect(called.append)
    process = start_again(name, **{"DISPLAY": "", **screens})
    assert ended(process, qtbot) == 3
    assert called == []


@ON_LINUX
def test_one_screen_in_common_is_enough(keeper: SingleInstance, name: str, qtbot: QtBot) -> None:
    with qtbot.waitSignal(keeper.called):
        process = start_again(name, WAYLAND_DISPLAY="wayland-0")
    assert ended(process, qtbot) == 0


@ON_POSIX
def test_another_users_program_is_not_listened_to(
    keeper: SingleInstance, name: str, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    called: list[object] = []
    keeper.called.connect(called.append)
    monkeypatch.setattr(os, "getuid", lambda: 4711)
    assert ended(start_again(name), qtbot) == 3
    assert called == []


@ON_POSIX
@pytest.mark.parametrize("user", [None, 4711])
def test_another_users_program_receives_nothing(
    name: str, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, user: int | None
) -> None:
    server = QLocalServer()
    assert server.listen(name)
    if user is not None:
        monkeypatch.setattr(os, "getuid", lambda: user)
    assert not hand_over(name, Path("/secret"), 200)
    server.waitForNewConnection(PATIENCE)
    socket = server.nextPendingConnection()
    told = socket.waitForReadyRead(PATIENCE) and b"secret" in socket.readAll().data()
    assert told == (user is None)
    server.close()


@ON_POSIX
def test_the_socket_is_in_the_users_runtime_folder(
    folders: Folders, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    private, shared, temporary = (tmp_path / name for name in ("run", "shared", "tmp"))
    private.mkdir(0o700)
    shared.mkdir(0o755)
    temporary.mkdir()
    monkeypatch.setenv("TMPDIR", str(temporary))
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(private))
    assert Path(folders.socket).parent == private
    for other in ("", str(tmp_path / "none"), str(shared)):
        monkeypatch.setenv("XDG_RUNTIME_DIR", other)
        assert Path(folders.socket).parent.parent == temporary
    assert folders.make_way_to_socket(RealDisk())
    assert Path(folders.socket).parent.stat().st_mode & 0o777 == 0o700


@ON_POSIX
@pytest.mark.parametrize("planted", ["open", "link", "file", "foreign"])
def test_a_folder_that_somebody_else_planted_is_not_used(
    folders: Folders, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, planted: str
) -> None:
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    monkeypatch.delenv("XDG_RUNTIME_DIR")
    if planted == "foreign":
        assert folders.make_way_to_socket(RealDisk())
        known = folders.socket
        monkeypatch.setattr(os, "getuid", lambda: 4711)
        Path(known).parent.rename(Path(folders.socket).parent)
    folder = Path(folders.socket).parent
    if planted == "open":
        folder.mkdir(0o755)
    elif planted == "file":
        folder.touch()
    elif planted == "link":
        (tmp_path / "theirs").mkdir(0o700)
        folder.symlink_to(tmp_path / "theirs")
    if folder.is_dir():
        Path(folders.socket).touch()
    assert not folders.make_way_to_socket(RealDisk())
    assert not folders.may_have_window


@ON_POSIX
@pytest.mark.parametrize("temporary", ["", "relative", "/nowhere at all"])
def test_where_the_named_temporary_folder_is_none_the_usual_one_is_taken(
    folders: Folders, monkeypatch: pytest.MonkeyPatch, temporary: str
) -> None:
    monkeypatch.delenv("XDG_RUNTIME_DIR", raising=False)
    monkeypatch.setenv("TMPDIR", temporary)
    assert Path(folders.socket).parent.parent == Path("/tmp")


@pytest.fixture
def no_temporary_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Make all writing fail for now, as on a full disk, and give the system no private folder."""

    def refuse(*_: object) -> str:
        raise FileNotFoundError(errno.ENOENT, "No usable temporary directory found")

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.delenv("XDG_RUNTIME_DIR", raising=False)
    monkeypatch.setattr(tempfile, "_get_default_tempdir", refuse)
    monkeypatch.setattr(tempfile, "tempdir", None)
    monkeypatch.setattr(RealDisk, "make_folder", full)
    monkeypatch.setenv("TMPDIR", str(tmp_path))


@ON_POSIX
@pytest.mark.usefixtures("no_temporary_folder")
def test_a_window_opens_and_hears_of_no_later_start_without_a_temporary_folder(
    program: Build, folders: Folders, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not _is_handed_over(folders, None)
    monkeypatch.setattr(main, "is_seen", lambda _: True)
    running = program()
    _listen(running, folders)
    assert not running.window.findChildren(QLocalServer)
    assert running.window.isVisible()


@ON_POSIX
def test_a_file_that_has_no_whole_path_any_more_is_no_reason_not_to_start(
    keeper: SingleInstance, folders: Folders, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The folder in which the program was started may be gone."""

    def gone() -> str:
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT))

    monkeypatch.setattr(os, "getcwd", gone)
    assert not _is_handed_over(folders, Path("evening.changcheng"))


def test_a_window_that_listens_can_be_seen_to(
    keeper: SingleInstance, folders: Folders, tmp_path: Path
) -> None:
    assert folders.may_have_window
    assert not Folders(tmp_path, tmp_path / "other", tmp_path).may_have_window


def test_the_first_window_goes_on_listening_next_to_a_second(
    keeper: SingleInstance, name: str, qtbot: QtBot
) -> None:
    parent = QObject()
    second = SingleInstance(name, parent)
    with qtbot.waitSignal(keeper.called):
        process = start_again(name)
    assert ended(process, qtbot) == 0
    second.close()


@pytest.mark.parametrize(
    "words",
    [
        b"nothing\n",
        b"[]\n",
        b"{}\n",
        b'{"open":"/a"}\n',
        b'{"open":"relative","screens":{}}\n',
        b'{"open":3,"screens":{}}\n',
        b'{"open":"/a","screens":{},"more":1}\n',
        b'{"open":"/a","screens":[]}\n',
        b'{"open":"/a","screens":{"DISPLAY":[":7"]}}\n',
        b"\xff\xfe\n",
        b"[" * 5000 + b"\n",
        b"x" * 20_000,
    ],
)
def test_other_words_are_not_listened_to(
    keeper: SingleInstance, name: str, qtbot: QtBot, words: bytes
) -> None:
    called: list[object] = []
    keeper.called.connect(called.append)
    socket = QLocalSocket()
    socket.connectToServer(name)
    assert socket.waitForConnected(PATIENCE)
    socket.write(words)
    socket.flush()
    disconnected = QLocalSocket.LocalSocketState.UnconnectedState
    qtbot.waitUntil(lambda: socket.state() is disconnected)
    assert called == []


def test_the_desktop_hands_over_files_and_nothing_else(qapp: QApplication, tmp_path: Path) -> None:
    told: list[Path] = []
    listener = FileEvents(qapp, QObject(qapp))
    listener.asked.connect(told.append)
    file = tmp_path / "evening.changcheng"
    assert QApplication.sendEvent(qapp, QFileOpenEvent(str(file)))
    QApplication.sendEvent(qapp, QFileOpenEvent(QUrl("https://example.invalid/x.changcheng")))
    QApplication.sendEvent(qapp, QEvent(QEvent.Type.User))
    qapp.removeEventFilter(listener)
    QApplication.sendEvent(qapp, QFileOpenEvent(str(file)))
    assert told == [file]
