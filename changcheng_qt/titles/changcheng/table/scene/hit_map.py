"""The target under a point of the board.

Hits depend on the ground of squares, not on the blocks on them: a high block hides the ground
behind it, and an empty square that is partly hidden must still be easy to hit. So grounds of empty
squares come first, then grounds of blocks, and last the visible blocks.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPolygonF

from changcheng_qt.titles.changcheng.rules.geography import End, Province, Region, Square
from changcheng_qt.titles.changcheng.rules.pieces import Block
from changcheng_qt.titles.changcheng.table.geometry.layout import BLOCK_HEIGHT, WallLayout
from changcheng_qt.titles.changcheng.table.geometry.mount import end_rect, silk_bands
from changcheng_qt.ui.board.parts import PlaceMap
from changcheng_qt.ui.looks.strokes import nearest_share

REACH: Final = 30.0
"""How far from the middle of a square a dropped block may still reach it, in units."""


@dataclass(frozen=True, slots=True)
class _Cell:
    """The ground of a square for hits, and the line along its middle from west to east."""

    ground: QPolygonF
    box: QRectF
    line: QLineF
    middle: QPointF

    def holds(self, point: QPointF) -> bool:
        """Whether a point is on the ground."""
        return self.box.contains(point) and self.ground.containsPoint(
            point, Qt.FillRule.OddEvenFill
        )


class HitMap(PlaceMap[Square]):
    """The grounds and areas of the boards in play, for quick queries at every move."""

    reach = REACH

    def __init__(self, layout: WallLayout) -> None:
        """Compute every outline once."""
        wall = layout.wall
        self._scroll = layout.scroll_rect
        self._cells = [_cell(layout, square) for square in wall.squares]
        self._middles = {square: cell.middle for square, cell in enumerate(self._cells)}
        self._provinces = [layout.province_path(province) for province in wall.provinces]
        self._regions = [layout.region_path(region) for region in wall.regions]
        named = (
            [layout.region_spot(region).rect.center() for region in wall.regions],
            [layout.province_spot(province).rect.center() for province in wall.provinces],
        )
        self._named = list(zip(silk_bands(self._scroll), named, strict=False))
        """The bands of the mount, and the middles of the areas whose names are there."""

    def square_at(self, point: QPointF, blocks: Sequence[Block | None]) -> Square | None:
        """Return the square under a point, None outside the wall."""
        grounds = [s for s, cell in enumerate(self._cells) if cell.holds(point)]
        if grounds:
            return next((square for square in grounds if blocks[square] is None), grounds[0])
        below = [point + QPointF(0, lift) for lift in (BLOCK_HEIGHT / 2, BLOCK_HEIGHT)]
        seen = [
            square
            for square, cell in enumerate(self._cells)
            if blocks[square] is not None and any(cell.holds(foot) for foot in below)
        ]
        return max(seen, key=lambda square: self._cells[square].middle.y(), default=None)

    def along(self, square: Square, point: QPointF) -> float:
        """Return the position of a point between a square's western (0) and eastern (1) edge."""
        return nearest_share(self._cells[square].line, point)

    def province_at(self, point: QPointF) -> Province | None:
        """Return the province under a point."""
        return _first(self._provinces, point)

    def region_at(self, point: QPointF) -> Region | None:
        """Return the region under a point."""
        return _first(self._regions, point)

    def off_mount(self, point: QPointF) -> QPointF:
        """Return the middle of the area whose name on the mount is at a point, elsewhere the point
        itself.
        """
        for band, middles in self._named:
            if band.contains(point):
                return min(middles, key=lambda middle: abs(middle.x() - point.x()))
        return point

    def end_at(self, point: QPointF) -> End | None:
        """Return the end of the wall where a board would be added under a point."""
        return next((end for end in End if end_rect(self._scroll, end).contains(point)), None)


def _cell(layout: WallLayout, square: Square) -> _Cell:
    ground = layout.cell(square)
    nw, ne, se, sw = (ground.at(k) for k in range(4))
    line = QLineF((nw + sw) / 2, (ne + se) / 2)
    return _Cell(ground, ground.boundingRect(), line, layout.centre(square))


def _first(areas: Sequence[QPainterPath], point: QPointF) -> int | None:
    return next((number for number, area in enumerate(areas) if area.contains(point)), None)
