"""The backups of a game, and recovery: the longest game among its file and its backups.

Theory of operation. The backups are three generations of the file from the ends of turns; `game.1`
is the youngest. The new generation is on the disk before the others move up, and each move leaves
every generation whole.

To recover a game, its file and all backups are read. Normally each backup is the beginning of the
file, as a comparison of the bytes shows, so only the file is played through. Any other is played
through as well, up to its first bad line, and the one with the longest log is used, the file itself
if none is longer. The file may thus be damaged, missing, or sound but older than its backups, as
after a restore. An incomplete last line is the trace of a crash and no damage. Reading writes
nothing; before it writes, the journal sets aside a file that is not used.
"""

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from enum import Enum
from itertools import pairwise
from pathlib import Path
from typing import Final

from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.saves import atomic
from changcheng_qt.saves.disk import Disk
from changcheng_qt.saves.errors import News, Problem, SaveError
from changcheng_qt.saves.reading import HEAD_LINES
from changcheng_qt.saves.record import Record
from changcheng_qt.saves.savefile import SUFFIX, Prefix, read_content, read_prefix

FILE: Final = f"game{SUFFIX}"
"""The file of a running game in its folder."""
GENERATIONS: Final = 3
_NOT_DAMAGE: Final = frozenset((Problem.NEWER_FORMAT, Problem.OTHER_DRAFT, Problem.UNKNOWN_GAME))


class Damage(Enum):
    """The damage of a game's file."""

    NONE = "the file is good"
    TAIL = "the file is good up to some line"
    WHOLE = "the file is of no use, a backup is used"
    MISSING = "the file is missing, a backup is used"
    OLDER = "the file is good, but a backup goes further"


_NEWS: Final = {
    Damage.TAIL: News.DAMAGED,
    Damage.WHOLE: News.DAMAGED,
    Damage.MISSING: News.MISSING,
    Damage.OLDER: News.OVERTAKEN,
}


@dataclass(frozen=True, slots=True)
class Recovered:
    """The readable part of a game: the good `content`, its match, and `own`, the content of the
    game's own file, None where it cannot be read; `is_foreign` as in `Prefix`.
    """

    content: bytes
    record: Record
    match: AnyMatch
    is_foreign: bool
    damage: Damage
    own: bytes | None

    @property
    def tail(self) -> bytes:
        """Return the damaged end behind the good content of the game's own file, if that is its
        damage.
        """
        return (self.own or b"")[len(self.content) :]

    @property
    def is_damaged(self) -> bool:
        """Whether there is more damage than an incomplete last line."""
        return self.news is not None

    @property
    def news(self) -> News | None:
        """Return the news for people; none about an incomplete last line, whose move nobody has
        seen.
        """
        is_seen = self.damage is not Damage.TAIL or b"\n" in self.tail
        return _NEWS.get(self.damage) if is_seen else None


def recover(disk: Disk, folder: Path) -> Recovered:
    """Return the recovered game of a folder; raises `SaveError` where nothing can be recovered, and
    where the file is sound but not for this program.
    """
    own, *backups = [_content(disk, file) for file in (folder / FILE, *backup_files(folder))]
    error = SaveError(Problem.UNREADABLE)
    found: dict[bytes, Prefix] = {}
    contents = (content for content in (own, *backups) if content is not None)
    for content in sorted(contents, key=len, reverse=True):
        if any(longer.startswith(content) for longer in found):
            continue
        try:
            found[content] = read_prefix(content)
        except SaveError as fault:
            if content == own:
                error = fault
    if not found or error.problem in _NOT_DAMAGE:
        raise error
    best, read = max(found.items(), key=lambda one: (one[1].match.entry_count, one[0] == own))
    damage = _damage(disk, folder / FILE, own, best, found)
    return Recovered(best[: read.length], read.record, read.match, read.is_foreign, damage, own)


def backup_files(folder: Path) -> list[Path]:
    """Return the paths of the backups, the youngest first; any may be missing."""
    return [folder / f"game.{number}" for number in range(1, GENERATIONS + 1)]


def add_backup(disk: Disk, folder: Path, content: bytes) -> bool:
    """Make a new youngest backup and remove the oldest; return whether the folder was synced too;
    raises OSError.
    """
    files = backup_files(folder)
    beside = atomic.write_beside(disk, files[0], content)
    for younger, older in reversed(list(pairwise(files))):
        with suppress(FileNotFoundError):
            disk.replace(younger, older)
    atomic.take_place(disk, beside, files[0])
    return disk.sync_folder(folder)


def _content(disk: Disk, file: Path) -> bytes | None:
    with suppress(SaveError):
        return read_content(disk, file)
    return None


def _damage(
    disk: Disk, file: Path, own: bytes | None, best: bytes, found: Mapping[bytes, Prefix]
) -> Damage:
    """Return the damage of a game's own file, where the best content may be another's."""
    if own is None:
        return Damage.WHOLE if _is_there(disk, file) else Damage.MISSING
    if best == own:
        return Damage.NONE if found[best].length == len(best) else Damage.TAIL
    if own in found:
        is_sound = b"\n" not in own[found[own].length :]
    else:
        is_sound = own.count(b"\n") >= HEAD_LINES
    return Damage.OLDER if is_sound else Damage.WHOLE


def _is_there(disk: Disk, file: Path) -> bool:
    """Return whether there is a file, readable or not."""
    try:
        disk.status(file)
    except OSError as error:
        return not isinstance(error, FileNotFoundError)
    return True
