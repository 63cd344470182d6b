"""How fast the window is there, beside a bare one in the same run.

Starts are timed in processes of their own, offscreen, from their spawning to the first painted
frame. Both take turns, so that a busy moment of the machine falls on both.
"""

import os
import subprocess
import sys
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from tests.benchmarks.figure import Figure, timed

ROOT = Path(__file__).parents[2]
_TIMES = 9

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
import sys
from pathlib import Path
from changcheng_qt.app.command_line import parse
from changcheng_qt.app.opening import new_application, open_window
from changcheng_qt.app.paths import Folders
from changcheng_qt.app.settings import load_settings
from changcheng_qt.saves.disk import RealDisk
asked = parse([])
app = new_application(sys.argv[:1])
nowhere = Path("nowhere")
folders = Folders(nowhere, nowhere, nowhere)
front = open_window(app, folders, load_settings(RealDisk(), folders.settings_file), asked.lang)
front.window.resize(1280, 800)
front.window.show()
app.processEvents()
front.window.grab()
"""


def measure() -> Iterable[Figure]:
    """Yield how long it takes from the start to a painted window."""
    with TemporaryDirectory() as compiled:
        yield _start(compiled)


def _start(compiled: str) -> Figure:
    bare, program = partial(_run, _BARE, compiled), partial(_run, _PROGRAM, compiled)
    bare(), program()
    spans = [(_span(bare), _span(program)) for _ in range(_TIMES)]
    base, ours = (median(of_one) for of_one in zip(*spans, strict=True))
    return Figure("warm first paint", ours, "1.3x", base)


def _span(run: Callable[[], None]) -> float:
    return timed(run, times=1, warm_up=0).median


def _run(source: str, compiled: str) -> None:
    """Start Python as it starts an installed program, whose modules are compiled."""
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen", "PYTHONPYCACHEPREFIX": compiled}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    subprocess.run([sys.executable, "-c", source], check=True, cwd=ROOT, env=environment)
