"""What is said of a place on the map that somebody asks about.

What is read aloud may be heard by the whole room: of a legal place it says what would be placed
there and what that would set off, but not the cards, which tell of a hand.
"""

from enum import Enum

from PySide6.QtCore import QCoreApplication, QRectF

from changcheng_qt.i18n.phrases.wording import fill, labelled, listed
from changcheng_qt.titles.china.rules.commands import Command, PlaceHouse, Refusal
from changcheng_qt.titles.china.rules.forecast import alliances_of, region_forecast
from changcheng_qt.titles.china.rules.geography import Region, Space
from changcheng_qt.titles.china.rules.view import View
from changcheng_qt.titles.china.table.accessible.things import name_of, seat_counts
from changcheng_qt.titles.china.table.board.sights import MapSights
from changcheng_qt.titles.china.table.geometry.places import (
    CourtPlace,
    Place,
    RegionPlace,
    RoadPlace,
    TownPlace,
    region_of,
)
from changcheng_qt.titles.china.table.pointer.hand import held_prompt
from changcheng_qt.titles.china.table.pointer.play import MapPlay
from changcheng_qt.titles.china.table.pointer.targets import PLACEMENTS, Offers
from changcheng_qt.titles.china.table.scene.marks import Piece
from changcheng_qt.titles.china.table.scene.scene import MapScene
from changcheng_qt.titles.china.words.commands import placement_title
from changcheng_qt.titles.china.words.names import alliance_name, region_name, town_name
from changcheng_qt.titles.china.words.refusals import refusal

translate = QCoreApplication.translate


class MapAsked:
    """What is said of the places of one map, as they stand and are offered now."""

    def __init__(self, scene: MapScene, play: MapPlay, sights: MapSights) -> None:
        """Speak of what is shown and offered now; `sights` tell where it is seen."""
        self._scene = scene
        self._play = play
        self._sights = sights

    def target_of(self, thing: Place) -> Place | None:
        """Return the place itself, None for a road, of which all is said by its name."""
        return None if isinstance(thing, RoadPlace) else thing

    def meant_by(self, thing: Place) -> Place | None:
        """Return the place that a press would choose: with an emissary the court of a region."""
        offers = self._play.offers
        if offers.held is not None and offers.held.piece is Piece.EMISSARY:
            region = region_of(self._scene.view.board, thing)
            thing = thing if region is None else CourtPlace(region)
        return thing if offers.allows(thing) else None

    def is_chosen(self, thing: Place) -> bool:
        """Whether a place is the one for which cards or a piece are still to be chosen."""
        held = self._play.offers.held
        return held is not None and held.at == thing

    def surroundings(self, target: Place) -> QRectF:
        """Return what should be seen when a place is walked to."""
        return self._sights.room_of(target)

    def prospect(self, target: Place) -> list[str]:
        """Return what pressing a place would do, and what that would set off."""
        return read_aloud(self._scene.view, self._play.offers, target)

    def explained(self, target: Place) -> list[str]:
        """Return what a place is, and what else is to be known of it."""
        view = self._scene.view
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

    def refused(self, reason: Enum | None) -> str:
        """Return the sentence for a rule that forbids a press, empty for none."""
        return refusal(reason) if isinstance(reason, Refusal) else ""


def read_aloud(view: View, offers: Offers, target: Place) -> list[str]:
    """Return what choosing a place would do, without what it costs; empty where that is nothing."""
    if (begun := offers.starts.get(target)) is not None:
        return [held_prompt(begun)]
    command = offers.targets.get(target)
    if not isinstance(command, PLACEMENTS):
        return []
    sentence = translate("ChinaMap", "{action}.", "read aloud")
    title = fill(sentence, action=placement_title(command))
    return [title, *set_off(view, command)]


def set_off(view: View, command: Command | None) -> list[str]:
    """Return what a command would set off at once: a region that is full of houses is scored."""
    if not isinstance(command, PlaceHouse):
        return []
    region = view.board.region_of(command.space)
    if region_forecast(view, region).free != 1:
        return []
    sentence = translate("ChinaMap", "Fills {region}, so its houses will be scored.")
    return [fill(sentence, region=region_name(view.board, region))]


def _roads_from(space: Space, view: View) -> str:
    """Return to which towns roads lead from a town."""
    ends = [other for road in view.board.roads if space in road for other in road if other != space]
    sentence = translate("ChinaMap", "Roads lead to {towns}.")
    return fill(sentence, towns=listed([town_name(view.board, end) for end in ends]))


def _alliances_of(region: Region, view: View) -> list[str]:
    """Return which alliances a court belongs to, and what they would score now."""
    said = list[str]()
    for sight in alliances_of(view, region):
        name, points = alliance_name(view.board, sight.alliance), seat_counts(sight.points, view)
        nobody = translate("ChinaMap", "nobody scores yet.")
        some = fill(translate("ChinaMap", "points now, {points}."), points=points)
        said.append(labelled(name, some if points else nobody))
    return said


def _points_in(region: Region, view: View) -> list[str]:
    """Return what the houses of a region score, or have scored."""
    sight = region_forecast(view, region)
    points = seat_counts(sight.now, view)
    if not points:
        return []
    if sight.is_scored:
        sentence = translate("ChinaMap", "Its houses have scored: {points}.")
    else:
        sentence = translate("ChinaMap", "Its houses would score now: {points}.")
    return [fill(sentence, points=points)]
