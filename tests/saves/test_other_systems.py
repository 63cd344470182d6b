"""The disk as it is on Windows and on a Mac, with calls of those systems replaced by ones that are
here.
"""

import ctypes
import errno
import os
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

from changcheng_qt.saves import disk, in_use
from changcheng_qt.saves.disk import PRIVATE_FILE, RealDisk
from tests.saves.windows_disk import ACCESS_DENIED, SHARING_VIOLATION, Refused

fcntl = pytest.importorskip("fcntl")
pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="stands in for other systems")

REPLACE_AND_WRITE_THROUGH = 1 | 8
FULL_SYNC = 51
HANDLE = 7
INVALID = ctypes.c_void_p(-1).value


def disk_on(monkeypatch: pytest.MonkeyPatch, system: str) -> RealDisk:
    """Return the disk of the module as that system imports it."""
    monkeypatch.setattr(sys, "platform", system)
    spec = spec_from_file_location("disk_elsewhere", disk.__file__)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    made: RealDisk = module.RealDisk()
    return made


class Kernel:
    """Moves files as the library of Windows does; refuses the next `refusals` moves, and with the
    code `opening` to open a file.
    """

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.flags: list[int] = []
        self.refusals = 0
        self.opening = 0
        self.closed: list[int] = []
        self._last = 0
        monkeypatch.setitem(sys.modules, "msvcrt", ModuleType("msvcrt"))
        library = SimpleNamespace(
            MoveFileExW=self.move,
            CreateFileW=lambda *_: self.open(),
            CloseHandle=lambda handle: self.closed.append(handle.value),
        )
        for name, value in (
            ("WinDLL", lambda name, use_last_error: library),
            ("get_last_error", lambda: self._last),
            ("WinError", Refused),
        ):
            monkeypatch.setattr(ctypes, name, value, raising=False)

    def move(self, path: str, target: str, flags: int) -> int:
        self.flags.append(flags)
        if self.refusals:
            self.refusals -= 1
            self._last = ACCESS_DENIED
            return 0
        os.replace(path, target)
        return 1

    def open(self) -> int | None:
        self._last = self.opening
        return INVALID if self.opening else HANDLE


def test_a_new_name_on_windows_is_written_through(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    kernel = Kernel(monkeypatch)
    (tmp_path / "file").touch()
    disk_on(monkeypatch, "win32").replace(tmp_path / "file", tmp_path / "other")
    assert os.listdir(tmp_path) == ["other"]
    assert kernel.flags == [REPLACE_AND_WRITE_THROUGH]


def test_a_refused_name_on_windows_is_tried_again(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    kernel = Kernel(monkeypatch)
    monkeypatch.setattr(in_use, "sleep", lambda seconds: None)
    windows = disk_on(monkeypatch, "win32")
    (tmp_path / "file").touch()
    kernel.refusals = 1
    windows.replace(tmp_path / "file", tmp_path / "other")
    kernel.refusals = 100
    with pytest.raises(Refused) as refused:
        windows.replace(tmp_path / "other", tmp_path / "file")
    assert refused.value.filename == str(tmp_path / "other")
    assert os.listdir(tmp_path) == ["other"]


@pytest.mark.parametrize("opening", [0, ACCESS_DENIED, SHARING_VIOLATION])
def test_windows_is_asked_whether_a_file_that_it_denies_is_open(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, opening: int
) -> None:
    kernel = Kernel(monkeypatch)
    monkeypatch.setattr(in_use, "sleep", lambda seconds: None)
    windows = disk_on(monkeypatch, "win32")
    kernel.refusals, kernel.opening = 100, opening
    with pytest.raises(PermissionError) as refused:
        windows.replace(tmp_path / "file", tmp_path / "other")
    assert in_use.is_in_use(refused.value) == (opening == SHARING_VIOLATION)
    assert {*kernel.closed} == (set() if opening else {HANDLE})


@pytest.mark.parametrize(
    ("system", "name", "number"),
    [
        ("win32", "a" * 256, errno.ENAMETOOLONG),
        ("win32", "a:b.txt", errno.EINVAL),
        ("linux", "a:b.txt", errno.ENOENT),
    ],
)
def test_a_name_that_windows_does_not_allow_is_no_missing_folder(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, system: str, name: str, number: int
) -> None:
    def refuse(*_: object) -> int:
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT))

    Kernel(monkeypatch)
    elsewhere = disk_on(monkeypatch, system)
    monkeypatch.setattr(os, "open", refuse)
    with pytest.raises(OSError) as refused:  # noqa: PT011
        elsewhere.open_new(tmp_path / name, PRIVATE_FILE)
    assert refused.value.errno == number
    with pytest.raises(FileNotFoundError):
        elsewhere.open_new(tmp_path / "gone" / name, PRIVATE_FILE)


@pytest.fixture
def synced(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the calls that sync, in order."""
    calls: list[str] = []
    monkeypatch.setattr(os, "fsync", lambda handle: calls.append("plain"))
    monkeypatch.setattr(fcntl, "fcntl", lambda handle, command: calls.append(f"full {command}"))
    monkeypatch.setattr(fcntl, "F_FULLFSYNC", FULL_SYNC, raising=False)
    return calls


@pytest.mark.parametrize(("system", "call"), [("darwin", f"full {FULL_SYNC}"), ("linux", "plain")])
def test_a_folder_is_synced_as_strongly_as_a_file(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, synced: list[str], system: str, call: str
) -> None:
    assert disk_on(monkeypatch, system).sync_folder(tmp_path)
    assert synced == [call]


def test_a_drive_without_a_full_sync_gets_the_plain_one(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, synced: list[str]
) -> None:
    def refuse(handle: int, command: int) -> None:
        raise OSError(errno.ENOTSUP, os.strerror(errno.ENOTSUP))

    monkeypatch.setattr(fcntl, "fcntl", refuse)
    assert disk_on(monkeypatch, "darwin").sync_folder(tmp_path)
    assert synced == ["plain"]
