"""Region cards: faces with the emblem of their colour, backs, and the pile that is drawn from.

A card is as large as it is asked to be; everything on it is a share of its width. Its height is
`HEIGHT` times its width.
"""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from changcheng_qt.games.china.pieces import Colour
from changcheng_qt.ui.china.painting.emblems import paint_emblem
from changcheng_qt.ui.china.painting.region_colours import REGION_COLOURS
from changcheng_qt.ui.looks.fonts import Fonts
from changcheng_qt.ui.looks.strokes import NO_BRUSH, NO_PEN, linear, pen
from changcheng_qt.ui.looks.theme import ink, mix
from changcheng_qt.ui.painting.pigments import CARD_PAPER, CARD_SHADOW, EMPEROR_GOLD, INK, WARM_INK
from changcheng_qt.ui.painting.surfaces import woven_cloud

HEIGHT: Final = 1.42
_CORNER: Final = 0.09
_BACK: Final = ("#35566B", "#203A4C")
_BACK_INK: Final = "#14242F"
_THREAD: Final = "#7FA0AE"
_MOST_BELOW: Final = 4
"""How many cards of a pile are seen below its top card."""


def paint_card(painter: QPainter, rect: QRectF, colour: Colour, names: str, fonts: Fonts) -> None:
    """Paint the face of a region card; `names` are the regions that it serves."""
    tones, width = REGION_COLOURS[colour], rect.width()
    _paint_sheet(painter, rect)
    margin = width * 0.07
    inner = rect.adjusted(margin, margin, -margin, -margin)
    painter.setPen(pen(tones.deep, width * 0.018))
    painter.setBrush(
        linear(inner.topLeft(), inner.bottomLeft(), mix(tones.land, CARD_PAPER, 0.25), tones.land)
    )
    painter.drawRoundedRect(inner, width * 0.05, width * 0.05)
    slip = QRectF(inner.left(), inner.bottom() - width * 0.26, inner.width(), width * 0.26)
    middle = QPointF(inner.center().x(), (inner.top() + slip.top()) / 2)
    painter.setPen(NO_PEN)
    painter.setBrush(ink(CARD_PAPER, 150))
    painter.drawEllipse(middle, width * 0.34, width * 0.34)
    paint_emblem(painter, colour, middle, width * 0.255, tones.deep)
    painter.setPen(NO_PEN)
    painter.setBrush(ink(CARD_PAPER, 225))
    painter.drawRect(slip.adjusted(width * 0.01, 0, -width * 0.01, -width * 0.02))
    _paint_names(painter, slip, names, fonts, tones.deep)


def paint_back(painter: QPainter, rect: QRectF) -> None:
    """Paint the back of a region card, the same for all."""
    width = rect.width()
    _paint_sheet(painter, rect)
    margin = width * 0.07
    inner = rect.adjusted(margin, margin, -margin, -margin)
    painter.setPen(pen(_BACK_INK, width * 0.018))
    painter.setBrush(linear(inner.topLeft(), inner.bottomRight(), *_BACK))
    painter.drawRoundedRect(inner, width * 0.05, width * 0.05)
    painter.save()
    painter.setClipRect(inner, Qt.ClipOperation.IntersectClip)
    painter.translate(inner.center())
    scale = width / 150
    painter.scale(scale, scale)
    painter.setPen(pen(_THREAD, 1.6, 120))
    painter.setBrush(NO_BRUSH)
    for x, y in ((-60, -93), (38, -31), (-60, 31), (38, 93)):
        painter.drawPath(woven_cloud().translated(x - 38, y - 31))
    painter.restore()
    frame = inner.adjusted(width * 0.05, width * 0.05, -width * 0.05, -width * 0.05)
    painter.setPen(pen(EMPEROR_GOLD, width * 0.016, 200))
    painter.drawRoundedRect(frame, width * 0.03, width * 0.03)


def paint_pile(painter: QPainter, rect: QRectF, count: int) -> None:
    """Paint a pile of so many cards face down, its top card in a rectangle; an empty slot for
    none.
    """
    if not count:
        paint_slot(painter, rect)
        return
    step = rect.width() * 0.022
    for depth in range(min(count - 1, _MOST_BELOW), 0, -1):
        _paint_sheet(painter, rect.translated(depth * step, depth * step))
    paint_back(painter, rect)


def paint_slot(painter: QPainter, rect: QRectF, colour: str = WARM_INK) -> None:
    """Paint the place of a card that is not there."""
    width = rect.width()
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(colour, max(1.0, width * 0.016), 130, dashes=(4.0, 3.0)))
    edge = width * 0.03
    painter.drawRoundedRect(
        rect.adjusted(edge, edge, -edge, -edge), width * _CORNER, width * _CORNER
    )


def paint_link(painter: QPainter, rect: QRectF) -> None:
    """Paint the cord that joins two cards to a pair, between their middles."""
    path = QPainterPath()
    path.addEllipse(
        QPointF(rect.left() + rect.height() / 2, rect.center().y()),
        rect.height() / 2,
        rect.height() / 2,
    )
    path.addEllipse(
        QPointF(rect.right() - rect.height() / 2, rect.center().y()),
        rect.height() / 2,
        rect.height() / 2,
    )
    painter.setBrush(NO_BRUSH)
    for width, colour in ((0.34, INK), (0.2, EMPEROR_GOLD)):
        painter.setPen(pen(colour, rect.height() * width))
        painter.drawPath(path)


def _paint_sheet(painter: QPainter, rect: QRectF) -> None:
    width = rect.width()
    painter.setPen(NO_PEN)
    painter.setBrush(ink(CARD_SHADOW, 70))
    shadow = rect.translated(width * 0.03, width * 0.045)
    painter.drawRoundedRect(shadow, width * _CORNER, width * _CORNER)
    painter.setPen(pen(WARM_INK, width * 0.018))
    painter.setBrush(ink(CARD_PAPER))
    painter.drawRoundedRect(rect, width * _CORNER, width * _CORNER)


def _paint_names(painter: QPainter, slip: QRectF, names: str, fonts: Fonts, colour: str) -> None:
    """Paint the names on the slip, as large as they fit."""
    size = slip.height() * 0.62
    while size > 1:
        painter.setFont(fonts.title(size))
        if painter.fontMetrics().horizontalAdvance(names) <= slip.width() * 0.92:
            break
        size -= 1
    painter.setPen(ink(colour))
    painter.drawText(slip, Qt.AlignmentFlag.AlignCenter, names)


def paint_small_card(painter: QPainter, rect: QRectF, colour: Colour | None) -> None:
    """Paint a card too small for a name: its emblem, or its back where the colour is unknown."""
    tones = None if colour is None else REGION_COLOURS[colour]
    painter.setPen(pen(_BACK_INK if tones is None else tones.deep, 1.0))
    painter.setBrush(QColor(_BACK[0] if tones is None else tones.land))
    painter.drawRoundedRect(rect, 2, 2)
    if colour is not None and tones is not None:
        paint_emblem(painter, colour, rect.center(), rect.width() * 0.4, tones.deep)
    else:
        painter.setPen(pen(EMPEROR_GOLD, 1.0, 200))
        inset = rect.width() * 0.2
        painter.drawRect(rect.adjusted(inset, inset, -inset, -inset))
