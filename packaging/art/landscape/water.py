"""Rivers from the wall to the south, lakes, bridges, boats."""

import math
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath, QPolygonF

from art.landscape.brush import Brush, Taper, shade
from changcheng_qt.ui.looks.strokes import NO_BRUSH, linear, outline, pen, sketch

_SPRING: Final = 3.2
_MOUTH: Final = 6.4
_SHORES: Final = ((1.16, "#5F8F70", 0.28), (1.06, "#E7EACB", 0.85), (1.0, "#8CB8BF", 0.92))


def paint_river(brush: Brush, line: list[QPointF]) -> None:
    """Paint a river that widens along its line: bank, foam, water, and light on it."""
    brush.fill(_band(line, 1.75), shade("#3F6B5A", 0.27))
    brush.fill(_band(line, 1.36), shade("#F7F3E2", 0.96))
    brush.fill(_band(line, 0.86), linear(line[0], line[-1], "#8FBBC2", "#6FA5B4"))
    part = len(line) // 4
    for k in range(3):
        aside = QPointF((k - 1) * 0.22 * _MOUTH, 0)
        glint = [point + aside for point in line[k * part + 4 : (k + 1) * part + 4]]
        brush.stroke(glint, 1.0, shade("#E9F3F0", 0.75), Taper(0.1, 1, 0.1))


def paint_boat(brush: Brush, middle: QPointF, size: float) -> None:
    """Paint a small boat with a batten sail."""
    brush.painter.save()
    brush.painter.translate(middle)
    brush.painter.scale(size, size)
    brush.fill(
        sketch("M -4 -1 Q 0 1.6 4.4 -1.4 Q 3.4 2.2 0 2.2 Q -3.4 2 -4 -1 Z"), shade("#5A3B22", 0.95)
    )
    brush.fill(sketch("M 0.4 -0.6 L 0.4 -9 Q 5 -7 4.4 -1.6 Z"), shade("#EFE0C0", 0.96))
    for y in (-3, -5, -7):
        batten = [QPointF(0.4, y), QPointF(3.6 + y * 0.1, y + 1)]
        brush.stroke(batten, 0.5, shade("#8A5E32", 0.8), Taper(1, 1, 1))
    brush.painter.restore()


def paint_lake(brush: Brush, middle: QPointF, width: float, height: float) -> None:
    """Paint a still lake with a bright shore and lines of light."""
    phase = brush.between(0, 6)
    for grown, colour, opacity in _SHORES:
        brush.fill(_shoreline(middle, width * grown, height * grown, phase), shade(colour, opacity))
    for across, down, length in ((-0.2, -0.2, 0.34), (0.12, 0.05, 0.4), (-0.1, 0.26, 0.26)):
        start = middle + QPointF(across * width - length * width / 2, down * height)
        light = [start + QPointF(length * width * k / 6, 0.4 * (k % 2)) for k in range(7)]
        brush.stroke(light, 1.0, shade("#EAF5F2", 0.8), Taper(0.1, 1, 0.1))


def paint_bridge(brush: Brush, middle: QPointF, size: float) -> None:
    """Paint an arched stone bridge, about 26 units wide times its size."""
    brush.painter.save()
    brush.painter.translate(middle)
    brush.painter.scale(size, size)
    stone = sketch("M -13 2 Q -6 -8 0 -8 Q 6 -8 13 2 L 7 2 Q 4 -4 0 -4 Q -4 -4 -7 2 Z")
    brush.fill(stone, shade("#D9CBAE", 0.98))
    for rail in ("M -13 1 Q -6 -9 0 -9 Q 6 -9 13 1", "M -7 2 Q -4 -4 0 -4 Q 4 -4 7 2"):
        brush.painter.setBrush(NO_BRUSH)
        brush.painter.setPen(pen("#6B5A42", 0.9, 220))
        brush.painter.drawPath(sketch(rail))
    brush.painter.restore()


def _shoreline(middle: QPointF, width: float, height: float, phase: float) -> QPainterPath:
    """Return an ellipse with coves and points."""
    points = []
    for k in range(60):
        angle = math.tau * k / 60
        reach = 1 + 0.09 * math.sin(3 * angle + phase) + 0.05 * math.sin(5 * angle + 2 * phase)
        offset = QPointF(math.cos(angle) * width, math.sin(angle) * height) / 2
        points.append(middle + offset * reach)
    return outline(points)


def _band(line: list[QPointF], breadth: float) -> QPainterPath:
    left, right = [], []
    last = len(line) - 1
    for k, point in enumerate(line):
        along = line[min(last, k + 1)] - line[max(0, k - 1)]
        length = math.hypot(along.x(), along.y()) or 1.0
        half = (_SPRING + (_MOUTH - _SPRING) * k / last) * breadth / 2 / length
        across = QPointF(-along.y() * half, along.x() * half)
        left.append(point + across)
        right.append(point - across)
    path = QPainterPath()
    path.addPolygon(QPolygonF(left + right[::-1]))
    path.closeSubpath()
    return path
