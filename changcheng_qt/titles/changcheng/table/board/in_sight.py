"""Positions of things on the board in the view now, for the slip next to a square."""

from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF

from changcheng_qt.titles.changcheng.rules.geography import Province, Region, Square
from changcheng_qt.titles.changcheng.rules.pieces import BlockKind
from changcheng_qt.titles.changcheng.rules.view import View
from changcheng_qt.titles.changcheng.table.geometry.layout import emperor_rect
from changcheng_qt.titles.changcheng.table.painting.blocks import block_bounds
from changcheng_qt.titles.changcheng.table.painting.slips import SlipRow
from changcheng_qt.titles.changcheng.table.pointer.prospect import Prospect
from changcheng_qt.titles.changcheng.table.scene.mark_art import enlarged_row
from changcheng_qt.titles.changcheng.table.scene.place_marks import (
    ProvinceNameMark,
    RegionNameMark,
    province_mark,
    region_mark,
)
from changcheng_qt.titles.changcheng.table.scene.scene import BoardScene
from changcheng_qt.ui.board.in_sight import InSight
from changcheng_qt.ui.board.note_place import About
from changcheng_qt.ui.board.zoom_view import ZoomView
from changcheng_qt.ui.looks.strokes import centred


class WallInSight(InSight):
    """The positions of squares, counters, names and cards; kept until the view moves."""

    def __init__(self, scene: BoardScene, view: ZoomView) -> None:
        """Measure a scene in a view."""
        super().__init__(view)
        self._scene = scene
        self._setting = scene.setting

    def about(self, prospect: Prospect) -> About:
        """Return the areas that a slip about a prospect must not cover."""
        if self._setting is not self._scene.setting:
            self._setting = self._scene.setting
            self.forget()
        view, wall = prospect.view, prospect.view.wall
        own_provinces = {sight.province for sight in prospect.provinces}
        own_regions = {sight.region for sight in prospect.regions}
        return About(
            around=self._around(view, prospect.squares),
            own=[
                *(rect for p in own_provinces for rect in self._province(view, p, is_own=True)),
                *(rect for r in own_regions for rect in self._region(view, r, is_own=True)),
            ],
            along=[self._around(view, [square]) for square in wall.squares],
            other=[
                *(rect for p in wall.provinces for rect in self._province(view, p)),
                *(rect for r in wall.regions for rect in self._region(view, r)),
            ],
            covered=self.covered(),
        )

    def _around(self, view: View, squares: Sequence[Square]) -> QRect:
        """Return the rectangle of squares, with the blocks on them."""
        seen = QRect()
        for square in squares:
            block = view.blocks[square]
            for rect in self._block(square, BlockKind.BROKEN if block is None else block.kind):
                seen |= rect
        return seen

    def _block(self, square: Square, kind: BlockKind) -> list[QRect]:
        """Return the rectangles of a block, present or possible."""
        quad = self._setting.layout.quad(square)
        return self.seen((square, kind), lambda: [block_bounds(quad, kind)])

    def _province(self, view: View, province: Province, *, is_own: bool = False) -> list[QRect]:
        """Return the rectangles of a province's counter, name and cards."""
        layout, mark = self._setting.layout, province_mark(view, province)
        lying = len(view.cards_in(province))
        is_scored = province in view.scored

        def rooms() -> list[QRectF]:
            row = self._setting.province_row(province, mark.name)
            if is_scored:
                cards = [emperor_rect(layout.province_spot(province))]
            else:
                cards = [*layout.card_row(province, lying)]
            return [*self._labels(row, mark, is_own=is_own), *cards]

        return self.seen((mark if is_own else mark.name, province, lying, is_scored), rooms)

    def _region(self, view: View, region: Region, *, is_own: bool = False) -> list[QRect]:
        """Return the rectangles of a region's counter and name."""
        mark = region_mark(view, region)

        def rooms() -> list[QRectF]:
            row = self._setting.region_row(region, mark.name)
            return self._labels(row, mark, is_own=is_own)

        return self.seen((mark if is_own else mark.name, region, is_own), rooms)

    def _labels(
        self, row: SlipRow, mark: ProvinceNameMark | RegionNameMark, *, is_own: bool
    ) -> list[QRectF]:
        """Return the rectangles of a counter, with the tag that a shield may have, and of a name:
        of the enlarged one for an area in a text.
        """
        counter = centred(row.counter, 2 * row.radius, 2 * row.radius).adjusted(0, 0, 4, 6)
        return [counter, enlarged_row(mark, self._setting).slip if is_own else row.slip]
