"""The signs of the five goods, told apart by outline alone, and the signs of harbours.

A sign fills a box from -1 to 1; it is filled in its own colour and outlined in dark ink.
"""

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from changcheng_qt.titles.riders.rules.pieces import Good
from changcheng_qt.titles.riders.table.geometry.layout import HARBOUR
from changcheng_qt.titles.riders.table.painting import colours
from changcheng_qt.ui.looks import strokes
from changcheng_qt.ui.looks.fonts import Fonts, Script
from changcheng_qt.ui.looks.theme import ink, mix
from changcheng_qt.ui.painting import pigments
from changcheng_qt.ui.painting.lettering import paint_fitted_text

_LINE: Final = 0.11
GOOD_COLOURS: Final[Mapping[Good, str]] = {
    Good.WOOD: "#A4713B",
    Good.CLAY: "#C0653C",
    Good.WOOL: "#FFFDF4",
    Good.GRAIN: "#DDA92F",
    Good.ORE: "#8FA9B8",
}
"""The colour of each sign."""
CARD_COLOURS: Final[Mapping[Good, str]] = {
    Good.WOOD: "#CBDDB4",
    Good.CLAY: "#EBC0A0",
    Good.WOOL: "#F3F1E2",
    Good.GRAIN: "#F6E3A6",
    Good.ORE: "#D2DDE2",
}
"""The ground of the cards of each good: that of its land, but of wool."""
_LOG: Final = "B {x} {y} 1.62 0.72 0.36"
_LOGS: Final = ((-0.96, -0.02), (-0.62, -0.72))
_BRICK: Final = "B {x} {y} 0.94 0.6 0.08"
_BRICKS: Final = ((-0.47, -0.72), (-0.98, 0.04), (0.04, 0.04))
_FLEECE: Final = (
    "M -0.72 0.36 C -1.08 0.22 -1 -0.36 -0.66 -0.38 C -0.6 -0.76 -0.14 -0.8 0.02 -0.58 "
    "C 0.24 -0.82 0.66 -0.68 0.66 -0.34 C 0.98 -0.22 0.92 0.3 0.58 0.36 Z"
)
_HEAD: Final = "M 0.5 -0.42 C 0.8 -0.6 1.08 -0.34 0.98 -0.02 C 0.9 0.16 0.6 0.14 0.5 -0.04 Z"
_GRAINS: Final = ((0, -0.78), (-0.34, -0.44), (0.34, -0.44), (-0.34, 0.02), (0.34, 0.02))
_CRYSTAL: Final = "M -0.86 0.78 L -0.72 -0.06 L -0.16 -0.94 L 0.28 -0.62 L 0.86 0.1 L 0.8 0.78 Z"
_FACETS: Final = "M -0.72 -0.06 L 0.06 0.1 L 0.28 -0.62 M 0.06 0.1 L 0.1 0.78 M 0.06 0.1 L 0.86 0.1"
_PIER: Final = 4.2
_CORNER: Final = 5.0
_RATE: Final = 12.5
_SIGN: Final = 6.8


def paint_good(painter: QPainter, good: Good, centre: QPointF, radius: float) -> None:
    """Paint the sign of a good."""
    with strokes.moved(painter, centre, radius):
        painter.setPen(strokes.pen(pigments.WARM_INK, _LINE))
        painter.setBrush(ink(GOOD_COLOURS[good]))
        _PAINT[good](painter)


def good_path(good: Good) -> QPainterPath:
    """Return the outline of a sign, in a box from -1 to 1."""
    return _PATHS[good]


def paint_goods_card(painter: QPainter, rect: QRectF, good: Good) -> None:
    """Paint a small card of a good: its ground and its sign."""
    corner = rect.width() * 0.14
    ground = CARD_COLOURS[good]
    line = strokes.pen(mix(ground, pigments.WARM_INK, 0.6), max(1.0, rect.width() * 0.04))
    strokes.paint_box(painter, rect, corner, ink(mix(ground, pigments.WHITE, 0.15)), line)
    paint_good(painter, good, rect.center(), min(rect.width(), rect.height()) * 0.33)


def harbour_bounds(at: QPointF, piers: tuple[QPointF, QPointF], growth: float = 1.0) -> QRectF:
    """Return the rectangle of a harbour and its piers."""
    wide = 2 * HARBOUR * growth + 8
    sign = strokes.centred(at, wide, wide)
    return sign.united(QRectF(*piers).normalized().adjusted(-6, -6, 7, 7))


