"""All file operations of the program: the one seam through which a test can make a disk fail.

Every call may raise OSError. Nothing is buffered in between: bytes accepted by `write` are in the
system's cache, bytes written before a `sync` are on the disk, and a new or changed name is
permanent only after `sync_folder` of its folder. Some disks, such as shared folders of virtual
machines, cannot sync a folder: they write names in their own time, and `sync_folder` returns False
there, which is not a failure.

An open file stays the same file whatever happens to its name. `status` and `status_of` together
show whether a path still leads to it.
"""

import errno
import os
import shutil
import stat
import sys
from contextlib import suppress
from io import RawIOBase
from pathlib import Path
from typing import Final, NamedTuple, Protocol, TypeAlias

from changcheng_qt.saves.in_use import when_free

Handle: TypeAlias = int
"""An open file, or a lock that is held."""

PRIVATE_FILE: Final = 0o600
PRIVATE_FOLDER: Final = 0o700
SHARED_FILE: Final = 0o666

_BINARY: Final = getattr(os, "O_BINARY", 0)
_AT_ONCE: Final = getattr(os, "O_NONBLOCK", 0)
"""Do not block on a pipe without a writer."""
_LONGEST_NAME: Final = 255
_LONGEST_PATH: Final = 259
"""The most letters of a name and a path on Windows."""
_UNSYNCABLE: Final = frozenset(
    (
        *(errno.EINVAL, errno.ENOTSUP, errno.EOPNOTSUPP, errno.ENOSYS, errno.EBADF),
        *(errno.EISDIR, errno.EACCES, errno.EPERM),
    )
)
"""Errors of a disk that cannot sync a folder, or cannot open one for that."""


class Status(NamedTuple):
    """The number and device of a file, its length in bytes, how many names it has, and when its
    content, its names or its rights last changed, in nanoseconds since 1970. Windows has the time
    when it was made instead, and renames no open file.
    """

    device: int
    number: int
    size: int
    names: int
    changed: int

    def is_same_file(self, other: "Status") -> bool:
        """Return whether both are of one file, of any length."""
        return (self.device, self.number) == (other.device, other.number)


class Disk(Protocol):
    """Files and folders."""

    def open_new(self, path: Path, mode: int) -> Handle:
        """Open an empty file for writing; `mode` is used if it did not exist."""

    def open_end(self, path: Path) -> Handle:
        """Open an existing file, to write at its end."""

    def write(self, handle: Handle, content: memoryview) -> int:
        """Write the beginning of the content; return how many bytes were written."""

    def sync(self, handle: Handle) -> None:
        """Wait until everything written to a file is on the disk."""

    def close(self, handle: Handle) -> None:
        """Close a file, or release a lock."""

    def read(self, path: Path, most: int) -> bytes:
        """Return the beginning of a file, at most `most` bytes."""

    def read_end(self, path: Path, most: int) -> bytes:
        """Return the end of a file, at most `most` bytes."""

    def replace(self, path: Path, target: Path) -> None:
        """Rename a file or folder, replacing a file at the target."""

    def remove(self, path: Path) -> None:
        """Remove a file."""

    def remove_folder(self, folder: Path) -> None:
        """Remove a folder with its content; a link, or anything that is no folder, only itself."""

    def make_folder(self, folder: Path) -> None:
        """Make a folder that only its owner may look into."""

    def sync_folder(self, folder: Path) -> bool:
        """Wait until the names in a folder are on the disk; return False where the disk cannot sync
        a folder.
        """

    def status(self, path: Path) -> Status:
        """Return the status of the file at a path, following links."""

    def status_of(self, handle: Handle) -> Status:
        """Return the status of an open file."""

    def real(self, path: Path) -> Path:
        """Return the path of a file with all links resolved; it need not exist; raises OSError for
        a cycle of links.
        """

    def names(self, folder: Path) -> list[str]:
        """Return the names in a folder, unordered."""

    def changed(self, path: Path) -> int:
        """Return when a file was last written, in nanoseconds since 1970."""

    def is_within(self, path: Path, place: Path) -> bool:
        """Return whether a path, which need not exist, leads into a folder or to a file, through
        any links and in any spelling.
        """

    def lock(self, path: Path) -> Handle | None:
        """Lock a file, created if need be, until it is closed or this process dies; None if another
        process holds it.
        """


