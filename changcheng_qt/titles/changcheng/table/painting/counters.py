"""Reputation and threat counters, the offer to peek, and the private notes on them.

| picture | function |
|---|---|
| a reputation counter, face up: a jade disc | `paint_reputation` |
| a threat counter, face down: a leather shield with a bow | `paint_threat` |
| a threat counter, turned up: a red shield with the loss | `paint_open_threat` |
| the place of a removed threat counter | `paint_removed_threat` |
| the value that only this viewer has seen, on a shield | `paint_peeked_tag` |
| the offer to peek | `paint_peek_offer` |
| the small eye: only you see this | `paint_eye_badge` |

Everything is placed by its centre and radius; texts are numbers, so nothing is translated here.
"""

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

from changcheng_qt.ui.looks.fonts import Fonts
from changcheng_qt.ui.looks.strokes import NO_BRUSH, NO_PEN, centred, linear, pen, radial, sketch
from changcheng_qt.ui.looks.theme import RING_DARK, RING_LIGHT, ink
from changcheng_qt.ui.painting import pigments

MINUS: Final = "−"

_SHIELD: Final = (
    "M 0 -1 C 0.45 -0.72 0.8 -0.74 1 -0.78 C 1.05 0.2 0.6 0.8 0 1.12 "
    "C -0.6 0.8 -1.05 0.2 -1 -0.78 C -0.8 -0.74 -0.45 -0.72 0 -1 Z"
)
_LEATHER: Final = ("#9A6438", "#74441F", "#4A2A12")
_WAR_RED: Final = ("#C2503A", "#97301F", "#621A10")
_BONE: Final = "#F3DFB2"


def shield_path(centre: QPointF, radius: float) -> QPainterPath:
    """Return the outline of a threat counter."""
    place = QTransform.fromTranslate(centre.x(), centre.y()).scale(radius, radius)
    return place.map(sketch(_SHIELD))


def paint_reputation(painter: QPainter, centre: QPointF, value: int, radius: float) -> None:
    """Paint a reputation counter: a jade disc with its value."""
    painter.setPen(NO_PEN)
    painter.setBrush(ink(pigments.DISC_SHADOW, 70))
    painter.drawEllipse(centre + QPointF(2, 3) * (radius / 21), radius, radius)
    light = centre - QPointF(0.35, 0.4) * radius
    painter.setBrush(
        radial(light, radius * 1.7, pigments.JADE_LIGHT, pigments.JADE, pigments.JADE_DARK)
    )
    painter.setPen(pen(pigments.JADE_EDGE, radius * 0.07))
    painter.drawEllipse(centre, radius, radius)
    _paint_jade_carving(painter, centre, radius)
    painter.setBrush(QColor(pigments.DISC_PAPER))
    painter.setPen(pen(pigments.JADE_CARVING, radius * 0.057))
    painter.drawEllipse(centre, radius * 0.66, radius * 0.66)
    _paint_number(painter, centre, str(value), radius * 1.06, pigments.JADE_NUMBER)


def paint_threat(painter: QPainter, centre: QPointF, radius: float) -> None:
    """Paint a threat counter face down."""
    _paint_shield(painter, centre, radius, _LEATHER)
    _paint_bow(painter, centre, radius)


def paint_open_threat(painter: QPainter, centre: QPointF, value: int, radius: float) -> None:
    """Paint a threat counter that was turned up, with the loss in its region."""
    _paint_shield(painter, centre, radius, _WAR_RED)
    _paint_number(painter, centre, f"{MINUS}{value}", radius, pigments.SHIELD_NUMBER)


def paint_removed_threat(painter: QPainter, centre: QPointF, radius: float) -> None:
    """Paint the empty place of a removed threat counter: dashes."""
    painter.setPen(pen(pigments.PAPER, radius * 0.14, 120))
    painter.setBrush(ink(pigments.STEPPE_INK, 26))
    painter.drawPath(shield_path(centre, radius))
    painter.setPen(pen(pigments.STEPPE_INK, radius * 0.08, 215, dashes=(3, 2.4)))
    painter.setBrush(NO_BRUSH)
    painter.drawPath(shield_path(centre, radius))


def peeked_tag(centre: QPointF, radius: float) -> QRectF:
    """Return the rectangle of the tag on a shield with the value that only this viewer has seen."""
    return QRectF(
        centre.x() - radius * 0.5, centre.y() + radius * 0.32, radius * 1.86, radius * 0.8
    )


def paint_peeked_tag(painter: QPainter, centre: QPointF, value: int, radius: float) -> None:
    """Paint the value that only this viewer has seen on a shield."""
    tag = peeked_tag(centre, radius)
    painter.setPen(pen(pigments.LEATHER_EDGE, radius * 0.05))
    painter.setBrush(QColor(pigments.PAPER))
    painter.drawRoundedRect(tag, radius * 0.19, radius * 0.19)
    paint_eye(painter, QPointF(tag.left() + radius * 0.44, tag.center().y()), radius * 0.27)
    number = QPointF(tag.right() - radius * 0.56, tag.center().y())
    _paint_number(painter, number, f"{MINUS}{value}", radius * 0.66, pigments.LOSS)


