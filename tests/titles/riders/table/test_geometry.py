"""The map as geometry: everything has a place of its own, and every point hits the nearest."""

from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QLineF, QPointF, QRectF

from changcheng_qt.titles.riders.rules.geography import Board, board_for
from changcheng_qt.titles.riders.rules.pieces import LEVELS, WAITING_MOST, Good
from changcheng_qt.titles.riders.rules.places import (
    ArrowPlace,
    AssaultPlace,
    CornerPlace,
    DicePlace,
    GroundPlace,
    HarbourPlace,
    HexPlace,
    HomePlace,
    Place,
    RoadPlace,
    SeaPlace,
    SectionPlace,
    StackPlace,
    SupplyPlace,
    sector_of,
)
from changcheng_qt.titles.riders.table.geometry import hexes, open_sea
from changcheng_qt.titles.riders.table.geometry.frame import MARGIN, MOUNT, Room
from changcheng_qt.titles.riders.table.geometry.hexes import EDGE
from changcheng_qt.titles.riders.table.geometry.hit_map import CORNER, REACH, HitMap
from changcheng_qt.titles.riders.table.geometry.layout import (
    CHIP,
    HARBOUR,
    PLATE,
    QUEUE_SHOWN,
    SILK_PIECES,
    TOKEN,
    MapLayout,
)
from changcheng_qt.ui.looks.strokes import distance
from tests.planted import Fault, planted, with_and_without

VIEWS = {1024: Room(732, 484, 0.92), 1280: Room(967, 590), 1920: Room(1500, 820, 1.355)}
LEAST_EDGE = {(4, 1024): 40.0, (4, 1280): 49.0, (4, 1920): 68.0}
LEAST_EDGE |= {(6, 1024): 32.0, (6, 1280): 42.0, (6, 1920): 66.0}
BESIDE = 0.25 * EDGE
"""How far from a room everything is that should stay visible."""
each_map = pytest.mark.parametrize("seats", [4, 6])
each_view = pytest.mark.parametrize("window", VIEWS)


def layout_of(seats: int, window: int = 1280) -> MapLayout:
    return MapLayout(board_for(seats), VIEWS[window])


def all_hexes(board: Board) -> list[QPointF]:
    ats = [*board.steppe, *(land.at for land in board.lands), *(sea.at for sea in board.seas)]
    ats += [*(ground.at for ground in board.grounds), *(site.assault_at for site in board.sectors)]
    return [hexes.middle(at) for at in ats]


def without_signs(patch: pytest.MonkeyPatch) -> None:
    """Harbours do not count as obstacles."""
    patch.setattr(open_sea, "HARBOUR", -EDGE)


