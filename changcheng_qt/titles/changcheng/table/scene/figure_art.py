"""The looks of figures on the board: their art, and the keys of its pictures."""

from collections.abc import Hashable
from dataclasses import dataclass
from typing import TypeAlias

from changcheng_qt.titles.changcheng.table.scene import marks, projection
from changcheng_qt.titles.changcheng.table.scene.art import Setting
from changcheng_qt.titles.changcheng.table.scene.mark_art import mark_art
from changcheng_qt.titles.changcheng.table.scene.piece_art import area_art, change_art, square_art
from changcheng_qt.titles.changcheng.table.scene.scroll_art import scroll_art
from changcheng_qt.ui.scene.layer import Art, Difference, FigureItem

AnyFigure: TypeAlias = projection.Figure | marks.Mark
BoardItem: TypeAlias = FigureItem[AnyFigure]
BoardDifference: TypeAlias = Difference[AnyFigure]


@dataclass(frozen=True, slots=True)
class BoardSetting(Setting):
    """A setting with the art of every figure."""

    def made_art(self, figure: AnyFigure) -> Art:
        return _made_art(figure, self)

    def sprite_key(self, figure: AnyFigure) -> Hashable:
        """Return everything that the picture of a figure depends on, apart from the positions of
        boards.

        Figures without words and without a colour of the theme look the same in all looks, and are
        kept when they change.
        """
        looks = self.looks
        match figure:
            case projection.MountFigure() | projection.BoardFigure():
                return (figure, looks.palette.name)
            case (
                projection.ProvinceFigure()
                | projection.RegionFigure()
                | projection.CounterRimFigure()
                | projection.GoneCardFigure()
            ):
                return (figure, self.lettered)
            case (
                projection.BlockFigure()
                | projection.RimFigure()
                | projection.ReservedFigure()
                | projection.CardFigure()
                | projection.EmperorFigure()
            ):
                return figure
            case projection.RollerFigure() | projection.PavingFigure() | projection.SeamFigure():
                return figure
            case projection.EmperorRimFigure() | projection.BoardRimFigure():
                return figure
            case (
                marks.TintMark()
                | marks.RingMark()
                | marks.ChosenMark()
                | marks.AreaMark()
                | marks.SpotlightMark()
            ):
                return figure
            case marks.GhostMark() | marks.GhostCardMark():
                return figure
            case _:
                return (figure, looks.palette.name, self.lettered)


def _made_art(figure: AnyFigure, setting: Setting) -> Art:
    if isinstance(figure, projection.ScrollFigure):
        return scroll_art(figure, setting)
    if isinstance(figure, projection.SquareFigure):
        return square_art(figure, setting)
    if isinstance(figure, projection.AreaFigure):
        return area_art(figure, setting)
    if isinstance(figure, projection.ChangeFigure):
        return change_art(figure, setting)
    return mark_art(figure, setting)
