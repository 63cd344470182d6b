"""The places of the map, for screen readers: their order, positions, and names with their state.

Sectors are in order from the west, each with its assault ground, section, hexes, corners and roads,
all from north to south; then the gathering grounds, the sea, and the quay.
"""

from enum import Enum

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAccessible

from changcheng_qt.i18n.phrases.wording import fill
from changcheng_qt.titles.riders.rules import places
from changcheng_qt.titles.riders.rules.pieces import Good
from changcheng_qt.titles.riders.table.pointer.play import REFUSALS, MapPlay
from changcheng_qt.titles.riders.table.pointer.targets import held_prompt
from changcheng_qt.titles.riders.table.scene.scene import MapScene
from changcheng_qt.titles.riders.words.told import text_of
from changcheng_qt.ui.accessible.board_actions import PlaceThings

translate = QCoreApplication.translate


class MapThings(PlaceThings[places.Place]):
    """The places of one map, in the order of screen readers."""

    _scene: MapScene
    _play: MapPlay

    def on_board(self) -> list[places.Place]:
        """Return the assault ground of each sector, and everything outside the sectors."""
        board = self._scene.view.board
        return [
            *map(places.AssaultPlace, range(len(board.sectors))),
            *map(places.GroundPlace, range(len(board.grounds))),
            places.HomePlace(),
            *map(places.SeaPlace, range(len(board.seas))),
            places.DicePlace(),
            *map(places.PaymentPlace, sorted(self._play.offers.payments)),
            *map(places.SupplyPlace, Good),
            places.StackPlace(),
        ]

    def inside(self, thing: places.Place) -> list[places.Place]:
        """Return the content of a sector, which its assault ground stands for."""
        sectors = self._scene.hit_map.sectors
        return sectors[thing.number] if isinstance(thing, places.AssaultPlace) else []

    def around(self, thing: places.Place) -> places.Place | None:
        """Return the sector of something, None for things on the map itself."""
        sector = places.sector_of(self._scene.view.board, thing)
        if sector is None or isinstance(thing, places.AssaultPlace):
            return None
        return places.AssaultPlace(sector)

    def name_of(self, thing: places.Place) -> str:
        return text_of(thing, self._scene.view, self._play.players)

    def role_of(self, thing: places.Place) -> QAccessible.Role:
        """Return a button, for everything can be pressed or asked about; sectors hold others."""
        is_sector = isinstance(thing, places.AssaultPlace)
        return QAccessible.Role.Grouping if is_sector else QAccessible.Role.Button

    def is_chosen(self, thing: places.Place) -> bool:
        """Whether a place is the first of two choices: a wanted good, or the ground of a rider."""
        return self._play.offers.held is not None and self._play.begun_at == thing

    def prospect(self, target: places.Place) -> list[str]:
        offers = self._play.offers
        if (begun := offers.starts.get(target)) is not None:
            return [held_prompt(begun)]
        label = self._play.label(target)
        return [fill(translate("RidersSight", "{title}."), title=label)] if label else []

    def explained(self, target: places.Place) -> list[str]:
        return self._play.sight(target, self._scene.view).sentences

    def refused(self, reason: Enum | None) -> str:
        return REFUSALS.sentence_of(reason)
