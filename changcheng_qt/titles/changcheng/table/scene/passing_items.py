"""Transient items on the board: the item of a drag, and the dust that a wall raises."""

from functools import partial
from random import Random
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPolygonF

from changcheng_qt.titles.changcheng.rules.pieces import BlockKind
from changcheng_qt.titles.changcheng.rules.view import View
from changcheng_qt.titles.changcheng.table.geometry import depths
from changcheng_qt.titles.changcheng.table.geometry.face_layout import CARD_SIZE, points_of
from changcheng_qt.titles.changcheng.table.painting.blocks import block_bounds, paint_block
from changcheng_qt.titles.changcheng.table.painting.card_backs import paint_card_back
from changcheng_qt.titles.changcheng.table.painting.seat_colours import NEUTRAL_COLOUR, SEAT_COLOURS
from changcheng_qt.titles.changcheng.table.painting.terrain import SILK
from changcheng_qt.titles.changcheng.table.pointer.hand import (
    KINDS,
    Held,
    HeldBlock,
    HeldCard,
    HeldWall,
    Pile,
)
from changcheng_qt.titles.changcheng.table.scene.projection import colour_of
from changcheng_qt.ui.looks.strokes import NO_PEN, between, centred
from changcheng_qt.ui.looks.theme import ink
from changcheng_qt.ui.scene.carried_item import CarriedItem
from changcheng_qt.ui.scene.layer import Art, SpriteItem
from changcheng_qt.ui.scene.sprites import SpriteStore

_HALF_LENGTH = 23.0
_HALF_DEPTH = 17.0
_POINTS_OF_A_DOUBLE = 7
_PUFFS: Final = 18
_REACH: Final = 9.0


def carried_item(held: Held | None, view: View, sprites: SpriteStore) -> CarriedItem | None:
    """Return the item of the held thing, None if it is not visible."""
    if view.to_act is None:
        return None
    mine = view.colours[view.to_act].value
    match held:
        case HeldBlock(pile):
            colour = NEUTRAL_COLOUR if pile is Pile.NEUTRAL else mine
            return CarriedItem(sprites, (pile, colour), _block_art(KINDS[pile], colour))
        case HeldWall(square) if (block := view.blocks[square]) is not None:
            colour = colour_of(view, block.owner)
            return CarriedItem(sprites, (block.kind, colour), _block_art(block.kind, colour))
        case HeldCard():
            return CarriedItem(sprites, mine, _card_art(mine))
        case _:
            return None


class DustItem(SpriteItem):
    """Puffs along the front of a ground, at a depth."""

    def __init__(self, ground: QPolygonF, depth: float, sprites: SpriteStore) -> None:
        """Place the puffs along the southern edge of a ground."""
        points = points_of(ground)
        front = points[len(points) // 2 :]
        bounds = ground.boundingRect().adjusted(-16, -16, 16, 16)
        art = Art(bounds, depth, partial(_paint_puffs, front=front))
        super().__init__(sprites, ("dust", bounds.x(), bounds.y()), art)


def _block_art(kind: BlockKind, colour: str) -> Art:
    ground = _straight_ground(kind)
    paint = partial(paint_block, ground=ground, kind=kind, colours=SEAT_COLOURS[colour])
    return Art(block_bounds(ground, kind), depths.CARRIED, paint)


def _card_art(colour: str) -> Art:
    rect = centred(QPointF(0, 0), *CARD_SIZE)
    paint = partial(paint_card_back, rect=rect, colours=SEAT_COLOURS[colour], own=True)
    return Art(rect.adjusted(-4, -4, 6, 6), depths.CARRIED, paint)


def _straight_ground(kind: BlockKind) -> QPolygonF:
    """Return a straight ground: its northern edge eastwards, its southern one back."""
    squares, points = (2, _POINTS_OF_A_DOUBLE) if kind is BlockKind.DOUBLE else (1, 2)
    reach = squares * _HALF_LENGTH
    along = [-reach + 2 * reach * k / (points - 1) for k in range(points)]
    north = [QPointF(x, -_HALF_DEPTH) for x in along]
    return QPolygonF(north + [QPointF(x, _HALF_DEPTH) for x in reversed(along)])


def _paint_puffs(painter: QPainter, front: list[QPointF]) -> None:
    """Paint puffs; they vary with the front, but are always the same on the same one."""
    chance = Random(round(front[0].x()))
    painter.setPen(NO_PEN)
    for k in range(_PUFFS):
        place = (k + 0.5) / _PUFFS * (len(front) - 1)
        first = min(int(place), len(front) - 2)
        middle = between(front[first], front[first + 1], place - first)
        middle += QPointF(chance.uniform(-_REACH, _REACH), chance.uniform(-2, _REACH))
        painter.setBrush(ink(SILK, round(chance.uniform(90, 170))))
        painter.drawEllipse(middle, chance.uniform(2.4, 4.6), chance.uniform(1.8, 3.2))
