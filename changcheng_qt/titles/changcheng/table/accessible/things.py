"""The things on a board, for screen readers: their order, their places and what they are called.

Most things are targets, as the pointer knows them; cards and emperor cards can only be read. Names
are made of the View alone: `name_of` leaves out what only the viewer knows, so that nobody
overhears it; `secret_of` is that, for the viewer who asks.
"""

from collections.abc import Collection
from dataclasses import dataclass
from typing import TypeAlias

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QAccessible, QPainterPath

from changcheng_qt.engine.seats import EVERYONE
from changcheng_qt.i18n.phrases.wording import fill, labelled, listed, signed
from changcheng_qt.titles.changcheng.rules.geography import End, Province, Region, Square
from changcheng_qt.titles.changcheng.rules.pieces import NEUTRAL, ActionCard, BlockKind, Owner
from changcheng_qt.titles.changcheng.rules.view import CardBack, View
from changcheng_qt.titles.changcheng.table.board.counted import counted_of
from changcheng_qt.titles.changcheng.table.geometry.mount import end_rect
from changcheng_qt.titles.changcheng.table.pointer.aiming import anything_at
from changcheng_qt.titles.changcheng.table.pointer.play import BoardPlay
from changcheng_qt.titles.changcheng.table.pointer.targets import (
    EndTarget,
    PairTarget,
    ProvinceTarget,
    RegionTarget,
    SquareTarget,
    Target,
)
from changcheng_qt.titles.changcheng.table.scene.scene import BoardScene
from changcheng_qt.titles.changcheng.words.cards import card_name
from changcheng_qt.titles.changcheng.words.names import (
    block_name,
    colour_name,
    end_name,
    neutral_single_name,
    province_name,
    region_name,
    square_name,
)
from changcheng_qt.ui.scene.layer import Key

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class CardThing:
    """A card in a province; `ply` as in `CardBack`."""

    province: Province
    ply: int


@dataclass(frozen=True, slots=True)
class EmperorThing:
    """The emperor card of a completed province."""

    province: Province


Pressable: TypeAlias = SquareTarget | ProvinceTarget | RegionTarget | EndTarget


Thing: TypeAlias = Pressable | CardThing | EmperorThing


