"""Run first by the program of a bundle for Windows: keeps the archive with its modules open.

PyInstaller opens the archive again for each module, more than a hundred times until there is a
window, so that a running program can be replaced. Windows replaces no running program, and opening
a file is slow there: virus scanners look at it, and Wine asks its server several times.
"""

import mmap
from importlib import import_module


class _Reading:
    """A file in memory that is read from some place on; others read it at the same time."""

    def __init__(self, content: mmap.mmap) -> None:
        self._content, self._at = content, 0

    def __enter__(self) -> "_Reading":
        return self

    def __exit__(self, *_: object) -> None:
        """Close nothing."""

    def seek(self, place: int) -> None:
        self._at = place

    def read(self, size: int) -> bytes:
        return self._content[self._at : self._at + size]


def _keep_open() -> None:
    kept: dict[str, mmap.mmap] = {}
    # The main program has the same globals as this file.
    map_file, reading, whole = mmap.mmap, _Reading, mmap.ACCESS_READ

    def open_once(path: str, mode: str) -> _Reading:
        if path not in kept:
            with open(path, mode) as file:
                kept[path] = map_file(file.fileno(), 0, access=whole)
        return reading(kept[path])

    vars(import_module("pyimod01_archive"))["open"] = open_once


_keep_open()
