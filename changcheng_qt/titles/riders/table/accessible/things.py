"""The places of the map, for screen readers: their order, positions, and names with their state.

Sectors are in order from the west, each with its assault ground, section, hexes, corners and roads,
all from north to south; then the gathering grounds, the sea, and the quay.
"""

from collections.abc import Iterable, Iterator, Sequence
from enum import Enum

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAccessible

from changcheng_qt.engine.seats import Player
from changcheng_qt.i18n.phrases.wording import fill, side_by_side
from changcheng_qt.titles.riders.rules.geography import Sector
from changcheng_qt.titles.riders.rules.pieces import Good
from changcheng_qt.titles.riders.rules.view import View
from changcheng_qt.titles.riders.table.geometry.places import (
    ArrowPlace,
    AssaultPlace,
    CornerPlace,
    DicePlace,
    GroundPlace,
    HarbourPlace,
    HexPlace,
    HomePlace,
    Place,
    RoadPlace,
    SeaPlace,
    SectionPlace,
    StackPlace,
    SupplyPlace,
    sector_of,
)
from changcheng_qt.titles.riders.table.panels.inspector import sight_of
from changcheng_qt.titles.riders.table.pointer.play import MapPlay, sentence_of
from changcheng_qt.titles.riders.table.pointer.targets import Offers, held_prompt
from changcheng_qt.titles.riders.table.scene.scene import MapScene
from changcheng_qt.titles.riders.words.commands import command_label
from changcheng_qt.titles.riders.words.descriptions import (
    corner_text,
    ground_text,
    harbour_text,
    hex_text,
    road_text,
    sea_text,
    section_text,
)
from changcheng_qt.ui.accessible.board_actions import PlaceThings

translate = QCoreApplication.translate


def name_of(thing: Place, view: View, players: Sequence[Player]) -> str:
    """Return the name and state of something on the map."""
    match thing:
        case CornerPlace(corner):
            return corner_text(view, corner, players)
        case RoadPlace(road):
            return road_text(view, road, players)
        case SectionPlace(sector) | AssaultPlace(sector):
            return section_text(view, sector, players)
        case HexPlace(land):
            return hex_text(view, land)
        case GroundPlace(ground):
            return ground_text(view, ground)
        case SeaPlace(sea):
            return sea_text(view, sea)
        case HarbourPlace(harbour):
            return harbour_text(view, harbour)
        case _:
            sight = sight_of(thing, view, players)
            rows = (f"{text} {number}" for text, number in sight.rows)
            return side_by_side((sight.title, *rows))


def explained(target: Place, view: View, players: Sequence[Player]) -> list[str]:
    """Return the explanation of a place."""
    return sight_of(target, view, players).sentences


def read_aloud(view: View, offers: Offers, target: Place, players: Sequence[Player]) -> list[str]:
    """Return the effect of choosing a place; empty without any."""
    if (begun := offers.starts.get(target)) is not None:
        return [held_prompt(begun)]
    command = offers.targets.get(target)
    if command is None:
        return []
    sentence = translate("RidersSight", "{title}.")
    return [fill(sentence, title=command_label(command, view, players))]


class MapThings(PlaceThings[Place]):
    """The places of one map, in the order of screen readers."""

    _scene: MapScene
    _play: MapPlay

    def on_board(self) -> list[Place]:
        """Return the assault ground of each sector, and everything outside the sectors."""
        board = self._scene.view.board
        return [
            *map(AssaultPlace, range(len(board.sectors))),
            *map(GroundPlace, range(len(board.grounds))),
            HomePlace(),
            *map(SeaPlace, range(len(board.seas))),
            DicePlace(),
            *map(SupplyPlace, Good),
            StackPlace(),
        ]

    def inside(self, thing: Place) -> list[Place]:
        """Return the content of a sector, which its assault ground stands for."""
        return list(self._in_sector(thing.sector)) if isinstance(thing, AssaultPlace) else []

    def around(self, thing: Place) -> Place | None:
        """Return the sector of something, None for things on the map itself."""
        sector = sector_of(self._scene.view.board, thing)
        return None if sector is None or isinstance(thing, AssaultPlace) else AssaultPlace(sector)

    def name_of(self, thing: Place) -> str:
        """Return the name and state of something."""
        return name_of(thing, self._scene.view, self._play.players)

    def role_of(self, thing: Place) -> QAccessible.Role:
        """Return a button, for everything can be pressed or asked about; sectors hold others."""
        is_sector = isinstance(thing, AssaultPlace)
        return QAccessible.Role.Grouping if is_sector else QAccessible.Role.Button

    def is_chosen(self, thing: Place) -> bool:
        """Whether a place is the first of two choices: a good wanted from the supply, or the ground
        of a rider.
        """
        return self._play.offers.held is not None and self._play.begun_at == thing

    def prospect(self, target: Place) -> list[str]:
        """Return the effect of pressing a place."""
        return read_aloud(self._scene.view, self._play.offers, target, self._play.players)

    def explained(self, target: Place) -> list[str]:
        return explained(target, self._scene.view, self._play.players)

    def refused(self, reason: Enum | None) -> str:
        return sentence_of(reason)

    def _in_sector(self, sector: Sector) -> Iterator[Place]:
        board, hits = self._scene.view.board, self._scene.hit_map
        yield SectionPlace(sector)
        kinds: tuple[Iterable[Place], ...] = (
            map(ArrowPlace, board.arrow_of),
            map(HexPlace, range(len(board.lands))),
            map(CornerPlace, range(board.corners)),
            map(RoadPlace, range(board.roads)),
            map(HarbourPlace, range(len(board.harbours))),
        )
        for kind in kinds:
            yield from hits.in_order(place for place in kind if hits.part_of(place) == sector)
