"""The target of a point on the board, by the held things and the offers; the position of each
target, and the order of targets for keys: from west to east, cyclic.

With a held block the target is a square, also an illegal one: then the rules give the reason. Near
the seam of two squares a double's target is that pair, in the middle of a square its first half. A
card's target is a province. With empty hands, squares, regions and provinces are targets, to be
explained, and to be chosen if a decision offers them. A name on the mount counts as its area.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from changcheng_qt.titles.changcheng.rules.geography import Region, Square
from changcheng_qt.titles.changcheng.rules.view import View
from changcheng_qt.titles.changcheng.table.geometry.face_layout import COUNTER_RADIUS
from changcheng_qt.titles.changcheng.table.geometry.layout import WallLayout
from changcheng_qt.titles.changcheng.table.geometry.mount import end_rect
from changcheng_qt.titles.changcheng.table.pointer.hand import (
    HeldBlock,
    HeldBoard,
    HeldCard,
    HeldWall,
    Pile,
)
from changcheng_qt.titles.changcheng.table.pointer.play import BoardPlay
from changcheng_qt.titles.changcheng.table.pointer.targets import (
    EndTarget,
    Offers,
    PairTarget,
    ProvinceTarget,
    RegionTarget,
    SquareTarget,
    Target,
    pairs_with,
    squares_of,
)
from changcheng_qt.titles.changcheng.table.scene.hit_map import HitMap
from changcheng_qt.titles.changcheng.table.scene.mark_art import counter_place
from changcheng_qt.titles.changcheng.table.scene.marks import Mark, Pointed, marks_of
from changcheng_qt.titles.changcheng.table.scene.passing_items import carried_item
from changcheng_qt.titles.changcheng.table.scene.scene import BoardScene
from changcheng_qt.titles.changcheng.words.names import region_name
from changcheng_qt.ui.board.pointer_modes import PointerPlace
from changcheng_qt.ui.looks.strokes import centred, distance
from changcheng_qt.ui.scene.carried_item import CarriedItem
from changcheng_qt.ui.scene.layer import Key

_EYE_REACH: Final = COUNTER_RADIUS * 1.6
NEAR_SEAM: Final = 0.34
"""The share of a square, at either edge, that belongs to the seam rather than to the square."""
_AROUND = 90.0
"""How much is shown around a target that keys have reached, in board units."""


def target_at(point: QPointF, hit: HitMap, view: View, offers: Offers) -> Target | None:
    """Return the target of a point, legal or not; None outside everything."""
    match offers.held:
        case HeldBlock(Pile.DOUBLE):
            return _double_at(point, hit, view, offers)
        case HeldBlock() | HeldWall():
            square = _square_at(point, hit, view, offers)
            return None if square is None else SquareTarget(square)
        case HeldCard():
            return _province_at(point, hit, view)
        case HeldBoard():
            return _end_at(point, hit, offers)
        case None:
            return anything_at(point, hit, view, offers)


def anything_at(
    point: QPointF, hit: HitMap, view: View, offers: Offers
) -> SquareTarget | RegionTarget | ProvinceTarget | EndTarget | None:
    """Return the target of a point while nothing is held, for mouse and screen readers alike."""
    if (at_end := _end_at(point, hit, offers)) is not None:
        return at_end
    square = hit.square_at(point, view.blocks)
    if square is not None:
        return SquareTarget(square)
    region = hit.region_at(point)
    return RegionTarget(region) if region is not None else _province_at(point, hit, view)


class Aiming:
    """The targets at places of the pointer on one scene."""

    def __init__(self, scene: BoardScene, play: BoardPlay) -> None:
        """Call `look_for_eyes` before asking for eyes."""
        self._scene = scene
        self._play = play
        self._eyes: dict[Region, QPointF] = {}

    def target_at(self, place: PointerPlace) -> Target | None:
        scene = self._scene
        point = scene.on_painting(place.scene)
        return target_at(point, scene.hit_map, scene.view, self._play.offers)

    def place_of(self, target: Target) -> QPointF:
        return place_of(self._scene.layout, target)

    def in_order(self, targets: Iterable[Target]) -> Sequence[Target]:
        """Return targets from west to east; those above one another from north to south."""
        places = {target: self.place_of(target) for target in targets}
        return sorted(places, key=lambda target: (places[target].x(), places[target].y()))

    def walked_idle(self) -> Collection[Target]:
        """Return all of the wall, for keys without an action."""
        return [SquareTarget(square) for square in self._scene.view.wall.squares]

    def can_be_explained(self, target: Target) -> bool:
        """Whether a target is a square, which has an explanation."""
        return isinstance(target, SquareTarget)

    def marks_of(self, pointed: Pointed) -> Mapping[Key, Mark]:
        return marks_of(self._scene.view, self._play.offers, pointed)

    def carried(self) -> CarriedItem | None:
        return carried_item(self._play.offers.held, self._scene.view, self._scene.sprites)

    def eye_at(self, place: PointerPlace | None) -> Region | None:
        """Return the region whose eye is at a place."""
        if place is None:
            return None
        point = place.scene
        near = (r for r, middle in self._eyes.items() if distance(point - middle) <= _EYE_REACH)
        return next(near, None)

    def look_for_eyes(self) -> None:
        """Note the positions of the offered eyes."""
        wall, setting = self._scene.view.wall, self._scene.setting
        self._eyes = {
            region: counter_place(region, region_name(wall, region), setting)
            for region in self._play.offers.peeks
        }


def place_of(layout: WallLayout, target: Target) -> QPointF:
    """Return the middle of a target in the scene."""
    match target:
        case SquareTarget(square):
            return layout.centre(square)
        case PairTarget(west, east):
            return (layout.centre(west) + layout.centre(east)) / 2
        case ProvinceTarget(province):
            return layout.province_spot(province).centre
        case RegionTarget(region):
            return layout.region_spot(region).centre
        case EndTarget(end):
            return end_rect(layout.scroll_rect, end).center()


def surroundings(layout: WallLayout, target: Target) -> QRectF:
    """Return the area to show when keys reach a target."""
    return centred(place_of(layout, target), 2 * _AROUND, 2 * _AROUND)


def _square_at(point: QPointF, hit: HitMap, view: View, offers: Offers) -> Square | None:
    """Return the square under a point, or the nearest offered one if there is none."""
    square = hit.square_at(point, view.blocks)
    if square is not None:
        return square
    offered = {s for target in (*offers.targets, *offers.starts) for s in squares_of(target)}
    return hit.nearest(point, offered)


def _double_at(point: QPointF, hit: HitMap, view: View, offers: Offers) -> Target | None:
    square = _square_at(point, hit, view, offers)
    if square is None:
        return None
    first = offers.held.first if isinstance(offers.held, HeldBlock) else None
    if first is not None and square != first:
        return _pair(view, first, square)
    pairs = pairs_with(view.wall, square)
    legal = [pair for pair in pairs if pair in offers.targets]
    along = hit.along(square, point)
    if len(legal) > 1 and first is None and NEAR_SEAM <= along <= 1 - NEAR_SEAM:
        return SquareTarget(square)
    free = [pair for pair in pairs if all(view.blocks[s] is None for s in squares_of(pair))]
    meant = legal or free or pairs
    return min(meant, key=lambda pair: abs(along - (pair.west == square)), default=None)


def _pair(view: View, first: Square, second: Square) -> PairTarget:
    west, east = sorted((first, second), key=view.wall.west_to_east.index)
    return PairTarget(west, east)


def _province_at(point: QPointF, hit: HitMap, view: View) -> ProvinceTarget | None:
    square = hit.square_at(point, view.blocks)
    found = hit.province_at(point) if square is None else view.wall.province_of[square]
    return None if found is None else ProvinceTarget(found)


def _end_at(point: QPointF, hit: HitMap, offers: Offers) -> EndTarget | None:
    end = hit.end_at(point)
    target = None if end is None else EndTarget(end)
    return target if target in offers.targets else None