class WallThings:
    """The things of one scene, as screen readers walk through them."""

    def __init__(self, scene: BoardScene, play: BoardPlay) -> None:
        """Speak of what is shown and offered now."""
        self._scene = scene
        self._play = play

    def on_board(self) -> list[Thing]:
        """Return what lies on the board itself."""
        return things_on(self._scene.view, self._play.offers.targets)

    def inside(self, thing: Thing) -> list[Thing]:
        """Return what lies in a province."""
        return things_in(thing, self._scene.view)

    def around(self, thing: Thing) -> Thing | None:
        """Return the province that something lies in."""
        return province_around(thing, self._scene.view)

    def at(self, point: QPointF) -> Thing | None:
        """Return what lies under a point of the scene."""
        scene = self._scene
        meant = scene.on_painting(point)
        return anything_at(meant, scene.hit_map, scene.view, self._play.offers)

    def of(self, target: Target) -> Thing:
        """Return the thing that a target lies on: for a pair its western square."""
        return SquareTarget(target.west) if isinstance(target, PairTarget) else target

    def room_of(self, thing: Thing) -> QRectF:
        """Return the rectangle that something takes in the scene."""
        return room_of(thing, self._scene)

    def name_of(self, thing: Thing) -> str:
        """Return what something is and how it stands."""
        return name_of(thing, self._scene.view)

    def role_of(self, thing: Thing) -> QAccessible.Role:
        """Return a button for what can be pressed, and text for cards; provinces hold others."""
        if isinstance(thing, CardThing | EmperorThing):
            return QAccessible.Role.StaticText
        is_group = isinstance(thing, ProvinceTarget)
        return QAccessible.Role.Grouping if is_group else QAccessible.Role.Button


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
    return [
        *(SquareTarget(square) for square in view.wall.squares_of[province]),
        *(CardThing(province, card.ply) for card in view.cards_in(province)),
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


def outline_of_place(kind: str, number: int, scene: BoardScene) -> QPainterPath:
    """Return the outline of a place of the notation with its walls: of a province `p`, a region
    `r`, a square ``, all squares `wall`, all that is to be read `signs`; empty if there is none.
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


def _room_of_item(key: Key, scene: BoardScene) -> QRectF:
    item = scene.position.items.get(key)
    return QRectF() if item is None else item.boundingRect()


def name_of(thing: Thing, view: View) -> str:
    """Return what something is and how it stands, without what only this viewer knows."""
    match thing:
        case SquareTarget(square):
            return _square(square, view)
        case ProvinceTarget(province):
            return _province(province, view)
        case RegionTarget(region):
            return _region(region, view)
        case EndTarget(end):
            return end_name(end)
        case CardThing():
            return _card(thing, view)
        case EmperorThing(province):
            return fill(
                translate("Board", "{province}: emperor card"),
                province=province_name(view.wall, province),
            )


def secret_of(thing: Thing, view: View, *, counts: bool = False) -> str:
    """Return what only this viewer knows of something, or what follows from that if it `counts`;
    empty where that is nothing.
    """
    match thing:
        case RegionTarget(region) if (value := _seen_threat(region, view)) is not None:
            return seen_words(region, value, view)
        case CardThing() if view.viewer is not EVERYONE and (known := _known(thing, view)):
            return _open_card(thing, known, view)
        case _:
            counted = counted_of(view, _card_back(thing, view)) if counts else ""
            return counted and labelled(name_of(thing, view), counted)


def _card_back(thing: Thing, view: View) -> CardBack | Thing:
    """Return the card back that a thing is, anything else as it is."""
    backs = (back for back in view.cards if isinstance(thing, CardThing) and back.ply == thing.ply)
    return next(backs, thing)


def seen_words(region: Region, value: int, view: View) -> str:
    """Return the value of a threat counter that only this viewer has looked at."""
    text = translate("Board", "{region}: threat {value}, seen by you")
    return fill(text, region=region_name(view.wall, region), value=signed(-value))


def _square(square: Square, view: View) -> str:
    block, place = view.blocks[square], square_name(view.wall, square)
    if block is None:
        return _empty_square(square, view)
    if block.owner == NEUTRAL and block.kind is BlockKind.SINGLE:
        return labelled(place, neutral_single_name())
    return fill(
        translate("Board", "{square}: {block} ({colour})"),
        square=place,
        block=block_name(block.kind),
        colour=_colour(block.owner, view),
    )


def _empty_square(square: Square, view: View) -> str:
    place = square_name(view.wall, square)
    owners = [r.owner for r in view.reservations if square in r.candidates]
    if not owners:
        return fill(translate("Board", "{square}: empty"), square=place)
    return fill(
        translate("Board", "{square}: reserved, {colour}"),
        square=place,
        colour=listed([_colour(owner, view) for owner in owners]),
    )


def _province(province: Province, view: View) -> str:
    squares = len(view.wall.squares_of[province])
    return fill(
        translate("Board", "{province}: reputation {value}, {built} of {count} squares filled"),
        province=province_name(view.wall, province),
        value=view.reputations[province],
        built=squares - len(view.empty(province)),
        count=squares,
    )


def _region(region: Region, view: View) -> str:
    open_value = _open_threat(region, view)
    if region in view.removed:
        text = translate("Board", "{region}: no threat counter")
    elif open_value is not None:
        text = translate("Board", "{region}: threat {value}")
    elif _seen_threat(region, view) is not None:
        text = translate("Board", "{region}: face-down threat counter, seen by you")
    else:
        text = translate("Board", "{region}: face-down threat counter")
    value = "" if open_value is None else signed(-open_value)
    return fill(text, region=region_name(view.wall, region), value=value)


def _open_threat(region: Region, view: View) -> int | None:
    """Return the value of a counter that lies face up, or of any once everything is shown."""
    return view.threats[region] if view.viewer is not EVERYONE else view.known_threats.get(region)


def _seen_threat(region: Region, view: View) -> int | None:
    """Return the value of a face-down counter that this viewer has looked at and may recall."""
    if view.viewer is EVERYONE or view.threats[region] is not None:
        return None
    return view.known_threats.get(region)


def _card(card: CardThing, view: View) -> str:
    known = _known(card, view) if view.viewer is EVERYONE else None
    turned_up = next((gone.card for gone in view.gone if gone.ply == card.ply), known)
    if turned_up is not None:
        return _open_card(card, turned_up, view)
    return fill(
        translate("Board", "{province}: face-down card, {colour}"),
        province=province_name(view.wall, card.province),
        colour=_colour_of_card(card, view),
    )


def _known(card: CardThing, view: View) -> ActionCard | None:
    """Return what a face-down card is, if this viewer knows it."""
    placed = (p for private in view.privates for p in (*private.placed, *private.remembered))
    return next((p.card for p in placed if p.ply == card.ply), None)


def _open_card(card: CardThing, face: ActionCard, view: View) -> str:
    return fill(
        translate("Board", "{province}: {card}, {colour}"),
        card=card_name(face),
        province=province_name(view.wall, card.province),
        colour=_colour_of_card(card, view),
    )


def _colour_of_card(card: CardThing, view: View) -> str:
    owner = next(back.owner for back in view.cards_in(card.province) if back.ply == card.ply)
    return _colour(owner, view)


def _colour(owner: Owner, view: View) -> str:
    if owner == NEUTRAL:
        return translate("Piece", "neutral", "owner of a wall, in a list")
    return colour_name(view.colours[owner])
