"""The command line where the output is full or lacks some letters, and paths that are no file."""

import errno
import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from changcheng_qt.app.command_line import PROGRAM
from changcheng_qt.engine.seats import Player
from changcheng_qt.saves.disk import RealDisk
from changcheng_qt.saves.errors import Problem, SaveError
from changcheng_qt.saves.record import record_of
from changcheng_qt.saves.savefile import read_file, write_file
from tests.patience import SECONDS
from tests.saves.conftest import random_match

HAS_PIPES = pytest.mark.skipif(sys.platform == "win32", reason="pipes are no files there")
FULL = Path("/dev/full")
HAS_FULL = pytest.mark.skipif(
    sys.platform == "win32" or not FULL.exists(), reason="no device is full here"
)
TOO_FULL = f"{PROGRAM}: cannot write: No space left on device\n"


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A finished game of people whose names no Western code page has."""
    file = tmp_path / "game.changcheng"
    match = random_match(3)
    match.seat_player(0, Player("梅 \U0001f469\u200d\U0001f680"))
    write_file(RealDisk(), file, record_of(match, Random(1), seed_known=False))
    return file


def started(*words: object, **variables: str) -> subprocess.CompletedProcess[bytes]:
    """Run the program as a process of its own, and read its output."""
    command = [sys.executable, "-m", "changcheng_qt", *map(str, words)]
    environment = {**os.environ, **variables}
    return subprocess.run(
        command, capture_output=True, timeout=SECONDS, check=False, env=environment, cwd=os.getcwd()
    )


@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "utf-8"])
def test_characters_missing_from_the_output_are_printed_by_number(
    game: Path, encoding: str
) -> None:
    done = started("replay", game, PYTHONIOENCODING=encoding)
    assert (done.returncode, done.stderr) == (0, b"")
    first = done.stdout.splitlines()[0].decode(encoding)
    name = "梅 \U0001f469\u200d\U0001f680"
    shown = name if encoding == "utf-8" else name.encode("ascii", "backslashreplace").decode()
    assert shown in first


@pytest.mark.parametrize("encoding", ["ascii", "cp1252"])
def test_lines_for_programs_are_json_in_every_encoding(game: Path, encoding: str) -> None:
    done = started("replay", game, "--json", PYTHONIOENCODING=encoding)
    values = [json.loads(line) for line in done.stdout.decode(encoding).splitlines()]
    assert values[0]["players"][0]["name"] == "梅 \U0001f469\u200d\U0001f680"


@HAS_FULL
@pytest.mark.parametrize(
    ("subcommand", "unbuffered"),
    [
        *(("simulate", ""), ("simulate", "1"), ("replay", "1"), ("compare", "")),
        *(("--help", "1"), ("--version", "")),
    ],
)
def test_a_disk_that_is_full_is_one_line(game: Path, subcommand: str, unbuffered: str) -> None:
    files = {"replay": [game], "compare": [game, game]}.get(subcommand, [])
    command = [sys.executable, "-m", "changcheng_qt", subcommand, *map(str, files)]
    environment = {**os.environ, "PYTHONUNBUFFERED": unbuffered}
    with FULL.open("wb") as full:
        done = subprocess.run(
            command,
            stdout=full,
            stderr=subprocess.PIPE,
            timeout=SECONDS,
            check=False,
            env=environment,
        )
        silent = subprocess.run(
            command, stdout=full, stderr=full, timeout=SECONDS, check=False, env=environment
        )
    assert (done.returncode, done.stderr.decode()) == (1, TOO_FULL)
    assert silent.returncode == 1


@pytest.mark.parametrize("subcommand", ["simulate", "replay", "compare", "--help"])
def test_a_reader_that_has_gone_is_no_error(game: Path, subcommand: str) -> None:
    files = {"replay": [game], "compare": [game, game]}.get(subcommand, [])
    read, write = os.pipe()
    os.close(read)
    done = subprocess.run(
        [sys.executable, "-m", "changcheng_qt", subcommand, *map(str, files)],
        stdout=write,
        stderr=subprocess.PIPE,
        timeout=SECONDS,
        check=False,
    )
    os.close(write)
    assert (done.returncode, done.stderr) == (1, b"")


@HAS_PIPES
@pytest.mark.parametrize("subcommand", ["replay", "compare"])
def test_a_pipe_is_no_saved_game(tmp_path: Path, subcommand: str) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    done = started(subcommand, *[pipe] * (2 if subcommand == "compare" else 1))
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.decode() == f"{PROGRAM}: {pipe}: cannot be read: it is no regular file\n"


@HAS_PIPES
@pytest.mark.parametrize("name", ["/dev/null", "folder", "pipe", "link"])
def test_nothing_but_a_regular_file_is_read(tmp_path: Path, name: str) -> None:
    (tmp_path / "folder").mkdir()
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "link").symlink_to(tmp_path / "pipe")
    with pytest.raises(SaveError) as caught:
        read_file(RealDisk(), tmp_path / name)
    assert caught.value.problem is Problem.UNREADABLE


@HAS_PIPES
def test_a_link_to_a_file_is_a_file(tmp_path: Path, game: Path) -> None:
    (tmp_path / "link").symlink_to(game)
    assert read_file(RealDisk(), tmp_path / "link")[1].outcome


@HAS_PIPES
def test_a_pipe_among_the_boards_is_reported(user_folders: Path) -> None:
    boards = user_folders / "data" / "changcheng_qt" / "boards"
    boards.mkdir(parents=True)
    os.mkfifo(boards / "board-9.json")
    done = started("simulate")
    assert done.returncode == 2
    told = f"{PROGRAM}: {boards}: board-9.json: cannot be read: it is no regular file\n"
    assert done.stderr.decode() == told


def test_the_name_of_a_file_is_printed_in_one_line(tmp_path: Path) -> None:
    done = started("replay", tmp_path / "a\nb\x1b[31m\u202e")
    assert done.returncode == 2
    told, _, reason = done.stderr.decode().rpartition(": cannot be read: ")
    assert told == f"{PROGRAM}: {tmp_path}{os.sep}a\\nb\\x1b[31m\\u202e"
    fault = errno.EINVAL if sys.platform == "win32" else errno.ENOENT
    assert reason.splitlines() == [os.strerror(fault)]
