"""The target of a point on the map, by the held things, and its marks.

With a held house or fortification the target is a town, also an illegal one: then the rules give
the reason. With an emissary it is the court of the region below. With empty hands, or with cards
alone, everything on the map is a target, to be explained.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Final

from changcheng_qt.titles.china.rules.forecast import line_at
from changcheng_qt.titles.china.table.geometry.places import (
    AlliancePlace,
    CourtPlace,
    Place,
    RegionPlace,
    RoadPlace,
    TownPlace,
    region_of,
)
from changcheng_qt.titles.china.table.pointer.hand import piece_of
from changcheng_qt.titles.china.table.pointer.play import MapPlay
from changcheng_qt.titles.china.table.pointer.targets import PLACEMENTS, Offers
from changcheng_qt.titles.china.table.scene.counted_marks import line_marks
from changcheng_qt.titles.china.table.scene.figure_art import carried_art
from changcheng_qt.titles.china.table.scene.marks import (
    GhostMark,
    Mark,
    Piece,
    offer_marks,
    spoken_marks,
)
from changcheng_qt.titles.china.table.scene.scene import MapScene
from changcheng_qt.ui.board.pointer_modes import PointerPlace
from changcheng_qt.ui.pointer.pointing import PlaceGround, Pointed
from changcheng_qt.ui.scene.layer import Art, Key

ROW: Final = 60.0
"""The height of a row of places for the reading order, in units of the map."""


class MapGround(PlaceGround[Place]):
    """The targets of one map, and their marks."""

    _scene: MapScene
    _play: MapPlay

    def target_at(self, place: PointerPlace) -> Place | None:
        hit, point = self._scene.hit_map, place.scene
        found, offers = hit.place_at(point), self._play.offers
        match offers.held and offers.held.piece:
            case Piece.EMISSARY:
                region = None if found is None else region_of(self._scene.view.board, found)
                return None if region is None else CourtPlace(region)
            case Piece.HOUSE | Piece.FORTIFICATION:
                is_town = isinstance(found, TownPlace)
                return found if is_town else hit.nearest(point, offers.walk)
            case _:
                return found

    def in_order(self, targets: Iterable[Place]) -> Sequence[Place]:
        """Return places in reading order: row by row from the north, each from the west."""
        places = {target: self.place_of(target) for target in targets}
        return sorted(places, key=lambda one: (places[one].y() // ROW, places[one].x()))

    def walked_idle(self) -> Collection[Place]:
        """Return every town, court and alliance, for keys without an action."""
        board = self._scene.view.board
        towns = map(TownPlace, range(len(board.spaces)))
        courts = map(CourtPlace, range(len(board.regions)))
        return [*towns, *courts, *map(AlliancePlace, range(len(board.alliances)))]

    def can_be_explained(self, target: Place) -> bool:
        """Whether a place is more than a road."""
        return not isinstance(target, RoadPlace)

    def marks_of(self, pointed: Pointed[Place]) -> Mapping[Key, Mark]:
        offers = self._play.offers
        walked = pointed.target if pointed.by_keys else None
        return {
            **dict(spoken_marks(self._spoken_of(offers, pointed))),
            **dict(offer_marks((*offers.targets, *offers.starts), walked)),
            **dict(self._ghosts(offers, pointed.target)),
            **dict(self._line_over(pointed.target)),
        }

    def carried_art(self, piece: Piece, colour: str) -> Art:
        return carried_art(piece, colour)

    def _spoken_of(self, offers: Offers, pointed: Pointed[Place]) -> Iterator[Place]:
        """Yield the places that light up: the target if nothing is held or offered there, a chosen
        place; with an alliance its two regions.
        """
        chosen = offers.held.at if offers.held else None
        is_offered = offers.allows(pointed.target)
        for place in (None if is_offered else pointed.target, chosen):
            if place is not None:
                yield place
            if isinstance(place, AlliancePlace):
                board = self._scene.view.board
                yield from map(RegionPlace, board.alliances[place.alliance])

    def _line_over(self, target: Place | None) -> Iterator[tuple[Key, Mark]]:
        """Yield the lit roads of the line over a town that would score now, if any."""
        view = self._scene.view
        if isinstance(target, TownPlace):
            owner, found = view.houses[target.space], line_at(view, target.space)
            if owner is not None and found is not None:
                yield from line_marks(found[0], owner, view)

    def _ghosts(self, offers: Offers, target: Place | None) -> Iterator[tuple[Key, Mark]]:
        """Yield the ghosts of pieces at the target and at a chosen place."""
        view, held = self._scene.view, offers.held
        if held is None or view.to_act is None:
            return
        colour = view.colours[view.to_act].value
        for key, place in (("ghost", target), ("chosen ghost", held.at)):
            if not isinstance(place, TownPlace | CourtPlace) or not offers.allows(place):
                continue
            command = offers.targets.get(place)
            piece = piece_of(command) if isinstance(command, PLACEMENTS) else held.piece
            if piece is not None and (key == "ghost" or place != target):
                yield (key, 0, 0), GhostMark(place, piece, colour)
