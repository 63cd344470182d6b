"""Towns, courts, roads and seals on the map, lit ones too."""

from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from changcheng_qt.titles.china.rules.pieces import Colour
from changcheng_qt.titles.china.table.painting.emblems import paint_emblem
from changcheng_qt.titles.china.table.painting.region_colours import REGION_COLOURS
from changcheng_qt.ui.looks.fonts import Fonts, Script
from changcheng_qt.ui.looks.glyphs import paint_crown
from changcheng_qt.ui.looks.strokes import NO_BRUSH, NO_PEN, centred, moved, pen, radial, sketch
from changcheng_qt.ui.looks.theme import RING_DARK, RING_LIGHT, SeatColours, ink, mix
from changcheng_qt.ui.painting.pigments import (
    DISC_PAPER,
    DISC_SHADOW,
    EMPEROR_GOLD,
    EMPEROR_GOLD_DARK,
    PAPER,
    SEAL,
    WARM_INK,
    WHITE,
)

_ROAD_EDGE: Final = "#7B6038"
_ROAD: Final = "#EAD5A2"
_TICK: Final = sketch("M -5.2 0.4 L -1.6 4.2 L 5.6 -4.8")
_EMPEROR: Final = 19.0
_EMPEROR_ABOVE: Final = 40.0
"""How far above a seal the Emperor stands."""


def paint_road(painter: QPainter, line: QLineF) -> None:
    """Paint a road between two towns."""
    painter.setPen(pen(_ROAD_EDGE, 6.4))
    painter.drawLine(line)
    painter.setPen(pen(_ROAD, 4.0))
    painter.drawLine(line)


def paint_lit_road(painter: QPainter, line: QLineF, colours: SeatColours) -> None:
    """Paint a road that is part of a line of a seat's houses."""
    for width, colour in ((11.0, RING_DARK), (8.6, RING_LIGHT), (5.6, colours.top)):
        painter.setPen(pen(colour, width))
        painter.drawLine(line)


def paint_ground(painter: QPainter, rect: QRectF, colour: Colour) -> None:
    """Paint the empty ground of a town: paper with the emblem of its region's colour."""
    tones = REGION_COLOURS[colour]
    painter.setPen(NO_PEN)
    painter.setBrush(ink(DISC_SHADOW, 60))
    painter.drawEllipse(rect.translated(1.6, 2.4))
    painter.setPen(pen(WARM_INK, 1.5))
    painter.setBrush(ink(DISC_PAPER))
    painter.drawEllipse(rect)
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(tones.deep, 2.0))
    painter.drawEllipse(rect.adjusted(2.4, 2.4, -2.4, -2.4))
    paint_emblem(painter, colour, rect.center(), rect.width() * 0.24, tones.deep)


def paint_court(painter: QPainter, rect: QRectF, colour: Colour) -> None:
    """Paint the court of a region: a medallion with the emblem of the region's colour."""
    tones = REGION_COLOURS[colour]
    painter.setPen(NO_PEN)
    painter.setBrush(ink(DISC_SHADOW, 60))
    painter.drawEllipse(rect.translated(2, 3))
    painter.setPen(pen(WARM_INK, 1.4))
    painter.setBrush(ink(tones.deep))
    painter.drawEllipse(rect)
    inner = rect.adjusted(4, 4, -4, -4)
    painter.setPen(pen(PAPER, 1.2))
    painter.setBrush(
        radial(inner.center(), inner.width() / 2, DISC_PAPER, mix(PAPER, tones.land, 0.5))
    )
    painter.drawEllipse(inner)
    paint_emblem(painter, colour, rect.center(), rect.width() * 0.29, mix(tones.deep, PAPER, 0.12))


def seal_bounds(centre: QPointF, radius: float) -> QRectF:
    """Return the rectangle of the seal of an alliance, lit or not."""
    return centred(centre, 2 * radius + 16, 2 * radius + 16)


def paint_seal(painter: QPainter, centre: QPointF, radius: float, number: int) -> None:
    """Paint the seal of an alliance, with its number as people count, from 1."""
    box = centred(centre, 2 * radius, 2 * radius)
    painter.setPen(NO_PEN)
    painter.setBrush(ink(DISC_SHADOW, 70))
    painter.drawRoundedRect(box.translated(1.5, 2), 5, 5)
    painter.setPen(pen(mix(SEAL, WARM_INK, 0.5), 1.4))
    painter.setBrush(ink(SEAL))
    painter.drawRoundedRect(box, 5, 5)
    painter.setPen(pen(PAPER, 1.1))
    painter.setBrush(NO_BRUSH)
    painter.drawRoundedRect(box.adjusted(3, 3, -3, -3), 3, 3)
    painter.setFont(Fonts(Script.LATIN).number(radius * 1.05))
    painter.setPen(ink(WHITE))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(number))


def emperor_bounds(seal: QPointF) -> QRectF:
    """Return the rectangle of the Emperor at a seal."""
    return centred(seal - QPointF(0, _EMPEROR_ABOVE), 48, 48)


def paint_emperor(painter: QPainter, seal: QPointF) -> None:
    """Paint the Emperor above the seal of an alliance: a gold stone with a crown."""
    centre = seal - QPointF(0, _EMPEROR_ABOVE)
    painter.setPen(NO_PEN)
    painter.setBrush(ink(DISC_SHADOW, 90))
    painter.drawEllipse(centre + QPointF(2, 3), _EMPEROR, _EMPEROR)
    painter.setPen(pen(EMPEROR_GOLD_DARK, 2))
    painter.setBrush(ink(EMPEROR_GOLD))
    painter.drawEllipse(centre, _EMPEROR, _EMPEROR)
    paint_crown(painter, centred(centre, 1.3 * _EMPEROR, 1.3 * _EMPEROR), WARM_INK)


def paint_lit_seal(painter: QPainter, centre: QPointF, radius: float) -> None:
    """Paint the light around a seal."""
    painter.setPen(NO_PEN)
    painter.setBrush(ink(RING_LIGHT))
    painter.drawRoundedRect(centred(centre, 2 * radius + 12, 2 * radius + 12), 9, 9)
    painter.setPen(pen(RING_DARK, 1.6))
    painter.setBrush(NO_BRUSH)
    painter.drawRoundedRect(centred(centre, 2 * radius + 12, 2 * radius + 12), 9, 9)


def paint_scored(painter: QPainter, centre: QPointF) -> None:
    """Paint the sign of a scored region: a tick on a stamp of red."""
    with moved(painter, centre):
        painter.setPen(pen(mix(SEAL, WARM_INK, 0.5), 1.2))
        painter.setBrush(ink(SEAL))
        painter.drawEllipse(QPointF(0, 0), 10, 10)
        painter.setPen(pen(WHITE, 2.4))
        painter.setBrush(NO_BRUSH)
        painter.drawPath(_TICK)
