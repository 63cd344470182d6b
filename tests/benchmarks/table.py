"""The windows that are measured: each title in the middle of a game for four, the last one for six,
at 1920 x 1080, one person at the table, nothing that moves by itself; and a bare window to compare
with.
"""

import sys
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from PySide6.QtCore import QPoint, QSize
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QMainWindow

from changcheng_qt.app.opening import new_application
from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.engine.seats import PUBLIC
from changcheng_qt.titles.changcheng.rules.commands import PlaceSingle
from changcheng_qt.titles.changcheng.table.board.view import BoardView
from changcheng_qt.titles.china.rules.commands import PlaceHouse
from changcheng_qt.titles.china.table.board.view import MapBoard
from changcheng_qt.titles.china.table.geometry.places import TownPlace
from changcheng_qt.titles.china.table.pointer.hand import NOTHING, Held, cards_of
from changcheng_qt.titles.china.table.scene.marks import Piece
from changcheng_qt.titles.riders.rules.commands import BuildRoad
from changcheng_qt.titles.riders.rules.places import RoadPlace
from changcheng_qt.titles.riders.rules.turn import Stage
from changcheng_qt.titles.riders.table.board.view import MapBoard as RidersBoard
from changcheng_qt.ui.board.board import BoardWidget
from changcheng_qt.ui.seam.executor import Keeper, keep_nothing
from changcheng_qt.ui.seam.match_bridge import MatchBridge
from changcheng_qt.ui.window.main_window import MainWindow
from tests.benchmarks.own_process import ROOT

_SIZE = QSize(1920, 1080)
_LEAST_TURN = 40
"""The turn in Riders at the Wall from which the middle of a game for six begins."""


@dataclass(frozen=True, slots=True)
class Table(ABC):
    """The parts of the window that benchmarks take hold of."""

    application: QApplication
    window: MainWindow
    match: AnyMatch
    bridge: MatchBridge
    board: BoardWidget[Any, Any, Any]

    @property
    @abstractmethod
    def a_placement(self) -> Any:  # noqa: ANN401 - commands belong to the title
        """Return the first piece that the person may place without completing anything."""

    @property
    @abstractmethod
    def its_place(self) -> QPoint:
        """Return where in the view that is placed."""

    @abstractmethod
    def pick_up(self) -> None:
        """Hold the piece to be placed, and nothing else."""

    def show(self) -> None:
        """Deliver the posted events, until the window is up to date."""
        self.application.sendPostedEvents()
        self.application.processEvents()


class WallTable(Table):
    """A table of Chang Cheng, where a single is placed."""

    board: BoardView

    @property
    def a_placement(self) -> PlaceSingle:
        """Return the first single that completes no province."""
        view = self.bridge.view
        open_provinces = {
            province
            for province in view.wall.provinces
            if sum(view.blocks[square] is None for square in view.wall.squares_of[province]) > 1
        }
        return next(
            one
            for one in self.bridge.legal
            if isinstance(one, PlaceSingle) and view.wall.province_of[one.square] in open_provinces
        )

    @property
    def its_place(self) -> QPoint:
        """Return the middle of its square."""
        centre = self.board.scene.layout.centre(self.a_placement.square)
        return self.board.view.mapFromScene(centre)

    def pick_up(self) -> None:
        """Hold a single."""
        for action in ("drop", "pick_single"):
            self.window.table_actions[action].trigger()


class ChinaTable(Table):
    """A table of China, where a house is placed."""

    board: MapBoard

    @property
    def a_placement(self) -> PlaceHouse:
        """Return the first house that fills no region."""
        view = self.bridge.view
        board = view.board
        free = Counter(
            board.region_of(space) for space, seat in enumerate(view.houses) if seat is None
        )
        return next(
            one
            for one in self.bridge.legal
            if isinstance(one, PlaceHouse) and free[board.region_of(one.space)] > 1
        )

    @property
    def its_place(self) -> QPoint:
        """Return the middle of its town."""
        middle = self.board.scene.hit_map.middle(TownPlace(self.a_placement.space))
        return self.board.view.mapFromScene(middle)

    def pick_up(self) -> None:
        """Hold a house and the cards that pay for it."""
        cards = cards_of(self.bridge.view.board, self.a_placement)
        self.board.play.hold(NOTHING)
        self.board.play.hold(Held(Piece.HOUSE, cards))


