"""Blocks, squares and counters show all that they must, and stay within their bounds."""

from collections.abc import Callable
from functools import partial
from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPolygonF
from pytestqt.qtbot import QtBot

from changcheng_qt.titles.changcheng.rules.geography import Wall
from changcheng_qt.titles.changcheng.rules.pieces import BlockKind
from changcheng_qt.titles.changcheng.table.geometry.face_layout import COUNTER_RADIUS, FaceLayout
from changcheng_qt.titles.changcheng.table.geometry.layout import WallLayout
from changcheng_qt.titles.changcheng.table.painting.blocks import (
    block_bounds,
    paint_block,
    paint_broken,
    paint_single,
)
from changcheng_qt.titles.changcheng.table.painting.buildings import COPING
from changcheng_qt.titles.changcheng.table.painting.counters import (
    paint_open_threat,
    paint_peek_offer,
    paint_peeked_tag,
    paint_removed_threat,
    paint_reputation,
    paint_threat,
)
from changcheng_qt.titles.changcheng.table.painting.icons import WallLook, paint_small_wall
from changcheng_qt.titles.changcheng.table.painting.marks import (
    paint_cross,
    paint_ghost,
    paint_legal_square,
    paint_reserved,
    paint_rim,
    paint_ring,
    rim_bounds,
    square_bounds,
)
from changcheng_qt.titles.changcheng.table.painting.seat_colours import NEUTRAL_COLOUR, SEAT_COLOURS
from changcheng_qt.titles.changcheng.table.painting.slips import (
    SlipRow,
    paint_province_slip,
    paint_region_slip,
    province_slip_row,
    region_slip_row,
)
from changcheng_qt.titles.changcheng.table.painting.terrain import paint_foundation
from changcheng_qt.ui.looks.fonts import Script
from changcheng_qt.ui.looks.glyphs import glyph_path, paint_seat_token
from changcheng_qt.ui.looks.theme import RING_DARK, RING_LIGHT, Glyph, SeatColours
from changcheng_qt.ui.painting.solids import Detail
from tests.titles.changcheng.table.playing import box
from tests.ui.canvas import RIBBON, SQUARE, Canvas, canvas

RED = SEAT_COLOURS["red"]
BLUE = SEAT_COLOURS["blue"]
STRIKE = "#A63A2A"
CENTRE = QPointF(0, 0)

each_seat = pytest.mark.parametrize("seat", SEAT_COLOURS)
each_kind = pytest.mark.parametrize("kind", BlockKind)


def ground_of(kind: BlockKind) -> QPolygonF:
    return RIBBON if kind is BlockKind.DOUBLE else SQUARE


def block(
    kind: BlockKind, colours: SeatColours = RED, detail: Detail = Detail.NEAR, seed: int = 0
) -> Canvas:
    return canvas(
        lambda painter: paint_block(painter, ground_of(kind), kind, colours, detail, seed=seed)
    )


@each_kind
@each_seat
def test_a_block_shows_the_glyph_of_its_owner(seat: str, kind: BlockKind) -> None:
    colours = SEAT_COLOURS[seat]
    without = colours._replace(glyph_colour=colours.top)
    if kind is BlockKind.BROKEN:
        other = colours._replace(glyph=next(g for g in Glyph if g is not colours.glyph))
        assert block(kind, colours).differing(block(kind, other)) > 60
        return
    shown, hidden = block(kind, colours), block(kind, without)
    assert shown.count(colours.glyph_colour, 6) > hidden.count(colours.glyph_colour, 6) + 60


@pytest.mark.parametrize(("first", "second"), list(combinations(Glyph, 2)))
def test_glyphs_differ_in_shape_alone(first: Glyph, second: Glyph) -> None:
    pair = [block(BlockKind.SINGLE, RED._replace(glyph=glyph)) for glyph in (first, second)]
    assert pair[0].differing(pair[1]) > 200
    assert glyph_path(first) != glyph_path(second)


@each_kind
def test_the_blocks_of_two_seats_differ(kind: BlockKind) -> None:
    pictures = [block(kind, colours) for colours in SEAT_COLOURS.values()]
    assert all(a.differing(b) > 1500 for a, b in combinations(pictures, 2))
    assert pictures[0].differing(block(kind, RED)) == 0


def test_a_broken_wall_is_no_standing_wall() -> None:
    standing, broken = block(BlockKind.SINGLE, BLUE), block(BlockKind.BROKEN, BLUE)
    assert broken.count(STRIKE) > 40 > standing.count(STRIKE)
    assert broken.count(BLUE.top) < standing.count(BLUE.top) / 10
    assert broken.differing(standing) > 4000


def test_every_heap_of_rubble_lies_differently() -> None:
    first, second = (block(BlockKind.BROKEN, seed=seed) for seed in (1, 2))
    assert first.differing(second) > 100
    assert first.differing(block(BlockKind.BROKEN, seed=1)) == 0


