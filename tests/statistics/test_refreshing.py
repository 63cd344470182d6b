"""The index brought up to date: new games are read, gone ones dropped, known ones left alone."""

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from shutil import copyfile, copytree, rmtree

import pytest

from changcheng_qt.analysis.seeds import line_key
from changcheng_qt.bots import analysis_nodes, is_compiled
from changcheng_qt.saves.kept_analysis import keep_analysis
from changcheng_qt.saves.library import KeptGame
from changcheng_qt.saves.recovery import FILE
from changcheng_qt.saves.times import NANO
from changcheng_qt.statistics import refreshing
from changcheng_qt.statistics.index import Index, Standing
from changcheng_qt.statistics.played import Errors
from changcheng_qt.statistics.reading import played_game
from changcheng_qt.statistics.refreshing import Found, Progress, find_games
from changcheng_qt.verdicts.cost import VERSION, Analysis, Judgement, Verdict, Worth
from tests.saves.conftest import random_match
from tests.statistics.games import DISK, keep, library_of, whole_match

MATCH = whole_match(1, "Mei", "Luca")


def find(folder: Path) -> tuple[Found, list[Progress]]:
    seen: list[Progress] = []
    return find_games(folder / "index", library_of(folder / "games"), seen.append), seen


def keys(found: Found) -> list[str]:
    return sorted(game.key for game in found.games)


def test_only_what_is_new_is_read(tmp_path: Path) -> None:
    games = tmp_path / "games"
    keep(games, "one", MATCH)
    keep(games, "two", whole_match(2, "Mei", "Luca", "Claire"))
    keep(games, "running", random_match(3, 2, steps=5))
    (games / "none").mkdir()
    (games / "none" / FILE).write_bytes(b"no game")
    found, progress = find(tmp_path)
    assert (keys(found), found.standing) == (["one", "two"], Standing.KEPT)
    assert progress == [Progress(done, 4) for done in range(4)]
    assert find(tmp_path) == (found, [])
    rmtree(games / "one")
    keep(games, "three", whole_match(4, "Mei", "Luca"))
    found, progress = find(tmp_path)
    assert (keys(found), len(progress)) == (["three", "two"], 1)


def test_the_index_has_the_played_games(tmp_path: Path) -> None:
    keep(tmp_path / "games", "one", MATCH)
    (game,) = find(tmp_path)[0].games
    outcome = MATCH.outcome
    assert outcome is not None
    assert (game.title, game.digest) == ("changcheng", line_key(MATCH))
    assert tuple(seat.name for seat in game.seats) == ("Mei", "Luca")
    assert tuple(seat.score for seat in game.seats) == outcome.scores
    assert [n for n, seat in enumerate(game.seats) if seat.has_won] == list(outcome.winners)
    assert all(seat.figures and seat.errors is None for seat in game.seats)


def test_an_analysis_that_comes_later_is_noticed(tmp_path: Path) -> None:
    keep(tmp_path / "games", "one", MATCH)
    find(tmp_path)
    wrong = Judgement(3, 0, "x", "y", Worth(2.5), Worth(0.1), Verdict.MISTAKE, ())
    nodes = analysis_nodes()
    analysis = Analysis(VERSION, line_key(MATCH), nodes, is_compiled(), (wrong,), (), ())
    keep_analysis(DISK, tmp_path / "games" / "one", analysis)
    (game,) = find(tmp_path)[0].games
    assert [seat.errors for seat in game.seats] == [Errors(1, 2.5), None]


def test_of_a_file_for_one_viewer_only_the_result_counts(tmp_path: Path) -> None:
    kept = KeptGame(tmp_path, "", 5, 6)
    game = played_game(DISK, kept, MATCH, is_whole=False)
    whole = played_game(DISK, kept, MATCH, is_whole=True)
    assert game is not None
    assert whole is not None
    assert [seat.figures for seat in game.seats] == [None, None]
    assert game == replace(whole, seats=tuple(replace(seat, figures=None) for seat in whole.seats))


def test_it_can_be_stopped_and_nothing_is_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(refreshing, "AT_A_TIME", 1)
    keep(tmp_path / "games", "one", MATCH)
    keep(tmp_path / "games", "two", whole_match(2, "Mei", "Luca"))

    def stop(progress: Progress) -> None:
        if progress.done == 1:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        find_games(tmp_path / "index", library_of(tmp_path / "games"), stop)
    assert len(find(tmp_path)[1]) == 1


def test_an_index_whose_values_make_no_sense_is_made_again(tmp_path: Path) -> None:
    keep(tmp_path / "games", "one", MATCH)
    before, _ = find(tmp_path)
    with closing(sqlite3.connect(tmp_path / "index")) as connection, connection:
        connection.execute("UPDATE seat SET cards = 'soup'")
    found, progress = find(tmp_path)
    assert (found.games, found.standing, len(progress)) == (before.games, Standing.REBUILT, 1)
    assert find(tmp_path)[0].standing is Standing.KEPT


def test_a_disk_that_fills_up_leaves_the_statistics(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep(tmp_path / "games", "one", MATCH)
    real = Index.put

    def put(index: Index, files: object) -> None:
        if index.standing is not Standing.IN_MEMORY:
            raise sqlite3.OperationalError("database or disk is full")
        real(index, files)  # type: ignore[arg-type]

    monkeypatch.setattr(Index, "put", put)
    found, _ = find(tmp_path)
    assert (keys(found), found.standing) == (["one"], Standing.IN_MEMORY)


def test_while_another_window_writes_what_is_known_is_shown(tmp_path: Path) -> None:
    keep(tmp_path / "games", "one", MATCH)
    find(tmp_path)
    keep(tmp_path / "games", "two", whole_match(2, "Mei", "Luca"))
    with closing(sqlite3.connect(tmp_path / "index")) as other:
        other.execute("BEGIN IMMEDIATE")
        found, progress = find(tmp_path)
    assert (keys(found), found.standing, progress) == (["one"], Standing.READ_ONLY, [])


def test_games_copied_elsewhere_have_the_same_statistics(tmp_path: Path) -> None:
    """Also where the index is not copied, and where it is."""
    games = tmp_path / "games"
    for key, begun in (("a", 300), ("b", 100), ("c", 200)):
        keep(games, key, whole_match(begun, "Mei", "Luca"), begun)
    keep(games, "copy of a", whole_match(300, "Mei", "Luca"), 300)
    found, _ = find(tmp_path)
    assert [game.played // NANO for game in found.games] == [100, 200, 300]
    assert keys(found) == ["a", "b", "c"]
    for index in (False, True):
        there = tmp_path / f"copy {index}"
        copytree(games, there / "games", copy_function=copyfile)
        if index:
            copyfile(tmp_path / "index", there / "index")
        again, progress = find(there)
        assert (again, len(progress)) == (found, 4)
