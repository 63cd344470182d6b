"""The window that is measured: four boards in the middle of a game at 1920 x 1080, one person at
the table, nothing that moves by itself; and a bare window to compare with.
"""

import sys
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QMainWindow

from changcheng_qt.app.opening import new_application
from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.games.changcheng.commands import PlaceSingle
from changcheng_qt.ui.changcheng.board.view import BoardView
from changcheng_qt.ui.china.board.view import MapBoard
from changcheng_qt.ui.seam.match_bridge import Keeper, MatchBridge, keep_nothing
from changcheng_qt.ui.window.main_window import MainWindow
from tests.benchmarks.own_process import ROOT

_SIZE = QSize(1920, 1080)


@dataclass(frozen=True, slots=True)
class Table:
    """The parts of the window that benchmarks take hold of."""

    application: QApplication
    window: MainWindow
    match: AnyMatch
    bridge: MatchBridge
    board: BoardView

    @property
    def a_single(self) -> PlaceSingle:
        """Return the first single that the person may place without completing a province."""
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

    def show(self) -> None:
        """Deliver what was posted, until the window shows how things stand."""
        self.application.sendPostedEvents()
        self.application.processEvents()


def four_boards(keep: Callable[[AnyMatch], Keeper] = lambda _: keep_nothing) -> Table:
    """Return the window, shown and at rest, of a match that something may keep."""
    sys.path.insert(0, str(ROOT / "packaging"))
    screens, staging = import_module("screens.scenes"), import_module("screens.stage")
    positions = import_module("screens.positions")
    application = new_application(sys.argv[:1])
    stage = staging.Stage(application, _SIZE, "light", "en")
    window: MainWindow = screens.window_for(screens.Scene(), stage)
    match = positions.reached(positions.new_turn(4, 120), seats=4, people=1)
    bridge, flow = positions.flow_of(match, keep(match))
    window.show_match(bridge, flow)
    flow.start()
    window.resize(stage.size)
    window.show()
    staging.settle(application)
    board = window.findChild(BoardView)
    assert board
    return Table(application, window, match, bridge, board)


def china_in_the_middle() -> MapBoard:
    """Return the map of a game of China for four in its own window, shown and at rest."""
    sys.path.insert(0, str(ROOT / "packaging"))
    china, staging = import_module("screens.china"), import_module("screens.stage")
    application = QApplication.instance() or new_application(sys.argv[:1])
    stage = staging.Stage(application, _SIZE, "light", "en")
    window: MainWindow = china.window_for(china.SCENES["china_four"], stage)
    window.resize(stage.size)
    window.show()
    staging.settle(application)
    board = window.findChild(MapBoard)
    assert board
    return board


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