@each_kind
def test_gold_coping_marks_what_cannot_be_destroyed(kind: BlockKind) -> None:
    gold = block(kind).count(COPING, 20)
    lasting = kind in (BlockKind.DOUBLE, BlockKind.TOWER)
    assert gold > 150 if lasting else gold < 5


def test_neutral_stone_has_no_battlements() -> None:
    neutral = canvas(lambda p: paint_single(p, SQUARE, SEAT_COLOURS[NEUTRAL_COLOUR]))
    seated = block(BlockKind.SINGLE)
    assert neutral.painted().top() > seated.painted().top() + 3


def test_far_away_battlements_are_left_off_and_glyphs_grow() -> None:
    near, far = block(BlockKind.SINGLE), block(BlockKind.SINGLE, detail=Detail.FAR)
    assert far.painted().top() > near.painted().top() + 3
    assert far.count(RED.glyph_colour, 6) > near.count(RED.glyph_colour, 6)
    assert (Detail.at(0.29), Detail.at(0.5)) == (Detail.FAR, Detail.NEAR)


@each_kind
def test_blocks_stay_within_their_bounds_on_every_slope(kind: BlockKind) -> None:
    faces = [face for board in box() for face in board.faces]
    for west, east in zip(faces[::2], faces[1::2], strict=True):
        layout = WallLayout(Wall((west, east), (0, 1)))
        for square in layout.wall.west_to_east[:-1:3]:
            ground = (
                layout.double_ribbon(square, square + 1)
                if kind is BlockKind.DOUBLE
                else layout.quad(square)
            )
            bounds = block_bounds(ground, kind)
            room = bounds.adjusted(-20, -20, 20, 20)
            seen = canvas(partial(paint_block, ground=ground, kind=kind, colours=RED), room)
            assert bounds.contains(seen.painted())
            assert not bounds.adjusted(0, 28, 0, 0).contains(seen.painted())


@each_kind
def test_a_rim_stays_within_its_bounds_and_can_be_seen_around_its_block(kind: BlockKind) -> None:
    ground = ground_of(kind)
    rim = canvas(lambda painter: paint_rim(painter, ground, kind))
    assert rim_bounds(ground, kind).contains(rim.painted())

    def both(painter: QPainter) -> None:
        paint_rim(painter, ground, kind)
        paint_block(painter, ground, kind, RED)

    assert canvas(both).count("#FFF8E2", 4) > block(kind).count("#FFF8E2", 4) + 150


def test_a_ghost_is_seen_through_and_a_block_is_not() -> None:
    ghost = canvas(lambda painter: paint_ghost(painter, SQUARE, BlockKind.SINGLE, RED))
    middle = (0, -16)
    assert 150 < ghost.colour_at(*middle).alpha() < 220
    assert block(BlockKind.SINGLE).colour_at(*middle).alpha() == 255
    assert ghost.count("#FFD24A", 30) > 100


def test_a_shadow_can_be_left_out() -> None:
    bare = canvas(lambda painter: paint_single(painter, SQUARE, RED, shadow=False))
    assert bare.painted().right() < block(BlockKind.SINGLE).painted().right() - 3


MARKS: dict[str, Callable[[QPainter], None]] = {
    "foundation": lambda p: paint_foundation(p, SQUARE),
    "reserved": lambda p: paint_reserved(p, SQUARE, RED),
    "legal": lambda p: paint_legal_square(p, SQUARE),
    "cross": lambda p: paint_cross(p, SQUARE),
    "ring": lambda p: paint_ring(p, SQUARE),
    "strong ring": lambda p: paint_ring(p, SQUARE, strong=True),
}


@pytest.mark.parametrize("mark", MARKS)
def test_marks_on_squares_differ_and_stay_within_their_bounds(mark: str) -> None:
    picture = canvas(MARKS[mark])
    assert square_bounds(SQUARE).contains(picture.painted())
    others = [canvas(paint) for name, paint in MARKS.items() if name != mark]
    assert all(picture.differing(other) > 200 for other in others)


def test_a_ring_leaves_what_stands_below_visible() -> None:
    ring = canvas(MARKS["ring"])
    assert ring.colour_at(0, 0).alpha() == 0
    assert canvas(MARKS["legal"]).colour_at(10, 10).alpha() > 0
    assert ring.count(RING_LIGHT, 30) > 100
    assert canvas(MARKS["ring"], ground="#E6CB97").count(RING_DARK, 30) > 100


@each_seat
def test_a_reserved_square_names_its_seat(seat: str) -> None:
    colours = SEAT_COLOURS[seat]
    picture = canvas(lambda painter: paint_reserved(painter, SQUARE, colours))
    assert picture.count(colours.front, 25) > 100
    other = next(c for c in SEAT_COLOURS.values() if c is not colours)
    assert picture.differing(canvas(lambda p: paint_reserved(p, SQUARE, other))) > 400


