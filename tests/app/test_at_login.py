"""Whether the program waits for one's turn from login on: switched on and off, and gone with the
program.
"""

import plistlib
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from changcheng_qt.app.waiting import at_login

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="files, not the registry")
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


def test_an_appimage_is_started_by_its_own_file(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("APPIMAGE", raising=False)
    assert at_login.own_words() == [sys.executable, "-m", "changcheng_qt"]
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert at_login.own_words() == [sys.executable]
    monkeypatch.setenv("APPIMAGE", "/home/mei/game.AppImage")
    assert at_login.own_words() == ["/home/mei/game.AppImage"]
