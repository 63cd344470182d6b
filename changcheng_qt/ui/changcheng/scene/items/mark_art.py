"""The looks of marks: rings, ghosts, highlights, eyes, the spotlight, a secret look."""

from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from changcheng_qt.games.changcheng.geography import End, Region
from changcheng_qt.games.changcheng.pieces import BlockKind
from changcheng_qt.ui.changcheng.geometry import depths
from changcheng_qt.ui.changcheng.geometry.ends import end_rect
from changcheng_qt.ui.changcheng.geometry.face_layout import COUNTER_RADIUS, FaceLayout
from changcheng_qt.ui.changcheng.geometry.layout import BLOCK_HEIGHT, WallLayout
from changcheng_qt.ui.changcheng.geometry.wall_path import BOARD_WIDTH
from changcheng_qt.ui.changcheng.painting.blocks import block_bounds, block_outline
from changcheng_qt.ui.changcheng.painting.card_backs import paint_card_back
from changcheng_qt.ui.changcheng.painting.counters import (
    paint_eye,
    paint_open_threat,
    paint_peek_offer,
    paint_peeked_tag,
    peeked_tag,
)
from changcheng_qt.ui.changcheng.painting.marks import (
    GHOST_OPACITY,
    area_bounds,
    paint_area,
    paint_chosen,
    paint_cross,
    paint_ghost,
    paint_legal_square,
    paint_ring,
    paint_spotlight,
    rim_bounds,
    square_bounds,
)
from changcheng_qt.ui.changcheng.painting.pigments import SHIELD_NUMBER
from changcheng_qt.ui.changcheng.painting.slips import SlipRow
from changcheng_qt.ui.changcheng.painting.solids import Detail
from changcheng_qt.ui.changcheng.scene.items.art import Art, Setting
from changcheng_qt.ui.changcheng.scene.items.place_art import place_art
from changcheng_qt.ui.changcheng.scene.items.scroll_art import paint_land, paint_paving
from changcheng_qt.ui.changcheng.scene.items.wall_art import ground_of
from changcheng_qt.ui.changcheng.scene.marks import (
    AreaMark,
    ChosenMark,
    EndMark,
    EyeMark,
    GhostCardMark,
    GhostMark,
    LookMark,
    Mark,
    RingMark,
    SpotlightMark,
    TintMark,
)
from changcheng_qt.ui.changcheng.seat_colours import SEAT_COLOURS
from changcheng_qt.ui.looks.strokes import NO_BRUSH, centred, paint_faded, pen
from changcheng_qt.ui.looks.theme import RING_DARK, RING_LIGHT

_TOPS = {BlockKind.SINGLE: BLOCK_HEIGHT, BlockKind.DOUBLE: BLOCK_HEIGHT, BlockKind.TOWER: 27.0}
_HELD_UP = 1.5
"""By how much a counter grows that is looked at in secret."""
_ABOVE_NOTE = 0.7
"""How many radii of that its middle lies above what is noted on the counter."""
_BESIDE_THE_SCROLL = 1.5 * BOARD_WIDTH
"""How far the table beside the scroll is darkened: as far as it is seen beside a large panel."""


def mark_art(mark: Mark, setting: Setting) -> Art:
    """Return the looks of any mark."""
    match mark:
        case TintMark() | RingMark() | ChosenMark():
            return _square_art(mark, setting)
        case AreaMark():
            return _area_art(mark, setting)
        case GhostMark():
            return _ghost_art(mark, setting)
        case GhostCardMark():
            return _ghost_card_art(mark, setting)
        case EyeMark() | LookMark():
            return _counter_art(mark, setting)
        case EndMark():
            return _end_art(mark, setting)
        case SpotlightMark():
            return _spotlight_art(mark, setting)
        case _:
            return place_art(mark, setting)


def counter_place(region: Region, name: str, setting: Setting) -> QPointF:
    """Return the middle of the threat counter of a region."""
    return setting.region_row(region, name).counter


