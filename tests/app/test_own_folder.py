"""Nothing is saved where the program keeps its own games, however the path is spelled."""

import shutil
import sys
from pathlib import Path

import pytest

from changcheng_qt.saves.disk import RealDisk
from changcheng_qt.saves.recovery import FILE
from changcheng_qt.saves.savefile import read_file
from tests.app.plain_title import Stage


def spelled(stage: Stage, tmp_path: Path, way: str) -> Path:
    """A path to the running game, or to a new file where it is kept."""
    folder = stage.session.folder
    assert folder
    file = folder / FILE
    match way:
        case "straight":
            return file
        case "beside":
            return folder / "copy.changcheng"
        case "above":
            return folder.parent / "copy.changcheng"
        case "up and down":
            return folder / ".." / folder.name / ".." / folder.name / file.name
        case "linked folder":
            (tmp_path / "link").symlink_to(folder.parent)
            return tmp_path / "link" / folder.name / file.name
        case "linked file":
            (tmp_path / "link").symlink_to(file)
            return tmp_path / "link"
        case "hard link":
            (tmp_path / "link").hardlink_to(file)
            return tmp_path / "link"
        case _:
            (tmp_path / "elsewhere").mkdir()
            shutil.move(folder, tmp_path / "elsewhere")
            folder.symlink_to(tmp_path / "elsewhere" / folder.name)
            return tmp_path / "elsewhere" / folder.name / file.name


LINKED = pytest.mark.skipif(sys.platform == "win32", reason="links take rights of their own there")


@pytest.mark.parametrize(
    "way",
    [
        "straight",
        "beside",
        "above",
        "up and down",
        pytest.param("linked folder", marks=LINKED),
        pytest.param("linked file", marks=LINKED),
        "hard link",
        pytest.param("game kept elsewhere", marks=LINKED),
    ],
)
@pytest.mark.parametrize("what", ["copy", "report"])
def test_nothing_is_saved_over_the_programs_own_games(
    stage: Stage, tmp_path: Path, way: str, what: str
) -> None:
    stage.session.begin(stage.order("hh"))
    match, folder = stage.session.match, stage.session.folder
    assert match
    assert folder
    file = spelled(stage, tmp_path, way)
    before = {path: path.read_bytes() for path in folder.iterdir()}
    stage.desk.save(file) if what == "copy" else stage.desk.save_report(file)
    assert "own games folder" in stage.toast
    assert {path: path.read_bytes() for path in folder.iterdir()} == before
    assert stage.window.kept.recent == ()
    match.submit(match.legal(match.to_act or 0)[0])
    assert read_file(RealDisk(), folder / FILE)[1].log == match.log


def test_a_folder_next_to_the_games_can_be_saved_into(stage: Stage, tmp_path: Path) -> None:
    stage.session.begin(stage.order("hh"))
    stage.desk.save(tmp_path / "titles.changcheng.rules")
    assert stage.toast == "Saved."
    assert stage.window.kept.recent == (str(tmp_path / "titles.changcheng.rules"),)
