"""A disk in memory that knows its true contents, and the possible remains after a power cut.

Bytes written to a file since its last sync may be there or not, page by page, with any length on
the way. Changes of names since their folder was last synced may have happened or not, each move by
itself and whole, so a later one may be there without an earlier one, and a file may be synced and
yet have no name. File systems that keep synced bytes get no worse than this.

Other programs move, replace and link files under the hands of this one with the same calls, and
`link`. A disk may lack folder syncs or locks, and a folder may be closed to its reader.
"""

import errno
import os
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Final, TypeAlias

from changcheng_qt.saves.disk import Handle, Status

PAGE: Final = 96
"""Bytes that are written at once or not at all; few, to tear lines."""
MOST_LINKS: Final = 40
"""Links on the way to a file before they count as a circle."""


@dataclass(eq=False)
class File:
    """The bytes that programs see, and those that are on the disk."""

    content: bytes = b""
    synced: bytes = b""
    changed: int = 0
    touched: int = 0
    """When its content or its name last changed."""
    is_locked: bool = False


@dataclass(eq=False)
class Folder:
    """The names that programs see, and those that are on the disk."""

    names: "dict[str, Node]" = field(default_factory=dict)
    synced: "dict[str, Node]" = field(default_factory=dict)


@dataclass(eq=False)
class Link:
    """A name that points to another path, which need not exist."""

    target: Path


Node: TypeAlias = File | Folder | Link


@dataclass(frozen=True)
class Move:
    """A change of names that happens whole or not at all; None takes a name away."""

    changes: tuple[tuple[Folder, str, Node | None], ...]


