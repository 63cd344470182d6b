"""The looks of what the last move changed besides blocks and cards."""

from functools import partial
from typing import Final, assert_never

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from changcheng_qt.ui.changcheng.geometry import depths
from changcheng_qt.ui.changcheng.geometry.face_layout import COUNTER_RADIUS
from changcheng_qt.ui.changcheng.geometry.layout import (
    GONE_CARD_WIDTH,
    emperor_rect,
    gone_card_row,
)
from changcheng_qt.ui.changcheng.painting.pigments import RIM_SHADOW
from changcheng_qt.ui.changcheng.scene.changes import (
    BoardRimFigure,
    ChangeFigure,
    CounterRimFigure,
    EmperorRimFigure,
    GoneCardFigure,
)
from changcheng_qt.ui.changcheng.scene.items.art import Art, Setting
from changcheng_qt.ui.changcheng.seat_colours import LAST_MOVE_RIM, SEAT_COLOURS
from changcheng_qt.ui.looks.glyphs import paint_glyph
from changcheng_qt.ui.looks.strokes import NO_BRUSH, centred, pen
from changcheng_qt.ui.looks.theme import SeatColours, ink

_BELOW_CARDS: Final = 1.0
_ROUND: Final = 5.0
_INSIDE_BOARD: Final = 5.0
_GROWN: Final = 1.5
"""By how much the place of a card that is gone grows at most where the board is seen small."""
_DASHED_FROM: Final = 1.3
"""The device pixels to a unit from which dashes can be told from dots."""


def change_art(figure: ChangeFigure, setting: Setting) -> Art:
    """Return the looks of a change."""
    match figure:
        case EmperorRimFigure(province):
            card = emperor_rect(setting.layout.province_spot(province))
            return _rim_art(card, _ROUND, depths.CARDS - _BELOW_CARDS)
        case CounterRimFigure(region, name):
            middle = setting.region_row(region, name).counter
            side = 2 * COUNTER_RADIUS + 7
            return _rim_art(centred(middle, side, side), side / 2, depths.GROUND - _BELOW_CARDS)
        case BoardRimFigure(slot):
            inset = _INSIDE_BOARD
            board = setting.layout.board_rect(slot).adjusted(inset, inset, -inset, -inset)
            return _rim_art(board, 2.0, depths.SEAM + _BELOW_CARDS)
        case GoneCardFigure():
            return _gone_card_art(figure, setting)
        case _:
            assert_never(figure)


def _rim_art(rect: QRectF, round_by: float, depth: float) -> Art:
    paint = partial(_paint_rim, rect=rect, round_by=round_by)
    return Art(rect.adjusted(-5, -5, 5, 5), depth, paint)


def _paint_rim(painter: QPainter, rect: QRectF, round_by: float) -> None:
    painter.setBrush(NO_BRUSH)
    for colour, width, opacity in ((RIM_SHADOW, 6.4, 190), (LAST_MOVE_RIM, 4.2, 255)):
        painter.setPen(pen(colour, width, opacity))
        painter.drawRoundedRect(rect, round_by, round_by)


def gone_card_rect(figure: GoneCardFigure, setting: Setting) -> QRectF:
    """Return the place of a card that is gone."""
    spot = setting.layout.province_spot(figure.province)
    return gone_card_row(spot, figure.of, min(_GROWN, setting.looks.lettering))[figure.place]


def _gone_card_art(figure: GoneCardFigure, setting: Setting) -> Art:
    rect = gone_card_rect(figure, setting)
    paint = partial(_paint_gone_card, rect=rect, colours=SEAT_COLOURS[figure.colour])
    return Art(rect.adjusted(-3, -3, 3, 3), depths.CARDS - 2 * _BELOW_CARDS, paint)


def _paint_gone_card(painter: QPainter, rect: QRectF, colours: SeatColours) -> None:
    """Paint the outline of a card that lay here, dashed as all that is absent, and whose it was;
    seen small, dashes would be no more than dots.
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
