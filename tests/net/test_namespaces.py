"""Two computers joined by a cable, which are network namespaces: a table is listed, joined with six
digits and played at, also after the cable has been pulled out and put back. Needs root.
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

HOST, GUEST = "changcheng-a", "changcheng-b"
ENDS = {HOST: ("cc-a", "10.77.5.1/24"), GUEST: ("cc-b", "10.77.5.2/24")}
IN_TIME = 60.0
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
        self.process = subprocess.Popen(words, stdout=subprocess.PIPE, cwd=ROOT, text=True)
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
