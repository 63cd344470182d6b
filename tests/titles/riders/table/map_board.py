"""Matches of Riders at the Wall on a board, from made positions or from the setup."""

from dataclasses import replace
from typing import Any

from pytestqt.qtbot import QtBot

from changcheng_qt.engine.help import PURISTS
from changcheng_qt.engine.luck import SeededLuck
from changcheng_qt.engine.match import AnyMatch, Match
from changcheng_qt.engine.seats import Player, Viewer
from changcheng_qt.engine.tuples import put
from changcheng_qt.titles.riders.rules import commands
from changcheng_qt.titles.riders.rules.game import RIDERS
from changcheng_qt.titles.riders.rules.places import Place
from changcheng_qt.titles.riders.rules.state import State
from changcheng_qt.titles.riders.table.board.view import MapBoard
from changcheng_qt.titles.riders.table.pointer.targets import Hand
from changcheng_qt.ui.board.pointer_modes import PointerPlace
from changcheng_qt.ui.looks.appearance import Appearance, MotionSpeed
from changcheng_qt.ui.seam.match_bridge import MatchBridge
from tests.titles.riders.table.positions import middle

MEI = 1
"""The seat that plays in most tests."""
RICH = (5, 5, 5, 5, 5)
SEATS = ("Luca", "Mei", "Claire", "Sima", "Ada", "Bo")


def from_here(state: State) -> Any:  # noqa: ANN401 - a game of six types
    """The rules, with a position of the test's choice as the first one."""
    return replace(RIDERS, new=lambda _: state)


def match_at(state: State) -> AnyMatch:
    """A match that begins at a position."""
    players = [Player(name) for name in SEATS[: state.setup.seats]]
    return Match(from_here(state), state.setup, players, PURISTS, luck=SeededLuck("4"))


def bridge_at(state: State, viewer: Viewer) -> MatchBridge:
    """A match that begins at a position, as a viewer sees it."""
    bridge = MatchBridge(match_at(state))
    bridge.look_as(viewer)
    return bridge


def board_of(qtbot: QtBot, bridge: MatchBridge, *, moves: bool = False) -> MapBoard:
    """The board of a match, in the usual window."""
    appearance = Appearance()
    appearance.choose_motion(MotionSpeed.NORMAL if moves else MotionSpeed.NONE)
    board = MapBoard(bridge, Hand(), appearance)
    qtbot.addWidget(board)
    board.resize(967, 590)
    board.show()
    return board


def hover(board: MapBoard, place: Place) -> None:
    """Point at the middle of a place."""
    middle = board.scene.hit_map.middle(place)
    board.pointing.hover(PointerPlace(middle, middle))


def click(board: MapBoard, place: Place) -> None:
    """Choose a place, as a click does, or ask for its explanation."""
    hover(board, place)
    if board.pointing.can_act:
        board.pointing.act()
    else:
        board.pointing.explain()


def rich(**changes: object) -> State:
    """Mei's turn after the roll, with goods for everything."""
    state = middle()
    return replace(state, hands=put(state.hands, MEI, RICH), **changes)  # type: ignore[arg-type]


def targets(board: MapBoard, kind: type) -> list[Place]:
    return [place for place in board.play.offers.targets if isinstance(place, kind)]


def is_city(board: MapBoard, place: Place) -> bool:
    return isinstance(board.play.offers.targets[place], commands.BuildCity)
