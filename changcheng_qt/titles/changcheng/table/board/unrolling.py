"""The growth of the scroll by a board, and its rolling up when that is taken back.

The outermost roller moves, and uncovers the part between it and the old end of the scroll. Rolling
up is the same backwards, with the items that have left the position. A longer scroll has a higher
mount: until the board is unrolled, its rollers and the parts of its mount north and south of the
painting are squeezed.
"""

from typing import Final

from PySide6.QtCore import QEasingCurve, QRectF
from PySide6.QtGui import QTransform

from changcheng_qt.titles.changcheng.rules.geography import AREAS_PER_SIDE, Slot
from changcheng_qt.titles.changcheng.table.geometry.mount import MountPart, mount_rect
from changcheng_qt.titles.changcheng.table.geometry.wall_path import BOARD_HEIGHT, BOARD_WIDTH
from changcheng_qt.titles.changcheng.table.scene.figure_art import (
    AnyFigure,
    BoardDifference,
    BoardItem,
)
from changcheng_qt.titles.changcheng.table.scene.projection import (
    BoardFigure,
    BoardRimFigure,
    MountFigure,
    PavingFigure,
    ProvinceFigure,
    RegionFigure,
    SeamFigure,
)
from changcheng_qt.titles.changcheng.table.scene.scene import BoardScene
from changcheng_qt.titles.changcheng.table.scene.scroll_art import scroll_of
from changcheng_qt.ui.scene.animator import Movement
from changcheng_qt.ui.scene.layer import Key, take_out

UNROLL: Final = 700
EASING: Final = QEasingCurve.Type.InOutCubic

_MOUNT: Final[tuple[Key, ...]] = tuple(("mount", part.value, 0) for part in MountPart)
"""North and south first."""

_ROOM_ABOVE: Final = 99.0


def slot_added(difference: BoardDifference) -> Slot | None:
    """Return the board that a difference adds, if any."""
    return _slot_among([item.figure for item in difference.added.values()])


def slot_gone(difference: BoardDifference) -> Slot | None:
    """Return the board that a difference removes, if any."""
    return _slot_among([item.figure for item in difference.removed.values()])


def belongs_to(figure: AnyFigure, slot: Slot | None) -> bool:
    """Whether something is a part of a board, and appears and leaves with it."""
    match figure:
        case BoardFigure(part) | PavingFigure(part) | SeamFigure(part) | BoardRimFigure(part):
            return part == slot
        case ProvinceFigure(province=number) | RegionFigure(region=number):
            return number // AREAS_PER_SIDE == slot
        case _:
            return False


def unrolled(difference: BoardDifference, slot: Slot, scene: BoardScene, duration: int) -> Movement:
    """Unroll a board: its roller moves outwards, and uncovers it."""
    is_west = scene.layout.wall.order[0] == slot
    mount, roller = _mount_after(scene), _roller(scene, is_west=is_west)
    other = _roller(scene, is_west=not is_west)
    parts = [item for item in difference.added.values() if belongs_to(item.figure, slot)]
    height = _height_before(difference) / _height(mount[0])

    def show(share: float) -> None:
        hidden = BOARD_WIDTH * (1 - share)
        roller.setX(hidden if is_west else -hidden)
        _squeeze((*mount[:2], roller, other), height + (1 - height) * share)
        _clip((*mount, *parts), None if share >= 1 else _free(mount[0], hidden, is_west=is_west))

    return Movement(duration, show, EASING)


def rolled_up(
    difference: BoardDifference, slot: Slot, scene: BoardScene, duration: int
) -> Movement:
    """Roll a board up: its roller moves back, and the covered part is deleted."""
    new, old = _mount_after(scene), _mount_before(difference, scene)
    is_west = scroll_of_mount(old[0]).left() < scroll_of_mount(new[0]).left()
    roller = _roller(scene, is_west=is_west)
    gone = [item for item in difference.removed.values() if belongs_to(item.figure, slot)]
    _squeeze(old[:2], _height(new[0]) / _height(old[0]))

    def show(share: float) -> None:
        left = BOARD_WIDTH * (1 - share)
        roller.setX(-left if is_west else left)
        for item in new:
            item.setVisible(share >= 1)
        _clip((*old, *gone), _free(old[0], BOARD_WIDTH * share, is_west=is_west))
        if share >= 1:
            for item in (*old, *gone):
                take_out(item)

    return Movement(duration, show, EASING)


def scroll_of_mount(mount: BoardItem) -> QRectF:
    """Return the painted silk of a mount."""
    figure = mount.figure
    return scroll_of(figure) if isinstance(figure, MountFigure) else QRectF()


def _slot_among(figures: list[AnyFigure]) -> Slot | None:
    return next((figure.slot for figure in figures if isinstance(figure, BoardFigure)), None)


def _roller(scene: BoardScene, *, is_west: bool) -> BoardItem:
    return scene.position.items["roller", 0 if is_west else 1, 0]


def _mount_after(scene: BoardScene) -> tuple[BoardItem, ...]:
    return tuple(scene.position.items[key] for key in _MOUNT)


def _mount_before(difference: BoardDifference, scene: BoardScene) -> tuple[BoardItem, ...]:
    """Put the longer mount, which has left the position, back into the scene."""
    figures = [difference.before[key] for key in _MOUNT]
    mount = tuple(BoardItem(figure, scene.setting, scene.sprites) for figure in figures)
    for item in mount:
        scene.addItem(item)
    return mount


def _height(mount: BoardItem) -> float:
    return mount_rect(scroll_of_mount(mount)).height()


def _height_before(difference: BoardDifference) -> float:
    """Return the previous height of the mount."""
    figure = difference.before[_MOUNT[0]]
    return mount_rect(scroll_of(figure)).height() if isinstance(figure, MountFigure) else 0.0


def _squeeze(items: tuple[BoardItem, ...], height: float) -> None:
    """Show items at a share of their height, around the middle of the scroll."""
    middle = BOARD_HEIGHT / 2
    about = QTransform.fromTranslate(0, middle).scale(1, height).translate(0, -middle)
    for item in items:
        item.setTransform(about)


def _free(mount: BoardItem, hidden: float, *, is_west: bool) -> QRectF:
    """Return the part of the scroll that is not covered."""
    whole = mount_rect(scroll_of_mount(mount))
    west, east = (hidden, 0.0) if is_west else (0.0, -hidden)
    return whole.adjusted(west, -_ROOM_ABOVE, east, _ROOM_ABOVE)


def _clip(items: tuple[BoardItem, ...], clip: QRectF | None) -> None:
    for item in items:
        item.clip_to(clip)
