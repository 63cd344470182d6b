"""The places of the map, for screen readers: their order, positions and texts.

Regions and alliances are on the map itself; in a region are its court, its towns, and the roads
that begin there.
"""

from enum import Enum
from typing import assert_never

from PySide6.QtCore import QRectF
from PySide6.QtGui import QAccessible

from changcheng_qt.titles.china.table.accessible.names import explained, name_of, read_aloud
from changcheng_qt.titles.china.table.geometry.layout import SEAL_RADIUS
from changcheng_qt.titles.china.table.geometry.places import (
    AlliancePlace,
    CourtPlace,
    Place,
    RegionPlace,
    RoadPlace,
    TownPlace,
    region_of,
)
from changcheng_qt.titles.china.table.pointer.play import REFUSALS, MapPlay
from changcheng_qt.titles.china.table.scene.marks import Piece
from changcheng_qt.titles.china.table.scene.scene import MapScene
from changcheng_qt.ui.accessible.board_actions import PlaceThings
from changcheng_qt.ui.looks.strokes import centred


class MapThings(PlaceThings[Place]):
    """The places of one map, in the order of screen readers."""

    _scene: MapScene
    _play: MapPlay

    def on_board(self) -> list[Place]:
        """Return the regions, and the alliances by their numbers."""
        board = self._scene.view.board
        alliances = map(AlliancePlace, range(len(board.alliances)))
        return [*map(RegionPlace, range(len(board.regions))), *alliances]

    def inside(self, thing: Place) -> list[Place]:
        """Return the content of a region: its court, its towns, and the roads that begin there."""
        if not isinstance(thing, RegionPlace):
            return []
        board, region = self._scene.view.board, thing.region
        roads = enumerate(board.roads)
        return [
            CourtPlace(region),
            *map(TownPlace, board.spaces_of[region]),
            *(RoadPlace(road) for road, (one, _) in roads if board.region_of(one) == region),
        ]

    def around(self, thing: Place) -> Place | None:
        """Return the region of something, None for things on the map itself."""
        board = self._scene.view.board
        if isinstance(thing, RegionPlace | AlliancePlace):
            return None
        begun = TownPlace(board.roads[thing.road][0]) if isinstance(thing, RoadPlace) else thing
        region = region_of(board, begun)
        return None if region is None else RegionPlace(region)

    def room_of(self, thing: Place) -> QRectF:
        """Return the rectangle of something in the scene."""
        layout = self._scene.layout
        match thing:
            case TownPlace(space):
                return layout.ground(space)
            case CourtPlace(region):
                return layout.court_rect(region)
            case RegionPlace(region):
                return layout.land_path(region).boundingRect()
            case AlliancePlace(alliance):
                return centred(layout.seal(alliance), 2 * SEAL_RADIUS, 2 * SEAL_RADIUS)
            case RoadPlace(road):
                line = layout.road(road)
                return QRectF(line.p1(), line.p2()).normalized()
            case _:
                assert_never(thing)

    def name_of(self, thing: Place) -> str:
        """Return the name and state of something."""
        return name_of(thing, self._scene.view)

    def role_of(self, thing: Place) -> QAccessible.Role:
        """Return a button for places that can be pressed, text for roads; regions hold others."""
        match thing:
            case RoadPlace():
                return QAccessible.Role.StaticText
            case RegionPlace():
                return QAccessible.Role.Grouping
            case _:
                return QAccessible.Role.Button

    # Of places that somebody asks about.

    def target_of(self, thing: Place) -> Place | None:
        """Return the place itself, None for a road, whose name says everything."""
        return None if isinstance(thing, RoadPlace) else thing

    def meant_by(self, thing: Place) -> Place | None:
        """Return the place that a press would choose: with an emissary the court of a region."""
        offers = self._play.offers
        if offers.held is not None and offers.held.piece is Piece.EMISSARY:
            region = region_of(self._scene.view.board, thing)
            thing = thing if region is None else CourtPlace(region)
        return super().meant_by(thing)

    def is_chosen(self, thing: Place) -> bool:
        """Whether a place has been chosen, with cards or a piece still to choose."""
        held = self._play.offers.held
        return held is not None and held.at == thing

    def prospect(self, target: Place) -> list[str]:
        """Return the effect of pressing a place, and its consequences."""
        return read_aloud(self._scene.view, self._play.offers, target)

    def explained(self, target: Place) -> list[str]:
        return explained(target, self._scene.view)

    def refused(self, reason: Enum | None) -> str:
        return REFUSALS.sentence_of(reason)
