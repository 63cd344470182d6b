"""A disk that refuses, at every call: nothing breaks, nothing good is lost, and it is reported."""

import errno
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from itertools import product
from pathlib import Path
from random import Random

import pytest

from changcheng_qt.saves.atomic import make_folders, write_all, write_whole
from changcheng_qt.saves.disk import PRIVATE_FILE, Disk, RealDisk
from changcheng_qt.saves.errors import SaveError
from changcheng_qt.saves.journal import Journal
from changcheng_qt.saves.recovery import FILE
from tests.effort import NIGHTLY
from tests.saves.desk import GAMES, Desk, MakeJournal
from tests.saves.simulated_disk import SimulatedDisk
from tests.saves.spoilt_disk import HalfDisk, ShortDisk, SpoiltDisk

pytestmark = pytest.mark.no_cover

ACTS = 14
SHARED = Path("/kept/shared.changcheng")
WRITING = {"make_folder", "sync_folder", "open_new", "open_end", "write", "sync", "replace"}
"""Calls whose failure must be reported; the others only read, or follow a failure."""


class Refusing:
    """Raises from call number `first` on: once, or until it is healed."""

    def __init__(self, first: int, code: int, *, for_good: bool) -> None:
        self.disk: SpoiltDisk | None = None
        self.first = first
        self.code = code
        self.for_good = for_good
        self.refused: list[str] = []

    def __call__(self, name: str) -> None:
        assert self.disk
        calls = self.disk.calls
        if calls == self.first or (self.for_good and calls > self.first):
            self.refused.append(name)
            raise OSError(self.code, os.strerror(self.code))

    def heal(self) -> None:
        self.first, self.for_good = 0, False


def story(desk: Desk) -> None:
    """Play a while, write a shared file, leave, come back and play on."""
    desk.sit_down()
    desk.play(ACTS)
    desk.export(SHARED)
    desk.journal.close()
    desk.sit_down()
    desk.play(2)


def survives(
    call: int,
    code: int,
    *,
    for_good: bool,
    kind: type[SpoiltDisk] = HalfDisk,
    make_journal: MakeJournal = Journal,
) -> bool:
    """Run a story in which a call fails; return whether the failure was reported and no good line
    is lost, now and once the disk works again.
    """
    refusing = Refusing(call, code, for_good=for_good)
    disk = refusing.disk = kind(SimulatedDisk(), refusing)
    desk = Desk(disk, Random(5), make_journal)
    is_told = False
    try:
        story(desk)
    except SaveError:
        is_told = True
    must_be_told = not WRITING.isdisjoint(refusing.refused)
    is_good = is_kept(disk.disk, desk.safe)
    refusing.heal()
    if is_told and is_good:
        desk.sit_down()
    desk.try_to(desk.journal.mend)
    is_good = is_good and is_kept(disk.disk, desk.encoder.whole())
    is_told = is_told or bool(desk.faults) or bool(desk.journal.news)
    return is_good and (is_told or not must_be_told)


def is_kept(disk: Disk, content: bytes, folder: Path = GAMES) -> bool:
    """Return whether a game on a disk begins with this content."""
    library = Desk(disk, Random(), folder=folder).library
    if not content:
        return True
    with suppress(SaveError):
        return any(
            library.read(game.folder).content.startswith(content) for game in library.games()
        )
    return False


CASES = [
    (HalfDisk, errno.ENOSPC, False),
    (ShortDisk, errno.EIO, False),
    (HalfDisk, errno.EROFS, True),
    (ShortDisk, errno.EACCES, True),
]
"""Every kind of disk and every error, once and for good; by night they are joined in every way."""
EVERY_CASE = product((HalfDisk, ShortDisk), [code for _, code, _ in CASES], (False, True))


@pytest.mark.parametrize(("kind", "code", "for_good"), EVERY_CASE if NIGHTLY else CASES)
def test_a_call_that_fails_costs_nothing(kind: type[SpoiltDisk], code: int, for_good: bool) -> None:
    """Every call in turn; by day one call of a few."""
    disk = kind(SimulatedDisk())
    story(Desk(disk, Random(5)))
    steps = 1 if NIGHTLY else 24
    bad = [
        call
        for call in range(1 + code % steps, disk.calls + 1, steps)
        if not survives(call, code, for_good=for_good, kind=kind)
    ]
    assert bad == []


def test_short_writes_are_written_to_their_end() -> None:
    disk = ShortDisk(SimulatedDisk())
    desk = Desk(disk, Random(5))
    story(desk)
    assert desk.faults == []
    assert is_kept(disk.disk, desk.encoder.whole())


