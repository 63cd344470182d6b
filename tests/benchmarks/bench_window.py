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
from types import ModuleType
import changcheng_qt.app
from changcheng_qt.__main__ import main

def leave(front, folders, file):
    front.window.grab()
    QCoreApplication.exit(0)

behind = ModuleType("changcheng_qt.app.main")
behind.go_on = leave
sys.modules[behind.__name__] = changcheng_qt.app.main = behind
from PySide6.QtCore import QCoreApplication
sys.exit(main([]))
"""
"""The program as people start it, up to where it would go on behind its first frame."""


def measure() -> Iterable[Figure]:
    """Yield how long it takes from the start to a painted window."""
    with TemporaryDirectory() as folder:
        yield _start(folder)


def _start(folder: str) -> Figure:
    bare, program = partial(_run, _BARE, folder), partial(_run, _PROGRAM, folder)
    bare(), program()
    spans = [(_span(bare), _span(program)) for _ in range(_TIMES)]
    base, ours = (median(of_one) for of_one in zip(*spans, strict=True))
    return Figure("warm first paint", ours, "1.3x", base)


def _span(run: Callable[[], None]) -> float:
    return timed(run, times=1, warm_up=0).median


def _run(source: str, folder: str) -> None:
    """Start Python as for an installed program: its modules compiled, in folders of its own."""
    own = {"QT_QPA_PLATFORM": "offscreen", "PYTHONPYCACHEPREFIX": folder}
    folders = dict.fromkeys(("XDG_CONFIG_HOME", "XDG_DATA_HOME"), f"{folder}/user")
    environment = os.environ | own | folders
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    subprocess.run([sys.executable, "-c", source], check=True, cwd=ROOT, env=environment)
