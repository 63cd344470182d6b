"""How fast the window is, beside a bare one in the same run: paint, steps, languages.

Starts are timed in processes of their own, offscreen, from their spawning to the first painted
frame; everything else in a window of four boards at 1920 x 1080.
"""

import os
import subprocess
import sys
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QMainWindow

from changcheng_qt.ui.changcheng.board.view import BoardView
from changcheng_qt.ui.main_window import MainWindow
from tests.benchmarks.figure import Figure, timed

ROOT = Path(__file__).parents[2]

_BARE = """
import sys
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QMainWindow
app = QApplication(sys.argv[:1])
scene = QGraphicsScene()
for i in range(200):
    scene.addRect(i % 20 * 40, i // 20 * 40, 36, 36)
view = QGraphicsView(scene)
window = QMainWindow()
window.setCentralWidget(view)
window.resize(1280, 800)
window.show()
app.processEvents()
window.grab()
"""

_PROGRAM = """
import sys, tempfile
from pathlib import Path
from changcheng_qt.app.main import build, new_application
from changcheng_qt.app.paths import Folders
from changcheng_qt.app.settings import Settings
app = new_application(sys.argv[:1])
folder = Path(tempfile.mkdtemp())
folders = Folders(folder / "config", folder / "games", folder / "boards")
program = build(app, folders, Settings())
program.window.resize(1280, 800)
program.window.show()
app.processEvents()
program.window.grab()
program.window.close()
"""


def measure() -> Iterable[Figure]:
    """Yield the figures of QUALITY section 4 that need a window."""
    yield _start()
    application = QApplication.instance() or QApplication([])
    assert isinstance(application, QApplication)
    yield from _window(application)


def _start() -> Figure:
    bare = timed(lambda: _run(_BARE), times=5, warm_up=1).median
    program = timed(lambda: _run(_PROGRAM), times=5, warm_up=1).median
    return Figure("warm first paint", program, "1.3x", bare)


def _run(source: str) -> None:
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen"}
    subprocess.run([sys.executable, "-c", source], check=True, cwd=ROOT, env=environment)


def _window(application: QApplication) -> Iterable[Figure]:
    sys.path.insert(0, str(ROOT / "packaging"))
    screens = import_module("gallery_screens")
    staging = import_module("gallery_stage")
    stage = staging.Stage(application, QSize(1920, 1080), "light", "en")
    window = screens.window_for(screens.SCENES["main_four_boards"], stage)
    window.resize(stage.size)
    window.show()
    staging.settle(application)
    board: BoardView = window.findChild(BoardView)
    bare = _bare_window(application)
    base = timed(bare.grab).p95
    yield Figure("board repaint, p95", timed(board.view.viewport().grab).p95, "5 ms", base)
    yield Figure("zoom step with repaint, p95", timed(lambda: _zoom(board)).p95, "16 ms", base)
    first = timed(lambda: _switch(window, "zh_TW"), times=1, warm_up=0).median
    yield Figure("first switch to Chinese", first, "120 ms")
    _switch(window, "it")
    later = timed(lambda: _switch(window, "fr"), times=1, warm_up=0).median
    yield Figure("language switch", later, "50 ms")
    window.close()


def _zoom(board: BoardView) -> None:
    board.zoom_by(1)
    board.view.viewport().grab()
    board.zoom_by(-1)


def _switch(window: MainWindow, language: str) -> None:
    window.choices.language.chosen.emit(language)
    QApplication.processEvents()


def _bare_window(application: QApplication) -> QMainWindow:
    scene = QGraphicsScene()
    for i in range(200):
        scene.addRect(i % 20 * 40, i // 20 * 40, 36, 36)
    window = QMainWindow()
    scene.setParent(window)
    window.setCentralWidget(QGraphicsView(scene))
    window.resize(1500, 800)
    window.show()
    application.processEvents()
    return window
