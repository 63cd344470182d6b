"""Whether the program waits for one's turn from login on: switched on and off, and gone with the
program.
"""

import plistlib
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType

import pytest

from build import product
from changcheng_qt.app.command_line import PROGRAM
from changcheng_qt.app.waiting import at_login
from tests.test_documents import ROOT

by_file = pytest.mark.skipif(sys.platform == "win32", reason="files, not the registry")
ODD = "A $game`s \"100%\" of 'Mei' \\ here"


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A program in a folder with an odd name, which writes its words into a file."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / ODD))
    monkeypatch.setenv("HOME", str(tmp_path / ODD))
    made = tmp_path / ODD / "play"
    made.parent.mkdir()
    made.write_text('#!/bin/sh\necho "$*" > "$0.said"\n')
    made.chmod(0o755)
    monkeypatch.setattr(at_login, "own_words", lambda: [str(made), "--odd word"])
    return made


def words_of_entry(file: Path) -> list[str]:
    """The words that a desktop starts, as its specification has them."""
    line = next(one for one in file.read_text().splitlines() if one.startswith("Exec="))
    value = line.removeprefix("Exec=").replace("\\\\", "\\").replace("%%", "%")
    head, quoted = value.split(" ", 2)[:2], value.split(" ", 2)[2]
    return [*head, re.sub(r"\\(.)", r"\1", quoted[1:-1])]


def words_of_agent(file: Path) -> list[str]:
    """The words that macOS starts."""
    words: list[str] = plistlib.loads(file.read_bytes())["ProgramArguments"]
    return words


@by_file
@pytest.mark.parametrize("system", ["linux", "darwin"])
def test_it_starts_at_login_until_it_is_switched_off(
    program: Path, monkeypatch: pytest.MonkeyPatch, system: str
) -> None:
    monkeypatch.setattr(sys, "platform", system)
    assert not at_login.is_on()
    at_login.switch(on=True)
    assert at_login.is_on()
    file = at_login.login_file()
    words = words_of_agent(file) if system == "darwin" else words_of_entry(file)
    subprocess.run(words, check=True)
    said = program.with_suffix(".said").read_text()
    assert shlex.split(said) == shlex.split("--odd word waiting")
    at_login.switch(on=False)
    assert not at_login.is_on()
    at_login.switch(on=False)


@by_file
@pytest.mark.parametrize("system", ["linux", "darwin"])
def test_it_removes_itself_once_the_program_is_gone(
    program: Path, monkeypatch: pytest.MonkeyPatch, system: str
) -> None:
    monkeypatch.setattr(sys, "platform", system)
    at_login.switch(on=True)
    file = at_login.login_file()
    words = words_of_agent(file) if system == "darwin" else words_of_entry(file)
    program.unlink()
    subprocess.run(words, check=True)
    assert not at_login.is_on()


@by_file
@pytest.mark.parametrize("system", ["linux", "darwin"])
def test_an_entry_that_stays_behind_is_caught(
    program: Path, monkeypatch: pytest.MonkeyPatch, system: str
) -> None:
    monkeypatch.setattr(at_login, "script", lambda *_: "true")
    with pytest.raises(AssertionError):
        test_it_removes_itself_once_the_program_is_gone(program, monkeypatch, system)


class Registry(ModuleType):
    """The registry of a user, as `winreg` shows it."""

    HKEY_CURRENT_USER, KEY_SET_VALUE, REG_SZ = "HKCU", 2, 1

    def __init__(self) -> None:
        super().__init__("winreg")
        self.values: dict[str, dict[str, str]] = {}

    @contextmanager
    def OpenKey(self, _: str, key: str) -> Iterator[dict[str, str]]:
        if key not in self.values:
            raise FileNotFoundError
        yield self.values[key]

    @contextmanager
    def CreateKeyEx(self, _: str, key: str, _reserved: int, _may: int) -> Iterator[dict[str, str]]:
        yield self.values.setdefault(key, {})

    def SetValueEx(self, key: dict[str, str], name: str, *rest: object) -> None:
        key[name] = str(rest[-1])

    def QueryValueEx(self, key: dict[str, str], name: str) -> None:
        if name not in key:
            raise FileNotFoundError

    def DeleteValue(self, key: dict[str, str], name: str) -> None:
        del key[name]


@pytest.fixture
def registry(monkeypatch: pytest.MonkeyPatch) -> Registry:
    made = Registry()
    monkeypatch.setitem(sys.modules, "winreg", made)
    monkeypatch.setattr(sys, "platform", "win32")
    return made


def test_on_windows_a_value_of_the_registry_says_so(
    registry: Registry, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = "C:\\Mei's games\\changcheng-qt.exe"
    monkeypatch.setattr(at_login, "own_words", lambda: [program])
    others = {"other": "calc"}
    registry.values[at_login.RUN] = dict(others)
    assert not at_login.is_on()
    at_login.switch(on=False)
    at_login.switch(on=True)
    assert at_login.is_on()
    assert registry.values[at_login.RUN] == {**others, PROGRAM: f'"{program}" waiting'}
    at_login.switch(on=False)
    assert not at_login.is_on()
    assert registry.values[at_login.RUN] == others


def test_the_uninstaller_of_windows_removes_the_same_value() -> None:
    script = (ROOT / "packaging/build/windows.nsi").read_text("utf-8")
    section = script.partition('Section "Uninstall"')[2]
    assert f'!define RUN_KEY "{at_login.RUN}"' in script
    assert 'DeleteRegValue HKCU "${RUN_KEY}" "${OUR_COMMAND}"' in section
    assert product.COMMAND == PROGRAM


def test_the_program_is_started_by_its_own_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("APPIMAGE", raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(sys, "executable", str(tmp_path / "python"))
    assert at_login.own_words() == [sys.executable, "-m", "changcheng_qt"]
    (tmp_path / PROGRAM).touch()
    assert at_login.own_words() == [str(tmp_path / PROGRAM)]
    monkeypatch.setattr(sys, "platform", "win32")
    assert at_login.own_words() == [str(tmp_path / "pythonw.exe"), "-m", "changcheng_qt"]
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert at_login.own_words() == [sys.executable]
    monkeypatch.setenv("APPIMAGE", "/home/mei/game.AppImage")
    assert at_login.own_words() == ["/home/mei/game.AppImage"]
