"""A table without a window, by the command itself: two people and a bot over a real post office;
the host is killed in the middle and goes on where it stopped.
"""

import shlex
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from io import StringIO
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from changcheng_qt.app.cli.command_parser import parse
from changcheng_qt.app.cli.host import order_of, run
from changcheng_qt.app.cli.saved_games import WRONG_FILE
from changcheng_qt.app.command_line import WRONG_ARGUMENTS
from changcheng_qt.app.tables.executor import TableExecutor
from changcheng_qt.engine.seats import Seat
from changcheng_qt.engine.speech import Speech
from changcheng_qt.net.carrier import Reach
from changcheng_qt.net.guest import Guest, take_seat
from changcheng_qt.net.invitations import read_invitation
from changcheng_qt.net.kept import Folder
from changcheng_qt.net.post import PostCarrier, PostOffice
from changcheng_qt.net.post_trouble import Trouble
from changcheng_qt.saves.disk import RealDisk
from changcheng_qt.saves.held import release, take_lock
from tests.effort import effort
from tests.net.broker import (
    HERE,
    NAME,
    PASSWORD,
    authority,
    broker,
    certificate,
    passwords,
    with_broker,
)
from tests.patience import SECONDS
from tests.test_documents import ROOT

STEPS = effort(sample=6, nightly=60)
"""The deeds of people before the host is killed, and again after it."""


class Person:
    """Somebody with an invitation, at a computer of the own."""

    def __init__(self, invitation: str, name: str, folder: Path, club: Path) -> None:
        read = read_invitation(invitation)
        assert read is not None
        code, (office,), _ = read
        assert isinstance(office, PostOffice)
        self.owner = QObject()
        self.carrier = PostCarrier(replace(office, authority=club), self.owner, (50,))
        self.guest = Guest(Folder(RealDisk(), folder), self.carrier, take_seat(code, name))
        self.executor: TableExecutor | None = None

    @property
    def has_begun(self) -> bool:
        follower = self.guest.follower
        return follower is not None and follower.shown is not None

    @property
    def seat(self) -> Seat:
        assert self.guest.follower is not None
        return self.guest.follower.seats[0]

    def sit(self) -> TableExecutor:
        if self.executor is None:
            self.executor = TableExecutor(self.guest)
            self.executor.bridge.look_as(self.seat)
        return self.executor


def block(beginning: str) -> str:
    """The block of the page about hosting that begins so."""
    page = (ROOT / "docs/hosting.md").read_text("utf-8")
    return beginning + page.partition(f"```\n{beginning}")[2].partition("```")[0]


def documented(folder: Path, club: Path) -> list[str]:
    """The documented configuration, next to which Debian's own says where letters are kept, with
    files of the test's own.
    """
    (folder / "acl").write_text(block("pattern"))
    own = {
        line.split()[0]: line
        for line in (*certificate(folder, club), *passwords(folder), f"acl_file {folder / 'acl'}")
    }
    lines = [own.get(line.split()[0], line) for line in block("listener 8883").splitlines()]
    return [line for line in lines if not line.startswith("listener")]


@contextmanager
def hosted(folder: Path, *options: str) -> Iterator["subprocess.Popen[str]"]:
    """Run the command for as long as something is done."""
    command = [sys.executable, "-m", "changcheng_qt", "host", str(folder), *options]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            yield process
        finally:
            process.kill()


def due(people: list[Person]) -> Person | None:
    """The seats that are to act, as far as the own screen knows."""
    return next((one for one in people if one.sit().bridge.to_act == one.seat), None)


def play(people: list[Person], steps: int, rng: Random, qtbot: QtBot) -> None:
    """Make people do n steps, each once all others are through."""
    for _ in range(steps):
        qtbot.waitUntil(lambda: due(people) is not None)
        person = due(people)
        assert person is not None
        bridge = person.sit().bridge
        bridge.submit(rng.choice(list(bridge.legal)))
        qtbot.waitUntil(lambda: not any(one.sit().is_waiting for one in people))


