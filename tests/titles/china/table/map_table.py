"""A made position of China as a match on a scene, with a hand and its marks on the map."""

from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import QPointF

from changcheng_qt.engine.help import PURISTS, Help
from changcheng_qt.engine.match import Match
from changcheng_qt.engine.seats import Player, Viewer
from changcheng_qt.titles.china.rules.game import CHINA
from changcheng_qt.titles.china.rules.geography import Board
from changcheng_qt.titles.china.rules.state import State
from changcheng_qt.titles.china.table.geometry.places import CourtPlace, Place, TownPlace
from changcheng_qt.titles.china.table.pointer.hand import Hand
from changcheng_qt.titles.china.table.pointer.play import MapPlay
from changcheng_qt.titles.china.table.pointer.pointing import MapGround
from changcheng_qt.titles.china.table.scene.scene import MapScene
from changcheng_qt.titles.china.table.scene.touched import LastMove
from changcheng_qt.ui.board.pointer_modes import PointerPlace
from changcheng_qt.ui.looks.fonts import Script
from changcheng_qt.ui.looks.theme import LIGHT
from changcheng_qt.ui.pointer.pointing import Pointing
from changcheng_qt.ui.scene.layer import Looks
from changcheng_qt.ui.seam.match_bridge import Change, MatchBridge
from tests.titles.china.rules.scene import Scene

SEATS = ("Ada", "Bo", "Cleo", "Dan", "Eve")


def from_here(state: State) -> Any:  # noqa: ANN401 - a game of six types
    """The rules, with a position of the test's choice as the first one."""
    return replace(CHINA, new=lambda _: state)


@dataclass(slots=True, weakref_slot=True)
class MapTable:
    """A match, its bridge, the hand, and the thing pointed at on the map."""

    bridge: MatchBridge
    hand: Hand
    play: MapPlay
    scene: MapScene
    pointing: Pointing[Place, MapScene]

    @property
    def board(self) -> Board:
        return self.scene.view.board

    def town(self, name: str) -> TownPlace:
        return TownPlace(self.board.space_numbers[name])

    def court(self, name: str) -> CourtPlace:
        return CourtPlace(self.board.region_numbers[name])

    def follow(self, change: Change) -> None:
        """Show a change on the map."""
        self.play.part()
        self.scene.show_position(change.view, LastMove())
        self.play.follow(change)

    def hover(self, target: Place, aside: float = 0.0) -> None:
        """Point at a place, or n units east of its middle."""
        point = self.scene.hit_map.middle(target) + QPointF(aside, 0)
        self.pointing.hover(PointerPlace(point, point))

    def drag_to(self, target: Place) -> None:
        """Carry the held thing to a place and release it there."""
        carry, middle = self.pointing.new_carry(), self.scene.hit_map.middle(target)
        carry.start(PointerPlace(QPointF(0, 0), QPointF(0, 0)))
        carry.finish(PointerPlace(middle, middle))


def bridge_at(scene: Scene, viewer: Viewer = 0, help: Help = PURISTS) -> MatchBridge:
    """Show a match that begins at a made position to a viewer."""
    setup = scene.state.setup
    players = [Player(name) for name in SEATS[: setup.seats]]
    bridge = MatchBridge(Match(from_here(scene.state), setup, players, help))
    bridge.look_as(viewer)
    return bridge


def table_of(scene: Scene, viewer: Viewer = 0, help: Help = PURISTS) -> MapTable:
    """Show the thing pointed at on a made position to a viewer."""
    bridge, hand = bridge_at(scene, viewer, help), Hand()
    shown = MapScene(bridge.view, Looks(LIGHT, Script.LATIN))
    play = MapPlay(bridge, hand, shown)
    pointing = Pointing(shown, play, hand, MapGround(shown, play), lambda _: 0)
    table = MapTable(bridge, hand, play, shown, pointing)
    bridge.changed.connect(table.follow)
    return table
