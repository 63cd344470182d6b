"""The forecast of regions, alliances and roads equals their score."""

from dataclasses import replace
from random import Random

import pytest

from changcheng_qt.engine.seats import PUBLIC
from changcheng_qt.titles.china.rules.events import AllianceScored, RegionScored, RoadsScored
from changcheng_qt.titles.china.rules.forecast import (
    RegionForecast,
    alliance_forecast,
    alliances_of,
    line_at,
    region_forecast,
    roads_forecast,
)
from changcheng_qt.titles.china.rules.game import CHINA
from changcheng_qt.titles.china.rules.pieces import Supply
from changcheng_qt.titles.china.rules.scoring import end_game
from changcheng_qt.titles.china.rules.setup import Options
from changcheng_qt.titles.china.rules.state import Beats, State
from changcheng_qt.titles.china.rules.view import View
from tests.effort import effort
from tests.titles.china.rules.play import play, random_chooser, random_setup
from tests.titles.china.rules.scene import Scene, X, Y, Z, lay

FORTS = Options(fortifications=True)


def view_of(state: State) -> View:
    return CHINA.view(state, CHINA.unknowing(), PUBLIC)


def region_in(scene: Scene, name: str) -> RegionForecast:
    return region_forecast(view_of(scene.state), scene.board.region_numbers[name])


@pytest.mark.no_cover
@pytest.mark.parametrize("seed", range(effort(sample=4, nightly=200)))
def test_the_final_scoring_gives_what_was_foretold(seed: int) -> None:
    rng = Random(seed)
    every = [ply.after for ply in play(random_setup(rng), random_chooser(rng))]
    for state in rng.sample([one for one in every if not one.over], 4):
        view = view_of(state)
        beats: Beats = []
        end_game(state, beats)
        for beat in beats:
            match beat.event:
                case RegionScored(region, counts, doubled, points):
                    seen = region_forecast(view, region)
                    assert (seen.houses, seen.doubled, seen.now) == (counts, doubled, points)
                    assert not seen.is_scored
                case AllianceScored(alliance, courts, points):
                    told = alliance_forecast(view, alliance)
                    assert tuple(court.emissaries for court in told.courts) == courts
                    assert told.points == points
                case RoadsScored(seat, lines, points):
                    roads = roads_forecast(view, seat)
                    assert (roads.lines, roads.points) == (lines, points)
                case _:
                    pass


def test_a_region_now_and_filled() -> None:
    scene = lay(houses={"wei": {X: 3, Y: 2}}, courts={"wei": {Z: 1}})
    wei = region_in(scene, "wei")
    assert (wei.spaces, wei.free, wei.houses, wei.leaders) == (7, 2, (3, 2, 0, 0), (X,))
    assert wei.now == (5, 3, 0, 0)
    assert wei.filled == ((7, 5, 0, 0), (4, 7, 0, 0), (7, 3, 3, 0), (7, 3, 0, 3))
    assert (wei.emissaries, wei.limit, wei.room) == (1, 3, 2)


def test_empty_and_scored_regions() -> None:
    chu = region_in(lay(), "chu")
    assert (chu.now, chu.leaders, chu.limit, chu.room) == ((0, 0, 0, 0), (), 0, 0)
    assert chu.filled[X] == (8, 0, 0, 0)
    scene = lay(houses={"yue": {X: 4, Y: 1}}, courts={"yue": {Z: 5}})
    scene.state = replace(scene.state, scored=frozenset({scene.board.region_numbers["yue"]}))
    yue = region_in(scene, "yue")
    assert (yue.is_scored, yue.free, yue.now, yue.room) == (True, 0, (5, 4, 0, 0), 0)


def test_a_seat_with_too_few_houses_fills_nothing() -> None:
    chu = region_in(lay(supplies={X: Supply(houses=7), Y: Supply(houses=8)}), "chu")
    assert chu.filled[X] is None
    assert chu.filled[Y] == (0, 8, 0, 0)


def test_fortifications_double_who_builds_on_them() -> None:
    scene = lay(houses={"wan": X}, fortified="wan", options=FORTS)
    chu = region_in(scene, "chu")
    assert (chu.doubled, chu.now) == ((X,), (2, 0, 0, 0))
    empty = region_in(lay(fortified="wan", options=FORTS), "chu")
    assert (empty.doubled, empty.filled[Y]) == ((), (0, 16, 0, 0))


def test_alliances() -> None:
    scene = lay(courts={"zhao": {X: 2, Y: 2}, "wei": {X: 1, Y: 1, Z: 1}})
    view = view_of(scene.state)
    told = alliance_forecast(view, 1)
    assert told.points == (7, 7, 0, 0)
    assert [court.leaders for court in told.courts] == [(X, Y), (X, Y, Z)]
    wei = scene.board.region_numbers["wei"]
    assert [one.alliance + 1 for one in alliances_of(view, wei)] == [2, 3, 10, 11]


def test_the_line_over_a_space() -> None:
    towns = ["didao", "yong", "xianyang", "anyi"]
    scene = lay(houses={**dict.fromkeys(towns, X), "wan": X})
    view, spaces = view_of(scene.state), scene.board.space_numbers
    over = line_at(view, spaces["yong"])
    assert over is not None
    assert {scene.board.spaces[space].id for space in over[0]} == set(towns)
    assert over[1] == 4
    assert line_at(view, spaces["wan"]) is line_at(view, spaces["ji"]) is None
