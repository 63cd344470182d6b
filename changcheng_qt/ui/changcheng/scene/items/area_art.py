"""What lies in provinces and regions: counters, name slips, cards, emperor cards."""

from functools import partial
from typing import assert_never

from PySide6.QtGui import QPainter

from changcheng_qt.ui.changcheng.geometry import depths
from changcheng_qt.ui.changcheng.geometry.face_layout import COUNTER_RADIUS
from changcheng_qt.ui.changcheng.geometry.layout import emperor_rect
from changcheng_qt.ui.changcheng.painting.card_backs import paint_card_back, paint_emperor_card
from changcheng_qt.ui.changcheng.painting.cards import paint_action_card
from changcheng_qt.ui.changcheng.painting.counters import (
    paint_open_threat,
    paint_peeked_tag,
    paint_removed_threat,
    paint_reputation,
    paint_threat,
)
from changcheng_qt.ui.changcheng.painting.pigments import RIM_SHADOW
from changcheng_qt.ui.changcheng.painting.slips import (
    SlipRow,
    paint_province_slip,
    paint_region_slip,
)
from changcheng_qt.ui.changcheng.scene.items.art import Art, Setting
from changcheng_qt.ui.changcheng.scene.projection import (
    CardFigure,
    EmperorFigure,
    ProvinceFigure,
    RegionFigure,
)
from changcheng_qt.ui.changcheng.seat_colours import LAST_MOVE_RIM, SEAT_COLOURS
from changcheng_qt.ui.looks.strokes import NO_BRUSH, pen

_CARD_STEP_UP = 0.01
"""Later cards of a row lie on top of earlier ones."""

_ROUND = 4.0


def area_art(
    figure: ProvinceFigure | CardFigure | EmperorFigure | RegionFigure, setting: Setting
) -> Art:
    """Return the looks of what lies in a province or a region."""
    match figure:
        case ProvinceFigure():
            return province_art(figure, setting)
        case CardFigure():
            return card_art(figure, setting)
        case EmperorFigure():
            return emperor_art(figure, setting)
        case RegionFigure():
            return region_art(figure, setting)
        case _:
            assert_never(figure)


def province_art(figure: ProvinceFigure, setting: Setting) -> Art:
    """Return the looks of the reputation counter and the name slip of a province."""
    script = setting.looks.script
    row = setting.province_row(figure.province, figure.name)

    def paint(painter: QPainter) -> None:
        paint_reputation(painter, row.counter, figure.reputation, row.radius)
        paint_province_slip(
            painter, row, figure.name, script, built=figure.built, squares=figure.squares
        )

    return Art(row.bounds, depths.SLIPS, paint)


def card_art(figure: CardFigure, setting: Setting) -> Art:
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


def emperor_art(figure: EmperorFigure, setting: Setting) -> Art:
    """Return the looks of the emperor card of a completed province."""
    rect = emperor_rect(setting.layout.province_spot(figure.province))
    paint = partial(paint_emperor_card, rect=rect)
    return Art(rect.adjusted(-3, -3, 5, 7), depths.CARDS, paint)


def region_art(figure: RegionFigure, setting: Setting) -> Art:
    """Return the looks of the threat counter and the name slip of a region."""
    script = setting.looks.script
    row = setting.region_row(figure.region, figure.name)

    def paint(painter: QPainter) -> None:
        paint_region_slip(painter, row, figure.name, script)
        paint_counter(painter, row, figure)

    return Art(row.bounds, depths.GROUND, paint)


def paint_counter(painter: QPainter, row: SlipRow, figure: RegionFigure) -> None:
    """Paint the threat counter of a region as this viewer sees it."""
    middle = row.counter
    if figure.removed:
        paint_removed_threat(painter, middle, COUNTER_RADIUS)
    elif figure.value is not None:
        paint_open_threat(painter, middle, figure.value, row.radius)
    else:
        paint_threat(painter, middle, COUNTER_RADIUS)
        if figure.seen is not None:
            paint_peeked_tag(painter, middle, figure.seen, COUNTER_RADIUS * row.lettering)
