"""The looks of marks: rings, ghosts, highlights, eyes, the spotlight, a peek; and the marks of
places while squares are chosen: borders across the wall, outlines, enlarged names.
"""

from functools import partial
from typing import Final, assert_never

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from changcheng_qt.titles.changcheng.rules.geography import End, Region
from changcheng_qt.titles.changcheng.rules.pieces import BlockKind
from changcheng_qt.titles.changcheng.table.geometry import depths
from changcheng_qt.titles.changcheng.table.geometry.face_layout import COUNTER_RADIUS, face_layout
from changcheng_qt.titles.changcheng.table.geometry.layout import BLOCK_HEIGHT, WallLayout
from changcheng_qt.titles.changcheng.table.geometry.mount import end_rect
from changcheng_qt.titles.changcheng.table.geometry.wall_path import BOARD_WIDTH
from changcheng_qt.titles.changcheng.table.painting import counters, slips
from changcheng_qt.titles.changcheng.table.painting.blocks import (
    TOWER_HEIGHT,
    block_bounds,
    block_outline,
)
from changcheng_qt.titles.changcheng.table.painting.card_backs import paint_card_back
from changcheng_qt.titles.changcheng.table.painting.marks import (
    GHOST_OPACITY,
    area_bounds,
    border_bounds,
    outline_bounds,
    paint_area,
    paint_border,
    paint_chosen,
    paint_cross,
    paint_ghost,
    paint_legal_square,
    paint_outline,
    paint_ring,
    paint_spotlight,
    rim_bounds,
    square_bounds,
)
from changcheng_qt.titles.changcheng.table.painting.seat_colours import SEAT_COLOURS
from changcheng_qt.titles.changcheng.table.scene import marks, place_marks
from changcheng_qt.titles.changcheng.table.scene.art import Setting
from changcheng_qt.titles.changcheng.table.scene.piece_art import ground_of
from changcheng_qt.titles.changcheng.table.scene.scroll_art import paint_land, paint_paving
from changcheng_qt.ui.looks.strokes import (
    NO_BRUSH,
    centred,
    distance,
    paint_faded,
    pen,
    raised,
    unit,
)
from changcheng_qt.ui.looks.theme import RING_DARK, RING_LIGHT
from changcheng_qt.ui.painting.pigments import SHIELD_NUMBER
from changcheng_qt.ui.painting.solids import Detail
from changcheng_qt.ui.scene.layer import Art

_TOPS: Final = {
    BlockKind.SINGLE: BLOCK_HEIGHT,
    BlockKind.DOUBLE: BLOCK_HEIGHT,
    BlockKind.TOWER: TOWER_HEIGHT,
}
"""The height of the top of a marked block; of rubble, on the ground."""
_HELD_UP = 1.5
"""The factor by which a counter grows during a peek."""
_ABOVE_NOTE = 0.7
"""How many radii of that its middle is above the value noted on the counter."""
_BESIDE_THE_SCROLL = 1.5 * BOARD_WIDTH
"""How far the table next to the scroll is darkened: as far as it is visible next to a large
panel.
"""
_BORDER_TOPS: Final = {**_TOPS, BlockKind.BROKEN: 5.0}
"""The height of a border on a block."""
_INTO_THE_RIVER: Final = 12.0
"""How far a border across the wall reaches into the river that it continues, in board units."""
_BOLDEST: Final = 2.0
"""The largest factor by which lines grow if the board is small."""


def mark_art(mark: marks.Mark, setting: Setting) -> Art:
    """Return the looks of any mark."""
    match mark:
        case marks.TintMark() | marks.RingMark() | marks.ChosenMark():
            return _square_art(mark, setting)
        case marks.AreaMark():
            return _area_art(mark, setting)
        case marks.GhostMark():
            return _ghost_art(mark, setting)
        case marks.GhostCardMark():
            return _ghost_card_art(mark, setting)
        case marks.EyeMark() | marks.LookMark():
            return _counter_art(mark, setting)
        case marks.EndMark():
            return _end_art(mark, setting)
        case marks.SpotlightMark():
            return _spotlight_art(mark, setting)
        case _:
            return _place_art(mark, setting)


def counter_place(region: Region, name: str, setting: Setting) -> QPointF:
    """Return the middle of the threat counter of a region."""
    return setting.region_row(region, name).counter


def border_line(layout: WallLayout, mark: place_marks.BorderMark) -> list[QPointF]:
    """Return the line of a border across the wall, from the river in the south: up the front of the
    block there, and over its top.
    """
    cell = layout.cell(mark.square)
    north, south = cell.at(0), cell.at(3)
    top = max((_BORDER_TOPS[kind] for kind in mark.kinds), default=0.0)
    river = south + unit(south - north) * _INTO_THE_RIVER
    line = [river, south, raised(south, top), raised(north, top)]
    return [point for k, point in enumerate(line) if k == 0 or distance(point - line[k - 1]) > 0]


