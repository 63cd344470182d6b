"""Two sessions that play one game, since a lock was removed under one of them: each ends up with a
file of its own. Locks and files that change while they are opened.
"""

import errno
import os
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from changcheng_qt.saves.disk import RealDisk
from changcheng_qt.saves.errors import News
from changcheng_qt.saves.held import LOCK, hold, release, take_lock
from changcheng_qt.saves.journal import Journal
from changcheng_qt.saves.library import Library
from tests.saves.careless import Lockless
from tests.saves.desk import Desk
from tests.saves.other_programs import file_of, is_saved, kept
from tests.saves.simulated_disk import SimulatedDisk
from tests.saves.spoilt_disk import SpoiltDisk

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="an open file keeps its name there")


def sit_down_too(desk: Desk) -> Desk:
    other = Desk(desk.disk, Random(8), folder=desk.journal.folder.parent)
    other.sit_down()
    return other


def remove(path: Path) -> None:
    path.unlink()


def rename(path: Path) -> None:
    path.rename(path.with_name("another name"))


def replace_by_a_copy(path: Path) -> None:
    path.with_name("copy").touch()
    path.with_name("copy").replace(path)


WAYS = [remove, rename, replace_by_a_copy]


@pytest.mark.no_cover
@pytest.mark.parametrize("take_away", WAYS)
@pytest.mark.parametrize("first", ["loser", "winner", "look"])
def test_two_sessions_never_write_one_file(
    desk: Desk, first: str, take_away: Callable[[Path], None]
) -> None:
    """The lock is taken away, another session takes the game, and both play on, in either order."""
    folder, before = desk.journal.folder, desk.encoder.whole()
    take_away(folder / LOCK)
    other = sit_down_too(desk)
    assert other.journal.folder == folder
    assert other.encoder.whole() == before
    if first == "winner":
        other.play(2)
    if first == "look":
        desk.journal.mend()
    desk.play(3)
    other.play(3)
    desk.play(3)
    assert (desk.faults, other.faults) == ([], [])
    assert desk.journal.folder != folder == other.journal.folder
    assert is_saved(desk)
    assert is_saved(other)
    assert list(desk.journal.news) == [News.ELSEWHERE]
    assert list(other.journal.news) == []
    assert kept(desk) == {desk.encoder.whole(), other.encoder.whole()}
    other.journal.close()


def test_a_lock_that_is_removed_is_taken_again_first(desk: Desk) -> None:
    """Then the other session finds it held."""
    (desk.journal.folder / LOCK).unlink()
    desk.journal.mend()
    other = sit_down_too(desk)
    assert other.journal.folder != desk.journal.folder
    other.journal.close()


def test_leftovers_of_another_session_are_kept(desk: Desk) -> None:
    """It took the game and is gone when that is noticed."""
    (desk.journal.folder / LOCK).unlink()
    other = sit_down_too(desk)
    other.play(4)
    other.journal.close()
    desk.play(2)
    assert is_saved(desk)
    assert kept(desk) == {desk.encoder.whole(), other.encoder.whole()}
    assert list(desk.journal.news) == [News.SET_ASIDE]


def test_a_game_without_another_folder_says_that_it_is_busy(desk: Desk) -> None:
    other = Journal(desk.disk, desk.journal.folder, desk.encoder.whole())
    with pytest.raises(OSError, match="busy"):
        other.mend()
    other.close()


@pytest.mark.parametrize("take_away", WAYS)
def test_a_session_that_trusts_its_lock_is_caught(
    tmp_path: Path, take_away: Callable[[Path], None]
) -> None:
    desk = Desk(RealDisk(), Random(4), Lockless, tmp_path / "games")
    desk.sit_down()
    desk.play(30)
    take_away(desk.journal.folder / LOCK)
    other = sit_down_too(desk)
    desk.play(1)
    assert desk.journal.folder == other.journal.folder
    assert file_of(desk).read_bytes() != other.encoder.whole(), "both write one file"
    for one in (desk, other):
        one.journal.close()


