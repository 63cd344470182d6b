"""Output to a file or a pipe on Windows: code page, line ends, and a reader that has gone."""

import errno
import sys
from collections.abc import Callable
from io import BytesIO, StringIO, TextIOWrapper
from pathlib import Path
from random import Random

import pytest

from changcheng_qt.__main__ import main
from changcheng_qt.app.command_line import PROGRAM
from changcheng_qt.engine.seats import Player
from changcheng_qt.saves.disk import RealDisk
from changcheng_qt.saves.record import record_of
from changcheng_qt.saves.savefile import write_file
from tests.saves.conftest import random_match

NAME = "张伟"
ESCAPED = NAME.encode("ascii", "backslashreplace")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a folder with a finished game of a Chinese person."""
    match = random_match(3)
    match.seat_player(0, Player(NAME))
    write_file(
        RealDisk(), tmp_path / "game.changcheng", record_of(match, Random(1), seed_known=False)
    )
    return tmp_path


class Output(TextIOWrapper):
    """Output as Python opens it on Windows."""

    def __init__(self, written: BytesIO | None = None, *, is_console: bool = False) -> None:
        self.written = written or BytesIO()
        self._is_console = is_console
        super().__init__(self.written, encoding="cp1252", newline="\r\n")

    def isatty(self) -> bool:
        return self._is_console


Run = Callable[..., bytes]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Run:
    """Return a call that runs the program as on Windows, and returns its output."""
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.delenv("PYTHONIOENCODING", raising=False)

    def run(*words: object, name: str = "stdout", code: int = 0, is_console: bool = False) -> bytes:
        output = Output(is_console=is_console)
        monkeypatch.setattr(sys, name, output)
        assert main([str(word) for word in words]) == code
        output.flush()
        return output.written.getvalue()

    return run


def test_rows_for_spreadsheets_end_in_one_line_end(run: Run, folder: Path) -> None:
    rows = run("statistics", folder, "--csv")
    assert rows.count(b"\r\n") == rows.count(b"\r") == rows.count(b"\n") == 3
    assert NAME.encode() in rows


def test_lines_end_as_windows_has_it(run: Run, folder: Path) -> None:
    lines = run("statistics", folder)
    assert lines.count(b"\r\n") == lines.count(b"\n") > 1


@pytest.mark.parametrize(
    ("subcommand", "file"), [("replay", "game.changcheng"), ("statistics", "")]
)
def test_names_in_a_file_are_utf_8(run: Run, folder: Path, subcommand: str, file: str) -> None:
    assert NAME.encode() in run(subcommand, folder / file)


def test_complaints_in_a_file_are_utf_8(run: Run, tmp_path: Path) -> None:
    assert NAME.encode() in run("statistics", tmp_path / NAME, name="stderr", code=2)


@pytest.mark.parametrize("reason", ["console", "variable", "system"])
def test_another_encoding_is_kept(
    run: Run, monkeypatch: pytest.MonkeyPatch, folder: Path, reason: str
) -> None:
    """That of a console, the one asked for, and that of any other system."""
    if reason == "variable":
        monkeypatch.setenv("PYTHONIOENCODING", "cp1252")
    if reason == "system":
        monkeypatch.setattr(sys, "platform", "linux")
    assert ESCAPED in run("statistics", folder, is_console=reason == "console")


class Closed(BytesIO):
    """A pipe that fails with an error number."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self._number = number

    def write(self, content: object) -> int:
        raise OSError(self._number, "the system's words")


@pytest.mark.parametrize(
    ("number", "system", "told"),
    [
        (errno.EINVAL, "win32", ""),
        (errno.EPIPE, "win32", ""),
        (errno.EINVAL, "linux", f"{PROGRAM}: cannot write: the system's words\n"),
        (errno.ENOSPC, "win32", f"{PROGRAM}: cannot write: the system's words\n"),
    ],
)
def test_a_reader_that_has_gone_is_no_error_on_windows(
    monkeypatch: pytest.MonkeyPatch, folder: Path, number: int, system: str, told: str
) -> None:
    complaints = StringIO()
    for name, value in (
        ("platform", system),
        ("stdout", Output(Closed(number))),
        ("stderr", complaints),
    ):
        monkeypatch.setattr(sys, name, value)
    with pytest.raises(SystemExit) as left:
        main(["statistics", str(folder)])
    assert (left.value.code, complaints.getvalue()) == (1, told)
