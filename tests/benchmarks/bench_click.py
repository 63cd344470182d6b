"""Through how many files of the program a click goes that places a wall: from the press until the
window shows it, the game being kept on a disk.

Who follows a click in the source has to open that many files, so a layer that only hands on is seen
here. Only the window's own thread is followed.
"""

import os
import subprocess
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import monotonic
from types import FrameType

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from changcheng_qt.app.autosave import Autosave
from changcheng_qt.app.threads import WriterThread
from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.saves.disk import RealDisk
from changcheng_qt.saves.library import Library
from changcheng_qt.saves.record import recording
from changcheng_qt.ui.seam.executor import Keeper
from tests.benchmarks.figure import Figure
from tests.benchmarks.own_process import ROOT
from tests.benchmarks.table import Table, four_boards

GOAL = 130
_MOST_SECONDS = 10
_PROGRAM = str(ROOT / "changcheng_qt") + os.sep


def measure() -> Iterable[Figure]:
    """Return how many files there are."""
    return [Figure("files from the press to the paint", len(counted()), str(GOAL), unit="")]


def counted() -> list[str]:
    """Return the files, found in a process of its own."""
    run = subprocess.run(
        [sys.executable, "-m", __name__],
        check=True,
        cwd=ROOT,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
        stdout=subprocess.PIPE,
        text=True,
    )
    return run.stdout.split()


def entered(run: Callable[[], object]) -> set[str]:
    """Return the files of the program in which something is called while something runs."""
    files: set[str] = set()

    def note(frame: FrameType, event: str, _argument: object) -> None:
        if event == "call":
            files.add(frame.f_code.co_filename)

    sys.setprofile(note)
    try:
        run()
    finally:
        sys.setprofile(None)
    return {file.removeprefix(_PROGRAM) for file in files if file.startswith(_PROGRAM)}


def _click_and_paint(table: Table) -> set[str]:
    viewport, place, steps = table.board.view.viewport(), table.its_place, table.bridge.step_count
    table.pick_up()
    table.show()

    def click() -> None:
        late = monotonic() + _MOST_SECONDS
        QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=place)
        while table.bridge.step_count == steps:
            table.show()
            if monotonic() > late:
                raise LookupError("the click placed nothing")
        table.show()

    return entered(click)


def _kept_in(folder: str, match: AnyMatch) -> tuple[Autosave, Keeper]:
    rng = Random(1)
    autosave = Autosave(Library(RealDisk(), Path(folder), rng), WriterThread())
    autosave.keep(recording(match, rng))
    return autosave, autosave.when_safe


def main() -> None:
    """Print the files, one a line."""
    with TemporaryDirectory(prefix="changcheng-bench-") as folder:
        kept: list[Autosave] = []

        def keep(match: AnyMatch) -> Keeper:
            autosave, keeper = _kept_in(folder, match)
            kept.append(autosave)
            return keeper

        print(*sorted(_click_and_paint(four_boards(keep))), sep="\n")
        for autosave in kept:
            autosave.close()


if __name__ == "__main__":
    main()
