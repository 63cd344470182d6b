"""The real disk, and whole files on it."""

import errno
import os
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import pytest

from changcheng_qt.saves.atomic import BESIDE, make_folders, write_all, write_for_now, write_whole
from changcheng_qt.saves.disk import PRIVATE_FILE, SHARED_FILE, RealDisk
from tests.saves.simulated_disk import SimulatedDisk
from tests.saves.spoilt_disk import SpoiltDisk

DISK = RealDisk()
CLOSE = () if sys.platform == "win32" else ("close",)
"""A call that leaves a file open if it fails, and Windows removes no open file."""


def test_a_file_is_written_read_and_found(tmp_path: Path) -> None:
    file = tmp_path / "file"
    write_whole(DISK, file, b"one\r\ntwo\n")
    assert DISK.read(file, 100) == b"one\r\ntwo\n"
    assert DISK.read(file, 4) == b"one\r"
    assert DISK.changed(file) == file.stat().st_mtime_ns
    assert DISK.names(tmp_path) == ["file"]


@pytest.mark.parametrize("reason", [errno.EINVAL, errno.ENOTDIR])
def test_a_file_is_no_folder_even_if_the_system_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, reason: int
) -> None:
    def refuse(_: Path) -> list[str]:
        raise OSError(reason, "bad name")

    monkeypatch.setattr("changcheng_qt.saves.disk.os.listdir", refuse)
    (tmp_path / "table.json").write_text("{}")
    with pytest.raises(NotADirectoryError):
        DISK.names(tmp_path / "table.json")
    with pytest.raises(OSError, match="bad name"):
        DISK.names(tmp_path)


def test_a_file_grows_at_its_end(tmp_path: Path) -> None:
    write_whole(DISK, tmp_path / "file", b"one")
    handle = DISK.open_end(tmp_path / "file")
    write_all(DISK, handle, b" two")
    DISK.sync(handle)
    DISK.close(handle)
    assert (tmp_path / "file").read_bytes() == b"one two"
    with pytest.raises(FileNotFoundError):
        DISK.open_end(tmp_path / "other")


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such modes")
def test_shared_files_are_for_others_too(tmp_path: Path) -> None:
    write_whole(DISK, tmp_path / "mine", b"")
    write_whole(DISK, tmp_path / "ours", b"", SHARED_FILE)
    assert (tmp_path / "mine").stat().st_mode & 0o777 == PRIVATE_FILE
    assert (tmp_path / "ours").stat().st_mode & 0o444 == 0o444


def test_folders_are_made_with_those_above(tmp_path: Path) -> None:
    synced = []

    class Watched(RealDisk):
        def sync_folder(self, folder: Path) -> bool:
            synced.append(folder)
            return super().sync_folder(folder)

    make_folders(Watched(), tmp_path / "a" / "b")
    assert synced == [tmp_path, tmp_path / "a"]
    make_folders(Watched(), tmp_path / "a" / "b")
    assert (tmp_path / "a" / "b").is_dir()


def test_a_lock_is_held_once(tmp_path: Path) -> None:
    lock = DISK.lock(tmp_path / "lock")
    assert lock is not None
    assert DISK.lock(tmp_path / "lock") is None
    DISK.close(lock)
    other = DISK.lock(tmp_path / "lock")
    assert other is not None
    DISK.close(other)


@pytest.mark.parametrize("name", ["a" * 256, "a" * 400])
def test_a_name_that_is_too_long_is_no_missing_folder(tmp_path: Path, name: str) -> None:
    with pytest.raises(OSError, match=os.strerror(errno.ENAMETOOLONG)):
        DISK.open_new(tmp_path / name, PRIVATE_FILE)


@pytest.mark.skipif(sys.platform == "win32", reason="it locks in another way")
def test_a_disk_without_locks_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import fcntl

    def refuse(*_: object) -> None:
        raise OSError(errno.ENOLCK, os.strerror(errno.ENOLCK))

    monkeypatch.setattr(fcntl, "flock", refuse)
    with pytest.raises(OSError, match="locks"):
        DISK.lock(tmp_path / "lock")


