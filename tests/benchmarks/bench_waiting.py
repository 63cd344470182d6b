"""How long a person waits for an answer to a click, and how evenly time passes in the window, while
nothing else happens, while a bot of the levels that think longest does in its process, in the form
in which the search runs here, while a finished game is analysed, and while a slow disk syncs. A bot
is compared with any other program that computes, which on a computer of few cores takes as much
from the window. The analysis goes on to its end: how long it takes, and how much memory.
"""

import subprocess
import sys
from collections.abc import Iterable, Iterator
from itertools import pairwise
from multiprocessing import active_children
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter_ns, sleep

from PySide6.QtCore import QEventLoop, QObject, Qt, QTimer
from PySide6.QtTest import QTest

from changcheng_qt.app.autosave import Autosave
from changcheng_qt.app.threads import WriterThread
from changcheng_qt.app.workers.analysis_runner import AnalysisRunner
from changcheng_qt.app.workers.analysis_worker import Task, spare_processors
from changcheng_qt.app.workers.bot_runner import BotRunner
from changcheng_qt.bots import analysis_nodes, is_compiled, usual_nodes
from changcheng_qt.engine.match import Match
from changcheng_qt.saves.disk import Handle, RealDisk
from changcheng_qt.saves.library import Library
from changcheng_qt.saves.record import recording
from changcheng_qt.ui.analysis.analyst import Stage
from changcheng_qt.ui.flow.bot_turns import Strength
from tests.analysis.games import played
from tests.benchmarks.figure import Figure, Timing, spread, timed
from tests.benchmarks.own_process import at_scales, send
from tests.benchmarks.table import Table, bare_window, china_for_four, four_boards

_TICK = 16
_TICKS = 200
_FORM = "native" if is_compiled() else "plain"
_THINKERS = ("strong", "master")


class BusyBot(QObject):
    """A bot in the process of its own that begins again as soon as it has chosen."""

    def __init__(self, table: Table, kind: str) -> None:
        """Begin to think about the table's position."""
        super().__init__()
        self._bot = Strength(kind, usual_nodes(kind))
        self._runner = BotRunner()
        self._bridge = table.bridge
        self._runner.answered.connect(self._think)
        self._think()

    def stop(self) -> None:
        """End the process."""
        self._runner.close()

    def _think(self) -> None:
        bridge = self._bridge
        self._runner.ask(bridge.title, self._bot, bridge.view, bridge.legal, "")


class BusyNeighbour:
    """Another program that computes."""

    def __init__(self) -> None:
        self._process = subprocess.Popen([sys.executable, "-S", "-c", "while True: pass"])

    def stop(self) -> None:
        """End it."""
        self._process.kill()
        self._process.wait()


class BusyAnalysis(QObject):
    """A finished game of three that is analysed in a process of its own."""

    def __init__(self) -> None:
        """Begin."""
        super().__init__()
        match = played("changcheng", 3, "random")
        seats = tuple(range(len(match.players)))
        told = (match.still(), seats, analysis_nodes())
        task = Task(*told, is_whole=True, folder=None, helpers=spare_processors())
        self._runner = AnalysisRunner(task, self)
        self._runner.changed.connect(self._on_changed)
        self._loop = QEventLoop(self)
        self._begun = self._ended = perf_counter_ns()
        self._runner.go_on()

    def wait(self) -> float:
        """Wait for the end; return the seconds from the beginning to it."""
        if self._runner.stage is Stage.RUNNING:
            self._loop.exec()
        if self._runner.stage is not Stage.DONE:
            raise LookupError("the analysis failed")
        return (self._ended - self._begun) / 1e9

    def most_memory(self) -> float:
        """Return how many megabytes the process has taken at most (Linux)."""
        (process,) = active_children()
        status = Path(f"/proc/{process.pid}/status").read_text()
        (line,) = (one for one in status.splitlines() if one.startswith("VmHWM:"))
        return int(line.split()[1]) / 1024

    def stop(self) -> None:
        """End the process."""
        self._runner.cancel()

    def _on_changed(self) -> None:
        if self._runner.stage is not Stage.RUNNING:
            self._ended = perf_counter_ns()
            self._loop.quit()


class SlowDisk(RealDisk):
    """Takes its time for every sync."""

    def sync(self, handle: Handle) -> None:
        sleep(0.1)
        super().sync(handle)


