"""Where things are seen on the map: targets, what is offered, and where something happened."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from PySide6.QtCore import QRectF

from changcheng_qt.games.china.events import Event, RoadsScored
from changcheng_qt.games.china.view import View
from changcheng_qt.ui.china.geometry.places import CourtPlace, Place, RegionPlace, TownPlace
from changcheng_qt.ui.china.reveal.spotlight import spot_marks
from changcheng_qt.ui.china.scene.art import AnyFigure
from changcheng_qt.ui.china.scene.marks import spoken_marks
from changcheng_qt.ui.china.scene.scene import MapScene
from changcheng_qt.ui.china.scene.touched import touched_by
from changcheng_qt.ui.looks.strokes import centred
from changcheng_qt.ui.scene.layer import Key

_AROUND: Final = 130.0
"""How much is to be seen around a place, in units."""
_SPOT: Final = 96.0
"""How large a place is itself, with its name, in units."""


class MapSights:
    """Says where things are seen on a scene."""

    def __init__(self, scene: MapScene, offered: Callable[[], Iterable[Place]]) -> None:
        """Speak of a scene, and of what is offered on it."""
        self._scene = scene
        self._offered = offered

    def room_of(self, target: Place) -> QRectF:
        """Return what should be seen where a place is spoken of: a region in all of its width."""
        if isinstance(target, RegionPlace):
            return self._scene.layout.land_path(target.region).boundingRect()
        return centred(self._scene.hit_map.middle(target), _AROUND, _AROUND)

    def spot_of(self, target: Place) -> QRectF:
        """Return what a slip about a place is to keep off, and to lie beside: a region's name."""
        return centred(self._scene.hit_map.middle(target), _SPOT, _SPOT)

    def offered_rooms(self) -> Sequence[QRectF]:
        """Return where what is held can be set down."""
        return [self.room_of(place) for place in self._offered()]

    def rooms_of_pieces(self) -> Sequence[QRectF]:
        """Return where pieces stand or can stand: all towns and courts."""
        layout, board = self._scene.layout, self._scene.view.board
        towns = map(layout.ground, range(len(board.spaces)))
        return [*towns, *map(layout.court_rect, range(len(board.regions)))]

    def rooms_of(self, events: Sequence[Event]) -> Sequence[QRectF]:
        """Return where events happened."""
        return [self.room_of(place) for place in touched_by(events)]

    def flashes_of(
        self, events: Sequence[Event], view: View, *, is_past: bool
    ) -> dict[Key, AnyFigure]:
        """Return what lights up where events happened; what is placed moves in the past."""
        places = touched_by(events)
        if is_past:
            places = tuple(p for p in places if not isinstance(p, TownPlace | CourtPlace))
        figures: dict[Key, AnyFigure] = dict(spoken_marks(places))
        for event in events:
            if isinstance(event, RoadsScored):
                figures.update(spot_marks(event, view))
        return figures