class Silent(Journal):
    """Tells nobody that it could not write."""

    def append(self, lines: bytes) -> None:
        with suppress(OSError):
            super().append(lines)


class Truncating(Journal):
    """Writes over the good file."""

    def append(self, lines: bytes) -> None:
        self._parts.append(lines)
        handle = self._disk.open_new(self._folder / FILE, PRIVATE_FILE)
        write_all(self._disk, handle, b"".join(self._parts))
        self._disk.sync(handle)
        self._disk.close(handle)

    def back_up(self) -> None:
        """Is not made."""


class Trusting(Journal):
    """Believes that the file is as it was after a failure."""

    def append(self, lines: bytes) -> None:
        try:
            super().append(lines)
        finally:
            self._is_whole = True


@pytest.mark.parametrize("careless", [Silent, Truncating, Trusting])
def test_a_careless_writer_is_caught(careless: MakeJournal) -> None:
    disk = SpoiltDisk(SimulatedDisk())
    story(Desk(disk, Random(5), careless))
    assert not all(
        survives(call, errno.ENOSPC, for_good=False, make_journal=careless)
        for call in range(disk.calls - 1, 0, -1)
    )


@pytest.mark.parametrize("call", range(1, 6))
def test_a_shared_file_stays_as_it_was(call: int) -> None:
    def refuse(name: str) -> None:
        if disk.calls == call:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    plain = SimulatedDisk()
    make_folders(plain, SHARED.parent)
    write_whole(plain, SHARED, b"old")
    disk = HalfDisk(plain, refuse)
    with pytest.raises(OSError, match="No space"):
        write_whole(disk, SHARED, b"anew")
    assert plain.read(SHARED, 9) == (b"anew" if call > 5 else b"old")
    assert plain.names(SHARED.parent) == [SHARED.name]


def is_root() -> bool:
    return sys.platform == "linux" and os.geteuid() == 0


@pytest.fixture
def small_disk() -> Iterator[Path]:
    """A file system of 64 KiB, away from the folders that pytest clears up."""
    if not is_root():
        pytest.skip("only root can mount")
    folder = tempfile.mkdtemp(prefix="changcheng-small-disk-")
    try:
        mount = ["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", folder]
        if subprocess.run(mount, capture_output=True, check=False).returncode:
            pytest.skip("nothing can be mounted here")
        yield Path(folder)
        # Lazily: a test that failed may still have a file open.
        subprocess.run(["umount", "--lazy", folder], check=True)
    finally:
        os.rmdir(folder)


def remount(folder: Path, option: str) -> None:
    subprocess.run(["mount", "-o", f"remount,{option}", str(folder)], check=True)


def test_a_real_disk_runs_full(small_disk: Path) -> None:
    """The game goes on and the file stays good; once there is room it is whole again."""
    desk = Desk(RealDisk(), Random(3), folder=small_disk / "games")
    desk.sit_down()
    while not desk.faults:
        desk.act()
    desk.play(20)
    assert {fault.errno for fault in desk.faults} == {errno.ENOSPC}
    assert len(desk.faults) >= 20
    assert is_kept_in(desk, desk.safe)
    remount(small_disk, "size=4m")
    desk.play(1)
    assert is_kept_in(desk, desk.encoder.whole())
    desk.journal.close()


def test_a_real_disk_becomes_read_only(small_disk: Path) -> None:
    desk = Desk(RealDisk(), Random(3), folder=small_disk / "games")
    desk.sit_down()
    desk.play(5)
    desk.journal.close()
    remount(small_disk, "ro")
    desk.sit_down()
    desk.play(3)
    assert {fault.errno for fault in desk.faults} == {errno.EROFS}
    assert is_kept_in(desk, desk.safe)
    remount(small_disk, "rw")
    desk.play(1)
    assert is_kept_in(desk, desk.encoder.whole())
    desk.journal.close()


@pytest.mark.skipif(is_root() or sys.platform == "win32", reason="root may write everywhere")
def test_a_folder_that_may_not_be_written(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    folder.mkdir(mode=0o500)
    desk = Desk(RealDisk(), Random(3), folder=folder)
    desk.sit_down()
    desk.play(3)
    assert {fault.errno for fault in desk.faults} == {errno.EACCES}
    folder.chmod(0o700)
    desk.play(1)
    assert is_kept_in(desk, desk.encoder.whole())
    desk.journal.close()


def is_kept_in(desk: Desk, content: bytes) -> bool:
    return is_kept(desk.disk, content, desk.journal.folder.parent)
