"""The notes next to the pointer before a click: the piece that would be placed there and its cost,
or why it cannot be; and the state of a place that was clicked with empty hands.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QCoreApplication, QRect

from changcheng_qt.engine.seats import Player
from changcheng_qt.i18n.phrases.wording import fill, labelled, player_name
from changcheng_qt.titles.china.rules.forecast import region_forecast
from changcheng_qt.titles.china.rules.turn import Stage
from changcheng_qt.titles.china.rules.view import View
from changcheng_qt.titles.china.table.accessible.names import read_aloud, set_off
from changcheng_qt.titles.china.table.board.sights import MapSights
from changcheng_qt.titles.china.table.geometry.places import (
    AlliancePlace,
    CourtPlace,
    Place,
    RegionPlace,
    RoadPlace,
    TownPlace,
)
from changcheng_qt.titles.china.table.pointer.hand import held_prompt
from changcheng_qt.titles.china.table.pointer.play import REFUSALS, MapPlay
from changcheng_qt.titles.china.words.names import (
    alliance_name,
    emissaries_text,
    houses_text,
    place_name,
    region_name,
    room_text,
)
from changcheng_qt.ui.board.in_sight import InSight
from changcheng_qt.ui.board.note_place import About
from changcheng_qt.ui.board.note_sheet import Note, Tone
from changcheng_qt.ui.board.notes import PlaceSays
from changcheng_qt.ui.pointer.pointing import Pointing

translate = QCoreApplication.translate


class MapSays(PlaceSays):
    """The texts of notes on the map."""

    def __init__(
        self, pointing: Pointing[Place, Any], play: MapPlay, sights: MapSights, in_sight: InSight
    ) -> None:
        """Describe the target of the pointer."""
        super().__init__(pointing, play, sights, in_sight)
        self._sights, self._map_play = sights, play

    def is_offered(self, target: Place) -> bool:
        return self.play.offers.held is not None and super().is_offered(target)

    def about(self, around: QRect) -> About:
        pieces = self.in_sight.seen("pieces", self._sights.rooms_of_pieces)
        return replace(super().about(around), other=pieces)

    def missed(self) -> str:
        return held_prompt(self.play.offers.held)

    def read_aloud(self, target: Place) -> list[str]:
        """Return the note on a target, without the cost of an offer."""
        view, offers = self.pointing.scene.view, self.play.offers
        if offers.allows(target):
            return [title_of(target, view), *read_aloud(view, offers, target)]
        return super().read_aloud(target)

    def note_on(self, target: Place) -> Note:
        pointing, play = self.pointing, self.play
        view, reason = pointing.scene.view, pointing.reason
        title = title_of(target, view)
        if reason is not None:
            return Note(title, sentences=(REFUSALS.sentence_of(reason),), tone=Tone.REFUSAL)
        offers = play.offers
        if pointing.asked is None and offers.held is not None:
            begun, command = offers.starts.get(target), offers.targets.get(target)
            what = self._map_play.label(target) if begun is None else held_prompt(begun)
            return Note(title, sentences=tuple(filter(None, (what, *set_off(view, command)))))
        if how := how_to_place(target, view):
            how = self._map_play.why_not_begun(target) or how
        sentences = (*standing(target, view, play.players), how)
        return Note(title, sentences=tuple(filter(None, sentences)))


def title_of(target: Place, view: View) -> str:
    """Return the name of a place."""
    match target:
        case TownPlace(space):
            return place_name(view.board, space)
        case CourtPlace(region):
            court = translate("ChinaBoard", "Court of {region}")
            return fill(court, region=region_name(view.board, region))
        case RegionPlace(region):
            return region_name(view.board, region)
        case AlliancePlace(alliance):
            return alliance_name(view.board, alliance)
        case RoadPlace():
            return ""


def standing(target: Place, view: View, players: Sequence[Player]) -> Iterator[str]:
    """Yield the state of a place, in sentences."""
    match target:
        case TownPlace(space):
            yield _town(view, space, players)
        case CourtPlace(region):
            for seat, count in enumerate(view.courts[region]):
                if count:
                    yield labelled(player_name(players, seat), emissaries_text(count))
            yield room_text(region_forecast(view, region).room)
        case RegionPlace(region):
            for seat, count in enumerate(region_forecast(view, region).houses):
                if count:
                    yield labelled(player_name(players, seat), houses_text(count))
        case _:
            pass


def how_to_place(target: Place, view: View) -> str:
    """Return the request to pick up a piece for a place; empty where the viewer may place none."""
    is_placing = view.stage is Stage.PLACING and view.viewer == view.to_act
    match target:
        case TownPlace(space) if is_placing and view.houses[space] is None:
            return translate("ChinaBoard", "Pick up a house to build here.")
        case CourtPlace(region) if is_placing and region_forecast(view, region).room:
            return translate("ChinaBoard", "Pick up an emissary to send it here.")
        case _:
            return ""


def _town(view: View, space: int, players: Sequence[Player]) -> str:
    owner = view.houses[space]
    if owner is not None:
        built = translate("ChinaBoard", "{player}'s house.")
        if space in view.fortified:
            built = translate("ChinaBoard", "{player}'s house, fortified.")
        return fill(built, player=player_name(players, owner))
    if space in view.fortified:
        return translate("ChinaBoard", "A fortification without a house.")
    return translate("ChinaBoard", "No house yet.")
