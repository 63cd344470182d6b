"""The geometry and looks common to all figures of a scene, and the art of each of them."""

from collections.abc import Hashable
from dataclasses import dataclass
from typing import TypeAlias

from changcheng_qt.titles.riders.table.geometry.frame import USUAL_ROOM, Room
from changcheng_qt.titles.riders.table.geometry.layout import MapLayout
from changcheng_qt.titles.riders.table.scene import (
    land_art,
    mark_art,
    marks,
    piece_art,
    projection,
    quay_art,
)
from changcheng_qt.ui.scene.layer import Art, KeptArt, Looks

AnyFigure: TypeAlias = (
    projection.Figure | quay_art.DiceFigure | quay_art.TumblingFigure | marks.Mark
)


@dataclass(frozen=True, slots=True)
class MapLooks(Looks):
    """The looks of a map, which fills a room."""

    room: Room = USUAL_ROOM


@dataclass(frozen=True, slots=True)
class MapSetting(KeptArt[AnyFigure]):
    """The layout and the looks of a scene."""

    layout: MapLayout
    looks: MapLooks

    def sprite_key(self, figure: AnyFigure) -> Hashable:
        """Return everything that the picture of a figure depends on."""
        looks = self.looks
        match figure:
            case projection.SilkFigure():
                return (figure, looks.palette.name, looks.room)
            case projection.PassFigure() | projection.GroundFigure() | projection.HomeFigure():
                return (figure, looks.script, looks.lettering)
            case quay_art.DiceFigure() | projection.SupplyFigure() | projection.StackFigure():
                return (figure, looks.script, looks.room)
            case projection.RoadFigure():
                return (figure, self.layout.has_small_signs)
            case projection.RiderFigure() | projection.HarbourFigure() | marks.SiteMark():
                return (figure, self.layout.sign_growth)
            case marks.OfferMark() | marks.GlowMark() | quay_art.TumblingFigure():
                return (figure, looks.room)
            case _:
                return figure

    def made_art(self, figure: AnyFigure) -> Art:
        if isinstance(figure, marks.Mark):
            return mark_art.mark_art(figure, self.layout)
        if isinstance(figure, quay_art.QuayFigures):
            return quay_art.quay_art(figure, self.layout, self.looks)
        if isinstance(figure, projection.PieceFigures):
            return piece_art.piece_art(figure, self.layout)
        return land_art.land_art(figure, self.layout, self.looks)
