"""The icons of Chang Cheng's pieces, for `ui.looks.icons`, and small symbols for sums and effects.

- `PieceIcon` has the blocks, cards and counters as line drawings:
  `icon_pixmap(PieceIcon.TOWER.value, ...)`.
- `paint_symbol(painter, Symbol.REPUTATION, centre, radius)` paints the coloured ones.
- `paint_small_wall(painter, rect, colours, look)` is a wall in a row of walls: built, virtual,
  broken.
"""

from enum import Enum
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

from changcheng_qt.titles.changcheng.table.painting.counters import shield_path
from changcheng_qt.ui.looks.fonts import Fonts
from changcheng_qt.ui.looks.glyphs import paint_glyph
from changcheng_qt.ui.looks.icons import Drawing, paint_icon
from changcheng_qt.ui.looks.strokes import NO_BRUSH, NO_PEN, centred, paint_faded, pen, sketch
from changcheng_qt.ui.looks.theme import SeatColours, ink
from changcheng_qt.ui.painting import pigments

STRIKE_RED: Final = "#B5392A"
_CRENELLATED: Final = (
    "M -9 8 L -9 -5 L -5 -5 L -5 -1.5 L -2 -1.5 L -2 -5 L 2 -5 L 2 -1.5 L 5 -1.5 L 5 -5 "
    "L 9 -5 L 9 8 Z M -9 3.4 L 9 3.4"
)


class PieceIcon(Enum):
    """The pieces as icons."""

    SINGLE = Drawing(_CRENELLATED)
    DOUBLE = Drawing(
        "M -11 8 L -11 -3 L -5 -3 L -5 -7 L 5 -7 L 5 -3 L 11 -3 L 11 8 Z "
        "M -3 8 L -3 3 C -3 -1 3 -1 3 3 L 3 8"
    )
    TOWER = Drawing(
        "M -6 9 L -5 -1 L 5 -1 L 6 9 Z M -9 -2 Q -5 -3 -3.4 -8 L 3.4 -8 Q 5 -3 9 -2 Z "
        "M 0 -8 L 0 -11"
    )
    BROKEN = Drawing(
        "M -9 8 L -9 -5 L -5 -5 L -5 -1.5 L -3 -1.5 L -1 2 L -3.4 4 L -1.4 8 Z "
        "M 2.4 8 L 4 3.4 L 9 5 L 9 8 Z"
    )
    CARD = Drawing("B -6.5 -9 13 18 2 O 0 0 2.6")
    EMPEROR = Drawing(
        "B -6.5 -9 13 18 2 M -3 3 L -4 -3 L -1.4 -0.6 L 0 -4 L 1.4 -0.6 L 4 -3 L 3 3 Z"
    )
    REPUTATION = Drawing("O 0 0 8.6 O 0 0 3.6")
    THREAT = Drawing(
        "M 0 -9 Q 4 -6 8.4 -6.4 C 8.6 2 5 7 0 9.4 C -5 7 -8.6 2 -8.4 -6.4 Q -4 -6 0 -9 Z"
    )
    BOARD = Drawing("B -10 -7 20 14 1 M -10 0 C -5 -6 -3 -5 0 0 C 3 5 6 3 10 0")


class Symbol(Enum):
    """The coloured symbols in the effects on cards and in sums."""

    WALL = "wall"
    CARD = "card"
    REPUTATION = "reputation"
    THREAT = "threat"
    PROVINCE = "province"


class WallLook(Enum):
    """The meaning of a wall in a row of walls."""

    BUILT = "built"
    VIRTUAL = "virtual"
    BROKEN = "broken"


def paint_symbol(
    painter: QPainter,
    symbol: Symbol,
    centre: QPointF,
    radius: float,
    colour: str = pigments.SYMBOL_INK,
) -> None:
    """Paint a symbol around a point; `colour` is that of the line drawings among them."""
    match symbol:
        case Symbol.WALL:
            box = centred(centre, 2.5 * radius, 2.5 * radius)
            paint_icon(painter, PieceIcon.SINGLE.value, box, colour, 2.4)
        case Symbol.CARD:
            box = centred(centre, 2.4 * radius, 2.4 * radius)
            paint_icon(painter, PieceIcon.CARD.value, box, colour, 2.4)
        case Symbol.REPUTATION:
            _paint_disc(painter, centre, radius)
        case Symbol.THREAT:
            painter.setPen(pen(pigments.LEATHER_EDGE, radius * 0.17))
            painter.setBrush(QColor(pigments.LEATHER_SYMBOL))
            painter.drawPath(shield_path(centre, radius))
        case Symbol.PROVINCE:
            _paint_land(painter, centre, radius)


