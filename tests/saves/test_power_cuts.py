"""The power goes at every call of whole games: everything reported as saved is there."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import pytest

from changcheng_qt.saves.disk import PRIVATE_FILE
from changcheng_qt.saves.errors import SaveError
from changcheng_qt.saves.journal import Journal
from changcheng_qt.saves.recovery import FILE
from tests.effort import by_day, effort
from tests.saves.desk import Desk, MakeJournal, match_is_over
from tests.saves.simulated_disk import Node, SimulatedDisk
from tests.saves.spoilt_disk import SpoiltDisk
from tests.saves.windows_disk import WindowsDisk

pytestmark = pytest.mark.no_cover

CUTS = effort(sample=50, nightly=5000)
OUT_FOR_GOOD = 0.04
"""How many of the cuts are gone on from; after the others the power is back as if nothing were."""


MakeDisk = Callable[[], SimulatedDisk]
DISKS = pytest.mark.parametrize("make_disk", [SimulatedDisk, WindowsDisk])


class PowerGone(Exception):
    """Nothing happens any more."""


@dataclass
class Tally:
    """The results of n cuts: games that miss something that was safe, and games gone."""

    cuts: int = 0
    lost: int = 0
    unreadable: int = 0

    @property
    def damage(self) -> int:
        return self.lost + self.unreadable


class Cutter:
    """Cuts the power of a disk at every call of somebody who plays on it."""

    def __init__(
        self, seed: int, make_journal: MakeJournal = Journal, make_disk: MakeDisk = SimulatedDisk
    ) -> None:
        self.tally = Tally()
        self._rng = Random(seed)
        self._make_journal = make_journal
        self._make_disk = make_disk
        self._disk = make_disk()
        self._desk = self._new_desk()

    def run(self, cuts: int) -> Tally:
        """Play on through n cuts, and as many games as that takes."""
        while self.tally.cuts < cuts:
            try:
                self._desk.sit_down()
                while not match_is_over(self._desk.match):
                    self._desk.act()
                self._desk.journal.close()
                self._desk.safe = b""
            except PowerGone:
                safe = self._desk.safe
                self._desk = self._new_desk()
                self._desk.safe = safe if self._is_kept(self._disk, safe) else b""
            except SaveError:
                self.tally.unreadable += 1
                self._disk = self._make_disk()
                self._desk = self._new_desk()
        return self.tally

    def _new_desk(self) -> Desk:
        return Desk(SpoiltDisk(self._disk, self._cut), self._rng, self._make_journal)

    def _cut(self, name: str) -> None:
        self.tally.cuts += 1
        after = self._disk.after_power_cut(self._rng)
        self._is_kept(after, self._desk.safe, self.tally)
        if self._rng.random() < OUT_FOR_GOOD:
            self._disk = after
            raise PowerGone

    def _is_kept(self, disk: SimulatedDisk, safe: bytes, tally: Tally | None = None) -> bool:
        """Return whether all that was safe can be read, and note it if it cannot."""
        tally = tally or Tally()
        library = Desk(disk, self._rng).library
        found = b""
        for game in library.games()[: 1 if safe else 0]:
            try:
                found = library.read(game.folder).content
            except SaveError:
                tally.unreadable += 1
                return False
        if not found.startswith(safe):
            tally.lost += 1
            return False
        return True


@DISKS
def test_no_power_cut_costs_anything_that_was_safe(make_disk: MakeDisk) -> None:
    tally = Cutter(1, make_disk=make_disk).run(CUTS)
    assert tally.cuts >= CUTS
    assert (tally.lost, tally.unreadable) == (0, 0)


class Unsynced(Journal):
    """Writes and believes that it is written."""

    def append(self, lines: bytes) -> None:
        self._parts.append(lines)
        handle = self._disk.open_end(self._folder / FILE)
        self._disk.write(handle, memoryview(lines))
        self._disk.close(handle)


class InPlace(Journal):
    """Writes the whole file over the old one, and syncs it."""

    def append(self, lines: bytes) -> None:
        self._parts.append(lines)
        handle = self._disk.open_new(self._folder / FILE, PRIVATE_FILE)
        self._disk.write(handle, memoryview(b"".join(self._parts)))
        self._disk.sync(handle)
        self._disk.close(handle)

    def back_up(self) -> None:
        """Is not made."""


class Nameless(Journal):
    """Syncs no folder."""

    def __init__(self, disk: SpoiltDisk, folder: Path, *rest: Any) -> None:  # noqa: ANN401
        disk.sync_folder = lambda folder: None  # type: ignore[attr-defined]
        super().__init__(disk, folder, *rest)


@pytest.mark.parametrize("naive", by_day([Unsynced, InPlace, Nameless], slow={InPlace, Nameless}))
def test_a_naive_writer_is_caught(naive: MakeJournal) -> None:
    assert Cutter(1, naive).run(150).damage > 0


class Unwritten(WindowsDisk):
    """Leaves a rename to the system, which writes it in its own time."""

    def write_through(self, node: Node) -> None:
        """Write nothing."""


@pytest.mark.no_cover
def test_a_windows_disk_without_writing_through_is_caught() -> None:
    """In the first moments of a game, before a record is synced."""
    damage = [Cutter(seed, make_disk=Unwritten).run(40).damage for seed in range(8)]
    assert sum(map(bool, damage)) > 4, damage


@DISKS
@pytest.mark.parametrize("seed", range(effort(sample=1, nightly=3)))
def test_no_power_cut_loses_a_game_that_is_moved_or_copied(seed: int, make_disk: MakeDisk) -> None:
    """Thrown away, brought back, copied and renamed, with the power going at every call."""
    rng = Random(seed)
    plain = make_disk()
    desk = Desk(plain, rng)
    desk.sit_down()
    desk.play(10)
    desk.journal.close()
    found: list[bool] = []

    def cut(name: str) -> None:
        library = Desk(plain.after_power_cut(rng), rng).library
        kept = [*library.games(), *library.thrown_away()]
        found.append(desk.safe in [library.read(game.folder).content for game in kept])

    library = Desk(SpoiltDisk(plain, cut), rng).library
    (game,) = library.games()
    library.rename(game.folder, "Mine")
    library.duplicate(game.folder)
    library.throw_away(game.folder)
    (thrown,) = library.thrown_away()
    library.bring_back(thrown.folder)
    assert len(found) > 40
    assert all(found)


@DISKS
def test_a_moved_game_stays_in_its_new_place(make_disk: MakeDisk) -> None:
    """Once it has been said to be in the trash, or out of it."""
    rng = Random(1)
    disk = make_disk()
    desk = Desk(disk, rng)
    desk.sit_down()
    desk.journal.close()
    (game,) = desk.library.games()
    desk.library.throw_away(game.folder)
    for _ in range(20):
        after = Desk(disk.after_power_cut(rng), rng).library
        assert (len(after.games()), len(after.thrown_away())) == (0, 1)
    (thrown,) = desk.library.thrown_away()
    desk.library.bring_back(thrown.folder)
    for _ in range(20):
        after = Desk(disk.after_power_cut(rng), rng).library
        assert (len(after.games()), len(after.thrown_away())) == (1, 0)
