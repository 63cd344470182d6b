"""A disk that refuses to replace, remove or move an open file, or a folder with one in it, as
Windows does; a scanner opens files that were just written for a moment. No folder is synced: names
get to the disk with their file, or by a rename that is written through. Names that differ in case
are of one file, which keeps the case that it was made with until it is renamed.
"""

import errno
import os
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Final, TypeAlias

from changcheng_qt.saves.disk import Handle
from changcheng_qt.saves.in_use import when_free
from tests.saves.simulated_disk import File, Folder, Node, SimulatedDisk
from tests.saves.windows_names import as_stored, found_among

ACCESS_DENIED: Final = 5
SHARING_VIOLATION: Final = 32
NOT_EMPTY: Final = 145
SCANNED: Final = 0.3
"""How many of the files that are closed get scanned."""
SHORTEST, LONGEST = 0.05, 0.5
"""Seconds that a scan takes."""


Repeat: TypeAlias = Callable[[Callable[[], None], Callable[[], bool]], None]


class Refused(PermissionError):
    """An error with a code of Windows."""

    def __init__(self, code: int) -> None:
        super().__init__(errno.EACCES, os.strerror(errno.EACCES))
        self.winerror = code


class WindowsDisk(SimulatedDisk):
    """Files in memory, and a clock that only `sleep` moves; there is no scanner without `rng`.
    `repeat` repeats a refused call.
    """

    def __init__(
        self,
        rng: Random | None = None,
        repeat: Repeat = when_free,
        root: Folder | None = None,
        now: int = 0,
    ) -> None:
        super().__init__(root, now)
        self.refused = 0
        self.shares_removal = False
        """Whether a file may be removed while it is scanned; its name then stays so long."""
        self._rng = rng
        self._repeat = repeat
        self._clock = 0.0
        self._scanned: dict[File, float] = {}
        """When the scan of a file ends."""

    def sleep(self, seconds: float) -> None:
        self._clock += seconds

    def scan(self, path: Path, seconds: float) -> None:
        """Open a file in another program for some time."""
        self._scanned[self._file(path)] = self._clock + seconds

    def close(self, handle: Handle) -> None:
        file = self._open[handle]
        super().close(handle)
        if self._rng and self._rng.random() < SCANNED:
            self._scanned[file] = self._clock + self._rng.uniform(SHORTEST, LONGEST)

    def sync(self, handle: Handle) -> None:
        super().sync(handle)
        self._write_names(self._open[handle])

    def sync_folder(self, folder: Path) -> bool:
        self._folder(folder)
        return True

    def replace(self, path: Path, target: Path) -> None:
        def replace() -> None:
            node = self._named(path)
            self._refuse(node, SHARING_VIOLATION)
            self._refuse(self._there(target), ACCESS_DENIED)
            SimulatedDisk.replace(self, path, target)
            self.write_through(node)

        self._repeat(replace, lambda: any(map(self._is_open_at, (path, target))))

    def remove(self, path: Path) -> None:
        self._remove(path, SimulatedDisk.remove)

    def remove_folder(self, folder: Path) -> None:
        self._remove(folder, SimulatedDisk.remove_folder)

    def _remove(self, path: Path, call: Callable[[SimulatedDisk, Path], None]) -> None:
        def remove() -> None:
            node = self._named(path)
            is_left = self.shares_removal and isinstance(node, Folder)
            self._refuse(node, NOT_EMPTY if is_left else SHARING_VIOLATION)
            call(self, path)

        self._repeat(remove, lambda: self._is_open_at(path))

    def write_through(self, node: Node) -> None:
        """Finish a rename."""
        self._write_names(node)

    def _with(self, root: Folder) -> SimulatedDisk:
        return type(self)(self._rng, self._repeat, root, self._now)

    def _write_names(self, node: Node) -> None:
        """Put the names of a file or folder, and of the folders above it, on the disk."""
        self._settle(lambda _, named: _holds(named, node))

    def _refuse(self, node: Node | None, code: int) -> None:
        if self._is_open(node):
            self.refused += 1
            raise Refused(code)

    def _is_open_at(self, path: Path) -> bool:
        return self._is_open(self._there(path))

    def _there(self, path: Path) -> Node | None:
        """Return the entry of a name, if there is one."""
        names = self._folder(path.parent).names
        return names.get(self._found(names, path.name))

    def _entry(self, path: Path) -> tuple[Folder, str]:
        return self._folder(path.parent), as_stored(path.name)

    def _found(self, names: dict[str, Node], name: str) -> str:
        return name if name in names else found_among(names, name)

    def _spelled(self, real: Path) -> Path:
        if not real.name:
            return real
        above = self._at(real.parent)
        found = self._found(above.names, real.name) if isinstance(above, Folder) else ""
        return real.parent / (found or as_stored(real.name))

    def _is_open(self, node: Node | None) -> bool:
        if isinstance(node, Folder):
            return any(map(self._is_open, node.names.values()))
        if not isinstance(node, File):
            return False
        return node in self._open.values() or self._scanned.get(node, 0) > self._clock


def _holds(node: Node | None, wanted: Node) -> bool:
    """Return whether a node is the one that is wanted, or a folder with it."""
    inside = node.names.values() if isinstance(node, Folder) else ()
    return node is wanted or any(_holds(one, wanted) for one in inside)