@pytest.mark.parametrize("call", ["open_new", "write", "sync", *CLOSE, "replace"])
def test_a_failed_write_leaves_the_old_file_and_nothing_else(tmp_path: Path, call: str) -> None:
    def refuse(name: str) -> None:
        if name == call:
            raise OSError(errno.EIO, os.strerror(errno.EIO))

    write_whole(DISK, tmp_path / "file", b"old")
    with pytest.raises(OSError, match="Input/output"):
        write_whole(SpoiltDisk(DISK, refuse), tmp_path / "file", b"new")
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == {"file": b"old"}


def test_a_folder_that_cannot_be_synced_is_reported(tmp_path: Path) -> None:
    def refuse(name: str) -> None:
        if name == "sync_folder":
            raise OSError(errno.EIO, os.strerror(errno.EIO))

    with pytest.raises(OSError, match="Input/output"):
        write_whole(SpoiltDisk(DISK, refuse), tmp_path / "file", b"new")
    assert (tmp_path / "file").read_bytes() == b"new"


def test_a_disk_that_takes_nothing_is_no_endless_loop(tmp_path: Path) -> None:
    class Sated(RealDisk):
        def write(self, handle: int, content: memoryview) -> int:
            return 0

    with pytest.raises(OSError, match="takes nothing"):
        write_whole(Sated(), tmp_path / "file", b"new")
    assert not list(tmp_path.glob(f"*{BESIDE}"))


@pytest.mark.parametrize("code", [errno.EINVAL, errno.ENOTSUP, errno.ENOSYS, errno.EACCES])
@pytest.mark.skipif(sys.platform == "win32", reason="it syncs no folder")
def test_a_disk_without_folder_syncs_still_writes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    def refuse(_: int) -> None:
        raise OSError(code, os.strerror(code))

    monkeypatch.setattr(os, "fsync", refuse)
    assert not DISK.sync_folder(tmp_path)
    write_whole(DISK, tmp_path / "file", b"content")
    assert (tmp_path / "file").read_bytes() == b"content"


def test_a_status_tells_one_file_from_another(tmp_path: Path) -> None:
    for name in ("file", "other"):
        write_whole(DISK, tmp_path / name, b"one")
    handle = DISK.open_end(tmp_path / "file")
    held = DISK.status_of(handle)
    assert held.size == 3
    assert held == DISK.status(tmp_path / "file")
    assert not held.is_same_file(DISK.status(tmp_path / "other"))
    DISK.close(handle)


@pytest.mark.skipif(sys.platform == "win32", reason="an open file keeps its name there")
@pytest.mark.parametrize("is_real", [True, False])
def test_an_open_file_shows_what_becomes_of_its_name(tmp_path: Path, is_real: bool) -> None:
    disk = DISK if is_real else SimulatedDisk()
    make_folders(disk, tmp_path)
    for path, meddle in (
        (tmp_path / "renamed", lambda path: disk.replace(path, tmp_path / "other")),
        (tmp_path / "removed", disk.remove),
        (tmp_path / "replaced", lambda path: write_whole(disk, path, b"")),
    ):
        write_whole(disk, path, b"content")
        handle = disk.open_end(path)
        before = disk.status_of(handle)
        assert disk.status_of(handle) == before
        meddle(path)
        assert disk.status_of(handle) != before
        assert disk.status_of(handle).is_same_file(before)
        disk.close(handle)


Linking: TypeAlias = tuple[RealDisk | SimulatedDisk, Path]


def make_link(disk: RealDisk | SimulatedDisk, path: Path, target: Path) -> None:
    if isinstance(disk, SimulatedDisk):
        disk.link(path, target)
    else:
        path.symlink_to(target)


@pytest.fixture(params=["real", "simulated"])
def linking(request: pytest.FixtureRequest, tmp_path: Path) -> Linking:
    """Return a disk with two folders, and the place of these."""
    if request.param == "real" and sys.platform == "win32":
        pytest.skip("links need rights there")
    disk = RealDisk() if request.param == "real" else SimulatedDisk()
    place = tmp_path if request.param == "real" else Path("/place")
    for folder in (place / "here", place / "there"):
        make_folders(disk, folder)
    return disk, place