class RealDisk:
    """The disk of this computer."""

    def open_new(self, path: Path, mode: int) -> Handle:
        """Open a file for writing, empty. Of a name that it does not allow Windows says that there
        is no such file, although it was to be made.
        """
        try:
            return os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | _BINARY, mode)
        except FileNotFoundError:
            if sys.platform == "win32" and os.path.isdir(path.parent):
                raise _name_error(path) from None
            raise

    def open_end(self, path: Path) -> Handle:
        return os.open(path, os.O_WRONLY | os.O_APPEND | _BINARY)

    def write(self, handle: Handle, content: memoryview) -> int:
        return os.write(handle, content)

    def sync(self, handle: Handle) -> None:
        _sync(handle)

    def close(self, handle: Handle) -> None:
        os.close(handle)

    def read(self, path: Path, most: int) -> bytes:
        """Return the beginning of a file, at most `most` bytes; anything else, such as a pipe,
        could block forever and is refused.
        """
        with open(path, "rb", buffering=0, opener=_open_file) as file:
            return _read(file, most)

    def read_end(self, path: Path, most: int) -> bytes:
        """Return the end of a file, at most `most` bytes; refuses anything that is no file."""
        with open(path, "rb", buffering=0, opener=_open_file) as file:
            file.seek(max(0, file.seek(0, os.SEEK_END) - most))
            return _read(file, most)

    def replace(self, path: Path, target: Path) -> None:
        when_free(lambda: _replace(path, target), lambda: _are_open(path, target))

    def remove(self, path: Path) -> None:
        when_free(lambda: os.unlink(path), lambda: _are_open(path))

    def remove_folder(self, folder: Path) -> None:
        if os.path.isdir(folder) and not os.path.islink(folder):
            when_free(lambda: shutil.rmtree(folder), lambda: _are_open(folder))
        else:
            self.remove(folder)

    def make_folder(self, folder: Path) -> None:
        os.mkdir(folder, PRIVATE_FOLDER)

    def sync_folder(self, folder: Path) -> bool:
        try:
            _sync_folder(folder)
        except OSError as error:
            if error.errno not in _UNSYNCABLE:
                raise
            return False
        return True

    def status(self, path: Path) -> Status:
        return _status(os.stat(path))

    def status_of(self, handle: Handle) -> Status:
        return _status(os.fstat(handle))

    def real(self, path: Path) -> Path:
        """Return the path of a file with all links resolved; raises OSError for a cycle of
        links.
        """
        real = Path(os.path.realpath(path))
        if real.is_symlink():
            raise OSError(errno.ELOOP, os.strerror(errno.ELOOP))
        return real

    def names(self, folder: Path) -> list[str]:
        """Return the names in a folder; raises NotADirectoryError for a file, for which Wine says
        that its name is bad.
        """
        try:
            return os.listdir(folder)
        except OSError:
            if os.path.isfile(folder):
                raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR)) from None
            raise

    def changed(self, path: Path) -> int:
        return os.stat(path).st_mtime_ns

    def is_within(self, path: Path, place: Path) -> bool:
        real = Path(os.path.realpath(path))
        return any(_is_same(above, place) for above in (real, *real.parents))

    def lock(self, path: Path) -> Handle | None:
        handle = os.open(path, os.O_RDWR | os.O_CREAT | _BINARY, PRIVATE_FILE)
        try:
            is_ours = _lock(handle)
        except OSError:
            os.close(handle)
            raise
        if is_ours:
            return handle
        os.close(handle)
        return None


def _open_file(path: str, flags: int) -> Handle:
    handle = os.open(path, flags | _AT_ONCE)
    if stat.S_ISREG(os.fstat(handle).st_mode):
        return handle
    os.close(handle)
    raise OSError(errno.EINVAL, "it is no regular file")


