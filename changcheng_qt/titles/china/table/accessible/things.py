"""The places of the map, for screen readers: their order, where they lie and what they are called.

Regions and alliances lie on the map itself; in a region lie its court, its towns, and the roads
that begin there. Names are made of the View alone, and tell pieces by the colours of their seats.
"""

from typing import assert_never

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QAccessible

from changcheng_qt.engine.seats import Seat
from changcheng_qt.i18n.phrases.wording import fill, listed
from changcheng_qt.titles.china.rules.forecast import alliance_forecast, region_forecast
from changcheng_qt.titles.china.rules.geography import Region, Space
from changcheng_qt.titles.china.rules.view import View
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
from changcheng_qt.titles.china.table.scene.scene import MapScene
from changcheng_qt.titles.china.words.names import (
    alliance_name,
    place_name,
    region_name,
    road_name,
    seat_colour_name,
)
from changcheng_qt.ui.looks.strokes import centred

translate = QCoreApplication.translate


class MapThings:
    """The places of one map, as screen readers walk through them."""

    def __init__(self, scene: MapScene) -> None:
        """Speak of what is shown now."""
        self._scene = scene

    def on_board(self) -> list[Place]:
        """Return the regions, and the alliances by their numbers."""
        board = self._scene.view.board
        alliances = map(AlliancePlace, range(len(board.alliances)))
        return [*map(RegionPlace, range(len(board.regions))), *alliances]

    def inside(self, thing: Place) -> list[Place]:
        """Return what lies in a region: its court, its towns, and the roads that begin there."""
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
        """Return the region that something lies in, None for what lies on the map itself."""
        board = self._scene.view.board
        if isinstance(thing, RegionPlace | AlliancePlace):
            return None
        begun = TownPlace(board.roads[thing.road][0]) if isinstance(thing, RoadPlace) else thing
        region = region_of(board, begun)
        return None if region is None else RegionPlace(region)

    def at(self, point: QPointF) -> Place | None:
        """Return what lies under a point of the scene."""
        return self._scene.hit_map.place_at(point)

    def of(self, target: Place) -> Place:
        """Return the thing that a target of the pointer lies on: itself."""
        return target

    def room_of(self, thing: Place) -> QRectF:
        """Return the rectangle that something takes in the scene."""
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
        """Return what something is and how it stands."""
        return name_of(thing, self._scene.view)

    def role_of(self, thing: Place) -> QAccessible.Role:
        """Return a button for what can be pressed, and text for roads; regions hold others."""
        match thing:
            case RoadPlace():
                return QAccessible.Role.StaticText
            case RegionPlace():
                return QAccessible.Role.Grouping
            case _:
                return QAccessible.Role.Button


def name_of(thing: Place, view: View) -> str:
    """Return what something on the map is and how it stands."""
    match thing:
        case TownPlace(space):
            return _town(space, view)
        case CourtPlace(region):
            return _court(region, view)
        case RegionPlace(region):
            return _region(region, view)
        case AlliancePlace(alliance):
            return _alliance(alliance, view)
        case RoadPlace(road):
            return _road(road, view)
        case _:
            assert_never(thing)


def seat_counts(counts: tuple[int, ...], view: View) -> str:
    """Return which seats have how many of something, empty where nobody has any."""
    each = translate("ChinaMap", "{colour} {count}", "a seat's colour, and how many it has")
    return listed(
        [
            fill(each, colour=_colour(seat, view), count=count)
            for seat, count in enumerate(counts)
            if count
        ]
    )


def _town(space: Space, view: View) -> str:
    owner, is_fortified = view.houses[space], space in view.fortified
    if owner is None and is_fortified:
        sentence = translate("ChinaMap", "{town}: fortification, no house")
    elif owner is None:
        sentence = translate("ChinaMap", "{town}: empty")
    elif is_fortified:
        sentence = translate("ChinaMap", "{town}: house on a fortification, {colour}")
    else:
        sentence = translate("ChinaMap", "{town}: house, {colour}")
    colour = "" if owner is None else _colour(owner, view)
    return fill(sentence, town=place_name(view.board, space), colour=colour)


def _court(region: Region, view: View) -> str:
    sight, name = region_forecast(view, region), region_name(view.board, region)
    if not sight.emissaries and not sight.limit:
        sentence = translate("ChinaMap", "Court of {region}: closed, no houses in the region")
    elif not sight.emissaries:
        sentence = translate("ChinaMap", "Court of {region}: empty, room for {room}")
    elif not sight.room:
        sentence = translate("ChinaMap", "Court of {region}: {emissaries}; full")
    else:
        sentence = translate("ChinaMap", "Court of {region}: {emissaries}; room for {room} more")
    emissaries = seat_counts(view.courts[region], view)
    return fill(sentence, region=name, emissaries=emissaries, room=sight.room)


def _region(region: Region, view: View) -> str:
    sight, name = region_forecast(view, region), region_name(view.board, region)
    if sight.is_scored:
        sentence = translate("ChinaMap", "{region}: scored, {houses}")
    elif sight.free == sight.spaces:
        sentence = translate("ChinaMap", "{region}: no houses in {count} towns")
    else:
        sentence = translate("ChinaMap", "{region}: {built} of {count} towns built, {houses}")
    return fill(
        sentence,
        region=name,
        built=sight.spaces - sight.free,
        count=sight.spaces,
        houses=seat_counts(sight.houses, view),
    )


def _alliance(alliance: int, view: View) -> str:
    name = alliance_name(view.board, alliance)
    points = seat_counts(alliance_forecast(view, alliance).points, view)
    if points:
        sentence = translate("ChinaMap", "{alliance}: points now, {points}")
    else:
        sentence = translate("ChinaMap", "{alliance}: no points for anyone yet")
    return fill(sentence, alliance=name, points=points)


def _road(road: int, view: View) -> str:
    one, other = view.board.roads[road]
    name, owner = road_name(view.board, (one, other)), view.houses[one]
    if owner is None or owner != view.houses[other]:
        return fill(translate("ChinaMap", "Road {road}"), road=name)
    sentence = translate("ChinaMap", "Road {road}: houses of {colour} at both ends")
    return fill(sentence, road=name, colour=_colour(owner, view))


def _colour(seat: Seat, view: View) -> str:
    return seat_colour_name(view.colours[seat])
