"""`changcheng-qt waiting` by day: the host moves while the guest's program is closed, over a real
post office with TLS and a login.
"""

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from queue import Empty, Queue
from tempfile import TemporaryDirectory
from threading import Thread

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from changcheng_qt.app.cli import waiting
from changcheng_qt.app.waiting import at_login
from changcheng_qt.app.waiting.vigil import Times, Vigil
from tests.app.waiting.by_post import TableByPost
from tests.app.waiting.test_notifying import DESKTOP, with_bus
from tests.net.broker import NAME, PASSWORD, authority, broker, certificate, passwords, with_broker
from tests.patience import SECONDS
from tests.systems import IS_WINE

WAITING = (sys.executable, "-m", "changcheng_qt", "waiting")
A_WHILE = 3_000


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A home with its own folders."""
    for name, folder in (("XDG_DATA_HOME", "data"), ("XDG_CONFIG_HOME", "config")):
        monkeypatch.setenv(name, str(tmp_path / folder))
    with TemporaryDirectory(prefix="cc-") as runtime:
        monkeypatch.setenv("XDG_RUNTIME_DIR", runtime)
        monkeypatch.setenv("LC_ALL", "C.UTF-8")
        yield tmp_path


class Output:
    """The lines that a process has printed so far."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self.lines = list[str]()
        self._coming = Queue[str]()
        Thread(target=self._read, args=(process,), daemon=True).start()

    def _read(self, process: "subprocess.Popen[str]") -> None:
        assert process.stdout is not None
        with process.stdout as lines:
            for line in lines:
                self._coming.put(line.rstrip())

    def count(self) -> int:
        try:
            while True:
                self.lines.append(self._coming.get_nowait())
        except Empty:
            return len(self.lines)


@contextmanager
def running(*command: str) -> "Iterator[tuple[subprocess.Popen[str], Output]]":
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, start_new_session=True)
    try:
        yield process, Output(process)
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()


@with_broker
@with_bus
def test_a_turn_is_announced_once_while_the_program_is_closed(home: Path, qtbot: QtBot) -> None:
    club = authority(home)
    lines = (*certificate(home, club), *passwords(home))
    lines = tuple(one for one in lines if one != "allow_anonymous true")
    with broker(home, *lines) as plain:
        office = replace(plain, is_secure=True, name=NAME, password=PASSWORD, authority=club)
        at = TableByPost(home, home / "data/changcheng_qt/tables", office, qtbot)
        with running(*DESKTOP, *WAITING) as (process, output):
            qtbot.wait(A_WHILE)
            assert not output.count()
            at.play_until(1)
            qtbot.waitUntil(lambda: output.count() == 2)
            assert subprocess.run(WAITING, timeout=SECONDS, check=False).returncode == 0
            at.host.invite(())
            qtbot.wait(A_WHILE)
            assert output.count() == 2
            assert "Chang Cheng at Mei's table: Your turn, Ben." in output.lines
            told = "\n".join(output.lines)
            assert '"Your turn, Ben.", ["default", "Open the table"]' in told
            for secret in (at.code, PASSWORD, NAME, at.path.name, str(office.port)):
                assert secret not in told
            subprocess.run((*WAITING, "--stop"), timeout=SECONDS, check=True)
            assert process.wait(SECONDS) == 0
        at.close()


@pytest.mark.skipif(
    sys.platform == "win32" and not IS_WINE, reason="the registry is the user's own"
)
def test_it_is_switched_on_and_off_at_login(home: Path) -> None:
    assert not at_login.is_on()
    subprocess.run((*WAITING, "--at-login", "on"), timeout=SECONDS, check=True)
    assert at_login.is_on()
    if sys.platform == "linux":
        assert list((home / "config").rglob("*.desktop")) == [at_login.login_file()]
    subprocess.run((*WAITING, "--at-login", "off"), timeout=SECONDS, check=True)
    assert not at_login.is_on()


@pytest.mark.skipif(os.name != "posix", reason="a file in the place of a folder")
def test_a_folder_that_refuses_is_reported(home: Path) -> None:
    (home / "config").write_text("no folder")
    done = subprocess.run(
        (*WAITING, "--at-login", "on"), capture_output=True, text=True, timeout=SECONDS, check=False
    )
    assert done.returncode == 1
    assert "cannot change what starts at login: Not a directory" in done.stderr


@pytest.mark.parametrize("is_there", [True, False])
def test_it_ends_soon_after_the_program_was_removed(
    tmp_path: Path, qtbot: QtBot, is_there: bool
) -> None:
    program = tmp_path / "program"
    if is_there:
        program.touch()
    ended, parent = list[bool](), QObject()
    vigil = Vigil(tmp_path, lambda *_: True, lambda: False, parent, Times(look=20))
    vigil.looked.connect(
        lambda: waiting.end_without_program(str(program), lambda: ended.append(True))
    )
    with qtbot.waitSignals([vigil.looked] * 2):
        pass
    vigil.close()
    parent.deleteLater()
    assert bool(ended) is not is_there


def test_nothing_is_left_behind(home: Path) -> None:
    subprocess.run((*WAITING, "--stop"), timeout=SECONDS, check=True)
    shutil.rmtree(home / "data", ignore_errors=True)
    assert not (home / "data").exists()