class RidersTable(Table):
    """A table of Riders at the Wall, where a road is built."""

    board: RidersBoard

    @property
    def a_placement(self) -> BuildRoad:
        """Return the first road that can be built."""
        return next(one for one in self.bridge.legal if isinstance(one, BuildRoad))

    @property
    def its_place(self) -> QPoint:
        """Return the middle of its line."""
        middle = self.board.scene.hit_map.middle(RoadPlace(self.a_placement.road))
        return self.board.view.mapFromScene(middle)

    def pick_up(self) -> None:
        """Hold a road."""
        for action in ("drop", "build_road"):
            self.window.table_actions[action].trigger()


def four_boards(keep: Callable[[AnyMatch], Keeper] = lambda _: keep_nothing) -> WallTable:
    """Return the window, shown and at rest, of a match that something may keep."""
    stage = _stage()
    screens, positions = (
        import_module("titles.changcheng.screens"),
        import_module("titles.changcheng.positions"),
    )
    window: MainWindow = screens.window_for(screens.Scene(), stage)
    match = positions.reached(positions.new_turn(4, 120), seats=4, people=1)
    bridge = _show(window, match, keep(match), stage)
    board = window.findChild(BoardView)
    assert board
    return WallTable(stage.application, window, match, bridge, board)


def china_for_four() -> ChinaTable:
    """Return the window, shown and at rest, of a game of China for four."""
    stage = _stage()
    china = import_module("titles.china.screens")
    scene = china.SCENES["china_four"]
    window: MainWindow = china.window_for(china.Scene(), stage)
    match, _ = china.reached(scene, scene.wanted)
    bridge = _show(window, match, keep_nothing, stage)
    board = window.findChild(MapBoard)
    assert board
    return ChinaTable(stage.application, window, match, bridge, board)


def riders_for_six() -> RidersTable:
    """Return the window, shown and at rest, of a game of Riders at the Wall for six."""
    stage = _stage()
    screens = import_module("titles.riders.screens")
    window: MainWindow = screens.window_for(screens.Scene(), stage)
    match = _before_a_road(import_module("titles.riders.positions"))
    bridge = _show(window, match, keep_nothing, stage)
    board = window.findChild(RidersBoard)
    assert board
    return RidersTable(stage.application, window, match, bridge, board)


def _before_a_road(positions: Any) -> AnyMatch:  # noqa: ANN401 - the gallery's module
    """Return a game for six in which a club player in the first seat builds a road next, in a turn
    of its own.
    """
    match: AnyMatch = positions.match_of(6, people=1)
    for command in positions.commands_of(6):
        view = match.view(PUBLIC)
        is_own = match.to_act == 0 and view.stage is Stage.BUILDING
        if is_own and view.turn.number >= _LEAST_TURN and isinstance(command, BuildRoad):
            return match
        match.submit(command)
    raise LookupError(_LEAST_TURN)


def _stage() -> Any:  # noqa: ANN401 - the gallery's, which is found at run time only
    sys.path.insert(0, str(ROOT / "packaging"))
    application = QApplication.instance() or new_application(sys.argv[:1])
    stage: Any = import_module("screens.stage").Stage(application, _SIZE, "light", "en")
    return stage


def _show(window: MainWindow, match: AnyMatch, keeper: Keeper, stage: Any) -> MatchBridge:  # noqa: ANN401
    """Show a match in a window, and leave it at rest."""
    bridge: MatchBridge
    bridge, flow = import_module("screens.stills").flow_of(match, keeper)
    window.show_match(bridge, flow)
    flow.start()
    window.resize(stage.size)
    window.show()
    import_module("screens.stage").settle(stage.application)
    return bridge


def bare_window() -> QMainWindow:
    """Return a plain window with a view of 200 items about as large as the board, shown."""
    scene = QGraphicsScene()
    for place in range(200):
        scene.addRect(place % 20 * 40, place // 20 * 40, 36, 36)
    window = QMainWindow()
    scene.setParent(window)
    window.setCentralWidget(QGraphicsView(scene))
    window.resize(1500, 800)
    window.show()
    QApplication.processEvents()
    return window
