"""Recovery uses the longest of a game's file and its backups, sets aside the other, and says so."""

import sys
from pathlib import Path
from random import Random

import pytest

from changcheng_qt.saves import recovery
from changcheng_qt.saves.errors import News
from changcheng_qt.saves.recovery import FILE, backup_files, recover
from changcheng_qt.saves.savefile import Prefix, read_prefix
from tests.saves.desk import Desk
from tests.saves.other_programs import (
    another_way,
    aside,
    file_of,
    is_saved,
    kept,
    link_to_itself,
    remove,
    replace_by,
    restore_older,
)


def leave(desk: Desk) -> Path:
    desk.journal.close()
    folder: Path = desk.journal.folder
    return folder


def come_back(desk: Desk) -> Desk:
    other = Desk(desk.disk, Random(5), folder=desk.journal.folder.parent)
    other.sit_down()
    desk.journal = other.journal
    return other


def test_a_backup_that_goes_further_than_an_older_copy_is_used(desk: Desk) -> None:
    folder = leave(desk)
    backup = backup_files(folder)[0].read_bytes()
    restore_older(folder / FILE)
    older = (folder / FILE).read_bytes()
    found = recover(desk.disk, folder)
    assert (found.content, found.news) == (backup, News.OVERTAKEN)
    other = come_back(desk)
    assert is_saved(other)
    assert other.encoder.whole() == backup
    assert aside(other) == [older]
    assert list(other.journal.news) == [], "recovery has said it"


def test_an_older_copy_that_went_another_way_becomes_a_game_of_its_own(desk: Desk) -> None:
    """Whichever goes further is played on."""
    other = another_way(desk, 1)
    desk.play(30)
    folder = leave(desk)
    backup = backup_files(folder)[0].read_bytes()
    replace_by(other)(folder / FILE)
    back = come_back(desk)
    assert back.encoder.whole() == backup
    assert kept(back) == {backup, other}


def test_a_longer_copy_that_went_another_way_is_used(desk: Desk) -> None:
    other = another_way(desk, 40)
    folder = leave(desk)
    replace_by(other)(folder / FILE)
    assert recover(desk.disk, folder).news is None
    back = come_back(desk)
    assert back.encoder.whole() == other
    assert backup_files(folder)[0].exists()


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")
def test_an_empty_file_is_damage_and_a_missing_one_is_missing(desk: Desk) -> None:
    folder = leave(desk)
    replace_by(b"")(folder / FILE)
    assert recover(desk.disk, folder).news is News.DAMAGED
    remove(folder / FILE)
    (folder / FILE).mkdir()
    assert recover(desk.disk, folder).news is News.DAMAGED
    (folder / FILE).rmdir()
    assert recover(desk.disk, folder).news is News.MISSING
    link_to_itself(file_of(desk)) if file_of(desk).exists() else file_of(desk).symlink_to(FILE)
    assert recover(desk.disk, folder).news is News.DAMAGED
    back = come_back(desk)
    assert is_saved(back)
    assert not file_of(back).is_symlink()
    assert list(back.journal.news) == []


def test_a_damaged_file_with_fewer_moves_is_damage(desk: Desk) -> None:
    folder = leave(desk)
    lines = (folder / FILE).read_bytes().splitlines(keepends=True)
    replace_by(b"".join([*lines[:9], b"bad\n"]))(folder / FILE)
    assert recover(desk.disk, folder).news is News.DAMAGED
    replace_by(b"".join([*lines[:9], b"half"]))(folder / FILE)
    assert recover(desk.disk, folder).news is News.OVERTAKEN


def test_only_the_file_is_played_where_backups_are_its_beginnings(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder, read = leave(desk), list[bytes]()

    def read_and_note(content: bytes) -> Prefix:
        read.append(content)
        return read_prefix(content)

    monkeypatch.setattr(recovery, "read_prefix", read_and_note)
    recover(desk.disk, folder)
    assert len(read) == 1


def test_recovery_that_believes_a_sound_file_is_caught(desk: Desk) -> None:
    """The negative control of the tests above: the file alone has fewer moves."""
    folder = leave(desk)
    best = recover(desk.disk, folder).match.log
    restore_older(folder / FILE)
    for file in backup_files(folder):
        file.unlink()
    assert len(recover(desk.disk, folder).match.log) < len(best)
