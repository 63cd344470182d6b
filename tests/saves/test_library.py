"""The games on this computer: listed, named, copied, thrown away and brought back."""

import errno
import os
from pathlib import Path
from random import Random
from shutil import copyfile, copytree
from typing import Any

import pytest

from changcheng_qt.saves import library as library_module
from changcheng_qt.saves.disk import RealDisk
from changcheng_qt.saves.errors import SaveError
from changcheng_qt.saves.held import LOCK
from changcheng_qt.saves.library import ABOUT, TRASH, Library, is_title
from changcheng_qt.saves.record import Recorder, recording
from changcheng_qt.saves.recovery import FILE
from changcheng_qt.saves.redaction import first_difference
from changcheng_qt.saves.savefile import JournalEncoder, read_match, record_to_bytes
from tests.effort import by_day
from tests.saves.conftest import Wound, random_match
from tests.saves.desk import Desk
from tests.saves.renew_corpus import CORPUS
from tests.saves.spoilt_disk import SpoiltDisk
from tests.saves.windows_files import WindowsFiles

TICK = 10**9
"""Nanoseconds; disks for Windows count by a hundred, and others by more."""


def played(folder: Path, seed: int, acts: int = 6) -> Path:
    """Return the folder of a new game that somebody has played and left."""
    desk = Desk(RealDisk(), Random(seed), folder=folder)
    library, desk.library = desk.library, Library(RealDisk(), folder / "nowhere", desk.rng)
    desk.library.new_folder = library.new_folder  # type: ignore[method-assign]
    desk.sit_down()
    desk.play(acts)
    desk.journal.close()
    for file in desk.journal.folder.iterdir():
        os.utime(file, ns=(seed * TICK, seed * TICK))
    folder_of_game: Path = desk.journal.folder
    return folder_of_game


@pytest.fixture(params=by_day(["here", "windows"], slow={"windows"}))
def library(request: pytest.FixtureRequest, tmp_path: Path) -> Library:
    disk = WindowsFiles(tmp_path) if request.param == "windows" else RealDisk()
    return Library(disk, tmp_path, Random(1))


def test_games_are_listed_the_one_played_last_first(library: Library, tmp_path: Path) -> None:
    folders = [played(tmp_path, seed) for seed in (2, 3, 1)]
    (tmp_path / "stray file").touch()
    (tmp_path / "stray folder").mkdir()
    assert [game.played for game in library.games()] == [3 * TICK, 2 * TICK, TICK]
    assert [game.folder for game in library.games()] == [folders[1], folders[0], folders[2]]


def test_a_game_is_found_by_its_key(library: Library, tmp_path: Path) -> None:
    folder = played(tmp_path, 1)
    assert library.folder_of(folder.name) == folder


def test_a_folder_without_a_game_has_a_key_too(library: Library, tmp_path: Path) -> None:
    """Such as the folder of a table."""
    folder = played(tmp_path, 1)
    (tmp_path / "table").mkdir()
    assert set(library.keys()) == {folder.name, "table"}


def test_a_folder_that_is_not_there_has_no_games(tmp_path: Path) -> None:
    library = Library(RealDisk(), tmp_path / "none", Random(1))
    assert library.games() == library.thrown_away() == []
    assert library.take_newest() is None


def test_looking_at_a_game_changes_nothing(library: Library, tmp_path: Path) -> None:
    folder = played(tmp_path, 1)
    before = {file.name: file.read_bytes() for file in folder.iterdir()}
    assert library.read(folder).match.log
    assert {file.name: file.read_bytes() for file in folder.iterdir()} == before


def test_a_taken_game_is_left_again(library: Library, tmp_path: Path) -> None:
    folder = played(tmp_path, 1)
    taken = library.take(folder)
    assert taken
    assert library.is_taken(folder)
    assert library.take(folder) is None
    library.let_go(taken)
    assert not library.is_taken(folder)
    assert library.take_newest()


