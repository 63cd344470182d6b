"""The file of one running game: it grows by whole lines, each on the disk when `append` returns.

Theory of operation. The journal keeps all bytes of the game in memory. Normally the file on the
disk holds the same, and a new line is written at its end and synced. After any failure the content
of the file is unknown, so the next call writes a whole new file next to it and moves that into
place. A journal is used by one thread at a time.

The file and the lock are held open, and an open file is not always the one that has the name (see
`held`). A line is added only under a lock file that nobody has touched, and to a file of the length
that this program left; after it the game's file is compared with the one at its path. Both are
compared with their paths whenever `mend` is called; such a comparison costs as much as a tenth of
the write. If the lock is not in place, it is locked again. If the file was moved, removed, replaced
or written by others, the folder is made again where it is missing and the whole game is written to
a new file. No foreign content is overwritten:

- A file that holds only the beginning of this game, such as an older copy, is replaced.
- A file with moves that this game does not have becomes a game of its own in a new folder.
- Any other file is kept in the game's folder under another name, `aside-…`.
- If another session has taken the lock, it owns the folder from now on. This game goes on as a
  copy in a new folder, complete, and the other session's file is left alone. On a disk without
  locks the same happens as soon as the file has moves of another session.

A file that recovery found damaged is set aside in the same way before the first whole write; of a
file with a damaged tail only the tail. All this goes to `news`, for the people at the table.
"""

import errno
import os
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from changcheng_qt.saves import aside, atomic
from changcheng_qt.saves.disk import Disk
from changcheng_qt.saves.errors import News
from changcheng_qt.saves.held import HeldFile, Lock, hold, release, take_lock
from changcheng_qt.saves.lines import LARGEST_FILE
from changcheng_qt.saves.recovery import FILE, Damage, Recovered, add_backup


