"""The index: everything put in comes out; damaged, locked and unwritable files do no harm."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from changcheng_qt.engine.seats import HUMAN
from changcheng_qt.statistics.index import DamagedIndex, Index, Stamp, Standing
from changcheng_qt.statistics.played import PlayedGame, PlayedSeat
from tests.statistics.games import DISK, game, seat

A = game("a", seat("Mei", 31, won=True, error=6.0), seat("club 2", 28, bot="club"), days_ago=9)
B = game("b", seat("Mei", 12), PlayedSeat("Luca", HUMAN, 20, has_won=True))


def stamp_of(one: PlayedGame) -> Stamp:
    return Stamp(one.played + 7, 0)


def filled(file: Path) -> Index:
    index = Index.open(DISK, file)
    index.put([("b", stamp_of(B), B), ("running", Stamp(5, 0), None), ("a", stamp_of(A), A)])
    return index


def test_games_come_back_the_oldest_first(tmp_path: Path) -> None:
    with closing(filled(tmp_path / "data" / "index")) as index:
        assert (index.games(), index.standing) == ((A, B), Standing.KEPT)
    with closing(Index.open(DISK, tmp_path / "data" / "index")) as again:
        assert again.games() == (A, B)
        assert again.stamps() == {
            "a": stamp_of(A),
            "b": stamp_of(B),
            "running": Stamp(5, 0),
        }


def test_a_game_takes_the_place_of_what_was_known_of_its_file(tmp_path: Path) -> None:
    with closing(filled(tmp_path / "index")) as index:
        index.put([("a", Stamp(7, 8), None)])
        assert (index.games(), index.stamps()["a"]) == ((B,), Stamp(7, 8))
        index.drop(["b", "unknown"])
        assert index.games() == ()


def test_a_copy_of_a_game_counts_once(tmp_path: Path) -> None:
    copy = PlayedGame("copy", A.digest, A.title, A.played + 1, A.seats)
    with closing(filled(tmp_path / "index")) as index:
        index.put([("copy", stamp_of(copy), copy)])
        assert index.games() == (A, B)


def other_tables(file: Path) -> None:
    file.unlink()
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("CREATE TABLE recipes (soup TEXT)")


def cut(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:5000])


def scribbled(file: Path) -> None:
    content = bytearray(file.read_bytes())
    content[1000:5000] = b"x" * 4000
    file.write_bytes(content)


@pytest.mark.parametrize(
    "spoil",
    [
        lambda file: file.write_bytes(b"this is no database, and long enough to tell" * 50),
        *(other_tables, cut, scribbled),
    ],
    ids=["text", "other tables", "cut", "scribbled"],
)
def test_a_damaged_index_is_begun_again(tmp_path: Path, spoil: Callable[[Path], None]) -> None:
    file = tmp_path / "index"
    filled(file).close()
    spoil(file)
    with closing(Index.open(DISK, file)) as index:
        assert (index.standing, index.games()) == (Standing.REBUILT, ())
        index.put([("a", stamp_of(A), A)])
        assert index.games() == (A,)


def test_an_index_of_another_version_is_made_again_and_not_called_damaged(tmp_path: Path) -> None:
    file = tmp_path / "index"
    filled(file).close()
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("PRAGMA user_version = 5")
    with closing(Index.open(DISK, file)) as index:
        assert (index.standing, index.games()) == (Standing.KEPT, ())
        index.put([("a", stamp_of(A), A)])
        assert index.games() == (A,)


@pytest.mark.parametrize("value", ["", "[]", '{"a": "b"}', "[" * 100_000], ids=["", "[]", "b", "["])
def test_values_that_make_no_sense_are_noticed(tmp_path: Path, value: str) -> None:
    file = tmp_path / "index"
    filled(file).close()
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE seat SET points = ? WHERE points IS NOT NULL", (value,))
    with closing(Index.open(DISK, file)) as index, pytest.raises(DamagedIndex):
        index.games()


def test_a_game_without_seats_is_noticed(tmp_path: Path) -> None:
    with closing(filled(tmp_path / "index")) as index:
        index.put([("a", stamp_of(A), PlayedGame("a", "d", "china", 3, ()))])
        with pytest.raises(DamagedIndex):
            index.games()


def test_an_index_that_another_window_writes_is_only_read(tmp_path: Path) -> None:
    file = tmp_path / "index"
    filled(file).close()
    with closing(sqlite3.connect(file)) as other:
        other.execute("BEGIN EXCLUSIVE")
        with closing(Index.open(DISK, file)) as index:
            assert (index.standing, index.games()) == (Standing.READ_ONLY, (A, B))
            assert not index.can_be_written
    with closing(Index.open(DISK, file)) as index:
        assert index.standing is Standing.KEPT


def test_an_index_that_is_locked_altogether_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "index"
    filled(file).close()
    with closing(sqlite3.connect(file)) as other:
        other.execute("PRAGMA journal_mode = DELETE")
        other.execute("BEGIN EXCLUSIVE")
        with closing(Index.open(DISK, file)) as index:
            assert (index.standing, index.games()) == (Standing.IN_MEMORY, ())
    with closing(Index.open(DISK, file)) as index:
        assert index.games() == (A, B)


def test_where_no_file_can_be_it_is_in_memory(tmp_path: Path) -> None:
    (tmp_path / "index").mkdir()
    (tmp_path / "file").touch()
    for file in (tmp_path / "index", tmp_path / "file" / "index"):
        with closing(filled(file)) as index:
            assert (index.standing, index.games()) == (Standing.IN_MEMORY, (A, B))


def test_an_index_can_go_on_in_memory(tmp_path: Path) -> None:
    with closing(filled(tmp_path / "index")) as index:
        index.move_to_memory()
        index.drop(["a"])
        assert (index.standing, index.games()) == (Standing.IN_MEMORY, (B,))
    with closing(Index.open(DISK, tmp_path / "index")) as index:
        assert index.games() == (A, B)
