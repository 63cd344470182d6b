"""Bots play a whole game in the window; pictures and a file stay behind."""

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from changcheng_qt.saves.disk import RealDisk
from changcheng_qt.saves.savefile import read_file
from tests.effort import NIGHTLY


def demo(folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "packaging/demo.py", "--out", str(folder), "--seats", "2"],
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
    )


@pytest.mark.skipif(not NIGHTLY, reason="a whole game in a window takes ten seconds")
def test_a_demo_leaves_pictures_and_the_game(tmp_path: Path) -> None:
    done = demo(tmp_path / "new")
    assert (done.returncode, done.stderr) == (0, "")
    assert str(tmp_path / "new") in done.stdout
    pictures = sorted((tmp_path / "new").glob("*.png"))
    assert set((tmp_path / "new").iterdir()) == {*pictures, tmp_path / "new" / "game.changcheng"}
    assert len(pictures) >= 6
    sizes = {QImage(str(picture)).size().toTuple() for picture in pictures}
    assert sizes == {(1280, 800)}
    assert len({picture.read_bytes() for picture in pictures}) == len(pictures)
    _, match = read_file(RealDisk(), tmp_path / "new" / "game.changcheng")
    assert match.outcome


def test_a_folder_that_cannot_be_made_is_one_clear_line(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.touch()
    done = demo(blocked)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == f"{blocked}: File exists\n"


def test_a_picture_that_cannot_be_written_ends_it(tmp_path: Path) -> None:
    blocked = tmp_path / "00-step-000.png"
    blocked.mkdir()
    done = demo(tmp_path)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == f"{blocked}: cannot be written\n"