def _name_error(path: Path) -> OSError:
    """Return the error of a name that Windows does not allow."""
    is_long = len(path.name) > _LONGEST_NAME or len(str(path)) > _LONGEST_PATH
    number = errno.ENAMETOOLONG if is_long else errno.EINVAL
    return OSError(number, os.strerror(number), str(path))


def _status(found: os.stat_result) -> Status:
    return Status(found.st_dev, found.st_ino, found.st_size, found.st_nlink, found.st_ctime_ns)


def _read(file: RawIOBase, most: int) -> bytes:
    parts = []
    while most and (part := file.read(most)):
        parts.append(part)
        most -= len(part)
    return b"".join(parts)


def _is_same(path: Path, other: Path) -> bool:
    with suppress(OSError):
        return os.path.samefile(path, other)
    return False


def _are_open(*paths: Path) -> bool:
    """Return whether any of the files, or one in any of the folders, is open."""
    return any(_is_open(file) for path in paths for file in (path, *path.rglob("*")))


if sys.platform == "win32":
    import ctypes
    import msvcrt

    _REPLACE_EXISTING: Final = 1
    _WRITE_THROUGH: Final = 8
    _DELETE: Final = 0x10000
    _ALONE: Final = 0
    _EXISTING: Final = 3
    _FOLDER_TOO: Final = 0x2000000
    _SHARING_VIOLATION: Final = 32

    def _replace(path: Path, target: Path) -> None:
        """Rename a file or folder, and wait until its name is on the disk."""
        system = ctypes.WinDLL("kernel32", use_last_error=True)
        flags = _REPLACE_EXISTING | _WRITE_THROUGH
        if not system.MoveFileExW(str(path), str(target), flags):
            error = ctypes.WinError(ctypes.get_last_error())
            error.filename, error.filename2 = str(path), str(target)
            raise error

    def _is_open(path: Path) -> bool:
        """Return whether a file cannot be had alone. Windows looks at rights first, so a violation
        of sharing is no lack of them.
        """
        system = ctypes.WinDLL("kernel32", use_last_error=True)
        system.CreateFileW.restype = ctypes.c_void_p
        options = (_DELETE, _ALONE, None, _EXISTING, _FOLDER_TOO, None)
        handle = system.CreateFileW(str(path), *options)
        if handle == ctypes.c_void_p(-1).value:
            return ctypes.get_last_error() == _SHARING_VIOLATION
        system.CloseHandle(ctypes.c_void_p(handle))
        return False

    def _lock(handle: Handle) -> bool:
        with suppress(PermissionError):
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
            return True
        return False

    def _sync(handle: Handle) -> None:
        os.fsync(handle)

    def _sync_folder(folder: Path) -> None:
        """Do nothing: syncing a file writes its name too, and renaming waits for the disk."""

else:
    import fcntl

    def _replace(path: Path, target: Path) -> None:
        os.replace(path, target)

    def _is_open(path: Path) -> bool:
        """Return False: an open file is no hindrance."""
        return False

    def _lock(handle: Handle) -> bool:
        with suppress(BlockingIOError):
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
            return True
        return False

    def _sync_folder(folder: Path) -> None:
        handle = os.open(folder, os.O_RDONLY)
        try:
            _sync_names(handle)
        finally:
            os.close(handle)

    if sys.platform == "darwin":

        def _sync(handle: Handle) -> None:
            """Ask the drive itself to write, since fsync on this system does not; some drives, such
            as network drives, do not support it.
            """
            try:
                fcntl.fcntl(handle, fcntl.F_FULLFSYNC)
            except OSError as error:
                if error.errno not in (errno.ENOTSUP, errno.EINVAL, errno.ENOTTY):
                    raise
                os.fsync(handle)

        _sync_names = _sync

    else:

        def _sync(handle: Handle) -> None:
            os.fdatasync(handle)

        def _sync_names(handle: Handle) -> None:
            os.fsync(handle)
