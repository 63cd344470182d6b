"""A finished game of each title, and the questions about it for an analyst."""

from functools import cache
from pathlib import Path

from changcheng_qt.app.workers.analysis_worker import Task
from changcheng_qt.engine.match import AnyMatch
from tests.analysis.games import played


@cache
def match_of(title: str) -> AnyMatch:
    return played(title, 2, "random")


def task(title: str, folder: Path | None, nodes: int = 1, *, seats: int | None = None) -> Task:
    """The analysis of a game for its first seats, or all."""
    match = match_of(title)
    analysed = range(len(match.players))[:seats]
    return Task(match.still(), tuple(analysed), nodes, True, folder)