class Journal:
    """Writes the file of one game."""

    def __init__(
        self,
        disk: Disk,
        folder: Path,
        content: bytes,
        found: Recovered | None = None,
        lock: Lock | None = None,
        new_folder: Callable[[Path], Path] | None = None,
    ) -> None:
        """Start with the content of a file, in a folder that need not exist, or continue with a
        game found in a locked folder; nothing is written yet. `new_folder` returns another folder
        for a copy of the game in a folder.
        """
        self.news: deque[News] = deque()
        """News for people, in order, for another thread to take."""
        self._disk = disk
        self._folder = folder
        self._parts = [content]
        self._size = len(content)
        self._lock = lock
        self._file: HeldFile | None = None
        self._found = found
        self._new_folder = new_folder
        self._is_displaced = False
        """Whether it was in place once and is no longer, and that has not been reported yet."""
        self._kept_apart = b""
        self._noted: set[News] = set()
        is_there = found is not None and found.content == content and lock is not None
        self._is_whole = is_there and found is not None and found.damage is Damage.NONE
        self._note_lock()

    @property
    def folder(self) -> Path:
        """Return the folder of the game."""
        return self._folder

    def append(self, lines: bytes) -> None:
        """Add whole lines, or none, and sync everything so far to the disk; raises OSError, after
        which the next call rewrites the file.
        """
        if not lines:
            self.mend()
            return
        was_whole, self._is_whole = self._is_whole, False
        self._parts.append(lines)
        if not (was_whole and self._has_added(lines)):
            self._write_whole()

    def mend(self) -> None:
        """Write the file if it may be incomplete, or is not the one at its path; raises OSError."""
        if not (self._is_whole and self._is_in_place()):
            self._write_whole()

    def back_up(self) -> None:
        """Make a backup, once the file itself is whole; raises OSError."""
        self.mend()
        self._is_whole = False
        self._note_sync(add_backup(self._disk, self._folder, self._content()))
        self._is_whole = True

    def close(self) -> None:
        """Release the game to other programs."""
        self._close_file()
        self._release_lock()

    def _content(self) -> bytes:
        return b"".join(self._parts)

    def _has_added(self, lines: bytes) -> bool:
        """Return whether the lines are at the end of the file at the path, without foreign content
        before them; raises OSError.
        """
        if self._file is None and not self._is_in_place():
            return False
        file = self._file
        assert file is not None
        if self._keeps_lock() and file.has_size(self._disk, self._size):
            atomic.write_all(self._disk, file.handle, lines)
            self._disk.sync(file.handle)
            self._size += len(lines)
            self._is_whole = file.is_in_place(self._disk, self._size)
        self._is_displaced = not self._is_whole
        return self._is_whole

    def _is_locked(self) -> bool:
        return self._lock is not None and self._lock.holds(self._disk)

    def _keeps_lock(self) -> bool:
        return self._lock is not None and self._lock.is_kept(self._disk)

    def _is_in_place(self) -> bool:
        """Return whether lock and file are those at their paths, and the file is unchanged since
        this program wrote it; raises OSError.
        """
        is_in_place = self._is_locked() and self._has_file()
        self._is_displaced = self._is_displaced or not is_in_place
        return is_in_place

    def _has_file(self) -> bool:
        """Return whether the file is unchanged since this program wrote it, or read it as good;
        raises OSError.
        """
        if self._file is None:
            with suppress(FileNotFoundError, PermissionError):
                self._file = hold(self._disk, self._path, self._disk.open_end)
                return self._disk.read(self._path, LARGEST_FILE + 1) == self._parts[0]
        return self._file is not None and self._file.is_in_place(self._disk, self._size)

    def _write_whole(self) -> None:
        self._is_whole = False
        self._close_file()
        self._make_ready()
        has_kept = self._set_aside()
        content = self._content()
        self._note_sync(self._write(content))
        self._file = hold(self._disk, self._path, self._disk.open_end)
        self._size = len(content)
        if not self._has_file():
            raise OSError(errno.EAGAIN, os.strerror(errno.EAGAIN))
        self._is_whole = True
        if has_kept or self._is_displaced:
            self.news.append(News.SET_ASIDE if has_kept else News.RENEWED)
        self._is_displaced = False

    @property
    def _path(self) -> Path:
        return self._folder / FILE

    def _write(self, content: bytes) -> bool:
        """Write the file; a broken link, such as to a disk that was removed, is replaced."""
        try:
            return atomic.write_whole(self._disk, self._path, content)
        except (FileNotFoundError, NotADirectoryError):
            aside.keep_unread(self._disk, self._path)
            return atomic.write_whole(self._disk, self._path, content)

    def _make_ready(self) -> None:
        """Ensure that the folder exists, and its lock is held; raises OSError."""
        atomic.make_folders(self._disk, self._folder)
        if self._is_locked():
            return
        self._release_lock()
        self._lock = take_lock(self._disk, self._folder)
        if self._lock is None:
            self._move_on()
        self._note_lock()

    def _move_on(self) -> None:
        """Leave the folder to another session and continue in a new one; raises OSError."""
        if self._new_folder is None:
            raise OSError(errno.EBUSY, os.strerror(errno.EBUSY))
        self._release_lock()
        self._folder = self._new_folder(self._folder)
        self._found, self._is_displaced = None, False
        self.news.append(News.ELSEWHERE)
        self._make_ready()

    def _set_aside(self) -> bool:
        """Keep foreign content at the path; return whether recovery had not seen it; raises
        OSError.
        """
        found = self._found
        try:
            there = self._disk.read(self._path, LARGEST_FILE + 1)
        except FileNotFoundError:
            is_known = True
        except OSError:
            is_known = found is not None and found.own is None
            aside.keep_unread(self._disk, self._path)
        else:
            is_known = self._is_known(there) or self._keep(there)
        self._found = None
        return not is_known

    def _is_known(self, there: bytes) -> bool:
        """Return whether nothing is lost with a file's content, or it has been kept as recovery
        asked.
        """
        if self._found is None or there != self._found.own:
            return self._content().startswith(there)
        match self._found.damage:
            case Damage.NONE:
                pass
            case Damage.TAIL:
                aside.keep_tail(self._disk, self._folder, self._found.tail)
            case _:
                self._keep(there)
        return True

    def _keep(self, there: bytes) -> bool:
        """Keep a file's content: as a game of its own if it is one; in its place if another session
        may be writing it. Return whether the file is left to that session.
        """
        if len(there) > LARGEST_FILE:
            aside.keep_unread(self._disk, self._path)
        elif self._new_folder is None or not aside.has_moves(there, self._content()):
            aside.keep_game(self._disk, self._folder, there)
        elif self._lock is not None and self._lock.file is None:
            self._move_on()
            return True
        else:
            self._keep_apart(there, self._new_folder)
        return False

    def _keep_apart(self, there: bytes, new_folder: Callable[[Path], Path]) -> None:
        """Make a game of its own from a file's content, once."""
        if there != self._kept_apart:
            folder = new_folder(self._folder)
            atomic.make_folders(self._disk, folder)
            atomic.write_whole(self._disk, folder / FILE, there)
            self._kept_apart = there

    def _note_sync(self, is_synced: bool) -> None:
        if not is_synced:
            self._note(News.UNSYNCED)

    def _note_lock(self) -> None:
        if self._lock is not None and self._lock.file is None:
            self._note(News.UNLOCKED)

    def _note(self, news: News) -> None:
        """Report news of the disk, once."""
        if news not in self._noted:
            self._noted.add(news)
            self.news.append(news)

    def _close_file(self) -> None:
        if self._file is not None:
            release(self._disk, self._file)
            self._file = None

    def _release_lock(self) -> None:
        if self._lock is not None:
            release(self._disk, self._lock.file)
            self._lock = None
