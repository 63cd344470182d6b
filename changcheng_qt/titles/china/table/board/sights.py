"""Positions on the map: those of targets, of offers, and of events."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath

from changcheng_qt.titles.china.rules.commands import Command
from changcheng_qt.titles.china.rules.events import Event, RoadsScored
from changcheng_qt.titles.china.rules.view import View
from changcheng_qt.titles.china.table.geometry.places import (
    CourtPlace,
    Place,
    RegionPlace,
    TownPlace,
)
from changcheng_qt.titles.china.table.pointer.hand import piece_of, target_of
from changcheng_qt.titles.china.table.pointer.targets import PLACEMENTS
from changcheng_qt.titles.china.table.scene.counted_marks import spot_marks
from changcheng_qt.titles.china.table.scene.figure_art import AnyFigure
from changcheng_qt.titles.china.table.scene.marks import (
    GhostMark,
    GlowMark,
    OfferMark,
    spoken_marks,
)
from changcheng_qt.titles.china.table.scene.projection import LandNameFigure, TownNameFigure
from changcheng_qt.titles.china.table.scene.scene import MapScene
from changcheng_qt.titles.china.table.scene.touched import touches
from changcheng_qt.ui.board.parts import PlaceSights
from changcheng_qt.ui.looks.strokes import centred, disc
from changcheng_qt.ui.scene.layer import Key

_AROUND: Final = 130.0
"""How much around a place must be visible, in units."""
_SPOT: Final = 96.0
"""The size of a place with its name, in units."""


class MapSights(PlaceSights[Place]):
    """Returns the rooms and outlines of places on a scene."""

    moving = TownPlace | CourtPlace
    spoken = staticmethod(spoken_marks)
    _scene: MapScene

    def room_of(self, target: Place) -> QRectF:
        """Return the area to show when a text is about a place: a region in all of its width."""
        if isinstance(target, RegionPlace):
            return self._scene.layout.land_path(target.region).boundingRect()
        return centred(self._scene.hit_map.middle(target), _AROUND, _AROUND)

    def outline_of(self, target: Place) -> QPainterPath:
        """Return the outline of the frame around a place in a text: a region itself, else a
        circle.
        """
        if isinstance(target, RegionPlace):
            return self._scene.layout.land_path(target.region)
        return disc(self._scene.hit_map.middle(target), _SPOT)

    def spot_of(self, target: Place) -> QRectF:
        """Return the area that a slip about a place must not cover, but stay next to: a region's
        name.
        """
        return centred(self._scene.hit_map.middle(target), _SPOT, _SPOT)

    def signs(self) -> Sequence[QRectF]:
        """Return the rectangles of the names of towns and regions."""
        setting, figures = self._scene.setting, self._scene.position.figures.values()
        named = (one for one in figures if isinstance(one, TownNameFigure | LandNameFigure))
        return [setting.art_of(one).bounds for one in named]

    def rooms_of_pieces(self) -> Sequence[QRectF]:
        """Return the places of pieces, present or possible: all towns and courts."""
        layout, board = self._scene.layout, self._scene.view.board
        towns = map(layout.ground, range(len(board.spaces)))
        return [*towns, *map(layout.court_rect, range(len(board.regions)))]

    def touches(self, event: Event) -> Sequence[Place]:
        return touches(event)

    def place_of(self, command: Command) -> Place | None:
        return target_of(command) if isinstance(command, PLACEMENTS) else None

    def flashes_of(
        self, events: Sequence[Event], view: View, *, is_past: bool
    ) -> dict[Key, AnyFigure]:
        """Return the marks of events, with the spots of scored roads."""
        figures = super().flashes_of(events, view, is_past=is_past)
        for event in events:
            if isinstance(event, RoadsScored):
                figures.update(spot_marks(event, view))
        return figures

    def way_marks(self, command: Command, view: View) -> dict[Key, AnyFigure]:
        """Return the marks of a command: its piece, lit, in a ring."""
        if not isinstance(command, PLACEMENTS) or view.to_act is None:
            return {}
        place = target_of(command)
        mine = view.colours[view.to_act].value
        return {
            ("way", 0, 0): GlowMark(place),
            ("way", 0, 1): OfferMark(place, strong=True),
            ("way", 0, 2): GhostMark(place, piece_of(command), mine),
        }
