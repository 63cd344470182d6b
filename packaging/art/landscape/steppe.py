"""The ground of the steppe: meadows, dunes, oases, cairns."""

import math
from typing import Final

from PySide6.QtCore import QPointF

from art.landscape.brush import DRY, DUNE_SHADE, Brush, Taper, shade
from changcheng_qt.ui.looks.strokes import linear, outline

_STEPS: Final = 40


def paint_dune(brush: Brush, left: float, right: float, foot: float, height: float) -> None:
    """Paint a dune: a lit flank, a shaded slip face below its crest, ripples of wind."""
    phase, peak = brush.between(0, 6), brush.between(0.38, 0.62)
    width = right - left
    crest = [
        QPointF(
            left + width * k / _STEPS,
            foot - height * _profile(k / _STEPS, peak) + 1.2 * math.sin(9 * k / _STEPS + phase),
        )
        for k in range(_STEPS + 1)
    ]
    base = [
        QPointF(point.x() + 4, foot + height * (0.55 + 0.5 * math.sin(math.pi * k / _STEPS)))
        for k, point in enumerate(crest)
    ]
    top, low = QPointF(left, foot - height), QPointF(left + width / 4, foot + height)
    brush.fill(
        outline(crest + base[::-1]), linear(top, low, shade("#F8E7BE", 0.5), shade("#F3DCA8", 0))
    )
    highest = int(peak * _STEPS)
    slip = [
        crest[highest]
        + QPointF(
            width * (0.1 * math.sin(k / 12 * 2.6) + 0.22 * (k / 12) ** 1.4), height * 1.5 * k / 12
        )
        for k in range(13)
    ]
    lee = outline([*crest[highest:], QPointF(right, foot + height), *slip[::-1]])
    brush.fill(lee, linear(top, low, shade(DUNE_SHADE, 0.4), shade(DUNE_SHADE, 0)))
    brush.stroke(crest, 1.5, shade(DRY, 0.42), Taper(0.05, 1, 0.05), 0.2)
    brush.stroke(slip[:9], 1.2, shade(DRY, 0.32), Taper(1, 0.7, 0))
    _paint_ripples(brush, crest[4 : max(6, highest - 6)])


def paint_meadow(brush: Brush, middle: QPointF, width: float) -> None:
    """Paint a shallow hollow where grass grows: a breath of green, and blades in rows."""
    height = width * brush.between(0.13, 0.18)
    for share, opacity in ((1.0, 0.1), (0.78, 0.13), (0.52, 0.16)):
        brush.dot(middle, width / 2 * share, height / 2 * share, shade("#93A566", opacity))
    for _ in range(int(width * 0.4)):
        angle, reach = brush.between(0, 2 * math.pi), math.sqrt(brush.between(0, 1)) / 2
        foot = middle + QPointF(math.cos(angle) * reach * width, math.sin(angle) * reach * height)
        tip = foot + QPointF(brush.between(-1.4, 1.4), -brush.between(2.2, 4.2))
        brush.stroke([foot, (foot + tip) / 2, tip], 0.9, shade("#6F8248", 0.42), Taper(1, 0.8, 0))


def paint_oasis(brush: Brush, middle: QPointF, size: float) -> None:
    """Paint a pool with poplars, about 50 units wide times its size."""
    for wide, colour, opacity in ((30, "#9DB07A", 0.3), (25, "#8FA86E", 0.45)):
        brush.dot(middle, wide * size, wide * size * 0.3, shade(colour, opacity))
    brush.dot(middle, 17 * size, 4.6 * size, shade("#E9F0DC", 0.9))
    brush.dot(middle + QPointF(0.6, 0.4), 15.6 * size, 3.8 * size, shade("#86B3BC", 0.95))
    brush.dot(middle + QPointF(-3, -0.8) * size, 6 * size, 0.6 * size, shade("#EAF5F2", 0.8))
    for x, y, height in ((-19, -1, 15), (-15, 1, 12), (-22, 2, 11), (17, -2, 13), (21, 1, 10)):
        _paint_poplar(brush, middle + QPointF(x, y) * size, height * size)
    for x in (-9, -6, 8, 11):
        reed = [middle + QPointF(x, 4) * size, middle + QPointF(x + 0.6, -1) * size]
        brush.stroke(reed, 0.9 * size, shade("#5F7A45", 0.8), Taper(1, 0.8, 0.1))


def paint_cairn(brush: Brush, foot: QPointF, size: float) -> None:
    """Paint a heap of stones with a pole and pennants, about 20 units high times its size."""
    brush.dot(foot + QPointF(2, 0.6) * size, 8 * size, 2 * size, shade("#6B4A22", 0.24))
    for row, stones in enumerate((4, 3, 2, 1)):
        for k in range(stones):
            place = foot + QPointF((k - (stones - 1) / 2) * 3.6, -1.4 - 2.3 * row) * size
            tone = shade(brush.chance.choice(("#A39682", "#8E806B", "#B9AC95")), 0.96)
            brush.dot(place, 2.2 * size, 1.6 * size, tone)
    tip = foot + QPointF(0, -20) * size
    brush.stroke(
        [foot + QPointF(0, -9) * size, tip], 1.0 * size, shade("#5A3B22", 0.95), Taper(1, 1, 1)
    )
    for side in (-1, 1):
        rope = [tip + QPointF(side * x, y) * size for x, y in ((0, 1), (6, 9), (12, 18))]
        brush.stroke(rope, 0.5 * size, shade("#5A3B22", 0.8), Taper(1, 1, 1))
        for k, colour in enumerate(("#4F7FA0", "#C7685A", "#D9B45A")):
            knot = tip + QPointF(side * (2.6 + 3.4 * k), 5 + 4.6 * k) * size
            pennant = outline(
                [knot, knot + QPointF(2.4, 0.6) * size, knot + QPointF(0.8, 3) * size]
            )
            brush.fill(pennant, shade(colour, 0.85))


def _paint_poplar(brush: Brush, foot: QPointF, height: float) -> None:
    brush.stroke(
        [foot, foot - QPointF(0, height * 0.5)], 1.0, shade("#5A4630", 0.9), Taper(1, 1, 1)
    )
    crown = foot - QPointF(0, height * 0.6)
    brush.dot(crown, height * 0.17, height * 0.42, shade("#5E8A58", 0.9))
    brush.dot(crown + QPointF(-0.4, -0.6), height * 0.09, height * 0.3, shade("#86AC74", 0.8))


def _profile(share: float, peak: float) -> float:
    """Return the relative height of a dune: slow to the peak, steep behind it."""
    if share < peak:
        return math.pow(math.sin(math.pi * share / peak / 2), 1.3)
    return math.pow(max(0.0, math.cos(math.pi * (share - peak) / (1 - peak) / 2)), 1.5)


def _paint_ripples(brush: Brush, windward: list[QPointF]) -> None:
    for k in range(5):
        start = brush.chance.choice(windward)
        ripple = [start + QPointF(4.5 * m, 5 + 2.2 * k + 0.5 * m) for m in range(6)]
        brush.stroke(ripple, 0.8, shade(DUNE_SHADE, 0.25), Taper(0.1, 1, 0.1))
