"""What lies on the board in words, for those who do not see it; made of the View alone."""

from PySide6.QtCore import QCoreApplication

from changcheng_qt.games.changcheng.pieces import NEUTRAL, ActionCard, BlockKind, Colour
from changcheng_qt.games.changcheng.view import View
from changcheng_qt.i18n.phrases.changcheng.cards import card_name
from changcheng_qt.i18n.phrases.changcheng.pieces import (
    block_name,
    colour_name,
    neutral_single_name,
    owner_name,
)
from changcheng_qt.i18n.phrases.changcheng.places import province_name, square_name
from changcheng_qt.i18n.phrases.wording import fill, signed
from changcheng_qt.ui.changcheng.scene.items.figure_item import AnyFigure
from changcheng_qt.ui.changcheng.scene.projection import (
    BlockFigure,
    CardFigure,
    EmperorFigure,
    ProvinceFigure,
    RegionFigure,
    ReservedFigure,
)
from changcheng_qt.ui.changcheng.seat_colours import NEUTRAL_COLOUR

translate = QCoreApplication.translate


def description_of(figure: AnyFigure, view: View) -> str:
    """Return what a figure shows; empty for what only decorates."""
    match figure:
        case BlockFigure() | ReservedFigure():
            return _on_square(figure, view)
        case ProvinceFigure():
            return fill(
                translate("Board", "{province}: reputation {value}, {built} of {count} squares"),
                province=figure.name,
                value=figure.reputation,
                built=figure.built,
                count=figure.squares,
            )
        case RegionFigure():
            return _region(figure)
        case CardFigure(face=None):
            return fill(
                translate("Board", "{province}: face-down card, {colour}"),
                province=province_name(view.wall, figure.province),
                colour=_colour(figure.colour),
            )
        case CardFigure(face=ActionCard() as face):
            return fill(
                translate("Board", "{province}: {card}, {colour}"),
                card=card_name(face),
                province=province_name(view.wall, figure.province),
                colour=_colour(figure.colour),
            )
        case EmperorFigure(province):
            return fill(
                translate("Board", "{province}: emperor card"),
                province=province_name(view.wall, province),
            )
        case _:
            return ""


def _on_square(figure: BlockFigure | ReservedFigure, view: View) -> str:
    if isinstance(figure, ReservedFigure):
        return fill(
            translate("Board", "{square}: kept for a single, {colour}"),
            square=square_name(view.wall, figure.square),
            colour=_colour(figure.colour),
        )
    place = square_name(view.wall, figure.squares[0])
    if figure.colour == NEUTRAL_COLOUR and figure.kind is BlockKind.SINGLE:
        return f"{place}: {neutral_single_name()}"
    return f"{place}: {block_name(figure.kind)} ({_colour(figure.colour)})"


def _region(figure: RegionFigure) -> str:
    if figure.removed:
        text = translate("Board", "{region}: no threat counter")
    elif figure.value is not None:
        text = translate("Board", "{region}: threat {value}")
    elif figure.seen is not None:
        text = translate("Board", "{region}: threat {value}, which only you have seen")
    else:
        text = translate("Board", "{region}: threat counter face down")
    value = figure.value if figure.value is not None else figure.seen
    return fill(text, region=figure.name, value="" if value is None else signed(-value))


def _colour(name: str) -> str:
    return owner_name(NEUTRAL, ()) if name == NEUTRAL_COLOUR else colour_name(Colour(name))
