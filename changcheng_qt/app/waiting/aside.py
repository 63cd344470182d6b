"""A disk that is only read: files that are written to it stay in memory, and are gone with it."""

import errno
import os
from itertools import count
from pathlib import Path

from changcheng_qt.saves.disk import Handle, RealDisk


class Aside(RealDisk):
    """The disk of this computer, with the files written since it was made."""

    def __init__(self) -> None:
        """Begin with the files that are there."""
        super().__init__()
        self._written: dict[Path, bytes] = {}
        self._open: dict[Handle, Path] = {}
        self._handles = count(1)

    def open_new(self, path: Path, mode: int) -> Handle:
        self._written[path] = b""
        return self._handle(path)

    def open_end(self, path: Path) -> Handle:
        if path not in self._written:
            self._written[path] = path.read_bytes()
        return self._handle(path)

    def write(self, handle: Handle, content: memoryview) -> int:
        self._written[self._open[handle]] += content
        return len(content)

    def sync(self, handle: Handle) -> None:
        """Do nothing: nothing is to last."""

    def close(self, handle: Handle) -> None:
        del self._open[handle]

    def read(self, path: Path, most: int) -> bytes:
        return self._written[path][:most] if path in self._written else super().read(path, most)

    def replace(self, path: Path, target: Path) -> None:
        self._written[target] = self._written.pop(path)

    def remove(self, path: Path) -> None:
        self._written.pop(path, None)

    def remove_folder(self, folder: Path) -> None:
        raise OSError(errno.EROFS, os.strerror(errno.EROFS))

    def make_folder(self, folder: Path) -> None:
        raise FileExistsError

    def sync_folder(self, folder: Path) -> bool:
        return True

    def lock(self, path: Path) -> Handle | None:
        raise OSError(errno.EROFS, os.strerror(errno.EROFS))

    def _handle(self, path: Path) -> Handle:
        handle = next(self._handles)
        self._open[handle] = path
        return handle
