"""The map as a graphics scene, or as a small picture: the projection of a View, and marks."""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, QRectF, QSize

from changcheng_qt.titles.riders.rules.tallies import Rolls
from changcheng_qt.titles.riders.rules.view import View
from changcheng_qt.titles.riders.table.geometry.frame import Room
from changcheng_qt.titles.riders.table.geometry.hit_map import HitMap
from changcheng_qt.titles.riders.table.geometry.layout import MapLayout
from changcheng_qt.titles.riders.table.scene import marks, projection, quay_art, setting, touched
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.scene.figure_scene import FigureScene
from changcheng_qt.ui.scene.layer import Key
from changcheng_qt.ui.scene.small_picture import SmallPicture

translate = QCoreApplication.translate


class MapScene(FigureScene[View, touched.LastMove, setting.AnyFigure, setting.MapSetting]):
    """The figures of one position and the marks on it."""

    def __init__(self, view: View, looks: setting.MapLooks) -> None:
        """Show a position, without a last move or earlier rolls."""
        self.rolls = Rolls()
        """The last rolls of the game, to be set before the position after them is shown."""
        self.layout = MapLayout(view.board, looks.room)
        self.hit_map = HitMap(self.layout)
        common = setting.MapSetting(self.layout, looks)
        super().__init__(projection.project, view, touched.LastMove(), common)

    def apply_style(self, looks: setting.MapLooks) -> None:
        layout = self.layout_in(looks.room)
        if layout is not self.layout:
            self.layout, self.hit_map = layout, HitMap(layout)
        self.show_in(setting.MapSetting(layout, looks))

    def layout_in(self, room: Room) -> MapLayout:
        """Return the layout of this map in a room."""
        return self.layout if room == self.layout.room else MapLayout(self.layout.board, room)

    @property
    def room(self) -> QRectF:
        """Return the visible rectangle."""
        return self.layout.frame.scene

    @property
    def _figures(self) -> Mapping[Key, setting.AnyFigure]:
        return {**super()._figures, **figures_of_rolls(self.view, self.rolls)}


def figures_of_rolls(view: View, rolls: Rolls) -> dict[Key, setting.AnyFigure]:
    """Return the dice on the quay, and the light on the hexes that have just given goods."""
    dice = view.turn.dice
    before, label = rolls.before(0 if dice is None else 1), translate("RidersBoard", "Earlier:")
    figures: dict[Key, setting.AnyFigure] = {
        ("dice", 0, 0): quay_art.DiceFigure(dice, before, label)
    }
    if dice is not None and rolls.is_fresh:
        for land in view.board.yielding[sum(dice)]:
            if not view.entered[land]:
                figures["yield", land, 0] = marks.YieldMark(land)
    return figures


def small_picture(view: View, appearance: Appearance, room: QSize, ratio: float) -> SmallPicture:
    """Start rendering the small picture of a position, as large as fits into a room."""
    looks = setting.MapLooks.of(appearance)
    common = setting.MapSetting(MapLayout(view.board, looks.room), looks)
    figures = projection.project(view, touched.LastMove()) | figures_of_rolls(view, Rolls())
    arts = map(common.art_of, figures.values())
    return SmallPicture(arts, common.layout.frame.scene, room, ratio)
