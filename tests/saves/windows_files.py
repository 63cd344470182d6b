"""The files below a folder of this computer, as Windows has them: see `windows_disk`, whose files
are in memory. Processes may die over these, and the threads of a whole program may share them.
"""

import os
import shutil
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from threading import RLock
from time import monotonic
from typing import TypeAlias

from changcheng_qt.saves.disk import Handle, RealDisk, Status
from changcheng_qt.saves.in_use import when_free
from tests.saves.windows_disk import (
    ACCESS_DENIED,
    LONGEST,
    SCANNED,
    SHARING_VIOLATION,
    SHORTEST,
    Refused,
    Repeat,
)
from tests.saves.windows_names import as_stored, found_among

File: TypeAlias = tuple[int, int]
"""The device and number of a file."""


class WindowsFiles(RealDisk):
    """Files in a folder; there is no scanner without `rng`, and its time is that of `clock`.
    `repeat` repeats a refused call.
    """

    def __init__(
        self,
        root: Path,
        rng: Random | None = None,
        repeat: Repeat = when_free,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self.refused = 0
        self.faults: list[OSError] = []
        """The errors of changes of names that were refused for good."""
        self._root = root
        self._rng = rng
        self.repeat = repeat
        self._clock = clock
        self._lock = RLock()
        self._opened: dict[Handle, File] = {}
        self._read: Counter[File] = Counter()
        self._scanned: dict[File, float] = {}
        """When the scan of a file ends."""

    def open_new(self, path: Path, mode: int) -> Handle:
        with self._lock:
            return self._held(super().open_new(self._found(path), mode))

    def open_end(self, path: Path) -> Handle:
        with self._lock:
            return self._held(super().open_end(self._found(path)))

    def close(self, handle: Handle) -> None:
        with self._lock:
            file = self._opened.pop(handle)
            if self._rng and self._rng.random() < SCANNED:
                self._scanned[file] = self._clock() + self._rng.uniform(SHORTEST, LONGEST)
            super().close(handle)

    def read(self, path: Path, most: int) -> bytes:
        with self._reading(path) as found:
            return super().read(found, most)

    def read_end(self, path: Path, most: int) -> bytes:
        with self._reading(path) as found:
            return super().read_end(found, most)

    def replace(self, path: Path, target: Path) -> None:
        source, there = self._found(path), self._found(target)

        def replace() -> None:
            self._refuse(source, SHARING_VIOLATION)
            self._refuse(there, ACCESS_DENIED)
            os.replace(source, there)
            if there.name != as_stored(target.name):
                os.rename(there, there.with_name(as_stored(target.name)))

        self._change(replace, source, there)

    def remove(self, path: Path) -> None:
        self._remove(path, os.unlink)

    def remove_folder(self, folder: Path) -> None:
        self._remove(folder, shutil.rmtree)

    def make_folder(self, folder: Path) -> None:
        super().make_folder(self._found(folder))

    def sync_folder(self, folder: Path) -> bool:
        return super().sync_folder(self._found(folder))

    def status(self, path: Path) -> Status:
        return super().status(self._found(path))

    def real(self, path: Path) -> Path:
        return super().real(self._found(path))

    def names(self, folder: Path) -> list[str]:
        return super().names(self._found(folder))

    def changed(self, path: Path) -> int:
        return super().changed(self._found(path))

    def is_within(self, path: Path, place: Path) -> bool:
        return super().is_within(self._found(path), self._found(place))

    def lock(self, path: Path) -> Handle | None:
        with self._lock:
            handle = super().lock(self._found(path))
            return None if handle is None else self._held(handle)

    def _remove(self, path: Path, call: Callable[[Path], None]) -> None:
        found = self._found(path)

        def remove() -> None:
            self._refuse(found, SHARING_VIOLATION)
            call(found)

        self._change(remove, found)

    def _change(self, act: Callable[[], None], *paths: Path) -> None:
        """Change names while no other thread opens a file."""

        def alone() -> None:
            with self._lock:
                act()

        try:
            self.repeat(alone, lambda: any(map(self._is_open_at, paths)))
        except PermissionError as fault:
            self.faults.append(fault)
            raise

    def _found(self, path: Path) -> Path:
        """Return a path as it is spelled on the disk."""
        if not path.is_relative_to(self._root):
            return path
        found = self._root
        for name in path.relative_to(self._root).parts:
            if os.path.lexists(found / name):
                found /= name
            else:
                with suppress(FileNotFoundError, NotADirectoryError):
                    found /= found_among(os.listdir(found), name) or as_stored(name)
                    continue
                found /= name
        return found

    def _held(self, handle: Handle) -> Handle:
        self._opened[handle] = _file(os.fstat(handle))
        return handle

    @contextmanager
    def _reading(self, path: Path) -> Iterator[Path]:
        """Hold a file open as long as it is read."""
        with self._lock:
            found = self._found(path)
            file = _file(os.stat(found))
            self._read[file] += 1
        try:
            yield found
        finally:
            with self._lock:
                self._read[file] -= 1

    def _refuse(self, path: Path, code: int) -> None:
        if self._is_open_at(path):
            self.refused += 1
            raise Refused(code)

    def _is_open_at(self, path: Path) -> bool:
        return any(self._is_open(file) for file in (path, *path.rglob("*")))

    def _is_open(self, path: Path) -> bool:
        with suppress(OSError):
            file = _file(os.lstat(path))
            is_open = file in self._opened.values() or self._read[file] > 0
            return is_open or self._scanned.get(file, 0) > self._clock()
        return False


def _file(found: os.stat_result) -> File:
    return found.st_dev, found.st_ino
