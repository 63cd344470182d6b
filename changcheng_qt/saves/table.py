"""Which game lies on the table: a note in the folder of the games, for the next start of the
program.

The log of a game that is over says no more of it, so whether people have seen its end is told here.
The note is a hint and nothing else: without it no game is lost, and a wrong one is not believed.
That it is there tells the first frame, which imports as little as it can, to wait for a game.
"""

import json
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from changcheng_qt.saves.disk import Disk

TABLE: Final = "table.json"
_LARGEST: Final = 1024


@dataclass(frozen=True, slots=True)
class Laid:
    """A game that lies on the table, by the name of its folder; `at_result` tells that how it ended
    is being looked at.
    """

    game: str
    at_result: bool = False


def lay(disk: Disk, games: Path, laid: Laid) -> None:
    """Note what lies on the table; raises OSError."""
    from changcheng_qt.saves.atomic import make_folders, write_whole

    make_folders(disk, games)
    values = {"at_result": laid.at_result, "game": laid.game}
    write_whole(disk, games / TABLE, json.dumps(values).encode())


def laid(disk: Disk, games: Path) -> Laid | None:
    """Return what lay on the table when the program ended, None where nothing did."""
    try:
        values = json.loads(disk.read(games / TABLE, _LARGEST))
    except (OSError, ValueError, RecursionError):
        return None
    game = values.get("game") if isinstance(values, dict) else None
    return Laid(game, values.get("at_result") is True) if isinstance(game, str) else None


def clear(disk: Disk, games: Path, game: str) -> None:
    """Note that a game has been taken off the table, unless another one lies there; raises
    OSError.
    """
    present = laid(disk, games)
    if present and present.game == game:
        with suppress(FileNotFoundError):
            disk.remove(games / TABLE)
