"""A disk in memory that knows what is really on it, and what a power cut may leave.

Whatever was written to a file since its last sync may be there or not, page by page, with any
length on the way. Whatever happened to names since their folder was last synced may have happened
or not, each move by itself and whole, so a later one may be there without an earlier one, and a
file may be synced and yet have no name. This is as bad as file systems get that keep what they
synced.
"""

import errno
import os
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Final, TypeAlias

from changcheng_qt.saves.disk import Handle

PAGE: Final = 96
"""Bytes that are written at once or not at all; few, to tear lines."""


@dataclass(eq=False)
class File:
    """The bytes that programs see, and those that are on the disk."""

    content: bytes = b""
    synced: bytes = b""
    changed: int = 0
    is_locked: bool = False


@dataclass(eq=False)
class Folder:
    """The names that programs see, and those that are on the disk."""

    names: "dict[str, Node]" = field(default_factory=dict)
    synced: "dict[str, Node]" = field(default_factory=dict)


Node: TypeAlias = File | Folder


@dataclass(frozen=True)
class Move:
    """A change of names that happens whole or not at all; None takes a name away."""

    changes: tuple[tuple[Folder, str, Node | None], ...]


class SimulatedDisk:
    """Files in memory."""

    def __init__(self) -> None:
        self._root = Folder()
        self._moves: list[Move] = []
        self._open: dict[Handle, File] = {}
        self._handles = 0
        self._now = 0

    # What a program does.

    def open_new(self, path: Path, mode: int) -> Handle:
        folder = self._folder(path.parent)
        file = folder.names.get(path.name)
        if not isinstance(file, File):
            file = File()
            self._move((folder, path.name, file))
        file.content = b""
        return self._opened(file)

    def open_end(self, path: Path) -> Handle:
        return self._opened(self._file(path))

    def write(self, handle: Handle, content: memoryview) -> int:
        self._now += 1
        file = self._open[handle]
        file.content += bytes(content)
        file.changed = self._now
        return len(content)

    def sync(self, handle: Handle) -> None:
        file = self._open[handle]
        file.synced = file.content

    def close(self, handle: Handle) -> None:
        self._open.pop(handle).is_locked = False

    def read(self, path: Path, most: int) -> bytes:
        return self._file(path).content[:most]

    def replace(self, path: Path, target: Path) -> None:
        folder, node = self._folder(path.parent), self._node(path)
        self._move((folder, path.name, None), (self._folder(target.parent), target.name, node))

    def remove(self, path: Path) -> None:
        self._node(path)
        self._move((self._folder(path.parent), path.name, None))

    def remove_folder(self, folder: Path) -> None:
        self._folder(folder)
        self._move((self._folder(folder.parent), folder.name, None))

    def make_folder(self, folder: Path) -> None:
        above = self._folder(folder.parent)
        if folder.name in above.names:
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST))
        self._move((above, folder.name, Folder()))

    def sync_folder(self, folder: Path) -> None:
        node = self._folder(folder)
        due = [move for move in self._moves if any(one is node for one, _, _ in move.changes)]
        self._moves = [move for move in self._moves if move not in due]
        for move in due:
            _apply(move)

    def names(self, folder: Path) -> list[str]:
        return list(self._folder(folder).names)

    def changed(self, path: Path) -> int:
        node = self._node(path)
        return 0 if isinstance(node, Folder) else node.changed

    def is_within(self, path: Path, place: Path) -> bool:
        """No path has two spellings here."""
        return place in (path, *path.parents)

    def lock(self, path: Path) -> Handle | None:
        folder = self._folder(path.parent)
        file = folder.names.get(path.name)
        if not isinstance(file, File):
            file = File()
            self._move((folder, path.name, file))
        if file.is_locked:
            return None
        file.is_locked = True
        return self._opened(file)

    # What happens to it.

    def after_power_cut(self, rng: Random) -> "SimulatedDisk":
        """Return a disk with what the power leaves if it goes now; this one goes on."""
        after = SimulatedDisk()
        left = [move for move in self._moves if rng.random() < 0.5]
        names = {id(folder): dict(folder.synced) for folder in _folders(self._root)}
        for move in left:
            for folder, name, node in move.changes:
                _set(names.setdefault(id(folder), dict(folder.synced)), name, node)
        after._root = _left(self._root, names, rng)
        after._now = self._now
        return after

    def _opened(self, file: File) -> Handle:
        self._handles += 1
        self._open[self._handles] = file
        return self._handles

    def _move(self, *changes: tuple[Folder, str, Node | None]) -> None:
        for folder, name, node in changes:
            _set(folder.names, name, node)
        self._moves.append(Move(changes))

    def _node(self, path: Path) -> Node:
        node: Node | None = self._root
        for name in path.parts[1:]:
            node = node.names.get(name) if isinstance(node, Folder) else None
        if node is None:
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT))
        return node

    def _folder(self, path: Path) -> Folder:
        node = self._node(path)
        assert isinstance(node, Folder)
        return node

    def _file(self, path: Path) -> File:
        node = self._node(path)
        assert isinstance(node, File)
        return node


def _set(names: dict[str, Node], name: str, node: Node | None) -> None:
    if node is None:
        names.pop(name, None)
    else:
        names[name] = node


def _apply(move: Move) -> None:
    for folder, name, node in move.changes:
        _set(folder.synced, name, node)


def _folders(folder: Folder) -> list[Folder]:
    nodes = [*folder.names.values(), *folder.synced.values()]
    below = [one for node in nodes if isinstance(node, Folder) for one in _folders(node)]
    return [folder, *below]


def _left(folder: Folder, names: dict[int, dict[str, Node]], rng: Random) -> Folder:
    left: dict[str, Node] = {}
    for name, node in names.get(id(folder), folder.synced).items():
        if isinstance(node, Folder):
            left[name] = _left(node, names, rng)
        else:
            content = _torn(node, rng)
            left[name] = File(content, content, node.changed)
    return Folder(left, dict(left))


def _torn(file: File, rng: Random) -> bytes:
    """Return what a power cut leaves of a file."""
    if file.content == file.synced:
        return file.synced
    length = rng.randint(*sorted((len(file.content), len(file.synced))))
    left = bytearray()
    while len(left) < length:
        page = slice(len(left), len(left) + PAGE)
        chosen = rng.choice((file.content, file.synced))[page]
        left += chosen or bytes(PAGE)
    return bytes(left[:length])