@with_broker
def test_a_game_goes_on_where_its_host_was_killed(tmp_path: Path, qtbot: QtBot) -> None:
    rng, table = Random(4), tmp_path / "table"
    log = tmp_path / "turns"
    note = f"import os; open('{log}', 'a').write(os.environ['CHANGCHENG_SEAT'])"
    turn = shlex.join((sys.executable, "-c", note))
    club = authority(tmp_path)
    with broker(tmp_path, *documented(tmp_path, club)) as office:
        login = f"{NAME}:{PASSWORD.replace(' ', '%20')}"
        address = f"mqtts://{login}@{office.address}:{office.port}"
        (tmp_path / "office").write_text(f"{address}\n")
        options = [
            *("--title", "china", "--players", "human,novice,human", "--on-turn", turn),
            *("--post", f"@{tmp_path / 'office'}", "--authority", str(club)),
        ]
        with hosted(table, *options) as host:
            assert host.stdout is not None
            invitations = [host.stdout.readline().partition(": ")[2] for _ in range(2)]
            people = [
                Person(text, name, tmp_path / name, club)
                for text, name in zip(invitations, ("Ana", "Ben"), strict=True)
            ]
            qtbot.waitUntil(lambda: all(one.has_begun for one in people))
            play(people, STEPS, rng, qtbot)
            qtbot.waitUntil(lambda: due(people) is not None)
        before = people[0].sit().match.entry_count
        assert before >= STEPS
        with hosted(table, *options) as host:
            play(people, STEPS, rng, qtbot)
            qtbot.waitUntil(log.exists)  # As nobody had come back yet.
            host.terminate()
            assert host.wait(SECONDS) == 0
            assert host.stdout is not None
            told = host.stdout.read()
        assert "Seat" not in told
        assert PASSWORD not in told
        for person in people:
            assert person.guest.trouble is None
            assert person.sit().match.entry_count > before
            names = [player.name for player in person.sit().bridge.players]
            assert names == ["Ana", "novice 2", "Ben"]
            person.carrier.close()


@with_broker
def test_the_documented_first_try_of_a_post_office(tmp_path: Path, qtbot: QtBot) -> None:
    """Its two lines; the port is one of this test's."""
    listener, *lines = block("listener 1884").splitlines()
    assert len(listener.split()) == 2, "it listens to the network, not to its own computer alone"
    parent, reached = QObject(), list[Reach]()
    with broker(tmp_path, *lines) as office:
        carrier = PostCarrier(office, parent)
        carrier.reach_changed.connect(reached.append)
        qtbot.waitUntil(lambda: reached == [Reach.POST])
        carrier.close()


@with_broker
def test_the_documented_authority(tmp_path: Path, qtbot: QtBot) -> None:
    """Its commands, with the address of this computer."""
    commands = block("openssl req -x509").replace("192.168.1.5", HERE)
    subprocess.run(commands, shell=True, cwd=tmp_path, check=True, capture_output=True)
    lines = (f"certfile {tmp_path / 'post.pem'}", f"keyfile {tmp_path / 'post.key'}")
    parent, other = QObject(), tmp_path / "other"
    other.mkdir()
    with broker(tmp_path, *lines, "allow_anonymous true") as office:
        for trusted, first in (
            (tmp_path / "authority.pem", Reach.POST),
            (authority(other), Trouble.UNKNOWN_AUTHORITY),
        ):
            secure = replace(office, is_secure=True, authority=trusted)
            carrier, news = PostCarrier(secure, parent), list[Reach | Trouble]()
            carrier.reach_changed.connect(news.append)
            carrier.troubled.connect(news.append)
            qtbot.waitUntil(lambda: bool(news))  # noqa: B023
            carrier.close()
            assert news[0] is first


SIGNALLED = """
import signal
from PySide6.QtCore import QCoreApplication
from changcheng_qt.app.cli.host import end_on_signals
application = QCoreApplication([])
end_on_signals(application)
signal.raise_signal(getattr(signal, {name!r}))
raise SystemExit(application.exec())
"""


@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM", "SIGBREAK"])
def test_it_ends_when_told_so_before_its_loop_runs(name: str) -> None:
    if not hasattr(signal, name):
        pytest.skip("no such signal there")
    command = [sys.executable, "-c", SIGNALLED.format(name=name)]
    assert subprocess.run(command, cwd=ROOT, check=False, timeout=SECONDS).returncode == 0


