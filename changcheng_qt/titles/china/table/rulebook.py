"""China's part of its rulebook: the numbers of its rules, and its figures.

Figures of the map are positions, painted by the map's own painter, around their regions. Cards and
pieces alone are painted in a row.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property, partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from changcheng_qt.titles.china.rules.geography import Board, Region
from changcheng_qt.titles.china.rules.pieces import HAND, LINE_LEAST, OPEN_SLOTS, Colour, Supply
from changcheng_qt.titles.china.rules.setup import MOST_SEATS, SEAT_COUNTS, Deck, Side
from changcheng_qt.titles.china.rules.view import View
from changcheng_qt.titles.china.table.geometry.chart import load_chart
from changcheng_qt.titles.china.table.geometry.layout import MapLayout, map_layout
from changcheng_qt.titles.china.table.painting import cards, pieces
from changcheng_qt.titles.china.table.scene.figure_art import MapSetting
from changcheng_qt.titles.china.table.scene.projection import project
from changcheng_qt.titles.china.table.scene.touched import LastMove
from changcheng_qt.titles.china.table.tray.hands import regions_of
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.looks.fonts import Fonts, Script
from changcheng_qt.ui.looks.strokes import united
from changcheng_qt.ui.looks.theme import SIX_SEATS
from changcheng_qt.ui.painting import houses
from changcheng_qt.ui.scene.layer import Art, Looks
from changcheng_qt.ui.scene.small_picture import art_at, picture_of, row_picture
from changcheng_qt.ui.seam.title import SlowPicture
from changcheng_qt.ui.seam.usual import UsualBook

_AROUND: Final = 40.0
"""How much of the map around its regions is in a figure."""
_LETTERING: Final = 1.25
_CARD, _GAP = 92.0, 12.0
_FOOT: Final = QPointF(0, 0)


@dataclass(frozen=True, slots=True)
class MapFigure:
    """A position, and its visible regions; all of them if empty."""

    view: View
    regions: tuple[Region, ...] = ()


MapFigures = Mapping[str, Callable[[], MapFigure]]


class ChinaBook(UsualBook):
    """The numbers and figures of the book."""

    home = "changcheng_qt.titles.china"

    def __init__(self, boards: Mapping[Side, Board], maps: MapFigures) -> None:
        """Use the sides of the map, and its figures by their names; each is made when it is first
        shown.
        """
        self._board = boards[Side.A]
        self.positions, self.rows = maps, _ROWS

    @cached_property
    def numbers(self) -> Mapping[str, int]:
        """The numbers of the rules."""
        return rule_numbers()

    def figure(self, name: str, appearance: Appearance, width: int, ratio: float) -> SlowPicture:
        if name in _ROWS:
            return row_picture(_ROWS[name](appearance, self._board), appearance.k, width, ratio)
        figure = self.positions[name]()
        looks = Looks(appearance.palette, Script.of(appearance.language), _LETTERING)
        setting = MapSetting(map_layout(figure.view.side), looks)

        def arts() -> Iterator[Art]:
            yield from map(setting.art_of, project(figure.view, LastMove()).values())

        band = _band(figure, setting.layout)
        return picture_of(arts(), band, appearance.k, width, ratio)


def rule_numbers() -> Mapping[str, int]:
    """Return every number that the chapters may state, from the rules."""
    chart = load_chart(Side.A)
    own = Supply(fortifications=1)
    return {
        "players_least": SEAT_COUNTS[0],
        "players_most": SEAT_COUNTS[-1],
        "regions": len(chart.lands),
        "alliances": len(chart.seals),
        "towns_a": len(chart.towns),
        "towns_b": len(load_chart(Side.B).towns),
        "houses_each": own.houses,
        "emissaries_each": own.emissaries,
        "fortifications_each": own.fortifications,
        "cards_in_box": sum(Deck.PUBLISHED.counts),
        "taken_out_three": MOST_SEATS - 3,
        "taken_out_four": MOST_SEATS - 4,
        "hand": HAND,
        "open_cards": OPEN_SLOTS,
        "line_least": LINE_LEAST,
    }


def _band(figure: MapFigure, layout: MapLayout) -> QRectF:
    if not figure.regions:
        return layout.scene_rect
    band = united(layout.land_path(region).boundingRect() for region in figure.regions)
    return band.adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND) & layout.scene_rect


def _cards(appearance: Appearance, board: Board) -> Iterator[Art]:
    """Yield a card of each colour."""
    for place, colour in enumerate(Colour):
        yield _card(appearance, board, colour, place * (_CARD + _GAP))


def _pair(appearance: Appearance, board: Board) -> Iterator[Art]:
    """Yield two cards of a colour, joined."""
    yield _card(appearance, board, Colour.RED, 0)
    yield _card(appearance, board, Colour.RED, _CARD * 0.7)
    link = QRectF(_CARD * 0.55, _CARD * cards.HEIGHT * 0.06, _CARD * 0.42, _CARD * 0.16)
    yield Art(link.adjusted(-4, -4, 4, 4), 1.0, partial(cards.paint_link, rect=link))


def _card(appearance: Appearance, board: Board, colour: Colour, left: float) -> Art:
    rect = QRectF(left, 0, _CARD, _CARD * cards.HEIGHT)
    paint = partial(
        cards.paint_card,
        rect=rect,
        colour=colour,
        names=regions_of(board, colour),
        fonts=Fonts(Script.of(appearance.language)),
    )
    return Art(rect.adjusted(-3, -3, 4, 5), 0.0, paint)


def _pieces(appearance: Appearance, board: Board) -> Iterator[Art]:
    """Yield a house, an emissary and a fortification."""
    colours = SIX_SEATS["blue"]

    def fortification(painter: QPainter) -> None:
        pieces.paint_far_wall(painter, _FOOT)
        pieces.paint_near_wall(painter, _FOOT)

    def emissary(painter: QPainter) -> None:
        pieces.paint_emissary(painter, _FOOT, colours, 1, 1.0)

    row: tuple[tuple[QRectF, Callable[[QPainter], None]], ...] = (
        (houses.house_bounds(_FOOT), partial(houses.paint_house, foot=_FOOT, colours=colours)),
        (pieces.emissary_bounds(_FOOT), emissary),
        (pieces.fortification_bounds(_FOOT), fortification),
    )
    for place, (bounds, paint) in enumerate(row):
        at = QPointF(place * 90.0, 0)
        yield art_at(at, bounds, paint)


_ROWS: Final[Mapping[str, Callable[[Appearance, Board], Iterator[Art]]]] = {
    "cards": _cards,
    "pair": _pair,
    "pieces": _pieces,
}
