"""Which bars each chart has, and the games behind them."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from changcheng_qt.engine.seats import HUMAN
from changcheng_qt.i18n.telling import FeatChart, TitleWords
from changcheng_qt.statistics.names import Names
from changcheng_qt.statistics.played import PlayedGame, PlayedSeat
from changcheng_qt.statistics.sums import Choice, Sums, Who, sums_of
from changcheng_qt.titles.changcheng.words import telling
from changcheng_qt.ui.statistics import charts
from changcheng_qt.ui.statistics.bars import COLOURS, Bar
from changcheng_qt.ui.statistics.charts import (
    MOST_BARS,
    AnyKind,
    Chart,
    ChartKind,
    chart_of,
    kind_text,
    kinds_of,
)
from tests.planted import Fault, planted, with_and_without
from tests.statistics.games import NOW, game, seat

GAMES = (
    game("a", seat("Mei", 31, won=True, error=6.0), seat("Luca", 28), days_ago=9),
    game("b", seat("Mei", 20, error=2.0), seat("club 2", 26, won=True, bot="club"), days_ago=5),
    game("c", seat("Luca", 25), seat("club 3", 30, won=True, bot="club"), days_ago=2),
)
MEI = Who("Mei")


def sums(*games: PlayedGame) -> tuple[Sums, ...]:
    return sums_of(games, Choice("changcheng"), Names(), NOW)


def chart(kind: AnyKind, who: Who | None = None, games: tuple[PlayedGame, ...] = GAMES) -> Chart:
    return chart_of(kind, sums(*games), who, telling)


def bar(shown: Chart, name: str) -> Bar:
    return next(one for one in shown.bars if one.name == name)


def test_wins_have_a_bar_for_everybody_with_an_interval() -> None:
    shown = chart(ChartKind.WINS)
    assert [one.name for one in shown.bars] == ["Luca", "Mei", "Club player"]
    mei = bar(shown, "Mei")
    assert (mei.parts, mei.games) == (((0, 0.5),), ("b", "a"))
    assert mei.whisker is not None
    assert mei.whisker[0] < 0.5 < mei.whisker[1] == mei.high
    assert mei.value.startswith("50% of 2")


def test_parts_of_the_scores_add_up_and_have_meanings() -> None:
    shown = chart(ChartKind.SCORES)
    assert shown.meanings == ("Double wall", "Provinces")
    mei = bar(shown, "Mei")
    assert sum(length for _, length in mei.parts) == pytest.approx(25.5)
    assert [shown.meanings[colour] for colour, _ in mei.parts] == list(shown.meanings)
    assert len(telling.source_names()) <= len(COLOURS)


def test_losses_are_to_the_left_of_zero() -> None:
    one = Bar("x", ((0, 6.0), (1, -2.0), (2, 1.0)), "")
    assert (one.low, one.high) == (-2.0, 7.0)


def test_majorities_have_two_bars_each_with_the_games_that_had_one() -> None:
    shown = chart(ChartKind.FEATS, MEI)
    won, lost = shown.bars
    assert (won.name, lost.name) == ("Mei: won by one", "Mei: lost by one")
    assert won.parts[0][1] == (31 % 3 + 20 % 3) / 2
    assert lost.games == ("a",)


RACES = FeatChart("Races", {"won_by_one": "{player} won", "lost_by_one": "lost"})


def test_a_title_may_count_further_feats_for_each_player() -> None:
    shown = chart(RACES)
    assert [one.name for one in shown.bars[:2]] == ["Luca won", "lost"]
    assert [one.parts for one in chart(ChartKind.FEATS).bars] == [one.parts for one in shown.bars]
    assert kind_text(RACES, telling) == "Races"
    assert kinds_of(telling) == tuple(ChartKind), "none of Chang Cheng"


def test_a_title_may_count_feats_of_all_players_together() -> None:
    together = replace(RACES, is_of_all=True)
    won, lost = chart(together).bars
    every = [one for each in GAMES for one in each.seats if one.figures]
    counts = [sum(o.figures.counts[n] for o in every if o.figures) for n in RACES.labels]
    assert [one.parts[0][1] for one in (won, lost)] == counts
    assert won.value.startswith(f"{counts[0]} ")
    assert won.value.endswith(f"{counts[0] / sum(counts):.0%}")
    assert chart(together, games=(game("x", seat("Mei", 6), seat("Luca", 12)),)).empty


def divide_by_every_game(patch: pytest.MonkeyPatch) -> None:
    def by_all(sums: Sequence[Sums], words: TitleWords) -> Chart:
        (one,) = sums
        told = [each.seat.figures for each in one.seats if each.seat.figures]
        sums_of_feats = [sum(f.counts[name] for f in told) for name in words.feats().labels]
        bars = [Bar("", ((0, total / len(one.seats)),), "") for total in sums_of_feats]
        return Chart(tuple(bars))

    patch.setattr(charts, "_feats", by_all)


@with_and_without(divide_by_every_game)
def test_majorities_are_shares_of_the_games_whose_files_tell_them(fault: Fault | None) -> None:
    told = game("x", seat("Mei", 11), seat("Luca", 4))
    bare = game("y", PlayedSeat("Mei", HUMAN, 99, has_won=True))
    with planted(fault):
        shown = chart(ChartKind.FEATS, MEI, (told, bare))
        assert [one.parts[0][1] for one in shown.bars] == [11 % 3, 11 % 2]


def test_errors_of_everybody_leave_out_who_was_not_analysed() -> None:
    shown = chart(ChartKind.ERRORS)
    assert [(one.name, one.parts[0][1]) for one in shown.bars] == [("Mei", 4.0)]
    assert "Why?" in chart(ChartKind.ERRORS, Who("Luca")).empty


def test_errors_of_one_player_go_on_in_time_a_few_games_to_a_bar_where_there_are_many() -> None:
    few = chart(ChartKind.ERRORS, MEI)
    assert [(one.parts[0][1], one.games) for one in few.bars] == [(6.0, ("a",)), (2.0, ("b",))]
    many = tuple(
        game(f"{n}", seat("Mei", 9, won=True, error=float(n)), days_ago=99 - n) for n in range(20)
    )
    shown = chart(ChartKind.ERRORS, MEI, many)
    assert len(shown.bars) <= MOST_BARS
    assert [key for one in shown.bars for key in reversed(one.games)] == [str(n) for n in range(20)]
    assert shown.bars[0].parts[0][1] == 1.0


def test_cards_are_counted_over_all_chosen_games() -> None:
    shown = chart(ChartKind.CARDS)
    assert [(one.name, one.parts[0][1]) for one in shown.bars] == [("Flood", 12)]
    assert set(shown.bars[0].games) == {"a", "b", "c"}
    assert chart(ChartKind.CARDS, MEI).bars[0].parts[0][1] == 4


@pytest.mark.parametrize("kind", ChartKind)
def test_without_games_a_sentence_is_shown(kind: ChartKind) -> None:
    shown = chart(kind, games=())
    assert not shown.bars
    assert shown.empty


def test_the_share_of_bots_with_several_seats_is_one_of_seats() -> None:
    both = game("a", seat("x", 9, won=True, bot="club"), seat("y", 5, bot="club"), seat("Mei", 8))
    bars = chart(ChartKind.WINS, games=(both,)).bars
    assert [bar.value for bar in bars] == ["0% of 1 game(s)", "50% of 2 seat(s)"]
