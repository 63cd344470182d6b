"""The sheet of a finished game, with its charts."""

from collections.abc import Collection, Sequence
from dataclasses import replace
from unittest import mock

import pytest

from changcheng_qt.engine.seats import PUBLIC, Player, Seat
from changcheng_qt.i18n.phrases.result import Ranks
from changcheng_qt.titles.riders import LESSONS
from changcheng_qt.titles.riders.rules.accounts import Source
from changcheng_qt.titles.riders.rules.events import Ending
from changcheng_qt.titles.riders.rules.knowledge import Knowledge
from changcheng_qt.titles.riders.rules.pieces import Edict
from changcheng_qt.titles.riders.rules.tallies import OF_GOODS, OF_WALL
from changcheng_qt.titles.riders.rules.view import View, view_of
from changcheng_qt.titles.riders.table import result as result_sheet
from changcheng_qt.titles.riders.table.lessons import Lessons
from changcheng_qt.titles.riders.table.result import account_of, sheet_of
from changcheng_qt.titles.riders.words.charts import kind_name
from changcheng_qt.titles.riders.words.lessons import suggestion_text
from changcheng_qt.ui.lessons import words as lessons_words
from changcheng_qt.ui.result.sheet import Sheet, Spread, Tally, standing_text
from changcheng_qt.ui.seam.bridge import Bridge
from changcheng_qt.ui.seam.match_bridge import MatchBridge
from tests.planted import Fault, planted, with_and_without
from tests.titles.riders.table.corner import NAMES, match_of, play_until

HELD = ((0, Source.ACADEMY), (1, Source.MARKET))


def test_a_finished_game_has_four_charts_alike_for_everybody() -> None:
    match = play_until(match_of(), lambda view: view.to_act is None)
    bridge = MatchBridge(match)
    told = set()
    for viewer in (0, 1, PUBLIC):
        bridge.look_as(viewer)
        sheet = sheet_of(bridge)
        dice, goods, wall = sheet.charts
        assert isinstance(dice, Spread)
        assert isinstance(goods, Tally)
        assert isinstance(wall, Tally)
        assert sum(one.count for one in dice.outcomes) == bridge.view.rolls
        assert [row.name for row in goods.rows] == [kind_name(kind) for kind in OF_GOODS]
        assert [row.name for row in wall.rows] == [kind_name(kind) for kind in OF_WALL]
        assert sheet.scores_name == "Points"
        told.add(str(sheet.charts))
    assert len(told) == 1


def test_after_a_game_the_lesson_is_suggested_to_those_behind_in_what_it_teaches() -> None:
    match = play_until(match_of(), lambda view: view.to_act is None)
    bridge = MatchBridge(match)
    bridge.look_as(PUBLIC)
    found = [Lessons().suggestion(bridge, seat) for seat in range(len(bridge.players))]
    assert {one.lesson for one in found if one} == set(LESSONS)
    assert {one.reason for one in found if one} <= {
        suggestion_text(one) for one in Lessons.lesson_about
    }


def test_no_loss_decided_for_a_winner(monkeypatch: pytest.MonkeyPatch) -> None:
    bridge = MatchBridge(play_until(match_of(), lambda view: view.to_act is None))
    bridge.look_as(PUBLIC)
    assert bridge.outcome is not None
    monkeypatch.setattr(MatchBridge, "outcome", replace(bridge.outcome, winners=(1, 2)))
    monkeypatch.setattr(lessons_words, "largest_loss", lambda *_: Source.CITIES)
    untold = {seat for seat in range(4) if Lessons().suggestion(bridge, seat) is None}
    assert untold == {1, 2}


def test_academy_and_market_have_columns_of_their_own_for_every_viewer() -> None:
    match = play_until(match_of(), lambda view: view.to_act is None)
    state = match.steps[-1].after
    over = replace(state, edicts=((0,), (1,), (), ()))
    stack = (Edict.ACADEMY, Edict.MARKET, *state.setup.stack[2:])
    over = replace(over, setup=replace(state.setup, stack=stack))
    for viewer in (0, 1, 2, PUBLIC):
        view = view_of(over, Knowledge(), viewer)
        found = {account_of(view, seat).line(source).total for seat, source in HELD}
        assert found == {1}
        assert account_of(view, 0).line(Source.MARKET).total == 0
        assert [account_of(view, seat).total for seat in range(4)] == list(view.points)


