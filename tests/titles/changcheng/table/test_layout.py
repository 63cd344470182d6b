"""Places: squares of one length, areas that tile the board, seams that join, hits."""

from itertools import combinations, pairwise, product

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath, QPolygonF

from changcheng_qt.titles.changcheng.rules.geography import (
    SQUARES_PER_BOARD,
    Area,
    End,
    Face,
    Side,
    Wall,
)
from changcheng_qt.titles.changcheng.table.geometry.face_layout import (
    CALM_BOTTOM,
    CALM_TOP,
    CARD_SIZE,
    FaceLayout,
    points_of,
)
from changcheng_qt.titles.changcheng.table.geometry.layout import (
    WallLayout,
    emperor_rect,
    silk_height,
)
from changcheng_qt.titles.changcheng.table.geometry.mount import MountPart, mount_room, silk_bands
from changcheng_qt.titles.changcheng.table.geometry.wall_path import (
    BOARD_HEIGHT,
    BOARD_WIDTH,
    SWINGS,
    WALL_THICKNESS,
    WALL_Y,
    WallPath,
)
from tests.titles.changcheng.table.playing import box

FACES = tuple(face for board in box() for face in board.faces)
CUTS = [cut for cut in product(range(3, 7), repeat=3) if sum(cut) == SQUARES_PER_BOARD]
SAMPLES = 1000

each_face = pytest.mark.parametrize("face", FACES, ids=lambda face: face.code)


def face_of(name: str, provinces: tuple[int, ...], regions: tuple[int, ...]) -> Face:
    """An owner's face with those cuts."""

    def areas(cuts: tuple[int, ...]) -> tuple[Area, ...]:
        return tuple(Area(squares, (("en", f"Land {squares}"),)) for squares in cuts)

    return Face(name, Side.A, areas(provinces), areas(regions))


def four_boards() -> WallLayout:
    wall = Wall((FACES[0], FACES[3]), (0, 1))
    return WallLayout(wall.extended(FACES[4], End.WEST).extended(FACES[7], End.EAST))


def length_between(path: WallPath, start: float, end: float) -> float:
    points = [path.point(start + (end - start) * k / SAMPLES) for k in range(SAMPLES + 1)]
    return sum(distance(a, b) for a, b in pairwise(points))


def distance(a: QPointF, b: QPointF) -> float:
    return float(((a.x() - b.x()) ** 2 + (a.y() - b.y()) ** 2) ** 0.5)


def area_of(polygon: QPolygonF) -> float:
    points = points_of(polygon)
    pairs = zip(points, points[1:] + points[:1], strict=True)
    return abs(sum(a.x() * b.y() - b.x() * a.y() for a, b in pairs)) / 2


def common_area(first: QPolygonF, second: QPolygonF) -> float:
    return area_of(first.intersected(second))


def holds(polygon: QPolygonF, point: QPointF) -> bool:
    return polygon.containsPoint(point, Qt.FillRule.OddEvenFill)


@pytest.mark.parametrize("swings", SWINGS)
def test_squares_are_equally_long(swings: tuple[float, ...]) -> None:
    path = WallPath(swings)
    lengths = [length_between(path, i, i + 1) for i in range(SQUARES_PER_BOARD)]
    assert max(lengths) - min(lengths) < 0.01
    assert sum(lengths) == pytest.approx(path.length, abs=0.01)
    assert length_between(path, 0, 1.1) - lengths[0] > 1, "a longer square would be noticed"


@pytest.mark.parametrize("swings", SWINGS)
def test_a_line_ends_where_the_next_begins(swings: tuple[float, ...]) -> None:
    path = WallPath(swings)
    assert path.radius >= 52 > WALL_THICKNESS
    assert distance(path.point(0), QPointF(0, WALL_Y)) < 0.001
    assert distance(path.point(SQUARES_PER_BOARD), QPointF(BOARD_WIDTH, WALL_Y)) < 0.05
    assert path.heading(0) == pytest.approx(path.heading(SQUARES_PER_BOARD))
    assert 45.5 < path.square_length < 49


def test_a_line_that_does_not_close_is_caught() -> None:
    end = WallPath((49.0, -65.0, 30.0, -49.0)).point(SQUARES_PER_BOARD)
    assert distance(end, QPointF(BOARD_WIDTH, WALL_Y)) > 1