def enlarged_row(
    mark: place_marks.ProvinceNameMark | place_marks.RegionNameMark, setting: Setting
) -> slips.SlipRow:
    """Return the place of a place's enlarged name: over its usual name."""
    layout = setting.layout
    if isinstance(mark, place_marks.RegionNameMark):
        row, spot = setting.region_row(mark.region, mark.name), layout.region_spot(mark.region)
    else:
        row = setting.province_row(mark.province, mark.name)
        spot = layout.province_spot(mark.province)
    is_province = isinstance(mark, place_marks.ProvinceNameMark)
    return slips.enlarged_slip_row(
        row, spot, mark.name, setting.looks.script, layout.scroll_rect, is_province=is_province
    )


def _square_art(mark: marks.TintMark | marks.RingMark | marks.ChosenMark, setting: Setting) -> Art:
    quad = setting.layout.quad(mark.square)
    if isinstance(mark, marks.TintMark):
        return Art(square_bounds(quad), depths.GROUND, partial(paint_legal_square, quad=quad))
    top = 0.0 if mark.kind is None else _TOPS.get(mark.kind, 0.0)
    raised = quad.translated(0, -top)
    if isinstance(mark, marks.ChosenMark):
        return Art(square_bounds(raised), depths.FOCUS, partial(paint_chosen, quad=raised))
    depth, bounds = depths.FOCUS if mark.strong else depths.RINGS, square_bounds(raised)

    def paint(painter: QPainter) -> None:
        if mark.kind is not None:
            paint_ring(painter, raised, strong=mark.strong)
            return
        painter.save()
        painter.setClipPath(_not_before(mark, bounds, setting.layout))
        paint_ring(painter, raised, strong=mark.strong)
        painter.restore()
        paint_cross(painter, raised)

    return Art(bounds, depth, paint)


def _not_before(mark: marks.RingMark, bounds: QRectF, layout: WallLayout) -> QPainterPath:
    """Return the visible part of an empty square's ring: a block in front hides a part.

    The ring of a wall that may be chosen is whole, or some could hardly be told from others.
    """
    free = QPainterPath()
    free.addRect(bounds)
    for square, kind in mark.beside:
        if layout.depth(square) > layout.depth(mark.square):
            free = free.subtracted(block_outline(layout.quad(square), kind))
    return free


def _area_art(mark: marks.AreaMark, setting: Setting) -> Art:
    layout = setting.layout
    path = layout.region_path(mark.number) if mark.is_region else layout.province_path(mark.number)
    return Art(area_bounds(path), depths.AREA_MARK, partial(paint_area, area=path, look=mark.look))


def _ghost_art(mark: marks.GhostMark, setting: Setting) -> Art:
    ground = ground_of(setting.layout, mark.squares)
    bounds = block_bounds(ground, mark.kind).united(rim_bounds(ground, mark.kind))

    def paint(painter: QPainter) -> None:
        detail = Detail.at(painter.deviceTransform().m11())
        paint_ghost(painter, ground, mark.kind, SEAT_COLOURS[mark.colour], detail)

    return Art(bounds, depths.GHOST, paint)


def _ghost_card_art(mark: marks.GhostCardMark, setting: Setting) -> Art:
    rect = setting.layout.card_row(mark.province, mark.of)[-1]
    bounds = rect.adjusted(-6, -6, 6, 6)

    def paint(painter: QPainter) -> None:
        back = partial(paint_card_back, rect=rect, colours=SEAT_COLOURS[mark.colour])
        paint_faded(painter, bounds, GHOST_OPACITY, back)
        painter.setBrush(NO_BRUSH)
        for colour, width in ((RING_DARK, 4.0), (RING_LIGHT, 2.0)):
            painter.setPen(pen(colour, width))
            painter.drawRoundedRect(rect.adjusted(-2, -2, 2, 2), 4, 4)

    return Art(bounds, depths.GHOST_CARD, paint)


def _counter_art(mark: marks.EyeMark | marks.LookMark, setting: Setting) -> Art:
    row = setting.region_row(mark.region, mark.name)
    if isinstance(mark, marks.LookMark):
        return _look_art(mark, row)
    paint = partial(counters.paint_peek_offer, centre=row.counter, radius=COUNTER_RADIUS)
    paint_eye_offer = partial(paint, noted=mark.noted, tag=COUNTER_RADIUS * row.lettering)
    return Art(row.counter_bounds, depths.RINGS, paint_eye_offer)


