"""The file of one running game: it grows by whole lines, each on the disk when `append` returns;
its backups; and what can be played on of it, after whatever happened to its folder.

Theory of operation. The journal keeps all bytes of the game in memory. As long as everything went
well the file on the disk holds the same, and a new line is written at its end and synced. After any
failure nobody knows what the file holds, so the next call writes it whole, beside, and moves it in
place. Before the first whole write, what recovery found to be bad is put aside under a name of its
own: a bad tail is copied, a file of no use is moved. A journal is used by one thread at a time.

The folder is locked before anything is written: whoever holds its lock plays the game. The lock is
let go by `close` or by the system when the process dies, so a crash leaves nothing to clean up.
Somebody who only asks whether a game is played, as every list of games does, in this program or
another, holds the lock for a moment too. A lock that is held is therefore tried again a few times
before it counts as taken.

To recover a game, its file is read up to its first bad line. A last line that was not written to
its end is what a crash leaves; where anything else is bad, the backups are read in the same way,
and what leads furthest is taken, the file itself if nothing leads further. Reading writes nothing;
what is bad is told, so that the journal puts it aside before it writes.

The backups are three generations of the file from the ends of turns; `game.1` is the youngest. The
new generation is on the disk before the others move up, and each move leaves every generation
whole.
"""

import errno
import os
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from enum import Enum
from hashlib import sha256
from itertools import pairwise
from pathlib import Path
from time import sleep
from typing import Final

from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.saves import atomic
from changcheng_qt.saves.disk import Disk, Handle
from changcheng_qt.saves.errors import Problem, SaveError
from changcheng_qt.saves.record import Record
from changcheng_qt.saves.savefile import SUFFIX, read_content, read_prefix

FILE: Final = f"game{SUFFIX}"
"""The file of a running game in its folder."""
GENERATIONS: Final = 3
LOCK: Final = "lock"
TRIES: Final = 5
PAUSE: Final = 0.008
"""Seconds between two tries: all of them together are not noticed in a window."""
ASIDE: Final = "damaged"
_NOT_DAMAGE: Final = frozenset((Problem.NEWER_FORMAT, Problem.OTHER_DRAFT, Problem.UNKNOWN_GAME))


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
        """Whether more is bad than a last line that was not written to its end."""
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


def backup_files(folder: Path) -> list[Path]:
    """Return where the generations lie, the youngest first; any may be missing."""
    return [folder / f"game.{number}" for number in range(1, GENERATIONS + 1)]


def add_backup(disk: Disk, folder: Path, content: bytes) -> None:
    """Make a new youngest generation and let the oldest go; raises OSError."""
    files = backup_files(folder)
    beside = atomic.write_beside(disk, files[0], content)
    for younger, older in reversed(list(pairwise(files))):
        with suppress(FileNotFoundError):
            disk.replace(younger, older)
    atomic.take_place(disk, beside, files[0])
    disk.sync_folder(folder)


def take_lock(disk: Disk, folder: Path) -> Handle | None:
    """Return the lock of a folder, None if somebody else keeps it; raises OSError."""
    for _ in range(TRIES - 1):
        lock = disk.lock(folder / LOCK)
        if lock is not None:
            return lock
        sleep(PAUSE)
    return disk.lock(folder / LOCK)


class Journal:
    """Writes the file of one game."""

    def __init__(
        self,
        disk: Disk,
        folder: Path,
        content: bytes,
        found: Recovered | None = None,
        lock: Handle | None = None,
    ) -> None:
        """Begin with the content of a file, in a folder that need not exist, or go on with what was
        found in a locked folder; nothing is written yet.
        """
        self._disk = disk
        self._folder = folder
        self._parts = [content]
        self._lock = lock
        self._file: Handle | None = None
        self._damage = found.damage if found else Damage.NONE
        self._tail = found.tail if found else b""
        is_there = found is not None and found.content == content and lock is not None
        self._is_whole = is_there and self._damage is Damage.NONE

    @property
    def folder(self) -> Path:
        """Return where the game lies."""
        return self._folder

    def append(self, lines: bytes) -> None:
        """Add whole lines, or none, and see all so far on the disk; raises OSError, after which the
        next call rewrites the file.
        """
        self._parts.append(lines)
        if not self._is_whole:
            self._write_whole()
            return
        if not lines:
            return
        self._is_whole = False
        if self._file is None:
            self._file = self._disk.open_end(self._folder / FILE)
        atomic.write_all(self._disk, self._file, lines)
        self._disk.sync(self._file)
        self._is_whole = True

    def mend(self) -> None:
        """Write the file if it may not hold everything; raises OSError."""
        if not self._is_whole:
            self._write_whole()

    def back_up(self) -> None:
        """Keep a copy as it is now, once the file itself is whole; raises OSError."""
        self.mend()
        self._is_whole = False
        add_backup(self._disk, self._folder, b"".join(self._parts))
        self._is_whole = True

    def close(self) -> None:
        """Let other programs have the game."""
        self._close_file()
        if self._lock is not None:
            lock, self._lock = self._lock, None
            with suppress(OSError):
                self._disk.close(lock)

    def _write_whole(self) -> None:
        self._close_file()
        self._make_ready()
        self._put_aside()
        atomic.write_whole(self._disk, self._folder / FILE, b"".join(self._parts))
        self._is_whole = True

    def _make_ready(self) -> None:
        if self._lock is not None:
            return
        atomic.make_folders(self._disk, self._folder)
        self._lock = take_lock(self._disk, self._folder)
        if self._lock is None:
            raise OSError(errno.EBUSY, os.strerror(errno.EBUSY))

    def _put_aside(self) -> None:
        if self._damage is Damage.TAIL:
            name = f"{ASIDE}-{sha256(self._tail).hexdigest()[:16]}"
            atomic.write_whole(self._disk, self._folder / name, self._tail)
        elif self._damage is Damage.WHOLE:
            with suppress(FileNotFoundError):
                self._disk.replace(self._folder / FILE, self._unused_name())
                self._disk.sync_folder(self._folder)
        self._damage = Damage.NONE

    def _unused_name(self) -> Path:
        taken = self._disk.names(self._folder)
        numbers = (f"{ASIDE}-{number}" for number in range(1, len(taken) + 2))
        return self._folder / next(name for name in numbers if name not in taken)

    def _close_file(self) -> None:
        if self._file is not None:
            file, self._file = self._file, None
            with suppress(OSError):
                self._disk.close(file)


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
