"""Writing a file so that it is the old one or the new one, whatever happens meanwhile.

The content is written to a file next to it and synced, that file replaces the old one in one move,
and the folder is synced, so that the move survives a power cut. A failure is raised, never
swallowed: after a failed sync the content of the disk is unknown. A disk that cannot sync folders
has not failed: it writes the names in its own time.

Links are followed: the new file is written next to the real one and replaces that, so that a link
remains a link and its target is renewed. A missing target is created.
"""

import errno
from contextlib import suppress
from pathlib import Path
from typing import Final

from changcheng_qt.saves.disk import PRIVATE_FILE, Disk, Handle

BESIDE: Final = ".new"
"""The ending of the name of the new file."""


def write_whole(disk: Disk, path: Path, content: bytes, mode: int = PRIVATE_FILE) -> bool:
    """Write a whole file; return whether its folder was synced too; raises OSError, after which the
    old file is unchanged, or the new one is there whole.
    """
    real = disk.real(path)
    beside = write_beside(disk, real, content, mode)
    take_place(disk, beside, real)
    return disk.sync_folder(real.parent)


def write_for_now(disk: Disk, path: Path, content: bytes) -> None:
    """Write a file that can be made again if it is missing or damaged: nothing waits for the disk,
    so a power cut may leave anything in it; raises OSError.
    """
    real = disk.real(path)
    beside = real.with_name(real.name + BESIDE)
    handle = disk.open_new(beside, PRIVATE_FILE)
    try:
        write_all(disk, handle, content)
    finally:
        disk.close(handle)
    take_place(disk, beside, real)


def write_beside(disk: Disk, path: Path, content: bytes, mode: int = PRIVATE_FILE) -> Path:
    """Write and sync the new file that is to replace a file; raises OSError and leaves nothing."""
    beside = path.with_name(path.name + BESIDE)
    handle = disk.open_new(beside, mode)
    try:
        try:
            write_all(disk, handle, content)
            disk.sync(handle)
        finally:
            disk.close(handle)
    except OSError:
        _remove(disk, beside)
        raise
    return beside


def take_place(disk: Disk, beside: Path, path: Path) -> None:
    """Replace a file by the new one next to it; raises OSError and leaves the old file alone."""
    try:
        disk.replace(beside, path)
    except OSError:
        _remove(disk, beside)
        raise


def write_all(disk: Disk, handle: Handle, content: bytes) -> None:
    """Write to the end, however few bytes the disk accepts at a time; raises OSError."""
    left = memoryview(content)
    while left:
        written = disk.write(handle, left)
        if not written:
            raise OSError(errno.EIO, "the disk takes nothing")
        left = left[written:]


def make_folders(disk: Disk, folder: Path) -> None:
    """Make a folder and its missing parents, each synced in the folder above; raises OSError."""
    try:
        disk.make_folder(folder)
    except FileExistsError:
        return
    except FileNotFoundError:
        if folder.parent == folder:  # as on Windows the root of a drive that has gone
            raise
        make_folders(disk, folder.parent)
        disk.make_folder(folder)
    disk.sync_folder(folder.parent)


def _remove(disk: Disk, path: Path) -> None:
    with suppress(OSError):
        disk.remove(path)