def _look_art(mark: marks.LookMark, row: slips.SlipRow) -> Art:
    """Return the looks of a counter during a peek; the value noted on it stays visible below."""
    radius, tag = _HELD_UP * row.radius, COUNTER_RADIUS * row.lettering
    middle = row.counter
    if mark.is_noted:
        top = counters.peeked_tag(middle, tag).top()
        middle = QPointF(middle.x(), min(middle.y(), top - _ABOVE_NOTE * radius))

    def paint(painter: QPainter) -> None:
        counters.paint_open_threat(painter, middle, mark.value, radius)
        if mark.is_noted:
            counters.paint_peeked_tag(painter, row.counter, mark.value, tag)
        else:
            counters.paint_eye(painter, middle + QPointF(0, radius * 0.72), 7.0, SHIELD_NUMBER)

    room = 3.2 * radius
    return Art(centred(middle, room, room).united(row.counter_bounds), depths.LOOK, paint)


def _end_art(mark: marks.EndMark, setting: Setting) -> Art:
    """Return the looks of a board that could be added: its nearest squares, faint, in a ring."""
    rect = end_rect(setting.layout.scroll_rect, mark.end)
    face = face_layout(mark.face)
    left = rect.right() - BOARD_WIDTH if mark.end is End.WEST else rect.left()

    def paint_strip(painter: QPainter) -> None:
        painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
        painter.translate(left, 0)
        paint_land(painter, face, setting.looks.palette)
        paint_paving(painter, face)

    def paint(painter: QPainter) -> None:
        paint_faded(painter, rect, 0.95 if mark.under_pointer else 0.55, paint_strip)
        painter.setBrush(NO_BRUSH)
        for colour, width in ((RING_DARK, 7.0), (RING_LIGHT, 4.0)):
            dashes = (3.0, 2.0) if colour == RING_LIGHT and not mark.under_pointer else ()
            painter.setPen(pen(colour, width, dashes=dashes))
            painter.drawRoundedRect(rect, 4, 4)
        _paint_plus(painter, rect.center() + QPointF(0, rect.height() / 4))

    return Art(rect.adjusted(-6, -6, 6, 6), depths.BOARD, paint)


def _paint_plus(painter: QPainter, middle: QPointF) -> None:
    for colour, width in ((RING_DARK, 13.0), (RING_LIGHT, 7.0)):
        painter.setPen(pen(colour, width))
        for reach in (QPointF(20, 0), QPointF(0, 20)):
            painter.drawLine(middle - reach, middle + reach)


def _spotlight_art(mark: marks.SpotlightMark, setting: Setting) -> Art:
    layout = setting.layout
    if mark.is_region:
        hole = layout.region_spotlight_path(mark.number)
    else:
        hole = layout.spotlight_path(mark.number)
    for square in mark.towers:
        hole = hole.united(block_outline(layout.quad(square), BlockKind.TOWER))
    lit = QPainterPath()
    for region in mark.offered:
        lit.addPath(layout.steppe_path(region))
    for square in mark.walls:
        lit = lit.united(layout.standing_path(square))
    aside = _BESIDE_THE_SCROLL
    room = layout.scene_rect.adjusted(-aside, -BOARD_WIDTH, aside, BOARD_WIDTH)
    return Art(room, depths.SPOTLIGHT, partial(paint_spotlight, room=room, hole=hole, lit=lit))


def _place_art(mark: place_marks.PlaceMark, setting: Setting) -> Art:
    """Return the looks of a place's mark."""
    bold = min(_BOLDEST, setting.looks.lettering)
    match mark:
        case place_marks.BorderMark():
            line = border_line(setting.layout, mark)
            paint_line = partial(paint_border, line=line, bold=bold)
            return Art(border_bounds(line, bold), depths.BORDERS, paint_line)
        case place_marks.OutlineMark(province):
            outline = setting.layout.spotlight_path(province)
            paint_it = partial(paint_outline, area=outline, bold=bold)
            return Art(outline_bounds(outline, bold), depths.OUTLINE, paint_it)
        case place_marks.ProvinceNameMark() | place_marks.RegionNameMark():
            return _name_art(mark, setting)
        case _:
            assert_never(mark)


def _name_art(
    mark: place_marks.ProvinceNameMark | place_marks.RegionNameMark, setting: Setting
) -> Art:
    row, script = enlarged_row(mark, setting), setting.looks.script

    def paint(painter: QPainter) -> None:
        if isinstance(mark, place_marks.RegionNameMark):
            slips.paint_region_slip(painter, row, mark.name, script)
        else:
            slips.paint_province_slip(
                painter, row, mark.name, script, built=mark.built, squares=mark.squares
            )

    return Art(QRectF(row.slip.adjusted(-3, -3, 4, 5)), depths.NAMES, paint)
