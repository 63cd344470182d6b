"""Host and guests are killed at any call to their disks, and play goes on as if nothing was."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from changcheng_qt.engine.game import Limits
from changcheng_qt.net import kept
from changcheng_qt.net.follower import Follower, Trouble
from changcheng_qt.net.guest import take_seat
from changcheng_qt.net.kept import SEAT, TABLE, TOLD, Folder, KeptSeat, KeptTable, Outbox
from changcheng_qt.saves.disk import RealDisk
from changcheng_qt.saves.lines import LARGEST_FILE
from changcheng_qt.saves.record import Recorder
from changcheng_qt.saves.savefile import read_match
from changcheng_qt.titles import TITLES
from tests.effort import effort
from tests.net.memory import Office
from tests.net.tables import Table, followed
from tests.net.test_tables import agree

KILLS = effort(sample=10, nightly=200)
MOST_CALLS = 40
MOST_ACTS = 100
CALLS = frozenset(("open_new", "open_end", "write", "sync", "replace", "sync_folder"))


class Killed(BaseException):
    """A program has ended."""


class DeadlyDisk:
    """A disk of one program, which ends instead of the call that its table names."""

    def __init__(self, table: "Mortal", name: str) -> None:
        self._table, self._name = table, name

    def __getattr__(self, call: str) -> Callable[..., Any]:
        if call in CALLS:
            self._table.strike(self._name)
        called: Callable[..., Any] = getattr(self._table.disk, call)
        return called


class Mortal(Table):
    """A table at which the `victim` is killed, after `left` more calls to its disk; the host also
    just before and just after a line of its log is safe.
    """

    victim = ""
    left = 0
    kills = 0

    def folder(self, name: str) -> Folder:
        disk: Any = DeadlyDisk(self, name)
        return Folder(disk, self.path(name))

    def strike(self, name: str) -> None:
        """End a program, if it is the victim and its time has come."""
        self.left -= name == self.victim
        if name == self.victim and self.left == 0:
            raise Killed

    def keep(self, then: Callable[[], None]) -> None:
        self.strike("host")
        super().keep(lambda: self.strike("host"))
        then()

    def live(self, victim: str) -> None:
        """Play on until somebody is killed, and start that program again."""
        self.victim, self.left = victim, self.rng.randint(1, MOST_CALLS)
        try:
            for _ in range(MOST_ACTS):
                if self.match.to_act is not None:
                    self.act()
                    self.deliver()
        except Killed:
            self.kills += 1
            self.victim = ""
            self.start_again(victim)
        self.victim = ""
        self.repair()

    def start_again(self, name: str) -> None:
        if name == "host":
            self.host_carrier.close()
            record, match = read_match(self.journal)
            self.recorder = Recorder(record, match, Random(self.kills))
            table = self.folder(name).read(TABLE, KeptTable)
            assert table is not None
            self.host = self.open(table)
            self.host.begin(self.recorder, self.keep)
            return
        number = int(name.split()[1])
        self.carriers[number].close()
        seat = self.folder(name).read(SEAT, KeptSeat)
        self.guests[number] = self.sit(number, seat or take_seat("", ""))


def killed(victim: str, kills: int) -> None:
    """Kill one end of a table n times, and compare everything in between."""
    done = seed = 0
    while done < kills:
        at = Mortal(
            TITLES[seed % len(TITLES)], seed, Office(seed), ((0,), (1,)), 3 if seed % 3 else 2
        )
        at.begin()
        while at.match.to_act is not None and done + at.kills < kills:
            at.live(victim)
            agree(at)
        done, seed = done + at.kills, seed + 1


@pytest.mark.no_cover
@pytest.mark.parametrize("victim", ["host", "guest 0"])
def test_whoever_is_killed_goes_on(victim: str) -> None:
    killed(victim, KILLS)


@pytest.mark.no_cover
def test_an_outbox_that_is_not_on_the_disk_is_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The host carries out a request that the guest has forgotten."""

    def forget(self: Follower, outbox: Outbox) -> None:
        self.outbox = replace(outbox)

    monkeypatch.setattr(Follower, "_keep", forget)
    with pytest.raises(AssertionError):
        killed("guest 0", 60)


@pytest.mark.no_cover
def test_more_lines_than_a_file_has_are_kept(tmp_path: Path) -> None:
    """They were cut off at the next start: hints and takes back make long games."""
    lines = [({"kind": "undo", "seat": number % 4}, ()) for number in range(10_100)]
    folder = Folder(RealDisk(), tmp_path)
    folder.begin_told(({"game": "changcheng"}, {"kind": "setup"}))
    folder.add_told(lines)
    assert Folder(RealDisk(), tmp_path).read_told()[1] == lines


def test_a_host_that_tells_without_end_is_not_believed(monkeypatch: pytest.MonkeyPatch) -> None:
    """All that a guest keeps, it can read again."""
    at = Table(TITLES[0], 2, Office(2), ((0,),), 2)
    at.begin()
    follower = followed(at.guests[0])
    size = len(at.disk.read(at.path("guest 0") / TOLD, LARGEST_FILE))
    monkeypatch.setattr(kept, "_LIMITS", Limits(size=size + 500))
    before = follower.have
    while not follower.trouble:
        before = follower.have
        at.act()
        at.deliver()
    assert follower.trouble is Trouble.LINES
    head, lines = at.folder("guest 0").look_at_told()
    assert (len(head), len(lines)) == (2, before)