def test_a_lock_file_that_is_removed_while_it_is_locked_is_locked_again(tmp_path: Path) -> None:
    def open_file(path: Path) -> int | None:
        handle = disk.lock(path)
        if not opened:
            path.unlink()
        opened.append(handle)
        return handle

    disk, opened = RealDisk(), list[int | None]()
    held = hold(disk, tmp_path / LOCK, open_file)
    assert held
    assert len(opened) == 2
    assert held.is_in_place(disk)
    assert disk.lock(tmp_path / LOCK) is None
    disk.close(held.handle)


def test_a_handle_is_closed_where_its_status_cannot_be_read(tmp_path: Path) -> None:
    def refuse(name: str) -> None:
        if name == "status_of":
            raise OSError(errno.EIO, os.strerror(errno.EIO))

    disk = SpoiltDisk(RealDisk(), refuse)
    with pytest.raises(OSError, match="Input/output"):
        hold(disk, tmp_path / LOCK, disk.lock)
    lock = RealDisk().lock(tmp_path / LOCK)
    assert lock is not None
    RealDisk().close(lock)


def test_a_lock_in_a_moved_folder_is_kept_but_not_in_place(tmp_path: Path) -> None:
    disk, folder = RealDisk(), tmp_path / "game"
    folder.mkdir()
    lock = take_lock(disk, folder)
    assert lock
    assert lock.is_kept(disk)
    folder.rename(tmp_path / "elsewhere")
    assert lock.is_kept(disk)
    assert not lock.holds(disk)
    release(disk, lock.file)


def test_a_lock_file_that_was_touched_is_compared_with_its_path(tmp_path: Path) -> None:
    disk = RealDisk()
    lock = take_lock(disk, tmp_path)
    assert lock
    assert lock.file
    (tmp_path / LOCK).chmod(0o640)
    assert not lock.file.is_untouched(disk)
    assert lock.is_kept(disk)
    release(disk, lock.file)


class Forgetful(SimulatedDisk):
    """Gives a file another number each time it is asked, as some network disks do."""

    def status(self, path: Path):  # type: ignore[no-untyped-def]  # noqa: ANN201
        self.asked = getattr(self, "asked", 0) + 1
        found = super().status(path)
        return found._replace(number=-self.asked)


def test_a_disk_without_steady_numbers_is_used_by_length() -> None:
    disk = Forgetful()
    desk = Desk(disk, Random(4))
    desk.sit_down()
    desk.play(20)
    assert desk.faults == []
    assert list(desk.journal.news) == []
    disk.remove(file_of(desk))
    desk.play(1)
    assert disk.read(file_of(desk), 10**7) == desk.encoder.whole()
    assert list(desk.journal.news) == [News.RENEWED]
    assert desk.library.is_taken(desk.journal.folder)


def test_a_file_whose_name_is_locked_elsewhere_meanwhile_is_taken(tmp_path: Path) -> None:
    """Nobody gets a lock whose file never stays in place, once it is held by somebody else."""

    def open_file(path: Path) -> int | None:
        opened.append(path)
        return None if len(opened) > 5 else os.open(tmp_path, os.O_RDONLY)

    opened: list[Path] = []
    (tmp_path / LOCK).touch()
    assert hold(RealDisk(), tmp_path / LOCK, open_file) is None


def test_a_copy_of_a_game_has_its_title(tmp_path: Path) -> None:
    library = Library(RealDisk(), tmp_path, Random(1))
    desk = Desk(RealDisk(), Random(1), folder=tmp_path)
    desk.sit_down()
    assert not library.new_folder_like(desk.journal.folder).exists()
    library.rename(desk.journal.folder, "Mine")
    copy = Journal(RealDisk(), library.new_folder_like(desk.journal.folder), desk.encoder.whole())
    copy.mend()
    assert [game.title for game in library.games()] == ["Mine", "Mine"]
    for one in (copy, desk.journal):
        one.close()
