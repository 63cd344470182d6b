"""A table without a window in the local network, by the command itself: listed, and joined with six
digits that somebody types at the host, or by anyone.
"""

import os
import platform
import queue
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from secrets import token_hex

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from changcheng_qt.app.cli.command_parser import parse
from changcheng_qt.app.cli.typed_lines import LONGEST, TypedLines
from changcheng_qt.app.command_line import WRONG_ARGUMENTS
from changcheng_qt.app.tables.callers import computer_name
from changcheng_qt.net.guest import Guest
from changcheng_qt.net.kept import Folder
from changcheng_qt.net.knocking import Asking
from changcheng_qt.net.lan import LanGuest
from changcheng_qt.net.letters import Refusal
from changcheng_qt.net.listing import Browsing, Listed
from changcheng_qt.saves.disk import RealDisk
from tests.net.broker import free_port
from tests.patience import SECONDS

ENDED = 1 if sys.platform == "win32" else 0
"""The exit code of a process that is told to end, which Windows does not let it do in order."""


def own(name: str) -> str:
    """A name that tables of other tests in this network do not have."""
    return f"{name} {token_hex(3)}"


class Command:
    """The command, and its lines as they come."""

    def __init__(self, folder: Path, *options: str) -> None:
        program = [sys.executable, "-m", "changcheng_qt"]
        words = [*program, "host", str(folder), "--lan", "--port", str(free_port()), *options]
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(words, stdin=pipe, stdout=pipe, stderr=pipe, text=True)
        self.lines = queue.SimpleQueue[str]()
        self.said: list[str] = []
        out, err = self.process.stdout, self.process.stderr
        self._threads = [threading.Thread(target=self._listen, args=(one,)) for one in (out, err)]
        for thread in self._threads:
            thread.start()

    def _listen(self, lines: Iterator[str]) -> None:
        for line in lines:
            self.lines.put(line)

    def has_said(self, words: str) -> bool:
        """Whether a line has these words."""
        while not self.lines.empty():
            self.said.append(self.lines.get())
        return any(words in line for line in self.said)

    def type(self, line: str) -> None:
        """Type a line, or end the input."""
        assert self.process.stdin is not None
        if line:
            self.process.stdin.write(f"{line}\n")
            self.process.stdin.flush()
        else:
            self.process.stdin.close()

    def end(self) -> int:
        """End it, in order where the system can say so."""
        self.process.terminate()
        try:
            code = self.process.wait(SECONDS)
        finally:
            self.process.kill()
        for thread in self._threads:
            thread.join()
        for stream in (self.process.stdin, self.process.stdout, self.process.stderr):
            assert stream is not None
            stream.close()
        return code


class Network:
    """Another computer in the network: it lists tables, and asks for seats."""

    def __init__(self, qtbot: QtBot) -> None:
        self.qtbot, self.owner = qtbot, QObject()
        self.browsing = Browsing()
        self.browsing.start()
        self.carriers: list[LanGuest] = []

    def wait(self, condition: Callable[[], bool]) -> None:
        self.qtbot.waitUntil(condition)

    def listed(self, name: str) -> Listed | None:
        """The table of a host, if it is listed."""
        tables = self.browsing.tables
        return next((one for one in tables if one.table.name == name), None)

    def ask(self, name: str, host: str, *others: str) -> Asking:
        """Ask for seats at a table, once it is listed."""
        self.wait(lambda: self.listed(host) is not None)
        table = self.listed(host)
        assert table is not None
        self.carriers.append(LanGuest(table.addresses, table.port, self.owner))
        return Asking(name, self.carriers[-1], others)

    def sit(self, asking: Asking, folder: Path) -> Guest:
        """Sit down where a seat was given."""
        self.wait(lambda: asking.seat is not None)
        assert asking.seat is not None
        return Guest(Folder(RealDisk(), folder), self.carriers[-1], asking.seat)

    def close(self) -> None:
        self.browsing.close()
        for carrier in self.carriers:
            carrier.close()


@pytest.fixture
def network(qtbot: QtBot) -> Iterator[Network]:
    found = Network(qtbot)
    yield found
    found.close()


@contextmanager
def hosted(folder: Path, *options: str) -> Iterator[Command]:
    command = Command(folder, *options)
    try:
        yield command
    finally:
        assert command.end() == ENDED


def has_begun(guest: Guest) -> bool:
    return guest.follower is not None and guest.follower.shown is not None


def test_a_listed_table_is_joined_with_typed_digits(network: Network, tmp_path: Path) -> None:
    name = own("Mei's shelf")
    with hosted(tmp_path / "table", "--name", name) as host:
        first = network.ask("Ana", name)
        network.wait(lambda: host.has_said("Ana asks for a seat."))
        network.wait(lambda: bool(first.digits))
        assert not any(first.digits in line for line in host.said), "they are to be compared"
        wrong = f"{(int(first.digits) + 1) % 1_000_000:06}"
        host.type(wrong)
        network.wait(lambda: host.has_said("Nobody who waits has these digits."))
        assert first.seat is None
        host.type(f"{first.digits[:3]} {first.digits[3:]}")
        ana = network.sit(first, tmp_path / "ana")
        network.wait(lambda: host.has_said("Ana has joined"))
        assert ana.host == name
        refused = network.ask("Eve", name)
        network.wait(lambda: host.has_said("Eve asks for a seat."))
        host.type("no")
        network.wait(lambda: refused.gone is Refusal.NOT_ADMITTED)
        second = network.ask("Ben", name)
        network.wait(lambda: host.has_said("Ben asks for a seat.") and bool(second.digits))
        host.type(second.digits)
        ben = network.sit(second, tmp_path / "ben")
        network.wait(lambda: has_begun(ana) and has_begun(ben))
        network.wait(lambda: network.listed(name) is None)