@each_face
def test_squares_do_not_overlap(face: Face) -> None:
    layout = FaceLayout(face)
    quads = [layout.quad(i) for i in range(SQUARES_PER_BOARD)]
    assert all(common_area(a, b) < 0.01 for a, b in combinations(quads, 2))
    assert common_area(quads[3], quads[3].translated(20, 0)) > 100


@each_face
def test_a_square_holds_its_centre_and_touches_its_areas(face: Face) -> None:
    layout = FaceLayout(face)
    wall = Wall((face,), (0,))
    for square in wall.squares:
        quad, centre = layout.quad(square), layout.centre(square)
        north = layout.path.north(square + 0.5) * 2
        assert holds(quad, centre)
        assert holds(layout.cell(square), centre)
        assert layout.province_path(wall.province_of[square]).contains(centre - north)
        assert layout.region_path(wall.region_of[square]).contains(centre + north)
        assert not layout.province_path(wall.province_of[square]).contains(centre + north)


@pytest.mark.parametrize("cuts", CUTS, ids=str)
@pytest.mark.parametrize("name", ["1", "2", "3", "4"])
def test_the_areas_of_any_face_tile_its_board(name: str, cuts: tuple[int, ...]) -> None:
    layout = FaceLayout(face_of(name, cuts, cuts))
    areas = [layout.province_path(k) for k in range(3)] + [layout.region_path(k) for k in range(3)]
    polygons = [area.toFillPolygon() for area in areas]
    assert sum(map(area_of, polygons)) == pytest.approx(BOARD_WIDTH * BOARD_HEIGHT, abs=1)
    assert all(common_area(a, b) < 20 for a, b in combinations(polygons, 2))


@pytest.mark.parametrize("cuts", CUTS, ids=str)
@pytest.mark.parametrize("name", ["1", "2", "3", "4"])
def test_every_area_has_room_for_counter_name_and_cards(name: str, cuts: tuple[int, ...]) -> None:
    layout = FaceLayout(face_of(name, cuts, cuts))
    for k in range(3):
        room, region = layout.province_spot(k).rect, layout.region_spot(k).rect
        assert min(room.width(), region.width()) >= 132
        assert (room.top(), room.bottom()) == (CALM_TOP, CALM_BOTTOM)
        for row in (layout.card_row(k, count) for count in range(7)):
            assert all(room.contains(card) for card in row)
        assert room.contains(emperor_rect(layout.province_spot(k)))
        lowest = max(layout.path.point(i / 4).y() for i in range(4 * SQUARES_PER_BOARD))
        assert room.top() > lowest + WALL_THICKNESS / 2


def test_cards_are_next_to_each_other_until_they_are_too_many() -> None:
    layout = FaceLayout(FACES[0])
    few, many = layout.card_row(0, 3), layout.card_row(0, 8)
    assert layout.card_row(0, 0) == []
    assert all(b.left() - a.left() > CARD_SIZE[0] for a, b in pairwise(few))
    assert all(0 < b.left() - a.left() < CARD_SIZE[0] for a, b in pairwise(many))


def test_all_faces_of_the_box_look_different() -> None:
    assert len({FaceLayout(face).path.swings for face in FACES}) == len(FACES) == 8
    assert WallPath.of(FACES[0]) == WallPath.of(face_of("1", (3, 4, 6), (6, 4, 3)))


def test_boards_join_at_their_seams() -> None:
    layout = four_boards()
    assert layout.wall.order == (2, 0, 1, 3)
    assert [layout.offset(slot) for slot in layout.wall.order] == [-500, 0, 500, 1000]
    for west, east in pairwise(layout.wall.order):
        last, first = 13 * west + 12, 13 * east
        _, north_east, south_east, _ = points_of(layout.cell(last))
        north_west, _, _, south_west = points_of(layout.cell(first))
        assert distance(north_east, north_west) < 0.1
        assert distance(south_east, south_west) < 0.1
    assert layout.scroll_rect.width() == 4 * BOARD_WIDTH
    assert layout.scene_rect.contains(layout.scroll_rect)


