"""Other programs move, remove, replace and link the files of a game that is played: it is noticed,
written again and told, and nothing that only they have is overwritten.
"""

import errno
import os
import sys
from pathlib import Path
from random import Random

import pytest

from changcheng_qt.saves.aside import ASIDE
from changcheng_qt.saves.disk import RealDisk
from changcheng_qt.saves.errors import News
from changcheng_qt.saves.journal import Journal
from changcheng_qt.saves.lines import LARGEST_FILE
from changcheng_qt.saves.recovery import FILE
from tests.saves.careless import Trusting
from tests.saves.desk import Desk
from tests.saves.other_programs import (
    Meddle,
    another_way,
    aside,
    copy_over,
    cut_short,
    file_of,
    is_saved,
    kept,
    link_to_copy,
    link_to_itself,
    link_to_nowhere,
    move_away,
    move_folder,
    remove,
    remove_folder,
    replace_by,
    replace_folder,
    restore_older,
)
from tests.saves.spoilt_disk import SpoiltDisk

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="an open file keeps its name there")

MEDDLERS = [
    *(copy_over, restore_older, move_away, remove, move_folder, remove_folder, replace_folder),
    *(link_to_copy, link_to_nowhere, link_to_itself, cut_short),
]


def news_of(meddle: Meddle) -> News:
    return News.SET_ASIDE if meddle is link_to_itself else News.RENEWED


@pytest.mark.no_cover
@pytest.mark.parametrize("meddle", MEDDLERS)
def test_the_next_command_notices(desk: Desk, meddle: Meddle) -> None:
    folder = desk.journal.folder
    meddle(file_of(desk))
    desk.play(1)
    assert desk.faults == []
    assert is_saved(desk)
    assert desk.journal.folder == folder
    assert list(desk.journal.news) == [news_of(meddle)]
    desk.play(5)
    assert is_saved(desk)
    assert list(desk.journal.news) == [news_of(meddle)], "it is told once"


@pytest.mark.no_cover
@pytest.mark.parametrize("meddle", MEDDLERS)
def test_a_look_notices(desk: Desk, meddle: Meddle) -> None:
    meddle(file_of(desk))
    desk.journal.mend()
    assert is_saved(desk)
    assert list(desk.journal.news) == [news_of(meddle)]


@pytest.mark.parametrize("meddle", MEDDLERS)
def test_the_lock_is_taken_again(desk: Desk, meddle: Meddle) -> None:
    meddle(file_of(desk))
    desk.play(1)
    assert desk.library.is_taken(desk.journal.folder)


def test_a_link_stays_a_link_and_its_target_is_renewed(desk: Desk) -> None:
    link_to_copy(file_of(desk))
    desk.play(5)
    assert file_of(desk).is_symlink()
    assert file_of(desk).resolve().read_bytes() == desk.encoder.whole()


def test_a_look_at_a_file_in_place_writes_nothing(tmp_path: Path) -> None:
    calls: list[str] = []
    desk = Desk(SpoiltDisk(RealDisk(), calls.append), Random(4), folder=tmp_path / "games")
    desk.sit_down()
    desk.play(1)
    calls.clear()
    desk.journal.mend()
    desk.journal.close()
    assert calls == ["status", "status", "close", "close"]


def test_a_file_that_goes_before_the_first_line_is_written_whole(desk: Desk) -> None:
    """Nobody has looked at it since it was recovered."""
    desk.journal.close()
    taken = desk.library.take_newest()
    assert taken is not None
    content = taken.recovered.content
    journal = Journal(desk.disk, taken.folder, content, taken.recovered, taken.lock)
    (taken.folder / FILE).unlink()
    journal.append(b"a line\n")
    journal.close()
    assert (taken.folder / FILE).read_bytes() == content + b"a line\n"


def test_a_file_that_is_no_game_is_kept_in_the_folder(desk: Desk) -> None:
    for content in (b"notes", desk.encoder.whole() + b"and more", b"notes"):
        replace_by(content)(file_of(desk))
        desk.play(1)
        assert is_saved(desk)
        assert content in aside(desk)
    assert len(aside(desk)) == 2
    assert list(desk.journal.news) == [News.SET_ASIDE] * 3


@pytest.mark.parametrize("size", [LARGEST_FILE + 1])
def test_a_file_too_large_for_a_game_is_kept_too(desk: Desk, size: int) -> None:
    replace_by(bytes(size))(file_of(desk))
    desk.play(1)
    assert is_saved(desk)
    assert aside(desk) == [bytes(size)]


