"""The file of one running game: it grows by whole lines, each on the disk when `append` returns.

Theory of operation. The journal keeps all bytes of the game in memory. As long as everything went
well the file on the disk holds the same, and a new line is written at its end and synced. After any
failure nobody knows what the file holds, so the next call writes it whole, beside, and moves it in
place. Before the first whole write, what recovery found to be bad is put aside under a name of its
own: a bad tail is copied, a file of no use is moved. A journal is used by one thread at a time.

The folder is locked before anything is written. The lock is let go by `close` or by the system when
the process dies, so a crash leaves nothing to clean up.
"""

import errno
import os
from contextlib import suppress
from pathlib import Path
from typing import Final

from changcheng_qt.saves.atomic import make_folders, write_all, write_whole
from changcheng_qt.saves.backups import add_backup
from changcheng_qt.saves.digest import sha256
from changcheng_qt.saves.disk import Disk, Handle
from changcheng_qt.saves.locks import take_lock
from changcheng_qt.saves.recovery import FILE, Damage, Recovered

ASIDE: Final = "damaged"


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