@pytest.mark.parametrize(
    "words",
    [
        ("--players", "novice,novice"),
        ("--players", "human,nobody"),
        ("--together", "2,b"),
        ("--post", "not an address"),
        ("--post", "@/nowhere"),
    ],
)
def test_wrong_arguments_are_reported(words: tuple[str, ...], tmp_path: Path) -> None:
    with pytest.raises(SystemExit) as end:
        parse(["host", str(tmp_path), *words])
    assert end.value.code == WRONG_ARGUMENTS


def test_a_title_says_how_many_may_play(tmp_path: Path) -> None:
    complaints = StringIO()
    asked = parse(["host", str(tmp_path / "table"), "--title", "china"])
    assert run(asked, StringIO(), complaints) == WRONG_ARGUMENTS
    assert "china has no seats for 2" in complaints.getvalue()


@pytest.mark.parametrize(
    ("players", "together"),
    [
        ("human,club", ["1,2"]),
        ("human,human", ["2,3"]),
        ("human,human,human", ["1,2", "2,3"]),
        ("human,human", ["1,1"]),
        ("human,human", ["0,1"]),
    ],
)
def test_only_people_share_a_computer(tmp_path: Path, players: str, together: list[str]) -> None:
    complaints = StringIO()
    words = [word for seats in together for word in ("--together", seats)]
    asked = parse(["host", str(tmp_path / "table"), "--players", players, *words])
    assert run(asked, StringIO(), complaints) == WRONG_ARGUMENTS
    assert "only people share a computer" in complaints.getvalue()


def test_people_at_one_computer_have_one_invitation(tmp_path: Path) -> None:
    players = ("--players", "human,human,club,human")
    asked = parse(["host", str(tmp_path), *players, "--together", "4,2"])
    assert order_of(asked).computers == [(0,), (1, 3)]


def test_a_table_has_one_host_at_a_time(tmp_path: Path) -> None:
    disk, folder, complaints = RealDisk(), tmp_path / "table", StringIO()
    folder.mkdir()
    lock = take_lock(disk, folder)
    assert run(parse(["host", str(folder)]), StringIO(), complaints) == WRONG_FILE
    assert "another program hosts this table" in complaints.getvalue()
    assert lock is not None
    release(disk, lock.file)


def test_a_changed_table_is_reported(tmp_path: Path) -> None:
    complaints = StringIO()
    (tmp_path / "table.json").write_text("{}\n")
    assert run(parse(["host", str(tmp_path)]), StringIO(), complaints) == WRONG_FILE
    assert str(tmp_path) in complaints.getvalue()


def test_the_arguments_say_what_may_be_said(tmp_path: Path) -> None:
    for given, chat in (([], Speech.PHRASES), (["--chat", "free"], Speech.FREE)):
        arguments = parse(["host", str(tmp_path), *given])
        assert order_of(arguments).chat is chat


REFUSED = """
import linecache, sys
import {first}
from changcheng_qt.__main__ import main
assert main(["host", sys.argv[1], "--players", "human", "--post", "mqtt://localhost"]) == 2
from changcheng_qt.app.tables.serving import Host
windows = [name for name in ("PySide6.QtWidgets", "PySide6.QtNetwork") if name in sys.modules]
print(windows, sys.modules[Host.__module__].__file__ in linecache.cache)
"""
"""A host that is refused as soon as Qt is there, and the rest of its modules after it."""


@pytest.mark.parametrize(
    ("first", "held"),
    [
        ("sys", "[] False"),
        ("PySide6.QtWidgets", "['PySide6.QtWidgets'] True"),
        ("changcheng_qt.net.lan", "['PySide6.QtNetwork'] True"),
    ],
)
def test_it_holds_neither_windows_nor_the_sources_of_its_modules(
    first: str, held: str, tmp_path: Path
) -> None:
    """For days a host should take little memory; at a post office it needs no network of Qt's.
    Imported first, Qt's own import keeps sources.
    """
    command = [sys.executable, "-c", REFUSED.format(first=first), str(tmp_path / "table")]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == held
