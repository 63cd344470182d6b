"""Highlights of whole provinces and regions, and the spotlight of a scoring.

Gold says *you may act here*; an area that is ruled out is dimmed. `paint_spotlight` darkens
everything but a path (`WallLayout.spotlight_path`, brought to the painter's coordinates).
"""

from enum import Enum
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from changcheng_qt.ui.changcheng.painting.pigments import (
    FLASH,
    GLOW,
    GLOW_CORE,
    GLOW_EDGE,
    GOLD_SHINE,
    INK,
    SPOTLIGHT,
    WARM_INK,
)
from changcheng_qt.ui.changcheng.seat_colours import LAST_MOVE_RIM
from changcheng_qt.ui.looks.strokes import NO_BRUSH, NO_PEN, pen
from changcheng_qt.ui.looks.theme import DUSK, RING_DARK, ink

_OUTLINE: Final = 6.0
"""How broad the outline of what is pointed at is, in board units."""


class AreaLook(Enum):
    """How an area is marked."""

    LEGAL = "legal"
    UNDER_POINTER = "under pointer"
    RULED_OUT = "ruled out"
    POINTED_AT = "pointed at"
    """Where the square lies that is pointed at: soft light, for nothing is offered here."""
    RECALLED = "recalled"
    """What an entry of the chronicle speaks of."""


def area_bounds(area: QPainterPath) -> QRectF:
    """Return the rectangle that a highlight paints in."""
    return area.boundingRect().adjusted(-2, -2, 2, 2)


def paint_area(painter: QPainter, area: QPainterPath, look: AreaLook) -> None:
    """Paint the highlight of a province or region, inside its outline."""
    match look:
        case AreaLook.RULED_OUT:
            painter.setPen(NO_PEN)
            painter.setBrush(ink(INK, 84))
            painter.drawPath(area)
        case AreaLook.LEGAL:
            _paint_glow(painter, area, 38, ((14, GLOW, 46), (6, GLOW_EDGE, 230)))
        case AreaLook.UNDER_POINTER:
            bands = ((30, GLOW, 50), (20, GLOW, 90), (10, GLOW_CORE, 255))
            _paint_glow(painter, area, 120, bands)
        case AreaLook.POINTED_AT:
            _paint_light(painter, area)
        case AreaLook.RECALLED:
            _paint_glow(painter, area, 60, ((20, LAST_MOVE_RIM, 90), (8, LAST_MOVE_RIM, 235)))


def outline_bounds(area: QPainterPath, bold: float) -> QRectF:
    """Return the rectangle that the outline of what is pointed at paints in."""
    room = _OUTLINE * bold
    return area.boundingRect().adjusted(-room, -room, room, room)


def paint_outline(painter: QPainter, area: QPainterPath, bold: float = 1.0) -> None:
    """Paint the outline of where a square lies that is pointed at, so strong that it is seen above
    glowing squares.
    """
    painter.setBrush(NO_BRUSH)
    for width, colour, alpha in ((_OUTLINE, RING_DARK, 235), (3.2, SPOTLIGHT, 255)):
        painter.setPen(pen(colour, width * bold, alpha))
        painter.drawPath(area)


def paint_spotlight(
    painter: QPainter, room: QRectF, hole: QPainterPath, lit: QPainterPath | None = None
) -> None:
    """Darken a room but for a hole with a glowing edge, and for what else is lit."""
    dark = QPainterPath()
    dark.addRect(room)
    painter.setPen(NO_PEN)
    painter.setBrush(ink(DUSK, 168))
    painter.drawPath(dark.subtracted(hole if lit is None else hole.united(lit)))
    painter.setBrush(NO_BRUSH)
    for width, colour, alpha in ((16, SPOTLIGHT, 40), (9, SPOTLIGHT, 80), (4, GOLD_SHINE, 255)):
        painter.setPen(pen(colour, width, alpha))
        painter.drawPath(hole)


def _paint_light(painter: QPainter, area: QPainterPath) -> None:
    """Paint warm light that is strongest along the outline."""
    painter.save()
    painter.setClipPath(area, Qt.ClipOperation.IntersectClip)
    painter.setPen(NO_PEN)
    painter.setBrush(ink(GLOW_CORE, 62))
    painter.drawPath(area)
    painter.setBrush(NO_BRUSH)
    for width, alpha in ((30, 40), (20, 60), (11, 110)):
        painter.setPen(pen(GLOW_CORE, width, alpha))
        painter.drawPath(area)
    painter.setPen(pen(WARM_INK, 2.4, 150))
    painter.drawPath(area)
    painter.restore()


def _paint_glow(
    painter: QPainter,
    area: QPainterPath,
    strength: int,
    bands: tuple[tuple[int, str, int], ...],
) -> None:
    painter.save()
    painter.setClipPath(area, Qt.ClipOperation.IntersectClip)
    painter.setPen(NO_PEN)
    painter.setBrush(ink(FLASH, strength))
    painter.drawPath(area)
    painter.setBrush(NO_BRUSH)
    for width, colour, alpha in bands:
        painter.setPen(pen(colour, width, alpha))
        painter.drawPath(area)
    painter.setPen(pen(RING_DARK, 1.8, 235))
    painter.drawPath(area)
    painter.restore()