class SlowSaving(QObject):
    """A game on the way to a slow disk, to which a step is added all the time."""

    def __init__(self, table: Table) -> None:
        """Begin the game of a table again and keep it."""
        super().__init__()
        self._match = Match(table.match.game, table.match.setup, table.match.players)
        self._folder = TemporaryDirectory(prefix="changcheng-bench-")
        rng = Random(1)
        library = Library(SlowDisk(), Path(self._folder.name), rng)
        self._autosave = Autosave(library, WriterThread())
        self._autosave.keep(recording(self._match, rng))
        self._timer = QTimer(self, interval=_TICK)
        self._timer.timeout.connect(self._play)
        self._timer.start()

    def stop(self) -> None:
        """End the game."""
        self._timer.stop()
        self._autosave.close()
        self._folder.cleanup()

    def _play(self) -> None:
        seat = self._match.to_act
        if seat is not None:
            self._match.submit(self._match.legal(seat)[0])


def measure() -> Iterable[Figure]:
    """Return the figures at both device scales."""
    return at_scales(__name__)


def _figures() -> Iterator[Figure]:
    table = four_boards()
    bare = timed(bare_window().grab).median
    clicks, ticks = _clicks(table), _ticks(table)
    yield from _answers("", clicks, bare)
    neighbour = BusyNeighbour()
    beside, ticks_beside = _clicks(table), _ticks(table)
    neighbour.stop()
    for kind in _THINKERS:
        bot = BusyBot(table, kind)
        meanwhile, passing = _clicks(table), _ticks(table)
        bot.stop()
        what = f"while a {kind} bot thinks"
        yield from _meanwhile(what, meanwhile, passing, beside, ticks_beside)
    analysis = BusyAnalysis()
    meanwhile, passing = _clicks(table), _ticks(table)
    yield from _meanwhile("beside an analysis", meanwhile, passing, beside, ticks_beside)
    seconds, memory = analysis.wait(), analysis.most_memory()
    analysis.stop()
    yield Figure(f"{_FORM}: analysis of a game of three", seconds, "60 s", unit="s")
    yield Figure(f"{_FORM}: memory of its process at most", memory, "-", unit="MB")
    saving = SlowSaving(table)
    ticks_saving = _ticks(table)
    saving.stop()
    worst = ticks_saving.worst
    yield Figure("16 ms tick while a slow disk syncs, worst", worst, "50 ms", ticks.worst)
    table.window.close()
    china = china_for_four()
    yield from _answers("China: ", _clicks(china), bare)
    china.window.close()


def _meanwhile(
    what: str, clicks: Timing, ticks: Timing, clicks_beside: Timing, ticks_beside: Timing
) -> Iterator[Figure]:
    name = f"{_FORM}: {{}} {what}, {{}}"
    yield Figure(name.format("click", "p50"), clicks.median, "10 ms", clicks_beside.median)
    yield Figure(name.format("click", "p95"), clicks.p95, "25 ms", clicks_beside.p95)
    yield Figure(name.format("click", "worst"), clicks.worst, "-", clicks_beside.worst)
    yield Figure(name.format("tick", "p50"), ticks.median, "16 ms", ticks_beside.median)
    yield Figure(name.format("tick", "p95"), ticks.p95, "20 ms", ticks_beside.p95)
    yield Figure(name.format("tick", "worst"), ticks.worst, "50 ms", ticks_beside.worst)


def _answers(title: str, clicks: Timing, bare: float) -> Iterator[Figure]:
    yield Figure(f"{title}click to first damage, p50", clicks.median, "10 ms", bare)
    yield Figure(f"{title}click to first damage, p95", clicks.p95, "25 ms", bare)
    yield Figure(f"{title}click to first damage, worst", clicks.worst, "-", bare)


def _clicks(table: Table) -> Timing:
    """Place a piece with a click again and again, until that is painted."""
    viewport, place = table.board.view.viewport(), table.its_place
    spans = []
    for _ in range(40):
        table.pick_up()
        table.show()
        begun = perf_counter_ns()
        QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=place)
        table.show()
        spans.append((perf_counter_ns() - begun) / 1e6)
        if not table.bridge.undo():
            raise LookupError("the click placed nothing")
        table.show()
    return spread(spans)


def _ticks(table: Table) -> Timing:
    """Return how far apart the ticks of a timer are, each of which has the board painted again."""
    passed: list[int] = []
    loop = QEventLoop()

    def tick() -> None:
        passed.append(perf_counter_ns())
        table.board.view.viewport().update()
        if len(passed) > _TICKS:
            loop.quit()

    timer = QTimer(interval=_TICK, timerType=Qt.TimerType.PreciseTimer)
    timer.timeout.connect(tick)
    timer.start()
    loop.exec()
    timer.stop()
    return spread([(later - earlier) / 1e6 for earlier, later in pairwise(passed)])


if __name__ == "__main__":
    send(_figures())
