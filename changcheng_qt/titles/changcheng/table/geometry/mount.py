"""The mount of the scroll around the painting, and the things at its ends.

The painting covers most of the mount, so the mount is cut into four parts around it. Where a board
can be added, there is a strip of its landscape beyond the roller at that end. `scroll` is always
the rectangle of the painted silk (`WallLayout.scroll_rect`).
"""

from enum import Enum
from typing import Final

from PySide6.QtCore import QMarginsF, QPointF, QRectF

from changcheng_qt.titles.changcheng.rules.geography import End
from changcheng_qt.titles.changcheng.table.geometry.layout import (
    MOUNT_MARGIN_X,
    MOUNT_MARGIN_Y,
    scene_rect_of,
    silk_height,
)
from changcheng_qt.titles.changcheng.table.geometry.wall_path import BOARD_HEIGHT

PAPER_BORDER: Final = 9.0
"""The width of the paper border around the painting."""
_UNDER: Final = 4.0
"""How far the parts of the mount reach under the painting."""
_OVERLAP: Final = 2.0
"""How far the parts overlap, so that there is no light between them."""
ROLLER_WIDTH: Final = 20.0

END_STRIP: Final = 150.0
"""How much of a board that can be added is shown, in board units."""
END_ROOM: Final = END_STRIP + 40.0
"""How much room the strip needs beyond the end of the scroll, with its surroundings."""
_BESIDE_ROLLER: Final = 6.0


class MountPart(Enum):
    """One of the four parts of the mount, around the painting."""

    NORTH = 0
    SOUTH = 1
    WEST = 2
    EAST = 3


def mount_rect(scroll: QRectF) -> QRectF:
    """Return the outer edge of the brocade."""
    down = MOUNT_MARGIN_Y + silk_height(scroll)
    return scroll.adjusted(-MOUNT_MARGIN_X, -down, MOUNT_MARGIN_X, down)


def mount_room(scroll: QRectF, part: MountPart) -> QRectF:
    """Return the rectangle of a part of the mount, with its share of the shadow."""
    whole = scene_rect_of(scroll)
    hidden = scroll.marginsRemoved(QMarginsF(_UNDER, _UNDER, _UNDER, _UNDER))
    match part:
        case MountPart.NORTH:
            return QRectF(whole.topLeft(), QPointF(whole.right(), hidden.top() + _OVERLAP))
        case MountPart.SOUTH:
            return QRectF(QPointF(whole.left(), hidden.bottom() - _OVERLAP), whole.bottomRight())
        case MountPart.WEST:
            return QRectF(QPointF(whole.left(), hidden.top()), hidden.bottomLeft())
        case MountPart.EAST:
            return QRectF(hidden.topRight(), QPointF(whole.right(), hidden.bottom()))


def silk_bands(scroll: QRectF) -> list[QRectF]:
    """Return the bands of plain silk above and below a painting, none for a short one."""
    high = silk_height(scroll)
    if not high:
        return []
    paper = scroll.adjusted(-PAPER_BORDER, -PAPER_BORDER, PAPER_BORDER, PAPER_BORDER)
    north = QRectF(paper.left(), paper.top() - high, paper.width(), high)
    return [north, north.translated(0, high + paper.height())]


def end_rect(scroll: QRectF, end: End) -> QRectF:
    """Return the strip of a board that can be added, next to the roller at that end."""
    outer = mount_rect(scroll)
    reach = ROLLER_WIDTH / 2 + _BESIDE_ROLLER
    left = outer.left() - reach - END_STRIP if end is End.WEST else outer.right() + reach
    return QRectF(left, 0, END_STRIP, BOARD_HEIGHT)
