"""Plays whole games, is killed at call after call, and examines the remains.

A program of its own, so that it may fork: each child goes on with the game that the one before
left, until it kills itself (SIGKILL) before, in the middle of, or after a call to the disk. Every
other one has files as on Windows. Reports the outcome in one line of JSON.
"""

import json
import os
import signal
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from hashlib import sha256
from pathlib import Path
from random import Random

import pytest

from changcheng_qt.saves import in_use
from changcheng_qt.saves.disk import RealDisk
from changcheng_qt.saves.errors import SaveError
from changcheng_qt.saves.journal import Journal
from changcheng_qt.saves.library import Library
from changcheng_qt.saves.savefile import read_file
from tests.saves.desk import Desk, MakeJournal, match_is_over
from tests.saves.spoilt_disk import HalfDisk
from tests.saves.windows_files import WindowsFiles

MOST_CALLS = 150
"""Calls that a child lives through at most."""


class Early(Journal):
    """Reports a line as being on the disk when half of it is, which must be noticed."""

    told: Callable[[bytes], None] = staticmethod(lambda lines: None)

    def append(self, lines: bytes) -> None:
        Early.told(lines)
        super().append(lines)


@dataclass
class Tally:
    """The findings after n deaths; times are in milliseconds, by the clock and of work, for
    a test may have to share the processor.
    """

    kills: int = 0
    lost: int = 0
    unreadable: int = 0
    games_over: int = 0
    slowest_resume: float = 0.0
    most_work: float = 0.0


class Clock:
    """A time that only sleep moves."""

    now = 0.0

    def sleep(self, seconds: float) -> None:
        self.now += seconds


def windows_files(folder: Path, rng: Random) -> WindowsFiles:
    """Return the files of a folder as on Windows, where a call that is refused is repeated at
    once, at a later time of the scanner.
    """
    clock = Clock()
    pytest.MonkeyPatch().setattr(in_use, "sleep", clock.sleep)
    return WindowsFiles(folder, rng, clock=lambda: clock.now)


class Child:
    """Plays until it is dead; tells through a pipe the moves reported as saved."""

    def __init__(
        self, disk: RealDisk, folder: Path, pipe: int, rng: Random, make_journal: MakeJournal
    ) -> None:
        self._pipe = pipe
        self._disk = HalfDisk(disk, self._die_in_time)
        self._last = rng.randint(1, MOST_CALLS)
        self._desk = Desk(self._disk, rng, make_journal, folder / "games")
        self._shared = folder / "shared.changcheng"
        self._rng = rng

    def live(self) -> None:
        desk = self._desk
        Early.told = lambda lines: self._tell(desk.encoder.whole())
        desk.sit_down()
        while not match_is_over(desk.match):
            self._tell(desk.safe)
            if self._rng.random() < 0.05:
                desk.export(self._shared)
            else:
                desk.act()
        self._tell(desk.safe)

    def _tell(self, content: bytes) -> None:
        os.write(self._pipe, f"{len(content)} {sha256(content).hexdigest()}\n".encode())

    def _die_in_time(self, name: str) -> None:
        if self._disk.calls >= self._last:
            os.kill(os.getpid(), signal.SIGKILL)


def run_child(
    disk: RealDisk, folder: Path, seed: int, make_journal: MakeJournal
) -> tuple[bool, str]:
    """Run a child; return whether it was killed, and its last report."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reader)
        Child(disk, folder, writer, Random(seed), make_journal).live()
        os._exit(0)
    os.close(writer)
    with os.fdopen(reader, "rb") as pipe:
        told = pipe.read().decode().splitlines()
    _, status = os.waitpid(child, 0)
    return os.WIFSIGNALED(status), told[-1] if told else ""


def examine(disk: RealDisk, folder: Path, told: str, tally: Tally) -> None:
    """Look for the reported lines, in the game that was played last."""
    library = Library(disk, folder / "games", Random())
    start, work = time.perf_counter(), time.process_time()
    try:
        taken = library.take_newest()
        if (folder / "shared.changcheng").exists():
            read_file(disk, folder / "shared.changcheng")
    except SaveError:
        tally.unreadable += 1
        return
    tally.slowest_resume = max(tally.slowest_resume, (time.perf_counter() - start) * 1000)
    tally.most_work = max(tally.most_work, (time.process_time() - work) * 1000)
    if taken:
        library.let_go(taken)
        tally.games_over += taken.recovered.match.outcome is not None
    length, _, digest = told.partition(" ")
    content = taken.recovered.content[: int(length)] if taken and told else b""
    if told and sha256(content).hexdigest() != digest:
        tally.lost += 1


def main(folder: Path, kills: int, make_journal: MakeJournal) -> Tally:
    """Kill n children."""
    tally, seed = Tally(), 0
    places = [folder / name for name in ("plain", "windows")]
    for place in places:
        place.mkdir()
    disks = RealDisk(), windows_files(places[1], Random(kills))
    while tally.kills < kills:
        disk, place = disks[seed % 2], places[seed % 2]
        seed += 1
        was_killed, told = run_child(disk, place, seed, make_journal)
        tally.kills += was_killed
        examine(disk, place, told, tally)
    return tally


if __name__ == "__main__":
    naive = sys.argv[3:] == ["early"]
    result = main(Path(sys.argv[1]), int(sys.argv[2]), Early if naive else Journal)
    sys.stdout.write(json.dumps(asdict(result)))
