"""The file of a running game: lines appended, games put aside, backed up and locked."""

import errno
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from changcheng_qt.engine.match import Abandoned
from changcheng_qt.engine.seats import Player
from changcheng_qt.saves.aside import ASIDE
from changcheng_qt.saves.disk import RealDisk
from changcheng_qt.saves.errors import News, Problem, SaveError
from changcheng_qt.saves.held import LOCK
from changcheng_qt.saves.journal import Journal
from changcheng_qt.saves.lines import chain, read_lines
from changcheng_qt.saves.reading import DRAFT, FORMAT
from changcheng_qt.saves.record import Recorder, recording
from changcheng_qt.saves.recovery import FILE, Damage, backup_files, recover
from changcheng_qt.saves.savefile import JournalEncoder, read_match, record_to_bytes
from tests.saves.conftest import random_match
from tests.saves.desk import Desk
from tests.saves.spoilt_disk import SpoiltDisk

MakeDesk = Callable[..., Desk]
CORPUS = Path(__file__).parent / "corpus"


@pytest.fixture
def make_desk(tmp_path: Path) -> Iterator[MakeDesk]:
    """Play a while in a folder of the test's own."""
    made: list[Desk] = []

    def make(acts: int = 30, seed: int = 4, disk: SpoiltDisk | None = None) -> Desk:
        desk = Desk(disk or RealDisk(), Random(seed), folder=tmp_path / "kept" / "games")
        made.append(desk)
        desk.sit_down()
        desk.play(acts)
        return desk

    yield make
    for desk in made:
        desk.journal.close()


def again(desk: Desk) -> Desk:
    """Seat somebody else where somebody has left."""
    desk.journal.close()
    other = Desk(desk.disk, Random(5), folder=desk.journal.folder.parent)
    other.sit_down()
    desk.journal = other.journal
    return other


def file_of(desk: Desk) -> Path:
    file: Path = desk.journal.folder / FILE
    return file


def aside(desk: Desk) -> list[bytes]:
    return sorted(file.read_bytes() for file in desk.journal.folder.glob(f"{ASIDE}-*"))


def test_the_file_holds_what_was_written_down(make_desk: MakeDesk) -> None:
    desk = make_desk()
    assert desk.faults == []
    assert file_of(desk).read_bytes() == desk.encoder.whole()
    found = recover(desk.disk, desk.journal.folder)
    assert (found.match.log, found.damage) == (desk.match.log, Damage.NONE)


