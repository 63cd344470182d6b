"""The looks of what marks places while squares are chosen: borders across the wall, the outline of
the province that is pointed at, and enlarged names.
"""

from functools import partial
from typing import Final, assert_never

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from changcheng_qt.games.changcheng.pieces import BlockKind
from changcheng_qt.ui.changcheng.geometry import depths
from changcheng_qt.ui.changcheng.geometry.layout import BLOCK_HEIGHT, WallLayout
from changcheng_qt.ui.changcheng.painting.marks import (
    border_bounds,
    outline_bounds,
    paint_border,
    paint_outline,
)
from changcheng_qt.ui.changcheng.painting.slips import (
    SlipRow,
    enlarged_slip_row,
    paint_province_slip,
    paint_region_slip,
)
from changcheng_qt.ui.changcheng.scene.items.art import Art, Setting
from changcheng_qt.ui.changcheng.scene.place_marks import (
    BorderMark,
    OutlineMark,
    PlaceMark,
    ProvinceNameMark,
    RegionNameMark,
)
from changcheng_qt.ui.looks.strokes import distance, raised, unit

_TOPS: Final = {
    BlockKind.BROKEN: 5.0,
    BlockKind.SINGLE: BLOCK_HEIGHT,
    BlockKind.DOUBLE: BLOCK_HEIGHT,
    BlockKind.TOWER: BLOCK_HEIGHT + 11,
}
_INTO_THE_RIVER: Final = 12.0
"""How far a border across the wall goes on into the river that it continues, in board units."""
_BOLDEST: Final = 2.0
"""By how much lines grow at most where the board is seen small."""


def place_art(mark: PlaceMark, setting: Setting) -> Art:
    """Return the looks of what marks a place."""
    bold = min(_BOLDEST, setting.looks.lettering)
    match mark:
        case BorderMark():
            line = border_line(setting.layout, mark)
            paint_line = partial(paint_border, line=line, bold=bold)
            return Art(border_bounds(line, bold), depths.BORDERS, paint_line)
        case OutlineMark(province):
            outline = setting.layout.spotlight_path(province)
            paint_it = partial(paint_outline, area=outline, bold=bold)
            return Art(outline_bounds(outline, bold), depths.OUTLINE, paint_it)
        case ProvinceNameMark() | RegionNameMark():
            return _name_art(mark, setting)
        case _:
            assert_never(mark)


def border_line(layout: WallLayout, mark: BorderMark) -> list[QPointF]:
    """Return the line of a border across the wall, from the river in the south: up the front of
    what stands there, and over its top.
    """
    cell = layout.cell(mark.square)
    north, south = cell.at(0), cell.at(3)
    top = max((_TOPS[kind] for kind in mark.kinds), default=0.0)
    river = south + unit(south - north) * _INTO_THE_RIVER
    line = [river, south, raised(south, top), raised(north, top)]
    return [point for k, point in enumerate(line) if k == 0 or distance(point - line[k - 1]) > 0]


def _name_art(mark: ProvinceNameMark | RegionNameMark, setting: Setting) -> Art:
    row, script = enlarged_row(mark, setting), setting.looks.script

    def paint(painter: QPainter) -> None:
        if isinstance(mark, RegionNameMark):
            paint_region_slip(painter, row, mark.name, script)
        else:
            paint_province_slip(
                painter, row, mark.name, script, built=mark.built, squares=mark.squares
            )

    return Art(QRectF(row.slip.adjusted(-3, -3, 4, 5)), depths.NAMES, paint)


def enlarged_row(mark: ProvinceNameMark | RegionNameMark, setting: Setting) -> SlipRow:
    """Return where the enlarged name of a place lies: over the name that is always there."""
    layout = setting.layout
    if isinstance(mark, RegionNameMark):
        row, spot = setting.region_row(mark.region, mark.name), layout.region_spot(mark.region)
    else:
        row = setting.province_row(mark.province, mark.name)
        spot = layout.province_spot(mark.province)
    is_province = isinstance(mark, ProvinceNameMark)
    return enlarged_slip_row(
        row, spot, mark.name, setting.looks.script, layout.scroll_rect, is_province=is_province
    )
