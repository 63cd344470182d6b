"""The disks that stand in for Windows' are as that is, and so is Windows' own: case does not count
in a name, some names are no files, and an open file keeps its name.
"""

import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from changcheng_qt.saves import in_use
from changcheng_qt.saves.aside import ASIDE, keep_unread
from changcheng_qt.saves.atomic import make_folders, write_whole
from changcheng_qt.saves.disk import PRIVATE_FILE, Disk, RealDisk
from changcheng_qt.saves.savefile import SUFFIX
from tests.saves.windows_disk import WindowsDisk
from tests.saves.windows_files import WindowsFiles

MOST = 100
DISKS: dict[str, Callable[[Path], Disk]] = {
    "in memory": lambda folder: WindowsDisk(),
    "in a folder": WindowsFiles,
    "real": lambda folder: RealDisk(),
}
on_windows = pytest.mark.skipif(sys.platform != "win32", reason="as on Windows alone")
not_on_wine = pytest.mark.skipif(sys.platform == "win32", reason="not under Wine, or not always")


@pytest.fixture(params=["in memory", "in a folder", pytest.param("real", marks=on_windows)])
def disk(request: pytest.FixtureRequest, tmp_path: Path) -> Disk:
    made = DISKS[request.param](tmp_path)
    make_folders(made, tmp_path / "Games")
    return made


@pytest.fixture
def place(tmp_path: Path) -> Path:
    return tmp_path / "Games"


def write(disk: Disk, file: Path) -> None:
    """Write a file in place, with its own name as content."""
    handle = disk.open_new(file, PRIVATE_FILE)
    disk.write(handle, memoryview(file.name.encode()))
    disk.close(handle)


def test_names_that_differ_in_case_are_of_one_file(disk: Disk, place: Path) -> None:
    """It keeps the case that it was made with."""
    write(disk, place / "Été.txt")
    write(disk, place.with_name("GAMES") / "éTÉ.TXT")
    assert disk.names(place) == ["Été.txt"]
    assert disk.read(place / "ÉTÉ.txt", MOST) == "éTÉ.TXT".encode()
    assert disk.status(place / "été.txt") == disk.status(place / "Été.txt")
    assert disk.is_within(place.with_name("games") / "ÉTÉ.txt", place)
    with pytest.raises(FileExistsError):
        disk.make_folder(place.with_name("gAMES"))


def test_letters_that_are_no_capitals_of_each_other_are_told_apart(disk: Disk, place: Path) -> None:
    names = ["Strasse", "Straße", "kIta", "kıta"]
    for name in names:
        write(disk, place / name)
    assert sorted(disk.names(place)) == sorted(names)


@not_on_wine
def test_a_file_is_renamed_by_its_case_alone(disk: Disk, place: Path) -> None:
    write(disk, place / "game")
    disk.replace(place / "GAME", place / "Game")
    assert disk.names(place) == ["Game"]
    disk.replace(place, place.with_name("games"))
    assert disk.names(place.parent) == ["games"]
    assert disk.read(place / "game", MOST) == b"game"


def test_a_file_replaces_one_in_another_case(
    monkeypatch: pytest.MonkeyPatch, disk: Disk, place: Path
) -> None:
    monkeypatch.setattr(in_use, "sleep", lambda seconds: None)
    write(disk, place / "game")
    write_whole(disk, place / "GAME", b"new")
    assert [name.lower() for name in disk.names(place)] == ["game"]
    assert disk.read(place / "game", MOST) == b"new"
    disk.remove(place / "gAME")
    assert disk.names(place) == []


@pytest.mark.parametrize("name", ["Mei.", "Mei ", "Mei . ."])
def test_dots_and_spaces_at_the_end_of_a_name_go(disk: Disk, place: Path, name: str) -> None:
    write(disk, place / name)
    assert disk.names(place) == ["Mei"]
    assert disk.read(place / "mei.", MOST) == name.encode()


@pytest.mark.parametrize("name", ["NUL.", "nul", "CON", "Com1.txt", "lpt9 .txt", "a:b", "why?"])
@not_on_wine
def test_some_names_are_no_files(disk: Disk, place: Path, name: str) -> None:
    with pytest.raises(OSError, match="Invalid argument"):
        write(disk, place / name)
    assert disk.names(place) == []


@not_on_wine
def test_an_open_file_keeps_its_name(
    monkeypatch: pytest.MonkeyPatch, disk: Disk, place: Path
) -> None:
    monkeypatch.setattr(in_use, "sleep", lambda seconds: None)
    write(disk, place / "other")
    handle = disk.open_new(place / "game", PRIVATE_FILE)
    changes: tuple[Callable[[], None], ...] = (
        lambda: disk.replace(place / "other", place / "GAME"),
        lambda: disk.replace(place / "Game", place / "third"),
        lambda: disk.replace(place, place.with_name("Elsewhere")),
        lambda: disk.remove(place / "gAme"),
        lambda: disk.remove_folder(place),
    )
    for refused in changes:
        with pytest.raises(PermissionError):
            refused()
    assert sorted(disk.names(place)) == ["game", "other"]
    disk.close(handle)


def test_a_power_cut_leaves_one_spelling() -> None:
    """Whichever of the changes of a name it leaves."""
    disk = WindowsDisk()
    write_whole(disk, Path("/game"), b"")
    disk.remove(Path("/game"))
    write(disk, Path("/GAME"))
    left = [disk.after_power_cut(Random(seed)).names(Path("/")) for seed in range(40)]
    assert all(len({name.lower() for name in names}) == len(names) for names in left)
    assert ["game"] in left
    assert ["GAME"] in left


UNREAD = Path(f"/game{SUFFIX}")


def kept_unread() -> set[bytes]:
    """Put a file aside next to one that somebody gave the name of such a file, in capitals; return
    what is there then.
    """
    disk = WindowsDisk()
    for file in (UNREAD, UNREAD.with_name(f"{ASIDE}-1".upper())):
        write(disk, file)
    keep_unread(disk, UNREAD)
    return {disk.read(UNREAD.with_name(name), MOST) for name in disk.names(UNREAD.parent)}


def test_a_file_that_is_put_aside_replaces_none_in_another_case() -> None:
    assert kept_unread() == {UNREAD.name.encode(), f"{ASIDE}-1".upper().encode()}