def test_nothing_more_is_nothing_to_sync(
    make_desk: MakeDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = make_desk()
    before = file_of(desk).read_bytes()
    with monkeypatch.context() as patched:
        patched.setattr(desk.disk, "sync", lambda _: pytest.fail("nothing has changed"))
        desk.journal.append(b"")
    assert file_of(desk).read_bytes() == before


def test_lines_of_a_scribe_are_those_of_the_whole_record() -> None:
    recorder = recording(random_match(3, steps=0), Random(1))
    match, encoder = recorder.match, JournalEncoder(recorder)
    match.watch(encoder.line)
    rng = Random(2)
    while (seat := match.to_act) is not None:
        match.submit(rng.choice(match.legal(seat)))
    assert encoder.whole() == record_to_bytes(recorder.record())
    match.seat_player(0, Player("Zoë"))
    match.abandon()
    assert match.log[-1] != Abandoned(), "a game that is over cannot be left"
    assert encoder.whole().count(b'"kind":"end"') == 1
    assert JournalEncoder(recorder).whole().count(b'"kind":"end"') == 1


def test_a_game_whose_boards_were_taken_back_goes_on() -> None:
    """A step on a board that is not there any more still has its name."""
    match, rng = random_match(3, steps=0), Random(2)
    encoder = JournalEncoder(recording(match, Random(1)))
    match.watch(encoder.line)
    while len(match.steps) < 60:
        assert match.to_act is not None
        match.submit(rng.choice(match.legal(match.to_act)))
    match.take_back(0, (0, 1))
    record, again = read_match(encoder.whole())
    resumed = Recorder(record, again, Random(3))
    assert JournalEncoder(resumed).whole() == encoder.whole()
    assert record_to_bytes(recording(match, Random(1)).record())


def test_a_good_file_is_not_touched_when_somebody_goes_on(make_desk: MakeDesk) -> None:
    desk = make_desk()
    before = file_of(desk).stat()
    other = again(desk)
    after = file_of(desk).stat()
    assert (before.st_ino, before.st_mtime_ns) == (after.st_ino, after.st_mtime_ns)
    other.play(3)
    assert file_of(desk).stat().st_ino == before.st_ino
    assert file_of(desk).read_bytes() == other.encoder.whole()


@pytest.mark.parametrize("tail", [b"half a li", b"a bad line\n", b"a bad line\nand half"])
def test_a_bad_tail_is_put_aside(make_desk: MakeDesk, tail: bytes) -> None:
    desk = make_desk()
    good = file_of(desk).read_bytes()
    file_of(desk).write_bytes(good + tail)
    assert recover(desk.disk, desk.journal.folder).is_damaged == (b"\n" in tail)
    other = desk
    for _ in range(2):
        other = again(desk)
        assert aside(desk) == [tail]
        assert file_of(desk).read_bytes() == good
    other.play(1)
    assert other.match.log[:-1] == desk.match.log


def test_a_damaged_beginning_is_what_backups_are_for(make_desk: MakeDesk) -> None:
    desk = make_desk()
    youngest = backup_files(desk.journal.folder)[0].read_bytes()
    damaged = b"?" + file_of(desk).read_bytes()[1:]
    file_of(desk).write_bytes(damaged)
    other = again(desk)
    assert other.encoder.whole() == youngest == file_of(desk).read_bytes()
    assert aside(desk) == [damaged]
    file_of(desk).write_bytes(b"worse")
    again(desk)
    assert aside(desk) == sorted([damaged, b"worse"])


def test_a_damaged_file_is_put_aside_once(make_desk: MakeDesk) -> None:
    """The next time that the file is written again it is a good one."""

    def refuse(name: str) -> None:
        if is_full and name == "write":
            raise OSError(errno.ENOSPC, "full")

    is_full = False
    desk = make_desk(disk=SpoiltDisk(RealDisk(), refuse))
    file_of(desk).write_bytes(b"damaged")
    other = again(desk)
    is_full = True
    other.match.seat_player(0, Player("Zoë"))
    is_full = False
    other.match.seat_player(0, Player("Ada"))
    assert len(other.faults) == 1
    assert aside(desk) == [b"damaged"]
    assert file_of(desk).read_bytes() == other.encoder.whole()


def test_a_game_in_an_older_format_is_written_again(tmp_path: Path) -> None:
    """Lines of the present format are never added to another."""
    (older,) = CORPUS.glob("2-running-sealed*")
    folder = tmp_path / "game"
    folder.mkdir()
    (folder / FILE).write_bytes(older.read_bytes())
    desk = Desk(RealDisk(), Random(1), folder=tmp_path)
    desk.sit_down()
    log = desk.match.log
    desk.match.seat_player(0, Player("Zoë"))
    desk.journal.close()
    assert recover(desk.disk, folder).match.log == desk.match.log != log
    assert (folder / FILE).read_bytes() == desk.encoder.whole()


@pytest.mark.parametrize("bad", [(), (1,), (1, 2)])
def test_the_backup_that_leads_furthest_is_used(make_desk: MakeDesk, bad: tuple[int, ...]) -> None:
    desk = make_desk(60)
    files = backup_files(desk.journal.folder)
    for number in bad:
        files[number - 1].write_bytes(b"bad")
    desk.journal.close()
    file_of(desk).unlink()
    found = recover(desk.disk, desk.journal.folder)
    assert (found.damage, found.news) == (Damage.MISSING, News.MISSING)
    assert found.content == files[len(bad)].read_bytes()


def test_a_file_damaged_in_the_middle_is_continued_by_a_backup(make_desk: MakeDesk) -> None:
    desk = make_desk(60)
    folder = desk.journal.folder
    lines = file_of(desk).read_bytes().splitlines(keepends=True)
    file_of(desk).write_bytes(b"".join([*lines[:9], b"bad\n", *lines[10:]]))
    assert recover(desk.disk, folder).content == backup_files(folder)[0].read_bytes()
    for file in backup_files(folder):
        file.unlink()
    found = recover(desk.disk, folder)
    assert (found.damage, found.content) == (Damage.TAIL, b"".join(lines[:9]))


def test_an_unreadable_file_is_reported_and_left_alone(make_desk: MakeDesk) -> None:
    desk = make_desk(2)
    for file in backup_files(desk.journal.folder):
        file.unlink(missing_ok=True)
    file_of(desk).write_bytes(b"nothing")
    with pytest.raises(SaveError) as caught:
        recover(desk.disk, desk.journal.folder)
    assert caught.value.problem is Problem.NOT_A_GAME
    desk.journal.close()
    file_of(desk).unlink()
    with pytest.raises(SaveError) as caught:
        recover(desk.disk, desk.journal.folder)
    assert caught.value.problem is Problem.UNREADABLE
    assert aside(desk) == []


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"format": FORMAT + 1}, Problem.NEWER_FORMAT),
        ({"draft": DRAFT + 1}, Problem.OTHER_DRAFT),
        ({"draft": DRAFT - 1}, Problem.OTHER_DRAFT),
    ],
)
def test_a_file_for_another_program_is_no_damage(
    make_desk: MakeDesk, change: dict[str, int], problem: Problem
) -> None:
    """It is left as it is, and no older backup is played in its place."""
    desk = make_desk()
    head, *rest = read_lines(desk.encoder.whole())
    content = b"".join(chain([{**head, **change}, *rest]))
    file_of(desk).write_bytes(content)
    with pytest.raises(SaveError) as caught:
        recover(desk.disk, desk.journal.folder)
    assert caught.value.problem is problem
    assert file_of(desk).read_bytes() == content
    assert aside(desk) == []