def test_the_next_game_is_taken_where_the_newest_is_played(
    library: Library, tmp_path: Path
) -> None:
    older, newer = played(tmp_path, 1), played(tmp_path, 2)
    assert library.take(newer)
    taken = library.take_newest()
    assert taken
    assert taken.folder == older


def test_a_game_of_no_use_stays_free(library: Library, tmp_path: Path) -> None:
    folder = played(tmp_path, 1, acts=0)
    (folder / FILE).write_bytes(b"bad")
    with pytest.raises(SaveError):
        library.take(folder)
    assert not library.is_taken(folder)


def test_without_locks_a_game_can_be_gone_on_with(tmp_path: Path) -> None:
    def refuse(name: str) -> None:
        if name == "lock":
            raise OSError(errno.EROFS, os.strerror(errno.EROFS))

    library = Library(SpoiltDisk(RealDisk(), refuse), tmp_path, Random(1))
    folder = played(tmp_path, 1)
    taken = library.take(folder)
    assert taken
    assert taken.lock is None
    assert not library.is_taken(folder)
    library.let_go(taken)


def test_a_game_has_the_title_that_people_gave_it(library: Library, tmp_path: Path) -> None:
    folder = played(tmp_path, 1)
    assert library.games()[0].title == ""
    library.rename(folder, "長城 <b>Sunday</b>")
    assert library.games()[0].title == "長城 <b>Sunday</b>"


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"no json",
        b"[]",
        b'{"title":7}',
        b'{"titel":"x"}',
        b'{"title":"a\\nb"}',
        b'{"title":"\\u202e"}',
        b'{"title":"' + b"x" * 61 + b'"}',
        b'{"title":"' + b"x" * 10_000 + b'"}',
        b"[" * 4000,
        b"\xff\xff",
    ],
)
def test_a_bad_title_is_none(library: Library, tmp_path: Path, content: bytes) -> None:
    folder = played(tmp_path, 1)
    (folder / ABOUT).write_bytes(content)
    assert library.games()[0].title == ""


def test_a_title_is_short_and_plain() -> None:
    assert is_title("x" * 60)
    assert not is_title("x" * 61)
    assert not is_title("a\u2066b")


def test_a_copy_is_a_game_of_its_own(library: Library, tmp_path: Path) -> None:
    folder = played(tmp_path, 1)
    copy = library.duplicate(folder)
    assert copy != folder
    assert library.read(copy).content == library.read(folder).content
    library.rename(folder, "Mine")
    assert [game.title for game in library.games() if game.folder == copy] == [""]
    second = library.duplicate(folder)
    assert {game.title for game in library.games() if game.folder == second} == {"Mine"}
    assert library.take(folder)
    assert library.take(copy)


def test_a_copy_that_cannot_be_written_is_reported(tmp_path: Path) -> None:
    def refuse(name: str) -> None:
        if name == "write":
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    folder = played(tmp_path, 1)
    library = Library(SpoiltDisk(RealDisk(), refuse), tmp_path, Random(1))
    with pytest.raises(OSError, match="No space"):
        library.duplicate(folder)
    assert [game.folder for game in library.games()] == [folder]


def test_a_deleted_game_can_be_restored(library: Library, tmp_path: Path) -> None:
    folder = played(tmp_path, 1)
    content = library.read(folder).content
    assert library.throw_away(folder)
    assert library.games() == []
    (game,) = library.thrown_away()
    assert game.folder == tmp_path / TRASH / folder.name
    assert library.bring_back(game.folder)
    assert library.read(folder).content == content
    assert library.thrown_away() == []


def test_a_game_that_is_played_is_not_thrown_away(library: Library, tmp_path: Path) -> None:
    folder = played(tmp_path, 1)
    assert library.take(folder)
    assert not library.throw_away(folder)
    assert [game.folder for game in library.games()] == [folder]


def test_a_lock_is_a_file_of_its_own(tmp_path: Path) -> None:
    assert (played(tmp_path, 1) / LOCK).read_bytes() == b""


