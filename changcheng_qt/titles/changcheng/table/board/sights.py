"""Positions on the scroll: those of targets, offers and events."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QRectF

from changcheng_qt.titles.changcheng.rules import commands
from changcheng_qt.titles.changcheng.rules.commands import Command
from changcheng_qt.titles.changcheng.rules.events import Event
from changcheng_qt.titles.changcheng.rules.pieces import BlockKind
from changcheng_qt.titles.changcheng.rules.view import View
from changcheng_qt.titles.changcheng.table.painting.marks import AreaLook
from changcheng_qt.titles.changcheng.table.painting.seat_colours import NEUTRAL_COLOUR
from changcheng_qt.titles.changcheng.table.pointer.aiming import surroundings
from changcheng_qt.titles.changcheng.table.pointer.play import BoardPlay
from changcheng_qt.titles.changcheng.table.pointer.targets import (
    EndTarget,
    ProvinceTarget,
    RegionTarget,
    SquareTarget,
    Target,
)
from changcheng_qt.titles.changcheng.table.scene.figure_art import AnyFigure
from changcheng_qt.titles.changcheng.table.scene.mark_art import enlarged_row
from changcheng_qt.titles.changcheng.table.scene.marks import (
    AreaMark,
    GhostCardMark,
    GhostMark,
    RingMark,
    end_mark,
)
from changcheng_qt.titles.changcheng.table.scene.place_marks import (
    OutlineMark,
    ProvinceNameMark,
    RegionNameMark,
)
from changcheng_qt.titles.changcheng.table.scene.projection import ProvinceFigure, RegionFigure
from changcheng_qt.titles.changcheng.table.scene.scene import BoardScene
from changcheng_qt.titles.changcheng.table.scene.touched import Places, touched_by
from changcheng_qt.ui.scene.layer import Key

_SQUARES: Final = ("square", "west", "east", "here", "there")
"""The names of squares in commands."""
_BLOCKS: Final[Mapping[type[Command], BlockKind]] = {
    commands.PlaceSingle: BlockKind.SINGLE,
    commands.PlaceNeutral: BlockKind.SINGLE,
    commands.PlaceTower: BlockKind.TOWER,
    commands.PlaceDouble: BlockKind.DOUBLE,
}


class BoardSights:
    """Returns positions on a scene."""

    def __init__(self, scene: BoardScene, play: BoardPlay) -> None:
        """Use a scene, and the offers on it."""
        self._scene = scene
        self._play = play

    def room_of(self, target: Target) -> QRectF:
        """Return the area to show when a text is about a target: an area in all of its width."""
        layout = self._scene.layout
        around = surroundings(layout, target)
        match target:
            case ProvinceTarget(province):
                area = layout.spotlight_path(province).boundingRect()
            case RegionTarget(region):
                area = layout.region_spotlight_path(region).boundingRect()
            case _:
                return around
        return QRectF(area.left(), around.top(), area.width(), around.height())

    def offered_rooms(self) -> Sequence[QRectF]:
        layout, offers = self._scene.layout, self._play.offers
        return [surroundings(layout, target) for target in (*offers.targets, *offers.starts)]

    def signs(self) -> Sequence[QRectF]:
        """Return the rectangles of all names, also of those that are enlarged now."""
        setting, marks = self._scene.setting, self._scene.marks.figures.values()
        names = (one for one in marks if isinstance(one, ProvinceNameMark | RegionNameMark))
        rows = [enlarged_row(one, setting) for one in names]
        for figure in self._scene.position.figures.values():
            if isinstance(figure, ProvinceFigure):
                rows.append(setting.province_row(figure.province, figure.name))
            if isinstance(figure, RegionFigure):
                rows.append(setting.region_row(figure.region, figure.name))
        return [row.slip for row in rows]

    def rooms_of(self, events: Sequence[Event]) -> Sequence[QRectF]:
        return self.rooms_of_places(touched_by(events))

    def rooms_of_places(self, places: Places) -> Sequence[QRectF]:
        """Return the areas of places on the boards in play."""
        return [self.room_of(target) for target in _targets(places.within(self._scene.layout.wall))]

    def flashes_of(
        self, events: Sequence[Event], view: View, *, is_past: bool
    ) -> dict[Key, AnyFigure]:
        """Return the marks that light up at the places of events; in the past, blocks move."""
        places = touched_by(events).within(view.wall)
        return _lit(replace(places, squares=()) if is_past else places, view)

    def rooms_of_way(self, command: Command) -> Sequence[QRectF]:
        if isinstance(command, commands.ExtendMap):
            return [self.room_of(EndTarget(command.end))]
        return self.rooms_of_places(_places_of(command))

    def way_marks(self, command: Command, view: View) -> dict[Key, AnyFigure]:
        """Return the marks of a command: its places, and the block or card there."""
        places, kind = _places_of(command), _BLOCKS.get(type(command))
        figures = _lit(places, view)
        mine = NEUTRAL_COLOUR if view.to_act is None else view.colours[view.to_act].value
        if kind is not None:
            colour = NEUTRAL_COLOUR if isinstance(command, commands.PlaceNeutral) else mine
            figures["way", 0, 0] = GhostMark(places.squares, kind, colour)
        elif isinstance(command, commands.PlayCard):
            lying = len(view.cards_in(command.province))
            figures["way", 0, 0] = GhostCardMark(command.province, lying + 1, mine)
        elif isinstance(command, commands.ExtendMap):
            figures["way", 0, 0] = end_mark(view, command, under_pointer=True)
        for square in places.squares:
            province = view.wall.province_of[square]
            figures["way", province, 1] = OutlineMark(province)
        return figures


def _places_of(command: Command) -> Places:
    """Return the places in a command."""

    def named(*names: str) -> tuple[int, ...]:
        return tuple(getattr(command, name) for name in names if hasattr(command, name))

    return Places(named(*_SQUARES), named("province"), named("region"))


def _lit(places: Places, view: View) -> dict[Key, AnyFigure]:
    """Return the light on places."""
    figures: dict[Key, AnyFigure] = {}
    for square in places.squares:
        block = view.blocks[square]
        figures["flash", square, 0] = RingMark(square, None if block is None else block.kind, True)
    for province in places.provinces:
        figures["flash", province, 1] = AreaMark(province, False, AreaLook.RECALLED)
    for region in places.regions:
        figures["flash", region, 2] = AreaMark(region, True, AreaLook.RECALLED)
    return figures


def _targets(places: Places) -> Iterable[Target]:
    yield from (SquareTarget(square) for square in places.squares)
    yield from (ProvinceTarget(province) for province in places.provinces)
    yield from (RegionTarget(region) for region in places.regions)
