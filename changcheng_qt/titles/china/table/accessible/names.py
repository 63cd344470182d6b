"""The names of places on the map, for screen readers, and their explanations.

The whole room may hear texts that are read aloud: for a legal place they name the piece that would
be placed there and its consequences, but not the cards, which reveal a hand.
"""

from typing import assert_never

from PySide6.QtCore import QCoreApplication

from changcheng_qt.engine.seats import Seat
from changcheng_qt.i18n.phrases.wording import fill, labelled, listed
from changcheng_qt.titles.china.rules.commands import Command, PlaceHouse
from changcheng_qt.titles.china.rules.forecast import (
    alliance_forecast,
    alliances_of,
    region_forecast,
)
from changcheng_qt.titles.china.rules.geography import Region, Space
from changcheng_qt.titles.china.rules.view import View
from changcheng_qt.titles.china.table.geometry.places import (
    AlliancePlace,
    CourtPlace,
    Place,
    RegionPlace,
    RoadPlace,
    TownPlace,
)
from changcheng_qt.titles.china.table.pointer.hand import held_prompt
from changcheng_qt.titles.china.table.pointer.targets import PLACEMENTS, Offers
from changcheng_qt.titles.china.words.commands import placement_title
from changcheng_qt.titles.china.words.names import (
    alliance_name,
    place_name,
    region_name,
    road_name,
    seat_colour_name,
    town_name,
)

translate = QCoreApplication.translate


def name_of(thing: Place, view: View) -> str:
    """Return the name and state of something on the map."""
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
    """Return the numbers of something by seat, empty where nobody has any."""
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


def explained(target: Place, view: View) -> list[str]:
    """Return the explanation of a place."""
    title = fill(translate("ChinaMap", "{title}.", "read aloud"), title=name_of(target, view))
    match target:
        case TownPlace(space):
            return [title, _roads_from(space, view)]
        case CourtPlace(region):
            return [title, *_alliances_of(region, view)]
        case RegionPlace(region):
            return [title, *_points_in(region, view)]
        case _:
            return [title]


def read_aloud(view: View, offers: Offers, target: Place) -> list[str]:
    """Return the effect of choosing a place, without its cost; empty without any."""
    if (begun := offers.starts.get(target)) is not None:
        return [held_prompt(begun)]
    command = offers.targets.get(target)
    if not isinstance(command, PLACEMENTS):
        return []
    sentence = translate("ChinaMap", "{action}.", "read aloud")
    title = fill(sentence, action=placement_title(command))
    return [title, *set_off(view, command)]


def set_off(view: View, command: Command | None) -> list[str]:
    """Return the immediate consequence of a command: a region full of houses is scored."""
    if not isinstance(command, PlaceHouse):
        return []
    region = view.board.region_of(command.space)
    if region_forecast(view, region).free != 1:
        return []
    sentence = translate("ChinaMap", "Fills {region}, so its houses will be scored.")
    return [fill(sentence, region=region_name(view.board, region))]


def _roads_from(space: Space, view: View) -> str:
    """Return the towns at the other ends of a town's roads."""
    ends = [other for road in view.board.roads if space in road for other in road if other != space]
    sentence = translate("ChinaMap", "Roads lead to {towns}.")
    return fill(sentence, towns=listed([town_name(view.board, end) for end in ends]))


def _alliances_of(region: Region, view: View) -> list[str]:
    """Return the alliances of a court, and their scores now."""
    said = list[str]()
    for sight in alliances_of(view, region):
        name, points = alliance_name(view.board, sight.alliance), seat_counts(sight.points, view)
        nobody = translate("ChinaMap", "nobody scores yet.")
        some = fill(translate("ChinaMap", "points now, {points}."), points=points)
        said.append(labelled(name, some if points else nobody))
    return said


def _points_in(region: Region, view: View) -> list[str]:
    """Return the scores for the houses of a region, now or at its scoring."""
    sight = region_forecast(view, region)
    points = seat_counts(sight.now, view)
    if not points:
        return []
    if sight.is_scored:
        sentence = translate("ChinaMap", "Its houses have scored: {points}.")
    else:
        sentence = translate("ChinaMap", "Its houses would score now: {points}.")
    return [fill(sentence, points=points)]
