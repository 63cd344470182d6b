"""Work in other threads: the jobs of a `Writer`, one after the other, and single pieces of work in
the `Background`, of which the newest counts.

A program error in either is raised again in the thread of the window, where it is reported like any
other: a silent failure would look as if the program did nothing.

The threads are Python's, not Qt's: a disk that never answers must not keep the program from ending,
and only daemon threads may be left behind.

By itself Python collects garbage in any thread, in whichever one has just made an object. If that
is a window in a cycle, Qt deletes it in a thread that is not its own, and the program may crash. So
the window's thread alone collects, in a `Collector`.
"""

import gc
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from time import sleep
from typing import Any, Final, Protocol, TypeAlias, TypeVar

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from changcheng_qt.app.memory import give_back_small_blocks

T = TypeVar("T")

COLLECT: Final = 1000
"""Milliseconds between two looks whether garbage is due."""
OLDEST: Final = 2
"""The generation of all objects."""

Job: TypeAlias = Callable[[], None]
"""A piece of file work, which may raise OSError."""
Done: TypeAlias = Callable[[Exception | None], None]
"""Receives the result of a job: None, or its exception."""


class Writer(Protocol):
    """Does jobs in their order."""

    def ask(self, job: Job, done: Done) -> None:
        """Do a job after all others, then call `done` with its result in the caller's thread."""

    def close(self, seconds: float) -> None:
        """Wait for all jobs, but no longer than `seconds`; drops their results."""


class WriterThread(QObject):
    """Does jobs in a thread of its own and reports them in the thread that owns it."""

    _finished = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._is_closed = False
        self._jobs: SimpleQueue[tuple[Job, Done] | None] = SimpleQueue()
        self._finished.connect(self._on_finished, Qt.ConnectionType.QueuedConnection)
        self._thread = Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def ask(self, job: Job, done: Done) -> None:
        """Do a job after all others, then call `done` with its result. The thread starts on it at
        once: the caller would not release the interpreter before it waits for events.
        """
        self._jobs.put((job, done))
        sleep(0)

    def close(self, seconds: float) -> None:
        self._is_closed = True
        self._jobs.put(None)
        self._thread.join(seconds)

    def _run(self) -> None:
        while asked := self._jobs.get():
            job, done = asked
            error = None
            try:
                job()
            except Exception as fault:  # a program error must not end the thread
                error = fault
            with suppress(RuntimeError):  # the window was given up before the disk answered
                self._finished.emit((done, error))

    def _on_finished(self, finished: tuple[Done, Exception | None]) -> None:
        """Pass on the result of a job; a program error is raised here, where it is reported."""
        if self._is_closed:
            return
        done, error = finished
        done(error)
        if error and not isinstance(error, OSError):
            raise error


def _ignore() -> None:
    """Do nothing after work that failed."""


class _Report(QObject):
    """Reports from a thread. It has no parent, so it lives as long as the thread: a window that is
    deleted while its thread emits would crash the program.
    """

    finished = Signal(int, object, object)
    """The number of a piece of work, its result, and the exception that it raised instead."""


def _work(report: _Report, number: int, work: Callable[[], object]) -> None:
    result, error = None, None
    try:
        result = work()
    except Exception as fault:
        error = fault
    with suppress(RuntimeError):  # the program has ended before
        report.finished.emit(number, result, error)


class Background(QObject):
    """Runs one piece of work at a time; a newer one replaces an older one."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._number = 0
        self._then: Callable[[Any], None] | None = None
        self._failed: Callable[[], None] = _ignore
        self._report = _Report()
        self._report.finished.connect(self._on_finished, Qt.ConnectionType.QueuedConnection)

    @property
    def is_busy(self) -> bool:
        """Whether a result is pending."""
        return self._then is not None

    def run(
        self,
        work: Callable[[], T],
        then: Callable[[T], None],
        failed: Callable[[], None] = _ignore,
    ) -> None:
        """Work in another thread; then pass on the result, unless newer work was requested
        meanwhile. An exception is a program error: it calls `failed` in place of `then`, and is
        raised in the window's thread.
        """
        self._number += 1
        self._then, self._failed = then, failed
        Thread(target=_work, args=(self._report, self._number, work), daemon=True).start()

    def forget(self) -> None:
        """Drop the result."""
        self._then = None

    def _on_finished(self, number: int, result: object, error: Exception | None) -> None:
        if number == self._number and self._then is not None:
            then, self._then = self._then, None
            if error is None:
                then(result)
            else:
                self._failed()
        if error is not None:
            raise error


class Collector(QObject):
    """Collects garbage in its own thread, in place of Python's collector."""

    def __init__(self, parent: QObject) -> None:
        """Start to collect, once a second, the generations that are due."""
        super().__init__(parent)
        gc.disable()
        looks = QTimer(self, interval=COLLECT)
        looks.timeout.connect(collect_due)
        looks.start()


def collect_due() -> None:
    """Collect the generations of objects that are due by Python's own thresholds."""
    numbered = enumerate(zip(gc.get_count(), gc.get_threshold(), strict=True))
    due = [generation for generation, (count, most) in numbered if count > most]
    if due:
        collect(due[-1])


def collect(generation: int) -> None:
    """Collect a generation of objects and all younger ones; with the oldest, which is due after
    minutes, return their memory to the system.
    """
    gc.collect(generation)
    if generation == OLDEST:
        give_back_small_blocks()