def _square_art(mark: TintMark | RingMark | ChosenMark, setting: Setting) -> Art:
    quad = setting.layout.quad(mark.square)
    if isinstance(mark, TintMark):
        return Art(square_bounds(quad), depths.GROUND, partial(paint_legal_square, quad=quad))
    top = 0.0 if mark.kind is None else _TOPS.get(mark.kind, 0.0)
    raised = quad.translated(0, -top)
    if isinstance(mark, ChosenMark):
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


def _not_before(mark: RingMark, bounds: QRectF, layout: WallLayout) -> QPainterPath:
    """Return where the ring of an empty square can be seen: what stands before it hides a part.

    The ring of a wall that may be chosen is whole, or some could hardly be told from others.
    """
    free = QPainterPath()
    free.addRect(bounds)
    for square, kind in mark.beside:
        if layout.depth(square) > layout.depth(mark.square):
            free = free.subtracted(block_outline(layout.quad(square), kind))
    return free


def _area_art(mark: AreaMark, setting: Setting) -> Art:
    layout = setting.layout
    path = layout.region_path(mark.number) if mark.is_region else layout.province_path(mark.number)
    return Art(area_bounds(path), depths.AREA_MARK, partial(paint_area, area=path, look=mark.look))


def _ghost_art(mark: GhostMark, setting: Setting) -> Art:
    ground = ground_of(setting.layout, mark.squares)
    bounds = block_bounds(ground, mark.kind).united(rim_bounds(ground, mark.kind))

    def paint(painter: QPainter) -> None:
        detail = Detail.at(painter.deviceTransform().m11())
        paint_ghost(painter, ground, mark.kind, SEAT_COLOURS[mark.colour], detail)

    return Art(bounds, depths.GHOST, paint)


def _ghost_card_art(mark: GhostCardMark, setting: Setting) -> Art:
    rect = setting.layout.card_row(mark.province, mark.of)[-1]
    bounds = rect.adjusted(-6, -6, 6, 6)

    def paint(painter: QPainter) -> None:
        back = partial(paint_card_back, rect=rect, colours=SEAT_COLOURS[mark.colour])
        paint_faded(painter, bounds, GHOST_OPACITY, back)
        painter.setBrush(NO_BRUSH)
        for colour, width in ((RING_DARK, 4.0), (RING_LIGHT, 2.0)):
            painter.setPen(pen(colour, width))
            painter.drawRoundedRect(rect.adjusted(-2, -2, 2, 2), 4, 4)

    return Art(bounds, depths.CARDS + 1, paint)


def _counter_art(mark: EyeMark | LookMark, setting: Setting) -> Art:
    row = setting.region_row(mark.region, mark.name)
    if isinstance(mark, LookMark):
        return _look_art(mark, row)
    paint = partial(paint_peek_offer, centre=row.counter, radius=COUNTER_RADIUS)
    paint_eye_offer = partial(paint, noted=mark.noted, tag=COUNTER_RADIUS * row.lettering)
    return Art(row.counter_bounds, depths.RINGS, paint_eye_offer)


def _look_art(mark: LookMark, row: SlipRow) -> Art:
    """Return the looks of a counter that is held up; what is noted on it stays in sight below."""
    radius, tag = _HELD_UP * row.radius, COUNTER_RADIUS * row.lettering
    middle = row.counter
    if mark.is_noted:
        top = peeked_tag(middle, tag).top()
        middle = QPointF(middle.x(), min(middle.y(), top - _ABOVE_NOTE * radius))

    def paint(painter: QPainter) -> None:
        paint_open_threat(painter, middle, mark.value, radius)
        if mark.is_noted:
            paint_peeked_tag(painter, row.counter, mark.value, tag)
        else:
            paint_eye(painter, middle + QPointF(0, radius * 0.72), 7.0, SHIELD_NUMBER)

    room = 3.2 * radius
    return Art(centred(middle, room, room).united(row.counter_bounds), depths.LOOK, paint)


def _end_art(mark: EndMark, setting: Setting) -> Art:
    """Return the looks of a board that could be added: its nearest squares, faint, in a ring."""
    rect = end_rect(setting.layout.scroll_rect, mark.end)
    face = FaceLayout(mark.face)
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


def _spotlight_art(mark: SpotlightMark, setting: Setting) -> Art:
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
