"""The chart of the analysis along turns that are equally wide, and its figures by seat."""

from dataclasses import replace
from typing import Final

import pytest
from PySide6.QtWidgets import QApplication

from changcheng_qt.app.cli.saved_games import speaking
from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.engine.replay import Replay
from changcheng_qt.engine.seats import PUBLIC
from changcheng_qt.i18n.languages import Languages
from changcheng_qt.i18n.phrases.analysis import costs_explained, errors_text, tells_unseen
from changcheng_qt.titles.changcheng.table.factory import ChangChengUi
from changcheng_qt.titles.changcheng.words import telling
from changcheng_qt.titles.china.rules.events import OpenCardsFilled
from changcheng_qt.titles.china.table.factory import ChinaUi
from changcheng_qt.ui.analysis.chart import Turns
from changcheng_qt.ui.analysis.moments import Moments
from changcheng_qt.ui.analysis.table import cost_columns, points_columns
from changcheng_qt.ui.replay.bridge import ReplayBridge
from changcheng_qt.verdicts.cost import (
    VERSION,
    Account,
    Analysis,
    Change,
    Judgement,
    Source,
    Unit,
    Verdict,
    Worth,
)
from screens.costs import made_up
from tests.planted import Fault, planted, with_and_without
from tests.titles.changcheng.sample.secrets import SAMPLE
from tests.titles.changcheng.table.playing import box
from tests.titles.china.rules.play import BOARDS
from tests.titles.china.table import matches

GAME = Turns(20, {4: 1, 6: 2, 15: 3})
"""A founding of four steps, a turn of two, one of nine, one of five."""


@pytest.fixture(scope="module")
def match() -> AnyMatch:
    return SAMPLE.played(5)


def test_turns_are_equally_wide_however_many_steps_they_have() -> None:
    assert [GAME.share_of(position) for position in (0, 4, 6, 15, 20)] == [0, 0.25, 0.5, 0.75, 1]
    assert GAME.share_of(5) == pytest.approx(0.375)
    assert GAME.share_of(10.5) == pytest.approx(0.625)


def test_a_click_leads_to_what_is_drawn_there() -> None:
    for position in range(21):
        assert GAME.position_at(GAME.share_of(position)) == position
    assert GAME.position_at(-1) == 0
    assert GAME.position_at(2) == 20


@pytest.mark.parametrize("turns", [{}, {0: 1}, {20: 1}])
def test_a_game_of_one_turn_runs_over_its_steps(turns: dict[int, int]) -> None:
    game = Turns(20, turns)
    assert [game.share_of(position) for position in (0, 5, 20)] == [0, 0.25, 1]
    assert Turns(0, turns).share_of(0) == 0
    assert Turns(0, turns).position_at(1) == 0


def test_points_of_every_source_make_the_score(match: AnyMatch) -> None:
    bridge = ReplayBridge(Replay(match))
    *sources, score = points_columns(telling.figures(*bridge.whole_game()), telling.source_names())
    assert sources[0].head == "Double wall"
    for seat, total in enumerate(match.view(PUBLIC).scores):
        shown = [int(column.numbers[seat].replace("−", "-")) for column in (*sources, score)]
        assert sum(shown[:-1]) == shown[-1] == total


def forget_a_kind(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Account, "luck", lambda account, kind: Worth())


def forget_own_errors(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Worth, "__sub__", lambda worth, error: worth)


LUCKS: Final = {"dice": "Dice", "bag": "Bag"}


def lost(*costs: float) -> Analysis:
    """A won game whose winner made errors, each costing this share of the game in percent."""
    given_away = Worth(sum(costs), sum(costs) / 100)
    changes = (
        Change(0, 0, Worth(9.0, 0.09), kind="dice", own=Worth(1.0, 0.01) + given_away),
        Change(1, 0, Worth(-4.0, -0.04), kind="bag", others=Worth(69.0, 0.69)),
    )
    errors = tuple(
        Judgement(ply, 0, "x", "y", Worth(cost, cost / 100), Worth(), Verdict.BLUNDER, ())
        for ply, cost in enumerate(costs)
    )
    account = Account(0, Worth(25.0, 0.25), changes, Worth(100.0, 1.0))
    return Analysis(VERSION, "", 8, True, errors, (account,), (), Unit.WINS)


