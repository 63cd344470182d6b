"""The painted silk around the map: how large it is for a view, and the place of the quay on it.

The silk fills the view, so its shape is that of the view; the map is as large as fits. The top row
of the steppe and the foot of the sea are cropped. The rest is sea, east and south, and some steppe
in the west. The quay has the size of a panel of the window, whatever the size of the map: in the
small map it is in the east of the sea, in the large one in the south, or in the east where that
leaves more room for the map.
"""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from changcheng_qt.titles.riders.rules.geography import Board
from changcheng_qt.titles.riders.table.geometry import hexes
from changcheng_qt.titles.riders.table.geometry.hexes import EDGE, HALF_HIGH

MOUNT: Final = 0.24 * EDGE
"""The width of the mount around the silk."""
MARGIN: Final = 0.12 * EDGE
"""How much of the table is visible around the mount."""
_AROUND: Final = 2 * (MOUNT + MARGIN)
USUAL_VIEW: Final = QSizeF(967, 590)
"""The view in a window of 1280 x 800, in logical pixels."""
_TOP: Final = 0.8 * EDGE
_FOOT: Final = 0.22 * EDGE
"""How much of the northern and southern hexes is cropped."""
_SIDE: Final = 0.25 * EDGE
"""The least silk in the west and the east of the hexes."""
_TALL_QUAY: Final = QSizeF(152, 196)
_WIDE_QUAY: Final = QSizeF(430, 76)
"""The sizes of the quay in a window of 1280 x 800, in logical pixels."""
_BROAD: Final = 196.0
"""The width of the tall quay where the sea has room for it."""
_GAP: Final = 0.14 * EDGE
"""The least distance of the quay from hexes and the mount."""
_SMALL_GROUNDS: Final = 3
"""How many gathering grounds the small map has."""
_GULF: Final = 9.6
"""The foot of the sea hexes above the quay of the large map, in edges."""
_GULF_MIDDLE: Final = 9.2
"""The middle of the gulf of the large map, in edges."""
_EAST: Final = (19.05, 5.3)
"""The north-western corner of the empty sea in the east of the small map, in edges."""
_OVER_SEA: Final = 1.25
"""How much wider than that the quay may be: over hexes of sea, but over no land and no harbour."""
_SQUEEZED: Final = 0.9
"""How much smaller than usual the quay may be in the east of the large map, over no hex."""


@dataclass(frozen=True, slots=True)
class Room:
    """The size of the view of a map in logical pixels, and the scale factor of the window."""

    width: float = USUAL_VIEW.width()
    height: float = USUAL_VIEW.height()
    k: float = 1.0


USUAL_ROOM: Final = Room()


@dataclass(frozen=True, slots=True)
class Frame:
    """The rectangles of a map's silk and quay.

    `scale` is the number of logical pixels to a unit when the whole map is shown; the quay is
    painted in logical pixels times the window's factor, `quay_scale` units each. With the least
    silk the map would be `shape` times as wide as high.
    """

    silk: QRectF
    scene: QRectF
    quay: QRectF
    quay_scale: float
    scale: float
    shape: float

    @property
    def is_wide(self) -> bool:
        """Whether the quay is along the southern edge."""
        return self.quay.width() > self.quay.height() * 2


def frame_for(board: Board, room: Room) -> Frame:
    """Return the frame of a map for a view."""
    needed, is_large = _needed(board), len(board.grounds) > _SMALL_GROUNDS
    scale = min(room.width / (needed.width() + _AROUND), room.height / (needed.height() + _AROUND))
    is_wide, quay_k = False, room.k
    in_east = _free_sea(_silk(needed, room, scale)).size() * scale
    least = _TALL_QUAY * room.k * _SQUEEZED
    if is_large and in_east.boundedTo(least) != least:
        above = _GULF * EDGE - needed.top() + 2 * _GAP + _AROUND
        quay_k = min(room.k, (room.width - (2 * _GAP + _AROUND) * scale) / _WIDE_QUAY.width())
        wide = min(scale, (room.height - _WIDE_QUAY.height() * quay_k) / above)
        beside = needed.width() + 2 * _GAP + _AROUND
        tall = min(scale, (room.width - _TALL_QUAY.width() * room.k) / beside)
        is_wide, scale = wide >= tall, max(wide, tall)
    silk = _silk(needed, room, scale)
    if is_wide:
        silk.translate(-min((silk.width() - needed.width()) / 2, _SIDE), 0)
    grown = MOUNT + MARGIN
    quay_scale = (quay_k if is_wide else room.k) / scale
    if not is_wide:
        most = (1.0 if is_large else _OVER_SEA) * _free_sea(silk).width()
        quay_scale = min(quay_scale, most / _TALL_QUAY.width())
    quay = _wide_quay(silk, quay_scale) if is_wide else _tall_quay(silk, quay_scale, needed)
    return Frame(
        silk=silk,
        scene=silk.adjusted(-grown, -grown, grown, grown),
        quay=quay,
        quay_scale=quay_scale,
        scale=scale,
        shape=(needed.width() + _AROUND) / (needed.height() + _AROUND),
    )


def _silk(needed: QRectF, room: Room, scale: float) -> QRectF:
    """Return the silk that fills a view, with all spare room in the east and the south."""
    scene = QRectF(needed.topLeft(), QSizeF(room.width, room.height) / scale)
    return scene.adjusted(0, 0, -_AROUND, -_AROUND)


def _wide_quay(silk: QRectF, scale: float) -> QRectF:
    size = _WIDE_QUAY * scale
    x = _GULF_MIDDLE * EDGE - size.width() / 2
    x = max(min(x, silk.right() - _GAP - size.width()), silk.left() + _GAP)
    return QRectF(QPointF(x, silk.bottom() - _GAP - size.height()), size)


def _tall_quay(silk: QRectF, scale: float, needed: QRectF) -> QRectF:
    """Return the quay in the east: on the empty sea of the small map, and as high as it should be
    where it fits next to the hexes.
    """
    least, free = _TALL_QUAY * scale, _free_sea(silk)
    if silk.right() - needed.right() >= least.width() + _GAP:
        free = QRectF(QPointF(needed.right(), silk.top() + _GAP), free.bottomRight())
    wide = min(_BROAD * scale, max(least.width(), free.width()))
    high = min(least.height(), free.height())
    return QRectF(free.right() - wide, free.bottom() - high, wide, high)


def _free_sea(silk: QRectF) -> QRectF:
    """Return the empty sea in the east of the small map."""
    x, y = (edges * EDGE + _GAP for edges in _EAST)
    return QRectF(QPointF(x, y), silk.bottomRight() - QPointF(_GAP, _GAP))


def _needed(board: Board) -> QRectF:
    """Return the least silk of a map."""
    middles = list(hexes.around(board))
    west, east = (pick(spot.x() for spot in middles) for pick in (min, max))
    north, south = (pick(spot.y() for spot in middles) for pick in (min, max))
    return QRectF(
        QPointF(west - EDGE - _SIDE, north - HALF_HIGH + _TOP),
        QPointF(east + EDGE + _SIDE, south + HALF_HIGH - _FOOT),
    )