class SimulatedDisk:
    """Files in memory."""

    def __init__(self, root: Folder | None = None, now: int = 0) -> None:
        self._root = root or Folder()
        self._moves: list[Move] = []
        self._open: dict[Handle, File] = {}
        self._handles = 0
        self._now = now
        self.syncs_folders = True
        self.has_locks = True
        self.closed: set[Path] = set()
        """Folders that may not be read, nor anything in them."""

    # Calls of a program.

    def open_new(self, path: Path, mode: int) -> Handle:
        file = self._made(path)
        file.content = b""
        return self._opened(file)

    def open_end(self, path: Path) -> Handle:
        return self._opened(self._file(path))

    def write(self, handle: Handle, content: memoryview) -> int:
        self._now += 1
        file = self._open[handle]
        file.content += bytes(content)
        file.changed = file.touched = self._now
        return len(content)

    def sync(self, handle: Handle) -> None:
        file = self._open[handle]
        file.synced = file.content

    def close(self, handle: Handle) -> None:
        self._open.pop(handle).is_locked = False

    def read(self, path: Path, most: int) -> bytes:
        return self._file(path).content[:most]

    def read_end(self, path: Path, most: int) -> bytes:
        return self._file(path).content[-most:]

    def replace(self, path: Path, target: Path) -> None:
        node = self._named(path)
        self._move((*self._entry(path), None), (*self._entry(target), node))

    def remove(self, path: Path) -> None:
        self._named(path)
        self._move((*self._entry(path), None))

    def remove_folder(self, folder: Path) -> None:
        self._named(folder)
        self._move((*self._entry(folder), None))

    def make_folder(self, folder: Path) -> None:
        above, name = self._entry(folder)
        if self._found(above.names, name):
            raise _error(errno.EEXIST)
        self._move((above, name, Folder()))

    def sync_folder(self, folder: Path) -> bool:
        node = self._folder(folder)
        if not self.syncs_folders:
            return False
        self._settle(lambda above, _: above is node)
        return True

    def status(self, path: Path) -> Status:
        return _status(self._node(path))

    def status_of(self, handle: Handle) -> Status:
        return _status(self._open[handle])

    def real(self, path: Path) -> Path:
        return self._real(path, MOST_LINKS)

    def names(self, folder: Path) -> list[str]:
        return list(self._folder(folder).names)

    def changed(self, path: Path) -> int:
        node = self._node(path)
        return node.changed if isinstance(node, File) else 0

    def is_within(self, path: Path, place: Path) -> bool:
        real = self.real(path)
        return self.real(place) in (real, *real.parents)

    def lock(self, path: Path) -> Handle | None:
        file = self._made(path)
        if not self.has_locks:
            raise _error(errno.ENOLCK)
        if file.is_locked:
            return None
        file.is_locked = True
        return self._opened(file)

    # Events from outside.

    def link(self, path: Path, target: Path) -> None:
        """Make a link, in the place of a file or link of that name."""
        self._move((*self._entry(path), Link(target)))

    def after_power_cut(self, rng: Random) -> "SimulatedDisk":
        """Return a disk as a power cut leaves it now; this one goes on."""
        left = [move for move in self._moves if rng.random() < 0.5]
        names = {id(folder): dict(folder.synced) for folder in _folders(self._root)}
        for move in left:
            for folder, name, node in move.changes:
                self._set(names.setdefault(id(folder), dict(folder.synced)), name, node)
        after = self._with(_left(self._root, names, rng))
        after.syncs_folders, after.has_locks = self.syncs_folders, self.has_locks
        after.closed = set(self.closed)
        return after

    def _with(self, root: Folder) -> "SimulatedDisk":
        """Return a disk of this kind with other files."""
        return SimulatedDisk(root, self._now)

    def _settle(self, is_due: Callable[[Folder, Node | None], bool]) -> None:
        """Put on the disk each move that changes some folder's name of a node as asked."""
        due = [m for m in self._moves if any(is_due(folder, one) for folder, _, one in m.changes)]
        self._moves = [move for move in self._moves if move not in due]
        for folder, name, node in (change for move in due for change in move.changes):
            self._set(folder.synced, name, node)

    def _entry(self, path: Path) -> tuple[Folder, str]:
        """Return the folder of a path, and the name in there."""
        return self._folder(path.parent), path.name

    def _found(self, names: dict[str, Node], name: str) -> str:
        """Return a name as it is among others, empty if it is not there."""
        return name if name in names else ""

    def _set(self, names: dict[str, Node], name: str, node: Node | None) -> None:
        """Give a name to an entry, or take it away."""
        found = self._found(names, name)
        if node is None or found != name:
            names.pop(found, None)
        if node is not None:
            names[name] = node

    def _spelled(self, real: Path) -> Path:
        """Return a path with its name as its folder has it; the folder is no link."""
        return real

    def _opened(self, file: File) -> Handle:
        self._handles += 1
        self._open[self._handles] = file
        return self._handles

    def _move(self, *changes: tuple[Folder, str, Node | None]) -> None:
        self._now += 1
        for folder, name, node in changes:
            for one in (folder.names.get(self._found(folder.names, name)), node):
                if isinstance(one, File):
                    one.touched = self._now
            self._set(folder.names, name, node)
        self._moves.append(Move(changes))

    def _made(self, path: Path) -> File:
        """Return the file at a path, made if need be."""
        folder, name = self._entry(self.real(path))
        node = folder.names.get(name)
        if node is None:
            node = File()
            self._move((folder, name, node))
        if not isinstance(node, File):
            raise _error(errno.EISDIR)
        return node

    def _real(self, path: Path, links: int) -> Path:
        """Follow all links of a path."""
        if path == path.parent:
            return path
        folder = self._real(path.parent, links)
        if path.name == "..":
            return folder.parent
        self._enter(folder)
        real = self._spelled(folder / path.name)
        node = self._at(real)
        if not isinstance(node, Link):
            return real
        if not links:
            raise _error(errno.ELOOP)
        return self._real(folder / node.target, links - 1)

    def _enter(self, real: Path) -> None:
        """Raise PermissionError in front of a closed folder."""
        if not self.closed.isdisjoint((real, *real.parents)):
            raise _error(errno.EACCES)

    def _at(self, real: Path) -> Node | None:
        """Return the entry of a name whose folders are no links."""
        node: Node | None = self._root
        for name in real.parts[1:]:
            node = node.names.get(name) if isinstance(node, Folder) else None
        return node

    def _named(self, path: Path) -> Node:
        """Return the entry of a name, even if it is a link."""
        real = self._spelled(self.real(path.parent) / path.name)
        self._enter(real)
        node = self._at(real)
        if node is None:
            raise _error(errno.ENOENT)
        return node

    def _node(self, path: Path) -> Node:
        return self._named(self.real(path))

    def _folder(self, path: Path) -> Folder:
        node = self._node(path)
        if not isinstance(node, Folder):
            raise _error(errno.ENOTDIR)
        return node

    def _file(self, path: Path) -> File:
        node = self._node(path)
        if not isinstance(node, File):
            raise _error(errno.EISDIR)
        return node


def _error(number: int) -> OSError:
    return OSError(number, os.strerror(number))


def _status(node: Node) -> Status:
    if isinstance(node, File):
        return Status(1, id(node), len(node.content), 1, node.touched)
    return Status(1, id(node), 0, 1, 0)


def _folders(folder: Folder) -> list[Folder]:
    nodes = [*folder.names.values(), *folder.synced.values()]
    below = [one for node in nodes if isinstance(node, Folder) for one in _folders(node)]
    return [folder, *below]


def _left(folder: Folder, names: dict[int, dict[str, Node]], rng: Random) -> Folder:
    left: dict[str, Node] = {}
    for name, node in names.get(id(folder), folder.synced).items():
        if isinstance(node, Folder):
            left[name] = _left(node, names, rng)
        elif isinstance(node, Link):
            left[name] = node
        else:
            content = _torn(node, rng)
            left[name] = File(content, content, node.changed)
    return Folder(left, dict(left))


def _torn(file: File, rng: Random) -> bytes:
    """Return the remains of a file after a power cut."""
    if file.content == file.synced:
        return file.synced
    length = rng.randint(*sorted((len(file.content), len(file.synced))))
    left = bytearray()
    while len(left) < length:
        page = slice(len(left), len(left) + PAGE)
        chosen = rng.choice((file.content, file.synced))[page]
        left += chosen or bytes(PAGE)
    return bytes(left[:length])
