"""The loop of the process that analyses one finished game for the window; it knows no Qt. The
analysis is imported in that process only.

It does one thing at a time, each on a message: so the caller can wait as long as it likes, and
cancels by ending the process. It runs at low priority.

Theory of operation. A position is worked out apart from all others, and always the same; only what
follows from it is added up from the first position to the last. So one process goes through the
game and adds up, and where there are processors to spare, a `Pool` of helpers works out positions
for it, beginning at the end: each is dealt the last position that nobody has. Where this process
comes to a position that it was sent, it has little left to do. Where it comes to one that is being
worked out it waits, and nothing else is left but what other helpers have under way. So all of them
finish within one position, whatever each position takes, and the result does not depend on their
number.

Helpers are processes of this process; the window knows of this one only. It asks them every few
milliseconds while it thinks, and deals. In a pause it does not, so they pause, too. They look at
their pipes as often, and end when these close, however this process ended. One that dies is not
replaced: its position is worked out here. All that they sent is kept with the results so far.
"""

from __future__ import annotations

import os
import signal
import sys
from contextlib import closing, suppress
from dataclasses import dataclass, replace
from time import monotonic, sleep
from typing import TYPE_CHECKING, Any, Final

from changcheng_qt.analysis.seeds import line_key
from changcheng_qt.app.workers.bot_worker import hear
from changcheng_qt.app.workers.worker_process import WorkerProcess
from changcheng_qt.bots import is_compiled
from changcheng_qt.bots.bot import Stopped, never
from changcheng_qt.saves.disk import RealDisk
from changcheng_qt.saves.kept_analysis import keep_analysis, keep_begun, kept_begun
from changcheng_qt.titles import rules_of

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator
    from multiprocessing.connection import Connection
    from pathlib import Path

    from changcheng_qt.analysis.analysing import Analysing
    from changcheng_qt.app.workers.worker_process import Serve
    from changcheng_qt.bots.bot import Stop
    from changcheng_qt.engine.match import AnyMatch
    from changcheng_qt.engine.seats import Seat
    from changcheng_qt.verdicts.cost import Alternative, Analysis, Begun, Judgement, LookWorth

TOGETHER: Final = 0.2
"""For how many seconds positions are done for one reply, of those that are short and many."""
KEPT_EVERY: Final = 2.0
"""After how many seconds the results so far are kept, once a position is done."""
LISTEN_EVERY: Final = 0.005
"""How many seconds a process thinks between two looks at its pipes."""
MOST_HELPERS: Final = 3
"""How many processes help with an analysis at most: with its trees each takes about 60 MB."""
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
    helpers: int = 0
    """How many other processes help."""


@dataclass(frozen=True, slots=True)
class GoOn:
    """Analyse one more position."""


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
    """How many positions are done, from the first, and how many at the end. The first message of
    this kind says where it begins.
    """

    done: int
    ahead: int = 0


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
    from multiprocessing import current_process

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    current_process().daemon = False  # one that is must not start others
    _lower_priority()
    with suppress(ConnectionError):
        work(pipe)


def serve_helper(pipe: Connection) -> None:
    """Receive a task, then work out each position whose number comes, until the pipe closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(ConnectionError, Stopped):
        analysing = analysing_of(hear(pipe), seldom(pipe.poll))
        while True:
            pipe.send(analysing.foresee(hear(pipe)))


def spare_processors() -> int:
    """Return how many helpers there are processors for: of more than two the window has one."""
    processors = os.cpu_count() or 1
    return min(MOST_HELPERS, processors - (2 if processors > 2 else 1))


def seldom(ask: Callable[[], object]) -> Stop:
    """Return a function that asks every few milliseconds only, however often it is called."""
    asked_at = monotonic()

    def stop() -> bool:
        nonlocal asked_at
        now = monotonic()
        if now - asked_at < LISTEN_EVERY:
            return False
        asked_at = now
        return bool(ask())

    return stop


class Pool:
    """Processes that work out positions for an analysis, from the end of the game, as long as this
    is open; see the theory of operation.
    """

    def __init__(self, task: Task, analysing: Analysing, serve: Serve = serve_helper) -> None:
        """Start no process yet; on entering, as many of the task's as the system allows."""
        self._task, self._serve = task, serve
        self._analysing = analysing
        self._come_to = analysing.begins_at
        self._left = [ply for ply in range(analysing.positions) if ply not in analysing.foreseen]
        """The positions that were not dealt."""
        self._under_way: dict[WorkerProcess, int] = {}
        """The position that each process works out."""

    def __enter__(self) -> Pool:
        with suppress(OSError):
            for _ in range(self._task.helpers):
                helper = WorkerProcess(self._serve)
                helper.tell(self._task)
                self._deal(helper)
        self._analysing.stop = seldom(self._attend)
        return self

    def __exit__(self, *_: object) -> None:
        for helper in [*self._under_way]:
            self._end(helper)

    def meet(self, ply: int) -> None:
        """Note the next position of the analysis; wait while a helper works it out."""
        self._come_to = ply
        self._attend()
        while ply in self._under_way.values():
            sleep(LISTEN_EVERY)
            self._attend()

    def _attend(self) -> None:
        """Receive results, and deal positions to the helpers that sent them."""
        for helper in [*self._under_way]:
            try:
                found: Any = helper.hear()
            except (EOFError, OSError):
                self._end(helper)
                continue
            if found is not None:
                self._analysing.take(found)
                self._deal(helper)

    def _deal(self, helper: WorkerProcess) -> None:
        ply = self._left.pop() if self._left else 0
        if ply > self._come_to:
            self._under_way[helper] = ply
            helper.tell(ply)
        else:
            self._end(helper)

    def _end(self, helper: WorkerProcess) -> None:
        self._under_way.pop(helper, None)
        helper.end()