def test_a_folder_in_place_of_the_file_is_kept(desk: Desk) -> None:
    file_of(desk).unlink()
    file_of(desk).mkdir()
    (file_of(desk) / "inner").touch()
    desk.play(1)
    assert is_saved(desk)
    assert [path.is_dir() for path in desk.journal.folder.glob(f"{ASIDE}-*")] == [True]
    assert list(desk.journal.news) == [News.SET_ASIDE]


def test_another_game_in_its_place_becomes_a_game_of_its_own(desk: Desk) -> None:
    other = another_way(desk)
    desk.library.rename(desk.journal.folder, "Mine")
    desk.play(1)
    replace_by(other)(file_of(desk))
    desk.play(1)
    assert is_saved(desk)
    contents = {desk.library.read(game.folder).content for game in desk.library.games()}
    assert contents == {other, desk.encoder.whole()}
    assert [game.title for game in desk.library.games()] == ["Mine", "Mine"]
    assert list(desk.journal.news) == [News.SET_ASIDE]
    assert aside(desk) == []


def test_a_file_that_is_replaced_while_it_is_written_is_no_success(tmp_path: Path) -> None:
    """It is reported, and the next call writes it again."""

    def meddle(name: str) -> None:
        if name == "open_end" and armed:
            armed.clear()
            replace_by(b"notes")(file_of(desk))

    armed: list[bool] = []
    desk = Desk(SpoiltDisk(RealDisk(), meddle), Random(4), folder=tmp_path / "games")
    desk.sit_down()
    desk.play(5)
    file_of(desk).unlink()
    armed.append(True)
    desk.play(1)
    assert [fault.errno for fault in desk.faults] == [errno.EAGAIN]
    desk.play(1)
    assert is_saved(desk)
    assert aside(desk) == [b"notes"]
    desk.journal.close()


def test_a_file_that_may_not_be_written_makes_room(tmp_path: Path) -> None:
    """Its folder may be."""

    def refuse(name: str) -> None:
        if name == "open_end" and armed:
            armed.clear()
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

    armed: list[bool] = []
    desk = Desk(SpoiltDisk(RealDisk(), refuse), Random(4), folder=tmp_path / "games")
    desk.sit_down()
    desk.journal.close()
    armed.append(True)
    desk.sit_down()
    assert desk.faults == []
    assert is_saved(desk)
    desk.journal.close()


def test_another_game_is_kept_once_however_often_the_disk_refuses(tmp_path: Path) -> None:
    def refuse(name: str) -> None:
        calls.append(name)
        if is_full and name == "replace" and calls.count(name) > 1:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    calls: list[str] = []
    is_full = False
    desk = Desk(SpoiltDisk(RealDisk(), refuse), Random(4), folder=tmp_path / "games")
    desk.sit_down()
    desk.play(30)
    other = another_way(desk)
    replace_by(other)(file_of(desk))
    calls.clear()
    is_full = True
    desk.play(3)
    is_full = False
    assert len(desk.faults) >= 3
    desk.journal.mend()
    assert sorted(kept(desk)) == sorted([other, desk.encoder.whole()])
    assert len(desk.library.games()) == 2
    desk.journal.close()


def test_a_status_that_cannot_be_read_is_a_failure(tmp_path: Path) -> None:
    """The game does not count as saved, and nothing is written again once it can be read."""

    def refuse(name: str) -> None:
        if is_bad and name == "status":
            raise OSError(errno.EIO, os.strerror(errno.EIO))

    is_bad = False
    desk = Desk(SpoiltDisk(RealDisk(), refuse), Random(4), folder=tmp_path / "games")
    desk.sit_down()
    desk.play(5)
    before = file_of(desk).stat().st_ino
    is_bad = True
    with pytest.raises(OSError, match="Input/output"):
        desk.journal.mend()
    is_bad = False
    desk.play(1)
    assert is_saved(desk)
    assert file_of(desk).stat().st_ino == before
    assert list(desk.journal.news) == []
    desk.journal.close()


@pytest.mark.no_cover
@pytest.mark.parametrize("meddle", MEDDLERS[:-1])
def test_a_trusting_journal_is_caught(tmp_path: Path, meddle: Meddle) -> None:
    desk = Desk(RealDisk(), Random(4), Trusting, tmp_path / "games")
    desk.sit_down()
    desk.play(30)
    meddle(file_of(desk))
    desk.play(1)
    desk.journal.close()
    with pytest.raises((AssertionError, OSError)):
        assert is_saved(desk)
