"""Statistics of saved games on the command line: a line for each player, or CSV; no Qt.

Unfinished games are ignored, copies of a game count once; a file for one viewer counts with its
result only. The player in a seat at the end of a game gets its whole result; shares and means are
over seats. Files that cannot be read are named, and the others are still counted. Names joined or
hidden in the window are ignored here.
"""

import os
from collections.abc import Iterator, Sequence
from dataclasses import replace
from io import TextIOWrapper
from pathlib import Path
from time import time_ns
from typing import TextIO

from changcheng_qt.app.cli.saved_games import WRONG_FILE, games
from changcheng_qt.app.command_line import Asked, complain
from changcheng_qt.saves.disk import RealDisk
from changcheng_qt.saves.errors import SaveError
from changcheng_qt.saves.library import TRASH, KeptGame
from changcheng_qt.saves.savefile import read_file
from changcheng_qt.saves.times import NANO
from changcheng_qt.statistics.names import Names
from changcheng_qt.statistics.played import PlayedGame
from changcheng_qt.statistics.reading import played_game
from changcheng_qt.statistics.rows import csv_text
from changcheng_qt.statistics.sums import Choice, Sums, sums_of
from changcheng_qt.titles import TITLES


def run(arguments: Asked, out: TextIO, complaints: TextIO) -> int:
    """Count the saved games in the folder of the arguments; return the exit code."""
    folder: Path = arguments.folder
    try:
        os.scandir(folder).close()
    except OSError as error:
        complain(complaints, f"{folder}: {error.strerror}")
        return WRONG_FILE
    found: dict[str, PlayedGame] = {}
    code = 0
    for file in _files(folder):
        try:
            game = _played(folder, file)
        except SaveError as error:
            complain(complaints, f"{file}: {error}")
            code = WRONG_FILE
            continue
        if game is not None:
            found.setdefault(game.digest, game)
    played = sorted(found.values(), key=lambda game: (game.played, game.key))
    if arguments.csv:
        if isinstance(out, TextIOWrapper):
            out.reconfigure(newline="")  # rows end in CR LF, to which Windows would add a CR
        out.write(csv_text(played, Names()))
    else:
        out.writelines(f"{line}\n" for line in lines(played))
    return code


def lines(played: Sequence[PlayedGame]) -> Iterator[str]:
    """Yield the lines: each title, and below it a line for each of its players."""
    for title in TITLES:
        sums = sums_of(played, Choice(title.name), Names(), time_ns())
        if sums:
            yield title.name
            unit = "clear errors" if title.rules.counts_wins else "points lost by errors"
            yield from (_line(one, f"{unit} a game") for one in sums)


def _line(one: Sums, of_errors: str) -> str:
    """Return the line of a player. Feats with a number, such as rolls of the dice, are many: they
    are in the CSV only.
    """
    low, high = one.interval
    names = [name for name in one.mean_counts if not name[-1].isdigit()]
    feats = "".join(f", {name.replace('_', ' ')} {one.count(name)}" for name in names)
    who = one.who.name or f"bot {one.who.controller}"
    error = "" if one.mean_error is None else f", {one.mean_error:.2f} {of_errors}"
    return (
        f"  {who}: {_games(one)}, {one.wins} won "
        f"({one.share:.0%}, {low:.0%} to {high:.0%}), mean score {one.mean_score:.1f}{feats}{error}"
    )


def _games(one: Sums) -> str:
    """Return the number of games, and of seats where there were more of these."""
    games = "1 game" if one.games == 1 else f"{one.games} games"
    return games if one.games == len(one.seats) else f"{games} with {len(one.seats)} seats"


def _files(folder: Path) -> Iterator[Path]:
    """Yield the saved games in a folder, which may be that of the program, without its trash."""
    trash = folder / TRASH
    return (file for file in games([folder]) if not file.is_relative_to(trash))


def _played(folder: Path, file: Path) -> PlayedGame | None:
    """Return the figures of a file, None where the game is not over; raises `SaveError`."""
    disk = RealDisk()
    record, match = read_file(disk, file)
    written = file.stat().st_mtime_ns
    kept = KeptGame(file.parent, "", record.played * NANO or written, written)
    game = played_game(disk, kept, match, is_whole=record.disclosure.is_whole)
    return game and replace(game, key=file.relative_to(folder).as_posix())
