"""The map of China as geometry: everything is where the file has it, apart, and can be hit."""

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF

from changcheng_qt.titles.china.entry import MapBox
from changcheng_qt.titles.china.rules.setup import Side
from changcheng_qt.titles.china.table.geometry.chart import load_chart
from changcheng_qt.titles.china.table.geometry.layout import COURT_RADIUS, TOWN_RADIUS, MapLayout
from changcheng_qt.titles.china.table.geometry.places import (
    AlliancePlace,
    CourtPlace,
    Place,
    RegionPlace,
    RoadPlace,
    TownPlace,
)
from changcheng_qt.titles.china.table.scene.hit_map import REACH, HitMap
from changcheng_qt.ui.looks.strokes import distance
from changcheng_qt.ui.pointer.keys import next_towards

EAST, NORTH = QPointF(1, 0), QPointF(0, -1)
SEATS = 5
FIGURE = 17.0
"""How far apart the feet of two figures are at least, in units."""

each_side = pytest.mark.parametrize("side", Side)


def layout_of(side: Side) -> MapLayout:
    return MapLayout(load_chart(side))


@each_side
def test_the_chart_has_the_numbers_of_the_rules(side: Side) -> None:
    board, chart = MapBox.opened(None).boards[side], load_chart(side)
    assert chart.roads == board.roads
    assert len(chart.towns) == len(board.spaces)
    assert len(chart.lands) == len(board.regions)
    assert len(chart.seals) == len(board.alliances)


@each_side
def test_towns_and_courts_lie_in_their_regions(side: Side) -> None:
    board, layout = MapBox.opened(None).boards[side], layout_of(side)
    for space, town in enumerate(board.spaces):
        assert layout.land_path(town.region).contains(layout.town(space))
    for region in range(len(board.regions)):
        assert layout.land_path(region).contains(layout.court(region))


@each_side
def test_nothing_covers_anything_else(side: Side) -> None:
    layout = layout_of(side)
    grounds = [layout.ground(space) for space in range(len(layout.chart.towns))]
    courts = [layout.court_rect(region) for region in range(len(layout.chart.lands))]
    assert not [pair for pair in combinations(grounds, 2) if pair[0].intersects(pair[1])]
    assert not [court for court in courts for ground in grounds if court.intersects(ground)]
    assert all(layout.map_rect.contains(rect) for rect in (*grounds, *courts))


def test_figures_stand_apart_and_in_their_court() -> None:
    layout = layout_of(Side.A)
    for count in range(SEATS + 1):
        feet = layout.standing(0, count)
        assert len(feet) == count
        assert all(distance(one - layout.court(0)) < COURT_RADIUS - 9 for one in feet)
        assert all(distance(one - other) >= FIGURE for one, other in combinations(feet, 2))


@each_side
def test_every_place_is_hit_at_its_middle_and_at_the_edge_of_what_is_seen(side: Side) -> None:
    layout = layout_of(side)
    hits = HitMap(layout)
    chart = layout.chart
    towns: list[Place] = [TownPlace(space) for space in range(len(chart.towns))]
    courts: list[Place] = [CourtPlace(region) for region in range(len(chart.lands))]
    seals: list[Place] = [AlliancePlace(number) for number in range(len(chart.seals))]
    for place in (*towns, *courts, *seals):
        assert hits.place_at(hits.middle(place)) == place
    for radius, places in ((TOWN_RADIUS, towns), (COURT_RADIUS, courts)):
        for place in places:
            assert hits.place_at(hits.middle(place) + QPointF(0, radius)) == place
    for number in range(len(chart.roads)):
        found = hits.place_at(layout.road(number).pointAt(0.5))
        assert found == RoadPlace(number) or isinstance(found, AlliancePlace | RoadPlace)


def test_land_is_hit_where_nothing_else_is_and_the_sea_is_nothing() -> None:
    hits = HitMap(layout_of(Side.B))
    assert hits.place_at(QPointF(300, 300)) == RegionPlace(3)
    assert hits.place_at(QPointF(1560, 900)) is None


def test_a_dropped_piece_goes_to_the_nearest_place_within_reach() -> None:
    hits = HitMap(layout_of(Side.A))
    towns = [TownPlace(0), TownPlace(1)]
    beside = hits.middle(TownPlace(0)) + QPointF(0, REACH - 1)
    assert hits.nearest(beside, towns) == TownPlace(0)
    assert hits.nearest(beside + QPointF(0, 2), towns) is None
    assert hits.nearest(beside, []) is None


def test_keys_walk_to_the_next_place_in_a_direction() -> None:
    layout = layout_of(Side.B)
    hits = HitMap(layout)
    board = MapBox.opened(None).boards[Side.B]
    named = {town.name("en"): TownPlace(space) for space, town in enumerate(board.spaces)}
    middles = {town: hits.middle(town) for town in named.values()}
    start = hits.middle(named["Xianyang"])
    assert next_towards(start, EAST, middles) == named["Anyi"]
    assert next_towards(start, NORTH, middles) == named["Fushi"]
    assert next_towards(hits.middle(named["Xiangping"]), EAST, middles) is None


@each_side
def test_every_town_can_be_reached_by_arrow_keys(side: Side) -> None:
    layout = layout_of(side)
    hits = HitMap(layout)
    towns = [TownPlace(space) for space in range(len(layout.chart.towns))]
    middles = {town: hits.middle(town) for town in towns}
    reached, waiting = {towns[0]}, [towns[0]]
    while waiting:
        here = hits.middle(waiting.pop())
        for direction in (EAST, NORTH, -EAST, -NORTH):
            found = next_towards(here, direction, middles)
            if found is not None and found not in reached:
                reached.add(found)
                waiting.append(found)
    assert reached == set(towns)