def paint_harbour(
    painter: QPainter,
    at: QPointF,
    piers: tuple[QPointF, QPointF],
    good: Good | None,
    *,
    is_closed: bool = False,
    growth: float = 1.0,
) -> None:
    """Paint a harbour: a paper sign with its rate and good, `growth` times as large as usual, and a
    pier to each of its corners; it is struck through under the pirate.
    """
    for pier in piers:
        for stroke in (
            strokes.pen(pigments.WARM_INK, _PIER),
            strokes.pen(colours.WOOD_PIER, _PIER - 1.6),
        ):
            strokes.paint_line(painter, QLineF(at, pier), stroke)
    box = strokes.centred(at, 2 * HARBOUR * growth, 2 * HARBOUR * growth)
    strokes.paint_box(painter, box.translated(1.2, 2), _CORNER, ink(pigments.RIVER_DEEP, 80))
    edge = strokes.pen(pigments.BORDER_INK, 1.4)
    strokes.paint_box(painter, box, _CORNER, ink(pigments.DISC_PAPER), edge)
    rate = box if good is None else box.adjusted(0, box.height() * 0.52, 0, 0)
    if good is not None:
        paint_good(painter, good, box.center() - QPointF(0, 5.4 * growth), _SIGN * growth)
    text, size = ("3:1", _RATE + 2.5) if good is None else ("2:1", _RATE)
    paint_fitted_text(painter, rate, text, Fonts(Script.LATIN).number(size * growth), pigments.INK)
    if is_closed:
        inside = box.adjusted(3, 3, -3, -3)
        for stroke in (strokes.pen(pigments.PAPER, 5.2), strokes.pen(colours.DANGER, 3.0)):
            strokes.paint_line(painter, QLineF(inside.topLeft(), inside.bottomRight()), stroke)


def _paint_logs(painter: QPainter) -> None:
    for x, y in _LOGS:
        painter.drawPath(strokes.sketch(_LOG.format(x=x, y=y)))
        end = QPointF(x + 1.28, y + 0.36)
        painter.save()
        painter.setBrush(ink("#E8C896"))
        painter.drawEllipse(end, 0.33, 0.35)
        painter.setBrush(strokes.NO_BRUSH)
        painter.drawEllipse(end, 0.13, 0.14)
        painter.restore()


def _paint_sheep(painter: QPainter) -> None:
    painter.drawLine(QPointF(-0.42, 0.36), QPointF(-0.42, 0.8))
    painter.drawLine(QPointF(0.3, 0.36), QPointF(0.3, 0.8))
    painter.drawPath(strokes.sketch(_FLEECE))
    painter.setBrush(ink(pigments.WARM_INK))
    painter.drawPath(strokes.sketch(_HEAD))


def _paint_ear(painter: QPainter) -> None:
    painter.drawLine(QPointF(0, 0.98), QPointF(0, -0.3))
    for x, y in _GRAINS:
        with strokes.moved(painter, QPointF(x, y + 0.1), turn=0 if not x else -34 if x < 0 else 34):
            painter.drawEllipse(QPointF(0, 0), 0.19, 0.32)


def _paint_crystal(painter: QPainter) -> None:
    painter.drawPath(strokes.sketch(_CRYSTAL))
    painter.setBrush(strokes.NO_BRUSH)
    painter.drawPath(strokes.sketch(_FACETS))


_PATHS: Final[Mapping[Good, QPainterPath]] = {
    Good.WOOD: strokes.joined(strokes.sketch(_LOG.format(x=x, y=y)) for x, y in _LOGS),
    Good.CLAY: strokes.joined(strokes.sketch(_BRICK.format(x=x, y=y)) for x, y in _BRICKS),
    Good.WOOL: strokes.joined(map(strokes.sketch, (_FLEECE, _HEAD))),
    Good.GRAIN: strokes.joined(strokes.sketch(f"O {x} {y + 0.1} 0.26") for x, y in _GRAINS),
    Good.ORE: strokes.sketch(_CRYSTAL),
}
_PAINT: Final[Mapping[Good, Callable[[QPainter], None]]] = {
    Good.WOOD: _paint_logs,
    Good.CLAY: lambda painter: painter.drawPath(_PATHS[Good.CLAY]),
    Good.WOOL: _paint_sheep,
    Good.GRAIN: _paint_ear,
    Good.ORE: _paint_crystal,
}
