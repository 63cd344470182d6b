"""Positions on the table: pure geometry of boards and of the wall in play, without painting.

`WallLayout(wall)` has positions in *scene units* for all boards in play, by the numbers of
`geography.Wall`; `face_layout.FaceLayout(face)` has the same for one board in *board units*, its
north-west corner at (0, 0), its size 500 x 498, everything counted from the west from 0. The board
of slot 0 is always at x = 0: a board added to the west gets a negative x, so nothing on the table
ever moves.

| position | functions |
|---|---|
| ground of a square: drawn; for hits and rings; of a double | quad, cell, double_ribbon |
| middle of a square; painter's order | centre, depth |
| outline of an area | province_path, region_path |
| with its wall; without any | spotlight_path, region_spotlight_path; steppe_path |
| counter and name; cards; emperor | province_spot, region_spot, card_row, emperor_rect |
| places of gone cards | gone_card_row |
| rivers, caravan trails (board units) | FaceLayout.rivers, FaceLayout.trails |
| boards and scene | offset, board_rect, scroll_rect, scene_rect, fitted_rect |

A quad has its corners in the order NW, NE, SE, SW. A ribbon of a double has an odd number `n` of
points along its northern edge from west to east and then `n` along its southern edge from east to
west; the joint of its two squares is in the middle.
"""

from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF

from changcheng_qt.titles.changcheng.rules.geography import (
    AREAS_PER_SIDE,
    SQUARES_PER_BOARD,
    Province,
    Region,
    Slot,
    Square,
    Wall,
)
from changcheng_qt.titles.changcheng.table.geometry.face_layout import (
    CARD_ROW_Y,
    EMPEROR_SIZE,
    FaceLayout,
    Spot,
    card_row,
    face_layout,
    points_of,
    strip,
)
from changcheng_qt.titles.changcheng.table.geometry.wall_path import (
    BOARD_HEIGHT,
    BOARD_WIDTH,
    Section,
)
from changcheng_qt.ui.looks.strokes import swept

MOUNT_MARGIN_X: Final = 26.0
MOUNT_MARGIN_Y: Final = 22.0
ROLLER_OVERHANG: Final = 26.0
_SILK_HEIGHTS: Final = {3: 62.0, 4: 86.0}
BLOCK_HEIGHT: Final = 16.0

GONE_CARD_WIDTH: Final = 19.0
_GONE_CARD_HEIGHT: Final = 27.0
_GONE_CARD_GAP: Final = 5.0


