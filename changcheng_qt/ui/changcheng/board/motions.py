"""How a difference between two positions is shown as movement.

Blocks are set down from above and lifted off again, cards are turned over onto the board and where
they lie, a board is unrolled and rolled up again, everything else fades; where motion is reduced,
everything does. The same difference read backwards moves backwards, so that undo needs nothing of
its own. Items are only displaced; at the end of every motion they lie where the position wants
them.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEasingCurve
from PySide6.QtGui import QTransform

from changcheng_qt.games.changcheng.geography import Slot, Square
from changcheng_qt.ui.changcheng.board.unrolling import (
    UNROLL,
    belongs_to,
    rolled_up,
    slot_added,
    slot_gone,
    unrolled,
)
from changcheng_qt.ui.changcheng.geometry import depths
from changcheng_qt.ui.changcheng.scene.items.figure_art import AnyFigure, BoardDifference, BoardItem
from changcheng_qt.ui.changcheng.scene.items.passing_items import DustItem
from changcheng_qt.ui.changcheng.scene.items.piece_art import ground_of, south_of
from changcheng_qt.ui.changcheng.scene.projection import (
    BlockFigure,
    CardFigure,
    EmperorFigure,
    RegionFigure,
)
from changcheng_qt.ui.changcheng.scene.scene import BoardScene
from changcheng_qt.ui.scene.animator import Duration, Movement
from changcheng_qt.ui.scene.layer import SpriteItem, take_out

SET_DOWN: Final = 220
LIFT_OFF: Final = 160
DUST: Final = 130
TURN_OVER: Final = 240
STAGGER: Final = 90
FADE: Final = 130

_FALL: Final = 44.0
_DRIFT: Final = 3.0
_IN_FRONT: Final = 0.4
_LEAST_WIDTH: Final = 0.04
_HALF_WAY: Final = 0.5


@dataclass(frozen=True, slots=True)
class MotionFrame:
    """What motions are made for: the scene, how fast things move, and how fast they fade."""

    scene: BoardScene
    duration: Duration
    fade: Duration

    @property
    def moves(self) -> bool:
        """Tell whether anything may change its place before one's eyes."""
        return self.duration(UNROLL) > 0


def motions_for(difference: BoardDifference, frame: MotionFrame) -> list[Movement]:
    """Return the motions that show a difference; removed items are taken out at their end."""
    return [
        *_arriving(difference, frame),
        *_leaving(difference, frame),
        *_changing(difference, frame),
    ]


def motions_on_other_wall(difference: BoardDifference, frame: MotionFrame) -> list[Movement]:
    """Return the same where other boards are in play than before."""
    added, gone = slot_added(difference), slot_gone(difference)
    if frame.moves and added is not None:
        unrolling = unrolled(difference, added, frame.scene, frame.duration(UNROLL))
        return [unrolling, *_leaving(difference, frame)]
    if frame.moves and gone is not None:
        rolling = rolled_up(difference, gone, frame.scene, frame.duration(UNROLL))
        return [rolling, *_leaving(difference, frame, without=gone)]
    return motions_for(difference, frame)


def _arriving(difference: BoardDifference, frame: MotionFrame) -> Iterator[Movement]:
    cards = 0
    for item in difference.added.values():
        match item.figure:
            case BlockFigure(squares) if frame.moves:
                yield _set_down(item, frame)
                yield _dust(squares, frame)
            case CardFigure() | EmperorFigure() if frame.moves:
                yield _turned_over(item, frame, cards * STAGGER)
                cards += 1
            case _:
                yield _faded_in(item, frame)


def _leaving(
    difference: BoardDifference, frame: MotionFrame, without: Slot | None = None
) -> Iterator[Movement]:
    for item in difference.removed.values():
        if without is not None and belongs_to(item.figure, without):
            continue
        if isinstance(item.figure, BlockFigure) and frame.moves:
            yield _lifted_off(item, frame)
        else:
            yield _faded_out(item, frame)


