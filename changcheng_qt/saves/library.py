"""The games on this computer: a folder of folders, one for each game.

Listing only reads; every change to a game takes its lock first, so a game that is open in another
window is left alone. Discarded games go to the folder `trash`, from where they can be restored;
only there, and on request, is anything deleted.
"""

import json
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Final

from changcheng_qt.engine.texts import as_title
from changcheng_qt.saves import table
from changcheng_qt.saves.atomic import make_folders, write_whole
from changcheng_qt.saves.disk import Disk
from changcheng_qt.saves.errors import SaveError
from changcheng_qt.saves.held import Lock, release, take_lock
from changcheng_qt.saves.journal import Journal
from changcheng_qt.saves.record import Record
from changcheng_qt.saves.recovery import FILE, Damage, Recovered, backup_files, recover
from changcheng_qt.saves.savefile import played_at, read_content, record_to_bytes
from changcheng_qt.saves.summary import Summary, read_summary, summary_of, write_summary
from changcheng_qt.saves.table import Laid
from changcheng_qt.saves.times import NANO, is_time

ABOUT: Final = "about.json"
TRASH: Final = "trash"
_LARGEST_ABOUT: Final = 4096
_NAME_BITS: Final = 64


@dataclass(frozen=True, slots=True)
class KeptGame:
    """A game in its folder; times are in nanoseconds since 1970."""

    folder: Path
    title: str
    """The title that people gave it; empty without one."""
    played: int
    """When it was last played, by its records, else by `written`."""
    written: int
    """When its file was written, by which a change is noticed."""


@dataclass(frozen=True, slots=True)
class Taken:
    """A game that this program may resume; without `lock` where its folder refuses one."""

    folder: Path
    recovered: Recovered
    lock: Lock | None


