"""Processes that help with an analysis: its result depends neither on their number nor on how they
end.
"""

import os
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from multiprocessing import Pipe, active_children
from multiprocessing.process import BaseProcess
from pathlib import Path
from threading import Event, Thread
from time import monotonic, sleep

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from changcheng_qt.analysis.analysing import Analysing, Foresight
from changcheng_qt.app.workers import analysis_worker
from changcheng_qt.app.workers.analysis_runner import AnalysisRunner
from changcheng_qt.app.workers.analysis_worker import (
    MOST_HELPERS,
    Pool,
    analysing_of,
    helped,
    serve_helper,
    spare_processors,
)
from changcheng_qt.app.workers.worker_process import Serve, WorkerProcess
from changcheng_qt.bots.bot import Stopped, never
from changcheng_qt.verdicts.cost import Analysis, begun_from_bytes, to_bytes
from tests.app.analysed import asked_of, worked_out
from tests.app.faulty_minds import deaf, dying
from tests.patience import IN_VAIN, SECONDS
from tests.planted import Fault, planted, with_and_without

pytestmark = pytest.mark.usefixtures("gone_when_ended")


def remember(patch: pytest.MonkeyPatch) -> None:
    """Have this process know all positions at once: what it works out itself is not in question."""
    _, known = worked_out()
    patch.setattr(Analysing, "foresee", lambda _, ply: known[ply])


def until(is_so: Callable[[], bool], seconds: float = SECONDS) -> None:
    """Wait for something that must come."""
    last = monotonic() + seconds
    while not is_so():
        assert monotonic() < last
        sleep(0.01)


class Watched:
    """An analysis with helpers: the positions that they are given, and those that it works out
    itself.
    """

    def __init__(self, count: int, patch: pytest.MonkeyPatch, serve: Serve = serve_helper) -> None:
        self.alone, _ = worked_out()
        self.dealt, self.own = list[int](), list[int]()
        tell, foresee = WorkerProcess.tell, Analysing.foresee

        def note_dealt(process: WorkerProcess, message: object) -> None:
            self.dealt.extend([message] if isinstance(message, int) else [])
            tell(process, message)

        def note_own(analysing: Analysing, ply: int) -> Foresight:
            self.own.append(ply)
            return foresee(analysing, ply)

        patch.setattr(WorkerProcess, "tell", note_dealt)
        patch.setattr(Analysing, "foresee", note_own)
        task = asked_of(count)
        self.analysing = analysing_of(task)
        self.helpers = Pool(task, self.analysing, serve)

    def receive(self, count: int) -> None:
        """Wait until helpers have sent this number of positions."""

        def has_come() -> bool:
            self.helpers.meet(0)
            return len(self.analysing.foreseen) >= count

        until(has_come)

    def finish(self) -> Analysis:
        """Go through the whole game."""
        for done in self.analysing:
            self.helpers.meet(done + 1)
        return self.analysing.analysis


@pytest.mark.parametrize("count", [1, 3])
def test_the_analysis_is_the_same_with_helpers(monkeypatch: pytest.MonkeyPatch, count: int) -> None:
    """They work from the end on, nobody does a position twice, and in the end they are gone."""
    watched = Watched(count, monkeypatch)
    with watched.helpers:
        assert len(active_children()) == count
        watched.receive(2 * count)
        found = watched.finish()
        assert not active_children()
    assert found == watched.alone
    last = watched.analysing.positions - 1
    assert watched.dealt == [*range(last, last - len(watched.dealt), -1)]
    assert sorted(watched.own + watched.dealt) == [*range(last + 1)]


def test_a_position_of_another_would_be_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """The control: the positions that helpers send are used."""
    remember(monkeypatch)
    watched = Watched(1, monkeypatch)
    with watched.helpers:
        watched.receive(1)
        last = max(watched.analysing.foreseen)
        watched.analysing.foreseen[last] = watched.analysing.foresee(0)
        assert watched.finish() != watched.alone


