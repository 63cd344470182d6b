"""An analysis in a process of its own: it is kept, paused, given up, and told where it dies."""

import multiprocessing
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from functools import partial
from multiprocessing.connection import Connection
from pathlib import Path
from threading import Thread
from time import sleep
from typing import Any

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from changcheng_qt.app.workers import analysis_worker
from changcheng_qt.app.workers.analysis_runner import AnalysisRunner
from changcheng_qt.app.workers.analysis_worker import (
    GoOn,
    Pool,
    Progress,
    Task,
    serve_analysis,
    work,
)
from changcheng_qt.app.workers.conversation import Conversation
from changcheng_qt.ui.analysis.analyst import Stage
from tests.app.analysed import asked_of, task, worked_out
from tests.app.faulty_minds import dying
from tests.planted import Fault, planted, with_and_without


@pytest.fixture
def parent(qapp: QApplication) -> QObject:
    """The parent of the runners, for as long as the test runs."""
    return QObject()


def await_analysis(runner: AnalysisRunner, qtbot: QtBot) -> None:
    """Wait as long as more positions are finished, even if slowly."""
    while runner.analysis is None:
        done = runner.done
        qtbot.waitUntil(partial(has_come_on, runner, done))


def has_come_on(runner: AnalysisRunner, done: int) -> bool:
    return runner.analysis is not None or runner.done > done


def test_the_process_analyses_and_keeps_what_it_found(
    qtbot: QtBot, tmp_path: Path, parent: QObject
) -> None:
    runner = AnalysisRunner(task("changcheng", tmp_path, seats=1), parent)
    done: list[int] = []
    runner.changed.connect(lambda: done.append(runner.done))
    runner.go_on()
    await_analysis(runner, qtbot)
    runner.cancel()
    assert done == sorted(done)
    assert runner.stage is Stage.DONE
    again = AnalysisRunner(task("changcheng", tmp_path, seats=1), parent)
    again.go_on()
    qtbot.waitUntil(lambda: again.analysis is not None)
    assert again.analysis == runner.analysis == worked_out()[0]
    other = AnalysisRunner(task("changcheng", tmp_path, nodes=2, seats=1), parent)
    done.clear()
    other.changed.connect(lambda: done.append(other.done))
    other.go_on()
    qtbot.waitUntil(lambda: any(done))
    assert next(filter(None, done)) < other.positions, "it is not the one that is kept"
    other.cancel()


def test_helpers_change_nothing(qtbot: QtBot, parent: QObject) -> None:
    """Whether they are there in time or not."""
    runner = AnalysisRunner(asked_of(3), parent)
    runner.go_on()
    await_analysis(runner, qtbot)
    runner.cancel()
    assert runner.analysis == worked_out()[0]


def noting(tell: Callable[..., None], told: list[Any]) -> Callable[..., None]:
    def note(runner: AnalysisRunner, message: object) -> None:
        told.append(message)
        tell(runner, message)

    return note


def test_one_that_was_left_goes_on_where_it_was(
    qtbot: QtBot, tmp_path: Path, parent: QObject, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The next process begins after the last kept position."""
    left, now = task("changcheng", tmp_path), [0.0]
    monkeypatch.setattr(analysis_worker, "monotonic", lambda: now[0])
    with talking(left) as ask:
        ask(GoOn())
        now[0] = 2.5
        ask(GoOn())
    again = AnalysisRunner(left, parent)
    again.go_on()
    qtbot.waitUntil(lambda: again.has_begun)
    assert again.done > 0
    again.cancel()


def test_the_results_so_far_are_kept_within_seconds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They were kept after eight positions, in plain code half a minute."""
    now = [0.0]
    monkeypatch.setattr(analysis_worker, "monotonic", lambda: now[0])
    with talking(task("changcheng", tmp_path)) as ask:
        for seconds, is_kept in ((0.0, False), (0.5, False), (2.5, True)):
            now[0] = seconds
            ask(GoOn())
            assert any(tmp_path.iterdir()) is is_kept


@pytest.mark.parametrize("is_spoilt", [False, True])
def test_positions_of_helpers_are_kept_with_the_rest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_spoilt: bool
) -> None:
    """It was lost, and computed again. The control: if it cannot be read, the analysis starts
    again.
    """
    now, asked = [0.0], task("changcheng", tmp_path)
    with monkeypatch.context() as patch:
        patch.setattr(analysis_worker, "monotonic", lambda: now[0])
        patch.setattr(Pool, "__enter__", beginning_when_one_came(Pool.__enter__))
        with talking(replace(asked, helpers=1)) as ask:
            assert ask(GoOn()) == Progress(0, 0)
            now[0] = 2.5
            told = ask(GoOn())
    assert told.done == 1
    assert told.ahead > 0
    (kept,) = tmp_path.iterdir()
    if is_spoilt:
        kept.write_bytes(kept.read_bytes().replace(b'"passages":[', b'"passages":[7,'))
    with talking(asked) as ask:
        assert ask(GoOn()) == (Progress(0, 0) if is_spoilt else told)


