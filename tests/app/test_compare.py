"""Two files compared on the command line: one line, and a code for scripts."""

import io
from pathlib import Path
from random import Random

import pytest

from changcheng_qt.app import compare
from changcheng_qt.app.command_line import parse
from changcheng_qt.engine.seats import PUBLIC
from changcheng_qt.saves.disk import RealDisk
from changcheng_qt.saves.record import recording
from changcheng_qt.saves.redaction import redacted
from changcheng_qt.saves.savefile import write_file
from tests.saves.conftest import random_match


@pytest.fixture
def files(tmp_path: Path) -> tuple[Path, Path]:
    """What the public had in the middle of a game, and the whole game."""
    match = random_match(4, seats=3, steps=60)
    recorder = recording(match, Random(1))
    part, whole = tmp_path / "part.changcheng", tmp_path / "whole.changcheng"
    write_file(RealDisk(), part, redacted(recorder.record(), PUBLIC))
    rng = Random(1)
    while (seat := match.to_act) is not None:
        match.submit(rng.choice(match.legal(seat)))
    write_file(RealDisk(), whole, recorder.record())
    return part, whole


def compared(*files: Path) -> tuple[int, str, str]:
    out, complaints = io.StringIO(), io.StringIO()
    code = compare.run(parse(["compare", *map(str, files)]), out, complaints)
    return code, out.getvalue(), complaints.getvalue()


def test_a_part_of_a_game_fits_the_whole(files: tuple[Path, Path]) -> None:
    assert compared(*files) == (0, "same game\n", "")


def test_another_game_does_not(files: tuple[Path, Path]) -> None:
    match = random_match(5, seats=3)
    write_file(RealDisk(), files[1], recording(match, Random(1)).record())
    assert compared(*files) == (1, "different games: the files differ from line 2 on\n", "")


def test_a_wrong_file_is_one_line(files: tuple[Path, Path], tmp_path: Path) -> None:
    wrong = tmp_path / "wrong"
    wrong.write_bytes(b"nothing\n")
    code, told, complaint = compared(files[0], wrong)
    assert (code, told) == (2, "")
    assert complaint == f"changcheng-qt: {wrong}: is not a saved game in line 1\n"
