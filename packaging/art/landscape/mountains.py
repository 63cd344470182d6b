"""Peaks in azurite and malachite, and the mist between them."""

from dataclasses import dataclass
from random import Random

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QRadialGradient

from art.landscape.brush import AZURITE, EARTH, INK, MALACHITE, Brush, Taper, shade
from changcheng_qt.ui.looks.strokes import linear, outline


@dataclass(frozen=True, slots=True)
class Rock:
    """How a peak is painted: its two pigments, how near it is (1 is near), how rich in strokes."""

    crest: str = AZURITE
    flank: str = MALACHITE
    nearness: float = 1.0
    richness: float = 1.0


def paint_peak(
    brush: Brush, foot: QPointF, width: float, height: float, rock: Rock = Rock()
) -> None:
    """Paint a peak that rises from the middle of its foot."""
    chance = brush.chance
    summit = foot + QPointF(brush.between(-0.12, 0.12) * width, -height)
    west = _jagged(chance, foot - QPointF(width / 2, 0), summit, height * 0.2)
    east = _jagged(chance, summit, foot + QPointF(width / 2, 0), height * 0.2)
    body = outline(west + east[1:])
    near = rock.nearness
    top, bottom = QPointF(0, foot.y() - height), QPointF(0, foot.y())
    fade = linear(top, bottom, shade(rock.crest, 0.88 * near), shade(EARTH, 0))
    fade.setColorAt(0.32, shade(rock.flank, 0.75 * near))
    fade.setColorAt(0.66, shade(EARTH, 0.35 * near))
    brush.fill(body, fade)
    spine_foot = foot + QPointF(brush.between(0.02, 0.16) * width, 0)
    spine = _jagged(chance, summit, spine_foot, height * 0.18)
    dark = linear(top, bottom, shade(INK, 0.47 * near), shade(INK, 0.18 * near), shade(INK, 0))
    brush.fill(outline(spine + east[::-1]), dark)
    brush.painter.save()
    brush.painter.setClipPath(body, Qt.ClipOperation.IntersectClip)
    _paint_texture(brush, west, east, height, rock)
    brush.stroke(spine[: int(len(spine) * 0.7)], 1.5, shade(INK, 0.41 * near), Taper(1, 0.8, 0))
    brush.painter.restore()
    for side in (west[::-1], east):
        crest = side[: int(len(side) * 0.82)]
        brush.stroke(crest, 2.1, shade(INK, 0.65 * near), Taper(1, 0.75, 0), 0.25)
    if rock.richness > 0.65:
        _paint_moss(brush, west + east[1:], rock)


def paint_mist(
    painter: QPainter, middle: QPointF, width: float, height: float, colour: str, opacity: float
) -> None:
    """Paint a bank of mist."""
    veil = QRadialGradient(QPointF(0, 0), 1)
    veil.setColorAt(0, shade(colour, opacity))
    veil.setColorAt(0.55, shade(colour, opacity * 0.55))
    veil.setColorAt(1, shade(colour, 0))
    painter.save()
    painter.translate(middle)
    painter.scale(width / 2, height / 2)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(veil)
    painter.drawEllipse(QPointF(0, 0), 1, 1)
    painter.restore()


def _jagged(chance: Random, start: QPointF, end: QPointF, roughness: float) -> list[QPointF]:
    """Return a broken line: midpoints shifted, five times over, ever less."""
    points = [start, end]
    for _ in range(5):
        finer = [points[0]]
        for k in range(len(points) - 1):
            shift = QPointF(
                chance.uniform(-roughness, roughness) * 0.25,
                chance.uniform(-roughness, roughness) * 0.6,
            )
            finer += [(points[k] + points[k + 1]) / 2 + shift, points[k + 1]]
        points = finer
        roughness *= 0.52
    return points


def _paint_texture(
    brush: Brush, west: list[QPointF], east: list[QPointF], height: float, rock: Rock
) -> None:
    """Paint the strokes that fall from the crest and give the rock its grain."""
    quarter = len(west) // 4
    for side, crest in ((-1, west[quarter:]), (1, east[: 3 * quarter])):
        for _ in range(int(9 * rock.richness)):
            start = brush.chance.choice(crest)
            length = height * brush.between(0.16, 0.42)
            slant = side * brush.between(0.1, 0.5)
            points = [
                start + QPointF(slant * length * k / 6 + brush.between(-0.8, 0.8), length * k / 6)
                for k in range(6)
            ]
            tone: QColor = shade(INK, brush.between(0.14, 0.33) * rock.nearness)
            brush.stroke(points, brush.between(0.8, 2.0), tone, Taper(0.3, 1, 0))


def _paint_moss(brush: Brush, crest: list[QPointF], rock: Rock) -> None:
    fifth = len(crest) // 5
    for _ in range(int(10 * rock.richness)):
        place = brush.chance.choice(crest[fifth : 4 * fifth])
        size = brush.between(0.7, 1.7)
        spot = place + QPointF(brush.between(-2, 2), -size * 0.4)
        brush.dot(spot, size * 1.25, size, shade("#22403A", 0.75 * rock.nearness))
