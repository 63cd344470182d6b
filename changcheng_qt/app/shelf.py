"""Running games as files in the user's folder, so that closing at any moment loses nothing.

Each game has a folder of its own with one file, which grows by a line with every entry of the log;
the line is on the disk before anybody sees what it led to. A lock keeps two programs from going on
with the same game. Where the disk refuses, play goes on, and the next entry tries to write the
whole file anew.
"""

import os
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final

from PySide6.QtCore import QLockFile, QObject, Signal

from changcheng_qt.engine.match import AnyMatch, Entry
from changcheng_qt.saves.entries import entry_to_plain
from changcheng_qt.saves.errors import Problem, SaveError
from changcheng_qt.saves.facts import play_place
from changcheng_qt.saves.lines import chain
from changcheng_qt.saves.record import Record, Recorder
from changcheng_qt.saves.savefile import SUFFIX, read_file, read_match, record_to_bytes

FILE: Final = f"game{SUFFIX}"
LOCK: Final = "lock"
NAME_BITS: Final = 64
HASH_LENGTH: Final = 64
PRIVATE: Final = 0o700


@dataclass(frozen=True, slots=True)
class Found:
    """A game on the shelf: its folder, locked for this program, and the match it leads to."""

    folder: Path
    lock: QLockFile
    match: AnyMatch
    seed_known: bool


class Shelf(QObject):
    """Keeps one running match at a time on the disk."""

    safe = Signal(bool)
    """Whether the match is on the disk up to its last entry; emitted when that changes."""

    def __init__(self, folder: Path, rng: Random) -> None:
        """Use a folder, which need not exist; names and salts are drawn from `rng`."""
        super().__init__()
        self._folder = folder
        self._rng = rng
        self._writer: _Writer | None = None
        self._is_safe = True

    def keep(self, match: AnyMatch, *, seed_known: bool) -> None:
        """Keep a match from now on, in a new folder, until another one is kept."""
        folder = self._folder / f"{self._rng.getrandbits(NAME_BITS):016x}"
        self._use(_Writer(folder, None, match, seed_known, self._rng))

    def keep_found(self, found: Found) -> None:
        """Go on keeping a match in the folder where it was found."""
        writer = _Writer(found.folder, found.lock, found.match, found.seed_known, self._rng)
        self._use(writer)

    def newest(self) -> Found | None:
        """Return the game played last that no other program plays, None if there is none; raises
        `SaveError` where its file cannot be used.
        """
        for folder in self._by_age():
            lock = QLockFile(str(folder / LOCK))
            lock.setStaleLockTime(0)
            if lock.tryLock(0):
                record, match = _read_prefix(folder / FILE)
                return Found(folder, lock, match, record.seed_known)
        return None

    def close(self) -> None:
        """Keep nothing any more, and let other programs have the game."""
        if self._writer:
            self._writer.close()
            self._writer = None

    def _use(self, writer: "_Writer") -> None:
        self.close()
        self._writer = writer
        self._try(writer.begin)
        writer.match.watch(lambda entry: self._on_entry(writer, entry))

    def _on_entry(self, writer: "_Writer", entry: Entry) -> None:
        if writer is self._writer:
            self._try(lambda: writer.add(entry))

    def _try(self, write: Callable[[], None]) -> None:
        try:
            write()
        except OSError:
            is_safe = False
        else:
            is_safe = True
        if is_safe != self._is_safe:
            self._is_safe = is_safe
            self.safe.emit(is_safe)

    def _by_age(self) -> Iterator[Path]:
        """The folders of games, the one written last first."""
        ages = []
        for file in self._folder.glob(f"*/{FILE}"):
            with suppress(OSError):
                ages.append((file.stat().st_mtime_ns, file.parent))
        return (folder for _, folder in sorted(ages, reverse=True))


class _Writer:
    """Writes the file of one match."""

    def __init__(
        self, folder: Path, lock: QLockFile | None, match: AnyMatch, seed_known: bool, rng: Random
    ) -> None:
        self.match = match
        self._folder = folder
        self._lock = lock
        self._recorder = Recorder(match, rng, seed_known=seed_known)
        self._last_hash = ""
        """Empty where the file does not hold all entries."""

    def begin(self) -> None:
        """Write the whole match; raises OSError."""
        self._folder.mkdir(mode=PRIVATE, parents=True, exist_ok=True)
        if self._lock is None:
            self._lock = QLockFile(str(self._folder / LOCK))
            self._lock.setStaleLockTime(0)
            self._lock.tryLock(0)
        content = record_to_bytes(self._recorder.record())
        beside = self._folder / f"{FILE}.new"
        _write_synced(beside, content, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
        beside.replace(self._folder / FILE)
        _sync_folder(self._folder)
        self._last_hash = _last_hash(content)

    def add(self, entry: Entry) -> None:
        """Append an entry; raises OSError, after which the next one writes the whole match."""
        before, self._last_hash = self._last_hash, ""
        if not before:
            self.begin()
            return
        number = len(self.match.log) - 1
        fact, key = self._recorder.facts[number], self._recorder.key
        values = entry_to_plain(self.match, entry, fact, play_place(number), key)
        (line,) = chain([values], before)
        _write_synced(self._folder / FILE, line, os.O_WRONLY | os.O_APPEND)
        self._last_hash = _last_hash(line)

    def close(self) -> None:
        """Let other programs have the game."""
        if self._lock:
            self._lock.unlock()


def _last_hash(content: bytes) -> str:
    return content.splitlines()[-1][:HASH_LENGTH].decode("ascii")


def _read_prefix(file: Path) -> tuple[Record, AnyMatch]:
    """Read a file, without a last line that was not written to its end."""
    try:
        return read_file(file)
    except SaveError as error:
        if error.problem is not Problem.CUT_OFF:
            raise
    content = file.read_bytes()
    return read_match(content[: content.rfind(b"\n") + 1])


def _write_synced(file: Path, content: bytes, flags: int) -> None:
    """Write all of the content and see it on the disk; raises OSError."""
    handle = os.open(file, flags, 0o600)
    try:
        left = memoryview(content)
        while left:
            left = left[os.write(handle, left) :]
        os.fsync(handle)
    finally:
        os.close(handle)


def _sync_folder(folder: Path) -> None:
    """See a renamed file's new name on the disk, where folders can be synced."""
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