def helped(task: Task, analysing: Analysing) -> Iterator[int]:
    """Analyse one position after another with the helpers of the task; yield the number of each
    once it is done.
    """
    with Pool(task, analysing) as helpers:
        for done in analysing:
            yield done
            helpers.meet(done + 1)


def _lower_priority() -> None:
    if sys.platform == "win32":
        import ctypes

        ctypes.WinDLL("kernel32").SetPriorityClass(ctypes.c_void_p(_THIS_PROCESS), _BELOW_NORMAL)
    else:
        os.nice(_MODESTY)


def work(pipe: Connection) -> None:
    """Handle the messages of the pipe; raises ConnectionError when it closes or breaks."""
    from changcheng_qt.analysis.judging import other_command
    from changcheng_qt.analysis.looks import look_worth

    task: Task = hear(pipe)
    analysing = analysing_of(task)
    with suppress(ValueError):  # what was kept is not of this analysis
        analysing = replace(analysing, left=_left(task))
    here, budget = (task.match, analysing.searching), analysing.budget
    with closing(_course(task, analysing)) as course:
        while True:
            asked = hear(pipe)
            if isinstance(asked, WeighLook):
                pipe.send(LookFound(asked.ply, look_worth(*here, asked.ply, budget)))
            elif isinstance(asked, WeighCommand):
                judged, command = asked.judgement, asked.command
                found = other_command(*here, judged, command, budget)
                pipe.send(CommandFound(judged.ply, command, found))
            else:
                pipe.send(next(course))


def _course(task: Task, analysing: Analysing) -> Generator[Progress | Found]:
    """Yield where an analysis begins, then do a position each time, or several short ones, at last
    the result; keep the results so far, unless that was done a moment ago.
    """
    kept_at = told_at = monotonic()
    yield Progress(analysing.begins_at, analysing.ahead)
    for position in helped(task, analysing):
        now = monotonic()
        if task.folder is not None and now - kept_at >= KEPT_EVERY:
            kept_at = now
            with suppress(OSError):  # only progress would be lost
                keep_begun(RealDisk(), task.folder, analysing.begun)
        if position + 1 in analysing.foreseen and now - told_at < TOGETHER:
            continue
        yield Progress(position + 1, analysing.ahead)
        told_at = monotonic()
    if task.folder is not None:
        with suppress(OSError):  # it is made again the next time
            keep_analysis(RealDisk(), task.folder, analysing.analysis)
    yield Found(analysing.analysis)


def _left(task: Task) -> Begun | None:
    """Return the analysis of the task that was left, if it was of the same seats."""
    if task.folder is None:
        return None
    key = line_key(task.match)
    left = kept_begun(RealDisk(), task.folder, key, task.nodes, compiled=is_compiled())
    seats = () if left is None else tuple(one.seat for one in left.so_far.accounts)
    return left if seats in ((), task.seats) else None


def analysing_of(task: Task, stop: Stop = never) -> Analysing:
    """Return the analysis of a task; raises ValueError for a title that cannot be analysed."""
    from changcheng_qt.analysis.analysing import Analysing
    from changcheng_qt.analysis.judging import Budget

    rules, budget = rules_of(task.match.game.name), Budget(task.nodes, task.match.step_count)
    if rules.searching is None or rules.truth is None:
        raise ValueError(f"{task.match.game.name} cannot be analysed")
    truth = rules.truth() if task.is_whole else None
    return Analysing(task.match, rules.searching(), truth, task.seats, budget, stop)
