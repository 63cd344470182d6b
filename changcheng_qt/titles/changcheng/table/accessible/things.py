"""The things on a board, for screen readers: their order, positions and texts."""

from collections.abc import Collection
from enum import Enum

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QAccessible, QPainterPath

from changcheng_qt.titles.changcheng.rules.geography import End
from changcheng_qt.titles.changcheng.rules.view import View
from changcheng_qt.titles.changcheng.table.accessible.names import (
    CardThing,
    EmperorThing,
    Pressable,
    Thing,
    name_of,
)
from changcheng_qt.titles.changcheng.table.board.prospect_note import refusal_note, told_of
from changcheng_qt.titles.changcheng.table.geometry.mount import end_rect
from changcheng_qt.titles.changcheng.table.pointer.aiming import anything_at, surroundings
from changcheng_qt.titles.changcheng.table.pointer.hand import HeldBlock, HeldWall
from changcheng_qt.titles.changcheng.table.pointer.play import BoardPlay
from changcheng_qt.titles.changcheng.table.pointer.targets import (
    EndTarget,
    PairTarget,
    ProvinceTarget,
    RegionTarget,
    SquareTarget,
    Target,
    squares_of,
)
from changcheng_qt.titles.changcheng.table.scene.scene import BoardScene
from changcheng_qt.ui.scene.layer import Key


class WallThings:
    """The things of one scene, in the order of screen readers."""

    def __init__(self, scene: BoardScene, play: BoardPlay) -> None:
        """Describe the shown position and its offers."""
        self._scene = scene
        self._play = play

    def on_board(self) -> list[Thing]:
        return things_on(self._scene.view, self._play.offers.targets)

    def inside(self, thing: Thing) -> list[Thing]:
        return things_in(thing, self._scene.view)

    def around(self, thing: Thing) -> Thing | None:
        """Return the province of something, None for things on the board itself."""
        match thing:
            case SquareTarget(square):
                return ProvinceTarget(self._scene.view.wall.province_of[square])
            case CardThing(province=province) | EmperorThing(province):
                return ProvinceTarget(province)
            case _:
                return None

    def at(self, point: QPointF) -> Thing | None:
        scene = self._scene
        meant = scene.on_painting(point)
        return anything_at(meant, scene.hit_map, scene.view, self._play.offers)

    def of(self, target: Target) -> Thing:
        """Return the thing of a target: for a pair its western square."""
        return SquareTarget(target.west) if isinstance(target, PairTarget) else target

    def room_of(self, thing: Thing) -> QRectF:
        """Return the rectangle of something in the scene; a null one if it has left."""
        layout = self._scene.layout
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
                return self._room_of_item(("card", province, ply))
            case EmperorThing(province):
                return self._room_of_item(("emperor", province, 0))

    def name_of(self, thing: Thing) -> str:
        """Return the name and state of something."""
        return name_of(thing, self._scene.view)

    def role_of(self, thing: Thing) -> QAccessible.Role:
        """Return a button for places that can be pressed, and text for cards; provinces hold
        others.
        """
        if isinstance(thing, CardThing | EmperorThing):
            return QAccessible.Role.StaticText
        is_group = isinstance(thing, ProvinceTarget)
        return QAccessible.Role.Grouping if is_group else QAccessible.Role.Button

    # Answers to questions about one thing.

    def target_of(self, thing: Thing) -> Pressable | None:
        """Return the target whose middle a click on a thing hits, None for a card."""
        return None if isinstance(thing, CardThing | EmperorThing) else thing

    def meant_by(self, thing: Thing) -> Target | None:
        """Return the target that a press would choose, for a square also a pair that it is in."""
        offers = self._play.offers
        if isinstance(thing, CardThing | EmperorThing):
            return None
        if offers.allows(thing):
            return thing
        if not isinstance(thing, SquareTarget):
            return None
        pairs = (target for target in offers.targets if isinstance(target, PairTarget))
        return next((pair for pair in pairs if thing.square in squares_of(pair)), None)

    def is_chosen(self, thing: Thing) -> bool:
        """Whether a thing is the first of two squares that are being chosen."""
        match self._play.offers.held:
            case HeldBlock(_, int(first)) | HeldWall(first):
                return thing == SquareTarget(first)
            case _:
                return False

    def surroundings(self, target: Target) -> QRectF:
        return surroundings(self._scene.layout, target)

    def prospect(self, target: Target) -> list[str]:
        return [self._play.label(target), *told_of(self._play, self._scene.view, target)]

    def explained(self, target: Target) -> list[str]:
        return told_of(self._play, self._scene.view, target, is_asked=True)

    def refused(self, reason: Enum | None) -> str:
        return refusal_note(reason)

    def _room_of_item(self, key: Key) -> QRectF:
        item = self._scene.position.items.get(key)
        return QRectF() if item is None else item.boundingRect()


def things_on(view: View, offered: Collection[object]) -> list[Thing]:
    """Return the things on the board itself: provinces and regions, each from the west, and the
    ends where a board can be added, if they are among the offers.
    """
    wall = view.wall
    provinces = dict.fromkeys(wall.province_of[square] for square in wall.west_to_east)
    return [
        *(ProvinceTarget(province) for province in provinces),
        *(RegionTarget(region) for region in wall.regions_west_to_east),
        *(end for end in map(EndTarget, End) if end in offered),
    ]


def things_in(thing: Thing, view: View) -> list[Thing]:
    """Return the content of a province: its squares, its cards, its emperor card; anything else is
    empty.
    """
    if not isinstance(thing, ProvinceTarget):
        return []
    province = thing.province
    return [
        *(SquareTarget(square) for square in view.wall.squares_of[province]),
        *(CardThing(province, card.ply) for card in view.cards_in(province)),
        *([EmperorThing(province)] if province in view.scored else []),
    ]


def outline_of_place(kind: str, number: int, scene: BoardScene) -> QPainterPath:
    """Return the outline of a place of the notation with its walls: of a province `p`, a region
    `r`, a square ``, all squares `wall`, all legible parts `signs`; empty if there is none.
    """
    layout, wall = scene.layout, scene.view.wall
    squares, outline = wall.west_to_east, QPainterPath()
    match kind:
        case "p" if number in wall.provinces:
            return layout.spotlight_path(number)
        case "r" if number in wall.regions:
            return layout.region_spotlight_path(number)
        case "" if number in squares and scene.view.blocks[number] is not None:
            return layout.standing_path(number)
        case "" if number in squares:
            outline.addPolygon(layout.cell(number))
            outline.closeSubpath()
        case "wall":
            first, last = layout.cell(squares[0]), layout.cell(squares[-1])
            outline.addRect(first.boundingRect().united(last.boundingRect()))
        case "signs":
            scroll, lowest = layout.scroll_rect, scene.setting.lowest
            outline.addRect(scroll.adjusted(0, 0, 0, lowest - scroll.bottom()))
        case _:
            pass
    return outline
