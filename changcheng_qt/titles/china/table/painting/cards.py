"""Region cards: faces with the emblem of their colour, backs, and the draw pile.

A card fills its rectangle; everything on it is a share of its width. Its height is `HEIGHT` times
its width.
"""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from changcheng_qt.titles.china.rules.pieces import Colour
from changcheng_qt.titles.china.table.painting.emblems import paint_emblem
from changcheng_qt.titles.china.table.painting.region_colours import REGION_COLOURS
from changcheng_qt.ui.looks.fonts import Fonts
from changcheng_qt.ui.looks.strokes import NO_BRUSH, NO_PEN, centred, linear, pen, sketch
from changcheng_qt.ui.looks.theme import ink, mix
from changcheng_qt.ui.painting.pigments import CARD_PAPER, CARD_SHADOW, EMPEROR_GOLD, INK, WARM_INK
from changcheng_qt.ui.painting.surfaces import woven_cloud

HEIGHT: Final = 1.42
BETWEEN: Final = " · "
"""The separator between two names on a card."""
LEAST_NAME: Final = 10.0
"""The least height of the letters of names on cards, in a window of 1280 x 800."""
_SMALL_NAME: Final = 0.1612
_LARGE_NAME: Final = 0.24
"""The greatest height of letters of names in one line, and of those in two."""
_SLIP: Final = 0.26
_HIGH_SLIP: Final = 0.54
_CORNER: Final = 0.09
_BACK: Final = ("#35566B", "#203A4C")
_BACK_INK: Final = "#14242F"
_THREAD: Final = "#7FA0AE"
_COIN: Final = ("#F0D68C", "#B98A35")
_COIN_INK: Final = "#6E4A12"
_WOVEN: Final = 300.0
"""The width of a card in units of the clouds woven into its back."""
_CLOUD_STEP: Final = 136.0
_CLOUD_ROW: Final = 58.0
_HILLS: Final = (
    (sketch("M -10 0 C 8 -30 16 -50 30 -50 C 46 -50 54 -16 78 0 Z"), 96),
    (sketch("M 30 0 C 48 -18 60 -40 76 -40 C 92 -40 100 -14 116 0 Z"), 110),
    (sketch("M -20 0 C -4 -10 8 -24 22 -24 C 38 -24 46 -8 62 0 Z"), 130),
)
"""Hills with their feet on the lower edge of a picture 100 wide, and their opacity."""
_MOST_BELOW: Final = 4
"""How many cards of a pile are visible below its top card."""


def paint_card(
    painter: QPainter,
    rect: QRectF,
    colour: Colour,
    names: Sequence[str],
    fonts: Fonts,
    least: float = 0.0,
) -> None:
    """Paint the face of a region card with the names of its regions. If letters in one line would
    be less than `least` pixels high, they are larger, each name in its own line.
    """
    tones, width = REGION_COLOURS[colour], rect.width()
    _paint_sheet(painter, rect)
    margin = width * 0.07
    inner = rect.adjusted(margin, margin, -margin, -margin)
    painter.setPen(pen(tones.deep, width * 0.018))
    painter.setBrush(
        linear(inner.topLeft(), inner.bottomLeft(), mix(tones.land, CARD_PAPER, 0.25), tones.land)
    )
    painter.drawRoundedRect(inner, width * 0.05, width * 0.05)
    is_large = least > width * _SMALL_NAME
    height = width * (_HIGH_SLIP if is_large else _SLIP)
    slip = QRectF(inner.left(), inner.bottom() - height, inner.width(), height)
    middle = QPointF(inner.center().x(), (inner.top() + slip.top()) / 2)
    _paint_hills(painter, QRectF(inner.topLeft(), slip.topRight()), tones.shade)
    painter.setPen(NO_PEN)
    painter.setBrush(ink(CARD_PAPER, 170))
    painter.drawEllipse(middle, width * 0.34, width * 0.34)
    paint_emblem(painter, colour, middle, width * 0.255, tones.deep)
    painter.setPen(NO_PEN)
    painter.setBrush(ink(CARD_PAPER, 225))
    painter.drawRect(slip.adjusted(width * 0.01, 0, -width * 0.01, -width * 0.02))
    lines = names if is_large else [BETWEEN.join(names)]
    size = _LARGE_NAME if is_large else _SMALL_NAME
    _paint_names(painter, slip, lines, fonts, size * width, tones.deep)


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
    painter.scale(width / _WOVEN, width / _WOVEN)
    painter.setPen(pen(_THREAD, 2.0, 84))
    painter.setBrush(NO_BRUSH)
    for row in range(-4, 5):
        for column in range(-2, 3):
            at = QPointF(_CLOUD_STEP * (column + row % 2 / 2), _CLOUD_ROW * row)
            painter.drawPath(woven_cloud().translated(at))
    painter.restore()
    _paint_coin(painter, inner.center(), width * 0.17)
    frame = inner.adjusted(width * 0.05, width * 0.05, -width * 0.05, -width * 0.05)
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(EMPEROR_GOLD, width * 0.016, 200))
    painter.drawRoundedRect(frame, width * 0.03, width * 0.03)


def paint_pile(painter: QPainter, rect: QRectF, count: int) -> None:
    """Paint a pile of `count` cards face down, its top card in a rectangle; an empty slot for
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
    """Paint the place of a missing card."""
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


def _paint_hills(painter: QPainter, room: QRectF, shade: str) -> None:
    """Paint the hills of the map, pale, along the foot of a room."""
    painter.save()
    painter.setClipRect(room, Qt.ClipOperation.IntersectClip)
    painter.translate(room.left(), room.bottom())
    painter.scale(room.width() / 100, room.width() / 100)
    painter.setPen(NO_PEN)
    crest, foot = QPointF(0, -52), QPointF(0, 0)
    for hill, strength in _HILLS:
        painter.setBrush(linear(crest, foot, ink(shade, strength), ink(shade, strength // 4)))
        painter.drawPath(hill)
    painter.restore()


def _paint_coin(painter: QPainter, centre: QPointF, radius: float) -> None:
    """Paint a coin with a square hole, in the middle of a back."""
    painter.setPen(pen(_BACK_INK, radius * 0.1))
    painter.setBrush(linear(centre - QPointF(0, radius), centre + QPointF(0, radius), *_COIN))
    painter.drawEllipse(centre, radius, radius)
    painter.setPen(pen(_COIN_INK, radius * 0.07))
    painter.setBrush(NO_BRUSH)
    painter.drawEllipse(centre, radius * 0.82, radius * 0.82)
    painter.setBrush(QColor(_BACK[1]))
    painter.drawRect(centred(centre, radius * 0.62, radius * 0.62))


def _paint_names(
    painter: QPainter, slip: QRectF, lines: Sequence[str], fonts: Fonts, size: float, colour: str
) -> None:
    """Paint lines of names on the slip, with letters of that height, or lower so that they fit."""
    while size > 1:
        painter.setFont(fonts.title(size))
        if max(map(painter.fontMetrics().horizontalAdvance, lines)) <= slip.width() * 0.92:
            break
        size -= 1
    painter.setPen(ink(colour))
    height = slip.height() * (0.46 if len(lines) > 1 else 1)
    top = slip.center().y() - height * len(lines) / 2
    for number, line in enumerate(lines):
        room = QRectF(slip.left(), top + height * number, slip.width(), height)
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, line)


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
