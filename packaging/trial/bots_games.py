"""Games that bots play by themselves in a window: written to be opened, and read from its saves."""

from pathlib import Path
from random import Random
from typing import Final

from changcheng_qt.bots import usual_nodes
from changcheng_qt.engine.luck import SeededLuck
from changcheng_qt.engine.match import Match
from changcheng_qt.engine.seats import Player
from changcheng_qt.saves.disk import RealDisk
from changcheng_qt.saves.record import record_of
from changcheng_qt.saves.savefile import read_prefix, write_file
from changcheng_qt.titles import TITLES
from trial.steps import require

BOT: Final = "greedy"
WHOLE_GAME: Final = 1200
"""Seconds that bots may take for a game to its end."""
END: Final = b'"kind":"end"'
"""A part of the last line of a finished game."""
AT_ONCE: Final = {"bot_speed": "instant", "motion": "none"}
"""Settings with which a game of bots takes as long as their thoughts and the disk."""


def write_new_game(path: Path, title: str) -> None:
    """Write a game that has just begun, with a bot in each of the fewest seats."""
    (named,) = (each for each in TITLES if each.name == title)
    seats = named.rules.seat_counts[0]
    nodes = usual_nodes(BOT, named.rules.simulations)
    players = [Player(f"{BOT} {seat + 1}", BOT, nodes) for seat in range(seats)]
    setup = named.open_box(None).draw_usual(seats, Random(title))
    match = Match(named.game, setup, players, luck=SeededLuck(title))
    write_file(RealDisk(), path, record_of(match, Random(title), seed=title, seed_known=True))


def is_over(content: bytes) -> bool:
    """Whether a saved game says that it has ended."""
    return END in content.rstrip().rpartition(b"\n")[2]


def require_whole(name: str, content: bytes) -> None:
    """Fail unless a saved game is valid up to its outcome."""
    require(read_prefix(content).match.outcome, f"{name} is not valid")


def steps(content: bytes) -> int:
    """How far a game has got, by the longest part of its file that is valid."""
    return len(read_prefix(content).match.steps)
