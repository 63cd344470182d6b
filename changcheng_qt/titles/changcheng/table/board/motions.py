"""A difference between two positions as movement.

Blocks are set down from above and raise dust, cards are turned over onto the board and in their
places, a board is unrolled and rolled up again.
"""

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QEasingCurve

from changcheng_qt.titles.changcheng.rules.geography import Slot, Square
from changcheng_qt.titles.changcheng.table.board.unrolling import (
    UNROLL,
    belongs_to,
    rolled_up,
    slot_added,
    slot_gone,
    unrolled,
)
from changcheng_qt.titles.changcheng.table.geometry import depths
from changcheng_qt.titles.changcheng.table.scene.figure_art import AnyFigure, BoardDifference
from changcheng_qt.titles.changcheng.table.scene.passing_items import DustItem
from changcheng_qt.titles.changcheng.table.scene.piece_art import ground_of, south_of
from changcheng_qt.titles.changcheng.table.scene.projection import (
    BlockFigure,
    CardFigure,
    EmperorFigure,
    RegionFigure,
)
from changcheng_qt.titles.changcheng.table.scene.scene import BoardScene
from changcheng_qt.ui.scene import motions
from changcheng_qt.ui.scene.animator import Movement
from changcheng_qt.ui.scene.motions import (
    SET_DOWN,
    STAGGER,
    Manner,
    Manners,
    Pace,
    other_side,
    then_gone,
)

DUST: Final = 130

_HOW: Final[Manners] = {
    BlockFigure: Manner.SET_DOWN,
    CardFigure: Manner.TURN_OVER,
    EmperorFigure: Manner.TURN_OVER,
    RegionFigure: Manner.FADE,
}
_DRIFT: Final = 3.0
_IN_FRONT: Final = 0.4


def motions_for(difference: BoardDifference, scene: BoardScene, pace: Pace) -> list[Movement]:
    """Return the motions that show a difference; removed items are deleted at their end."""
    return [
        *motions.motions_for(difference, scene, _HOW, pace),
        *_raising_dust(difference, scene, pace),
        *_turning_over(difference, scene, pace),
    ]


def motions_on_other_wall(
    difference: BoardDifference, scene: BoardScene, pace: Pace
) -> list[Movement]:
    """Return the motions that show a difference where other boards are in play than before."""
    added, gone = slot_added(difference), slot_gone(difference)
    if pace.moves and added is not None:
        unrolling = unrolled(difference, added, scene, pace.duration(UNROLL))
        return [unrolling, *_leaving(difference, None, pace)]
    if pace.moves and gone is not None:
        rolling = rolled_up(difference, gone, scene, pace.duration(UNROLL))
        return [rolling, *_leaving(difference, gone, pace)]
    return motions_for(difference, scene, pace)


def _leaving(difference: BoardDifference, without: Slot | None, pace: Pace) -> Iterator[Movement]:
    removed = difference.removed.values()
    staying = (i for i in removed if without is None or not belongs_to(i.figure, without))
    return motions.leaving(staying, _HOW, pace)


def _raising_dust(difference: BoardDifference, scene: BoardScene, pace: Pace) -> Iterator[Movement]:
    """Raise dust at the feet of blocks once they have been set down."""
    for item in difference.added.values():
        if isinstance(item.figure, BlockFigure) and pace.moves:
            yield _dust(item.figure.squares, scene, pace)


def _dust(squares: tuple[Square, ...], scene: BoardScene, pace: Pace) -> Movement:
    depth = depths.block_depth(south_of(scene.layout, squares)) + _IN_FRONT
    dust = DustItem(ground_of(scene.layout, squares), depth, scene.sprites)
    scene.addItem(dust)

    def show(share: float) -> None:
        dust.setVisible(share > 0)
        dust.setOpacity(1 - share)
        dust.setY(-_DRIFT * share)

    easing = QEasingCurve.Type.OutQuad
    return Movement(pace.duration(DUST), then_gone(dust, show), easing, pace.duration(SET_DOWN))


def _turning_over(difference: BoardDifference, scene: BoardScene, pace: Pace) -> Iterator[Movement]:
    """Turn over cards that were revealed or hidden, in their places, one after the other."""
    turned = 0
    for key, item in difference.changed.items():
        before = difference.before[key]
        if isinstance(before, CardFigure) and _is_other_side(before, item.figure):
            yield other_side(item, scene.item_of(before), pace, turned * STAGGER)
            turned += 1


def _is_other_side(before: CardFigure, now: AnyFigure) -> bool:
    return isinstance(now, CardFigure) and now.face is not before.face
