"""The file of one running game: it grows by whole lines, each on the disk when `append` returns.

Theory of operation. The journal keeps all bytes of the game in memory. As long as everything went
well the file on the disk holds the same, and a new line is written at its end and synced. After any
failure nobody knows what the file holds, so the next call writes it whole, beside, and moves it in
place. Before the first whole write, what recovery found to be bad is put aside under a name of its
own: a bad tail is copied, a file of no use is moved. A journal is used by one thread at a time.

The folder is locked before anything is written: whoever holds its lock plays the game. The lock is
let go by `close` or by the system when the process dies, so a crash leaves nothing to clean up.
Somebody who only asks whether a game is played, as every list of games does, in this program or
another, holds the lock for a moment too. A lock that is held is therefore tried again a few times
before it counts as taken.

The lines come from a `JournalEncoder`, which turns the entries of a live match into them.
"""

import errno
import os
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from time import sleep
from typing import Final

from changcheng_qt.engine.match import Entry
from changcheng_qt.saves.atomic import make_folders, write_all, write_whole
from changcheng_qt.saves.disk import Disk, Handle
from changcheng_qt.saves.entries import end_to_plain, entry_to_plain
from changcheng_qt.saves.facts import play_place
from changcheng_qt.saves.lines import chain
from changcheng_qt.saves.record import Recorder
from changcheng_qt.saves.recovery import FILE, Damage, Recovered, add_backup
from changcheng_qt.saves.savefile import record_to_bytes

LOCK: Final = "lock"
TRIES: Final = 5
PAUSE: Final = 0.008
"""Seconds between two tries: all of them together are not noticed in a window."""
ASIDE: Final = "damaged"
_HASH_LENGTH: Final = 64


def take_lock(disk: Disk, folder: Path) -> Handle | None:
    """Return the lock of a folder, None if somebody else keeps it; raises OSError."""
    for _ in range(TRIES - 1):
        lock = disk.lock(folder / LOCK)
        if lock is not None:
            return lock
        sleep(PAUSE)
    return disk.lock(folder / LOCK)


class JournalEncoder:
    """Writes down a match entry by entry, sealed; hidden things have the facts of its recorder."""

    def __init__(self, recorder: Recorder, written: bytes = b"") -> None:
        """Write down all that has happened, unless that was read from what is `written`."""
        self._recorder = recorder
        self._parts = [written or record_to_bytes(recorder.record())]
        self._entries = len(recorder.match.log)
        self._has_ended = recorder.match.outcome is not None

    def whole(self) -> bytes:
        """Return the content of a file with all that was written down."""
        return b"".join(self._parts)

    def line(self, entry: Entry) -> bytes:
        """Write down an entry that has just happened; return its line, and the one about the end of
        the game behind it if it ended the game.
        """
        recorder, number = self._recorder, self._entries
        place, outcome = play_place(number), recorder.match.outcome
        records = [entry_to_plain(entry, *recorder.line(number), place, recorder.key)]
        if outcome and not self._has_ended:
            records.append(end_to_plain(outcome))
        lines = b"".join(chain(records, self._last_hash()))
        self._parts.append(lines)
        self._entries += 1
        self._has_ended = outcome is not None
        return lines

    def _last_hash(self) -> str:
        last = self._parts[-1]
        begin = last.rfind(b"\n", 0, -1) + 1
        return last[begin : begin + _HASH_LENGTH].decode("ascii")


class Journal:
    """Writes the file of one game."""

    def __init__(
        self,
        disk: Disk,
        folder: Path,
        content: bytes,
        found: Recovered | None = None,
        lock: Handle | None = None,
    ) -> None:
        """Begin with the content of a file, in a folder that need not exist, or go on with what was
        found in a locked folder; nothing is written yet.
        """
        self._disk = disk
        self._folder = folder
        self._parts = [content]
        self._lock = lock
        self._file: Handle | None = None
        self._damage = found.damage if found else Damage.NONE
        self._tail = found.tail if found else b""
        is_there = found is not None and found.content == content and lock is not None
        self._is_whole = is_there and self._damage is Damage.NONE

    @property
    def folder(self) -> Path:
        """Return where the game lies."""
        return self._folder

    def append(self, lines: bytes) -> None:
        """Add whole lines, or none, and see all so far on the disk; raises OSError, after which the
        next call writes the file anew.
        """
        self._parts.append(lines)
        if not self._is_whole:
            self._write_whole()
            return
        if not lines:
            return
        self._is_whole = False
        if self._file is None:
            self._file = self._disk.open_end(self._folder / FILE)
        write_all(self._disk, self._file, lines)
        self._disk.sync(self._file)
        self._is_whole = True

    def mend(self) -> None:
        """Write the file if it may not hold everything; raises OSError."""
        if not self._is_whole:
            self._write_whole()

    def back_up(self) -> None:
        """Keep a copy as it is now, once the file itself is whole; raises OSError."""
        self.mend()
        self._is_whole = False
        add_backup(self._disk, self._folder, b"".join(self._parts))
        self._is_whole = True

    def close(self) -> None:
        """Let other programs have the game."""
        self._close_file()
        if self._lock is not None:
            lock, self._lock = self._lock, None
            with suppress(OSError):
                self._disk.close(lock)

    def _write_whole(self) -> None:
        self._close_file()
        self._make_ready()
        self._put_aside()
        write_whole(self._disk, self._folder / FILE, b"".join(self._parts))
        self._is_whole = True

    def _make_ready(self) -> None:
        if self._lock is not None:
            return
        make_folders(self._disk, self._folder)
        self._lock = take_lock(self._disk, self._folder)
        if self._lock is None:
            raise OSError(errno.EBUSY, os.strerror(errno.EBUSY))

    def _put_aside(self) -> None:
        if self._damage is Damage.TAIL:
            name = f"{ASIDE}-{sha256(self._tail).hexdigest()[:16]}"
            write_whole(self._disk, self._folder / name, self._tail)
        elif self._damage is Damage.WHOLE:
            with suppress(FileNotFoundError):
                self._disk.replace(self._folder / FILE, self._unused_name())
                self._disk.sync_folder(self._folder)
        self._damage = Damage.NONE

    def _unused_name(self) -> Path:
        taken = self._disk.names(self._folder)
        numbers = (f"{ASIDE}-{number}" for number in range(1, len(taken) + 2))
        return self._folder / next(name for name in numbers if name not in taken)

    def _close_file(self) -> None:
        if self._file is not None:
            file, self._file = self._file, None
            with suppress(OSError):
                self._disk.close(file)
