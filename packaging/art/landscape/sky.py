"""Things in the air: geese, a low sun, smoke."""

import math

from PySide6.QtCore import QPointF
from PySide6.QtGui import QRadialGradient

from art.landscape.brush import INK, Brush, Taper, shade
from changcheng_qt.ui.looks.strokes import NO_PEN

_SUN = "#DE8F68"


def paint_geese(brush: Brush, leader: QPointF, size: float, birds: int = 7) -> None:
    """Paint a skein of geese behind its leader, each about 7 units wide times its size."""
    for bird in range(birds):
        rank, side = (bird + 1) // 2, 1 if bird % 2 else -1
        place = leader + QPointF(9.0 * rank, side * 3.1 * rank + brush.between(-0.8, 0.8)) * size
        lift = brush.between(1.6, 3.0)
        for wing in (-1, 1):
            points = [
                place + QPointF(wing * x, -y) * size for x, y in ((0, 0), (1.8, lift), (4, 1))
            ]
            brush.stroke(points, 1.0 * size, shade(INK, 0.5), Taper(0.8, 1, 0.1))


def paint_low_sun(brush: Brush, middle: QPointF, radius: float) -> None:
    """Paint a low sun that fades into the mist at its foot."""
    halo = QRadialGradient(middle, radius * 3)
    halo.setColorAt(0, shade("#F6D9A8", 0.5))
    halo.setColorAt(1, shade("#F6D9A8", 0))
    brush.painter.setPen(NO_PEN)
    brush.painter.setBrush(halo)
    brush.painter.drawEllipse(middle, radius * 3, radius * 3)
    disc = QRadialGradient(middle - QPointF(0, radius * 0.6), radius * 1.7)
    disc.setColorAt(0, shade(_SUN, 0.62))
    disc.setColorAt(0.55, shade(_SUN, 0.44))
    disc.setColorAt(1, shade(_SUN, 0.06))
    brush.painter.setBrush(disc)
    brush.painter.drawEllipse(middle, radius, radius)


def paint_smoke(brush: Brush, foot: QPointF, height: float) -> None:
    """Paint the thin smoke of a hearth, leaning with the wind."""
    for thread in range(2):
        phase = brush.between(0, 6)
        points = [
            foot
            + QPointF(
                height * 0.45 * (k / 12) ** 1.6 + (0.4 + 0.25 * k) * math.sin(0.8 * k + phase),
                -height * k / 12,
            )
            for k in range(13)
        ]
        brush.stroke(points, 2.6 - thread, shade("#FBF6E6", 0.5), Taper(0.3, 1, 0.6))
        brush.stroke(points, 0.6, shade("#6B5A44", 0.24), Taper(0.6, 1, 0))
