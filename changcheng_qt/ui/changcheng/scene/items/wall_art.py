"""What stands on the squares: blocks with the rim of the last move, and reservations."""

from functools import partial

from PySide6.QtGui import QPainter, QPolygonF

from changcheng_qt.games.changcheng.geography import Square
from changcheng_qt.ui.changcheng.geometry import depths
from changcheng_qt.ui.changcheng.geometry.layout import WallLayout
from changcheng_qt.ui.changcheng.painting.blocks import block_bounds, paint_block
from changcheng_qt.ui.changcheng.painting.marks import (
    paint_reserved,
    paint_rim,
    rim_bounds,
    square_bounds,
)
from changcheng_qt.ui.changcheng.painting.solids import Detail
from changcheng_qt.ui.changcheng.scene.items.art import Art, Setting
from changcheng_qt.ui.changcheng.scene.projection import BlockFigure, ReservedFigure, RimFigure
from changcheng_qt.ui.changcheng.seat_colours import SEAT_COLOURS
from changcheng_qt.ui.looks.strokes import paint_faded

_SOFT = 0.5
"""How faint the dashes are while the tower has another candidate."""


def ground_of(layout: WallLayout, squares: tuple[Square, ...]) -> QPolygonF:
    """Return the ground of one square, or of the two of a double."""
    return layout.double_ribbon(*squares) if len(squares) == 2 else layout.quad(squares[0])


def south_of(layout: WallLayout, squares: tuple[Square, ...]) -> float:
    """Return how far south the middle of what stands on squares lies."""
    return sum(layout.depth(square) for square in squares) / len(squares)


def block_art(figure: BlockFigure, setting: Setting) -> Art:
    """Return the looks of a block."""
    ground = ground_of(setting.layout, figure.squares)
    colours = SEAT_COLOURS[figure.colour]

    def paint(painter: QPainter) -> None:
        detail = Detail.at(painter.deviceTransform().m11())
        paint_block(painter, ground, figure.kind, colours, detail, seed=figure.squares[0])

    depth = depths.block_depth(south_of(setting.layout, figure.squares))
    return Art(block_bounds(ground, figure.kind), depth, paint)


def rim_art(figure: RimFigure, setting: Setting) -> Art:
    """Return the looks of the rim around a block of the last move."""
    ground = ground_of(setting.layout, figure.squares)
    depth = depths.rim_depth(south_of(setting.layout, figure.squares))
    paint = partial(paint_rim, ground=ground, kind=figure.kind)
    return Art(rim_bounds(ground, figure.kind), depth, paint)


def reserved_art(figure: ReservedFigure, setting: Setting) -> Art:
    """Return the looks of a square that a tower keeps for its owner's single."""
    quad = setting.layout.quad(figure.square)
    bounds = square_bounds(quad)
    mark = partial(paint_reserved, quad=quad, colours=SEAT_COLOURS[figure.colour])

    def paint(painter: QPainter) -> None:
        if figure.firm:
            mark(painter)
        else:
            paint_faded(painter, bounds, _SOFT, mark)

    return Art(bounds, depths.GROUND, paint)