@each_seat
def test_a_token_shows_colour_and_glyph(qtbot: QtBot, seat: str) -> None:
    colours = SEAT_COLOURS[seat]
    token = canvas(lambda painter: paint_seat_token(painter, CENTRE, 20, colours))
    assert token.count(colours.glyph_colour, 8) > 200
    assert QRectF(-22, -22, 44, 44).contains(token.painted())


def counter(paint: Callable[[QPainter, QPointF, float], None]) -> Canvas:
    return canvas(lambda painter: paint(painter, CENTRE, COUNTER_RADIUS))


def test_counters_show_their_values_and_nothing_else(qtbot: QtBot) -> None:
    def reputation(value: int) -> Canvas:
        return canvas(lambda p: paint_reputation(p, CENTRE, value, COUNTER_RADIUS))

    def threat(value: int) -> Canvas:
        return canvas(lambda p: paint_open_threat(p, CENTRE, value, COUNTER_RADIUS))

    for pictures in ([reputation(v) for v in range(5)], [threat(v) for v in (2, 3, 4)]):
        assert all(a.differing(b) > 20 for a, b in combinations(pictures, 2))
    assert counter(paint_threat).differing(threat(3)) > 1000
    assert counter(paint_threat).differing(counter(paint_threat)) == 0
    assert counter(paint_removed_threat).differing(counter(paint_threat)) > 1000


def test_private_notes_on_a_threat_counter_are_added_and_can_be_read(qtbot: QtBot) -> None:
    def noted(value: int) -> Canvas:
        def paint(painter: QPainter) -> None:
            paint_threat(painter, CENTRE, COUNTER_RADIUS)
            paint_peeked_tag(painter, CENTRE, value, COUNTER_RADIUS)

        return canvas(paint)

    plain = counter(paint_threat)
    assert noted(2).differing(plain) > 200
    assert noted(2).differing(noted(4)) > 20
    assert noted(2).differing(noted(2)) == 0


@pytest.mark.parametrize("paint", [paint_threat, paint_removed_threat, paint_peek_offer])
def test_counters_stay_within_their_bounds(
    paint: Callable[[QPainter, QPointF, float], None],
) -> None:
    reach = COUNTER_RADIUS
    around = QRectF(CENTRE.x() - reach, CENTRE.y() - reach, 2 * reach, 2 * reach)
    bounds = around.adjusted(-8, -8, 0.4 * reach + 8, 14)
    assert bounds.contains(counter(paint).painted())


def test_a_peek_offer_is_gold() -> None:
    assert counter(paint_peek_offer).count(RING_LIGHT, 8) > 100
    assert counter(paint_threat).count(RING_LIGHT, 8) < 10


def test_pips_tell_how_far_a_wall_is_built(qtbot: QtBot) -> None:
    slip = SlipRow(QPointF(0, 0), QRectF(-40, -20, 80, 40))

    def filled(built: int) -> int:
        def paint(painter: QPainter) -> None:
            paint_province_slip(painter, slip, "", Script.LATIN, built=built, squares=5)

        return canvas(paint).count("#2E4A3A", 10)

    counts = [filled(built) for built in range(6)]
    assert all(b - a > 30 for a, b in pairwise(counts))


@pytest.mark.parametrize("name", ["Ordos", "Uriankhai", "a very long name that no slip can hold"])
def test_names_stay_on_their_slips(qtbot: QtBot, name: str) -> None:
    spot = FaceLayout(box()[0].faces[0]).province_spot(1)
    province = province_slip_row(spot, name, Script.LATIN)
    assert spot.rect.contains(province.slip)
    assert spot.rect.left() <= province.counter.x() - COUNTER_RADIUS
    region = region_slip_row(spot, name, Script.LATIN)
    room = region.slip.adjusted(-30, -30, 30, 30)
    seen = canvas(lambda p: paint_region_slip(p, region, name, Script.LATIN), room)
    assert region.slip.adjusted(-1, -1, 1, 1).contains(seen.painted())
    assert region.bounds.contains(region.slip)


def test_names_are_plain_text(qtbot: QtBot) -> None:
    slip = SlipRow(QPointF(0, 0), QRectF(-60, -11, 120, 22))

    def named(name: str) -> Canvas:
        return canvas(lambda p: paint_region_slip(p, slip, name, Script.LATIN))

    assert named("<b>Gobi</b>").differing(named("Gobi")) > 50
    assert named("R&D").differing(named("RD")) > 20


@pytest.mark.parametrize("look", WallLook)
def test_walls_in_a_row_tell_what_they_stand_for(qtbot: QtBot, look: WallLook) -> None:
    rect = QRectF(-26, -16, 52, 32)

    def small(shown: WallLook) -> Canvas:
        return canvas(lambda p: paint_small_wall(p, rect, RED, shown, "#000000"))

    assert all(small(look).differing(small(o)) > 300 for o in WallLook if o is not look)
    assert rect.adjusted(-4, -9, 4, 9).contains(small(look).painted())


def test_a_broken_block_can_be_far_away() -> None:
    far = canvas(lambda p: paint_broken(p, SQUARE, RED, Detail.FAR))
    assert far.count(STRIKE) > 40
