"""Games that are over, known again by their records, and kept once."""

from pathlib import Path
from random import Random

import pytest

from changcheng_qt.saves.disk import RealDisk
from changcheng_qt.saves.journal import Journal
from changcheng_qt.saves.library import Library
from changcheng_qt.saves.record import Record, recording
from changcheng_qt.saves.recovery import FILE, recover
from changcheng_qt.saves.savefile import JournalEncoder
from tests.saves.conftest import random_match
from tests.saves.test_library import played


@pytest.fixture
def library(tmp_path: Path) -> Library:
    return Library(RealDisk(), tmp_path, Random(1))


def whole_game(library: Library, seed: int) -> Record:
    """Keep a game that is over; return it."""
    recorder = recording(random_match(seed), Random(seed))
    journal = Journal(library.disk, library.new_folder(), JournalEncoder(recorder).whole())
    journal.mend()
    journal.close()
    return recover(library.disk, journal.folder).record


def test_a_game_that_is_over_is_known_again(library: Library, tmp_path: Path) -> None:
    """Not one that still runs, nor another one, nor one whose file is spoilt."""
    first, second = whole_game(library, 1), whole_game(library, 2)
    played(tmp_path, 3)
    taken, other = library.take_finished(first), library.take_finished(second)
    assert taken
    assert other
    assert taken.folder != other.folder
    assert library.take_finished(first) is None, "it is taken"
    library.let_go(taken)
    assert library.is_finished(taken.folder, first)
    assert not library.is_finished(taken.folder, second)
    stranger = Library(RealDisk(), tmp_path / "other", Random(9))
    assert library.take_finished(whole_game(stranger, 4)) is None
    file = taken.folder / FILE
    lines = file.read_bytes().splitlines(keepends=True)
    for content in (b"".join(lines[:9]), b"spoilt"):
        file.write_bytes(content)
        assert library.take_finished(first) is None
        assert not library.is_finished(taken.folder, first)
    file.unlink()
    assert not library.is_finished(taken.folder, first)


def test_a_finished_game_is_kept_once(library: Library, tmp_path: Path) -> None:
    record = whole_game(Library(RealDisk(), tmp_path / "other", Random(9)), 1)
    for _ in range(2):
        library.keep_finished(record)
        (game,) = library.games()
        assert library.is_finished(game.folder, record)
        assert not library.is_taken(game.folder)


def test_a_running_game_of_the_same_seed_is_left_alone(library: Library) -> None:
    finished = whole_game(library, 1)
    (game,) = library.games()
    file = game.folder / FILE
    file.write_bytes(b"".join(file.read_bytes().splitlines(keepends=True)[:-9]))
    assert library.take_finished(finished) is None
    assert not library.is_taken(game.folder)
