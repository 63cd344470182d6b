"""Files that a journal finds in place of its own are kept: a journal never overwrites content that
it does not hold itself.
"""

from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Final

from changcheng_qt.saves import atomic
from changcheng_qt.saves.disk import Disk
from changcheng_qt.saves.errors import SaveError
from changcheng_qt.saves.savefile import SUFFIX, read_prefix

ASIDE: Final = "aside"
"""The beginning of the names of files that were set aside."""
_DIGITS: Final = 16


def has_moves(content: bytes, ours: bytes) -> bool:
    """Return whether a file's content is a game with a record that our content lacks."""
    with suppress(SaveError):
        return not ours.startswith(content[: read_prefix(content).length])
    return False


def keep_game(disk: Disk, folder: Path, content: bytes) -> None:
    """Keep a file that people may open; equal ones only once; raises OSError."""
    _write(disk, folder, content, SUFFIX)


def keep_tail(disk: Disk, folder: Path, content: bytes) -> None:
    """Keep the damaged end of a file; raises OSError."""
    _write(disk, folder, content, "")


def keep_unread(disk: Disk, file: Path) -> None:
    """Keep a file, folder or link under another name, without reading it; raises OSError. Names
    that differ in case alone are of one file on some disks.
    """
    taken = [name.casefold() for name in disk.names(file.parent)]
    names = (f"{ASIDE}-{number}" for number in range(1, len(taken) + 2))
    disk.replace(file, file.parent / next(name for name in names if name not in taken))
    disk.sync_folder(file.parent)


def _write(disk: Disk, folder: Path, content: bytes, suffix: str) -> None:
    name = f"{ASIDE}-{sha256(content).hexdigest()[:_DIGITS]}{suffix}"
    atomic.write_whole(disk, folder / name, content)
