"""The title's part of its rulebook: the numbers of its rules, and its figures.

Figures of the map are positions, painted by the map's own painter, around some hexes. Cards and
pieces alone are painted in a row.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Final, TypeAlias

from PySide6.QtCore import QLineF, QPointF, QRectF

from changcheng_qt.titles.riders.rules.hexes import At
from changcheng_qt.titles.riders.rules.pieces import Good
from changcheng_qt.titles.riders.rules.view import View
from changcheng_qt.titles.riders.table.geometry.hexes import hex_path, middle
from changcheng_qt.titles.riders.table.geometry.layout import MapLayout
from changcheng_qt.titles.riders.table.painting import goods, riders, wall
from changcheng_qt.titles.riders.table.scene.piece_art import building_art, road_art
from changcheng_qt.titles.riders.table.scene.projection import project
from changcheng_qt.titles.riders.table.scene.setting import MapLooks, MapSetting
from changcheng_qt.titles.riders.table.scene.touched import LastMove
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.looks.strokes import united
from changcheng_qt.ui.looks.theme import SIX_SEATS
from changcheng_qt.ui.scene.layer import Art
from changcheng_qt.ui.scene.small_picture import picture_of, row_picture
from changcheng_qt.ui.seam.title import SlowPicture
from changcheng_qt.ui.seam.usual import UsualBook

_AROUND: Final = 14.0
"""How much of the map around its hexes is in a figure."""
_CARD, _GAP = 40.0, 10.0
_HIGH: Final = 56.0
_COLOUR: Final = "green"


@dataclass(frozen=True, slots=True)
class MapFigure:
    """A position, and its visible hexes; all of them if empty."""

    view: View
    around: tuple[At, ...] = ()


BookParts: TypeAlias = tuple[Mapping[str, int], Mapping[str, Callable[[], MapFigure]]]
"""The numbers of the rules, and the figures of the map, by their names."""


class RidersBook(UsualBook):
    """The numbers and figures of the book."""

    home = "changcheng_qt.titles.riders"

    def __init__(self, parts: BookParts) -> None:
        """Use these numbers and figures of the map; each figure is made when it is first shown."""
        self.numbers, self.positions = parts
        self.rows = _ROWS

    def figure(self, name: str, appearance: Appearance, width: int, ratio: float) -> SlowPicture:
        if name in _ROWS:
            return row_picture(_ROWS[name](), appearance.k, width, ratio)
        figure, looks = self.positions[name](), MapLooks.of(appearance)
        setting = MapSetting(MapLayout(figure.view.board, looks.room), looks)

        def arts() -> Iterator[Art]:
            yield from map(setting.art_of, project(figure.view, LastMove()).values())

        return picture_of(arts(), _band(figure, setting.layout), appearance.k, width, ratio)


def _band(figure: MapFigure, layout: MapLayout) -> QRectF:
    if not figure.around:
        return layout.frame.scene
    band = united(hex_path(middle(at)).boundingRect() for at in figure.around)
    return band.adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND) & layout.frame.silk


def _goods() -> Iterator[Art]:
    """Yield a card of each good."""
    for good in Good:
        rect = QRectF(good * (_CARD + _GAP), 0, _CARD, _HIGH)
        paint = partial(goods.paint_goods_card, rect=rect, good=good)
        yield Art(rect.adjusted(-2, -2, 2, 2), 0.0, paint)


def _pieces() -> Iterator[Art]:
    """Yield a road, a settlement, a city, a border fort, a tower and a rider."""
    yield road_art(QLineF(-26, 8, 14, -10), _COLOUR)
    for place, (is_city, is_fort) in enumerate(((False, False), (True, False), (False, True)), 1):
        at = QPointF(place * 62, 0)
        yield building_art(at, _COLOUR, is_city=is_city, is_fort=is_fort)
    tower, rider = QPointF(242, 0), QPointF(290, 0)
    paint_tower = partial(wall.paint_tower, at=tower, seat=SIX_SEATS[_COLOUR])
    yield Art(wall.TOWER_BOUNDS.translated(tower), 0.0, paint_tower)
    yield Art(riders.rider_bounds(rider), 0.0, partial(riders.paint_rider, at=rider, numeral="II"))


_ROWS: Final[Mapping[str, Callable[[], Iterator[Art]]]] = {"goods": _goods, "pieces": _pieces}
