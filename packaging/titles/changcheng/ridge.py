"""The ridge that carries the wall: dark ground, roots, stones and trees."""

from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from art.landscape.brush import Brush, Taper, shade, soft_layer
from art.landscape.growth import paint_grove, paint_pine
from changcheng_qt.titles.changcheng.rules.geography import SQUARES_PER_BOARD
from changcheng_qt.titles.changcheng.table.geometry.face_layout import FaceLayout
from changcheng_qt.titles.changcheng.table.geometry.wall_path import WALL_THICKNESS
from changcheng_qt.ui.looks.strokes import NO_BRUSH, open_line, pen

_OVERHANG: Final = 60.0

_ROOTS: Final = 230

_PEBBLES: Final = 60


def paint_ridge(brush: Brush, layout: FaceLayout) -> None:
    """Paint the dark ground, roots, stones and trees that carry the wall."""
    room = layout.board_rect.adjusted(-_OVERHANG, 0, _OVERHANG, 0)
    steps = 12 * SQUARES_PER_BOARD
    line = [layout.path.point(SQUARES_PER_BOARD * k / steps) for k in range(steps + 1)]
    reach = QPointF(_OVERHANG, 0)
    course = open_line([line[0] - reach, *line, line[-1] + reach])

    def paint_shadow(painter: QPainter) -> None:
        painter.setBrush(NO_BRUSH)
        for width, colour, alpha in (
            (104, "#7E9A6C", 60),
            (74, "#8A7B4E", 84),
            (54, "#6F5C38", 96),
        ):
            painter.setPen(pen(colour, width, alpha))
            painter.drawPath(course)

    brush.painter.drawImage(room, soft_layer(paint_shadow, room, 12))
    for _ in range(_ROOTS):
        _paint_root(brush, layout)
    for _ in range(_PEBBLES):
        _paint_pebble(brush, layout)
    for square in range(SQUARES_PER_BOARD):
        _paint_tree_by_wall(brush, layout, square)


def _paint_root(brush: Brush, layout: FaceLayout) -> None:
    """Paint one stroke that falls away from an edge of the wall."""
    place = brush.between(0, SQUARES_PER_BOARD)
    side = brush.chance.choice((-1, 1, -1))
    north = layout.path.north(place)
    length = brush.between(12, 36) * (1.0 if side < 0 else 0.7)
    foot = layout.path.point(place) + north * (side * (WALL_THICKNESS / 2 + brush.between(-2, 5)))
    sway = brush.between(-0.35, 0.35) * length * 0.7
    points = []
    for k in range(6):
        share = k / 5
        away = north * (side * length * share)
        drop = away.y() * 0.9 + (4 * share if side < 0 else 0)
        tremble = QPointF(brush.between(-0.7, 0.7), brush.between(-0.7, 0.7))
        points.append(foot + QPointF(away.x() + sway * share, drop) + tremble)
    colour = "#3C4A38" if side < 0 else "#6B4A25"
    tone = shade(colour, brush.between(0.16, 0.43))
    brush.stroke(points, brush.between(1.0, 2.8), tone, Taper(1, 0.8, 0), 0.2)


def _paint_pebble(brush: Brush, layout: FaceLayout) -> None:
    side = brush.chance.choice((-1, 1))
    place = brush.between(0, SQUARES_PER_BOARD)
    away = layout.path.north(place) * (side * (WALL_THICKNESS / 2 + brush.between(2, 20)))
    tone = shade("#2D4A3C" if side < 0 else "#7A6A34", brush.between(0.35, 0.67))
    size = brush.between(0.9, 2.3)
    brush.dot(layout.path.point(place) + away, size, size * 0.8, tone)


def _paint_tree_by_wall(brush: Brush, layout: FaceLayout, square: int) -> None:
    place = min(SQUARES_PER_BOARD - 0.3, max(0.3, square + 0.5 + brush.between(-0.3, 0.3)))
    away = layout.path.north(place) * (WALL_THICKNESS / 2 + brush.between(8, 24))
    foot = layout.path.point(place) - away
    if square % 2:
        paint_pine(brush, foot + QPointF(0, 8), brush.between(0.75, 1.15))
    else:
        paint_grove(brush, foot + QPointF(0, 6), 22, 7)
