"""Windows with a session behind them, and whole programs in a folder of the test's own."""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from changcheng_qt.app import opening
from changcheng_qt.app.autosave import Autosave
from changcheng_qt.app.main import Program, build
from changcheng_qt.app.paths import Folders
from changcheng_qt.app.settings import Settings
from changcheng_qt.app.threads import Writer
from changcheng_qt.app.workers.worker_process import WorkerProcess
from changcheng_qt.saves.disk import Disk, RealDisk
from changcheng_qt.saves.library import Library
from tests.app.at_once import AtOnce
from tests.app.keeping import Keep
from tests.app.plain_title import Stage
from tests.patience import SECONDS
from tests.ui.fixtures import same_dress
from tests.ui.shop import settle

QUIET = Settings(language="en", motion="none", bot_speed="instant")

Build = Callable[..., Program]


@pytest.fixture(autouse=True)
def time_to_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """A window that opens takes no folder for silent because the computer is slow."""
    monkeypatch.setattr(opening.in_time, "__defaults__", (float(SECONDS),))


@pytest.fixture
def gone_when_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever ends a process waits until it is gone, so that those left can be counted."""
    end = WorkerProcess.end

    def end_and_wait(self: WorkerProcess) -> None:
        end(self)
        self._sender.join()

    monkeypatch.setattr(WorkerProcess, "end", end_and_wait)


@pytest.fixture
def make_stage(qtbot: QtBot, tmp_path: Path) -> Iterator[Callable[..., Stage]]:
    """Make stages that share a folder of running games, as sessions of one person do."""
    made: list[Stage] = []

    def make(rng: Random | None = None) -> Stage:
        made.append(Stage(tmp_path / "games", rng))
        made[-1].window.show()
        settle()
        return made[-1]

    yield make
    for one in made:
        one.close()


@pytest.fixture
def stage(make_stage: Callable[..., Stage]) -> Stage:
    return make_stage()


@pytest.fixture
def autosave(qapp: QApplication, tmp_path: Path) -> Iterator[Keep]:
    """Make keepers of one library, as windows of one person have."""
    made: list[Autosave] = []

    def make(writer: Writer | None = None, disk: Disk | None = None, **more: int) -> Autosave:
        library = Library(disk or RealDisk(), tmp_path, Random(len(made)))
        made.append(Autosave(library, writer or AtOnce(), **more))
        return made[-1]

    yield make
    for one in made:
        one.close()


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    return Folders(*(tmp_path / name for name in ("config", "games", "own")))


@pytest.fixture
def program(qtbot: QtBot, qapp: QApplication, folders: Folders) -> Iterator[Build]:
    """Make programs; the process of their bots is started by the first question."""
    made: list[Program] = []

    def make(
        settings: Settings = QUIET, language: str = "", *, is_painted: bool = False
    ) -> Program:
        """Build a program; its window is painted where a test looks at pictures."""
        made.append(build(qapp, folders, settings, language))
        patch.setattr(made[-1].runner, "prepare", lambda _: None)
        made[-1].window.setUpdatesEnabled(is_painted)
        made[-1].window.show()
        settle()
        return made[-1]

    with same_dress(qapp), pytest.MonkeyPatch.context() as patch:
        yield make
        for one in made:
            one.window.close()
            one.languages.install("en")
            one.languages.deleteLater()
            for other in one.others:
                other.deleteLater()
            one.window.deleteLater()
        settle()
