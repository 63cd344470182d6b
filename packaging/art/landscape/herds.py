"""The animals of the steppe: horses, sheep, camels, and an eagle above."""

from typing import Final

from PySide6.QtCore import QPointF

from art.landscape.brush import Brush, Taper, shade
from changcheng_qt.ui.looks.strokes import sketch

_HORSE: Final = (
    "M -5.2 -5 C -3 -6.6 1 -6.2 3.2 -6.4 C 4.6 -7.4 5.2 -9.2 6.6 -10.2 L 7.1 -11 L 7.5 -10 "
    "C 8.6 -9.4 9.4 -8.6 9.6 -7.8 C 9 -7.2 8.2 -7.6 7.5 -7.8 C 6.6 -6.4 6.2 -4.6 5.2 -3.2 "
    "C 3 -2.2 -1.5 -2.4 -3.6 -2.6 C -5.2 -3.2 -5.8 -4.2 -5.2 -5 Z"
)
_CAMEL: Final = (
    "M -6 -6 C -5.6 -8.4 -4.6 -9.6 -3.4 -9.6 C -2.2 -9.6 -1.6 -8 -0.6 -7.6 "
    "C 0.2 -8 0.8 -9.8 2 -9.8 C 3.2 -9.8 4 -8.2 4.6 -7 C 6 -6.2 7 -7.6 7.4 -9.4 "
    "C 7.6 -11 8 -12 9 -12.4 L 11.4 -11.6 C 11.6 -10.8 10.6 -10.6 9.6 -10.6 "
    "C 9 -8 8.6 -5.2 6 -4.2 C 3 -3.6 -2 -3.6 -4.6 -4 C -5.8 -4.6 -6.2 -5.2 -6 -6 Z"
)


def paint_horse(brush: Brush, foot: QPointF, size: float, colour: str, *, west: bool) -> None:
    """Paint a grazing horse of about 15 units times its size, looking west or east."""
    _enter(brush, foot, size, west=west)
    brush.fill(sketch(_HORSE), shade(colour, 0.88))
    for x, lean in ((-4.4, -0.6), (-3.2, 0.5), (3.4, -0.4), (4.6, 0.6)):
        leg = [QPointF(x, -3.4), QPointF(x + lean * 0.4, -1.6), QPointF(x + lean, 0.2)]
        brush.stroke(leg, 1.1, shade(colour, 0.88), Taper(1.2, 0.8, 0.6))
    tail = [QPointF(-5, -4.9), QPointF(-6.6, -4.2), QPointF(-7.2, -1.8)]
    brush.stroke(tail, 1.5, shade(colour, 0.88), Taper(0.6, 1, 0.2))
    mane = [QPointF(6.7, -10.4), QPointF(5, -8.6), QPointF(4, -6.6)]
    brush.stroke(mane, 1.3, shade("#3E2814", 0.88), Taper(0.5, 1, 0.3))
    brush.painter.restore()


def paint_camel(brush: Brush, foot: QPointF, size: float, *, west: bool) -> None:
    """Paint a laden camel of the caravans, about 18 units wide times its size."""
    _enter(brush, foot, size, west=west)
    colour = "#7A5430"
    brush.fill(sketch(_CAMEL), shade(colour, 0.88))
    for x, lean in ((-4.6, -0.4), (-3.2, 0.4), (3.4, -0.3), (5, 0.5)):
        leg = [QPointF(x, -4.6), QPointF(x + lean * 0.4, -2), QPointF(x + lean, 0.2)]
        brush.stroke(leg, 1.2, shade(colour, 0.88), Taper(1.2, 0.7, 0.6))
    brush.fill(
        sketch("M -2 -8.4 Q -0.6 -9.6 1 -8.4 L 1.4 -5.4 L -2.6 -5.4 Z"), shade("#A5462F", 0.9)
    )
    brush.painter.restore()


def paint_eagle(brush: Brush, middle: QPointF, size: float) -> None:
    """Paint an eagle far up, about 28 units wide times its size."""
    tone = shade("#4A3320", 0.59)
    for side in (-1, 1):
        wing = [
            middle + QPointF(side * x, y) * size
            for x, y in ((0, 0), (5, -3.2), (10, -2), (14, 1.6))
        ]
        brush.stroke(wing, 2.4 * size, tone, Taper(1, 0.9, 0.1))
    body = [middle + QPointF(x, y) * size for x, y in ((-0.2, -1.5), (0, 0.5), (0, 4))]
    brush.stroke(body, 2.4 * size, tone, Taper(0.6, 1, 0.5))


def paint_flock(brush: Brush, middle: QPointF, sheep: int) -> None:
    """Paint a flock of sheep, scattered over about 40 units."""
    spots = [QPointF(brush.chance.gauss(0, 11), brush.chance.gauss(0, 4)) for _ in range(sheep)]
    for spot in sorted(spots, key=lambda point: point.y()):
        foot = middle + spot
        west = brush.chance.choice((-1, 1))
        brush.dot(foot + QPointF(0.8, 1.2), 2.6, 0.7, shade("#6B4A22", 0.26))
        brush.dot(foot, 2.4, 1.6, shade("#FBF3DF", 0.96))
        brush.dot(foot + QPointF(-0.4, 0.5), 1.7, 0.7, shade("#D9C8A4", 0.8))
        brush.dot(foot + QPointF(2.2 * west, -0.4), 0.9, 0.7, shade("#4A3826", 0.95))


def _enter(brush: Brush, foot: QPointF, size: float, *, west: bool) -> None:
    brush.painter.save()
    brush.painter.translate(foot)
    brush.painter.scale(-size if west else size, size)
