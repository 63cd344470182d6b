"""Everything shown outlives a program that is killed."""

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from changcheng_qt.saves.disk import RealDisk
from changcheng_qt.saves.library import Library

ROOT = Path(__file__).parents[2]

PLAY_UNTIL_KILLED = """
import sys
from pathlib import Path
from random import Random
from PySide6.QtCore import QCoreApplication
from changcheng_qt.app.autosave import Autosave
from changcheng_qt.app.threads import WriterThread
from changcheng_qt.saves.library import Library
from changcheng_qt.ui.seam.executor import LocalExecutor, keep_nothing
from changcheng_qt.ui.seam.match_bridge import MatchBridge
from tests.app.keeping import StuckDisk, new_game

application = QCoreApplication([])
disk = StuckDisk(float(sys.argv[3]))
disk.go.clear()
autosave = Autosave(Library(disk, Path(sys.argv[1]), Random(1)), WriterThread())
game = new_game()
autosave.keep(game)
keeper = autosave.when_safe if sys.argv[2] == "safe" else keep_nothing
bridge = MatchBridge(game.match, LocalExecutor(game.match, keeper))
shown = lambda: print(bridge.step_count, flush=True)
bridge.changed.connect(shown)
rng = Random(2)
while bridge.to_act is not None:
    bridge.submit(rng.choice(bridge.legal_for(bridge.to_act)))
    while bridge.is_holding:
        application.processEvents()
"""


def steps_lost(folder: Path, keeper: str, steps: int, seconds: float = 0.02) -> int:
    """Kill a program that plays, on a disk that syncs in n seconds, once it has shown n
    steps; return how many are lost.
    """
    command = [sys.executable, "-c", PLAY_UNTIL_KILLED, str(folder), keeper, str(seconds)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as playing:
        assert playing.stdout
        shown = [int(playing.stdout.readline()) for _ in range(steps)]
        playing.kill()
        shown += [int(line) for line in playing.stdout]
    taken = Library(RealDisk(), folder, Random(1)).take_newest()
    return shown[-1] - len(taken.recovered.match.steps if taken else ())


@pytest.mark.parametrize("steps", [1, 12])
def test_everything_shown_outlives_the_program(tmp_path: Path, steps: int) -> None:
    assert steps_lost(tmp_path, "safe", steps) <= 0


def test_a_program_that_shows_too_early_is_caught(tmp_path: Path) -> None:
    """However long the kill takes on a busy machine, the disk takes longer."""
    assert steps_lost(tmp_path, "too early", 12, seconds=60) > 0
