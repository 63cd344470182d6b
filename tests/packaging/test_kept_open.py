"""The archive of modules that a bundle for Windows keeps open, with one of the test's own."""

import builtins
import runpy
import sys
from pathlib import Path
from types import ModuleType

import pytest

from build import windows

READS = """
def extract(path, at, size):
    with open(path, "rb") as file:
        file.seek(at)
        return file.read(size)
"""
"""How PyInstaller reads a module."""


@pytest.fixture
def archive(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    made = ModuleType("pyimod01_archive")
    exec(READS, vars(made))
    monkeypatch.setitem(sys.modules, made.__name__, made)
    return made


@pytest.mark.parametrize(("runs_first", "times"), [(True, 1), (False, 3)])
def test_it_is_opened_once(
    archive: ModuleType,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    runs_first: bool,
    times: int,
) -> None:
    path, opened = tmp_path / "program.exe", list[str]()
    path.write_bytes(bytes(range(200)))
    plain = builtins.open

    def counting(file: str, mode: str) -> object:
        opened.append(file)
        return plain(file, mode)

    if runs_first:
        runpy.run_path(str(windows.KEPT_OPEN))
    monkeypatch.setattr(builtins, "open", counting)
    read = [archive.extract(str(path), at, 5) for at in (0, 150, 3)]
    assert read == [bytes(range(at, at + 5)) for at in (0, 150, 3)]
    assert opened == [str(path)] * times


def test_two_readers_at_once_do_not_interfere(archive: ModuleType, tmp_path: Path) -> None:
    path = tmp_path / "program.exe"
    path.write_bytes(b"first second")
    runpy.run_path(str(windows.KEPT_OPEN))
    one, other = archive.open(str(path), "rb"), archive.open(str(path), "rb")
    one.seek(6)
    other.seek(0)
    assert (one.read(6), other.read(5)) == (b"second", b"first")


@pytest.mark.parametrize("platform", ["linux", "darwin"])
def test_elsewhere_a_running_program_can_be_replaced(platform: str) -> None:
    assert windows.runs_first("win32") == [str(windows.KEPT_OPEN)]
    assert windows.runs_first(platform) == []