def paint_peek_offer(
    painter: QPainter,
    centre: QPointF,
    radius: float,
    noted: int | None = None,
    tag: float | None = None,
) -> None:
    """Paint the gold ring and the eye that offer a peek at a shield; a value that is noted there
    stays visible, on a `tag` for a shield of that radius.
    """
    painter.setBrush(NO_BRUSH)
    for colour, width in ((RING_DARK, 5.0), (RING_LIGHT, 2.6)):
        painter.setPen(pen(colour, width))
        painter.drawEllipse(centre, radius * 1.24, radius * 1.24)
    badge = centre + QPointF(0.81, 0.95 if noted is None else -0.85) * radius
    painter.setPen(pen(RING_DARK, 1.4))
    painter.setBrush(QColor(pigments.OFFER))
    painter.drawEllipse(badge, radius * 0.57, radius * 0.57)
    paint_eye(painter, badge, radius * 0.36, pigments.OFFER_INK)
    if noted is not None:
        paint_peeked_tag(painter, centre, noted, radius if tag is None else tag)


def paint_eye(
    painter: QPainter, centre: QPointF, radius: float, colour: str = pigments.INK
) -> None:
    """Paint the eye that means: only you see this."""
    lids = QTransform.fromTranslate(centre.x(), centre.y()).scale(radius, radius)
    painter.setPen(pen(colour, max(0.8, radius * 0.2)))
    painter.setBrush(NO_BRUSH)
    painter.drawPath(lids.map(sketch("M -1 0 Q 0 -1.05 1 0 Q 0 1.05 -1 0 Z")))
    painter.setPen(NO_PEN)
    painter.setBrush(QColor(colour))
    painter.drawEllipse(centre, radius * 0.34, radius * 0.34)


def paint_eye_badge(painter: QPainter, rect: QRectF) -> None:
    """Paint the eye on a slip of paper."""
    painter.setPen(pen(pigments.INK, rect.height() * 0.09))
    painter.setBrush(QColor(pigments.PAPER))
    painter.drawRoundedRect(rect, rect.height() * 0.3, rect.height() * 0.3)
    paint_eye(painter, rect.center(), rect.width() * 0.34)


def _paint_jade_carving(painter: QPainter, centre: QPointF, radius: float) -> None:
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(pigments.WHITE, radius * 0.052, 150))
    painter.drawArc(centred(centre, radius * 1.77, radius * 1.77), 60 * 16, 150 * 16)
    painter.setPen(pen(pigments.JADE_CARVING, radius * 0.043, 170))
    for k in range(16):
        angle = k * math.pi / 8
        curl = centre + QPointF(math.cos(angle), math.sin(angle)) * (radius * 0.84)
        painter.drawArc(centred(curl, radius * 0.16, radius * 0.16), 0, 300 * 16)


def _paint_shield(
    painter: QPainter, centre: QPointF, radius: float, tones: tuple[str, ...]
) -> None:
    shield = shield_path(centre, radius)
    painter.setPen(NO_PEN)
    painter.setBrush(ink(pigments.SHIELD_SHADOW, 80))
    painter.drawPath(shield.translated(QPointF(2, 3) * (radius / 21)))
    corner = QPointF(radius, radius)
    painter.setBrush(linear(centre - corner, centre + corner, *tones))
    painter.setPen(pen(pigments.LEATHER_EDGE, radius * 0.076))
    painter.drawPath(shield)
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(pigments.LEATHER_STITCH, radius * 0.05, 190, dashes=(2.2, 1.8)))
    painter.drawPath(shield_path(centre, radius * 0.82))


def _paint_bow(painter: QPainter, centre: QPointF, radius: float) -> None:
    place = QTransform.fromTranslate(centre.x(), centre.y()).scale(radius, radius)
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(_BONE, radius * 0.09))
    painter.drawPath(place.map(sketch("M -0.5 0.42 C -0.7 -0.1 -0.2 -0.66 0.42 -0.46")))
    painter.setPen(pen(_BONE, radius * 0.043))
    painter.drawPath(place.map(sketch("M -0.5 0.42 L 0.42 -0.46")))
    painter.setPen(pen(_BONE, radius * 0.076))
    painter.drawPath(place.map(sketch("M 0.3 0.36 L -0.48 -0.44")))
    painter.setPen(NO_PEN)
    painter.setBrush(QColor(_BONE))
    painter.drawPath(place.map(sketch("M -0.62 -0.58 L -0.24 -0.44 L -0.46 -0.2 Z")))


def _paint_number(
    painter: QPainter, centre: QPointF, number: str, size: float, colour: str
) -> None:
    painter.setFont(Fonts().number(size))
    painter.setPen(QColor(colour))
    box = centred(centre - QPointF(0, size * 0.05), size * 3, size * 2)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, number)
