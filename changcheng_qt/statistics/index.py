"""The index of all finished games: a file of SQLite that can be made again from them at any time.

A row of `file` for each game's file that was read, finished or not, with the times by which a
change is noticed; of a finished game the rest of that row, and a row of `seat` for each seat.
"""

import json
import sqlite3
from collections import defaultdict
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Any, Final, Self

from changcheng_qt.saves.atomic import make_folders
from changcheng_qt.saves.disk import Disk
from changcheng_qt.statistics.played import Errors, PlayedGame, PlayedSeat
from changcheng_qt.verdicts.accounts import Figures

VERSION: Final = 7
"""The version of the tables and of the figures: an index of another version is made again."""
_PATIENCE: Final = 0.25
"""Seconds to wait for another window that is writing."""

_TABLES: Final = """
    CREATE TABLE file (
        key TEXT PRIMARY KEY, written INTEGER NOT NULL, analysed INTEGER NOT NULL,
        digest TEXT, title TEXT, played INTEGER
    );
    CREATE TABLE seat (
        key TEXT NOT NULL REFERENCES file ON DELETE CASCADE, seat INTEGER NOT NULL,
        name TEXT NOT NULL, controller TEXT NOT NULL, score INTEGER NOT NULL,
        has_won INTEGER NOT NULL, clear_errors INTEGER, errors_cost REAL,
        points TEXT, counts TEXT, cards TEXT,
        PRIMARY KEY (key, seat)
    );
"""


class Standing(Enum):
    """How an index could be opened."""

    KEPT = "kept"
    REBUILT = "damaged, and made again"
    READ_ONLY = "being written by another window"
    IN_MEMORY = "cannot be kept"


class DamagedIndex(Exception):
    """The content of an index was not written by this program."""


class OtherVersion(Exception):
    """An index was written by another version of the program."""


@dataclass(frozen=True, slots=True)
class Stamp:
    """When a game's file and its analysis were written last, in nanoseconds since 1970; 0 without
    one.
    """

    written: int
    analysed: int


class Index:
    """An open index; used by one thread at a time, and closed by its opener."""

    def __init__(self, connection: sqlite3.Connection, standing: Standing) -> None:
        """Use a connection to a file with the tables."""
        self._connection = connection
        self.standing = standing

    @classmethod
    def open(cls, disk: Disk, file: Path) -> Self:
        """Open the index in a file, as well as possible; a damaged one is deleted and recreated, as
        is that of another version.
        """
        standing = Standing.KEPT
        for _ in range(2):
            try:
                make_folders(disk, file.parent)
                return cls(_connection(file), standing)
            except (sqlite3.OperationalError, OSError) as error:
                return cls(*_second_best(file, error))
            except OtherVersion:
                delete_index(disk, file)
            except (sqlite3.DatabaseError, DamagedIndex):
                delete_index(disk, file)
                standing = Standing.REBUILT
        return cls(*_in_memory())

    def close(self) -> None:
        """Close the file."""
        self._connection.close()

    def move_to_memory(self) -> None:
        """Continue with a copy in memory, since the file can't be written any more; raises
        sqlite3.Error.
        """
        copy, standing = _in_memory()
        copy.rollback()
        self._connection.backup(copy)
        self._connection.close()
        self._connection, self.standing = copy, standing

    @property
    def can_be_written(self) -> bool:
        """Whether games can be added."""
        return self.standing is not Standing.READ_ONLY

    def stamps(self) -> dict[str, Stamp]:
        """Return the keys of all files that were read, with their times; raises sqlite3.Error."""
        found = self._connection.execute("SELECT key, written, analysed FROM file")
        return {key: Stamp(written, analysed) for key, written, analysed in found}

    def put(self, files: Iterable[tuple[str, Stamp, PlayedGame | None]]) -> None:
        """Replace the entries of some files, all or none; raises sqlite3.Error."""
        with self._connection as connection:
            for key, stamp, game in files:
                connection.execute("DELETE FROM file WHERE key = ?", (key,))
                connection.execute(
                    "INSERT INTO file VALUES (?, ?, ?, ?, ?, ?)",
                    (
                        *(key, stamp.written, stamp.analysed),
                        *((game.digest, game.title, game.played) if game else (None,) * 3),
                    ),
                )
                connection.executemany(
                    "INSERT INTO seat VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                    [_seat_row(key, seat, who) for seat, who in enumerate(game.seats)]
                    if game
                    else (),
                )

    def drop(self, keys: Iterable[str]) -> None:
        """Drop files; raises sqlite3.Error."""
        with self._connection as connection:
            connection.executemany("DELETE FROM file WHERE key = ?", [(key,) for key in keys])

    def games(self) -> tuple[PlayedGame, ...]:
        """Return all finished games, the oldest first, each once, however many copies there are;
        raises `DamagedIndex` and sqlite3.Error.
        """
        seats: defaultdict[str, list[PlayedSeat]] = defaultdict(list)
        for row in self._connection.execute("SELECT * FROM seat ORDER BY key, seat"):
            seats[row[0]].append(_seat(row))
        files = self._connection.execute(
            "SELECT key, digest, title, played FROM file "
            "WHERE digest IS NOT NULL ORDER BY played, key"
        )
        games: dict[str, PlayedGame] = {}
        for key, digest, title, played in files:
            if not seats[key]:
                raise DamagedIndex(f"{key} has no seats")
            games.setdefault(digest, PlayedGame(key, digest, title, played, tuple(seats[key])))
        return tuple(games.values())


