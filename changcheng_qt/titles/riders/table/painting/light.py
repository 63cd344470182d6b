"""Light on the map: legal roads, glowing hexes, ways; corners use the rings of every title."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from changcheng_qt.titles.riders.table.geometry.hexes import EDGE, HALF_HIGH, hex_path
from changcheng_qt.titles.riders.table.geometry.layout import TOKEN
from changcheng_qt.titles.riders.table.painting import colours
from changcheng_qt.ui.looks.strokes import NO_BRUSH, NO_PEN, centred, disc, open_line, pen
from changcheng_qt.ui.looks.theme import RING_LIGHT, ink
from changcheng_qt.ui.painting import pigments
from changcheng_qt.ui.painting.light import OFFER_EDGE

_BAR: Final = 7.0


def bar_bounds(line: QLineF) -> QRectF:
    """Return the rectangle of a bar on a road."""
    return QRectF(line.p1(), line.p2()).normalized().adjusted(-10, -10, 10, 10)


def paint_bar(painter: QPainter, line: QLineF, *, strong: bool = False) -> None:
    """Paint the golden bar of a legal road; `strong` marks the one that keys have reached."""
    wide = _BAR + (2.4 if strong else 0.0)
    painter.setPen(pen(OFFER_EDGE, wide + 3.2))
    painter.drawLine(line)
    painter.setPen(pen(pigments.RING_CORE if strong else RING_LIGHT, wide))
    painter.drawLine(line)


def paint_frame(painter: QPainter, rect: QRectF, *, strong: bool = False) -> None:
    """Paint the golden frame inside a part of the quay that is offered."""
    painter.setBrush(NO_BRUSH)
    inside = rect.adjusted(1.6, 1.6, -1.6, -1.6)
    painter.setPen(pen(OFFER_EDGE, 3.0 if strong else 2.4))
    painter.drawRoundedRect(inside, 5, 5)
    painter.setPen(pen(pigments.RING_CORE if strong else RING_LIGHT, 1.6 if strong else 1.2))
    painter.drawRoundedRect(inside, 5, 5)


def paint_last_line(painter: QPainter, line: Sequence[QPointF], width: float) -> None:
    """Paint the cream rim of a road or a section of the last move."""
    path = open_line(line)
    painter.setBrush(NO_BRUSH)
    for colour, wide, alpha in (
        (pigments.RIM_SHADOW, width + 3, 150),
        (pigments.LAST_MOVE_RIM, width, 255),
    ):
        painter.setPen(pen(colour, wide, alpha))
        painter.drawPath(path)


def paint_lit_bar(painter: QPainter, line: QLineF) -> None:
    """Paint the light on a road that is a target or in a text."""
    for width, alpha in ((20.0, 90), (15.0, 190)):
        painter.setPen(pen(pigments.FLASH, width, alpha))
        painter.drawLine(line)


def glow_bounds(at: QPointF) -> QRectF:
    """Return the rectangle of a glowing hex."""
    return centred(at, 2 * EDGE + 2, 2 * HALF_HIGH + 2)


def paint_glow(painter: QPainter, at: QPointF) -> None:
    """Paint the light of a hex of the roll: along its edges, and around its number."""
    painter.setBrush(NO_BRUSH)
    for width, alpha in ((13.0, 70), (8.0, 110), (4.0, 200)):
        painter.setPen(pen(pigments.FLASH, width, alpha))
        painter.drawPath(hex_path(at, EDGE - 7))
    painter.setPen(pen(pigments.BORDER_INK, 0.8, 120))
    painter.drawPath(hex_path(at, EDGE - 10))
    for width, alpha in ((9.0, 120), (5.0, 220)):
        painter.setPen(pen(pigments.FLASH, width, alpha))
        painter.drawEllipse(at, TOKEN + 3.6, TOKEN + 3.6)


def paint_way(painter: QPainter, places: Sequence[QPointF], numbers: Sequence[QPointF]) -> None:
    """Paint the way of riders through the hexes behind a section, as a dashed red line that leaves
    their numbers free.
    """
    line = open_line(places)
    free = QPainterPath()
    free.addRect(line.boundingRect().adjusted(-9, 0, 9, 0))
    for at in numbers:
        free -= disc(at, 2 * (TOKEN + 2))
    painter.save()
    painter.setClipPath(free, Qt.ClipOperation.IntersectClip)
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(pigments.PAPER, 5.0, 210))
    painter.drawPath(line)
    painter.setPen(pen(colours.DANGER, 2.6, dashes=(3.0, 2.0)))
    painter.drawPath(line)
    painter.restore()


def paint_lit_section(painter: QPainter, line: Sequence[QPointF]) -> None:
    """Paint the light along a section."""
    path = open_line(line)
    painter.setBrush(NO_BRUSH)
    for width, alpha in ((26.0, 60), (20.0, 110), (16.0, 200)):
        painter.setPen(pen(pigments.FLASH, width, alpha))
        painter.drawPath(path)
    painter.setPen(NO_PEN)


def paint_lit_plate(painter: QPainter, at: QPointF) -> None:
    """Paint the light around the plate of an assault number."""
    painter.setPen(NO_PEN)
    for reach, alpha in ((24.0, 70), (21.0, 130), (18.0, 220)):
        painter.setBrush(ink(pigments.FLASH, alpha))
        painter.drawEllipse(at, reach, reach)