@pytest.mark.parametrize("boards", [2, 3, 4])
def test_a_longer_scroll_is_mounted_higher_but_needs_no_more_room_to_be_played_on(
    boards: int,
) -> None:
    layout = WallLayout(Wall(FACES[:boards], tuple(range(boards))))
    scene, fitted = layout.scene_rect, layout.fitted_rect
    silk = silk_height(layout.scroll_rect)
    assert (silk > 0) == (boards > 2)
    assert scene == fitted.adjusted(0, -silk, 0, silk)
    assert fitted.height() == WallLayout(Wall(FACES[:2], (0, 1))).scene_rect.height()
    assert 1.7 < scene.width() / scene.height() < 2.8, "nearer the proportions of a view"
    assert 2 * silk < 0.4 * layout.scroll_rect.height(), "most of the scroll is painting"


def test_the_parts_of_a_mount_cover_it_around_the_painting() -> None:
    layout = four_boards()
    scroll, scene = layout.scroll_rect, layout.scene_rect
    parts = QPainterPath()
    parts.setFillRule(Qt.FillRule.WindingFill)
    for part in MountPart:
        parts.addRect(mount_room(scroll, part))
        assert scene.contains(mount_room(scroll, part))
    whole, painting = QPainterPath(), QPainterPath()
    whole.addRect(scene)
    painting.addRect(scroll)
    assert whole.subtracted(painting).subtracted(parts).isEmpty()
    assert not parts.contains(scroll.center())
    for band in silk_bands(scroll):
        assert scene.contains(band)
        assert not band.intersects(scroll)


def test_an_extension_to_the_west_moves_nothing() -> None:
    wall = Wall((FACES[0], FACES[3]), (0, 1))
    before, after = WallLayout(wall), WallLayout(wall.extended(FACES[4], End.WEST))
    assert all(before.centre(square) == after.centre(square) for square in wall.squares)
    assert after.offset(2) == -BOARD_WIDTH
    assert before.scroll_rect.left() == 0


@pytest.mark.parametrize(("first", "second"), [(3, 4), (4, 3), (12, 13), (38, 0)])
def test_a_double_lies_on_both_of_its_squares(first: int, second: int) -> None:
    layout = four_boards()
    ribbon = layout.double_ribbon(first, second)
    assert ribbon.size() == 14
    both = (layout.quad(first), layout.quad(second))
    for quad in both:
        assert common_area(ribbon, quad) > 0.93 * area_of(quad)
    assert area_of(ribbon) < 1.25 * sum(map(area_of, both))


def test_a_double_needs_adjacent_squares() -> None:
    with pytest.raises(ValueError, match="not adjacent"):
        four_boards().double_ribbon(3, 5)


def test_the_spotlight_holds_the_wall_of_its_area_and_no_other() -> None:
    layout = four_boards()
    lit, own = layout.spotlight_path(1), layout.wall.squares_of[1]
    assert all(lit.contains(layout.centre(square)) for square in own)
    others = set(layout.wall.squares) - set(own) - {own[0] - 1, own[-1] + 1}
    assert not any(lit.contains(layout.centre(square)) for square in others)
    region = layout.region_spotlight_path(1)
    assert all(region.contains(layout.centre(sq)) for sq in layout.wall.squares_of_region[1])


def test_the_outline_under_a_pointer_is_worked_out_once() -> None:
    layout = four_boards()
    assert layout.spotlight_path(1) is layout.spotlight_path(1)
    assert layout.spotlight_path(2) != layout.spotlight_path(1)


def test_squares_farther_south_are_painted_later() -> None:
    layout = four_boards()
    order = sorted(layout.wall.squares, key=layout.depth)
    heights = [layout.centre(square).y() for square in order]
    assert heights == sorted(heights)


@each_face
def test_borders_run_from_the_wall_to_the_edge(face: Face) -> None:
    layout = FaceLayout(face)
    for cut, river in zip(layout.province_cuts[1:-1], layout.rivers(), strict=True):
        assert distance(river.first(), layout.path.point(cut)) < 0.001
        assert river.last().y() == pytest.approx(BOARD_HEIGHT)
    for cut, trail in zip(layout.region_cuts[1:-1], layout.trails(), strict=True):
        assert distance(trail.first(), layout.path.point(cut)) < 0.001
        assert trail.last().y() == pytest.approx(0)
