"""The owner's own boards: found, offered, played on; a bad file costs them and nothing else."""

import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt import assets
from changcheng_qt.app import paths
from changcheng_qt.app.cli import simulate
from changcheng_qt.app.main import begin
from changcheng_qt.app.notices import say_unusable
from changcheng_qt.app.paths import Folders
from changcheng_qt.engine.seats import Player
from changcheng_qt.i18n.languages import Languages
from changcheng_qt.saves.disk import RealDisk
from changcheng_qt.saves.savefile import read_file
from changcheng_qt.titles.changcheng import CHANG_CHENG
from changcheng_qt.titles.changcheng.entry import BoardBox
from changcheng_qt.titles.changcheng.rules.boards import BoardError, BoardFault
from changcheng_qt.titles.changcheng.words.refusals import board_error_text
from changcheng_qt.ui.dialogs.choice_row import ChoiceRow
from changcheng_qt.ui.seam.title import GameOrder
from tests.app.commands import printed
from tests.app.conftest import Build
from tests.app.own_boards import BOX, BUNDLED, write_board
from tests.toy.entry import TOY

OWN_FACES = {"9A", "9B", "mineA", "mineB"}


def write_two(folder: Path) -> None:
    write_board(folder, "9")
    write_board(folder, "mine")


def test_own_boards_are_next_to_those_of_the_program(tmp_path: Path) -> None:
    own = tmp_path / "boards"
    assert BoardBox.opened(own).boards == BUNDLED
    write_two(own)
    found = BoardBox.opened(own)
    assert [board.name for board in found.boards] == ["1", "2", "3", "4", "9", "mine"]
    assert found.fault is None


FAULTS: dict[str, Callable[[Path], object]] = {
    "cannot be read: Expecting": lambda file: file.write_bytes(b"{"),
    "cannot be read: it is no regular file": lambda file: file.mkdir(),
    "exactly the entries": lambda file: file.write_text("{}"),
    "two files describe a board 9": lambda file: file.write_bytes(
        (file.parent / "board-9.json").read_bytes()
    ),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_bad_file_leaves_the_boards_of_the_program(fault: str, tmp_path: Path) -> None:
    write_two(tmp_path)
    FAULTS[fault](tmp_path / "board-x.json")
    found = BoardBox.opened(tmp_path)
    assert found.boards == BUNDLED
    assert str(found.fault).startswith(f"board-x.json: {fault}")


@pytest.fixture
def own_folder(user_folders: Path) -> Path:
    """Return the folder of own boards in this test's own home."""
    folder = paths.user_folders().own / "boards"
    assert user_folders in folder.parents
    return folder


def simulated(*words: str) -> tuple[int, str, str]:
    """Return the exit code, the lines and the complaints of `simulate`."""
    return printed(simulate.run, "simulate", *words)


def test_simulated_games_are_played_on_own_boards(own_folder: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    words = ("--seats", "4", "--games", "6", "--options", "random", "--out", str(out))
    _, without, _ = simulated(*words)
    write_two(own_folder)
    code, lines, complaints = simulated(*words)
    assert (code, complaints) == (0, "")
    assert lines != without
    setups = [read_file(RealDisk(), file)[0].setup for file in out.iterdir()]
    assert len(setups) == 6
    assert {face.code for setup in setups for face in setup.faces} & OWN_FACES


def test_a_bad_board_is_one_clear_line_and_code_2(own_folder: Path) -> None:
    write_board(own_folder, "9").write_text("[]")
    code, lines, complaints = simulated()
    assert (code, lines) == (2, "")
    assert complaints.startswith(f"changcheng-qt: {own_folder}: board-9.json: exactly")
    assert complaints.count("\n") == 1


def test_own_boards_are_offered_for_a_new_game(
    program: Build, folders: Folders, qtbot: QtBot
) -> None:
    write_two(folders.own / "boards")
    running = program()
    form = running.window.titles.current.setup_form(running.appearance, running.window).widget
    qtbot.addWidget(form)
    offered = {
        row.title.text(): {str(entry.value): entry.label for entry in row.entries}
        for row in form.findChildren(ChoiceRow)
    }
    for title in ("West board", "East board"):
        assert set(offered[title]) >= OWN_FACES
        assert offered[title]["mineB"] == "Board mine, side B"


def two_people(**choices: str) -> GameOrder:
    return GameOrder("changcheng", (Player("Ada"), Player("Bo")), ("red", "blue"), choices=choices)


def test_only_a_title_that_reads_own_files_is_given_their_folder(folders: Folders) -> None:
    assert folders.own_files(CHANG_CHENG) == folders.own / "boards"
    assert folders.own_files(TOY) is None


def test_a_game_keeps_own_boards_that_are_no_longer_there(
    program: Build, folders: Folders, tmp_path: Path, qtbot: QtBot
) -> None:
    """A game on own boards is saved, their files go, and it is opened and followed by another."""
    write_two(folders.own / "boards")
    running = program()
    running.session.begin(two_people(west="9B", east="mineA"))
    running.files.save(tmp_path / "game.changcheng")
    qtbot.waitUntil(lambda: not running.files.is_busy)
    running.window.close()
    for file in (folders.own / "boards").iterdir():
        file.unlink()
    again = program()
    assert again.boxes["changcheng"]() == BOX
    again.files.open(tmp_path / "game.changcheng")
    qtbot.waitUntil(lambda: again.session.match is not None)
    assert again.session.match
    setup = again.session.match.setup
    assert [face.code for face in setup.faces] == ["9B", "mineA"]
    assert setup.faces[0].provinces[0].name("fr") == "Land 1 of 9"
    again.session.rematch()
    assert {face.board for face in again.session.match.setup.faces} <= {"1", "2", "3", "4"}


def notices(window: QWidget) -> list[str]:
    return [box.text() for box in window.findChildren(QMessageBox)]


@pytest.mark.skipif(sys.platform == "win32", reason="no file has such a name there")
def test_a_bad_board_is_reported_and_the_program_starts(program: Build, folders: Folders) -> None:
    write_board(folders.own / "boards", "<b>")
    running = program()
    begin(running, None)
    (text,) = notices(running.window)
    assert text.startswith("Your custom boards were not loaded.\n\n")
    assert "\nboard-<b>.json: board\n" in text
    running.session.begin(two_people())
    assert running.window.match_show


def test_good_boards_are_not_reported(program: Build, folders: Folders) -> None:
    write_two(folders.own / "boards")
    running = program()
    begin(running, None)
    assert notices(running.window) == []


def test_a_notice_is_plain_text(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    error = BoardError(BoardFault.AREA_NAME, "names", "<img src=x>", most=40)
    box = say_unusable(Path("<b>own"), board_error_text(error), window)
    assert box.textFormat() is Qt.TextFormat.PlainText
    assert "<b>own\nnames.<img src=x>\n" in box.text()
    assert box.informativeText() == ""


def test_a_notice_speaks_the_language_of_the_window(qtbot: QtBot, qapp: QApplication) -> None:
    """The place is the same in every language, the fault is not."""
    window = QWidget()
    qtbot.addWidget(window)
    error = BoardError(BoardFault.STAGGER, "faces", "A", file="board-9.json")
    languages = Languages(qapp, assets.translation_file)
    said = {}
    for code in ("en", "it"):
        languages.install(code)
        box = say_unusable(Path("own"), board_error_text(error), window)
        said[code] = box.text().splitlines()[-3:]
    languages.install("en")
    assert said["en"][:2] == said["it"][:2] == ["own", "board-9.json: faces.A"]
    assert said["en"][2] != said["it"][2]
    assert str(error) not in said["it"]