@with_and_without(forget_a_kind, forget_own_errors)
def test_luck_of_each_kind_has_a_column_and_the_row_adds_up(
    qapp: QApplication, fault: Fault | None
) -> None:
    with planted(fault):
        columns = cost_columns(lost(90.0, 40.0, 76.0), LUCKS)
        heads = [column.head for column in columns]
        assert heads == ["Expected", "Choices", "Dice", "Bag", "Result"]
        shown = [float(column.numbers[0].replace("−", "-")) for column in columns]
        assert shown[2:4] == [9.0, -4.0]
        assert sum(shown[:-1]) == shown[-1] == 100.0
        assert all(abs(one) <= 100 for one in shown)


def hidden(*points: float) -> Analysis:
    """A game in which hidden information gave each seat this number of points."""
    accounts = tuple(
        Account(seat, Worth(2.0), (Change(0, 0, Worth(1.0), unseen=Worth(one)),), Worth(3.0 + one))
        for seat, one in enumerate(points)
    )
    return Analysis(VERSION, "", 8, True, (), accounts, ())


@pytest.mark.parametrize(
    ("points", "is_told"),
    [((0.0, 0.0), False), ((0.04, -0.04), False), ((0.0, -0.06), True), ((1.5, 0.0), True)],
)
def test_the_unseen_is_left_out_where_it_is_0_for_everybody(
    qapp: QApplication, points: tuple[float, ...], is_told: bool
) -> None:
    with speaking("en"):
        found = hidden(*points)
        columns = cost_columns(found, LUCKS)
        explained = costs_explained(found.unit, with_unseen=tells_unseen(found))
    heads = ["Expected", "Errors", "Choices", "Chance", *["The unseen"] * is_told, "Result"]
    assert [column.head for column in columns] == heads
    assert ("The unseen:" in explained) == is_told


def test_errors_are_counted_where_they_may_cost_more_than_there_is_to_win(
    qapp: QApplication,
) -> None:
    found = replace(lost(90.0, 40.0, 76.0, 8.0), accounts=())
    assert [column.numbers for column in cost_columns(found, LUCKS)] == [{0: "4"}]
    with speaking("en"):
        assert [errors_text(lost(*one).clear_errors(0)) for one in ((), (8.4,), (3.0, 9.6))] == [
            "No clear errors.",
            "1 clear error, which cost 8 wins in 100.",
            "2 clear errors, which cost 10 and 3 wins in 100.",
        ]
        told = errors_text(found.clear_errors(0))
    assert told == "4 clear errors; the three most expensive cost 90, 76, and 40 wins in 100."


@pytest.mark.parametrize("unit", Unit)
def test_errors_outside_the_table_are_listed_for_a_player(match: AnyMatch, unit: Unit) -> None:
    found = replace(made_up(match), unit=unit)
    told = Moments(ChangChengUi(box), ReplayBridge(Replay(match)), found)
    is_told = told.lacked(0).startswith(errors_text(found.clear_errors(0)))
    assert is_told is (unit is Unit.WINS)
    assert told.lacked(None) == ""


def test_cards_that_are_drawn_for_all_are_no_deed_of_anybody(languages: Languages) -> None:
    """A list of turning points gave new open cards as the choice of a seat."""
    languages.install("en")
    bridge = ReplayBridge(Replay(matches.finished(3)))
    drawn = [
        ply
        for ply in range(bridge.last)
        if any(isinstance(one, OpenCardsFilled) for one in bridge.most_told(ply)[0])
    ]
    changes = tuple(Change(ply, 0, Worth(9.0), others=Worth(9.0)) for ply in drawn)
    account = Account(0, Worth(), changes, Worth())
    found = Analysis(VERSION, "", 0, True, (), (account,), ())
    told = Moments(ChinaUi(lambda: BOARDS), bridge, found)
    assert {one.source for one in told.of(None)} == {Source.CHANCE}
    no_chance = replace(account, changes=tuple(replace(one, chance=Worth()) for one in changes))
    told = Moments(ChinaUi(lambda: BOARDS), bridge, replace(found, accounts=(no_chance,)))
    assert not told.of(None)
