"""The looks of pieces on the boards: blocks and reservations on squares; counters, name slips and
cards in provinces and regions; and the marks of a last move on any of them.
"""

from functools import partial
from typing import Final, assert_never

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPolygonF

from changcheng_qt.titles.changcheng.rules.geography import Square
from changcheng_qt.titles.changcheng.table.geometry import depths
from changcheng_qt.titles.changcheng.table.geometry.face_layout import COUNTER_RADIUS
from changcheng_qt.titles.changcheng.table.geometry.layout import (
    GONE_CARD_WIDTH,
    WallLayout,
    emperor_rect,
    gone_card_row,
)
from changcheng_qt.titles.changcheng.table.painting import counters, marks, slips
from changcheng_qt.titles.changcheng.table.painting.blocks import block_bounds, paint_block
from changcheng_qt.titles.changcheng.table.painting.card_backs import (
    paint_card_back,
    paint_emperor_card,
)
from changcheng_qt.titles.changcheng.table.painting.cards import paint_action_card
from changcheng_qt.titles.changcheng.table.painting.seat_colours import SEAT_COLOURS
from changcheng_qt.titles.changcheng.table.scene import projection
from changcheng_qt.titles.changcheng.table.scene.art import Setting
from changcheng_qt.ui.looks.glyphs import paint_glyph
from changcheng_qt.ui.looks.strokes import NO_BRUSH, centred, paint_faded, pen
from changcheng_qt.ui.looks.theme import SeatColours, ink
from changcheng_qt.ui.painting.pigments import LAST_MOVE_RIM, RIM_SHADOW
from changcheng_qt.ui.painting.solids import Detail
from changcheng_qt.ui.scene.layer import Art

_SOFT = 0.5
"""The opacity of the dashes while the tower has another candidate."""
_CARD_STEP_UP = 0.01
"""Later cards of a row are on top of earlier ones."""
_ROUND = 4.0
_BELOW_CARDS: Final = 1.0
_RIM_ROUND: Final = 5.0
_INSIDE_BOARD: Final = 5.0
_GROWN: Final = 1.5
"""The largest factor by which the place of a gone card grows if the board is small."""
_DASHED_FROM: Final = 1.3
"""The device pixels per unit from which dashes can be told from dots."""


def ground_of(layout: WallLayout, squares: tuple[Square, ...]) -> QPolygonF:
    """Return the ground of one square, or of the two of a double."""
    return layout.double_ribbon(*squares) if len(squares) == 2 else layout.quad(squares[0])


def south_of(layout: WallLayout, squares: tuple[Square, ...]) -> float:
    """Return the y of the middle of a block on squares."""
    return sum(layout.depth(square) for square in squares) / len(squares)


def square_art(figure: projection.SquareFigure, setting: Setting) -> Art:
    """Return the looks of the block on squares, and of its marks."""
    match figure:
        case projection.BlockFigure():
            return _block_art(figure, setting)
        case projection.RimFigure():
            return _block_rim_art(figure, setting)
        case projection.ReservedFigure():
            return _reserved_art(figure, setting)
        case _:
            assert_never(figure)


def _block_art(figure: projection.BlockFigure, setting: Setting) -> Art:
    """Return the looks of a block."""
    ground = ground_of(setting.layout, figure.squares)
    colours = SEAT_COLOURS[figure.colour]

    def paint(painter: QPainter) -> None:
        detail = Detail.at(painter.deviceTransform().m11())
        paint_block(painter, ground, figure.kind, colours, detail, seed=figure.squares[0])

    depth = depths.block_depth(south_of(setting.layout, figure.squares))
    return Art(block_bounds(ground, figure.kind), depth, paint)


def _block_rim_art(figure: projection.RimFigure, setting: Setting) -> Art:
    """Return the looks of the rim around a block of the last move."""
    ground = ground_of(setting.layout, figure.squares)
    depth = depths.rim_depth(south_of(setting.layout, figure.squares))
    paint = partial(marks.paint_rim, ground=ground, kind=figure.kind)
    return Art(marks.rim_bounds(ground, figure.kind), depth, paint)


def _reserved_art(figure: projection.ReservedFigure, setting: Setting) -> Art:
    """Return the looks of a square that a tower keeps for its owner's single."""
    quad = setting.layout.quad(figure.square)
    bounds = marks.square_bounds(quad)
    mark = partial(marks.paint_reserved, quad=quad, colours=SEAT_COLOURS[figure.colour])

    def paint(painter: QPainter) -> None:
        if figure.firm:
            mark(painter)
        else:
            paint_faded(painter, bounds, _SOFT, mark)

    return Art(bounds, depths.GROUND, paint)


def area_art(figure: projection.AreaFigure, setting: Setting) -> Art:
    """Return the looks of something in a province or a region."""
    match figure:
        case projection.ProvinceFigure():
            return province_art(figure, setting)
        case projection.CardFigure():
            return card_art(figure, setting)
        case projection.EmperorFigure():
            return emperor_art(figure, setting)
        case projection.RegionFigure():
            return region_art(figure, setting)
        case _:
            assert_never(figure)


def province_art(figure: projection.ProvinceFigure, setting: Setting) -> Art:
    """Return the looks of the reputation counter and the name slip of a province."""
    script = setting.looks.script
    row = setting.province_row(figure.province, figure.name)

    def paint(painter: QPainter) -> None:
        counters.paint_reputation(painter, row.counter, figure.reputation, row.radius)
        slips.paint_province_slip(
            painter, row, figure.name, script, built=figure.built, squares=figure.squares
        )

    return Art(row.bounds, depths.SLIPS, paint)