def test_a_helper_that_is_killed_is_missed_by_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its position is worked out by the process itself, or was received before."""
    remember(monkeypatch)
    watched = Watched(3, monkeypatch)
    with watched.helpers:
        watched.receive(1)
        for helper in active_children()[:2]:
            helper.kill()
            helper.join()
        assert watched.finish() == watched.alone
    assert not active_children()


@pytest.mark.parametrize("serve", [dying, deaf])
def test_helpers_that_die_leave_all_to_the_first(
    monkeypatch: pytest.MonkeyPatch, serve: Serve
) -> None:
    remember(monkeypatch)
    watched = Watched(3, monkeypatch, serve)
    with watched.helpers:
        until(lambda: serve is deaf or not active_children())
        assert watched.finish() == watched.alone
    assert watched.own == [*range(watched.analysing.positions)]


def test_where_no_helper_can_be_started_it_goes_on_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = list[BaseProcess]()

    def refuse(process: BaseProcess) -> None:
        asked.append(process)
        raise OSError

    remember(monkeypatch)
    monkeypatch.setattr(BaseProcess, "start", refuse)
    task = asked_of(3)
    analysing = analysing_of(task)
    assert list(helped(task, analysing)) == [*range(analysing.positions)]
    assert analysing.analysis == worked_out()[0]
    assert len(asked) == 1


def test_finished_positions_are_not_dealt_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of an analysis that goes on: neither what is done nor what was foreseen."""
    first = analysing_of(asked_of(0))
    positions = iter(first)
    done, last = next(positions), first.positions - 1
    first.take(first.foresee(last - 1))
    task = asked_of(2)
    again = replace(analysing_of(task), left=begun_from_bytes(to_bytes(first.begun)))
    watched = Watched(0, monkeypatch)
    with Pool(task, again) as helpers:
        for position in again:
            helpers.meet(position + 1)
    assert again.analysis == watched.alone
    assert watched.dealt[0] == last
    assert not {done, last - 1} & {*watched.dealt, *watched.own}


def test_of_more_than_two_processors_the_window_has_one(monkeypatch: pytest.MonkeyPatch) -> None:
    found = dict[int | None, int]()
    for processors in (None, 1, 2, 3, 4, 5, 16):
        monkeypatch.setattr(os, "cpu_count", lambda count=processors: count)
        found[processors] = spare_processors()
    assert found == {None: 0, 1: 0, 2: 1, 3: 1, 4: 2, 5: 3, 16: MOST_HELPERS}


def forget_to_look(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(analysis_worker, "seldom", lambda _: never)


@with_and_without(forget_to_look)
def test_helpers_are_attended_to_while_the_first_thinks(
    monkeypatch: pytest.MonkeyPatch, fault: Fault | None
) -> None:
    """They idled until it had done its position."""

    def has_come() -> bool:
        return bool(watched.analysing.stop() or watched.analysing.foreseen)

    with planted(fault):
        watched = Watched(1, monkeypatch)
        with watched.helpers:
            until(has_come, SECONDS if fault is None else IN_VAIN / 1000)


@with_and_without(forget_to_look)
def test_a_helper_ends_while_it_thinks(
    monkeypatch: pytest.MonkeyPatch, fault: Fault | None
) -> None:
    """The window, or the process that it helps, may be killed at any time."""
    thinking, is_over = Event(), Event()

    def think(analysing: Analysing, _: int) -> Foresight:
        thinking.set()
        while not analysing.stop() and not is_over.is_set():
            sleep(0.001)
        raise Stopped

    monkeypatch.setattr(signal, "signal", lambda *_: None)
    monkeypatch.setattr(Analysing, "foresee", think)
    with planted(fault):
        program, process = Pipe()
        helper = Thread(target=serve_helper, args=(process,))
        helper.start()
        program.send(asked_of(0))
        program.send(1)
        assert thinking.wait(SECONDS)
        program.close()
        helper.join(SECONDS if fault is None else IN_VAIN / 1000)
        is_alive = helper.is_alive()
        is_over.set()
        helper.join()
        assert not is_alive


@pytest.mark.skipif(sys.platform != "linux", reason="processes are listed by Linux")
def test_helpers_end_with_the_window(qtbot: QtBot, qapp: QApplication) -> None:
    parent = QObject()
    runner = AnalysisRunner(replace(asked_of(3), nodes=2000), parent)
    runner.go_on()
    qtbot.waitUntil(lambda: len(helpers_of_children()) == 3)
    helpers = {*helpers_of_children()}
    runner.cancel()
    qtbot.waitUntil(lambda: helpers.isdisjoint(processes()))


def helpers_of_children() -> list[str]:
    """The processes that those of this one have started."""
    found = processes()
    children = [one for one, parent in found.items() if parent == str(os.getpid())]
    return [one for one, parent in found.items() if parent in children]


def processes() -> dict[str, str]:
    """All processes of this command, unless they are over, and their parents."""
    found = dict[str, str]()
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            is_own = b"multiprocessing" in (folder / "cmdline").read_bytes()
            state, parent = (folder / "stat").read_text().rpartition(")")[2].split()[:2]
            if is_own and state != "Z":
                found[folder.name] = parent
    return found
