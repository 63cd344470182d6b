"""A finished game of each title, and the questions about it for an analyst."""

from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from changcheng_qt.analysis.analysing import Analysing, Foresight
from changcheng_qt.app.workers.analysis_worker import Task, analysing_of
from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.verdicts.cost import Analysis
from tests.analysis.games import played


@cache
def match_of(title: str) -> AnyMatch:
    return played(title, 2, "random")


def task(title: str, folder: Path | None, nodes: int = 1, *, seats: int | None = None) -> Task:
    """The analysis of a game for its first seats, or all."""
    match = match_of(title)
    analysed = range(len(match.players))[:seats]
    return Task(match.still(), tuple(analysed), nodes, True, folder)


def asked_of(helpers: int) -> Task:
    """The analysis for one seat, with so many processes that help."""
    return replace(task("changcheng", None, seats=1), helpers=helpers)


@cache
def worked_out() -> tuple[Analysis, dict[int, Foresight]]:
    """The analysis without help, and each of its positions; all tests share them."""
    asked, known, foresee = analysing_of(asked_of(0)), dict[int, Foresight](), Analysing.foresee

    def note(analysing: Analysing, ply: int) -> Foresight:
        known[ply] = foresee(analysing, ply)
        return known[ply]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Analysing, "foresee", note)
        list(asked)
    return asked.analysis, known
