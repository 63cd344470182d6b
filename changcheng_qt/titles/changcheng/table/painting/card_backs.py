"""Card backs and the emperor card.

| card | function |
|---|---|
| any action card, face down (with the eye if it is the viewer's own) | `paint_card_back` |
| the emperor card of a completed province | `paint_emperor_card` |
| one of the emperor cards counted in the bar | `paint_emperor_pip` |
"""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter

from changcheng_qt.titles.changcheng.table.painting.counters import paint_eye_badge
from changcheng_qt.ui.looks.fonts import Fonts, Script
from changcheng_qt.ui.looks.glyphs import paint_glyph
from changcheng_qt.ui.looks.strokes import NO_BRUSH, NO_PEN, centred, linear, pen
from changcheng_qt.ui.looks.theme import SeatColours, ink, mix
from changcheng_qt.ui.painting import pigments

EMPEROR: Final = "帝"


def paint_card_back(
    painter: QPainter, rect: QRectF, colours: SeatColours, *, own: bool = False
) -> None:
    """Paint the back of a seat's card; `own` adds the eye: the viewer may see its face."""
    width = rect.width()
    painter.setPen(NO_PEN)
    painter.setBrush(ink(pigments.CARD_SHADOW, 70))
    painter.drawRoundedRect(
        rect.translated(width * 0.045, width * 0.066), width * 0.09, width * 0.09
    )
    painter.setPen(pen(colours.outline, width * 0.03))
    painter.setBrush(QColor(pigments.CARD_PAPER))
    painter.drawRoundedRect(rect, width * 0.09, width * 0.09)
    margin = width * 0.085
    inner = rect.adjusted(margin, margin, -margin, -margin)
    lit = mix(colours.top, pigments.WHITE, 0.08)
    painter.setBrush(linear(inner.topLeft(), inner.bottomRight(), lit, colours.front))
    painter.setPen(pen(colours.outline, width * 0.022))
    painter.drawRoundedRect(inner, width * 0.05, width * 0.05)
    _paint_scales(painter, inner, colours)
    painter.setPen(pen(colours.outline, width * 0.028))
    painter.setBrush(QColor(colours.top))
    painter.drawEllipse(rect.center(), width * 0.27, width * 0.27)
    paint_glyph(painter, colours.glyph, rect.center(), width * 0.165, colours.glyph_colour)
    if own:
        corner = QPointF(rect.right() - width * 0.42, rect.bottom() - width * 0.34)
        paint_eye_badge(painter, QRectF(corner.x(), corner.y(), width * 0.36, width * 0.26))


def paint_emperor_card(painter: QPainter, rect: QRectF) -> None:
    """Paint the emperor card that marks a completed province."""
    width = rect.width()
    painter.setPen(NO_PEN)
    painter.setBrush(ink(pigments.CARD_SHADOW, 80))
    painter.drawRoundedRect(rect.translated(width * 0.05, width * 0.075), width / 8, width / 8)
    painter.setPen(pen(pigments.DEEP_GOLD, width * 0.032))
    tones = (pigments.EMPEROR_GOLD_LIGHT, pigments.EMPEROR_GOLD, pigments.EMPEROR_GOLD_DARK)
    painter.setBrush(linear(rect.topLeft(), rect.bottomRight(), *tones))
    painter.drawRoundedRect(rect, width / 8, width / 8)
    margin = width * 0.085
    inner = rect.adjusted(margin, margin, -margin, -margin)
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(pigments.SEAL, width * 0.028))
    painter.drawRoundedRect(inner, width * 0.075, width * 0.075)
    painter.setPen(pen(pigments.SEAL, width * 0.023, 120))
    corners = inner.adjusted(width * 0.1, width * 0.1, -width * 0.1, -width * 0.1)
    for corner in (
        corners.topLeft(),
        corners.topRight(),
        corners.bottomLeft(),
        corners.bottomRight(),
    ):
        painter.drawEllipse(corner, width * 0.05, width * 0.05)
    painter.setPen(QColor(pigments.SEAL_DARK))
    painter.setFont(seal_font(width * 0.66))
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, EMPEROR)


def paint_emperor_pip(painter: QPainter, rect: QRectF, colour: str, *, filled: bool) -> None:
    """Paint one of the emperor cards that are counted until the map grows; dashed if it is
    missing.
    """
    if not filled:
        painter.setPen(pen(colour, 1.2, dashes=(2.6, 2.0)))
        painter.setBrush(NO_BRUSH)
        painter.drawRoundedRect(rect, 2, 2)
        return
    painter.setPen(pen(pigments.DEEP_GOLD, 1.0))
    painter.setBrush(QColor(pigments.EMPEROR_GOLD))
    painter.drawRoundedRect(rect, 2, 2)
    painter.setPen(QColor(pigments.SEAL_DARK))
    painter.setFont(seal_font(rect.width() * 0.74))
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, EMPEROR)


def seal_font(size: float) -> QFont:
    """Return the font of the character on emperor cards and seals, the same in every language."""
    return Fonts(Script.TRADITIONAL).title(size)


def _paint_scales(painter: QPainter, inner: QRectF, colours: SeatColours) -> None:
    """Paint the waves of overlapping scales on a back."""
    size = inner.width() * 0.24
    painter.save()
    painter.setClipRect(inner, Qt.ClipOperation.IntersectClip)
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(colours.glyph_colour, size * 0.11, 62))
    row, y = 0, inner.top()
    while y < inner.bottom() + size:
        x = inner.left() - (size if row % 2 else 0.0)
        while x < inner.right() + size:
            for share in (1.0, 0.62):
                reach = 2 * size * share
                painter.drawArc(centred(QPointF(x, y), reach, reach), 0, 180 * 16)
            x += 2 * size
        y += size * 0.62
        row += 1
    painter.restore()
