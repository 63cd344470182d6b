"""The handscroll on the table as a graphics scene, or as a small picture: a projection of one View,
with marks above it.
"""

from collections import deque
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, Signal

from changcheng_qt.titles.changcheng.rules.geography import Slot, Wall
from changcheng_qt.titles.changcheng.rules.view import View
from changcheng_qt.titles.changcheng.table.geometry.layout import WallLayout
from changcheng_qt.titles.changcheng.table.scene.art import BoardLooks
from changcheng_qt.titles.changcheng.table.scene.figure_art import AnyFigure, BoardSetting
from changcheng_qt.titles.changcheng.table.scene.hit_map import HitMap
from changcheng_qt.titles.changcheng.table.scene.projection import project
from changcheng_qt.titles.changcheng.table.scene.touched import LastMove
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.scene.figure_scene import FigureScene
from changcheng_qt.ui.scene.small_picture import SmallPicture

_LAYOUTS_KEPT: Final = 4


class BoardScene(FigureScene[View, LastMove, AnyFigure, BoardSetting]):
    """The figures of one position and the marks on it."""

    laid_out = Signal()
    """Other boards are in play than before; their content is shown next, in the looks that are
    applied until then.
    """

    def __init__(self, view: View, looks: BoardLooks, parent: QObject | None = None) -> None:
        """Show a position, without a last move."""
        self._places: dict[Slot, tuple[str, float]] = {}
        self._is_laying_out = False
        self._hit_map: HitMap | None = None
        self._layouts: deque[WallLayout] = deque(maxlen=_LAYOUTS_KEPT)
        self._settings = deque[BoardSetting](maxlen=_LAYOUTS_KEPT)
        setting = self._setting_of(self._layout_of(view.wall), looks)
        super().__init__(project, view, LastMove(), setting, parent)
        self._place(view.wall)

    @property
    def layout(self) -> WallLayout:
        """Return the geometry of the boards in play."""
        return self.setting.layout

    @property
    def hit_map(self) -> HitMap:
        """Return the hit map, computed on first use."""
        if self._hit_map is None:
            self._hit_map = HitMap(self.layout)
        return self._hit_map

    def on_painting(self, point: QPointF) -> QPointF:
        """Return the point of the painting for a point: for a name on the mount, in its area."""
        return self.hit_map.off_mount(point) if self.setting.looks.on_mount else point

    def apply_style(self, looks: BoardLooks) -> None:
        """Show the same position in other looks, or the one that is to follow other boards; marks
        must be set again.
        """
        setting = self._setting_of(self.layout, looks)
        if self._is_laying_out:
            self._setting = setting
        else:
            self.show_in(setting)

    def forget_words(self) -> None:
        """Make figures and their art again, for the language has changed."""
        super().forget_words()
        self._settings.clear()

    def room(self, beyond: float = 0.0) -> QRectF:
        """Return the visible rectangle, extended by `beyond` at its west and east ends."""
        return self.layout.fitted_rect.adjusted(-beyond, 0, beyond, 0)

    def _lay_out(self) -> None:
        """Update the geometry if the boards in play have changed."""
        wall = self.view.wall
        if wall == self.layout.wall:
            return
        self._setting = self._setting_of(self._layout_of(wall), self._setting.looks)
        self._hit_map = None
        self._place(wall)
        self._is_laying_out = True
        self.laid_out.emit()
        self._is_laying_out = False

    def _layout_of(self, wall: Wall) -> WallLayout:
        """Return the geometry of a wall, cached for walls that return with undo and jumps."""
        known = next((layout for layout in self._layouts if layout.wall == wall), None)
        if known is None:
            known = WallLayout(wall)
            self._layouts.append(known)
        return known

    def _setting_of(self, layout: WallLayout, looks: BoardLooks) -> BoardSetting:
        """Return the common values of figures there, cached like the geometry."""
        for known in self._settings:
            if known.layout is layout and known.looks == looks:
                return known
        self._settings.append(BoardSetting(layout, looks))
        return self._settings[-1]

    def _place(self, wall: Wall) -> None:
        """Remember the positions of boards; drop pictures of a board that has moved."""
        places = {slot: (wall.faces[slot].code, self.layout.offset(slot)) for slot in wall.order}
        if any(self._places.get(slot, place) != place for slot, place in places.items()):
            self.sprites.clear()
        self._places.update(places)


def small_picture(view: View, appearance: Appearance, room: QSize, ratio: float) -> SmallPicture:
    """Start rendering the small picture of a position, as large as fits into a room."""
    setting = BoardSetting(WallLayout(view.wall), BoardLooks.of(appearance))
    arts = map(setting.art_of, project(view, LastMove()).values())
    return SmallPicture(arts, setting.layout.scene_rect, room, ratio)