@dataclass(frozen=True, slots=True)
class WallLayout:
    """The geometry of all boards in play in scene units."""

    wall: Wall
    faces: tuple[FaceLayout, ...] = field(init=False, compare=False, repr=False)
    _with_walls: dict[Province, QPainterPath] = field(
        init=False, compare=False, repr=False, default_factory=dict
    )
    """The outlines of provinces with their walls, computed on demand."""

    def __post_init__(self) -> None:
        """Look up the geometry of each board."""
        object.__setattr__(self, "faces", tuple(map(face_layout, self.wall.faces)))

    def offset(self, slot: Slot) -> float:
        """Return the x of a board's western edge; that of slot 0 is 0."""
        order = self.wall.order
        return (order.index(slot) - order.index(0)) * BOARD_WIDTH

    def board_rect(self, slot: Slot) -> QRectF:
        """Return the rectangle of a board."""
        return QRectF(self.offset(slot), 0, BOARD_WIDTH, BOARD_HEIGHT)

    @property
    def scroll_rect(self) -> QRectF:
        """The rectangle of all boards side by side: the painted silk."""
        west = self.offset(self.wall.order[0])
        return QRectF(west, 0, len(self.wall.order) * BOARD_WIDTH, BOARD_HEIGHT)

    @property
    def scene_rect(self) -> QRectF:
        """The rectangle of the scroll with its mount, rollers and knobs."""
        return scene_rect_of(self.scroll_rect)

    @property
    def fitted_rect(self) -> QRectF:
        """The part of the scene that must be visible: all but the bands of plain silk."""
        silk = silk_height(self.scroll_rect)
        return self.scene_rect.adjusted(0, silk, 0, -silk)

    def quad(self, square: Square) -> QPolygonF:
        """Return the drawn ground of a square."""
        slot, i = divmod(square, SQUARES_PER_BOARD)
        return self.faces[slot].quad(i).translated(self.offset(slot), 0)

    def cell(self, square: Square) -> QPolygonF:
        """Return the ground of a square for hits and rings."""
        slot, i = divmod(square, SQUARES_PER_BOARD)
        return self.faces[slot].cell(i).translated(self.offset(slot), 0)

    def centre(self, square: Square) -> QPointF:
        """Return the middle of a square."""
        slot, i = divmod(square, SQUARES_PER_BOARD)
        return self.faces[slot].centre(i) + QPointF(self.offset(slot), 0)

    def depth(self, square: Square) -> float:
        """Return the painting order of a block on a square: farther south, painted later."""
        return self.centre(square).y()

    def double_ribbon(self, first: Square, second: Square) -> QPolygonF:
        """Return the ground of a double on two adjacent squares, in either order.

        Raises:
            ValueError: if the squares are not adjacent.
        """
        if second not in self.wall.neighbours[first]:
            raise ValueError(f"squares {first} and {second} are not adjacent")
        west, east = sorted((first, second), key=self.wall.west_to_east.index)
        sections = self._half(west, west=True) + self._half(east, west=False)[1:]
        return strip(sections)

    def province_path(self, province: Province) -> QPainterPath:
        """Return the outline of a province."""
        slot, k = divmod(province, AREAS_PER_SIDE)
        return self.faces[slot].province_path(k).translated(self.offset(slot), 0)

    def region_path(self, region: Region) -> QPainterPath:
        """Return the outline of a region."""
        slot, k = divmod(region, AREAS_PER_SIDE)
        return self.faces[slot].region_path(k).translated(self.offset(slot), 0)

    def spotlight_path(self, province: Province) -> QPainterPath:
        """Return the outline of a province together with the wall on its squares; cached, since it
        is drawn wherever a pointer passes over the wall.
        """
        if province not in self._with_walls:
            outline = self.province_path(province)
            for square in self.wall.squares_of[province]:
                outline = outline.united(_standing(self.cell(square)))
            self._with_walls[province] = outline.simplified()
        return self._with_walls[province]

    def region_spotlight_path(self, region: Region) -> QPainterPath:
        """Return the outline of a region together with the wall on its squares."""
        outline = self.region_path(region)
        for square in self.wall.squares_of_region[region]:
            outline = outline.united(_standing(self.cell(square)))
        return outline.simplified()

    def steppe_path(self, region: Region) -> QPainterPath:
        """Return the outline of the part of a region that no wall can cover."""
        outline = self.region_path(region)
        for square in self.wall.squares_of_region[region]:
            outline = outline.subtracted(_standing(self.cell(square)))
        return outline

    def standing_path(self, square: Square) -> QPainterPath:
        """Return the visible outline of the wall on a square."""
        return _standing(self.cell(square))

    def province_spot(self, province: Province) -> Spot:
        """Return the place of a province's reputation counter, name and cards."""
        slot, k = divmod(province, AREAS_PER_SIDE)
        return self.faces[slot].province_spot(k).moved(self.offset(slot))

    def region_spot(self, region: Region) -> Spot:
        """Return the place of a region's threat counter and name."""
        slot, k = divmod(region, AREAS_PER_SIDE)
        return self.faces[slot].region_spot(k).moved(self.offset(slot))

    def card_row(self, province: Province, count: int) -> list[QRectF]:
        """Return the places of `count` cards in a province."""
        return card_row(self.province_spot(province), count)

    def _half(self, square: Square, *, west: bool) -> list[Section]:
        slot, i = divmod(square, SQUARES_PER_BOARD)
        x = self.offset(slot)
        return [section.moved(x) for section in self.faces[slot].double_sections(i, west=west)]


def silk_height(scroll: QRectF) -> float:
    """Return the height of the bands of plain silk mounted above and below a painting.

    A longer scroll is shown smaller: with bands it keeps its proportions, and the view is filled.
    """
    return _SILK_HEIGHTS.get(round(scroll.width() / BOARD_WIDTH), 0.0)


def scene_rect_of(scroll: QRectF) -> QRectF:
    """Return the rectangle of a scroll of painted silk with mount, rollers and knobs."""
    across = MOUNT_MARGIN_X + 14
    down = MOUNT_MARGIN_Y + silk_height(scroll) + ROLLER_OVERHANG
    return scroll.adjusted(-across, -down, across, down)


def emperor_rect(spot: Spot) -> QRectF:
    """Return the place of a completed province's emperor card."""
    width, height = EMPEROR_SIZE
    return QRectF(spot.centre.x() - width / 2, CARD_ROW_Y - 1, width, height)


def gone_card_row(spot: Spot, count: int, grown: float = 1.0) -> list[QRectF]:
    """Return the outlines of `count` gone cards of a completed province: alternately to the right
    and left of the emperor card, overlapping if there are too many; `grown` times as large as
    usual.
    """
    width, height = GONE_CARD_WIDTH * grown, _GONE_CARD_HEIGHT * grown
    emperor = emperor_rect(spot)
    top = emperor.bottom() - height - 1
    room = (spot.rect.width() - emperor.width()) / 2 - _GONE_CARD_GAP - width
    sides = max(1, count // 2 + count % 2)
    step = min(width + 2, max(0.0, room) / max(1, sides - 1))
    rects = []
    for place in range(count):
        reach = _GONE_CARD_GAP + place // 2 * step
        is_east = place % 2 == 0
        left = emperor.right() + reach if is_east else emperor.left() - reach - width
        rects.append(QRectF(left, top, width, height))
    return rects


def _standing(ground: QPolygonF) -> QPainterPath:
    """Return the visible outline of the wall on a ground."""
    return swept(points_of(ground), QPointF(0, -BLOCK_HEIGHT - 6))
