"""The game on the table: a note in the folder of the games, for the next start of the program,
which shows that game again and in the same way.

The note is only a hint: without it no game is lost, and a wrong one is ignored. The first frame,
which imports as little as it can, waits for a game if the note is there.
"""

import json
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

from changcheng_qt.saves.disk import Disk

TABLE: Final = "table.json"
_LARGEST: Final = 32 * 1024
"""The maximal size in bytes; a path may have four thousand, each written as six."""


class Laid(NamedTuple):
    """A game on the table, by the name of its folder: played, or shown `at_result` or `at_replay`.
    One that is only shown has no folder but a `file`, by its path.
    """

    game: str = ""
    at_result: bool = False
    at_replay: bool = False
    file: str = ""


def lay(disk: Disk, games: Path, laid: Laid) -> None:
    """Note the game on the table; raises OSError."""
    from changcheng_qt.saves.atomic import make_folders, write_whole

    make_folders(disk, games)
    write_whole(disk, games / TABLE, json.dumps(laid._asdict()).encode())


def laid(disk: Disk, games: Path) -> Laid | None:
    """Return the game on the table when the program ended, None if there was none."""
    try:
        values = json.loads(disk.read(games / TABLE, _LARGEST))
    except (OSError, ValueError, RecursionError):
        return None
    if not isinstance(values, dict):
        return None
    game, file = values.get("game"), values.get("file", "")
    if not isinstance(game, str) or not isinstance(file, str):
        return None
    return Laid(game, values.get("at_result") is True, values.get("at_replay") is True, file)


def clear(disk: Disk, games: Path, gone: Laid) -> None:
    """Note that a game has left the table, unless another one is there; raises OSError."""
    present = laid(disk, games)
    if present and (present.game, present.file) == (gone.game, gone.file):
        with suppress(FileNotFoundError):
            disk.remove(games / TABLE)
