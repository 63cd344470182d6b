"""Positions on the map: those of targets, of offers, and of events."""

from collections.abc import Callable, Iterable, Sequence
from itertools import chain
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath

from changcheng_qt.engine.seats import Seat
from changcheng_qt.titles.riders.rules import places
from changcheng_qt.titles.riders.rules.commands import Command
from changcheng_qt.titles.riders.rules.events import Event
from changcheng_qt.titles.riders.rules.view import View
from changcheng_qt.titles.riders.table.geometry.layout import PLATE, TOKEN
from changcheng_qt.titles.riders.table.pointer.targets import PIECES, Held, place_of
from changcheng_qt.titles.riders.table.scene import land_art, mark_art, marks, projection, touched
from changcheng_qt.titles.riders.table.scene.scene import MapScene
from changcheng_qt.ui.board.parts import PlaceSights
from changcheng_qt.ui.looks.strokes import centred
from changcheng_qt.ui.scene.layer import Key

_AROUND: Final = 60.0
"""How much around a place must be visible, in units."""
_BLANK: Final = (4.0, 4.0, -4.0, -4.0)
"""How much of the bounds of a name is free of letters."""


class MapSights(PlaceSights[places.Place]):
    """Returns positions on a scene."""

    moving = places.CornerPlace | places.RoadPlace
    spoken = staticmethod(marks.spoken_marks)
    _scene: MapScene

    def room_of(self, target: places.Place) -> QRectF:
        return self.spot_of(target).adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND)

    def outline_of(self, target: places.Place) -> QPainterPath:
        """Return the outline of the frame around a place in a text."""
        return mark_art.outline_of(target, self._scene.layout)

    def spot_of(self, target: places.Place) -> QRectF:
        """Return the area that a slip about a place must not cover, but stay next to."""
        return self.outline_of(target).boundingRect()

    def signs(self) -> Sequence[QRectF]:
        scene, board = self._scene, self._scene.view.board
        named = projection.PassFigure | projection.GroundFigure | projection.HomeFigure
        figures = (one for one in scene.position.figures.values() if isinstance(one, named))
        how = scene.layout, scene.setting.looks
        arts = chain.from_iterable(land_art.steppe_arts(one, *how) for one in figures)
        names = [art.bounds.adjusted(*_BLANK) for art in arts]
        plates = [centred(scene.layout.plate(n), 2 * PLATE, 2 * PLATE) for n in board.arrow_of]
        tokens = (centred(at, 2 * TOKEN, 2 * TOKEN) for at in scene.layout.lands)
        return [*names, *plates, *tokens]

    def touches(self, event: Event) -> Sequence[places.Place]:
        return touched.touches(event, self._scene.view.board)

    def place_of(self, command: Command) -> places.Place | None:
        return place_of(self._scene.view.board, command, Held())

    def way_marks(self, command: Command, view: View) -> dict[Key, marks.Mark]:
        """Return the marks of a command: its place, and the piece that it puts there."""
        place = self.place_of(command)
        if place is None or view.to_act is None:
            return {}
        found: dict[Key, marks.Mark] = {("way", 0, 1): marks.OfferMark(place, strong=True)}
        piece = PIECES.get(type(command))
        if piece is not None and isinstance(place, self.moving):
            colour = view.colours[view.to_act].value
            found["way", 0, 2] = marks.GhostMark(place, piece, colour)
        return found

    def marks_of_seat(self, seat: Seat) -> dict[Key, marks.Mark]:
        """Return the light on everything of a seat: its section, buildings and roads."""
        view = self._scene.view
        builders = (None if built is None else built.seat for built in view.buildings)
        owners: tuple[tuple[Callable[[int], places.Place], Iterable[Seat | None]], ...] = (
            (places.SectionPlace, view.princes),
            (places.CornerPlace, builders),
            (places.RoadPlace, view.roads),
        )
        own = (kind(n) for kind, of in owners for n, owner in enumerate(of) if owner == seat)
        return dict(marks.spoken_marks(own))
