"""Finished games for statistics, made up or played."""

from dataclasses import replace
from pathlib import Path
from random import Random

from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.engine.seats import HUMAN, Player
from changcheng_qt.saves.disk import RealDisk
from changcheng_qt.saves.library import Library
from changcheng_qt.saves.record import record_of
from changcheng_qt.saves.recovery import FILE
from changcheng_qt.saves.savefile import write_file
from changcheng_qt.statistics.played import Errors, PlayedGame, PlayedSeat
from changcheng_qt.statistics.sums import DAY
from changcheng_qt.verdicts.accounts import LOST_BY_ONE, WON_BY_ONE, Figures
from tests.saves.conftest import random_match

NOW = 1000 * DAY
DISK = RealDisk()


def seat(
    name: str, score: int, *, won: bool = False, bot: str = HUMAN, error: float | None = None
) -> PlayedSeat:
    counts = {WON_BY_ONE: score % 3, LOST_BY_ONE: score % 2}
    figures = Figures({"province": score - 2, "double": 2}, counts, {"flood": 2})
    errors = None if error is None else Errors(0, error)
    return PlayedSeat(name, bot, score, won, figures, errors)


def game(key: str, *seats: PlayedSeat, title: str = "changcheng", days_ago: int = 1) -> PlayedGame:
    return PlayedGame(key, f"digest of {key}", title, NOW - days_ago * DAY, seats)


def library_of(folder: Path) -> Library:
    return Library(DISK, folder, Random(1))


def keep(folder: Path, key: str, match: AnyMatch, begun: int = 0) -> None:
    """Put a match into a library as a game, which says when it was begun if that is known."""
    (folder / key).mkdir(parents=True, exist_ok=True)
    record = replace(record_of(match, Random(key), seed_known=False), begun=begun)
    write_file(DISK, folder / key / FILE, record)


def whole_match(number: int, *names: str) -> AnyMatch:
    """A finished game of these people."""
    match = random_match(number, len(names))
    for place, name in enumerate(names):
        match.seat_player(place, Player(name))
    return match
