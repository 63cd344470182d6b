"""Where things of the board are seen in the view now, as the slip beside a square measures them."""

from collections.abc import Hashable, Iterable, Sequence

from PySide6.QtCore import QPoint, QRect, QRectF
from PySide6.QtWidgets import QWidget

from changcheng_qt.games.changcheng.geography import Province, Region, Square
from changcheng_qt.games.changcheng.pieces import BlockKind
from changcheng_qt.ui.board.note_place import About
from changcheng_qt.ui.board.zoom_view import ZoomView
from changcheng_qt.ui.changcheng.geometry.layout import emperor_rect
from changcheng_qt.ui.changcheng.painting.blocks import block_bounds
from changcheng_qt.ui.changcheng.painting.slips import SlipRow
from changcheng_qt.ui.changcheng.pointer.prospect import Prospect
from changcheng_qt.ui.changcheng.scene.items.mark_art import enlarged_row
from changcheng_qt.ui.changcheng.scene.place_marks import province_mark, region_mark
from changcheng_qt.ui.changcheng.scene.scene import BoardScene
from changcheng_qt.ui.looks.strokes import centred


class InSight:
    """Where squares, counters, names and cards are seen; kept until the view moves."""

    def __init__(self, scene: BoardScene, view: ZoomView) -> None:
        """Measure a scene in a view."""
        self._scene = scene
        self._view = view
        self._blocks: dict[tuple[Square, BlockKind], QRect] = {}
        self._areas: dict[Hashable, list[QRect]] = {}
        """Where the counters, names and cards of areas are seen, by all that this follows from."""
        self._setting = scene.setting

    def forget(self) -> None:
        """Measure anew: the view has moved."""
        self._blocks.clear()
        self._areas.clear()

    def about(self, prospect: Prospect, panels: Iterable[QWidget]) -> About:
        """Return what a slip about a prospect is to keep off."""
        self._follow_setting()
        wall = prospect.view.wall
        own_provinces = {sight.province for sight in prospect.provinces}
        own_regions = {sight.region for sight in prospect.regions}
        return About(
            around=self._around(prospect, prospect.squares),
            own=[
                *(r for p in own_provinces for r in self._province(prospect, p, is_own=True)),
                *(r for p in own_regions for r in self._region(prospect, p, is_own=True)),
            ],
            along=[self._around(prospect, [square]) for square in wall.squares],
            other=[
                *(r for p in wall.provinces for r in self._province(prospect, p)),
                *(r for p in wall.regions for r in self._region(prospect, p)),
            ],
            covered=self.covered(panels),
        )

    def covered(self, panels: Iterable[QWidget]) -> list[QRect]:
        """Return where panels lie over the board."""
        view, corner = self._view, QPoint(0, 0)
        shown = [panel for panel in panels if panel.isVisible()]
        corners = [view.mapFromGlobal(panel.mapToGlobal(corner)) for panel in shown]
        return [
            QRect(view.mapToParent(place), panel.size())
            for place, panel in zip(corners, shown, strict=True)
        ]

    def _follow_setting(self) -> None:
        if self._setting is not self._scene.setting:
            self._setting = self._scene.setting
            self.forget()

    def _around(self, prospect: Prospect, squares: Sequence[Square]) -> QRect:
        """Return where squares are seen, with what would stand on them."""
        seen = QRect()
        for square in squares:
            block = prospect.view.blocks[square]
            seen |= self._block(square, BlockKind.BROKEN if block is None else block.kind)
        return seen

    def _block(self, square: Square, kind: BlockKind) -> QRect:
        """Return where a block is seen, or would be."""
        if (square, kind) not in self._blocks:
            room = block_bounds(self._setting.layout.quad(square), kind)
            self._blocks[square, kind] = self._seen(room)
        return self._blocks[square, kind]

    def _province(
        self, prospect: Prospect, province: Province, *, is_own: bool = False
    ) -> list[QRect]:
        """Return where the counter of a province is seen, its name, and what lies there."""
        view, setting, mark = prospect.view, self._setting, province_mark(prospect.view, province)
        lying = sum(card.province == province for card in view.cards)
        key = (mark if is_own else mark.name, province, lying, province in view.scored)
        if (known := self._areas.get(key)) is not None:
            return known
        row = setting.province_row(province, mark.name)
        name = enlarged_row(mark, setting).slip if is_own else row.slip
        rects = setting.layout.card_row(province, lying)
        if province in view.scored:
            rects = [emperor_rect(setting.layout.province_spot(province))]
        seen = self._areas[key] = [self._seen(rect) for rect in (_counter(row), name, *rects)]
        return seen

    def _region(self, prospect: Prospect, region: Region, *, is_own: bool = False) -> list[QRect]:
        """Return where the counter of a region is seen, and its name."""
        setting, mark = self._setting, region_mark(prospect.view, region)
        key = (mark, is_own)
        if (known := self._areas.get(key)) is not None:
            return known
        row = setting.region_row(region, mark.name)
        name = enlarged_row(mark, setting).slip if is_own else row.slip
        seen = self._areas[key] = [self._seen(_counter(row)), self._seen(name)]
        return seen

    def _seen(self, rect: QRectF) -> QRect:
        seen = self._view.mapFromScene(rect).boundingRect()
        return QRect(self._view.mapToParent(seen.topLeft()), seen.size())


def _counter(row: SlipRow) -> QRectF:
    """Return the room of a counter, with the tag that a shield may bear."""
    return centred(row.counter, 2 * row.radius, 2 * row.radius).adjusted(0, 0, 4, 6)