def paint_strike(painter: QPainter, centre: QPointF, radius: float) -> None:
    """Paint the cross that strikes something out."""
    painter.setPen(pen(STRIKE_RED, radius * 0.36))
    corner = QPointF(radius, radius)
    painter.drawLine(centre - corner, centre + corner)
    corner = QPointF(radius, -radius)
    painter.drawLine(centre - corner, centre + corner)


def paint_crack(painter: QPainter, centre: QPointF, radius: float) -> None:
    """Paint the crack that breaks a wall."""
    crack = QTransform.fromTranslate(centre.x(), centre.y()).scale(radius, radius)
    painter.setPen(pen(STRIKE_RED, radius * 0.3))
    painter.setBrush(NO_BRUSH)
    painter.drawPath(crack.map(sketch("M 0.16 -1.16 L -0.32 -0.3 L 0.4 0.16 L -0.16 1.16")))


def paint_small_wall(
    painter: QPainter, rect: QRectF, colours: SeatColours, look: WallLook, text_colour: str
) -> None:
    """Paint a wall in a row of walls: built, virtual (dashed, +1) or broken (faded, cracked)."""
    match look:
        case WallLook.BUILT:
            _paint_token_wall(painter, rect, colours)
        case WallLook.VIRTUAL:
            painter.setPen(pen(colours.front, rect.height() * 0.11, dashes=(2.2, 1.6)))
            painter.setBrush(ink(colours.top, 50))
            painter.drawPath(_crenellated(rect))
            painter.setPen(QColor(text_colour))
            painter.setFont(Fonts().number(rect.height() * 0.66))
            below = rect.adjusted(0, rect.height() * 0.2, 0, rect.height() * 0.12)
            painter.drawText(below, Qt.AlignmentFlag.AlignCenter, "+1")
        case WallLook.BROKEN:
            paint_faded(
                painter,
                rect.adjusted(-2, -2, 2, 2),
                0.45,
                lambda layer: _paint_token_wall(layer, rect, colours),
            )
            paint_crack(painter, rect.center(), rect.height() * 0.56)


def _paint_token_wall(painter: QPainter, rect: QRectF, colours: SeatColours) -> None:
    painter.setPen(pen(colours.outline, rect.height() * 0.07))
    painter.setBrush(QColor(colours.top))
    painter.drawPath(_crenellated(rect))
    middle = rect.center() + QPointF(0, rect.height() * 0.14)
    paint_glyph(painter, colours.glyph, middle, rect.height() * 0.29, colours.glyph_colour)


def _crenellated(rect: QRectF) -> QPainterPath:
    """Return the outline of a wall with three merlons that fills a rectangle."""
    notch = rect.top() + rect.height() * 0.28
    third = rect.width() / 3
    path = QPainterPath(rect.bottomLeft())
    for k in range(3):
        left = rect.left() + third * k
        right = rect.right() if k == 2 else left + third * 0.58
        start = left + third * 0.42 if k == 2 else left
        path.lineTo(start, notch)
        path.lineTo(start, rect.top())
        path.lineTo(right, rect.top())
        path.lineTo(right, notch)
    path.lineTo(rect.bottomRight())
    path.closeSubpath()
    return path


def _paint_disc(painter: QPainter, centre: QPointF, radius: float) -> None:
    painter.setPen(pen(pigments.JADE_EDGE, radius * 0.18))
    painter.setBrush(QColor(pigments.JADE))
    painter.drawEllipse(centre, radius, radius)
    painter.setPen(NO_PEN)
    painter.setBrush(QColor(pigments.DISC_PAPER))
    painter.drawEllipse(centre, radius * 0.5, radius * 0.5)


def _paint_land(painter: QPainter, centre: QPointF, radius: float) -> None:
    hills = QTransform.fromTranslate(centre.x(), centre.y()).scale(radius, radius)
    painter.setPen(pen(pigments.JADE_EDGE, radius * 0.17))
    painter.setBrush(QColor(pigments.JADE_SYMBOL))
    outline = "M -1.15 0.8 L -0.5 -0.5 L -0.1 0.1 L 0.4 -0.9 L 1.15 0.8 Z"
    painter.drawPath(hills.map(sketch(outline)))
