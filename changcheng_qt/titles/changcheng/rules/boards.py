"""Board faces as data: reading and checking `board-*.json` (RULES section 1).

A file holds one board: `{"board": NAME, "faces": {"A": FACE, "B": FACE}}`. NAME is 1 to 8 letters
or digits. A FACE is `{"provinces": [AREA, AREA, AREA], "regions": [AREA, AREA, AREA]}`, west to
east, and an AREA `{"names": {LANGUAGE: NAME, ...}, "squares": COUNT}` of 3 to 6 squares, 13 in all
on each side of the wall. Provinces and regions are staggered: at no point inside the board do a
province border and a region border meet. English names are required.

The size and number of files are limited, so that a game with every board stays far below the
largest size of a saved game.
"""

import json
import os
import stat
from collections.abc import Mapping
from enum import Enum
from fnmatch import fnmatchcase
from itertools import accumulate
from pathlib import Path
from typing import Any

from changcheng_qt.engine.texts import is_plain
from changcheng_qt.titles.changcheng.rules.geography import (
    AREA_SQUARES,
    AREAS_PER_SIDE,
    SQUARES_PER_BOARD,
    Area,
    Board,
    Face,
    Side,
)

LONGEST_BOARD_NAME = 8
LONGEST_AREA_NAME = 40
LEAST_BOARDS = 2
MOST_BOARDS = 32
LARGEST_FILE = 8 * 1024


class BoardFault(Enum):
    """The faults of the boards in some folders; the value is a sentence in English whose
    placeholders are the names in `BoardError.details`.
    """

    COUNT = "{found} boards found, {least} to {most} are needed"
    NAME_TWICE = "two files describe a board {name}"
    UNREADABLE_FOLDER = "the folder cannot be read"
    UNREADABLE = "cannot be read: {reason}"
    ENTRIES = "exactly the entries {entries} are needed"
    BOARD_NAME = "a name of 1 to {most} letters and digits is needed"
    AREA_COUNT = "a list of {count} is needed"
    SQUARES = "a whole number from {least} to {most} is needed"
    NAMES = "an object of languages and names is needed"
    LANGUAGES = "an English name (en) is needed, and no language twice"
    AREA_NAME = "1 to {most} printable characters are needed"
    TOTAL = "{total} squares in all, {needed} are needed"
    STAGGER = "a province border meets a region border; stagger them"


class BoardError(ValueError):
    """A board file that cannot be used; its text is the place and the fault, in English."""

    def __init__(self, fault: BoardFault, *path: str, file: str = "", **details: object) -> None:
        """Store the fault, its details, and the path to it: names of entries, and numbers from
        1.
        """
        super().__init__(fault, path, file, details)
        self.fault = fault
        self.path = path
        self.file = file
        self.details = details

    @property
    def place(self) -> str:
        """The place of the fault, in any language, such as `board-9.json: faces.A.provinces.1`;
        empty where no one file is at fault.
        """
        return ": ".join(part for part in (self.file, ".".join(self.path)) if part)

    def inside(self, file: str) -> "BoardError":
        """Return this error with the name of its file."""
        return BoardError(self.fault, *self.path, file=file, **self.details)

    def __str__(self) -> str:
        sentence = self.fault.value.format(**self.details)
        return ": ".join(part for part in (self.place, sentence) if part)


def load_boards(*folders: Path) -> tuple[Board, ...]:
    """Read every board file of some folders, which need not exist, in order of the boards' names;
    raises `BoardError`.
    """
    paths = [path for folder in folders for path in _files(folder)]
    if not LEAST_BOARDS <= len(paths) <= MOST_BOARDS:
        found = len(paths)
        raise BoardError(BoardFault.COUNT, found=found, least=LEAST_BOARDS, most=MOST_BOARDS)
    boards: dict[str, Board] = {}
    for path in paths:
        board = _load(path)
        if board.name in boards:
            raise BoardError(BoardFault.NAME_TWICE, file=path.name, name=board.name)
        boards[board.name] = board
    return tuple(boards[name] for name in sorted(boards))


def board_from_json(value: object) -> Board:
    """Return the board from the values of a file; raises `BoardError`."""
    fields = _mapping(value, (), ("board", "faces"))
    name = check_board_name(fields["board"])
    faces = _mapping(fields["faces"], ("faces",), tuple(side.value for side in Side))
    a, b = (_face(name, side, faces[side.value]) for side in Side)
    return Board(name, (a, b))


def check_board_name(name: object) -> str:
    """Return the name of a board; raises `BoardError` unless it is 1 to 8 letters or digits."""
    if not isinstance(name, str) or not _is_board_name(name):
        raise BoardError(BoardFault.BOARD_NAME, "board", most=LONGEST_BOARD_NAME)
    return name


