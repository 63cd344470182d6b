"""Files are looked for where people keep them, and get their ending."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QStandardPaths, QTimer
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt.app.desks.file_choice import FileDialogs, part_of_name
from tests.engine.pasted import FAMILY, MARKS


@pytest.mark.parametrize(
    ("name", "part"),
    [
        ("Mei", "Mei"),
        ("梅 Ζωή", "梅 Ζωή"),
        ('<b>a/b\\c:"d"|e?*', "_b_a_b_c__d__e__"),
        ("Mr. X.", "Mr. X"),
        ("...", "_"),
        ("../../etc", "_.._etc"),
        ("CON", "CON"),
        ("梅" * 24, "梅" * 24),
        (FAMILY * 5, FAMILY * 3),
        ("ab" + MARKS, "a"),
        ("a" + MARKS, "_"),
    ],
    ids=ascii,
)
def test_a_player_stands_in_the_name_of_a_file_that_every_system_takes(
    name: str, part: str
) -> None:
    assert part_of_name(name) == part


@pytest.fixture
def documents(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _: str(tmp_path))
    return tmp_path


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    return made


def answer(end: Callable[[QFileDialog], None]) -> None:
    """Answer the dialog that comes next."""

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QFileDialog)
        end(dialog)

    QTimer.singleShot(0, look)


def accept_as(name: str) -> Callable[[QFileDialog], None]:
    def accept(dialog: QFileDialog) -> None:
        dialog.selectFile(name)
        dialog.accept()

    return accept


@pytest.mark.parametrize(
    ("suggested", "typed", "chosen"),
    [
        ("Chang Cheng.changcheng", "evening", "evening.changcheng"),
        ("Chang Cheng.changcheng", "evening.changcheng", "evening.changcheng"),
        ("Chang Cheng.txt", "evening", "evening.txt"),
        ("Chang Cheng.changcheng", "Mei v. Bo, no. 2", "Mei v. Bo, no. 2.changcheng"),
        ("Chang Cheng.changcheng", "30.11.", "30.11.changcheng"),
        ("Chang Cheng.txt", "evening.TXT", "evening.TXT"),
    ],
)
def test_a_name_without_an_ending_gets_it(
    window: QWidget, documents: Path, suggested: str, typed: str, chosen: str
) -> None:
    answer(accept_as(typed))
    assert FileDialogs(window).to_save(suggested) == documents / chosen


def test_a_file_whose_name_gets_its_ending_afterwards_is_not_replaced_unasked(
    window: QWidget, documents: Path
) -> None:
    (documents / "no. 2.txt").touch()
    offered = []

    def accept(dialog: QFileDialog) -> None:
        offered.append([Path(file).name for file in dialog.selectedFiles()])
        answer(lambda again: offered.append([Path(f).name for f in again.selectedFiles()]))
        answer(QDialog.reject)
        accept_as("no. 2")(dialog)

    answer(accept)
    assert FileDialogs(window).to_save("Chang Cheng.txt") is None
    assert offered == [["Chang Cheng.txt"], ["no. 2.txt"]]


@pytest.mark.parametrize("saves", [False, True])
def test_it_is_as_large_as_the_window_bears(window: QWidget, documents: Path, saves: bool) -> None:
    window.resize(1920, 1060)
    seen: list[QDialog] = []

    def look(dialog: QFileDialog) -> None:
        seen.append(dialog)
        assert dialog.width() >= 1400
        assert dialog.height() >= 760
        dialog.reject()

    answer(look)
    dialogs = FileDialogs(window)
    assert (dialogs.to_save("Chang Cheng.txt") if saves else dialogs.to_open()) is None
    assert seen


def test_nothing_is_chosen_where_somebody_cancels(window: QWidget, documents: Path) -> None:
    answer(QDialog.reject)
    assert FileDialogs(window).to_save("Chang Cheng.changcheng") is None


@pytest.mark.parametrize(
    ("suggested", "title"),
    [("Chang Cheng.changcheng", "Save a copy"), ("Chang Cheng.txt", "Save a report")],
)
def test_the_dialog_says_what_is_saved(
    window: QWidget, documents: Path, suggested: str, title: str
) -> None:
    seen = []

    def look(dialog: QFileDialog) -> None:
        seen.append(dialog.windowTitle())
        dialog.reject()

    answer(look)
    FileDialogs(window).to_save(suggested)
    assert seen == [title]


def test_files_are_kept_at_home_where_there_are_no_documents(
    window: QWidget, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else Qt takes the missing folder for the name of a file."""
    places = QStandardPaths.StandardLocation
    folders = {places.DocumentsLocation: tmp_path / "Documents", places.HomeLocation: tmp_path}
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda place: str(folders[place]))
    typed: list[str] = []

    def look(dialog: QFileDialog) -> None:
        typed.extend(field.text() for field in dialog.findChildren(QLineEdit))
        dialog.reject()

    answer(look)
    assert FileDialogs(window).to_open() is None
    assert set(typed) == {""}
