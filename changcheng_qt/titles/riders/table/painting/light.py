"""Light on the map: legal roads, glowing hexes, ways; corners use the rings of every title."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from changcheng_qt.titles.riders.table.geometry.hexes import EDGE, HALF_HIGH, hex_path
from changcheng_qt.titles.riders.table.geometry.layout import TOKEN
from changcheng_qt.titles.riders.table.painting import colours
from changcheng_qt.ui.looks.strokes import (
    NO_BRUSH,
    centred,
    disc,
    open_line,
    paint_box,
    paint_disc,
    paint_strokes,
    pen,
)
from changcheng_qt.ui.looks.theme import RING_LIGHT, ink
from changcheng_qt.ui.painting import pigments
from changcheng_qt.ui.painting.light import OFFER_EDGE

GLOW_BOUNDS: Final = centred(QPointF(), 2 * EDGE + 2, 2 * HALF_HIGH + 2)
"""The rectangle of a glowing hex."""
_BAR: Final = 7.0


def bar_bounds(line: QLineF) -> QRectF:
    """Return the rectangle of a bar on a road."""
    return QRectF(line.p1(), line.p2()).normalized().adjusted(-10, -10, 10, 10)


def paint_bar(painter: QPainter, line: QLineF, *, strong: bool = False) -> None:
    """Paint the golden bar of a legal road; `strong` marks the one that keys have reached."""
    wide = _BAR + (2.4 if strong else 0.0)
    gold = pen(pigments.RING_CORE if strong else RING_LIGHT, wide)
    paint_strokes(painter, open_line((line.p1(), line.p2())), pen(OFFER_EDGE, wide + 3.2), gold)


def paint_frame(painter: QPainter, rect: QRectF, *, strong: bool = False) -> None:
    """Paint the golden frame inside a part of the quay that is offered."""
    gold = pen(pigments.RING_CORE if strong else RING_LIGHT, 1.6 if strong else 1.2)
    for line in (pen(OFFER_EDGE, 3.0 if strong else 2.4), gold):
        paint_box(painter, rect.adjusted(1.6, 1.6, -1.6, -1.6), 5, NO_BRUSH, line)


def paint_last_line(painter: QPainter, line: Sequence[QPointF], width: float) -> None:
    """Paint the cream rim of a road or a section of the last move."""
    strokes = pen(pigments.RIM_SHADOW, width + 3, 150), pen(pigments.LAST_MOVE_RIM, width)
    paint_strokes(painter, open_line(line), *strokes)


def paint_lit_bar(painter: QPainter, line: QLineF) -> None:
    """Paint the light on a road that is a target or in a text."""
    strokes = _shine((20.0, 90), (15.0, 190))
    paint_strokes(painter, open_line((line.p1(), line.p2())), *strokes)


def paint_glow(painter: QPainter, at: QPointF) -> None:
    """Paint the light of a hex of the roll: along its edges, and around its number."""
    paint_strokes(painter, hex_path(at, EDGE - 7), *_shine((13.0, 70), (8.0, 110), (4.0, 200)))
    paint_strokes(painter, hex_path(at, EDGE - 10), pen(pigments.BORDER_INK, 0.8, 120))
    paint_strokes(painter, disc(at, 2 * TOKEN + 7.2), *_shine((9.0, 120), (5.0, 220)))


def paint_way(painter: QPainter, places: Sequence[QPointF], numbers: Sequence[QPointF]) -> None:
    """Paint the way of riders behind a section: a dashed red line that leaves numbers free."""
    line = open_line(places)
    free = QPainterPath()
    free.addRect(line.boundingRect().adjusted(-9, 0, 9, 0))
    for at in numbers:
        free -= disc(at, 2 * (TOKEN + 2))
    painter.save()
    painter.setClipPath(free, Qt.ClipOperation.IntersectClip)
    dashes = pen(colours.DANGER, 2.6, dashes=(3.0, 2.0))
    paint_strokes(painter, line, pen(pigments.PAPER, 5.0, 210), dashes)
    painter.restore()


def paint_lit_section(painter: QPainter, line: Sequence[QPointF]) -> None:
    """Paint the light along a section."""
    paint_strokes(painter, open_line(line), *_shine((26.0, 60), (20.0, 110), (16.0, 200)))


def paint_lit_plate(painter: QPainter, at: QPointF) -> None:
    """Paint the light around the plate of an assault number."""
    for reach, alpha in ((24.0, 70), (21.0, 130), (18.0, 220)):
        paint_disc(painter, at, reach, ink(pigments.FLASH, alpha))


def _shine(*strokes: tuple[float, int]) -> list[QPen]:
    """Return pens of light, by their widths and strengths."""
    return [pen(pigments.FLASH, *stroke) for stroke in strokes]
