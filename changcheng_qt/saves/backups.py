"""Three generations of a game's file, from the ends of turns: `game.1` is the youngest.

They are there for a file whose beginning is damaged. The new generation is on the disk before the
others move up, and each move leaves every generation whole.
"""

from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from typing import Final

from changcheng_qt.saves.atomic import take_place, write_beside
from changcheng_qt.saves.disk import Disk

GENERATIONS: Final = 3


def backup_files(folder: Path) -> list[Path]:
    """Return where the generations lie, the youngest first; any may be missing."""
    return [folder / f"game.{number}" for number in range(1, GENERATIONS + 1)]


def add_backup(disk: Disk, folder: Path, content: bytes) -> None:
    """Make a new youngest generation and let the oldest go; raises OSError."""
    files = backup_files(folder)
    beside = write_beside(disk, files[0], content)
    for younger, older in reversed(list(pairwise(files))):
        with suppress(FileNotFoundError):
            disk.replace(younger, older)
    take_place(disk, beside, files[0])
    disk.sync_folder(folder)
