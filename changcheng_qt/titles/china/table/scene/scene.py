"""The map on the table as a graphics scene, or as a small picture: a projection of one View, with
marks above it.
"""

from PySide6.QtCore import QObject, QRectF, QSize

from changcheng_qt.titles.china.rules.view import View
from changcheng_qt.titles.china.table.geometry.layout import map_layout
from changcheng_qt.titles.china.table.scene.figure_art import AnyFigure, MapSetting
from changcheng_qt.titles.china.table.scene.hit_map import HitMap
from changcheng_qt.titles.china.table.scene.projection import project
from changcheng_qt.titles.china.table.scene.touched import LastMove
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.scene.figure_scene import FigureScene
from changcheng_qt.ui.scene.layer import Looks
from changcheng_qt.ui.scene.small_picture import SmallPicture


class MapScene(FigureScene[View, LastMove, AnyFigure, MapSetting]):
    """The figures of one position and the marks on it."""

    def __init__(self, view: View, looks: Looks, parent: QObject | None = None) -> None:
        """Show a position, without a last move."""
        self.layout = map_layout(view.side)
        self.hit_map = HitMap(self.layout)
        super().__init__(project, view, LastMove(), MapSetting(self.layout, looks), parent)

    def apply_style(self, looks: Looks) -> None:
        """Show the same position in other looks; marks must be set again."""
        self.show_in(MapSetting(self.layout, looks, self.setting.silk))

    @property
    def room(self) -> QRectF:
        """Return the visible rectangle."""
        return self.layout.fitted_rect


def small_picture(view: View, appearance: Appearance, room: QSize, ratio: float) -> SmallPicture:
    """Start rendering the small picture of a position, as large as fits into a room."""
    setting = MapSetting(map_layout(view.side), Looks.of(appearance))
    arts = map(setting.art_of, project(view, LastMove()).values())
    return SmallPicture(arts, setting.layout.scene_rect, room, ratio)
