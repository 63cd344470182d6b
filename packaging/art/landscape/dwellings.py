"""The dwellings: houses and pagodas in the south, tents on the steppe."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from art.landscape.brush import Brush, Taper, shade
from changcheng_qt.ui.looks.strokes import linear, pen

_TILES: Final = "#4B5A60"
_RED: Final = "#A5462F"


def paint_house(brush: Brush, foot: QPointF, size: float) -> None:
    """Paint a white house with a swept grey roof, about 15 units wide times its size."""

    def at(x: float, y: float) -> QPointF:
        return foot + QPointF(x, y) * size

    brush.painter.setPen(pen("#3B2E22", 0.7 * size, 200))
    brush.painter.setBrush(shade("#F3E9D4", 0.94))
    brush.painter.drawRect(QRectF(at(-5, -5), at(5, 0)))
    door = QPainterPath()
    door.addRect(QRectF(at(-1.2, -3.6), at(1.2, 0)))
    brush.fill(door, shade("#6B4A38", 0.86))
    roof = QPainterPath(at(-7.6, -4.2))
    roof.quadTo(at(-4, -5.6), at(-3, -8.6))
    roof.lineTo(at(3, -8.6))
    roof.quadTo(at(4, -5.6), at(7.6, -4.2))
    roof.closeSubpath()
    brush.fill(roof, shade(_TILES, 0.94))


def paint_pagoda(brush: Brush, foot: QPointF, size: float, tiers: int = 4) -> None:
    """Paint a pagoda; every tier is narrower and 6.2 units higher."""
    for tier in range(tiers):
        width = (9 - 1.5 * tier) * size
        floor = foot - QPointF(0, 6.2 * size * tier)
        walls, door = QPainterPath(), QPainterPath()
        walls.addRect(
            QRectF(floor.x() - width * 0.36, floor.y() - 4.4 * size, width * 0.72, 4.4 * size)
        )
        door.addRect(QRectF(floor.x() - 0.9 * size, floor.y() - 3 * size, 1.8 * size, 3 * size))
        brush.fill(walls, shade("#F0E3C8", 0.96))
        brush.fill(door, shade("#9A4433", 0.88))
        brush.fill(_eaves(floor - QPointF(0, 4 * size), width, size), shade("#3F5157", 0.96))
    top = foot - QPointF(0, 6.2 * size * tiers)
    spire = [top + QPointF(0, size), top - QPointF(0, 5 * size)]
    brush.stroke(spire, 1.3 * size, shade("#3F5157", 0.96), Taper(1, 0.7, 0.2))


def paint_town_wall(brush: Brush, foot: QPointF, width: float, size: float) -> None:
    """Paint the southern wall of a town with its gate tower."""
    height = 6 * size
    wall = QRectF(foot.x() - width / 2, foot.y() - height, width, height)
    brush.painter.setPen(pen("#4A3D2E", 0.8 * size, 200))
    brush.painter.setBrush(shade("#CDBFA2", 0.98))
    brush.painter.drawRect(wall)
    merlons = int(width / (3.6 * size))
    for k in range(merlons):
        x = wall.left() + width * k / merlons
        brush.painter.drawRect(QRectF(x, wall.top() - 1.6 * size, 1.9 * size, 1.6 * size))
    gate = QPainterPath(foot + QPointF(-2.4 * size, 0))
    gate.lineTo(foot + QPointF(-2.4, -2.4) * size)
    gate.quadTo(foot + QPointF(0, -5.4) * size, foot + QPointF(2.4, -2.4) * size)
    gate.lineTo(foot + QPointF(2.4 * size, 0))
    gate.closeSubpath()
    brush.fill(gate, shade("#4A3224", 0.95))
    paint_house(brush, foot - QPointF(0, height), size * 0.95)


def paint_tent(brush: Brush, foot: QPointF, size: float) -> None:
    """Paint a round felt tent with a red door, about 17 units wide times its size."""

    def at(x: float, y: float) -> QPointF:
        return foot + QPointF(x, y) * size

    brush.dot(at(2.4, 0.6), 9.5 * size, 2.4 * size, shade("#6B4A22", 0.24))
    felt = QPainterPath(at(-8, 0))
    felt.lineTo(at(-7.6, -5))
    felt.quadTo(at(0, -6.4), at(7.6, -5))
    felt.lineTo(at(8, 0))
    felt.quadTo(at(0, 1.6), at(-8, 0))
    brush.fill(felt, linear(at(-8, 0), at(8, 0), "#FFF8E8", "#EFE0C0", "#C9AF82"))
    roof = QPainterPath(at(-8.6, -4.7))
    roof.quadTo(at(-4, -9.4), at(-1.3, -10.2))
    roof.lineTo(at(1.3, -10.2))
    roof.quadTo(at(4, -9.4), at(8.6, -4.7))
    roof.quadTo(at(0, -6.6), at(-8.6, -4.7))
    brush.fill(roof, linear(at(-8, 0), at(8, 0), "#F7EBD0", "#B8976A"))
    door = QPainterPath()
    door.addRoundedRect(QRectF(at(-1.5, -4.4), at(1.5, 0.5)), 0.6 * size, 0.6 * size)
    brush.fill(door, shade(_RED, 0.92))
    brush.painter.setPen(pen(_RED, 0.7 * size, 150))
    for side in (-1, 1):
        brush.painter.drawLine(at(side * 7.8, -3.4), at(side * 1.8, -3.9))


def _eaves(middle: QPointF, width: float, size: float) -> QPainterPath:
    def at(x: float, y: float) -> QPointF:
        return middle + QPointF(x * width, y * size)

    path = QPainterPath(at(-0.72, -0.4))
    path.quadTo(at(-0.35, -0.4), at(-0.2, -2.6))
    path.lineTo(at(0.2, -2.6))
    path.quadTo(at(0.35, -0.4), at(0.72, -0.4))
    path.quadTo(at(0, 1.1), at(-0.72, -0.4))
    return path
