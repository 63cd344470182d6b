"""Small tools for painting by hand: points, paths written as text, pens and gradients.

Paths are written in a short language, commands and numbers apart from each other by blanks, all
coordinates absolute: `M x y` moves, `L x y` draws a line, `Q cx cy x y` and `C ax ay bx by x y`
draw curves, `Z` closes, `O x y r` adds a circle and `B x y w h r` a box with rounded corners.
"""

import math
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final, TypeAlias

from PySide6.QtCore import QLineF, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QGradient,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPen,
    QPolygonF,
    QRadialGradient,
)

from changcheng_qt.ui.looks.theme import ink

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

NO_PEN: Final = Qt.PenStyle.NoPen
NO_BRUSH: Final = Qt.BrushStyle.NoBrush
Fill: TypeAlias = QColor | QGradient | Qt.BrushStyle
"""Anything that fills a shape."""

_ARGUMENTS: Final = {"M": 2, "L": 2, "Q": 4, "C": 6, "Z": 0, "O": 3, "B": 5}


def between(first: QPointF, second: QPointF, share: float) -> QPointF:
    """Return the point between two others: the first at share 0, the second at share 1."""
    return first + (second - first) * share


def raised(point: QPointF, height: float) -> QPointF:
    """Return the point as it looks at a height above the ground."""
    return QPointF(point.x(), point.y() - height)


def distance(vector: QPointF) -> float:
    """Return the length of a vector."""
    return math.hypot(vector.x(), vector.y())


def unit(vector: QPointF) -> QPointF:
    """Return a vector of length 1 in the same direction; the zero vector stays as it is."""
    return vector / (distance(vector) or 1.0)


def nearest_share(line: QLineF, point: QPointF) -> float:
    """Return the share of a line, from 0 to 1, at which it is nearest to a point."""
    along = line.p2() - line.p1()
    share = QPointF.dotProduct(point - line.p1(), along)
    return max(0.0, min(1.0, share / (QPointF.dotProduct(along, along) or 1.0)))


def outline(points: "Sequence[QPointF]") -> QPainterPath:
    """Return the closed path through points."""
    path = open_line(points)
    path.closeSubpath()
    return path


def open_line(points: "Sequence[QPointF]") -> QPainterPath:
    """Return the path through points, left open."""
    path = QPainterPath()
    path.addPolygon(QPolygonF(list(points)))
    return path


def joined(paths: "Iterable[QPainterPath]") -> QPainterPath:
    """Return several paths as one, which is filled wherever any of them is."""
    whole = QPainterPath()
    whole.setFillRule(Qt.FillRule.WindingFill)
    for path in paths:
        whole.addPath(path)
    return whole


def hull(points: "Sequence[QPointF]") -> list[QPointF]:
    """Return the corners of the smallest convex shape around points, clockwise on screen."""
    ordered = sorted((point.x(), point.y()) for point in points)
    return [QPointF(*corner) for corner in _half_hull(ordered) + _half_hull(ordered[::-1])]


def swept(points: "Sequence[QPointF]", shift: QPointF) -> QPainterPath:
    """Return the outline of the area swept by a closed shape when it is shifted."""
    if len(hull(points)) == len(points):
        return outline(hull([*points, *(point + shift for point in points)]))
    shape = outline(points).united(outline([point + shift for point in points]))
    for start, end in zip(points, [*points[1:], points[0]], strict=True):
        shape = shape.united(outline([start, end, end + shift, start + shift]))
    return shape.simplified()


def centred(middle: QPointF, width: float, height: float) -> QRectF:
    """Return the rectangle of that size around a point."""
    return QRectF(middle.x() - width / 2, middle.y() - height / 2, width, height)


@contextmanager
def moved(
    painter: QPainter, at: QPointF, scale: float = 1.0, turn: float = 0.0
) -> "Iterator[None]":
    """Paint around a point, enlarged by a factor and turned by some degrees, and restore the
    painter afterwards.
    """
    painter.save()
    painter.translate(at)
    painter.scale(scale, scale)
    painter.rotate(turn)
    try:
        yield
    finally:
        painter.restore()


def united(rects: "Iterable[QRectF]") -> QRectF:
    """Return the smallest rectangle with several in it, an empty one without any."""
    whole = QRectF()
    for rect in rects:
        whole |= rect
    return whole


def disc(middle: QPointF, width: float) -> QPainterPath:
    """Return a disc around a point, by its width."""
    path = QPainterPath()
    path.addEllipse(centred(middle, width, width))
    return path


def box(rect: QRectF, radius: float) -> QPainterPath:
    """Return the outline of a rectangle with round corners."""
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def broadened(points: "Sequence[QPointF]", width: float) -> QPainterPath:
    """Return the outline of a broad line, which bends with it."""
    broad = QPainterPathStroker(pen("black", width))
    return broad.createStroke(open_line(points)).simplified()


def piece_of(whole: QRectF, number: int, across: int, down: int, seam: float) -> QRectF:
    """Return a piece of a rectangle, with its seams; counted from 0 in rows from the north-west."""
    row, column = divmod(number, across)
    wide, high = whole.width() / across, whole.height() / down
    corner = whole.topLeft() + QPointF(column * wide, row * high)
    piece = QRectF(corner.x(), corner.y(), wide, high)
    return piece.adjusted(-seam, -seam, seam, seam) & whole


def moved_into(room: QRect, place: QRect) -> QRect:
    """Return a place moved as little as needed into a room; one that is too large starts at the
    room's corner.
    """
    moved = QRect(place)
    moved.moveLeft(max(room.left(), min(place.left(), room.right() + 1 - place.width())))
    moved.moveTop(max(room.top(), min(place.top(), room.bottom() + 1 - place.height())))
    return moved


