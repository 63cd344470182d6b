"""How fast the window is there, next to a bare one in the same run.

Starts are timed in processes of their own, offscreen, from their spawning to the first painted
frame. Both take turns, so that a busy moment of the machine falls on both.
"""

import os
import subprocess
import sys
import time
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.benchmarks.figure import Figure, median

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
print("painted", flush=True)
"""

_PROGRAM = """
import sys
from types import ModuleType
import changcheng_qt.app
from changcheng_qt.__main__ import main

def leave(front, folders, file):
    print("painted", flush=True)
    from PySide6.QtCore import QCoreApplication

    QCoreApplication.exit(0)

behind = ModuleType("changcheng_qt.app.main")
behind.go_on = leave
sys.modules[behind.__name__] = changcheng_qt.app.main = behind
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
    spans = [(bare(), program()) for _ in range(_TIMES)]
    base, ours = (median(of_one) for of_one in zip(*spans, strict=True))
    return Figure("warm first paint", ours, "1.65x", base)


def _run(source: str, folder: str) -> float:
    """Start Python as for an installed program, its modules compiled, in folders of its own; return
    the milliseconds until it has painted.
    """
    own = {"QT_QPA_PLATFORM": "offscreen", "PYTHONPYCACHEPREFIX": folder}
    folders = dict.fromkeys(("XDG_CONFIG_HOME", "XDG_DATA_HOME"), f"{folder}/user")
    environment = os.environ | own | folders
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    start = time.perf_counter_ns()
    command = [sys.executable, "-c", source]
    with subprocess.Popen(command, stdout=subprocess.PIPE, cwd=ROOT, env=environment) as process:
        assert process.stdout is not None
        assert process.stdout.readline()
        return (time.perf_counter_ns() - start) / 1e6