def _changing(difference: BoardDifference, frame: MotionFrame) -> Iterator[Movement]:
    """Show the old looks of what changed until the new ones have come."""
    cards = 0
    for key, item in difference.changed.items():
        before = difference.before[key]
        if isinstance(before, CardFigure) and _is_other_side(before, item.figure):
            yield _other_side(item, _before(before, frame), frame, cards * STAGGER)
            cards += 1
        if not isinstance(item.figure, BlockFigure | RegionFigure):
            continue
        if frame.fade(FADE):
            yield _faded_out(_before(before, frame), frame)
        if isinstance(item.figure, BlockFigure) and frame.moves:
            yield _set_down(item, frame)


def _before(figure: AnyFigure, frame: MotionFrame) -> BoardItem:
    item = BoardItem(figure, frame.scene.setting, frame.scene.sprites)
    frame.scene.addItem(item)
    return item


def _set_down(item: SpriteItem, frame: MotionFrame) -> Movement:
    def show(share: float) -> None:
        item.setY(-_FALL * (1 - share))
        item.setOpacity(min(1.0, 4 * share))

    return Movement(frame.duration(SET_DOWN), show)


def _dust(squares: tuple[Square, ...], frame: MotionFrame) -> Movement:
    """Raise dust at the foot of a block once it has been set down."""
    scene = frame.scene
    depth = depths.block_depth(south_of(scene.layout, squares)) + _IN_FRONT
    dust = DustItem(ground_of(scene.layout, squares), depth, scene.sprites)
    scene.addItem(dust)

    def show(share: float) -> None:
        dust.setVisible(share > 0)
        dust.setOpacity(1 - share)
        dust.setY(-_DRIFT * share)
        if share >= 1:
            take_out(dust)

    easing = QEasingCurve.Type.OutQuad
    return Movement(frame.duration(DUST), show, easing, frame.duration(SET_DOWN))


def _lifted_off(item: SpriteItem, frame: MotionFrame) -> Movement:
    def show(share: float) -> None:
        item.setY(-_FALL * share)
        item.setOpacity(1 - share)
        if share >= 1:
            take_out(item)

    return Movement(frame.duration(LIFT_OFF), show)


def _turned_over(item: SpriteItem, frame: MotionFrame, delay: int) -> Movement:
    """Turn a card upright about its middle, from its edge to its face."""

    def show(share: float) -> None:
        _squeeze(item, share)
        item.setOpacity(min(1.0, 3 * share))

    easing = QEasingCurve.Type.InOutCubic
    return Movement(frame.duration(TURN_OVER), show, easing, frame.duration(delay))


def _is_other_side(before: CardFigure, now: AnyFigure) -> bool:
    return isinstance(now, CardFigure) and now.face is not before.face


def _other_side(item: SpriteItem, before: SpriteItem, frame: MotionFrame, delay: int) -> Movement:
    """Turn a card over where it lies; where nothing moves, let its other side fade in."""
    if not frame.moves:
        return _faded_out(before, frame)

    def show(share: float) -> None:
        _squeeze(before, 1 - 2 * share)
        _squeeze(item, 2 * share - 1)
        item.setVisible(share >= _HALF_WAY)
        before.setVisible(share < _HALF_WAY)
        if share >= 1:
            take_out(before)

    easing = QEasingCurve.Type.InOutCubic
    return Movement(frame.duration(TURN_OVER), show, easing, frame.duration(delay))


def _squeeze(item: SpriteItem, share: float) -> None:
    """Show a card as wide as it looks while it is turned about its middle."""
    middle, width = item.boundingRect().center().x(), max(_LEAST_WIDTH, share)
    turned = QTransform.fromTranslate(middle, 0).scale(width, 1).translate(-middle, 0)
    item.setTransform(QTransform() if share >= 1 else turned)


def _faded_in(item: SpriteItem, frame: MotionFrame) -> Movement:
    return Movement(frame.fade(FADE), item.setOpacity)


def _faded_out(item: SpriteItem, frame: MotionFrame) -> Movement:
    def show(share: float) -> None:
        item.setOpacity(1 - share)
        if share >= 1:
            take_out(item)

    return Movement(frame.fade(FADE), show)
