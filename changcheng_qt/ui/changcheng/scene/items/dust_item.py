"""The dust that a wall raises where it is set down."""

from functools import partial
from random import Random
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPolygonF

from changcheng_qt.ui.board.sprites import SpriteStore
from changcheng_qt.ui.changcheng.geometry.face_layout import points_of
from changcheng_qt.ui.changcheng.painting.terrain import SILK
from changcheng_qt.ui.changcheng.scene.items.art import Art
from changcheng_qt.ui.changcheng.scene.items.sprite_item import SpriteItem
from changcheng_qt.ui.looks.strokes import NO_PEN, between
from changcheng_qt.ui.looks.theme import ink

_PUFFS: Final = 18
_REACH: Final = 9.0


class DustItem(SpriteItem):
    """Puffs along the front of a ground, at a depth."""

    def __init__(self, ground: QPolygonF, depth: float, sprites: SpriteStore) -> None:
        """Lie along the southern edge of a ground."""
        points = points_of(ground)
        front = points[len(points) // 2 :]
        bounds = ground.boundingRect().adjusted(-16, -16, 16, 16)
        art = Art(bounds, depth, partial(_paint_puffs, front=front))
        super().__init__(sprites, ("dust", bounds.x(), bounds.y()), art)


def _paint_puffs(painter: QPainter, front: list[QPointF]) -> None:
    """Paint puffs; they lie anew along every front, but always alike along the same one."""
    chance = Random(round(front[0].x()))
    painter.setPen(NO_PEN)
    for k in range(_PUFFS):
        place = (k + 0.5) / _PUFFS * (len(front) - 1)
        first = min(int(place), len(front) - 2)
        middle = between(front[first], front[first + 1], place - first)
        middle += QPointF(chance.uniform(-_REACH, _REACH), chance.uniform(-2, _REACH))
        painter.setBrush(ink(SILK, round(chance.uniform(90, 170))))
        painter.drawEllipse(middle, chance.uniform(2.4, 4.6), chance.uniform(1.8, 3.2))