def without_shore(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(open_sea, "_SHORE", -EDGE)


@each_map
@each_view
@with_and_without(without_signs, without_shore)
def test_a_slip_on_the_open_sea_covers_nothing(
    seats: int, window: int, fault: Fault | None
) -> None:
    layout, pirate = layout_of(seats, window), 2
    board = layout.board
    with planted(fault):
        rooms = open_sea.open_seas(layout, pirate)
        spots = [layout.corners[corner] for corner in range(board.corners)]
        spots += [layout.harbour(number) for number in range(len(board.harbours))]
        spots += [layout.lands[land] for land in range(len(board.lands))]
        spots += [layout.plate(number) for number in board.arrow_of]
        spots += [layout.pirate(pirate)]
        for room in rooms:
            assert layout.frame.silk.contains(room)
            assert not room.intersects(layout.frame.quay)
            grown = room.adjusted(-BESIDE, -BESIDE, BESIDE, BESIDE)
            assert not any(grown.contains(spot) for spot in spots)
        assert any(layout.frame.scale * min(room.width() / 2, room.height()) > 70 for room in rooms)


@each_map
@each_view
def test_the_silk_fills_the_view_and_the_map_is_as_large_as_planned(
    seats: int, window: int
) -> None:
    frame, room = layout_of(seats, window).frame, VIEWS[window]
    assert frame.scene.width() * frame.scale == pytest.approx(room.width)
    assert frame.scene.height() * frame.scale == pytest.approx(room.height)
    grown = MOUNT + MARGIN
    assert frame.silk.adjusted(-grown, -grown, grown, grown) == frame.scene
    assert frame.scale * EDGE >= LEAST_EDGE[seats, window]


@each_map
@each_view
def test_the_whole_map_is_on_the_silk_and_the_quay_over_no_hex(seats: int, window: int) -> None:
    layout = layout_of(seats, window)
    frame = layout.frame
    assert frame.silk.contains(frame.quay)
    for at in all_hexes(layout.board):
        hexagon = hexes.hex_path(at, EDGE - 2)
        assert frame.silk.left() < at.x() - EDGE
        assert at.x() + EDGE < frame.silk.right()
        assert not hexagon.intersects(frame.quay), at
    for place, part in layout.quay_parts.items():
        assert frame.quay.contains(part), place
    parts = {place: part.adjusted(1, 1, -1, -1) for place, part in layout.quay_parts.items()}
    assert len(parts) == 2 * len(Good) + 2
    met = [
        {one, other} for one, other in combinations(parts, 2) if parts[one].intersects(parts[other])
    ]
    assert all(DicePlace() in pair for pair in met), "payments are over the dice"
    assert len(met) == len(Good)


@pytest.mark.parametrize("height", [400, 500, 900, 1400])
@each_map
def test_a_view_of_any_shape_shows_the_whole_map(seats: int, height: int) -> None:
    frame = MapLayout(board_for(seats), Room(1000, height)).frame
    assert frame.scene.width() * frame.scale == pytest.approx(1000)
    assert frame.scene.height() * frame.scale == pytest.approx(height)
    assert frame.silk.contains(frame.quay)


def test_the_quay_is_in_the_east_of_a_view_that_is_wide_or_of_large_things() -> None:
    for window, seats, is_wide in ((1280, 6, True), (1920, 6, False), (1280, 4, False)):
        assert layout_of(seats, window).frame.is_wide is is_wide
    for seats in (4, 6):
        frame = MapLayout(board_for(seats), Room(1280, 533, 2.0)).frame
        assert not frame.is_wide
        assert frame.silk.contains(frame.quay)
        assert frame.quay.height() / frame.quay_scale >= 190, "nothing on it is squeezed"


@pytest.mark.parametrize("width", [650, 730, 790])
@each_map
def test_next_to_a_drawer_at_twice_the_size_the_quay_is_whole_over_no_land(
    seats: int, width: int
) -> None:
    layout = MapLayout(board_for(seats), Room(width, 510, 2.0))
    quay = layout.frame.quay
    assert layout.frame.silk.contains(quay)
    assert all(quay.contains(part) for part in layout.quay_parts.values())
    for land in layout.board.lands:
        assert not hexes.hex_path(hexes.middle(land.at), EDGE).intersects(quay), land
    reach = QPointF(HARBOUR, HARBOUR) * layout.sign_growth / 2
    for number in range(len(layout.board.harbours)):
        at = layout.harbour(number)
        assert not QRectF(at - reach, at + reach).intersects(quay), number


@each_map
def test_nothing_round_covers_anything_else(seats: int) -> None:
    layout, board = layout_of(seats), layout_of(seats).board
    rounds = [(layout.lands[n], TOKEN) for n in range(len(board.lands))]
    rounds += [(layout.plate(n), PLATE * 0.7) for n in board.arrow_of]
    rounds += [(layout.harbour(n), HARBOUR) for n in range(len(board.harbours))]
    rounds += [(at, CHIP) for n in range(len(board.sectors)) for at in layout.waiting(n)]
    rounds += [(at, CHIP) for n in range(len(board.grounds)) for at in layout.gathered(n, 3)]
    for (one, reach), (other, far) in combinations(rounds, 2):
        assert distance(one - other) > (reach + far) * 0.93, (one, other)


@each_map
def test_riders_stand_on_their_grounds_in_order(seats: int) -> None:
    layout, board = layout_of(seats), layout_of(seats).board
    for sector in range(len(board.sectors)):
        places = layout.waiting(sector)
        assert len(places) == WAITING_MOST
        assert all(hexes.is_inside(at, layout.assaults[sector]) for at in places)
    for ground in range(len(board.grounds)):
        for count in range(8):
            row = layout.gathered(ground, count)
            assert len(row) == min(count, QUEUE_SHOWN)
            assert all(one.x() < other.x() for one, other in pairwise(row))
            assert all(hexes.is_inside(at, layout.grounds[ground]) for at in row)
        assert (layout.grounds[ground] + layout.to_more).x() > layout.gathered(ground, 7)[
            -1
        ].x() + CHIP
    for land in range(len(board.lands)):
        entered = layout.entered(land, 5)
        assert all(distance(at - layout.lands[land]) >= TOKEN + CHIP for at in entered)
        assert all(hexes.is_inside(at, layout.lands[land]) for at in entered)
        assert entered[:2] == layout.entered(land, 2)


@each_map
def test_the_wall_is_one_line_north_of_its_roads(seats: int) -> None:
    layout, board = layout_of(seats), layout_of(seats).board
    for sector in range(len(board.sectors) - 1):
        assert layout.sections[sector][-1] == layout.sections[sector + 1][0]
    for sector, site in enumerate(board.sectors):
        for road in site.wall:
            line = layout.plank(road)
            assert hexes.nearest_on(layout.sections[sector], line.center()) > hexes.BAND
            one, other = (layout.corners[end] for end in board.ends[road])
            assert distance((one + other) / 2 - line.center()) == pytest.approx(0.12 * EDGE)


@each_map
def test_five_sockets_stand_apart_and_clear_of_the_fort(seats: int) -> None:
    layout, board = layout_of(seats), layout_of(seats).board
    for sector, site in enumerate(board.sectors):
        sockets = layout.sockets[sector]
        assert len(sockets) == LEVELS
        assert all(one.x() < other.x() for one, other in pairwise(sockets))
        assert all(distance(one - other) > 12 for one, other in pairwise(sockets))
        fort = layout.corners[site.fort]
        assert all(distance(at - fort) > 0.35 * EDGE for at in sockets)
        assert all(hexes.nearest_on(layout.sections[sector], at) < 0.01 for at in sockets)


@each_map
def test_plates_point_from_the_gathering_to_the_assault_ground(seats: int) -> None:
    layout, board = layout_of(seats), layout_of(seats).board
    for number, (ground, sector) in board.arrow_of.items():
        east = layout.assaults[sector].x() > layout.grounds[ground].x()
        assert layout.plate_turn(number) == (1 if east else -1)
        between = QLineF(layout.grounds[ground], layout.assaults[sector])
        assert distance(layout.plate(number) - between.center()) < PLATE


@each_map
@each_view
def test_every_place_is_hit_at_its_middle(seats: int, window: int) -> None:
    layout = layout_of(seats, window)
    hits, board = HitMap(layout), layout.board
    numbers = {
        HexPlace: len(board.lands),
        CornerPlace: board.corners,
        RoadPlace: board.roads,
        SectionPlace: len(board.sectors),
        AssaultPlace: len(board.sectors),
        GroundPlace: len(board.grounds),
        ArrowPlace: len(board.arrow_of),
        SeaPlace: len(board.seas),
        HarbourPlace: len(board.harbours),
        HomePlace: 1,
        DicePlace: 1,
        SupplyPlace: len(Good),
        StackPlace: 1,
    }
    for kind, count in numbers.items():
        places = [place for place in hits.all_places if isinstance(place, kind)]
        assert len(places) == count, kind
        assert all(hits.place_at(hits.middle(place)) == place for place in places), kind


@each_map
def test_corners_and_roads_are_large_targets(seats: int) -> None:
    """At the least size of the map a corner is 19 logical pixels wide."""
    layout = layout_of(seats, 1024)
    hits, board = HitMap(layout), layout.board
    assert 2 * CORNER * layout.frame.scale >= 19
    for corner in range(board.corners):
        for side in (QPointF(CORNER - 1, 0), QPointF(0, 1 - CORNER)):
            spot = layout.corners[corner] - side
            found = CornerPlace(corner) if layout.frame.silk.contains(spot) else None
            harbours = map(HarbourPlace, board.harbours_at[corner])
            assert hits.place_at(spot) in (found, *harbours)
    for road in range(board.roads):
        middle = layout.plank(road).center()
        assert hits.place_at(middle + QPointF(0, 3)) == RoadPlace(road)


@each_map
def test_every_point_of_every_hex_hits_something(seats: int) -> None:
    layout = layout_of(seats)
    hits = HitMap(layout)
    for at in all_hexes(layout.board):
        for spot in (at, *hexes.hexagon(at, EDGE - 1), *hexes.hexagon(at, EDGE / 2)):
            if layout.frame.silk.contains(spot):
                assert hits.place_at(spot) is not None, spot


def test_open_sea_and_the_table_are_nothing() -> None:
    layout = layout_of(4)
    hits, silk = HitMap(layout), layout.frame.silk
    assert hits.place_at(QPointF(silk.right() - 10, silk.top() + 10)) is None
    assert hits.place_at(silk.topLeft() - QPointF(5, 5)) is None
    paper = layout.frame.quay
    assert hits.place_at(paper.topLeft() + QPointF(1, 1)) is None


def test_a_dropped_piece_falls_onto_the_nearest_place_within_reach() -> None:
    hits = HitMap(layout_of(4))
    corners: list[Place] = [CornerPlace(0), CornerPlace(30)]
    beside = hits.middle(CornerPlace(0)) + QPointF(0, REACH - 1)
    assert hits.nearest(beside, corners) == CornerPlace(0)
    assert hits.nearest(beside + QPointF(0, 2), corners) is None
    assert hits.nearest(beside, []) is None


@each_map
def test_keys_walk_sector_by_sector_from_the_west(seats: int) -> None:
    layout = layout_of(seats)
    hits, board = HitMap(layout), layout.board
    corners: list[Place] = [CornerPlace(corner) for corner in range(board.corners)]
    ordered = hits.in_order([SeaPlace(0), *reversed(corners)])
    assert ordered[-1] == SeaPlace(0)
    sectors = [sector_of(board, place) for place in ordered[:-1]]
    assert sectors == sorted(sectors, key=lambda sector: -1 if sector is None else sector)
    for one, other in pairwise(ordered[:-1]):
        if sector_of(board, one) == sector_of(board, other):
            assert hits.middle(one).y() <= hits.middle(other).y() + 0.01


def test_places_name_their_sector() -> None:
    board = board_for(4)
    road = board.sectors[2].wall[0]
    in_third: list[Place] = [
        SectionPlace(2),
        AssaultPlace(2),
        CornerPlace(board.sectors[2].fort),
        HexPlace(board.sectors[2].way[0]),
        ArrowPlace(board.grounds[0].arrows[0][0]),
    ]
    assert [sector_of(board, place) for place in in_third] == [2] * 5
    assert sector_of(board, RoadPlace(road)) in (1, 2), "the first hex beside it"
    assert sector_of(board, HarbourPlace(0)) == board.lands[board.harbours[0].land].sector
    for place in (SeaPlace(0), HomePlace(), DicePlace(), GroundPlace(0)):
        assert sector_of(board, place) is None


def test_the_scene_is_a_rectangle_of_its_own_for_each_room() -> None:
    assert layout_of(4, 1024).frame.scene != layout_of(4, 1920).frame.scene
    assert isinstance(layout_of(4).frame.scene, QRectF)


def test_signs_of_harbours_grow_on_a_small_map_and_leave_the_land_free() -> None:
    assert layout_of(4, 1280).sign_growth == 1.0
    layout = layout_of(6, 1024)
    assert layout.sign_growth > 1.3
    for number, harbour in enumerate(layout.board.harbours):
        reach = HARBOUR * layout.sign_growth
        sign = layout.harbour(number)
        assert all(distance(sign - pier) > reach for pier in layout.piers(number))
        assert distance(sign - layout.lands[harbour.land]) > TOKEN + reach
        assert distance(layout.pirate(harbour.sea) - sign) > reach + CHIP
        assert hexes.is_inside(layout.pirate(harbour.sea), layout.seas[harbour.sea])
    assert layout.pirate(layout.board.pirate_start) == layout.seas[layout.board.pirate_start]


@each_map
def test_pieces_cover_the_silk_and_its_mount(seats: int) -> None:
    layout = layout_of(seats)
    whole = layout.frame.silk.adjusted(-MOUNT, -MOUNT, MOUNT, MOUNT)
    pieces = [layout.silk_piece(number) for number in range(SILK_PIECES)]
    assert all(whole.contains(piece) for piece in pieces)
    united = QRectF()
    for piece in pieces:
        united |= piece
    assert united == whole
    assert not pieces[0].intersects(pieces[2])
    assert pieces[0].intersects(pieces[1])
