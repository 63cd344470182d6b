"""Board faces as data: reading `board-*.json`, and saying what is wrong with one (RULES 1).

A file holds one board: `{"board": NAME, "faces": {"A": FACE, "B": FACE}}`. NAME is 1 to 8 letters
or digits. A FACE is `{"provinces": [AREA, AREA, AREA], "regions": [AREA, AREA, AREA]}`, west to
east, and an AREA `{"names": {LANGUAGE: NAME, ...}, "squares": COUNT}` of 3 to 6 squares, 13 in all
on each side of the wall. Provinces and regions are staggered: at no point inside the board do a
province border and a region border meet. English names are required.

Files and boards are so few and small that a game with all of them stays far below the size of the
largest saved game.
"""

import json
from collections.abc import Mapping
from itertools import accumulate
from pathlib import Path
from typing import Any

from changcheng_qt.engine.texts import is_plain
from changcheng_qt.games.changcheng.geography import (
    AREAS_PER_SIDE,
    SQUARES_PER_BOARD,
    Area,
    Board,
    Face,
    Side,
)

AREA_SQUARES = range(3, 7)
LONGEST_BOARD_NAME = 8
LONGEST_AREA_NAME = 40
LEAST_BOARDS = 2
MOST_BOARDS = 32
LARGEST_FILE = 8 * 1024


class BoardError(Exception):
    """A board file that cannot be used; the message names the file, the place and the fault."""


def load_boards(*folders: Path) -> tuple[Board, ...]:
    """Read every board file of some folders, which need not exist, in order of the boards' names;
    raises `BoardError`.
    """
    paths = [path for folder in folders for path in sorted(folder.glob("board-*.json"))]
    if not LEAST_BOARDS <= len(paths) <= MOST_BOARDS:
        bounds = f"{LEAST_BOARDS} to {MOST_BOARDS}"
        raise BoardError(f"{len(paths)} boards found, {bounds} are needed")
    boards: dict[str, Board] = {}
    for path in paths:
        board = _load(path)
        if board.name in boards:
            raise BoardError(f"{path.name}: two files describe a board {board.name}")
        boards[board.name] = board
    return tuple(boards[name] for name in sorted(boards))


def board_from_json(value: object) -> Board:
    """Return the board that the values of a file describe; raises `BoardError`."""
    fields = _mapping(value, "the file", ("board", "faces"))
    name = check_board_name(fields["board"])
    faces = _mapping(fields["faces"], "faces", tuple(side.value for side in Side))
    a, b = (_face(name, side, faces[side.value]) for side in Side)
    return Board(name, (a, b))


def check_board_name(name: object) -> str:
    """Return the name of a board; raises `BoardError` unless it is 1 to 8 letters or digits."""
    if not isinstance(name, str) or not (name.isascii() and name.isalnum()):
        raise BoardError("board: a name of letters and digits is needed")
    if len(name) > LONGEST_BOARD_NAME:
        raise BoardError(f"board: a name of at most {LONGEST_BOARD_NAME} characters is needed")
    return name


def check_face(face: Face, where: str) -> None:
    """Raise `BoardError` unless a face keeps what holds for every face (RULES section 1)."""
    for side, areas in (("provinces", face.provinces), ("regions", face.regions)):
        _check_areas(areas, f"{where}, {side}")
    if _borders(face.provinces) & _borders(face.regions):
        raise BoardError(f"{where}: a province border meets a region border; stagger them")


def _load(path: Path) -> Board:
    try:
        return board_from_json(json.loads(_read(path)))
    except (OSError, ValueError, RecursionError) as error:
        raise BoardError(f"{path.name}: cannot be read: {error}") from error
    except BoardError as error:
        raise BoardError(f"{path.name}: {error}") from error


def _read(path: Path) -> str:
    """Return the text of a file; raises OSError or ValueError."""
    if not path.is_file():
        raise ValueError("it is no regular file")
    with path.open("rb") as file:
        content = file.read(LARGEST_FILE + 1)
    if len(content) > LARGEST_FILE:
        raise ValueError(f"it is larger than {LARGEST_FILE} bytes")
    return content.decode("utf-8")


def _mapping(value: object, where: str, keys: tuple[str, ...]) -> Mapping[str, Any]:
    if not isinstance(value, dict) or set(value) != set(keys):
        raise BoardError(f"{where}: exactly the entries {', '.join(keys)} are needed")
    return value


def _face(board: str, side: Side, value: object) -> Face:
    where = f"face {side.value}"
    fields = _mapping(value, where, ("provinces", "regions"))
    provinces = _areas(fields["provinces"], f"{where}, provinces")
    regions = _areas(fields["regions"], f"{where}, regions")
    face = Face(board, side, provinces, regions)
    check_face(face, where)
    return face


def _areas(value: object, where: str) -> tuple[Area, ...]:
    if not isinstance(value, list):
        raise BoardError(f"{where}: a list of {AREAS_PER_SIDE} is needed")
    return tuple(_area(item, f"{where} {number}") for number, item in enumerate(value, 1))


def _area(value: object, where: str) -> Area:
    fields = _mapping(value, where, ("names", "squares"))
    squares, names = fields["squares"], fields["names"]
    if type(squares) is not int:
        raise BoardError(f"{where}: squares must be a whole number from 3 to 6")
    if not isinstance(names, dict):
        raise BoardError(f"{where}: names must be an object of languages and names")
    return Area(squares, tuple(names.items()))


def _check_areas(areas: tuple[Area, ...], where: str) -> None:
    if len(areas) != AREAS_PER_SIDE:
        raise BoardError(f"{where}: {AREAS_PER_SIDE} of them are needed")
    for number, area in enumerate(areas, 1):
        _check_area(area, f"{where} {number}")
    total = sum(area.squares for area in areas)
    if total != SQUARES_PER_BOARD:
        raise BoardError(f"{where}: {total} squares in all, {SQUARES_PER_BOARD} are needed")


def _check_area(area: Area, where: str) -> None:
    if area.squares not in AREA_SQUARES:
        raise BoardError(f"{where}: squares must be a whole number from 3 to 6")
    languages = [language for language, _ in area.names]
    if "en" not in languages or len(set(languages)) != len(languages):
        raise BoardError(f"{where}: names must hold an English name (en), and no language twice")
    for language, name in area.names:
        if not _is_name(language):
            raise BoardError(f"{where}: names: a language has 1 to 40 printable characters")
        if not _is_name(name):
            raise BoardError(f"{where}: name for {language}: 1 to 40 printable characters needed")


def _is_name(name: object) -> bool:
    return isinstance(name, str) and 0 < len(name) <= LONGEST_AREA_NAME and is_plain(name)


def _borders(areas: tuple[Area, ...]) -> set[int]:
    return set(accumulate(area.squares for area in areas)) - {SQUARES_PER_BOARD}