def test_a_path_into_the_games_is_known(library: Library, tmp_path: Path) -> None:
    folder, elsewhere = played(tmp_path / "games", 1), tmp_path / "elsewhere"
    elsewhere.mkdir()
    kept = Library(RealDisk(), tmp_path / "games", Random(1))
    assert kept.holds(folder / "copy", None)
    assert not kept.holds(elsewhere / "copy", None)
    assert kept.holds(elsewhere / "copy", elsewhere), "a game that lies elsewhere by a link"


def test_the_trash_is_emptied_of_what_was_asked(library: Library, tmp_path: Path) -> None:
    for seed in (1, 2):
        assert library.throw_away(played(tmp_path, seed))
    (tmp_path / TRASH / "scraps").mkdir()
    first, second = library.thrown_away()
    library.delete([first.folder])
    assert [game.folder for game in library.thrown_away()] == [second.folder]
    assert not (tmp_path / TRASH / "scraps").exists()


def test_one_folder_that_the_disk_refuses_leaves_no_other_in_the_trash(
    library: Library, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Refused remains of an earlier deletion are not among the games that were asked for."""
    for seed in (1, 2, 3):
        assert library.throw_away(played(tmp_path, seed))
    (tmp_path / TRASH / "0 scraps").mkdir()
    folders = sorted(game.folder for game in library.thrown_away())
    remove, held = library.disk.remove_folder, (folders[0], tmp_path / TRASH / "0 scraps")

    def remove_folder(folder: Path) -> None:
        if folder in held:
            raise PermissionError(errno.EACCES, "held")
        remove(folder)

    monkeypatch.setattr(library.disk, "remove_folder", remove_folder)
    faults = library.delete(folders)
    assert [fault.errno for fault in faults] == [errno.EACCES]
    assert [game.folder for game in library.thrown_away()] == folders[:1]


class TestDates:
    """A list is sorted by the dates of play in the files."""

    DAY = 86_400

    def keep(self, folder: Path, day: int, steps: int) -> None:
        """Write down a game that was begun on a day, and played an hour later, if it was."""
        clock = Wound(1_700_000_000 + day * self.DAY)
        match = random_match(day, seats=2, steps=0)
        recorder = recording(match, Random(day), clock=clock)
        clock.now += 3600
        for _ in range(steps):
            seat = match.to_act
            assert seat is not None
            match.submit(match.legal(seat)[0])
        folder.mkdir(parents=True)
        (folder / FILE).write_bytes(record_to_bytes(recorder.record()))

    def fill(self, games: Path) -> None:
        """Keep five games, one of them new, and an old one in the trash."""
        for day, name, steps in ((3, "c", 9), (1, "a", 9), (5, "e", 0), (2, "b", 1), (4, "d", 40)):
            self.keep(games / name, day, steps)
        self.keep(games / TRASH / "t", 0, 9)

    def copied(self, games: Path, to: Path) -> Library:
        """Copy a folder without the times of its files; the first is the newest."""
        copytree(games, to, copy_function=copyfile)
        for number, file in enumerate(sorted(to.rglob(FILE))):
            os.utime(file, ns=(10**18 - number, 10**18 - number))
        return Library(RealDisk(), to, Random(1))

    def dates(self, library: Library) -> list[tuple[str, int]]:
        kept = [*library.games(), *library.thrown_away()]
        return [(game.folder.name, game.played) for game in kept]

    def test_copies_keep_their_dates_and_their_order(self, tmp_path: Path) -> None:
        self.fill(tmp_path / "games")
        before = self.dates(Library(RealDisk(), tmp_path / "games", Random(1)))
        assert [name for name, _ in before] == ["e", "d", "c", "b", "a", "t"]
        hours = [seconds - 1_700_000_000 * 10**9 for _, seconds in before]
        assert hours[0] == 5 * self.DAY * 10**9, "nobody has done anything in it yet"
        assert hours[1] == (4 * self.DAY + 3600) * 10**9
        copy = self.copied(tmp_path / "games", tmp_path / "copy")
        assert self.dates(copy) == before
        assert all(game.written != game.played for game in copy.games())
        taken = copy.take_newest()
        assert taken
        assert taken.folder.name == "e"
        copy.let_go(taken)

    def test_by_the_times_of_files_they_would_not(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """The control, as version 0.2.0 listed games."""
        monkeypatch.setattr(library_module, "played_at", lambda disk, file: 0)
        self.fill(tmp_path / "games")
        before = self.dates(Library(RealDisk(), tmp_path / "games", Random(1)))
        assert self.dates(self.copied(tmp_path / "games", tmp_path / "copy")) != before

    def test_a_file_that_says_nothing_has_its_own_time(self, tmp_path: Path) -> None:
        (tmp_path / "old").mkdir()
        file = tmp_path / "old" / FILE
        copyfile(CORPUS / "3-china-five-finished.changcheng", file)
        os.utime(file, ns=(TICK, TICK))
        (game,) = Library(RealDisk(), tmp_path, Random(1)).games()
        assert (game.played, game.written) == (TICK, TICK)

    @pytest.mark.parametrize("lines", [None, 2])
    def test_an_old_game_that_goes_on_keeps_its_date(
        self, tmp_path: Path, lines: int | None
    ) -> None:
        """Its file is written again before anybody has done anything."""
        (tmp_path / "old").mkdir()
        file = tmp_path / "old" / FILE
        content = (CORPUS / "3-china-five-after-sealed.changcheng").read_bytes()
        file.write_bytes(b"".join(content.splitlines(keepends=True)[:lines]))
        second = 1_600_000_000
        os.utime(file, (second, second))
        library = Library(RealDisk(), tmp_path, Random(1))
        taken = library.take_newest()
        assert taken
        found = taken.recovered
        recorder = Recorder(found.record, found.match, Random(1), Wound(second + 7))
        file.write_bytes(JournalEncoder(recorder).whole())
        library.let_go(taken)
        (game,) = library.games()
        assert game.played == second * 10**9 < game.written
        assert first_difference(found.record, read_match(content)[0]) is None

    def test_backups_say_it_where_there_is_nothing_else(self, tmp_path: Path) -> None:
        self.keep(tmp_path / "a", 1, 5)
        (tmp_path / "a" / FILE).rename(tmp_path / "a" / "game.2")
        (game,) = Library(RealDisk(), tmp_path, Random(1)).games()
        assert game.played == (1_700_000_000 + self.DAY + 3600) * 10**9

    def test_a_file_that_cannot_be_looked_into_is_listed(self, tmp_path: Path) -> None:
        self.keep(tmp_path / "a", 1, 5)
        disk: Any = SpoiltDisk(RealDisk(), self._refuse)
        (game,) = Library(disk, tmp_path, Random(1)).games()
        assert game.played == game.written > 0

    def _refuse(self, call: str) -> None:
        if call == "read_end":
            raise OSError(errno.EIO, "no")

    def test_no_list_reads_a_file_whole(self, tmp_path: Path) -> None:
        """Of a long game only its two ends are read."""
        self.keep(tmp_path / "a", 1, 9)
        file = tmp_path / "a" / FILE
        lines = file.read_bytes().splitlines(keepends=True)
        file.write_bytes(b"".join([*lines[:3], *lines[3:4] * 9000]))
        read: list[int] = []

        class Watched(RealDisk):
            def read(self, path: Path, most: int) -> bytes:
                read.append(len(content := super().read(path, most)))
                return content

            def read_end(self, path: Path, most: int) -> bytes:
                read.append(len(content := super().read_end(path, most)))
                return content

        assert len(Library(Watched(), tmp_path, Random(1)).games()) == 1
        assert 0 < sum(read) < 20_000 < file.stat().st_size / 20