def test_people_at_one_computer_ask_together(network: Network, tmp_path: Path) -> None:
    name = own("Mei's shelf")
    with hosted(tmp_path / "table", "--name", name, "--players", "human,human,human") as host:
        many = network.ask("Eve", name, "Sima", "Luca", "Lin")
        network.wait(lambda: many.gone is Refusal.TOO_MUCH)
        assert many.free == 3
        asking = network.ask("Ana", name, "Ben")
        words = "Ana and Ben ask for seats. Type the six digits on their screen, or no to refuse."
        network.wait(lambda: host.has_said(words) and bool(asking.digits))
        assert not host.has_said("Eve"), "nobody is asked about too many"
        host.type(asking.digits)
        both = network.sit(asking, tmp_path / "both")
        network.wait(lambda: host.has_said("Ana and Ben have joined: Seats 1 and 2."))
        one = network.sit(_answered(network, host, "Mei", name), tmp_path / "one")
        network.wait(lambda: has_begun(both) and has_begun(one))


def _answered(network: Network, host: Command, name: str, table: str) -> Asking:
    """Somebody whose digits have been typed."""
    asking = network.ask(name, table)
    network.wait(lambda: host.has_said(f"{name} asks for a seat.") and bool(asking.digits))
    host.type(asking.digits)
    return asking


def test_anyone_is_admitted_where_nobody_can_type(network: Network, tmp_path: Path) -> None:
    name = own("Club")
    options = ("--name", name, "--players", "human,novice", "--admit", "anyone")
    with hosted(tmp_path / "table", *options) as host:
        host.type("")
        ana = network.sit(network.ask("Ana", name), tmp_path / "ana")
        network.wait(lambda: has_begun(ana))
        assert not host.has_said("asks for a seat")


def test_without_anybody_to_type_the_table_is_listed_no_more(
    network: Network, tmp_path: Path
) -> None:
    name = own("Nobody")
    with hosted(tmp_path / "table", "--name", name) as host:
        network.wait(lambda: network.listed(name) is not None)
        host.type("")
        network.wait(lambda: network.listed(name) is None)
        network.wait(lambda: host.has_said("nobody can type digits here"))


def test_a_table_of_the_invited_is_not_listed(network: Network, tmp_path: Path) -> None:
    private, public = own("Private"), own("Public")
    options = ("--name", private, "--admit", "invited")
    with (
        hosted(tmp_path / "other", "--name", public),
        hosted(tmp_path / "table", *options) as host,
    ):
        network.wait(lambda: host.has_said("Seat 2"))
        network.wait(lambda: network.listed(public) is not None)
        assert network.listed(private) is None


@pytest.mark.parametrize("words", [("--name", "\u200b"), ("--admit", "nobody")])
def test_wrong_words_are_reported(words: tuple[str, ...], tmp_path: Path) -> None:
    with pytest.raises(SystemExit) as end:
        parse(["host", str(tmp_path), *words])
    assert end.value.code == WRONG_ARGUMENTS


def test_a_computer_without_a_name_has_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(platform, "node", lambda: "kitchen.example.org")
    assert computer_name() == "kitchen"
    monkeypatch.setattr(platform, "node", str)
    assert computer_name()


def test_lines_are_heard_until_the_input_ends(qtbot: QtBot) -> None:
    read, write = os.pipe()
    lines: list[str] = []
    typed = TypedLines(read)
    typed.typed.connect(lines.append)
    os.write(write, b"123 456\r\n\xff\n" + b"9" * (LONGEST + 1) + b"\n")
    with qtbot.waitSignal(typed.ended):
        typed.start()
        os.close(write)
    assert lines == ["123 456", "\ufffd", "9" * LONGEST, "9"]
    os.close(read)


def test_an_input_that_is_not_there_has_ended(qtbot: QtBot) -> None:
    read, write = os.pipe()
    os.close(read)
    os.close(write)
    typed = TypedLines(read)
    with qtbot.waitSignal(typed.ended):
        typed.start()


def test_input_after_the_last_seat_is_ignored(qtbot: QtBot) -> None:
    read, write = os.pipe()
    typed = TypedLines(read)
    typed.close()
    os.write(write, b"123456\n")
    os.close(write)
    with qtbot.assertNotEmitted(typed.typed), qtbot.assertNotEmitted(typed.ended):
        typed.start()
        qtbot.waitUntil(lambda: "typed lines" not in [one.name for one in threading.enumerate()])
        qtbot.wait(0)
    os.close(read)
