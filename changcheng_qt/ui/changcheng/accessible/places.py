"""What there is on a board, for those who walk through it one by one.

Most things are targets, as the pointer knows them; cards and emperor cards can only be read.
"""

from collections.abc import Collection
from dataclasses import dataclass
from typing import TypeAlias

from PySide6.QtCore import QPointF, QRectF

from changcheng_qt.games.changcheng.geography import End, Province
from changcheng_qt.games.changcheng.view import View
from changcheng_qt.ui.changcheng.geometry.ends import end_rect
from changcheng_qt.ui.changcheng.geometry.layout import WallLayout
from changcheng_qt.ui.changcheng.pointer.targets import (
    EndTarget,
    PairTarget,
    ProvinceTarget,
    RegionTarget,
    SquareTarget,
)
from changcheng_qt.ui.changcheng.pointer.targets import Target as AnyTarget
from changcheng_qt.ui.changcheng.scene.projection import Key
from changcheng_qt.ui.changcheng.scene.scene import BoardScene


@dataclass(frozen=True, slots=True)
class CardThing:
    """A card in a province; `ply` as in `CardBack`."""

    province: Province
    ply: int


@dataclass(frozen=True, slots=True)
class EmperorThing:
    """The emperor card of a completed province."""

    province: Province


Target: TypeAlias = SquareTarget | ProvinceTarget | RegionTarget | EndTarget
Thing: TypeAlias = Target | CardThing | EmperorThing


def things_on(view: View, offered: Collection[object]) -> list[Thing]:
    """Return what lies on the board itself: provinces and regions, each from the west, and the ends
    where a board can be added, if they are among the targets offered.
    """
    wall = view.wall
    provinces = dict.fromkeys(wall.province_of[square] for square in wall.west_to_east)
    return [
        *(ProvinceTarget(province) for province in provinces),
        *(RegionTarget(region) for region in wall.regions_west_to_east),
        *(end for end in map(EndTarget, End) if end in offered),
    ]


def things_in(thing: Thing, view: View) -> list[Thing]:
    """Return what lies in a province: its squares, its cards, its emperor card; nothing else has
    anything in it.
    """
    if not isinstance(thing, ProvinceTarget):
        return []
    province = thing.province
    cards = sorted(card.ply for card in view.cards if card.province == province)
    return [
        *(SquareTarget(square) for square in view.wall.squares_of[province]),
        *(CardThing(province, ply) for ply in cards),
        *([EmperorThing(province)] if province in view.scored else []),
    ]


def province_around(thing: Thing, view: View) -> ProvinceTarget | None:
    """Return the province that something lies in, None for what lies on the board itself."""
    match thing:
        case SquareTarget(square):
            return ProvinceTarget(view.wall.province_of[square])
        case CardThing(province=province) | EmperorThing(province):
            return ProvinceTarget(province)
        case _:
            return None


def thing_at(point: QPointF, layout: WallLayout) -> Thing | None:
    """Return what lies under a point of the scene."""
    if (square := layout.square_at(point)) is not None:
        return SquareTarget(square)
    if (region := layout.region_at(point)) is not None:
        return RegionTarget(region)
    province = layout.province_at(point)
    return None if province is None else ProvinceTarget(province)


def room_of(thing: Thing, scene: BoardScene) -> QRectF:
    """Return the rectangle that something takes in the scene; a null one where it has left."""
    layout = scene.layout
    match thing:
        case SquareTarget(square):
            return layout.cell(square).boundingRect()
        case ProvinceTarget(province):
            return layout.province_path(province).boundingRect()
        case RegionTarget(region):
            return layout.region_path(region).boundingRect()
        case EndTarget(end):
            return end_rect(layout.scroll_rect, end)
        case CardThing(province, ply):
            return _room_of_item(("card", province, ply), scene)
        case EmperorThing(province):
            return _room_of_item(("emperor", province, 0), scene)


def _room_of_item(key: Key, scene: BoardScene) -> QRectF:
    item = scene.position.items.get(key)
    return QRectF() if item is None else item.boundingRect()


def thing_named(target: AnyTarget | None) -> Target | None:
    """Return the thing that a target of the pointer lies on: for a pair its western square."""
    return SquareTarget(target.west) if isinstance(target, PairTarget) else target
