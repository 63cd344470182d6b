"""Board files are checked on load, and a fault is said with its file and place."""

import errno
import json
import os
from collections.abc import Callable
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest

from changcheng_qt import assets
from changcheng_qt.titles.changcheng.rules.boards import (
    LARGEST_FILE,
    MOST_BOARDS,
    BoardError,
    board_from_json,
    load_boards,
)
from changcheng_qt.titles.changcheng.rules.geography import SQUARES_PER_BOARD

LANGUAGES = {"en", "it", "fr", "zh_TW", "zh_CN"}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a copy of the bundled boards that a test may spoil."""
    return copytree(assets.title_folder("changcheng") / "boards", tmp_path / "boards")


def test_the_bundled_boards_are_four_with_names_in_every_language() -> None:
    boards = load_boards(assets.title_folder("changcheng") / "boards")
    assert [board.name for board in boards] == ["1", "2", "3", "4"]
    for area in (a for b in boards for f in b.faces for a in (*f.provinces, *f.regions)):
        assert {language for language, _ in area.names} == LANGUAGES


def test_the_bundled_faces_are_those_of_the_design() -> None:
    boards = load_boards(assets.title_folder("changcheng") / "boards")
    sizes = {
        f.code: [a.squares for a in (*f.provinces, *f.regions)] for b in boards for f in b.faces
    }
    assert sizes == {
        "1A": [4, 4, 5, 5, 4, 4],
        "1B": [6, 4, 3, 4, 5, 4],
        "2A": [5, 5, 3, 4, 5, 4],
        "2B": [3, 4, 6, 5, 3, 5],
        "3A": [3, 6, 4, 4, 6, 3],
        "3B": [4, 5, 4, 3, 4, 6],
        "4A": [6, 3, 4, 5, 5, 3],
        "4B": [5, 3, 5, 3, 6, 4],
    }
    assert all(sum(counts) == 2 * SQUARES_PER_BOARD for counts in sizes.values())


def spoiled(change: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
    """Return the values of a bundled board after a change."""
    values: dict[str, Any] = json.loads(
        (assets.title_folder("changcheng") / "boards" / "board-1.json").read_text("utf-8")
    )
    change(values)
    return values


def area(values: dict[str, Any]) -> dict[str, Any]:
    """Return the first province of face A."""
    first: dict[str, Any] = values["faces"]["A"]["provinces"][0]
    return first


FAULTS: dict[str, Callable[[dict[str, Any]], object]] = {
    "exactly the entries board, faces": lambda v: v.update(more=1),
    "board: a name of 1 to 8 letters and digits": lambda v: v.update(board="a b"),
    "board: a name of 1 to 8": lambda v: v.update(board="x" * 9),
    "faces: exactly the entries A, B": lambda v: v["faces"].pop("B"),
    "faces.A: exactly the entries provinces, regions": lambda v: v["faces"].update(A=3),
    "faces.A.provinces: a list of 3 is": lambda v: v["faces"]["A"].update(provinces={}),
    "faces.A.provinces: a list of 3": lambda v: v["faces"]["A"]["provinces"].pop(),
    "faces.A.provinces.1: exactly the entries names, squares": lambda v: area(v).pop("names"),
    "faces.A.provinces.1.squares: a whole": lambda v: area(v).update(squares=True),
    "faces.A.provinces.1.squares: a whole number from 3": lambda v: area(v).update(squares=7),
    "faces.A.provinces.1.names: an object": lambda v: area(v).update(names=[]),
    "faces.A.provinces.1.names: an English name": lambda v: area(v)["names"].pop("en"),
    "faces.A.provinces.1.names: 1 to 40": lambda v: area(v)["names"].update({"x\n": "X"}),
    "faces.A.provinces.1.names.it: 1 to 40": lambda v: area(v)["names"].update(it="a\nb"),
    "faces.A.provinces.1.names.fr: 1 to 40": lambda v: area(v)["names"].update(fr="x" * 41),
    "faces.A.provinces.1.names.en: 1 to 40": lambda v: area(v)["names"].update(en=""),
    "faces.A.provinces: 14 squares in all": lambda v: area(v).update(squares=5),
    "faces.B: a province border meets": lambda v: v["faces"]["B"].update(
        regions=v["faces"]["B"]["provinces"]
    ),
}


@pytest.mark.parametrize("message", FAULTS)
def test_a_fault_is_named_with_its_place(message: str) -> None:
    with pytest.raises(BoardError) as caught:
        board_from_json(spoiled(FAULTS[message]))
    assert str(caught.value).startswith(message)


def test_a_fault_in_a_file_names_the_file(folder: Path) -> None:
    (folder / "board-2.json").write_text('{"board":"2"}')
    with pytest.raises(BoardError, match=r"^board-2\.json: exactly"):
        load_boards(folder)


@pytest.mark.parametrize("content", [b"{", b"\xff\xff", b"[" * 100_000])
def test_a_file_that_is_no_json_names_the_file(folder: Path, content: bytes) -> None:
    (folder / "board-3.json").write_bytes(content)
    with pytest.raises(BoardError, match=r"^board-3\.json: cannot be read"):
        load_boards(folder)


def test_a_folder_is_no_board(folder: Path) -> None:
    (folder / "board-3.json").unlink()
    (folder / "board-3.json").mkdir()
    with pytest.raises(BoardError, match=r"^board-3\.json: cannot be read: it is no regular file"):
        load_boards(folder)


def test_the_case_of_a_files_name_does_not_count(folder: Path) -> None:
    """On Windows and on a Mac it often is not what people see."""
    boards = load_boards(folder)
    (folder / "board-3.json").rename(folder / "Board-3.JSON")
    assert load_boards(folder) == boards


def test_one_name_for_two_boards_is_refused(folder: Path) -> None:
    (folder / "board-9.json").write_bytes((folder / "board-1.json").read_bytes())
    with pytest.raises(BoardError, match=r"^board-9\.json: two files describe a board 1$"):
        load_boards(folder)


def test_one_board_is_not_enough(folder: Path) -> None:
    for number in (2, 3, 4):
        (folder / f"board-{number}.json").unlink()
    with pytest.raises(BoardError, match="1 boards found, 2 to 32 are needed"):
        load_boards(folder)


def test_boards_come_from_several_folders_some_of_which_need_not_exist(
    folder: Path, tmp_path: Path
) -> None:
    own = tmp_path / "own"
    assert load_boards(folder, own) == load_boards(folder)
    own.mkdir()
    (folder / "board-2.json").rename(own / "board-mine.json")
    assert [board.name for board in load_boards(folder, own)] == ["1", "2", "3", "4"]


def test_more_boards_than_a_file_could_hold_are_refused(folder: Path) -> None:
    for number in range(MOST_BOARDS - 3):
        (folder / f"board-more-{number}.json").write_text("{}")
    with pytest.raises(BoardError, match="33 boards found, 2 to 32 are needed"):
        load_boards(folder)


def test_a_file_that_is_too_large_names_the_file(folder: Path) -> None:
    content = (folder / "board-3.json").read_bytes()
    (folder / "board-3.json").write_bytes(content.ljust(LARGEST_FILE))
    assert len(load_boards(folder)) == 4
    (folder / "board-3.json").write_bytes(content.ljust(LARGEST_FILE + 1))
    with pytest.raises(BoardError, match=r"^board-3\.json: cannot be read: it is larger than"):
        load_boards(folder)


def test_a_name_falls_back_to_the_base_language_then_to_the_first() -> None:
    first = load_boards(assets.title_folder("changcheng") / "boards")[0].faces[0].regions[0]
    assert first.name("fr_CA") == "Alacha"
    assert first.name("zh_CN") == "阿拉善"
    assert first.name("de") == "Alasha"


@pytest.mark.parametrize("number", [errno.EACCES, errno.EIO])
def test_a_folder_that_cannot_be_listed_is_no_empty_one(
    folder: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    def refuse(asked: Path) -> list[str]:
        raise OSError(number, os.strerror(number), str(asked))

    monkeypatch.setattr(os, "listdir", refuse)
    with pytest.raises(BoardError, match="the folder cannot be read"):
        load_boards(folder)