def sketch(text: str) -> QPainterPath:
    """Return the path of a text in the language of this module.

    Raises:
        ValueError: if the text holds an unknown command or too few numbers.
    """
    path = QPainterPath()
    words = iter(text.split())
    for command in words:
        if command not in _ARGUMENTS:
            raise ValueError(f"unknown path command {command!r}")
        numbers = [float(next(words, "missing")) for _ in range(_ARGUMENTS[command])]
        _draw(path, command, numbers)
    return path


def pen(
    colour: str | QColor, width: float, alpha: int = 255, dashes: "Iterable[float]" = ()
) -> QPen:
    """Return a pen with round ends; dashes and gaps are in units of its width.

    Lines of full opacity are painted three times as fast as others.
    """
    made = QPen(
        ink(colour, alpha),
        width,
        Qt.PenStyle.SolidLine,
        Qt.PenCapStyle.RoundCap,
        Qt.PenJoinStyle.RoundJoin,
    )
    pattern = list(dashes)
    if pattern:
        made.setCapStyle(Qt.PenCapStyle.FlatCap)
        made.setDashPattern(pattern)
    return made


def paint_strokes(painter: QPainter, path: QPainterPath, *strokes: QPen) -> None:
    """Draw a path with several pens, one above the other."""
    painter.setBrush(NO_BRUSH)
    for stroke in strokes:
        painter.setPen(stroke)
        painter.drawPath(path)


def paint_line(painter: QPainter, line: QLineF, stroke: QPen) -> None:
    """Paint a straight line."""
    painter.setPen(stroke)
    painter.drawLine(line)


def paint_box(
    painter: QPainter, rect: QRectF, corner: float, fill: Fill, line: QPen | Qt.PenStyle = NO_PEN
) -> None:
    """Paint a rectangle with round corners."""
    painter.setPen(line)
    painter.setBrush(fill)
    painter.drawRoundedRect(rect, corner, corner)


def paint_path(
    painter: QPainter, path: QPainterPath, fill: Fill, line: QPen | Qt.PenStyle = NO_PEN
) -> None:
    """Paint a shape."""
    painter.setPen(line)
    painter.setBrush(fill)
    painter.drawPath(path)


def paint_disc(
    painter: QPainter,
    middle: QPointF,
    radius: float,
    fill: Fill,
    line: QPen | Qt.PenStyle = NO_PEN,
) -> None:
    """Paint a disc."""
    paint_oval(painter, middle, radius, radius, fill, line)


def paint_oval(
    painter: QPainter,
    middle: QPointF,
    across: float,
    down: float,
    fill: Fill,
    line: QPen | Qt.PenStyle = NO_PEN,
) -> None:
    """Paint an oval, by half its width and half its height."""
    painter.setPen(line)
    painter.setBrush(fill)
    painter.drawEllipse(middle, across, down)


def flat_pen(colour: str | QColor, width: float, alpha: int = 255) -> QPen:
    """Return a pen with flat ends, for short straight lines: twice as fast as round ones."""
    return QPen(ink(colour, alpha), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap)


def linear(start: QPointF, end: QPointF, *colours: str | QColor) -> QLinearGradient:
    """Return a gradient along a line, its colours evenly spaced."""
    gradient = QLinearGradient(start, end)
    for k, colour in enumerate(colours):
        gradient.setColorAt(k / max(1, len(colours) - 1), QColor(colour))
    return gradient


def radial(middle: QPointF, radius: float, *colours: str | QColor) -> QRadialGradient:
    """Return a gradient from the middle outwards, its colours evenly spaced."""
    gradient = QRadialGradient(middle, radius)
    for k, colour in enumerate(colours):
        gradient.setColorAt(k / max(1, len(colours) - 1), QColor(colour))
    return gradient


def paint_faded(
    painter: QPainter, bounds: QRectF, opacity: float, paint: "Callable[[QPainter], None]"
) -> None:
    """Paint something translucent as a whole, so that overlapping parts do not show twice."""
    scale = math.hypot(painter.deviceTransform().m11(), painter.deviceTransform().m12())
    size = (bounds.size() * scale).toSize().expandedTo(QSize(1, 1))
    layer = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    layer.fill(Qt.GlobalColor.transparent)
    with QPainter(layer) as faded:
        faded.setRenderHints(painter.renderHints())
        faded.scale(size.width() / bounds.width(), size.height() / bounds.height())
        faded.translate(-bounds.topLeft())
        paint(faded)
    before = painter.opacity()
    painter.setOpacity(before * opacity)
    painter.drawImage(bounds, layer)
    painter.setOpacity(before)


def _half_hull(ordered: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """Return one side of a convex shape, without its last corner, which belongs to the other
    side.
    """
    side: list[tuple[float, float]] = []
    for x, y in ordered:
        while len(side) > 1:
            (first_x, first_y), (second_x, second_y) = side[-2:]
            turn = (second_x - first_x) * (y - first_y) - (second_y - first_y) * (x - first_x)
            if turn > 0:
                break
            side.pop()
        side.append((x, y))
    return side[:-1]


def _draw(path: QPainterPath, command: str, numbers: list[float]) -> None:
    match command:
        case "M":
            path.moveTo(*numbers)
        case "L":
            path.lineTo(*numbers)
        case "Q":
            path.quadTo(*numbers)
        case "C":
            path.cubicTo(*numbers)
        case "O":
            path.addEllipse(QPointF(numbers[0], numbers[1]), numbers[2], numbers[2])
        case "B":
            x, y, width, height, radius = numbers
            path.addRoundedRect(QRectF(x, y, width, height), radius, radius)
        case _:
            path.closeSubpath()
