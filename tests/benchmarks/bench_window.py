"""How fast the window is there, beside a bare one in the same run.

Starts are timed in processes of their own, offscreen, from their spawning to the first painted
frame.
"""

import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

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
    """Yield how long it takes from the start to a painted window."""
    yield _start()


def _start() -> Figure:
    bare = timed(lambda: _run(_BARE), times=5, warm_up=1).median
    program = timed(lambda: _run(_PROGRAM), times=5, warm_up=1).median
    return Figure("warm first paint", program, "1.3x", bare)


def _run(source: str) -> None:
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen"}
    subprocess.run([sys.executable, "-c", source], check=True, cwd=ROOT, env=environment)
