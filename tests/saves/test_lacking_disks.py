"""Disks that cannot sync a folder, and disks without locks: games are saved there, and the
consequences are reported once.
"""

import errno
import os
import sys
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from changcheng_qt.saves.atomic import write_whole
from changcheng_qt.saves.disk import RealDisk
from changcheng_qt.saves.errors import News
from changcheng_qt.saves.held import take_lock
from changcheng_qt.saves.journal import Journal
from changcheng_qt.saves.recovery import FILE, backup_files, recover
from tests.saves.desk import GAMES, Desk
from tests.saves.simulated_disk import SimulatedDisk

ALL = 10**7
POSIX = pytest.mark.skipif(sys.platform == "win32", reason="it syncs and locks in other ways")


def desk_on(disk: SimulatedDisk | RealDisk, seed: int = 1, folder: Path = GAMES) -> Desk:
    desk = Desk(disk, Random(seed), folder=folder)
    desk.sit_down()
    return desk


def is_saved(desk: Desk) -> bool:
    content = desk.disk.read(desk.journal.folder / FILE, ALL)
    return content == recover(desk.disk, desk.journal.folder).content == desk.encoder.whole()


def test_a_disk_without_folder_syncs_saves_and_says_it_once() -> None:
    disk = SimulatedDisk()
    disk.syncs_folders = False
    desk = desk_on(disk)
    desk.play(60)
    assert desk.faults == []
    assert is_saved(desk)
    assert all(disk.read(file, ALL) for file in backup_files(desk.journal.folder))
    assert list(desk.journal.news) == [News.UNSYNCED]


@POSIX
@pytest.mark.parametrize("code", [errno.EINVAL, errno.ENOTSUP, errno.ENOSYS])
def test_a_real_folder_that_cannot_be_synced_is_saved_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    def refuse(_: int) -> None:
        raise OSError(code, os.strerror(code))

    monkeypatch.setattr(os, "fsync", refuse)
    desk = desk_on(RealDisk(), folder=tmp_path / "games")
    desk.play(40)
    assert desk.faults == []
    assert is_saved(desk)
    assert backup_files(desk.journal.folder)[2].exists()
    assert list(desk.journal.news) == [News.UNSYNCED]
    desk.journal.close()


@POSIX
def test_a_folder_that_fails_to_sync_is_still_a_failure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_: int) -> None:
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    monkeypatch.setattr(os, "fsync", refuse)
    with pytest.raises(OSError, match="Input/output"):
        write_whole(RealDisk(), tmp_path / "file", b"content")


@pytest.fixture
def lockless(monkeypatch: pytest.MonkeyPatch) -> None:
    """Take the locks from the real disk."""
    import fcntl

    def refuse(*_: object) -> None:
        raise OSError(errno.ENOLCK, os.strerror(errno.ENOLCK))

    monkeypatch.setattr(fcntl, "flock", refuse)


@POSIX
@pytest.mark.usefixtures("lockless")
def test_a_real_disk_without_locks_saves_and_says_it_once(tmp_path: Path) -> None:
    desk = desk_on(RealDisk(), folder=tmp_path / "games")
    desk.play(40)
    assert desk.faults == []
    assert is_saved(desk)
    assert list(desk.journal.news) == [News.UNLOCKED]
    assert not desk.library.is_taken(desk.journal.folder)
    desk.journal.close()
    again = desk_on(RealDisk(), 2, tmp_path / "games")
    again.play(3)
    assert is_saved(again)
    assert list(again.journal.news) == [News.UNLOCKED]
    again.journal.close()
    assert again.library.throw_away(again.journal.folder)


@POSIX
@pytest.mark.parametrize("code", [errno.EIO, errno.EACCES])
def test_another_failure_to_lock_is_no_lack_of_locks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    import fcntl

    def refuse(*_: object) -> None:
        raise OSError(code, os.strerror(code))

    monkeypatch.setattr(fcntl, "flock", refuse)
    with pytest.raises(OSError, match=os.strerror(code)):
        take_lock(RealDisk(), tmp_path)


@pytest.mark.parametrize("seed", range(5))
def test_two_sessions_without_locks_part_when_they_meet(seed: int) -> None:
    """In every order of play, each ends up whole in a folder of its own."""
    disk, rng = SimulatedDisk(), Random(seed)
    disk.has_locks = False
    one = desk_on(disk)
    one.play(10)
    two = desk_on(disk, 2)
    assert two.journal.folder == one.journal.folder
    for _ in range(20):
        rng.choice((one, two)).play(1)
        rng.choice((one, two)).journal.mend()
    for desk in (one, two):
        desk.play(1)
        desk.journal.mend()
        assert desk.faults == []
    for desk in (one, two):
        assert is_saved(desk)
    assert one.journal.folder != two.journal.folder
    news = [*one.journal.news, *two.journal.news]
    assert news.count(News.UNLOCKED) == 2
    assert News.ELSEWHERE in news


def test_a_folder_that_is_removed_on_a_disk_without_locks_is_made_again() -> None:
    disk = SimulatedDisk()
    disk.has_locks = False
    desk = desk_on(disk)
    disk.remove_folder(desk.journal.folder)
    desk.play(1)
    assert is_saved(desk)
    assert list(desk.journal.news) == [News.UNLOCKED, News.RENEWED]
    assert [news.is_of_disk for news in desk.journal.news] == [True, False]


class Refusing(Journal):
    """Saves nothing where it gets no lock."""

    def _make_ready(self) -> None:
        super()._make_ready()
        if self._lock is not None and self._lock.file is None:
            raise OSError(errno.ENOLCK, os.strerror(errno.ENOLCK))


def test_a_journal_that_insists_on_a_lock_is_caught() -> None:
    disk = SimulatedDisk()
    disk.has_locks = False
    desk = Desk(disk, Random(1), Refusing)
    desk.sit_down()
    with suppress(OSError):
        assert not is_saved(desk)
    assert desk.faults
