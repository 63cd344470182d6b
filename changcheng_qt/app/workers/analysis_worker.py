"""The loop of the process that analyses one finished game for the window; it knows no Qt.
What analyses is imported in that process only.

It does one thing at a time, each when it is told to: so whoever asks can wait as long as they like,
and ends what is not wanted by ending the process. It steps aside for the rest of the computer.
"""

from __future__ import annotations

import os
import signal
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING

from changcheng_qt.saves.disk import RealDisk
from changcheng_qt.saves.kept_analysis import keep_analysis
from changcheng_qt.titles import rules_of

if TYPE_CHECKING:
    from collections.abc import Iterator
    from multiprocessing.connection import Connection
    from pathlib import Path

    from changcheng_qt.analysis.analysing import Analysing
    from changcheng_qt.analysis.judging import AnySearching
    from changcheng_qt.bots.bot import Fated
    from changcheng_qt.engine.match import AnyMatch
    from changcheng_qt.engine.seats import Seat
    from changcheng_qt.verdicts.cost import Alternative, Analysis, Judgement, LookWorth

_MODESTY = 10
"""How much this process lets others go first, where the system knows such a thing."""


@dataclass(frozen=True, slots=True)
class Task:
    """A finished match to analyse for some seats, by so many simulations for a decision; what was
    found is kept in a folder, if there is one. `is_whole` tells whether nothing was left out of its
    file.
    """

    match: AnyMatch
    seats: tuple[Seat, ...]
    nodes: int
    is_whole: bool
    folder: Path | None


@dataclass(frozen=True, slots=True)
class GoOn:
    """Analyse one more position."""


@dataclass(frozen=True, slots=True)
class WeighLook:
    """Tell what the look at a ply was worth."""

    ply: int


@dataclass(frozen=True, slots=True)
class WeighCommand:
    """Tell what another command, as text, is worth in a decision that was judged."""

    judgement: Judgement
    command: str


@dataclass(frozen=True, slots=True)
class Progress:
    """So many positions are done."""

    done: int


@dataclass(frozen=True, slots=True)
class Found:
    """The whole analysis."""

    analysis: Analysis


@dataclass(frozen=True, slots=True)
class LookFound:
    """What the look at a ply was worth."""

    ply: int
    worth: LookWorth


@dataclass(frozen=True, slots=True)
class CommandFound:
    """What another command is worth at a ply; None for a look, which costs nothing."""

    ply: int
    command: str
    alternative: Alternative | None


def serve_analysis(pipe: Connection) -> None:
    """Take a task from the pipe, then do what is asked for until the pipe closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(_MODESTY)
    with suppress(EOFError):
        work(pipe)


def work(pipe: Connection) -> None:
    """Do what comes out of the pipe; raises EOFError when it closes."""
    from changcheng_qt.analysis.analysing import Analysing
    from changcheng_qt.analysis.judging import Budget, other_command
    from changcheng_qt.analysis.looks import look_worth

    task: Task = pipe.recv()
    searching, fated = _tools(task)
    budget = Budget(task.nodes)
    analysing = Analysing(task.match, searching, fated, task.seats, budget)
    positions = iter(analysing)
    while True:
        asked = pipe.recv()
        if isinstance(asked, WeighLook):
            worth = look_worth(task.match, searching, asked.ply, budget)
            pipe.send(LookFound(asked.ply, worth))
        elif isinstance(asked, WeighCommand):
            judged, command = asked.judgement, asked.command
            found = other_command(task.match, searching, judged, command, budget)
            pipe.send(CommandFound(judged.ply, command, found))
        else:
            pipe.send(_go_on(positions, analysing, task))


def _go_on(positions: Iterator[int], analysing: Analysing, task: Task) -> Progress | Found:
    position = next(positions, None)
    if position is not None:
        return Progress(position + 1)
    if task.folder is not None:
        with suppress(OSError):  # it is made again the next time
            keep_analysis(RealDisk(), task.folder, analysing.analysis)
    return Found(analysing.analysis)


def _tools(task: Task) -> tuple[AnySearching, Fated | None]:
    """Return what the title has for it; raises ValueError for one that cannot be analysed."""
    rules = rules_of(task.match.game.name)
    if rules.searching is None or rules.fated is None:
        raise ValueError(f"{task.match.game.name} cannot be analysed")
    return rules.searching(), rules.fated() if task.is_whole else None
