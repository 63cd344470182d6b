"""Two computers joined by a cable, which are network namespaces: a table is listed, joined with six
digits and played at, also after the cable has been pulled out and put back, or the host's computer
has another address, and its table another port. Needs root.
"""

import json
import os
import queue
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from time import monotonic

import pytest

from tests.effort import by_night
from tests.test_architecture import ROOT

HOST, GUEST = (f"changcheng-{os.getpid()}-{end}" for end in "ab")
ENDS = {HOST: ("cc-a", "10.77.5.1/24"), GUEST: ("cc-b", "10.77.5.2/24")}
ELSEWHERE = "10.77.5.9"
IN_TIME = 60.0
LOST_FOR = 30.0
"""Seconds in which a guest finds nothing without help; with it 3 to 9 are enough."""
pytestmark = [
    by_night,
    pytest.mark.no_cover,
    pytest.mark.skipif(
        sys.platform != "linux" or not shutil.which("ip") or os.geteuid() != 0,
        reason="needs root, and namespaces",
    ),
]


def ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True, capture_output=True)


@pytest.fixture
def cable() -> Iterator[None]:
    for name in ENDS:
        with suppress(subprocess.CalledProcessError):
            ip("netns", "delete", name)
        ip("netns", "add", name)
    (first, _), (second, _) = ENDS.values()
    ip("link", "add", first, "netns", HOST, "type", "veth", "peer", second, "netns", GUEST)
    for name, (end, address) in ENDS.items():
        ip("-n", name, "address", "add", address, "dev", end)
        for device in ("lo", end):
            ip("-n", name, "link", "set", device, "up")
    yield
    for name in ENDS:
        ip("netns", "delete", name)


class Program:
    """A program in a namespace, and its output."""

    def __init__(self, name: str, role: str) -> None:
        words = ["ip", "netns", "exec", name, sys.executable, "-m", "tests.net.at_home", role]
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(words, stdin=pipe, stdout=pipe, cwd=ROOT, text=True)
        self._lines = queue.SimpleQueue[tuple[str, object]]()
        self._thread = threading.Thread(target=self._listen)
        self._thread.start()

    def _listen(self) -> None:
        assert self.process.stdout is not None
        with self.process.stdout as lines:
            for line in lines:
                self._lines.put(tuple(json.loads(line)))

    def end(self) -> None:
        """End it, with all that it has said."""
        self.process.kill()
        self.process.wait()
        self._thread.join()
        assert self.process.stdin is not None
        self.process.stdin.close()

    def change_port(self) -> None:
        """Have the host begin at another port."""
        assert self.process.stdin is not None
        self.process.stdin.write("\n")
        self.process.stdin.flush()

    def await_line(self, what: str, patience: float = IN_TIME) -> object:
        """Return the next thing that it says of a kind; raises `queue.Empty`."""
        until = monotonic() + patience
        while True:
            said, value = self._lines.get(timeout=max(0.0, until - monotonic()))
            if said == what:
                return value

    def await_entries(self, least: int) -> int:
        """Wait until n entries are there."""
        while (count := self.await_line("entries")) < least:  # type: ignore[operator]
            pass
        return int(str(count))


@contextmanager
def programs(role: str) -> Iterator[tuple[Program, Program]]:
    both = Program(HOST, role), Program(GUEST, "guest")
    try:
        yield both
    finally:
        for one in both:
            one.end()


@pytest.mark.usefixtures("cable")
def test_list_join_play_and_a_cable_pulled_out() -> None:
    with programs("host") as (host, guest):
        assert guest.await_line("listed") == ["Ana"]
        assert guest.await_line("digits") == host.await_line("digits")
        before = guest.await_entries(8)
        ip("-n", HOST, "link", "set", ENDS[HOST][0], "down")
        assert guest.await_line("reach") is False
        ip("-n", HOST, "link", "set", ENDS[HOST][0], "up")
        assert guest.await_line("reach") is True
        assert guest.await_entries(before + 8) > before


@pytest.mark.usefixtures("cable")
def test_without_the_listing_nothing_is_found() -> None:
    with programs("unlisted") as (host, guest):
        assert host.await_line("port")
        with pytest.raises(queue.Empty):
            guest.await_line("listed", patience=5.0)


def move_host(host: Program) -> None:
    """Give the host's computer another address, and its table another port."""
    end, before = ENDS[HOST]
    ip("-n", HOST, "address", "del", before, "dev", end)
    ip("-n", HOST, "address", "add", f"{ELSEWHERE}/24", "dev", end)
    host.change_port()


@pytest.mark.usefixtures("cable")
def test_a_host_with_another_address_and_port_is_found_again() -> None:
    with programs("host") as (host, guest):
        before_port = host.await_line("port")
        before = guest.await_entries(8)
        move_host(host)
        assert guest.await_line("reach") is False
        port = host.await_line("port")
        assert port != before_port
        assert guest.await_line("moved") == [ELSEWHERE, port]
        assert guest.await_entries(before + 8) > before


@pytest.mark.usefixtures("cable")
def test_a_host_with_another_address_and_the_same_port_is_found_again() -> None:
    end, address = ENDS[HOST]
    with programs("host") as (host, guest):
        port = host.await_line("port")
        before = guest.await_entries(8)
        ip("-n", HOST, "address", "del", address, "dev", end)
        assert guest.await_line("reach") is False
        ip("-n", HOST, "address", "add", f"{ELSEWHERE}/24", "dev", end)
        assert guest.await_line("moved") == [ELSEWHERE, port]
        assert guest.await_entries(before + 8) > before


@pytest.mark.usefixtures("cable")
def test_without_its_beacon_it_is_not_found() -> None:
    with programs("dark") as (host, guest):
        guest.await_entries(8)
        move_host(host)
        assert guest.await_line("reach") is False
        with pytest.raises(queue.Empty):
            guest.await_line("moved", patience=LOST_FOR)
