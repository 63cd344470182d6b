"""Brings the index up to date with the games on this computer."""

import sqlite3
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final, TypeAlias

from changcheng_qt.bots import analysis_nodes
from changcheng_qt.saves.kept_analysis import analysis_written
from changcheng_qt.saves.library import Library
from changcheng_qt.statistics.index import DamagedIndex, Index, Stamp, Standing, delete_index
from changcheng_qt.statistics.played import PlayedGame
from changcheng_qt.statistics.reading import read_game

AT_A_TIME: Final = 20
"""How many games are read before they are written to the index."""


@dataclass(frozen=True, slots=True)
class Progress:
    """How many of the games to read have been read."""

    done: int
    all: int


@dataclass(frozen=True, slots=True)
class Found:
    """All finished games, the oldest first, and how the index could be opened."""

    games: tuple[PlayedGame, ...]
    standing: Standing


Watch: TypeAlias = Callable[[Progress], None]
"""Called with the progress; may raise to stop, and nothing is lost."""


def find_games(file: Path, library: Library, watch: Watch) -> Found:
    """Bring the index in a file up to date with the games of a library, and return its content;
    raises anything that `watch` raises.
    """
    try:
        return _find(Index.open(library.disk, file), library, watch)
    except (DamagedIndex, sqlite3.DatabaseError):
        delete_index(library.disk, file)
    found = _find(Index.open(library.disk, file), library, watch)
    return Found(
        found.games, Standing.REBUILT if found.standing is Standing.KEPT else found.standing
    )


def _find(index: Index, library: Library, watch: Watch) -> Found:
    try:
        if index.can_be_written:
            for progress in refresh(index, library):
                watch(progress)
        return Found(index.games(), index.standing)
    finally:
        index.close()


def refresh(index: Index, library: Library) -> Iterator[Progress]:
    """Read the files that are new since the index was written, and drop missing ones; raises
    sqlite3.DatabaseError where the index is damaged.
    """
    nodes = analysis_nodes()
    known = index.stamps()
    games = {game.folder.name: game for game in library.games()}
    stamps = {
        key: Stamp(game.written, analysis_written(library.disk, game.folder, nodes))
        for key, game in games.items()
    }
    new = [games[key] for key, stamp in stamps.items() if known.get(key) != stamp]
    _write(index, partial(index.drop, known.keys() - stamps.keys()))
    for first in range(0, len(new), AT_A_TIME):
        read: list[tuple[str, Stamp, PlayedGame | None]] = []
        for number, game in enumerate(new[first : first + AT_A_TIME], first):
            yield Progress(number, len(new))
            read.append((game.folder.name, stamps[game.folder.name], read_game(library, game)))
        _write(index, partial(index.put, read))


def _write(index: Index, change: Callable[[], None]) -> None:
    """Change an index; where its file can't be written any more, such as on a full disk, continue
    in memory.
    """
    try:
        change()
    except sqlite3.OperationalError:
        index.move_to_memory()
        change()
