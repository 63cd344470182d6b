"""How soon the start page lists the games of this computer, and how evenly time passes meanwhile:
for a thousand games next to ten in the same run, each with its summary, as after the first look.
"""

import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from shutil import copytree
from tempfile import TemporaryDirectory
from time import perf_counter, sleep

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication

from changcheng_qt.app.main import build
from changcheng_qt.app.opening import new_application
from changcheng_qt.app.paths import Folders
from changcheng_qt.app.preloader import Preloader
from changcheng_qt.app.settings import Settings
from changcheng_qt.saves.disk import RealDisk
from changcheng_qt.saves.journal import Journal
from changcheng_qt.saves.library import Library
from changcheng_qt.ui.library.shelf import GamesShelf
from tests.benchmarks.figure import Figure
from tests.benchmarks.own_process import ROOT, at_scales, send

MANY, FEW = 1000, 10
FIRST_ROWS = 4
"""Rows that fill the list of a first start."""
LOOKED_AT = 2.0
"""Seconds for which the list is watched, while boards are painted and it is scrolled."""

_GAME = ROOT / "tests" / "saves" / "corpus" / "2-finished-four.changcheng"


@dataclass(frozen=True, slots=True)
class Seen:
    """Milliseconds to the first rows, and the longest that a turn of the event loop took."""

    first_rows: float
    longest: float


def measure() -> Iterable[Figure]:
    """Return the figures at both device scales."""
    return at_scales(__name__)


def _figures() -> Iterator[Figure]:
    application = new_application(sys.argv[:1])
    few, many = (_seen(application, count) for count in (FEW, MANY))
    yield Figure(f"{MANY} games, first rows", many.first_rows, "300 ms", few.first_rows)
    yield Figure(f"{MANY} games, longest piece", many.longest, "50 ms", few.longest)


def _seen(application: QApplication, count: int) -> Seen:
    with TemporaryDirectory(prefix="changcheng-bench-") as name:
        folders = Folders(*(Path(name, part) for part in ("config", "games", "own")))
        window = build(application, folders, Settings(motion="none", language="en")).window
        window.resize(1280, 800)
        window.show()
        coming: list[QObject] = [Preloader(window)]
        coming[0].destroyed.connect(coming.clear)
        _rest(application, 60, lambda: not coming)
        _keep(folders.games, count)
        shelf = window.table.start_page.shelf
        begun = perf_counter()
        window.start_shown.emit()
        longest = _rest(application, 60, lambda: len(shelf.rows) >= FIRST_ROWS)
        first_rows = (perf_counter() - begun) * 1000
        longest = max(longest, _rest(application, LOOKED_AT), _scroll(application, shelf))
        window.close()
        window.deleteLater()
        application.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        return Seen(first_rows, longest * 1000)


def _keep(games: Path, count: int) -> None:
    """Put one game on the disk n times, with its summary."""
    library = Library(RealDisk(), games, Random(1))
    journal = Journal(library.disk, library.new_folder(), _GAME.read_bytes())
    journal.mend()
    journal.close()
    library.summary(journal.folder)
    for number in range(1, count):
        copytree(journal.folder, games / f"{number:016x}")


def _rest(
    application: QApplication, seconds: float, until: Callable[[], bool] = lambda: False
) -> float:
    """Process events for some time, or until a condition holds; return the longest single step."""
    longest, end = 0.0, perf_counter() + seconds
    while perf_counter() < end and not until():
        begun = perf_counter()
        application.processEvents()
        application.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        longest = max(longest, perf_counter() - begun)
        sleep(0.001)
    return longest


def _scroll(application: QApplication, shelf: GamesShelf) -> float:
    """Scroll through the list; return the longest piece."""
    longest = 0.0
    bar = shelf.area.verticalScrollBar()
    for share in range(1, 21):
        bar.setValue(bar.maximum() * share // 20)
        longest = max(longest, _rest(application, LOOKED_AT / 20))
    return longest


if __name__ == "__main__":
    send(_figures())
