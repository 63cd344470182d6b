"""The art of the quay, in pixels of the window rather than in units of the map."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TypeAlias

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from changcheng_qt.titles.riders.rules import places
from changcheng_qt.titles.riders.rules.commands import Dice
from changcheng_qt.titles.riders.rules.pieces import Good
from changcheng_qt.titles.riders.table.geometry.frame import Frame
from changcheng_qt.titles.riders.table.geometry.layout import MapLayout
from changcheng_qt.titles.riders.table.painting import quay
from changcheng_qt.titles.riders.table.scene import depths
from changcheng_qt.titles.riders.table.scene.projection import StackFigure, SupplyFigure
from changcheng_qt.ui.looks.fonts import Fonts
from changcheng_qt.ui.scene.layer import Art, Looks
from changcheng_qt.ui.scene.sprites import Paint


@dataclass(frozen=True, slots=True)
class DiceFigure:
    """The sheet of the quay with the dice, None before the first roll, and the earlier sums, the
    latest first, with a label.
    """

    dice: Dice | None
    before: tuple[int, ...]
    label: str


@dataclass(frozen=True, slots=True)
class TumblingFigure:
    """The dice on their way over the sheet, before they stop."""

    dice: Dice


QuayFigures: TypeAlias = DiceFigure | TumblingFigure | SupplyFigure | StackFigure


def quay_art(figure: QuayFigures, layout: MapLayout, looks: Looks) -> Art:
    """Return the looks of the quay or one of its parts."""
    fonts, frame = Fonts(looks.script), layout.frame
    match figure:
        case DiceFigure(dice, before, label):
            part = _local(layout, layout.quay_parts[places.DicePlace()])
            paper = _local(layout, frame.quay)

            def paint(painter: QPainter) -> None:
                quay.paint_paper(painter, paper)
                quay.paint_dice(painter, part, dice, before, label, fonts)

            bounds = frame.quay.adjusted(-4, -4, 8, 8)
            return Art(bounds, depths.QUAY, partial(_paint_local, frame=frame, paint=paint))
        case TumblingFigure(dice):
            paper = _local(layout, frame.quay)
            tumbling = partial(quay.paint_tumbling, paper=paper, dice=dice)
            return _part_art(places.DicePlace(), tumbling, layout)
        case SupplyFigure(good, count):
            supply = partial(quay.paint_supply, good=good, count=count)
            return _part_art(places.SupplyPlace(good), supply, layout)
        case StackFigure(count, _, _, label) if frame.is_wide:
            below = partial(quay.paint_stack_below, count=count, label=label, fonts=fonts)
            return _part_art(places.StackPlace(), below, layout)
        case StackFigure(_, title, words):
            line = partial(quay.paint_stack_line, title=title, words=words, fonts=fonts)
            return _part_art(places.StackPlace(), line, layout)


def payments_art(rates: tuple[tuple[Good, int], ...], layout: MapLayout) -> Art:
    """Return the looks of payments over the dice."""
    rooms = {good: _local(layout, layout.quay_parts[places.PaymentPlace(good)]) for good in Good}
    paper = _local(layout, layout.frame.quay)
    paint = partial(quay.paint_payments, paper=paper, rates=rates, rooms=rooms)
    return _part_art(places.DicePlace(), paint, layout)


def _part_art(part: places.QuayPlace, paint: Callable[..., None], layout: MapLayout) -> Art:
    place = layout.quay_parts[part]
    local = partial(paint, rect=_local(layout, place))
    return Art(place, depths.QUAY + 1, partial(_paint_local, frame=layout.frame, paint=local))


def _local(layout: MapLayout, place: QRectF) -> QRectF:
    """Return a rectangle of the quay in pixels of a window of 1280 x 800, from its corner."""
    scale, corner = layout.frame.quay_scale, layout.frame.quay.topLeft()
    return QRectF((place.topLeft() - corner) / scale, place.size() / scale)


def _paint_local(painter: QPainter, frame: Frame, paint: Paint) -> None:
    painter.translate(frame.quay.topLeft())
    painter.scale(frame.quay_scale, frame.quay_scale)
    paint(painter)
