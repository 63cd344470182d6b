"""A seat's sign on the page: its own token, whose outline shows how it knew.

A square stone marks the seat's own things, a round one things it has seen, a pointed one deductions
by elimination. Colour never stands alone: the glyph is on all of them.
"""

from collections.abc import Callable
from enum import Enum
from typing import Final, TypeAlias

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPolygonF

from changcheng_qt.engine.seats import Seat
from changcheng_qt.ui.looks.strokes import NO_BRUSH, pen
from changcheng_qt.verdicts.insight import How

PaintSeat: TypeAlias = Callable[[QPainter, QRectF, Seat], None]
"""Paint the token of a seat into a square."""
_OVER: Final = 0.12
"""The size of a token relative to the outline cut out of it."""


class Outline(Enum):
    """The outline of a sign."""

    SQUARE = "square"
    ROUND = "round"
    POINTED = "pointed"


OUTLINES: Final = {
    How.OWN: Outline.SQUARE,
    How.LOOKED: Outline.ROUND,
    How.REMEMBERED: Outline.ROUND,
    How.TAKEN_BACK: Outline.ROUND,
    How.SHOWN: Outline.ROUND,
    How.COUNTED: Outline.POINTED,
}


def paint_sign(
    painter: QPainter, room: QRectF, seat: Seat, outline: Outline, paint: PaintSeat, edge: str
) -> None:
    """Paint the sign of a seat into a square; `edge` is the colour of a cut outline."""
    if outline is Outline.SQUARE:
        paint(painter, room, seat)
        return
    path = _path(room, outline)
    grown = _OVER * room.width()
    painter.save()
    painter.setClipPath(path)
    paint(painter, room.adjusted(-grown, -grown, grown, grown), seat)
    painter.restore()
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(edge, 1.2))
    painter.drawPath(path)


def _path(room: QRectF, outline: Outline) -> QPainterPath:
    path = QPainterPath()
    if outline is Outline.ROUND:
        path.addEllipse(room)
        return path
    middle, reach = room.center(), room.width() * 0.08
    wide = room.adjusted(-reach, -reach, reach, reach)
    corners = QPolygonF()
    for x, y in (
        (middle.x(), wide.top()),
        (wide.right(), middle.y()),
        (middle.x(), wide.bottom()),
        (wide.left(), middle.y()),
    ):
        corners.append(QRectF(x, y, 0, 0).topLeft())
    corners.append(corners.first())
    path.addPolygon(corners)
    return path