def card_art(figure: projection.CardFigure, setting: Setting) -> Art:
    """Return the looks of a face-down card, or of its face where everything is shown."""
    rect = setting.layout.card_row(figure.province, figure.of)[figure.place]
    colours = SEAT_COLOURS[figure.colour]

    def paint(painter: QPainter) -> None:
        if figure.is_last:
            painter.setBrush(NO_BRUSH)
            for colour, width in ((RIM_SHADOW, 6.4), (LAST_MOVE_RIM, 4.2)):
                painter.setPen(pen(colour, width))
                painter.drawRoundedRect(rect, _ROUND, _ROUND)
        if figure.face is None:
            paint_card_back(painter, rect, colours, own=figure.own)
        else:
            # Too small for a name, whatever the script.
            paint_action_card(painter, rect, figure.face, colours, "", setting.looks.script)

    depth = depths.CARDS + figure.place * _CARD_STEP_UP
    return Art(rect.adjusted(-4, -4, 5, 6), depth, paint)


def emperor_art(figure: projection.EmperorFigure, setting: Setting) -> Art:
    """Return the looks of the emperor card of a completed province."""
    rect = emperor_rect(setting.layout.province_spot(figure.province))
    paint = partial(paint_emperor_card, rect=rect)
    return Art(rect.adjusted(-3, -3, 5, 7), depths.CARDS, paint)


def region_art(figure: projection.RegionFigure, setting: Setting) -> Art:
    """Return the looks of the threat counter and the name slip of a region."""
    script = setting.looks.script
    row = setting.region_row(figure.region, figure.name)

    def paint(painter: QPainter) -> None:
        slips.paint_region_slip(painter, row, figure.name, script)
        paint_counter(painter, row, figure)

    return Art(row.bounds, depths.GROUND, paint)


def paint_counter(painter: QPainter, row: slips.SlipRow, figure: projection.RegionFigure) -> None:
    """Paint the threat counter of a region as this viewer sees it."""
    middle = row.counter
    if figure.removed:
        counters.paint_removed_threat(painter, middle, COUNTER_RADIUS)
    elif figure.value is not None:
        counters.paint_open_threat(painter, middle, figure.value, row.radius)
    else:
        counters.paint_threat(painter, middle, COUNTER_RADIUS)
        if figure.seen is not None:
            counters.paint_peeked_tag(painter, middle, figure.seen, COUNTER_RADIUS * row.lettering)


def change_art(figure: projection.ChangeFigure, setting: Setting) -> Art:
    """Return the looks of a change."""
    match figure:
        case projection.EmperorRimFigure(province):
            card = emperor_rect(setting.layout.province_spot(province))
            return _rim_art(card, _RIM_ROUND, depths.CARDS - _BELOW_CARDS)
        case projection.CounterRimFigure(region, name):
            middle = setting.region_row(region, name).counter
            side = 2 * COUNTER_RADIUS + 7
            return _rim_art(centred(middle, side, side), side / 2, depths.GROUND - _BELOW_CARDS)
        case projection.BoardRimFigure(slot):
            inset = _INSIDE_BOARD
            board = setting.layout.board_rect(slot).adjusted(inset, inset, -inset, -inset)
            return _rim_art(board, 2.0, depths.SEAM + _BELOW_CARDS)
        case projection.GoneCardFigure():
            return _gone_card_art(figure, setting)
        case _:
            assert_never(figure)


def gone_card_rect(figure: projection.GoneCardFigure, setting: Setting) -> QRectF:
    """Return the place of a gone card."""
    spot = setting.layout.province_spot(figure.province)
    return gone_card_row(spot, figure.of, min(_GROWN, setting.looks.lettering))[figure.place]


def _rim_art(rect: QRectF, round_by: float, depth: float) -> Art:
    paint = partial(_paint_rim, rect=rect, round_by=round_by)
    return Art(rect.adjusted(-5, -5, 5, 5), depth, paint)


def _paint_rim(painter: QPainter, rect: QRectF, round_by: float) -> None:
    painter.setBrush(NO_BRUSH)
    for colour, width, opacity in ((RIM_SHADOW, 6.4, 190), (LAST_MOVE_RIM, 4.2, 255)):
        painter.setPen(pen(colour, width, opacity))
        painter.drawRoundedRect(rect, round_by, round_by)


def _gone_card_art(figure: projection.GoneCardFigure, setting: Setting) -> Art:
    rect = gone_card_rect(figure, setting)
    paint = partial(_paint_gone_card, rect=rect, colours=SEAT_COLOURS[figure.colour])
    return Art(rect.adjusted(-3, -3, 3, 3), depths.CARDS - 2 * _BELOW_CARDS, paint)


def _paint_gone_card(painter: QPainter, rect: QRectF, colours: SeatColours) -> None:
    """Paint the outline of a gone card, dashed like everything absent, and its owner's glyph; if it
    is small, without dashes, which would be mere dots.
    """
    size = rect.width() / GONE_CARD_WIDTH
    is_near = painter.deviceTransform().m11() * size >= _DASHED_FROM
    painter.setPen(pen(LAST_MOVE_RIM, 3.4, 235))
    painter.setBrush(ink(colours.top, 90))
    painter.drawRoundedRect(rect, 3, 3)
    painter.setPen(pen(colours.front, 1.7, 235, dashes=(3.2, 2.0) if is_near else ()))
    painter.setBrush(NO_BRUSH)
    painter.drawRoundedRect(rect, 3, 3)
    middle = QPointF(rect.center())
    paint_glyph(painter, colours.glyph, middle, 6.6 * size, ink(LAST_MOVE_RIM, 220))
    paint_glyph(painter, colours.glyph, middle, 5.6 * size, ink(colours.front, 235))
