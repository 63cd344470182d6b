"""What can be played on of a game in its folder, after whatever happened to the folder.

The file is read up to its first bad line. A last line that was not written to its end is what a
crash leaves; where anything else is bad, the backups are read in the same way, and what leads
furthest is taken, the file itself if nothing leads further. Reading writes nothing; what is bad is
told, so that the `Journal` puts it aside before it writes.

The backups are three generations of the file from the ends of turns; `game.1` is the youngest. The
new generation is on the disk before the others move up, and each move leaves every generation
whole.
"""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from enum import Enum
from itertools import pairwise
from pathlib import Path
from typing import Final

from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.saves.atomic import take_place, write_beside
from changcheng_qt.saves.disk import Disk
from changcheng_qt.saves.errors import Problem, SaveError
from changcheng_qt.saves.record import Record
from changcheng_qt.saves.savefile import SUFFIX, read_content, read_prefix

FILE: Final = f"game{SUFFIX}"
"""The file of a running game in its folder."""
GENERATIONS: Final = 3

_NOT_DAMAGE: Final = frozenset((Problem.NEWER_FORMAT, Problem.UNKNOWN_GAME))


class Damage(Enum):
    """What was found in a game's file."""

    NONE = "the file is good"
    TAIL = "the file is good up to some line"
    WHOLE = "the file is missing or of no use, a backup is used"


@dataclass(frozen=True, slots=True)
class Recovered:
    """A game as far as it could be read: the good `content`, the match it leads to, and the bad
    `tail` behind it, if that was in the game's own file; `is_foreign` as of a `Prefix`.
    """

    content: bytes
    record: Record
    match: AnyMatch
    is_foreign: bool
    damage: Damage = Damage.NONE
    tail: bytes = b""

    @property
    def is_damaged(self) -> bool:
        """Tell whether more is bad than a last line that was not written to its end."""
        return self.damage is Damage.WHOLE or b"\n" in self.tail


def recover(disk: Disk, folder: Path) -> Recovered:
    """Return what can be played on in a folder; raises `SaveError` where nothing can, and where the
    file is sound but not for this program.
    """
    error = None
    try:
        own = _read(disk, folder / FILE)
    except SaveError as fault:
        if fault.problem in _NOT_DAMAGE:
            raise
        own, error = None, fault
    if own and not own.is_damaged:
        return own
    found = [*([own] if own else []), *_read_backups(disk, folder)]
    if not found:
        raise error or SaveError(Problem.UNREADABLE)
    return max(found, key=lambda one: len(one.match.log))


def _read_backups(disk: Disk, folder: Path) -> Iterator[Recovered]:
    for file in backup_files(folder):
        with suppress(SaveError):
            yield replace(_read(disk, file), damage=Damage.WHOLE, tail=b"")


def _read(disk: Disk, file: Path) -> Recovered:
    """Read a file up to its first bad line; raises `SaveError` where no game begins before it."""
    content = read_content(disk, file)
    read = read_prefix(content)
    good, tail = content[: read.length], content[read.length :]
    damage = Damage.TAIL if tail else Damage.NONE
    return Recovered(good, read.record, read.match, read.is_foreign, damage, tail)


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