@pytest.mark.parametrize("write", [write_whole, write_for_now])
@pytest.mark.parametrize("is_there", [True, False])
def test_a_link_stays_a_link_and_its_target_is_written(
    linking: Linking, write: Callable[..., object], is_there: bool
) -> None:
    """A target that is missing is made; links to links and through folders are followed."""
    disk, place = linking
    target = place / "there" / "file"
    if is_there:
        write_whole(disk, target, b"old")
    make_link(disk, place / "here" / "link", Path("..", "folder", "file"))
    make_link(disk, place / "folder", place / "there")
    make_link(disk, place / "here" / "other", Path("link"))
    for name in ("link", "other"):
        write(disk, place / "here" / name, name.encode())
        assert disk.read(target, 9) == disk.read(place / "here" / name, 9) == name.encode()
        assert disk.real(place / "here" / name) == disk.real(target)
    assert disk.names(place / "there") == ["file"]
    assert sorted(disk.names(place / "here")) == ["link", "other"]


def test_links_that_lead_nowhere_are_refused(
    linking: Linking,
) -> None:
    disk, place = linking
    make_link(disk, place / "here" / "circle", Path("circle"))
    make_link(disk, place / "here" / "dead", place / "nowhere" / "file")
    with pytest.raises(OSError, match=re.escape(os.strerror(errno.ELOOP))):
        write_whole(disk, place / "here" / "circle", b"content")
    with pytest.raises(FileNotFoundError):
        write_whole(disk, place / "here" / "dead", b"content")
    assert sorted(disk.names(place / "here")) == ["circle", "dead"]


def test_a_closed_folder_is_read_by_nobody() -> None:
    disk, folder = SimulatedDisk(), Path("/closed/inner")
    make_folders(disk, folder)
    write_whole(disk, folder / "file", b"content")
    write_whole(disk, Path("/elsewhere"), b"content")
    disk.link(folder / "link", Path("/elsewhere"))
    disk.closed.add(folder.parent)
    for call in (
        lambda: disk.read(folder / "link", 9),
        lambda: disk.names(folder),
        lambda: disk.read(folder / "file", 9),
        lambda: disk.status(folder / "file"),
        lambda: disk.lock(folder / "lock"),
        lambda: disk.open_new(folder / "new", PRIVATE_FILE),
    ):
        with pytest.raises(PermissionError):
            call()


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")
def test_a_path_is_within_a_folder_however_it_is_spelled(tmp_path: Path) -> None:
    place = tmp_path / "place"
    (place / "inner").mkdir(parents=True)
    (tmp_path / "link").symlink_to(place / "inner")
    for path in (place, place / "new", place / "inner" / ".." / "x", tmp_path / "link" / "x"):
        assert DISK.is_within(path, place)
    assert not DISK.is_within(tmp_path / "other" / "place", place)
    assert not DISK.is_within(place, tmp_path / "nowhere")


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")
def test_a_folder_goes_with_everything_in_it_and_a_link_by_itself(tmp_path: Path) -> None:
    (tmp_path / "full" / "inner").mkdir(parents=True)
    (tmp_path / "full" / "inner" / "file").touch()
    (tmp_path / "kept").mkdir()
    (tmp_path / "link").symlink_to(tmp_path / "kept")
    (tmp_path / "file").touch()
    for name in ("full", "link", "file"):
        DISK.remove_folder(tmp_path / name)
    assert DISK.names(tmp_path) == ["kept"]


def test_only_regular_files_are_read(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    with pytest.raises(OSError, match=r"regular file|Permission|Is a directory"):
        DISK.read(tmp_path / "folder", 10)


def test_the_end_of_a_file_is_read(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(b"0123456789")
    assert [DISK.read_end(file, most) for most in (0, 3, 10, 99)] == [
        *(b"", b"789"),
        *(b"0123456789", b"0123456789"),
    ]
    with pytest.raises(OSError, match=r"regular|Permission"):
        DISK.read_end(tmp_path, 3)
