"""The games that count, and their sums for each player."""

import pytest

from changcheng_qt.engine.seats import HUMAN
from changcheng_qt.statistics.names import Names
from changcheng_qt.statistics.played import PlayedGame, PlayedSeat
from changcheng_qt.statistics.sums import (
    Choice,
    Period,
    Sums,
    Who,
    names_in,
    ordered,
    sums_of,
    wilson,
)
from changcheng_qt.verdicts.accounts import LOST_BY_ONE, WON_BY_ONE, Figures
from tests.planted import Fault, planted, with_and_without
from tests.statistics.games import NOW, game, seat

GAMES = (
    game("a", seat("Mei", 31, won=True, error=6.0), seat("Luca", 28), days_ago=400),
    game("b", seat("mei", 20, error=2.0), seat("club 2", 26, won=True, bot="club"), days_ago=20),
    game("c", seat("Mei", 25), seat("Luca", 25), seat("club 3", 30, won=True, bot="club")),
    game("d", seat("Mei", 9, won=True), seat("Luca", 4), title="china"),
)
ALL = Choice("changcheng")


def by_name(choice: Choice = ALL, names: Names | None = None) -> dict[str, Sums]:
    made = sums_of(GAMES, choice, names or Names(), NOW)
    return {one.who.name or one.who.controller: one for one in made}


def test_people_come_first_and_those_with_most_games_before_others() -> None:
    assert [one.who for one in sums_of(GAMES, ALL, Names(), NOW)] == [
        *(Who("Luca"), Who("Mei"), Who("mei")),
        Who("", "club"),
    ]


def test_sums_of_a_player() -> None:
    mei = by_name(names=Names({"mei": "Mei"}))["Mei"]
    assert (mei.games, mei.wins, mei.share) == (3, 1, pytest.approx(1 / 3))
    assert mei.mean_score == pytest.approx(76 / 3)
    assert mei.mean_points == {"province": pytest.approx(70 / 3), "double": 2}
    held, missed = 31 % 3 + 20 % 3 + 25 % 3, 31 % 2 + 20 % 2 + 25 % 2
    assert mei.mean_counts == {WON_BY_ONE: held / 3, LOST_BY_ONE: pytest.approx(missed / 3)}
    assert mei.cards == {"flood": 6}
    assert (mei.mean_error, [one.game.key for one in mei.analysed]) == (4.0, ["a", "b"])
    assert [one.game.key for one in mei.with_feat(LOST_BY_ONE)] == ["a", "c"]
    assert [one.game.key for one in mei.with_feat(WON_BY_ONE)] == ["a", "b", "c"]
    assert by_name()["Luca"].mean_error is None


def test_two_bots_of_a_kind_in_one_game_are_one_game_and_two_seats() -> None:
    one = game(
        "a", seat("Mei", 31), seat("club 2", 40, won=True, bot="club"), seat("c", 20, bot="club")
    )
    mei, bots = sums_of([one], ALL, Names(), NOW)
    assert (mei.games, len(mei.seats)) == (1, 1)
    assert (bots.games, len(bots.seats)) == (1, 2)
    assert (bots.wins, bots.share, bots.mean_score) == (1, 0.5, 30)


def test_those_with_most_games_come_first_however_many_seats_others_had() -> None:
    twice = game("a", seat("x", 1, bot="club"), seat("y", 2, bot="club"), seat("z", 3, bot="club"))
    often = [game(key, seat("x", 1, bot="expert"), seat("Mei", 2)) for key in "bc"]
    found = sums_of([twice, *often], ALL, Names(), NOW)
    assert [one.who.controller for one in found] == [HUMAN, "expert", "club"]


@pytest.mark.parametrize(
    ("choice", "keys"),
    [
        (ALL, "abc"),
        (Choice("china"), "d"),
        (Choice("changcheng", seats=2), "ab"),
        (Choice("changcheng", against=HUMAN), "a"),
        (Choice("changcheng", against="club"), "bc"),
        (Choice("changcheng", against="novice"), ""),
        (Choice("changcheng", period=Period.YEAR), "bc"),
        (Choice("changcheng", period=Period.WEEK), "c"),
        (Choice("changcheng", seats=3, period=Period.MONTH), "c"),
    ],
    ids=str,
)
def test_a_choice_of_period_title_and_players_selects_games(choice: Choice, keys: str) -> None:
    def chosen(one: PlayedGame) -> bool:
        return choice.chooses(one, NOW)

    assert "".join(one.key for one in filter(chosen, GAMES)) == keys


def test_hidden_people_are_left_out_and_their_games_count_for_others() -> None:
    shown = by_name(names=Names(hidden=frozenset({"Luca"})))
    assert "Luca" not in shown
    assert shown["Mei"].games == 2


def test_files_that_tell_only_the_result_do_not_change_means() -> None:
    told = game("x", seat("Mei", 10), seat("Luca", 4))
    bare = game("y", type(told.seats[0])("Mei", HUMAN, 99, has_won=True))
    (mei, *_) = sums_of((told, bare), ALL, Names(), NOW)
    assert mei.mean_points == {"province": 8, "double": 2}
    assert mei.mean_score == pytest.approx(54.5)


def count_every_game(patch: pytest.MonkeyPatch) -> None:
    def mean_counts(sums: Sums) -> dict[str, float]:
        told = [one.seat.figures or Figures({}, {}, {}) for one in sums.seats]
        names = (WON_BY_ONE, LOST_BY_ONE)
        return {n: sum(one.counts.get(n, 0) for one in told) / len(told) for n in names}

    patch.setattr(Sums, "mean_counts", property(mean_counts))


@with_and_without(count_every_game)
def test_feats_are_counted_in_files_that_tell_them(fault: Fault | None) -> None:
    told = game("x", seat("Mei", 11), seat("Luca", 4))
    bare = game("y", PlayedSeat("Mei", HUMAN, 99, has_won=True))
    (mei, *_) = sums_of((told, bare), ALL, Names(), NOW)
    with planted(fault):
        assert mei.mean_counts == {WON_BY_ONE: 11 % 3, LOST_BY_ONE: 11 % 2}


def test_without_games_there_are_no_sums_and_names_are_sorted() -> None:
    assert sums_of((), ALL, Names(), NOW) == ()
    assert names_in(GAMES) == ("Luca", "Mei", "mei")


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (81, 263, 0.2553, 0.3662),
    ],
)
def test_wilsons_interval_as_published(wins: int, games: int, low: float, high: float) -> None:
    """The last one: 81 of 263, as in Newcombe (1998), table I, method 3."""
    assert wilson(wins, games) == (pytest.approx(low, abs=1e-4), pytest.approx(high, abs=1e-4))


def test_values_in_an_order() -> None:
    assert ordered({"b": 1, "z": 2, "a": 3}, ("a", "x", "b")) == (("a", 3), ("b", 1), ("z", 2))