def beginning_when_one_came(enter: Callable[[Pool], Pool]) -> Callable[[Pool], Pool]:
    """Start helpers, and wait for the first position from them."""

    def begin(helpers: Pool) -> Pool:
        enter(helpers)
        while not helpers._analysing.ahead:  # noqa: SLF001
            sleep(0.01)
            helpers.meet(0)
        return helpers

    return begin


@contextmanager
def talking(asked: Task) -> Iterator[Callable[[object], Any]]:
    """Have a process, here a thread, at work on a task; give the function that asks it."""
    program, process = multiprocessing.Pipe()
    working = Thread(target=until_closed, args=(process,))
    working.start()
    program.send(asked)

    def ask(message: object) -> Any:  # noqa: ANN401
        program.send(message)
        return program.recv()

    try:
        yield ask
    finally:
        program.close()
        working.join()


def until_closed(pipe: Connection) -> None:
    with suppress(ConnectionError, EOFError):
        work(pipe)


def answer_to(runner: AnalysisRunner) -> None:
    """Hear that the position under way is done."""
    runner._on_heard(Progress(runner.done + 1))  # noqa: SLF001


def go_on_anyway(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(AnalysisRunner, "pause", lambda _: None)


@with_and_without(go_on_anyway)
def test_a_pause_holds_until_it_goes_on(
    parent: QObject, monkeypatch: pytest.MonkeyPatch, fault: Fault | None
) -> None:
    """Only the decision under way is finished."""
    told, runner = list[Any](), AnalysisRunner(task("changcheng", None), parent)
    monkeypatch.setattr(AnalysisRunner, "_tell", noting(lambda *_: None, told))
    monkeypatch.setattr(Conversation, "ask", lambda *_: None)
    runner.stage = Stage.RUNNING
    with planted(fault):
        answer_to(runner)
        asked = len(told)
        runner.pause()
        answer_to(runner)
        assert (runner.done, runner.stage, len(told)) == (2, Stage.PAUSED, asked)
        runner.go_on()
        assert len(told) == asked + 1
        answer_to(runner)
        assert (runner.done, len(told)) == (3, asked + 2)
    runner.cancel()
    assert (runner.done, runner.stage) == (0, Stage.IDLE)


def test_a_process_that_dies_is_reported(qtbot: QtBot, parent: QObject) -> None:
    runner = AnalysisRunner(task("changcheng", None), parent, serve=dying)
    looks: list[object] = []
    runner.look_weighed.connect(lambda ply, worth: looks.append((ply, worth)))
    runner.go_on()
    qtbot.waitUntil(lambda: runner.stage is Stage.FAILED)
    runner.weigh_look(1)
    qtbot.waitUntil(lambda: looks == [(1, None)])


def tell(program: Connection, *messages: object) -> None:
    """Tell a process, which may read later: a pipe of Windows holds less than a task."""

    def send() -> None:
        for one in messages:
            program.send(one)

    Thread(target=send, daemon=True).start()


def test_the_process_ends_quietly_when_the_program_is_killed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(signal, "signal", lambda *_: None)
    monkeypatch.setattr(analysis_worker, "_lower_priority", lambda: None)
    program, process = multiprocessing.Pipe()

    def close(*_: object) -> Iterator[Progress]:
        program.close()
        yield Progress(0)

    monkeypatch.setattr(analysis_worker, "_course", close)
    tell(program, task("changcheng", None), GoOn())
    serve_analysis(process)
    process.close()


def test_the_process_does_not_end_quietly_over_a_truncated_file(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def read_half(_task: object) -> None:
        raise EOFError("marshal data too short")

    monkeypatch.setattr(signal, "signal", lambda *_: None)
    monkeypatch.setattr(analysis_worker, "_lower_priority", lambda: None)
    monkeypatch.setattr(analysis_worker, "analysing_of", read_half)
    program, process = multiprocessing.Pipe()
    tell(program, task("changcheng", None))
    with pytest.raises(EOFError):
        serve_analysis(process)
    program.close()
    process.close()