def rank_by_points_alone(patch: pytest.MonkeyPatch) -> None:
    sheet = result_sheet._sheet  # noqa: SLF001

    def without_penalties(bridge: Bridge, view: View) -> Sheet:
        return sheet(bridge, replace(view, penalties=(0,) * view.seats))

    patch.setattr(result_sheet, "_sheet", without_penalties)


@with_and_without(rank_by_points_alone)
def test_of_equal_points_fewer_penalties_come_first(fault: Fault | None) -> None:
    people = range(4)
    match = play_until(match_of(people=people), lambda view: view.to_act is None)
    bridge = MatchBridge(match)
    view = replace(bridge.view, points=(5, 5, 9, 5), penalties=(3, 2, 0, 1), best=(2,))
    with planted(fault), mock.patch.object(MatchBridge, "view", view):
        sheet = sheet_of(bridge)
        assert [account.seat for account in sheet.accounts] == [2, 3, 1, 0]
        for seat, place in ((3, "second"), (1, "third"), (0, "fourth")):
            assert f"{NAMES[seat]} came {place}, 4 point" in sheet.standing


def see_winners(patch: pytest.MonkeyPatch) -> None:
    sheet = result_sheet._sheet  # noqa: SLF001
    patch.setattr(result_sheet, "_sheet", lambda bridge, view: sheet(bridge, won(view)))


def won(view: View) -> View:
    return replace(view, winners=view.best)


@with_and_without(see_winners)
def test_the_best_loser_is_not_called_a_winner(fault: Fault | None) -> None:
    """Whoever sits alone among bots is told the places of all."""
    match = play_until(match_of(), lambda view: view.to_act is None)
    bridge = MatchBridge(match)
    bridge.look_as(0)
    view = replace(
        bridge.view,
        ending=Ending.CONQUEST,
        points=(8, 6, 5, 4),
        penalties=(0, 0, 0, 0),
        best=(0,),
        winners=(),
    )
    with planted(fault):
        sheet = result_sheet._sheet(bridge, view)  # noqa: SLF001
        assert sheet.victory.startswith("China has fallen.")
        assert sheet.standing.startswith(f"{NAMES[1]} came second, 2 point")


def rank_without_winners(patch: pytest.MonkeyPatch) -> None:
    def by_points(
        points: Sequence[int], players: Sequence[Player], here: Collection[Seat], ranks: Ranks
    ) -> str:
        return standing_text(points, players, here, [rank[-2:] for rank in ranks])

    patch.setattr(result_sheet, "standing_text", by_points)


@pytest.mark.parametrize(
    ("ending", "viewer", "words"),
    [
        (Ending.WON, 0, "You win: it was your turn."),
        (Ending.WON, 1, "You have no fewer points, but it wasn't your turn."),
        (Ending.CONQUEST, 0, f"{NAMES[1]} ha(s/ve) no fewer points. {NAMES[2]} came third"),
    ],
)
@with_and_without(rank_without_winners)
def test_no_tie_break_is_named_where_none_decides(
    fault: Fault | None, ending: Ending, viewer: Seat, words: str
) -> None:
    """A seat wins in its turn, whatever others have; and where China falls, everybody loses."""
    match = play_until(match_of(people=(viewer,)), lambda view: view.to_act is None)
    bridge = MatchBridge(match)
    bridge.look_as(viewer)
    points, penalties = (10, 10, 5, 4), (1, 1, 0, 0)
    if ending is Ending.WON:
        penalties = (1, 0, 0, 0)
    view = replace(bridge.view, ending=ending, points=points, penalties=penalties, best=(0,))
    view = replace(view, winners=(0,) if ending is Ending.WON else ())
    with planted(fault):
        assert result_sheet._sheet(bridge, view).standing.startswith(words)  # noqa: SLF001
