"""The loop of the process that analyses one finished game for the window; it knows no Qt. The
analysis is imported in that process only.

It does one thing at a time, each on a message: so the caller can wait as long as it likes, and
cancels by ending the process. It runs at low priority. Where there are two processors, a second
process works backwards from the end of the game, and the first one receives its positions, until
they meet.
"""

from __future__ import annotations

import os
import signal
import sys
from contextlib import suppress
from dataclasses import dataclass, replace
from time import monotonic
from typing import TYPE_CHECKING, Final

from changcheng_qt.analysis.seeds import line_key
from changcheng_qt.app.workers.bot_worker import hear
from changcheng_qt.bots import is_compiled
from changcheng_qt.saves.disk import RealDisk
from changcheng_qt.saves.kept_analysis import keep_analysis, keep_begun, kept_begun
from changcheng_qt.titles import rules_of

if TYPE_CHECKING:
    from collections.abc import Iterator
    from multiprocessing.connection import Connection
    from pathlib import Path

    from changcheng_qt.analysis.analysing import Analysing, Foresight
    from changcheng_qt.analysis.judging import AnySearching
    from changcheng_qt.bots.bot import Truth
    from changcheng_qt.engine.match import AnyMatch
    from changcheng_qt.engine.seats import Seat
    from changcheng_qt.verdicts.cost import Alternative, Analysis, Begun, Judgement, LookWorth

TOGETHER: Final = 0.2
"""For how many seconds positions are done for one reply, of those that are short and many."""
KEPT_EVERY: Final = 2.0
"""After how many seconds the results so far are kept, once a position is done."""
_MODESTY = 10
"""The niceness of this process; Windows has priority classes instead."""
_BELOW_NORMAL = 0x4000
_THIS_PROCESS = -1


@dataclass(frozen=True, slots=True)
class Task:
    """A finished match to analyse for some seats, with `nodes` simulations for a decision; results
    are kept in a folder, if there is one. `is_whole` if nothing was left out of its file.
    """

    match: AnyMatch
    seats: tuple[Seat, ...]
    nodes: int
    is_whole: bool
    folder: Path | None


@dataclass(frozen=True, slots=True)
class Foreseen:
    """Positions that were worked out from the end of the game, in that order."""

    found: tuple[Foresight, ...]


@dataclass(frozen=True, slots=True)
class GoOn:
    """Analyse one more position; `foreseen` are those that another process has worked out."""

    foreseen: tuple[Foresight, ...] = ()


@dataclass(frozen=True, slots=True)
class Foresee:
    """Work out positions backwards, from the last one before a ply, but none up to another."""

    before: int
    after: int


@dataclass(frozen=True, slots=True)
class WeighLook:
    """Compute the worth of the peek at a ply."""

    ply: int


@dataclass(frozen=True, slots=True)
class WeighCommand:
    """Compute the worth of another command, as text, in a judged decision."""

    judgement: Judgement
    command: str


@dataclass(frozen=True, slots=True)
class Progress:
    """How many positions are done, from the first, how many are foreseen at the end, and whether
    little is left to do of these. The first message of this kind says where it begins.
    """

    done: int
    ahead: int = 0
    is_apart: bool = True


@dataclass(frozen=True, slots=True)
class Found:
    """The whole analysis."""

    analysis: Analysis


@dataclass(frozen=True, slots=True)
class LookFound:
    """The worth of the peek at a ply."""

    ply: int
    worth: LookWorth


@dataclass(frozen=True, slots=True)
class CommandFound:
    """The worth of another command at a ply; None for a peek, which costs nothing."""

    ply: int
    command: str
    alternative: Alternative | None


