"""The handscroll on the table as a graphics scene: a projection of one View, with marks above it.

The position and the marks (rings, ghosts, highlights) are two layers of figures. `show_position`
shows another View and returns what is different, from which motions are made. A scene that has
followed a whole game and one that was just built from its last View show the same.
"""

from collections import deque
from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, Signal
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from changcheng_qt.games.changcheng.geography import Slot, Wall
from changcheng_qt.games.changcheng.view import View
from changcheng_qt.ui.changcheng.geometry.layout import WallLayout
from changcheng_qt.ui.changcheng.scene.hit_map import HitMap
from changcheng_qt.ui.changcheng.scene.items.art import BoardLooks
from changcheng_qt.ui.changcheng.scene.items.figure_art import (
    AnyFigure,
    BoardDifference,
    BoardSetting,
)
from changcheng_qt.ui.changcheng.scene.projection import Figure, project
from changcheng_qt.ui.changcheng.scene.touched import LastMove
from changcheng_qt.ui.scene.layer import Key, Layer
from changcheng_qt.ui.scene.small_picture import SmallPicture
from changcheng_qt.ui.scene.sprites import SpriteStore

_LAYOUTS_KEPT: Final = 4
_POSITIONS_KEPT: Final = 4


class BoardScene(QGraphicsScene):
    """The figures of one position and the marks on it."""

    laid_out = Signal()
    """Other boards are in play than before; what lies on them is shown next, in the looks that are
    applied until then.
    """
    shown = Signal()
    """Another position is shown, or the same one in another language."""
    marked = Signal(object)
    """Other marks are shown: the `Difference` from those before."""
    stirred = Signal()
    """Something on it looks different from before, or lies elsewhere. It stands for Qt's `changed`,
    which nobody may listen to: a watched scene is painted whole whenever an item leaves it.
    """

    def __init__(self, view: View, looks: BoardLooks, parent: QObject | None = None) -> None:
        """Show a position, with no last move yet."""
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.sprites = SpriteStore()
        self.position = Layer[AnyFigure](self, self.sprites)
        self.marks = Layer[AnyFigure](self, self.sprites)
        self._places: dict[Slot, tuple[str, float]] = {}
        self._is_laying_out = False
        self._hit_map: HitMap | None = None
        self._layouts: deque[WallLayout] = deque(maxlen=_LAYOUTS_KEPT)
        self._projected = deque[tuple[View, LastMove, Mapping[Key, Figure]]](maxlen=_POSITIONS_KEPT)
        self._settings = deque[BoardSetting](maxlen=_LAYOUTS_KEPT)
        self._setting = self._setting_of(self._layout_of(view.wall), looks)
        self._view = view
        self._last = LastMove()
        self._lay_out(view.wall)
        self.show_position(view, LastMove())

    @property
    def layout(self) -> WallLayout:
        """Return the geometry of the boards in play."""
        return self._setting.layout

    @property
    def setting(self) -> BoardSetting:
        """Return what all figures share."""
        return self._setting

    @property
    def view(self) -> View:
        """Return the position that is shown."""
        return self._view

    @property
    def hit_map(self) -> HitMap:
        """Return what lies where, worked out when it is asked for first."""
        if self._hit_map is None:
            self._hit_map = HitMap(self.layout)
        return self._hit_map

    def on_painting(self, point: QPointF) -> QPointF:
        """Return where on the painting a point lies: for a name on the mount, in its area."""
        return self.hit_map.off_mount(point) if self.setting.looks.on_mount else point

    def shows(self, view: View, last: LastMove) -> bool:
        """Whether that position is shown, with that last move."""
        return (self._view, self._last) == (view, last)

    def show_position(self, view: View, last: LastMove) -> BoardDifference:
        """Show another position; return what is different."""
        self._view, self._last = view, last
        is_other_wall = view.wall != self.layout.wall
        if is_other_wall:
            self._lay_out(view.wall)
            self._is_laying_out = True
            self.laid_out.emit()
            self._is_laying_out = False
        difference = self.position.show(self._figures_of(view, last), self._setting)
        self.shown.emit()
        self.stirred.emit()
        return difference

    def show_marks(self, marks: Mapping[Key, AnyFigure]) -> BoardDifference:
        """Show these marks and no others."""
        difference = self.marks.replace(marks, self._setting)
        if difference.added or difference.removed or difference.changed:
            self.marked.emit(difference)
            self.stirred.emit()
        return difference

    def apply_style(self, looks: BoardLooks) -> None:
        """Show the same position in other looks, or the one that is to follow other boards; marks
        are to follow.
        """
        self._setting = self._setting_of(self.layout, looks)
        if self._is_laying_out:
            return
        self.position.replace(self._figures_of(self._view, self._last), self._setting)
        self.shown.emit()
        self.stirred.emit()

    def retranslate(self, looks: BoardLooks) -> None:
        """Show the same position in another language, with the looks that it needs."""
        self._projected.clear()
        self._settings.clear()
        self.apply_style(looks)

    def room(self, beyond: float = 0.0) -> QRectF:
        """Return the rectangle that is to be seen, with so much more at its west and east ends."""
        return self.layout.fitted_rect.adjusted(-beyond, 0, beyond, 0)

    def removeItem(self, item: QGraphicsItem) -> None:
        """Take an item out, and say so."""
        super().removeItem(item)
        self.stirred.emit()

    def _figures_of(self, view: View, last: LastMove) -> Mapping[Key, Figure]:
        """Return what is to be seen of a position, kept for those that come back with undo."""
        for known, moved, figures in self._projected:
            if known is view and moved == last:
                return figures
        self._projected.appendleft((view, last, project(view, last)))
        return self._projected[0][2]

    def _layout_of(self, wall: Wall) -> WallLayout:
        """Return the geometry of a wall, kept for walls that come back with undo and jumps."""
        known = next((layout for layout in self._layouts if layout.wall == wall), None)
        if known is None:
            known = WallLayout(wall)
            self._layouts.append(known)
        return known

    def _setting_of(self, layout: WallLayout, looks: BoardLooks) -> BoardSetting:
        """Return what figures share there, kept like the geometry."""
        for known in self._settings:
            if known.layout is layout and known.looks == looks:
                return known
        self._settings.append(BoardSetting(layout, looks))
        return self._settings[-1]

    def _lay_out(self, wall: Wall) -> None:
        """Take the geometry of the boards in play; pictures of a board that lay elsewhere go."""
        self._setting = self._setting_of(self._layout_of(wall), self._setting.looks)
        self._hit_map = None
        places = {slot: (wall.faces[slot].code, self.layout.offset(slot)) for slot in wall.order}
        if any(self._places.get(slot, place) != place for slot, place in places.items()):
            self.sprites.clear()
        self._places.update(places)


def small_picture(view: View, looks: BoardLooks, room: QSize, ratio: float) -> SmallPicture:
    """Begin the small picture of a position, as large as fits into a room."""
    setting = BoardSetting(WallLayout(view.wall), looks)
    arts = map(setting.art_of, project(view, LastMove()).values())
    return SmallPicture(arts, setting.layout.scene_rect, room, ratio)
