"""The best corners for a settlement of the founding, and the facts about them."""

from dataclasses import replace

from changcheng_qt.engine.seats import PUBLIC
from changcheng_qt.engine.tuples import put
from changcheng_qt.titles.riders.rules import commands
from changcheng_qt.titles.riders.rules.advice import BEST, NUMBERED, best_sites, numbered, site_at
from changcheng_qt.titles.riders.rules.appraisal import appraise
from changcheng_qt.titles.riders.rules.forecast import ways_at
from changcheng_qt.titles.riders.rules.knowledge import Knowledge
from changcheng_qt.titles.riders.rules.legality import legal
from changcheng_qt.titles.riders.rules.pieces import Building, Good
from changcheng_qt.titles.riders.rules.state import State
from changcheng_qt.titles.riders.rules.turn import Stage
from changcheng_qt.titles.riders.rules.view import view_of
from tests.titles.riders.table.positions import empty, seen


def founding() -> State:
    """Four forts stand, and the first seat founds its first settlement."""
    state = empty()
    buildings = state.buildings
    for seat, site in enumerate(state.setup.board.sectors):
        buildings = put(buildings, site.fort, Building(seat))
    return replace(state, buildings=buildings, princes=(0, 1, 2, 3), stage=Stage.SETTLEMENTS)


def test_the_best_corners_are_those_that_a_bot_would_choose() -> None:
    state = founding()
    possible = list(legal(state))
    view = view_of(state, Knowledge(), 0)
    best = best_sites(view, possible)
    worths = dict(zip(possible, appraise(view, possible), strict=True))
    chosen = [worths[commands.FoundSettlement(site.corner)] for site in best]
    assert len(best) == BEST
    assert chosen == sorted(worths.values(), reverse=True)[:BEST]
    assert best_sites(view, [commands.RollDice()]) == ()


def test_the_best_corners_depend_on_no_hand() -> None:
    state = founding()
    told = {
        best_sites(view_of(replace(state, hands=hands), Knowledge(), viewer), list(legal(state)))
        for hands in (state.hands, ((0, 0, 0, 0, 0), *((3, 0, 1, 0, 2),) * 3))
        for viewer in (0, PUBLIC)
    }
    assert len(told) == 1


def test_a_corner_has_its_chance_its_goods_and_the_nearest_harbour() -> None:
    """Case 7: `4.mountains5.SE` with mountains 5, hills 4 and fields 2."""
    view = seen(founding())
    board = view.board
    corner = next(
        corner
        for corner, lands in enumerate(board.lands_at)
        if sorted(str(board.lands[n].number) for n in lands) == ["2", "4", "5"]
    )
    site = site_at(view, corner)
    assert site.ways == 4 + 3 + 1
    assert site.goods == {Good.ORE, Good.CLAY, Good.GRAIN}
    harbour = board.harbours[0]
    assert site_at(view, harbour.corners[0]).harbour == (0, 0)
    inner = {site_at(view, n).harbour for n in range(board.corners)}
    assert None in inner
    assert {found[1] for found in inner if found} == {0, 1, 2}


def test_of_many_corners_the_best_have_numbers_with_all_that_are_equal() -> None:
    view = seen(founding())
    corners = range(view.board.corners)
    told = numbered(view, corners)
    assert all(told[corner] == ways_at(view, corner) for corner in told)
    order = sorted((ways_at(view, corner) for corner in corners), reverse=True)
    assert sorted(told.values(), reverse=True) == [n for n in order if n >= order[NUMBERED - 1]]
    assert NUMBERED <= len(told) < len(corners)
    few = corners[: NUMBERED - 1]
    assert set(numbered(view, few)) == set(few), "few corners have all of them"
    assert numbered(view, ()) == {}
