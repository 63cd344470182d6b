"""How long an accepted command takes to be on the disk, in the file at the game's path, and on the
screen after that. Commands that end a turn, behind which a backup follows, are left out.
"""

import os
import time
from collections.abc import Iterable
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from PySide6.QtCore import QCoreApplication, QEventLoop

from changcheng_qt import assets
from changcheng_qt.app.autosave import Autosave
from changcheng_qt.app.threads import WriterThread
from changcheng_qt.engine.match import AnyMatch, Match
from changcheng_qt.engine.seats import Player
from changcheng_qt.saves.disk import Handle, RealDisk, Status
from changcheng_qt.saves.library import Library
from changcheng_qt.saves.record import recording
from changcheng_qt.titles.changcheng.rules.boards import load_boards
from changcheng_qt.titles.changcheng.rules.game import CHANG_CHENG
from changcheng_qt.titles.changcheng.rules.pieces import Colour
from changcheng_qt.titles.changcheng.rules.setup import SetupChoices, draw_setup
from changcheng_qt.ui.seam.executor import LocalExecutor
from changcheng_qt.ui.seam.match_bridge import MatchBridge
from tests.benchmarks.figure import Figure, spread

COMMANDS = 200
LINE = b"x" * 179 + b"\n"
"""As long as the line of a command."""


LOOKS = 1
"""Calls that compare the file with its path after a sync."""


class StampedDisk(RealDisk):
    """Knows when a sync was through, and when lock and file were seen to be in place after it."""

    def __init__(self) -> None:
        self.synced: list[int] = []
        self.looked: list[int] = []

    def sync(self, handle: Handle) -> None:
        super().sync(handle)
        self.synced.append(time.perf_counter_ns())
        self.looked.clear()

    def status(self, path: Path) -> Status:
        found = super().status(path)
        self.looked.append(time.perf_counter_ns())
        return found


def measure() -> Iterable[Figure]:
    """Yield the times of commands next to those of a bare append with fdatasync, in turns."""
    application = QCoreApplication.instance() or QCoreApplication([])
    with TemporaryDirectory(prefix="changcheng-bench-") as folder:
        yield from _measure(application, Path(folder))


def _measure(application: QCoreApplication, folder: Path) -> Iterable[Figure]:
    disk, rng, match = StampedDisk(), Random(3), _match()
    accepted: list[int] = []
    match.watch(lambda entry: accepted.append(time.perf_counter_ns()))
    writer = WriterThread()
    autosave = Autosave(Library(disk, folder / "games", rng), writer)
    autosave.keep(recording(match, rng))
    bridge = MatchBridge(match, LocalExecutor(match, autosave.when_safe))
    bare: list[float] = []
    durable: list[float] = []
    looks: list[float] = []
    shown: list[float] = []
    file = os.open(folder / "bare", os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    while bridge.to_act is not None and len(shown) < COMMANDS:
        bare.append(_append(file))
        disk.synced.clear()
        command = rng.choice(bridge.legal_for(bridge.to_act))
        bridge.submit(command)
        while bridge.is_holding:
            application.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
        shown.append((time.perf_counter_ns() - accepted[-1]) / 1e6)
        if len(disk.synced) == 1:
            durable.append((disk.looked[LOOKS - 1] - accepted[-1]) / 1e6)
            looks.append((disk.looked[LOOKS - 1] - disk.synced[0]) / 1e6)
        _drain(application, writer)
    os.close(file)
    autosave.close()
    base, ours, seen = spread(bare), spread(durable), spread(shown)
    yield Figure("accepted command to durable, median", ours.median, "1.8x", base.median)
    yield Figure("accepted command to durable, p95", ours.p95, "1.8x", base.p95)
    yield Figure("to see that lock and file are in place", spread(looks).median, "-", base.median)
    yield Figure("accepted command to shown, median", seen.median, "-", base.median)


def _append(file: Handle) -> float:
    start = time.perf_counter_ns()
    os.write(file, LINE)
    os.fdatasync(file)
    return (time.perf_counter_ns() - start) / 1e6


def _drain(application: QCoreApplication, writer: WriterThread) -> None:
    """Wait for a backup, which nobody waits for at the table."""
    done: list[object] = []
    writer.ask(lambda: None, done.append)
    while not done:
        application.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)


def _match() -> AnyMatch:
    boards = load_boards(assets.title_folder("changcheng") / "boards")
    setup = draw_setup(SetupChoices(tuple(Colour)[:4]), boards, Random(3))
    return Match(CHANG_CHENG, setup, [Player("A")] * 4)
