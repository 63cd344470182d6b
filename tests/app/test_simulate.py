"""Whole games on the command line: the same line for the same seed, and a file that tells it."""

import io
import re
from pathlib import Path

import pytest

from changcheng_qt import titles
from changcheng_qt.app.cli import simulate
from changcheng_qt.app.cli.command_parser import parse
from changcheng_qt.saves.disk import RealDisk
from changcheng_qt.saves.savefile import read_file
from changcheng_qt.titles.changcheng import CHANG_CHENG
from tests.toy.entry import TOY

LINE = re.compile(
    r"seed=(\S+) seats=([234]) turns=(\d+) scores=(-?\d+(?:,-?\d+)*) winners=([0-3,]+)"
)


def lines(words: str) -> list[str]:
    """Return the output of `simulate`."""
    out = io.StringIO()
    assert simulate.run(parse(["simulate", *words.split()]), out, io.StringIO()) == 0
    return out.getvalue().splitlines()


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", ["usual", "random"])
def test_a_line_tells_a_game(seats: int, options: str) -> None:
    (line,) = lines(f"--seats {seats} --options {options}")
    match = LINE.fullmatch(line)
    assert match
    scores = [int(score) for score in match[4].split(",")]
    winners = [int(seat) for seat in match[5].split(",")]
    assert len(scores) == seats == int(match[2])
    assert winners == [seat for seat, score in enumerate(scores) if score == max(scores)]


def test_a_seed_gives_the_same_game_also_by_itself() -> None:
    both = lines("--seats 3 --seed 7 --games 2")
    assert both == lines("--seats 3 --seed 7 --games 2")
    assert both[1:] == lines("--seats 3 --seed 8")
    assert both[0] != both[1]


def test_any_text_is_a_seed() -> None:
    assert list(simulate.seeds("wall", 3)) == ["wall", "wall-2", "wall-3"]
    assert list(simulate.seeds("9", 2)) == ["9", "10"]


def test_bots_take_turns_in_the_seats(tmp_path: Path) -> None:
    lines(f"--seats 3 --bots greedy,random --out {tmp_path}")
    _, match = read_file(RealDisk(), tmp_path / "game-1.changcheng")
    assert [player.controller for player in match.players] == ["greedy", "random", "greedy"]


def test_saved_games_lead_to_their_lines(tmp_path: Path) -> None:
    told = lines(f"--seats 2 --games 2 --options random --out {tmp_path / 'new'}")
    for number, line in enumerate(told, start=1):
        record, match = read_file(RealDisk(), tmp_path / "new" / f"game-{number}.changcheng")
        assert record.seed_known
        assert simulate.line(match, str(number)) == line


def test_saved_games_are_the_same_bytes_for_the_same_seed(tmp_path: Path) -> None:
    for folder in ("a", "b"):
        lines(f"--seed 5 --out {tmp_path / folder}")
    a, b = (tmp_path / folder / "game-1.changcheng" for folder in ("a", "b"))
    assert a.read_bytes() == b.read_bytes()


def test_a_folder_that_cannot_be_made_is_one_clear_line(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.touch()
    with pytest.raises(FileExistsError) as known:
        blocked.mkdir()
    complaints = io.StringIO()
    arguments = parse(["simulate", "--games", "3", "--out", str(blocked)])
    assert simulate.run(arguments, io.StringIO(), complaints) == 1
    told = f"{blocked / 'game-1.changcheng'}: {known.value.strerror}"
    assert complaints.getvalue() == f"changcheng-qt: {told}\n"


def test_seats_that_the_game_does_not_have_are_reported() -> None:
    complaints = io.StringIO()
    assert simulate.run(parse(["simulate", "--seats", "5"]), io.StringIO(), complaints) == 2
    said = "changcheng-qt: 5 is not a valid number of players (2 to 4)\n"
    assert complaints.getvalue() == said


def test_without_a_number_the_fewest_play_that_the_title_seats(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    (line,) = lines("")
    assert "seats=2" in line
    monkeypatch.setattr(titles, "TITLES", (CHANG_CHENG, TOY))
    (line,) = lines("--title toy")
    assert "seats=3" in line