def serve_analysis(pipe: Connection) -> None:
    """Receive a task, then handle messages until the pipe closes, or breaks as the program is
    killed.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _lower_priority()
    with suppress(ConnectionError):
        work(pipe)


def serve_foreseen(pipe: Connection) -> None:
    """Receive a task, then work out the positions backwards from the end of the game, and send each
    as a `Foresight`, until the first of the game or until the pipe closes.
    """
    from changcheng_qt.analysis.analysing import Analysing
    from changcheng_qt.analysis.judging import Budget

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(ConnectionError):
        task: Task = hear(pipe)
        searching, truth = _tools(task)
        budget = Budget(task.nodes, task.match.step_count)
        analysing, before = Analysing(task.match, searching, truth, task.seats, budget), None
        while (found := analysing.foresee(before)) is not None:
            pipe.send(found)
            before = found.ply


def has_second() -> bool:
    """Whether there is a processor for a second process."""
    return (os.cpu_count() or 1) > 1


def _lower_priority() -> None:
    if sys.platform == "win32":
        import ctypes

        ctypes.WinDLL("kernel32").SetPriorityClass(ctypes.c_void_p(_THIS_PROCESS), _BELOW_NORMAL)
    else:
        os.nice(_MODESTY)


def work(pipe: Connection) -> None:
    """Handle the messages of the pipe; raises ConnectionError when it closes or breaks."""
    from changcheng_qt.analysis.analysing import Analysing
    from changcheng_qt.analysis.judging import Budget, other_command
    from changcheng_qt.analysis.looks import look_worth

    task: Task = hear(pipe)
    searching, truth = _tools(task)
    budget = Budget(task.nodes, task.match.step_count)
    analysing = Analysing(task.match, searching, truth, task.seats, budget)
    with suppress(ValueError):  # what was kept is not of this analysis
        analysing = replace(analysing, left=_left(task))
    course = _course(task, analysing)
    while True:
        asked = hear(pipe)
        if isinstance(asked, WeighLook):
            worth = look_worth(task.match, searching, asked.ply, budget)
            pipe.send(LookFound(asked.ply, worth))
        elif isinstance(asked, WeighCommand):
            judged, command = asked.judgement, asked.command
            found = other_command(task.match, searching, judged, command, budget)
            pipe.send(CommandFound(judged.ply, command, found))
        elif isinstance(asked, Foresee):
            pipe.send(_foreseen(analysing, asked))
        else:
            analysing.take(asked.foreseen)
            pipe.send(next(course))


def _course(task: Task, analysing: Analysing) -> Iterator[Progress | Found]:
    """Yield where an analysis begins, then do a position each time, or several short ones, at last
    the result; keep the results so far, unless that was done a moment ago.
    """
    left = analysing.left
    kept_at = told_at = monotonic()
    begins_at = 0 if left is None else left.done
    yield Progress(begins_at, len(analysing.foreseen), analysing.is_apart)
    for position in analysing:
        now = monotonic()
        if task.folder is not None and now - kept_at >= KEPT_EVERY:
            kept_at = now
            with suppress(OSError):  # only progress would be lost
                keep_begun(RealDisk(), task.folder, analysing.begun)
        if position + 1 in analysing.foreseen and now - told_at < TOGETHER:
            continue
        yield Progress(position + 1, len(analysing.foreseen), analysing.is_apart)
        told_at = monotonic()
    if task.folder is not None:
        with suppress(OSError):  # it is made again the next time
            keep_analysis(RealDisk(), task.folder, analysing.analysis)
    yield Found(analysing.analysis)


def _foreseen(analysing: Analysing, asked: Foresee) -> Foreseen:
    """Work out positions backwards for a short time, one at least."""
    found: list[Foresight] = []
    before, until = asked.before, monotonic() + TOGETHER
    while before > asked.after + 1 and (one := analysing.foresee(before)) is not None:
        found.append(one)
        before = one.ply
        if monotonic() >= until:
            break
    return Foreseen(tuple(found))


def _left(task: Task) -> Begun | None:
    """Return the analysis of the task that was left, if it was of the same seats."""
    if task.folder is None:
        return None
    key = line_key(task.match)
    left = kept_begun(RealDisk(), task.folder, key, task.nodes, compiled=is_compiled())
    seats = () if left is None else tuple(one.seat for one in left.so_far.accounts)
    return left if seats in ((), task.seats) else None


def _tools(task: Task) -> tuple[AnySearching, Truth | None]:
    """Return the title's search and its true chance; raises ValueError for a title that
    cannot be analysed.
    """
    rules = rules_of(task.match.game.name)
    if rules.searching is None or rules.truth is None:
        raise ValueError(f"{task.match.game.name} cannot be analysed")
    return rules.searching(), rules.truth() if task.is_whole else None