def check_face(face: Face, *path: str) -> None:
    """Raise `BoardError` unless a face is valid (RULES section 1); `path` is its place."""
    for side, areas in (("provinces", face.provinces), ("regions", face.regions)):
        _check_areas(areas, (*path, side))
    if _borders(face.provinces) & _borders(face.regions):
        raise BoardError(BoardFault.STAGGER, *path)


def _files(folder: Path) -> list[Path]:
    """Return the board files in a folder, which need not exist, with names of any case; raises
    `BoardError`.
    """
    try:
        names = sorted(os.listdir(folder))
    except (FileNotFoundError, NotADirectoryError):
        return []
    except OSError as error:
        raise BoardError(BoardFault.UNREADABLE_FOLDER) from error
    return [folder / name for name in names if fnmatchcase(name.lower(), "board-*.json")]


def _load(path: Path) -> Board:
    try:
        return board_from_json(json.loads(_read(path)))
    except BoardError as error:
        raise error.inside(path.name) from error
    except (OSError, ValueError, RecursionError) as error:
        raise BoardError(BoardFault.UNREADABLE, file=path.name, reason=error) from error


def _read(path: Path) -> str:
    """Return the text of a file; raises OSError or ValueError."""
    if not stat.S_ISREG(os.stat(path).st_mode):
        raise ValueError("it is no regular file")
    with path.open("rb") as file:
        content = file.read(LARGEST_FILE + 1)
    if len(content) > LARGEST_FILE:
        raise ValueError(f"it is larger than {LARGEST_FILE} bytes")
    return content.decode("utf-8")


def _mapping(value: object, path: tuple[str, ...], keys: tuple[str, ...]) -> Mapping[str, Any]:
    if not isinstance(value, dict) or set(value) != set(keys):
        raise BoardError(BoardFault.ENTRIES, *path, entries=", ".join(keys))
    return value


def _face(board: str, side: Side, value: object) -> Face:
    path = ("faces", side.value)
    fields = _mapping(value, path, ("provinces", "regions"))
    provinces = _areas(fields["provinces"], (*path, "provinces"))
    regions = _areas(fields["regions"], (*path, "regions"))
    face = Face(board, side, provinces, regions)
    check_face(face, *path)
    return face


def _areas(value: object, path: tuple[str, ...]) -> tuple[Area, ...]:
    if not isinstance(value, list):
        raise BoardError(BoardFault.AREA_COUNT, *path, count=AREAS_PER_SIDE)
    return tuple(_area(item, (*path, str(number))) for number, item in enumerate(value, 1))


def _area(value: object, path: tuple[str, ...]) -> Area:
    fields = _mapping(value, path, ("names", "squares"))
    squares, names = fields["squares"], fields["names"]
    if type(squares) is not int:
        raise _wrong_squares(path)
    if not isinstance(names, dict):
        raise BoardError(BoardFault.NAMES, *path, "names")
    return Area(squares, tuple(names.items()))


def _check_areas(areas: tuple[Area, ...], path: tuple[str, ...]) -> None:
    if len(areas) != AREAS_PER_SIDE:
        raise BoardError(BoardFault.AREA_COUNT, *path, count=AREAS_PER_SIDE)
    for number, area in enumerate(areas, 1):
        _check_area(area, (*path, str(number)))
    total = sum(area.squares for area in areas)
    if total != SQUARES_PER_BOARD:
        raise BoardError(BoardFault.TOTAL, *path, total=total, needed=SQUARES_PER_BOARD)


def _check_area(area: Area, path: tuple[str, ...]) -> None:
    if area.squares not in AREA_SQUARES:
        raise _wrong_squares(path)
    languages = [language for language, _ in area.names]
    if "en" not in languages or len(set(languages)) != len(languages):
        raise BoardError(BoardFault.LANGUAGES, *path, "names")
    for language, name in area.names:
        if not _is_name(language):
            raise BoardError(BoardFault.AREA_NAME, *path, "names", most=LONGEST_AREA_NAME)
        if not _is_name(name):
            raise BoardError(BoardFault.AREA_NAME, *path, "names", language, most=LONGEST_AREA_NAME)


def _wrong_squares(path: tuple[str, ...]) -> BoardError:
    least, most = AREA_SQUARES.start, AREA_SQUARES.stop - 1
    return BoardError(BoardFault.SQUARES, *path, "squares", least=least, most=most)


def _is_board_name(name: str) -> bool:
    return name.isascii() and name.isalnum() and len(name) <= LONGEST_BOARD_NAME


def _is_name(name: object) -> bool:
    return isinstance(name, str) and 0 < len(name) <= LONGEST_AREA_NAME and is_plain(name)


def _borders(areas: tuple[Area, ...]) -> set[int]:
    return set(accumulate(area.squares for area in areas)) - {SQUARES_PER_BOARD}
