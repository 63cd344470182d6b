"""A process that works for the window: no message to it keeps the window waiting."""

import sys
import threading
from multiprocessing import active_children
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from time import sleep

import pytest

from changcheng_qt.app.workers.worker_process import WorkerProcess
from tests.planted import Fault, planted, with_and_without

MUCH = bytes(5_000_000)
"""More than the pipe of any system holds."""


def echo(pipe: Connection) -> None:
    while True:
        pipe.send(pipe.recv())


def read_nothing(_pipe: Connection) -> None:
    sleep(1_000)


class Watched:
    """A pipe that notes which threads send."""

    def __init__(self, pipe: Connection, senders: set[threading.Thread]) -> None:
        self._pipe, self._senders = pipe, senders
        self.recv, self.recv_bytes = pipe.recv, pipe.recv_bytes
        self.poll, self.close = pipe.poll, pipe.close

    def send(self, message: object) -> None:
        self._senders.add(threading.current_thread())
        self._pipe.send(message)

    def send_bytes(self, message: bytes) -> None:
        self._senders.add(threading.current_thread())
        self._pipe.send_bytes(message)


def replies(process: WorkerProcess, count: int) -> list[object]:
    """Wait for n messages of a process."""
    heard = list[object]()
    while len(heard) < count:
        if (found := process.hear()) is not None:
            heard.append(found)
        sleep(0.001)
    return heard


@pytest.fixture
def senders(monkeypatch: pytest.MonkeyPatch) -> set[threading.Thread]:
    """The threads in which processes are sent anything."""
    found = set[threading.Thread]()
    start = threading.Thread.start

    def watch(thread: threading.Thread) -> None:
        process = getattr(getattr(thread, "_target", None), "__self__", None)
        if isinstance(process, WorkerProcess):
            monkeypatch.setattr(process, "_pipe", Watched(getattr(process, "_pipe"), found))  # noqa: B009
        start(thread)

    monkeypatch.setattr(threading.Thread, "start", watch)
    return found


def send_at_once(patch: pytest.MonkeyPatch) -> None:
    def tell(self: WorkerProcess, message: object) -> None:
        self._pipe.send(message)

    patch.setattr(WorkerProcess, "tell", tell)


@with_and_without(send_at_once)
def test_messages_are_sent_in_a_thread_and_arrive_in_their_order(
    senders: set[threading.Thread], fault: Fault | None
) -> None:
    with planted(fault):
        process = WorkerProcess(echo)
        for message in ("first", MUCH, "last"):
            process.tell(message)
        assert replies(process, 3) == ["first", MUCH, "last"]
        process.end()
        assert threading.current_thread() not in senders
        assert senders


def test_a_message_is_sent_as_it_was_when_it_was_given() -> None:
    process, message = WorkerProcess(echo), ["a"]
    process.tell(MUCH)
    process.tell(message)
    message.append("b")
    assert replies(process, 2) == [MUCH, ["a"]]
    process.end()


def test_a_process_that_reads_nothing_is_ended() -> None:
    before, others = set(threading.enumerate()), set(active_children())
    process = WorkerProcess(read_nothing)
    (child,) = set(active_children()) - others
    process.tell(MUCH)
    process.end()
    for sender in set(threading.enumerate()) - before:
        sender.join()
    assert not child.is_alive()


def believe_every_process(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(WorkerProcess, "_greets", lambda _: True)


@with_and_without(believe_every_process)
def test_a_process_that_ends_before_it_has_its_end_of_the_pipe_is_missed(
    monkeypatch: pytest.MonkeyPatch, fault: Fault | None
) -> None:
    """On Windows this process holds that end until then: nothing was heard, and the thread that
    sends waited for ever.
    """
    if fault and sys.platform == "win32":
        pytest.skip("nothing would end that thread")
    with planted(fault):
        ends, others = list[Connection](), set(active_children())
        before = set(threading.enumerate())
        with monkeypatch.context() as patch:
            patch.setattr(Connection, "close", lambda end: ends.append(end))  # noqa: PLW0108
            process = WorkerProcess(read_nothing)
        (child,) = set(active_children()) - others
        child.kill()
        child.join()
        process.tell(MUCH)
        (sender,) = set(threading.enumerate()) - before
        sender.join(1 if fault else 60)
        is_waiting = sender.is_alive()
        for end in ends:
            end.close()
        process.end()
        sender.join()
        assert not is_waiting
        with pytest.raises(EOFError):
            process.hear()


def wait_at_once(patch: pytest.MonkeyPatch) -> None:
    end = WorkerProcess.end

    def end_and_wait(self: WorkerProcess) -> None:
        end(self)
        self._process.join()

    patch.setattr(WorkerProcess, "end", end_and_wait)


@with_and_without(wait_at_once)
def test_ending_a_process_does_not_wait_until_it_is_gone(
    monkeypatch: pytest.MonkeyPatch, fault: Fault | None
) -> None:
    """Cancelling an analysis kept the window waiting for 126 ms on a busy system."""
    waiting, join = set[threading.Thread](), BaseProcess.join

    def note(process: BaseProcess, timeout: float | None = None) -> None:
        waiting.add(threading.current_thread())
        join(process, timeout)

    monkeypatch.setattr(BaseProcess, "join", note)
    with planted(fault):
        before = set(threading.enumerate())
        process = WorkerProcess(read_nothing)
        (sender,) = set(threading.enumerate()) - before
        process.end()
        sender.join()
        assert waiting == {sender}


def test_a_process_that_has_gone_is_noticed_when_hearing() -> None:
    process = WorkerProcess(print)
    process.tell(MUCH)
    with pytest.raises((EOFError, OSError)):
        replies(process, 1)
    process.tell("more")
    process.end()
