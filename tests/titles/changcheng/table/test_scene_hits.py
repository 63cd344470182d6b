"""Hits under a point: grounds of empty squares first, then blocks, then the thing seen."""

import pytest
from PySide6.QtCore import QPointF

from changcheng_qt.titles.changcheng.rules.geography import End
from changcheng_qt.titles.changcheng.table.geometry.layout import BLOCK_HEIGHT, WallLayout
from changcheng_qt.titles.changcheng.table.geometry.mount import silk_bands
from changcheng_qt.titles.changcheng.table.scene.hit_map import HitMap
from tests.titles.changcheng.table.positions import extended, half_built, seen


@pytest.fixture(params=[End.WEST, End.EAST])
def wall(request: pytest.FixtureRequest) -> tuple[WallLayout, HitMap, tuple[object, ...]]:
    view = seen(extended(half_built(), end=request.param), 0)
    layout = WallLayout(view.wall)
    return layout, HitMap(layout), view.blocks


Wall = tuple[WallLayout, HitMap, tuple[object, ...]]


def test_the_middle_of_every_square_is_that_square(wall: Wall) -> None:
    layout, hit, blocks = wall
    for square in layout.wall.squares:
        assert hit.square_at(layout.centre(square), blocks) == square  # type: ignore[arg-type]
        assert hit.along(square, layout.centre(square)) == pytest.approx(0.5, abs=0.05)


def test_an_empty_square_is_hit_all_over_though_blocks_hide_a_part_of_it(wall: Wall) -> None:
    layout, hit, blocks = wall
    for square in layout.wall.squares:
        if blocks[square] is not None:
            continue
        middle = layout.centre(square)
        for corner in (layout.quad(square).at(k) for k in range(4)):
            near = middle + (corner - middle) * 0.93
            assert hit.square_at(near, blocks) == square  # type: ignore[arg-type]


def test_a_block_is_hit_on_its_top_where_no_ground_is(wall: Wall) -> None:
    layout, hit, blocks = wall
    top = layout.centre(1) - QPointF(0, 19 + BLOCK_HEIGHT - 2)
    assert hit.square_at(top, blocks) == 1  # type: ignore[arg-type]
    nothing = (None,) * len(blocks)
    assert hit.square_at(top, nothing) is None


def test_a_near_miss_falls_onto_the_nearest_offered_square(wall: Wall) -> None:
    layout, hit, _ = wall
    beside = layout.centre(11) + QPointF(0, 27)
    assert hit.nearest(beside, [5, 11]) == 11
    assert hit.nearest(beside, [5]) is None
    assert hit.nearest(beside, []) is None


def test_areas_are_south_and_north_and_ends_at_the_sides(wall: Wall) -> None:
    layout, hit, _ = wall
    for province in layout.wall.provinces:
        assert hit.province_at(layout.province_spot(province).centre) == province
    for region in layout.wall.regions:
        assert hit.region_at(layout.region_spot(region).centre) == region
    far = QPointF(-9999, 0)
    assert (hit.province_at(far), hit.region_at(far), hit.end_at(far)) == (None, None, None)
    scroll = layout.scroll_rect
    assert hit.end_at(QPointF(scroll.left() - 80, 200)) is End.WEST
    assert hit.end_at(QPointF(scroll.right() + 80, 200)) is End.EAST


def test_a_name_on_the_mount_means_its_area(wall: Wall) -> None:
    layout, hit, _ = wall
    north, south = silk_bands(layout.scroll_rect)
    for region in layout.wall.regions:
        name = QPointF(layout.region_spot(region).centre.x(), north.center().y())
        assert hit.region_at(hit.off_mount(name)) == region
    for province in layout.wall.provinces:
        name = QPointF(layout.province_spot(province).centre.x(), south.center().y())
        assert hit.province_at(hit.off_mount(name)) == province
    on_the_board = layout.centre(1)
    assert hit.off_mount(on_the_board) == on_the_board
