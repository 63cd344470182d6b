"""Plants: pines, groves, rice terraces, tufts of grass."""

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath

from art.landscape.brush import INK, Brush, Taper, shade
from changcheng_qt.ui.looks.strokes import NO_BRUSH, linear, outline, pen

_LEAVES: Final = ("#5E8F62", "#7DAA72", "#46775A")
_BOUGHS: Final = ((-0.6, -5.2, 8.0), (1.2, -8.0, 7.0), (-1.0, -10.5, 5.6), (0.2, -12.8, 3.8))
_PADDIES: Final = (
    ("#AECB94", "#C6DAA8", "#93B47E"),
    ("#C5DCCB", "#DCEADC", "#A9C9BC"),
    ("#9DBF86", "#B4CF98", "#86AA76"),
)
"""The greens of three paddies in turn; the middle one stands in water."""


def paint_pine(brush: Brush, foot: QPointF, size: float) -> None:
    """Paint a pine of about 14 units times its size."""
    trunk = [foot + QPointF(x, y) * size for x, y in ((0, 0), (0.6, -5), (-0.4, -10))]
    brush.stroke(trunk, 1.7 * size, shade("#4A3B2A", 0.9), Taper(1, 0.8, 0.5))
    for k, (x, y, width) in enumerate(_BOUGHS):
        middle, half = foot + QPointF(x, y) * size, width * size / 2

        def at(across: float, down: float, middle: QPointF = middle, half: float = half) -> QPointF:
            return middle + QPointF(across * half, down * size)

        bough = QPainterPath(at(-1, 1.1))
        bough.cubicTo(at(-0.8, -1.8), at(0.8, -2.1), at(1, 0.9))
        bough.cubicTo(at(0.4, 0.2), at(-0.4, 0.4), at(-1, 1.1))
        brush.fill(bough, shade("#2F5E4B" if k % 2 else "#264F41", 0.88))


def paint_grove(brush: Brush, middle: QPointF, width: float, trees: int) -> None:
    """Paint a grove of round trees."""
    for _ in range(trees):
        radius = brush.between(2.2, 4.4)
        crown = middle + QPointF(brush.chance.gauss(0, 0.3) * width, brush.between(-3, 3) - radius)
        brush.dot(crown, radius * 1.15, radius, shade(brush.chance.choice(_LEAVES), 0.75))
        for _ in range(3):
            leaf = QPointF(brush.between(-0.7, 0.7) * radius, brush.between(-0.6, 0.6) * radius)
            brush.dot(crown + leaf, 0.6, 0.5, shade("#2C4A3A", 0.59))


def paint_orchard(brush: Brush, middle: QPointF, width: float, trees: int) -> None:
    """Paint plum trees in blossom, nearer ones lower and larger."""
    spots = [(brush.between(-0.5, 0.5), brush.between(0, 1)) for _ in range(trees)]
    for across, near in sorted(spots, key=lambda spot: spot[1]):
        foot = middle + QPointF(across * width, near * 16)
        size = 0.8 + 0.4 * near
        trunk = [foot, foot + QPointF(0.8, -4) * size, foot + QPointF(-0.4, -7) * size]
        brush.stroke(trunk, 1.3 * size, shade("#5A4434", 0.9), Taper(1, 0.8, 0.4))
        for _ in range(9):
            spot = QPointF(brush.chance.gauss(0, 3.2), -8 + brush.chance.gauss(0, 2.2)) * size
            colour = brush.chance.choice(("#EBCFC6", "#E3B9B0", "#F4E2DA", "#DDA99F"))
            brush.dot(foot + spot, 2.0 * size, 1.6 * size, shade(colour, 0.78))


def paint_tuft(brush: Brush, foot: QPointF, size: float, colour: str = "#8B7A3A") -> None:
    """Paint a tuft of steppe grass."""
    for _ in range(brush.chance.randint(3, 5)):
        lean, height = brush.between(-3, 3) * size, brush.between(3.5, 6.5) * size
        blade = [
            foot + QPointF(lean * 0.25, 0),
            foot + QPointF(lean * 0.6, -height * 0.6),
            foot + QPointF(lean, -height),
        ]
        brush.stroke(
            blade, 0.9 * size, shade(colour, brush.between(0.43, 0.75)), Taper(1, 0.8, 0.1)
        )


def paint_terraces(brush: Brush, foot: QPointF, width: float, height: float) -> None:
    """Paint a hill of rice terraces: bands along its contours, every third one under water."""
    hill = _hill(foot, width, height)
    brush.painter.save()
    brush.painter.setClipPath(hill, Qt.ClipOperation.IntersectClip)
    room = QRectF(foot.x() - width, foot.y() - height * 1.2, 2 * width, height * 1.5)
    brush.painter.fillRect(room, shade("#8FB57E", 0.92))
    left, right = foot - QPointF(width / 2, 0), foot + QPointF(width / 2, 0)
    upper: list[QPointF] = []
    for k in range(9):
        lower = _contour(brush, foot, width, height, k / 8)
        if upper:
            band = linear(left, right, *(shade(tone, 0.94) for tone in _PADDIES[k % 3]))
            brush.fill(outline(upper + lower[::-1]), band)
            brush.stroke(lower, 1.5, shade("#4F7448", 0.67), Taper(0.5, 1, 0.5), 0.3)
        upper = lower
    brush.painter.fillRect(room, linear(foot, right, shade(INK, 0), shade(INK, 0.27)))
    brush.painter.restore()
    brush.painter.setBrush(NO_BRUSH)
    brush.painter.setPen(pen("#35543E", 1.1, 150))
    brush.painter.drawPath(hill)


def _hill(foot: QPointF, width: float, height: float) -> QPainterPath:
    def at(across: float, up: float) -> QPointF:
        return foot + QPointF(across * width, -up * height)

    base = QPointF(0, 4)
    hill = QPainterPath(at(-0.5, 0) + base)
    hill.cubicTo(at(-0.38, 0.22), at(-0.34, 0.74), at(-0.16, 0.8))
    hill.cubicTo(at(-0.06, 0.84), at(-0.02, 1.06), at(0.1, 1))
    hill.cubicTo(at(0.24, 0.92), at(0.3, 0.3), at(0.5, 0) + base)
    hill.closeSubpath()
    return hill


def _contour(
    brush: Brush, foot: QPointF, width: float, height: float, share: float
) -> list[QPointF]:
    level = foot.y() - height * 1.16 + height * 1.2 * share**0.9
    bulge = height * (0.3 + 0.34 * share)
    phase = brush.between(0, 6)
    points = []
    for k in range(31):
        across = k / 30 - 0.5
        sag = bulge * (0.55 - 0.66 * abs(2 * across) ** 2.2)
        ripple = 2.2 * math.sin(10 * across + phase) + math.sin(23 * across + 2 * phase)
        points.append(QPointF(foot.x() + across * width * 1.1, level + sag + ripple))
    return points