def test_three_generations_are_kept(make_desk: MakeDesk) -> None:
    desk = make_desk(0)
    contents = [desk.encoder.whole()]
    for _ in range(5):
        desk.journal.back_up()
        desk.match.seat_player(0, Player("Zoë"))
        contents.append(desk.encoder.whole())
    kept = [file.read_bytes() for file in backup_files(desk.journal.folder)]
    assert kept == contents[4:1:-1]


def test_a_failed_backup_is_reported_and_costs_no_older_one(make_desk: MakeDesk) -> None:
    def refuse(name: str) -> None:
        if is_full and name == "write":
            raise OSError(errno.ENOSPC, "full")

    is_full = False
    desk = make_desk(40, disk=SpoiltDisk(RealDisk(), refuse))
    before = [file.read_bytes() for file in backup_files(desk.journal.folder)]
    is_full = True
    desk.try_to(desk.journal.back_up)
    assert len(desk.faults) == 1
    assert [file.read_bytes() for file in backup_files(desk.journal.folder)] == before
    is_full = False
    desk.journal.mend()
    assert file_of(desk).read_bytes() == desk.encoder.whole()


def test_two_windows_never_write_one_game(make_desk: MakeDesk) -> None:
    desk = make_desk()
    library = Desk(RealDisk(), Random(6), folder=desk.journal.folder.parent).library
    assert library.take(desk.journal.folder) is None
    content = desk.encoder.whole()
    thief = Journal(RealDisk(), desk.journal.folder, content)
    with pytest.raises(OSError, match="busy"):
        thief.mend()
    desk.journal.close()
    thief.mend()
    thief.close()
    thief.close()


def test_a_game_without_a_lock_is_locked_when_it_is_written(make_desk: MakeDesk) -> None:
    """Where the disk gave no lock, nothing is believed to be written."""
    desk = make_desk()
    desk.journal.close()
    found = recover(desk.disk, desk.journal.folder)
    journal = Journal(desk.disk, desk.journal.folder, found.content, found)
    assert desk.disk.lock(desk.journal.folder / LOCK) is not None
    with pytest.raises(OSError, match="busy"):
        journal.append(b"")


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such modes")
def test_only_the_owner_may_look_in(make_desk: MakeDesk) -> None:
    folder = make_desk().journal.folder
    for path in (folder.parent, folder, *folder.iterdir()):
        assert path.stat().st_mode & 0o077 == 0