def _connection(file: Path) -> sqlite3.Connection:
    """Return a writable connection to a file with the tables of this version; raises sqlite3.Error,
    `DamagedIndex` and `OtherVersion`.
    """
    connection = sqlite3.connect(file, timeout=_PATIENCE, check_same_thread=False)
    try:
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = NORMAL")
        with connection:
            connection.execute("BEGIN IMMEDIATE")
            (version,) = connection.execute("PRAGMA user_version").fetchone()
            tables = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
            if version not in (0, VERSION):
                raise OtherVersion(version)
            if version == 0:
                if tables != (0,):
                    raise DamagedIndex("it has other tables")
                _make_tables(connection)
            if connection.execute("PRAGMA quick_check").fetchone() != ("ok",):
                raise DamagedIndex("it is damaged")
    except BaseException:
        connection.close()
        raise
    return connection


def _make_tables(connection: sqlite3.Connection) -> None:
    for statement in filter(str.strip, _TABLES.split(";")):
        connection.execute(statement)
    connection.execute(f"PRAGMA user_version = {VERSION}")


def _second_best(file: Path, error: Exception) -> tuple[sqlite3.Connection, Standing]:
    """Return a read-only index where another window is writing it, else one in memory."""
    busy = getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_BUSY
    if busy:
        with suppress(sqlite3.Error):
            connection = sqlite3.connect(
                f"{file.absolute().as_uri()}?mode=ro", uri=True, check_same_thread=False
            )
            connection.execute("SELECT key FROM file LIMIT 1")
            return connection, Standing.READ_ONLY
    return _in_memory()


def _in_memory() -> tuple[sqlite3.Connection, Standing]:
    connection = sqlite3.connect(":memory:", check_same_thread=False)
    connection.execute("PRAGMA foreign_keys = ON")
    _make_tables(connection)
    return connection, Standing.IN_MEMORY


def delete_index(disk: Disk, file: Path) -> None:
    """Delete an index, if it exists."""
    for name in (file.name, f"{file.name}-wal", f"{file.name}-shm", f"{file.name}-journal"):
        with suppress(OSError):
            disk.remove(file.with_name(name))


def _seat_row(key: str, seat: int, who: PlayedSeat) -> tuple[Any, ...]:
    figures: tuple[str | None, ...] = (None, None, None)
    if who.figures:
        kinds = who.figures.points, who.figures.counts, who.figures.cards
        figures = tuple(map(json.dumps, kinds))
    errors = (who.errors.clear, who.errors.cost) if who.errors else (None, None)
    return key, seat, who.name, who.controller, who.score, who.has_won, *errors, *figures


def _seat(row: tuple[Any, ...]) -> PlayedSeat:
    """Return a seat from its row in the index; raises `DamagedIndex`."""
    _, _, name, controller, score, has_won, clear, cost, *counts = row
    figures = None if None in counts else Figures(*map(_counts, counts))
    errors = None if clear is None else Errors(clear, cost)
    return PlayedSeat(name, controller, score, bool(has_won), figures, errors)


def _counts(text: str) -> Mapping[str, int]:
    try:
        counts = json.loads(text)
    except (ValueError, TypeError, RecursionError) as error:
        raise DamagedIndex(text) from error
    if not isinstance(counts, dict) or any(type(count) is not int for count in counts.values()):
        raise DamagedIndex(text)
    return counts
