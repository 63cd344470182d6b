"""Statistics of a folder on the command line."""

import csv
import errno
from dataclasses import replace
from os import utime
from pathlib import Path
from random import Random

import pytest

from changcheng_qt.app.cli import statistics
from changcheng_qt.app.cli.saved_games import WRONG_FILE
from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.engine.seats import Player
from changcheng_qt.saves.disk import RealDisk
from changcheng_qt.saves.record import record_of
from changcheng_qt.saves.savefile import write_file
from changcheng_qt.statistics.played import Errors
from tests.app.commands import printed_lines
from tests.app.refusing import refuse
from tests.saves.conftest import random_match
from tests.statistics.games import game, seat, whole_match
from tests.titles.china.table.matches import finished


def statistics_of(*words: str) -> tuple[int, list[str], list[str]]:
    """Return the exit code, the lines, and the complaints of `statistics`."""
    return printed_lines(statistics.run, "statistics", *words)


def put(match: AnyMatch, file: Path, *, second: int) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    write_file(RealDisk(), file, record_of(match, Random(1), seed_known=False))
    utime(file, (second, second))


def fill(folder: Path) -> AnyMatch:
    """Put into a folder two games of Chang Cheng, one of China, a copy, one that runs, and one
    thrown away.
    """
    first = whole_match(1, "Mei", "Luca")
    put(first, folder / "first.changcheng", second=100)
    put(first, folder / "more" / "copy.changcheng", second=200)
    put(whole_match(2, "Mei", "Luca"), folder / "more" / "second.changcheng", second=300)
    put(finished(3, 1), folder / "china.changcheng", second=50)
    put(random_match(3, 2, steps=4), folder / "running.changcheng", second=10)
    put(whole_match(4, "Mei", "Luca"), folder / "trash" / "x" / "game.changcheng", second=10)
    return first


def test_a_row_for_each_seat_of_each_finished_game(tmp_path: Path) -> None:
    first = fill(tmp_path)
    code, lines, complaints = statistics_of(str(tmp_path), "--csv")
    rows = list(csv.DictReader(lines))
    assert (code, complaints) == (0, [])
    assert [(row["file"], row["seat"]) for row in rows] == [
        *(("china.changcheng", str(seat)) for seat in range(3)),
        *(("first.changcheng", str(seat)) for seat in range(2)),
        *(("more/second.changcheng", str(seat)) for seat in range(2)),
    ]
    assert first.outcome is not None
    assert tuple(int(row["score"]) for row in rows[3:5]) == first.outcome.scores


def test_a_line_for_each_player_of_a_title(tmp_path: Path) -> None:
    fill(tmp_path)
    code, lines, _ = statistics_of(str(tmp_path))
    assert (code, lines[0], lines[3]) == (0, "changcheng", "china")
    assert all("2 games" in line for line in lines[1:3])
    assert len(lines) == 7


@pytest.mark.parametrize(
    ("title", "errors", "told"),
    [
        ("changcheng", Errors(1, 2.5), "2.50 points lost by errors a game"),
        ("riders", Errors(3, 61.5), "3.00 clear errors a game"),
    ],
)
def test_errors_are_in_the_unit_of_the_title(title: str, errors: Errors, told: str) -> None:
    mei = replace(seat("Mei", 9), errors=errors)
    _, line = statistics.lines([game("a", mei, title=title)])
    assert line.endswith(told)


def test_bots_of_a_kind_in_one_game_are_one_game_and_several_seats(tmp_path: Path) -> None:
    match = whole_match(1, "Mei", "x", "y")
    for place in (1, 2):
        match.seat_player(place, Player("bot", "random"))
    put(match, tmp_path / "one.changcheng", second=10)
    _, lines, _ = statistics_of(str(tmp_path))
    assert lines[1].startswith("  Mei: 1 game, ")
    assert lines[2].startswith("  bot random: 1 game with 2 seats, ")


def test_a_bad_file_is_named_and_the_others_count(tmp_path: Path) -> None:
    fill(tmp_path)
    (tmp_path / "bad.changcheng").write_text("no game")
    code, lines, complaints = statistics_of(str(tmp_path), "--csv")
    assert (code, len(lines)) == (WRONG_FILE, 8)
    assert [line for line in complaints if "bad.changcheng" in line] == complaints != []


def test_a_path_that_is_no_folder_is_named(tmp_path: Path) -> None:
    code, lines, complaints = statistics_of(str(tmp_path / "none"), "--csv")
    assert (code, lines) == (WRONG_FILE, [])
    assert "none" in complaints[0]


def test_a_game_in_capitals_is_a_game(tmp_path: Path) -> None:
    """As some memory sticks have it, and to Windows it is the same name."""
    put(whole_match(1, "Mei", "Luca"), tmp_path / "GAME.CHANGCHENG", second=100)
    _, lines, _ = statistics_of(str(tmp_path), "--csv")
    assert {row["file"] for row in csv.DictReader(lines)} == {"GAME.CHANGCHENG"}


@pytest.mark.parametrize("place", ["", "more"])
def test_a_folder_that_cannot_be_listed_is_named(tmp_path: Path, place: str) -> None:
    fill(tmp_path)
    with pytest.MonkeyPatch.context() as patched:
        refuse(patched, errno.EACCES, tmp_path / place)
        code, lines, complaints = statistics_of(str(tmp_path))
    assert code == WRONG_FILE
    assert bool(lines) == bool(place)
    (complaint,) = complaints
    assert str(tmp_path / place) in complaint


def test_an_empty_folder_has_no_games(tmp_path: Path) -> None:
    assert statistics_of(str(tmp_path)) == (0, [], [])


def test_the_times_of_files_play_no_part_where_games_say_when_they_were_played(
    tmp_path: Path,
) -> None:
    for name, begun in (("a", 300), ("b", 100)):
        match = whole_match(begun, "Mei", "Luca")
        record = replace(record_of(match, Random(1), seed_known=False), begun=begun)
        write_file(RealDisk(), tmp_path / f"{name}.changcheng", record)
    _, lines, _ = statistics_of(str(tmp_path), "--csv")
    assert [row["played"][-6:] for row in csv.DictReader(lines)] == [
        *["01:40Z"] * 2,
        *["05:00Z"] * 2,
    ]
    for file in tmp_path.iterdir():
        utime(file, (9, 9))
    assert statistics_of(str(tmp_path), "--csv")[1] == lines
