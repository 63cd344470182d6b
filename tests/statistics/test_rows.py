"""Finished games as rows of CSV."""

import csv
import time
from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime
from io import StringIO

import pytest

from changcheng_qt.engine.seats import HUMAN
from changcheng_qt.saves.times import LATEST, NANO
from changcheng_qt.statistics.names import Names
from changcheng_qt.statistics.played import Errors, PlayedGame, PlayedSeat
from changcheng_qt.statistics.rows import csv_text
from tests.statistics.games import game, seat


def rows(*games: PlayedGame, names: Names | None = None) -> list[dict[str, str]]:
    return list(csv.DictReader(StringIO(csv_text(games, names or Names()))))


def test_a_row_for_each_seat() -> None:
    one = game("a", seat("Mei", 31, won=True, error=6.125), seat("club 2", 28, bot="club"))
    first, second = rows(one)
    assert first == {
        "file": "a",
        "game": "changcheng",
        "played": "1972-09-26T00:00:00Z",
        "seats": "2",
        "seat": "0",
        "player": "Mei",
        "bot": "",
        "score": "31",
        "won": "1",
        "errors": "6.12",
        "won_by_one": "1",
        "lost_by_one": "1",
        "points_double": "2",
        "points_province": "29",
        "card_flood": "2",
    }
    assert (second["bot"], second["won"], second["errors"]) == ("club", "0", "")


def test_errors_are_counted_in_a_title_whose_analysis_counts_games_won() -> None:
    mei = replace(seat("Mei", 9), errors=Errors(3, 61.5))
    found = [rows(game("a", mei, title=title))[0]["errors"] for title in ("changcheng", "riders")]
    assert found == ["61.50", "3.00"]


def test_values_missing_from_a_file_are_empty() -> None:
    bare = PlayedSeat("Luca", HUMAN, 20, has_won=False)
    _, luca = rows(game("a", seat("Mei", 31), bare))
    told = {luca[name] for name in ("points_double", "card_flood", "won_by_one", "errors")}
    assert (told, luca["score"]) == ({""}, "20")


def test_people_go_by_the_names_they_count_as_and_hidden_ones_are_left_out() -> None:
    one = game("a", seat("mei", 31), seat("Luca", 28))
    names = Names({"mei": "Mei"}, frozenset({"Luca"}))
    assert [row["player"] for row in rows(one, names=names)] == ["Mei"]


def test_no_name_becomes_a_formula_or_breaks_a_row() -> None:
    bad = ("=HYPERLINK(1)", "+1", "-1", "@x", 'a "b", c')
    found = rows(game("a", *(seat(name, 3) for name in bad)))
    assert [row["player"] for row in found] == ["'=HYPERLINK(1)", "'+1", "'-1", "'@x", 'a "b", c']


def test_no_games_leave_the_heading() -> None:
    assert rows() == []
    assert csv_text((), Names()).startswith("file,game,played")


@pytest.fixture(params=["Asia/Shanghai", "America/St_Johns"])
def elsewhere(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A computer in another time zone."""
    monkeypatch.setenv("TZ", request.param)
    time.tzset()
    yield
    monkeypatch.undo()
    time.tzset()


@pytest.mark.skipif(not hasattr(time, "tzset"), reason="this system has one time zone")
@pytest.mark.usefixtures("elsewhere")
def test_times_are_universal_wherever_the_computer_stands() -> None:
    assert datetime.fromtimestamp(0) != datetime(1970, 1, 1), "the control"
    latest = replace(game("a", seat("Mei", 31)), played=LATEST * NANO)
    assert rows(latest)[0]["played"] == "2242-03-16T12:56:31Z"
    assert rows(game("a", seat("Mei", 31)))[0]["played"] == "1972-09-26T00:00:00Z"
