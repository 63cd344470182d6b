"""Which art shows a figure, and everything that its picture depends on."""

from collections.abc import Hashable
from typing import TypeAlias, assert_never

from changcheng_qt.ui.changcheng.scene.items.art import Art, Setting
from changcheng_qt.ui.changcheng.scene.items.mark_art import mark_art
from changcheng_qt.ui.changcheng.scene.items.piece_art import (
    area_art,
    block_art,
    change_art,
    reserved_art,
    rim_art,
)
from changcheng_qt.ui.changcheng.scene.items.scroll_art import (
    board_art,
    mount_art,
    paving_art,
    roller_art,
    seam_art,
)
from changcheng_qt.ui.changcheng.scene.marks import (
    AreaMark,
    ChosenMark,
    GhostCardMark,
    GhostMark,
    Mark,
    RingMark,
    SpotlightMark,
    TintMark,
)
from changcheng_qt.ui.changcheng.scene.projection import (
    BlockFigure,
    BoardFigure,
    BoardRimFigure,
    CardFigure,
    CounterRimFigure,
    EmperorFigure,
    EmperorRimFigure,
    Figure,
    GoneCardFigure,
    MountFigure,
    PavingFigure,
    ProvinceFigure,
    RegionFigure,
    ReservedFigure,
    RimFigure,
    RollerFigure,
    SeamFigure,
)

AnyFigure: TypeAlias = Figure | Mark


def sprite_key(figure: AnyFigure, setting: Setting) -> Hashable:
    """Return everything that the picture of a figure depends on, but for where boards lie.

    What has neither words nor a colour of the theme looks the same in all looks, and is kept
    when they change.
    """
    looks = setting.looks
    match figure:
        case MountFigure() | BoardFigure():
            return (figure, looks.palette.name)
        case ProvinceFigure() | RegionFigure() | CounterRimFigure() | GoneCardFigure():
            return (figure, setting.lettered)
        case BlockFigure() | RimFigure() | ReservedFigure() | CardFigure() | EmperorFigure():
            return figure
        case RollerFigure() | PavingFigure() | SeamFigure():
            return figure
        case EmperorRimFigure() | BoardRimFigure():
            return figure
        case TintMark() | RingMark() | ChosenMark() | AreaMark() | SpotlightMark():
            return figure
        case GhostMark() | GhostCardMark():
            return figure
        case _:
            return (figure, looks.palette.name, setting.lettered)


def art_of(figure: AnyFigure, setting: Setting) -> Art:
    """Return the looks of any figure."""
    match figure:
        case MountFigure() | RollerFigure():
            return _scroll_art(figure, setting)
        case BoardFigure() | PavingFigure() | SeamFigure():
            return _scroll_art(figure, setting)
        case BlockFigure():
            return block_art(figure, setting)
        case RimFigure():
            return rim_art(figure, setting)
        case ReservedFigure():
            return reserved_art(figure, setting)
        case ProvinceFigure() | CardFigure() | EmperorFigure() | RegionFigure():
            return area_art(figure, setting)
        case EmperorRimFigure() | CounterRimFigure() | BoardRimFigure() | GoneCardFigure():
            return change_art(figure, setting)
        case _:
            return mark_art(figure, setting)


def _scroll_art(
    figure: MountFigure | RollerFigure | BoardFigure | PavingFigure | SeamFigure,
    setting: Setting,
) -> Art:
    match figure:
        case MountFigure():
            return mount_art(figure, setting)
        case RollerFigure():
            return roller_art(figure)
        case BoardFigure():
            return board_art(figure, setting)
        case PavingFigure():
            return paving_art(figure, setting)
        case SeamFigure():
            return seam_art(figure, setting)
        case _:
            assert_never(figure)
