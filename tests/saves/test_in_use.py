"""Files that another program has open for a moment, or for good, as on Windows."""

import errno
import os
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from changcheng_qt.saves import disk as of_disk
from changcheng_qt.saves import in_use
from changcheng_qt.saves.disk import RealDisk
from changcheng_qt.saves.journal import Journal
from changcheng_qt.saves.recovery import FILE, recover
from tests.effort import effort
from tests.saves.desk import Desk, MakeJournal
from tests.saves.windows_disk import (
    ACCESS_DENIED,
    NOT_EMPTY,
    SHARING_VIOLATION,
    Refused,
    WindowsDisk,
)

ALL = 10**7
NOT_FOUND = 2
"""A code of Windows for which no program is to blame."""
DISK = RealDisk()
Call = Callable[[Path], None]
CALLS: dict[str, Call] = {
    "replace": lambda place: DISK.replace(place / "file", place / "other"),
    "remove": lambda place: DISK.remove(place / "file"),
    "remove_folder": lambda place: DISK.remove_folder(place / "folder"),
}


class Busy:
    """Refuses every call of the system that changes names, a number of times with a code."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, code: int) -> None:
        self.code = code
        self.left = 0
        self.slept: list[float] = []
        monkeypatch.setattr(in_use, "sleep", self.slept.append)
        for module, name in ((of_disk, "_replace"), (os, "unlink"), (shutil, "rmtree")):
            monkeypatch.setattr(module, name, self._refusing(getattr(module, name)))

    def _refusing(self, call: Callable[..., None]) -> Callable[..., None]:
        def refusing(*arguments: object, **named: object) -> None:
            if self.left:
                self.left -= 1
                raise Refused(self.code)
            call(*arguments, **named)

        return refusing


@pytest.fixture
def place(tmp_path: Path) -> Path:
    for folder in ("place", "place/folder"):
        (tmp_path / folder).mkdir()
    (tmp_path / "place" / "file").touch()
    return tmp_path / "place"


@pytest.mark.parametrize("name", CALLS)
@pytest.mark.parametrize("code", [ACCESS_DENIED, SHARING_VIOLATION, NOT_EMPTY])
def test_the_real_disk_repeats_a_call_that_is_refused_for_a_moment(
    monkeypatch: pytest.MonkeyPatch, place: Path, name: str, code: int
) -> None:
    before = sorted(DISK.names(place))
    busy = Busy(monkeypatch, code)
    busy.left = len(in_use.PAUSES)
    CALLS[name](place)
    assert sorted(DISK.names(place)) != before
    assert 0.8 < sum(busy.slept) < 1.2


@pytest.mark.parametrize("name", CALLS)
@pytest.mark.parametrize(
    ("code", "attempts"), [(SHARING_VIOLATION, len(in_use.PAUSES) + 1), (NOT_FOUND, 1)]
)
def test_a_call_that_is_refused_for_good_fails(
    monkeypatch: pytest.MonkeyPatch, place: Path, name: str, code: int, attempts: int
) -> None:
    """At once where no open file can be the reason."""
    busy = Busy(monkeypatch, code)
    busy.left = attempts
    with pytest.raises(Refused):
        CALLS[name](place)
    assert busy.left == 0
    assert len(busy.slept) == attempts - 1


@pytest.mark.parametrize("name", CALLS)
@pytest.mark.parametrize("is_open", [True, False])
def test_an_open_file_is_told_from_a_lack_of_rights(
    monkeypatch: pytest.MonkeyPatch, place: Path, name: str, is_open: bool
) -> None:
    """Where Windows only says that access is denied."""
    busy = Busy(monkeypatch, ACCESS_DENIED)
    busy.left = len(in_use.PAUSES) + 1
    if is_open:
        monkeypatch.setattr(of_disk, "_is_open", Path.exists)
    with pytest.raises(PermissionError) as raised:
        CALLS[name](place)
    assert in_use.is_in_use(raised.value) == is_open


@pytest.mark.skipif(sys.platform != "win32", reason="other systems replace open files")
def test_windows_tells_an_open_file_from_a_lack_of_rights(
    monkeypatch: pytest.MonkeyPatch, place: Path
) -> None:
    monkeypatch.setattr(in_use, "sleep", lambda _: None)
    (place / "other").touch()
    with (place / "other").open("rb"), pytest.raises(PermissionError) as raised:
        DISK.replace(place / "file", place / "other")
    assert in_use.is_in_use(raised.value)
    CALLS["replace"](place)


def windows_desk(
    monkeypatch: pytest.MonkeyPatch, disk: WindowsDisk, make_journal: MakeJournal = Journal
) -> Desk:
    """Return a desk on a disk whose clock moves when the program sleeps."""
    monkeypatch.setattr(in_use, "sleep", disk.sleep)
    return Desk(disk, Random(1), make_journal)


@pytest.mark.no_cover
@pytest.mark.parametrize("seed", range(effort(sample=1, nightly=3)))
def test_games_are_saved_next_to_a_scanner(monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    disk = WindowsDisk(Random(seed))
    desk = windows_desk(monkeypatch, disk)
    for _ in range(4):
        desk.sit_down()
        desk.play(60)
        desk.journal.close()
        content = disk.read(desk.journal.folder / FILE, ALL)
        assert content == recover(disk, desk.journal.folder).content == desk.encoder.whole()
    assert desk.faults == []
    assert disk.refused > 10


def test_a_disk_that_repeats_nothing_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = windows_desk(monkeypatch, WindowsDisk(Random(1), lambda act, _: act()))
    desk.sit_down()
    desk.play(60)
    assert desk.faults


class Clinging(Journal):
    """Writes a whole file for every line, and keeps the old one open while the new one replaces
    it.
    """

    def append(self, lines: bytes) -> None:
        self._is_whole = False
        super().append(lines)

    def _close_file(self) -> None:
        """Leave the file open."""


def test_a_journal_that_replaces_its_own_open_file_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    disk = WindowsDisk(Random(1))
    desk = windows_desk(monkeypatch, disk, Clinging)
    desk.sit_down()
    desk.play(5)
    assert [fault for fault in desk.faults if in_use.is_in_use(fault)]


@pytest.mark.parametrize(("seconds", "is_moved"), [(0.5, True), (5, False)])
def test_a_game_goes_to_the_trash_once_no_program_reads_in_it(
    monkeypatch: pytest.MonkeyPatch, seconds: float, is_moved: bool
) -> None:
    disk = WindowsDisk(Random(1))
    desk = windows_desk(monkeypatch, disk)
    desk.sit_down()
    desk.journal.close()
    disk.sleep(1)
    (game,) = desk.library.games()
    disk.scan(game.folder / FILE, seconds)
    if is_moved:
        assert desk.library.throw_away(game.folder)
    else:
        with pytest.raises(Refused):
            desk.library.throw_away(game.folder)
    assert (len(desk.library.games()), len(desk.library.thrown_away())) == (
        (0, 1) if is_moved else (1, 0)
    )


@pytest.mark.parametrize("shares_removal", [False, True])
def test_the_trash_is_emptied_once_no_program_reads_in_it(
    monkeypatch: pytest.MonkeyPatch, *, shares_removal: bool
) -> None:
    disk = WindowsDisk(Random(1))
    disk.shares_removal = shares_removal
    desk = windows_desk(monkeypatch, disk)
    desk.sit_down()
    desk.journal.close()
    disk.sleep(1)
    (game,) = desk.library.games()
    desk.library.throw_away(game.folder)
    (thrown,) = desk.library.thrown_away()
    disk.sleep(1)
    disk.scan(thrown.folder / FILE, 0.5)
    desk.library.delete([thrown.folder])
    assert disk.refused
    assert disk.names(thrown.folder.parent) == []


@pytest.mark.parametrize(
    ("error", "is_known"),
    [
        (Refused(SHARING_VIOLATION), True),
        (Refused(33), True),
        (Refused(NOT_EMPTY), True),
        (Refused(ACCESS_DENIED), False),
        (in_use.InUse(errno.EACCES, "as `when_free` raises it"), True),
        (PermissionError(errno.EACCES, "as on Linux"), False),
    ],
)
def test_only_some_errors_are_surely_another_program(error: OSError, is_known: bool) -> None:
    assert in_use.is_in_use(error) == is_known
