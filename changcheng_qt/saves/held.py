"""An open file that can check whether its path still leads to it, and the lock of a game's folder.

Theory of operation. Other programs move, replace and remove files: a synchronising service, a
restored backup, a person. An open file does not notice. It remains the same file, under another
name or under none, and everything written to it is lost with it. A lock on such a file excludes
nobody: the next program makes a new lock file and locks that one. A held file therefore notes its
device and number when it is opened, and is compared with the file at its path, which costs one
call, before anything written to it counts as saved. An open file also shows whether it was renamed
or removed since; to ask it costs less than to follow a path, but a folder above it may have moved.

The folder of a game is locked before anything is written: the session that holds the lock plays it.
The lock is released by `release`, or by the system when the process dies, so a crash leaves nothing
to clean up. A program that only checks whether a game is being played, as every list of games does,
holds the lock for a moment too. A lock that is held is therefore tried a few times before it counts
as taken.

Some disks, such as certain network shares, have no locks. A game is played there without one, and
two sessions are kept apart only by noticing that the other has written. A few disks give a file
another number each time they are asked; there only the length of a file is compared.
"""

import errno
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from time import sleep
from typing import Final

from changcheng_qt.saves.disk import Disk, Handle, Status

LOCK: Final = "lock"
TRIES: Final = 5
PAUSE: Final = 0.008
"""Seconds between two attempts: all of them together are not noticeable in a window."""
_NOT_THERE: Final = frozenset((errno.ENOENT, errno.ENOTDIR, errno.ELOOP))
_WITHOUT_LOCKS: Final = frozenset(
    (errno.ENOLCK, errno.ENOTSUP, errno.EOPNOTSUPP, errno.ENOSYS),
)


@dataclass(frozen=True, slots=True)
class HeldFile:
    """An open file and the path at which it was opened; `opened` is None where the disk cannot tell
    one file from another.
    """

    path: Path
    handle: Handle
    opened: Status | None

    def is_in_place(self, disk: Disk, size: int | None = None) -> bool:
        """Return whether the path leads to this file, and it has the size, if given; raises
        OSError.
        """
        try:
            found = disk.status(self.path)
        except OSError as error:
            if error.errno not in _NOT_THERE:
                raise
            return False
        is_same = self.opened is None or self.opened.is_same_file(found)
        return is_same and size in (None, found.size)

    def is_untouched(self, disk: Disk) -> bool:
        """Return whether the open file was neither renamed, removed nor changed since; raises
        OSError.
        """
        return disk.status_of(self.handle) == self.opened

    def has_size(self, disk: Disk, size: int) -> bool:
        """Return whether the open file, wherever it is now, has the size; raises OSError."""
        return disk.status_of(self.handle).size == size


@dataclass(frozen=True, slots=True)
class Lock:
    """The right to play the game in a folder; `file` is None on a disk without locks."""

    file: HeldFile | None

    def holds(self, disk: Disk) -> bool:
        """Return whether the lock still excludes others; raises OSError."""
        return self.file is None or self.file.is_in_place(disk)

    def is_kept(self, disk: Disk) -> bool:
        """Return whether the lock still excludes others from its folder, wherever that is now;
        raises OSError.
        """
        return self.file is None or self.file.is_untouched(disk) or self.file.is_in_place(disk)


def hold(disk: Disk, path: Path, open_file: Callable[[Path], Handle | None]) -> HeldFile | None:
    """Open or lock a file, again if another file gets its name meanwhile; None if it cannot be
    locked; raises OSError.
    """
    for _ in range(TRIES):
        handle = open_file(path)
        if handle is None:
            return None
        try:
            held = HeldFile(path, handle, disk.status_of(handle))
            is_in_place = held.is_in_place(disk)
        except OSError:
            _close(disk, handle)
            raise
        if is_in_place:
            return held
        _close(disk, handle)
    handle = open_file(path)
    return None if handle is None else HeldFile(path, handle, None)


def take_lock(disk: Disk, folder: Path) -> Lock | None:
    """Return the lock of a folder, None if somebody else holds it; raises OSError."""
    for tries_left in reversed(range(TRIES)):
        try:
            file = hold(disk, folder / LOCK, disk.lock)
        except OSError as error:
            if error.errno not in _WITHOUT_LOCKS:
                raise
            return Lock(None)
        if file is not None:
            return Lock(file)
        if tries_left:
            sleep(PAUSE)
    return None


def release(disk: Disk, held: HeldFile | None) -> None:
    """Close a file, and release its lock."""
    if held is not None:
        _close(disk, held.handle)


def _close(disk: Disk, handle: Handle) -> None:
    with suppress(OSError):
        disk.close(handle)