class Library:
    """The games in a folder, which need not exist."""

    def __init__(self, disk: Disk, folder: Path, rng: Random) -> None:
        """Use a folder; names of games are drawn from `rng`."""
        self.disk = disk
        self._rng = rng
        self._folder = folder

    def new_folder(self) -> Path:
        """Return the path for a new game's folder; it is not made yet."""
        return self._folder / f"{self._rng.getrandbits(_NAME_BITS):016x}"

    def new_folder_like(self, folder: Path) -> Path:
        """Return a folder for a copy of a game, with the game's title in it, if it has one; raises
        OSError.
        """
        new = self.new_folder()
        if title := self._title(folder):
            make_folders(self.disk, new)
            self.rename(new, title)
        return new

    def folder_of(self, key: str) -> Path:
        """Return the folder of a game by its key, which is the folder's name."""
        return self._folder / key

    def keys(self) -> list[str]:
        """Return the keys of all folders, also of those without a game."""
        return list(self._names(self._folder))

    def games(self) -> list[KeptGame]:
        """Return all games, most recently played first; a folder that cannot be read has none."""
        return self._games_in(self._folder)

    def thrown_away(self) -> list[KeptGame]:
        """Return the games in the trash, most recently played first."""
        return self._games_in(self._folder / TRASH)

    def unreadable(self) -> Path | None:
        """Return the first folder that the disk refuses to list: that of all games, or of one game;
        None if it lists all.
        """
        folders = (self._folder, *(self._folder / name for name in self._names(self._folder)))
        return next((folder for folder in folders if _is_refused(self.disk, folder)), None)

    def read(self, folder: Path) -> Recovered:
        """Return a game as it is, for display; raises `SaveError`."""
        return recover(self.disk, folder)

    def summary(self, folder: Path) -> Summary:
        """Return the public summary of a game, from the file kept next to it; where that is missing
        or of other bytes, the game is played through and the summary kept again; raises
        `SaveError`.
        """
        with suppress(SaveError):
            content = read_content(self.disk, folder / FILE)
            if kept := read_summary(self.disk, folder, content):
                return kept
        found = recover(self.disk, folder)
        made = summary_of(found.match)
        if found.damage is Damage.NONE:
            with suppress(OSError):
                write_summary(self.disk, folder, made, found.content)
        return made

    def is_finished(self, folder: Path, record: Record) -> bool:
        """Return whether a game is over and the same as a record."""
        try:
            return self._has_salt(folder, record) and _is_over(self.read(folder).record, record)
        except SaveError:
            return False

    def take_finished(self, record: Record) -> Taken | None:
        """Take the finished game that is the same as a record, to resume it; None if there is none,
        or another program has it.
        """
        for game in self.games():
            with suppress(SaveError):
                taken = self.take(game.folder) if self._has_salt(game.folder, record) else None
                if taken and _is_over(taken.recovered.record, record):
                    return taken
                if taken:
                    self.let_go(taken)
        return None

    def _has_salt(self, folder: Path, record: Record) -> bool:
        """Return whether a game's file has the salt of a record's seed, which is drawn once for a
        game and is in all its files; raises `SaveError`.
        """
        return record.seed.salt.encode() in read_content(self.disk, folder / FILE)

    def is_taken(self, folder: Path) -> bool:
        """Return whether a game is open, in this program or another."""
        try:
            lock = take_lock(self.disk, folder)
        except OSError:
            return False
        if lock is None:
            return True
        release(self.disk, lock.file)
        return False

    def take(self, folder: Path) -> Taken | None:
        """Take a game to resume, None if another program has it; raises `SaveError`."""
        try:
            lock = take_lock(self.disk, folder)
        except OSError:
            return Taken(folder, self._dated(folder), None)
        if lock is None:
            return None
        try:
            return Taken(folder, self._dated(folder), lock)
        except SaveError:
            release(self.disk, lock.file)
            raise

    def _dated(self, folder: Path) -> Recovered:
        """Recover a game; one in an old format, which will be written again, was last played when
        its file was written, and records that from now on; raises `SaveError`.
        """
        found = recover(self.disk, folder)
        with suppress(OSError):
            second = self.disk.changed(folder / FILE) // NANO
            if found.is_foreign and not found.record.played and is_time(second):
                return replace(found, record=found.record.dated(second))
        return found

    def take_newest(self) -> Taken | None:
        """Take the last played game that no other program has, to resume; None if there is none;
        raises `SaveError`.
        """
        return next((taken for game in self.games() if (taken := self.take(game.folder))), None)

    def let_go(self, taken: Taken) -> None:
        """Release a game to other programs."""
        if taken.lock is not None:
            release(self.disk, taken.lock.file)

    def holds(self, path: Path, played: Path | None) -> bool:
        """Return whether a path leads to the folder of games, or to the game `played`, which may be
        a link to elsewhere.
        """
        places = [self._folder, *([played, played / FILE] if played else [])]
        return any(self.disk.is_within(path, place) for place in places)

    def lay(self, laid: Laid) -> None:
        """Note the game on the table; raises OSError."""
        table.lay(self.disk, self._folder, laid)

    def laid(self) -> Laid | None:
        """Return the game on the table when the last session ended."""
        return table.laid(self.disk, self._folder)

    def clear(self, gone: Laid) -> None:
        """Note that a game has left the table; raises OSError."""
        table.clear(self.disk, self._folder, gone)

    def rename(self, folder: Path, title: str) -> None:
        """Give a game a title, of plain text that `is_title` accepts; raises OSError."""
        content = json.dumps({"title": title}).encode()
        write_whole(self.disk, folder / ABOUT, content)

    def duplicate(self, folder: Path) -> Path:
        """Copy the readable part of a game; return the new folder; raises `SaveError` and
        OSError.
        """
        return self._write(self.new_folder_like(folder), recover(self.disk, folder).content)

    def keep_finished(self, record: Record) -> None:
        """Keep a game that is over, unless it is here already; raises OSError."""
        if not any(self.is_finished(game.folder, record) for game in self.games()):
            self._write(self.new_folder(), record_to_bytes(record))

    def _write(self, folder: Path, content: bytes) -> Path:
        game = Journal(self.disk, folder, content)
        try:
            game.mend()
        finally:
            game.close()
        return folder

    def throw_away(self, folder: Path) -> bool:
        """Move a game to the trash; return False if it is missing or another program has it; raises
        OSError.
        """
        make_folders(self.disk, self._folder / TRASH)
        return self._move(folder, self._folder / TRASH / folder.name)

    def bring_back(self, folder: Path) -> bool:
        """Restore a game from the trash; raises OSError."""
        return self._move(folder, self._folder / folder.name)

    def delete(self, folders: Iterable[Path]) -> list[OSError]:
        """Delete games in the trash for good, and remains of others there; return a fault for each
        of the games that the disk refuses to delete.
        """
        trash, asked = self._folder / TRASH, {folder.name for folder in folders}
        faults = []
        for name in self._names(trash):
            if name in asked or self._game(trash / name) is None:
                try:
                    self.disk.remove_folder(trash / name)
                except OSError as fault:
                    faults += [fault] if name in asked else []
        return faults

    def _move(self, folder: Path, target: Path) -> bool:
        lock = take_lock(self.disk, folder)
        if lock is None:
            return False
        release(self.disk, lock.file)
        self.disk.replace(folder, target)
        self.disk.sync_folder(target.parent)
        self.disk.sync_folder(folder.parent)
        return True

    def _games_in(self, folder: Path) -> list[KeptGame]:
        games = [game for name in self._names(folder) if (game := self._game(folder / name))]
        return sorted(games, key=lambda game: game.played, reverse=True)

    def _names(self, folder: Path) -> Iterable[str]:
        try:
            return sorted(self.disk.names(folder))
        except OSError:
            return []

    def _game(self, folder: Path) -> KeptGame | None:
        """Return a game with the time when it was last played; from its backups if there is nothing
        else.
        """
        for file in (folder / FILE, *backup_files(folder)):
            with suppress(OSError):
                written = self.disk.changed(file)
                played = played_at(self.disk, file) or written
                return KeptGame(folder, self._title(folder), played, written)
        return None

    def _title(self, folder: Path) -> str:
        """Return the title in a game's folder; empty if anything is wrong there."""
        try:
            values = json.loads(self.disk.read(folder / ABOUT, _LARGEST_ABOUT))
        except (OSError, ValueError, RecursionError):
            return ""
        title = values.get("title") if isinstance(values, dict) else None
        return title if isinstance(title, str) and is_title(title) else ""


def is_title(title: str) -> bool:
    """Return whether a text can be the title of a game."""
    return as_title(title) == title


def _is_refused(disk: Disk, folder: Path) -> bool:
    try:
        disk.names(folder)
    except (FileNotFoundError, NotADirectoryError):
        return False
    except OSError:
        return True
    return False


def _is_over(kept: Record, record: Record) -> bool:
    """Return whether a game is over and the same as a record."""
    return kept.outcome is not None and _story(kept) == _story(record)


def _story(record: Record) -> tuple[object, ...]:
    """Return the identity of a game, whatever the form of its file."""
    return record.game.name, record.setup, record.players, record.help, record.entries
