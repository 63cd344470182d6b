"""The program as it is started, in folders of the test's own, and somebody before its window."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from changcheng_qt.app import main, opening
from changcheng_qt.app.desks import table_desk
from changcheng_qt.app.main import Program, begin, build
from changcheng_qt.app.paths import Folders
from changcheng_qt.app.settings import Settings
from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.saves.library import Library
from changcheng_qt.ui.window.match_show import MatchShow
from tests.journeys.person import Person
from tests.saves.windows_files import WindowsFiles
from tests.ui.fixtures import same_dress

LARGE = (2560, 1440)
"""A window in which four boards are drawn larger than their art, so that every mark can be seen."""


@dataclass(frozen=True, slots=True)
class Journey:
    """The running program and the person before it."""

    program: Program
    person: Person

    @property
    def match(self) -> AnyMatch:
        """The match on the table."""
        match = self.program.session.match
        assert match
        return match

    @property
    def show(self) -> MatchShow:
        """The object that shows the match."""
        show = self.program.window.match_show
        assert show
        return show

    def see_all_kept(self, disk: WindowsFiles) -> None:
        """See that the game was kept although the disk refused some changes for a moment."""
        self.program.window.close()
        library = Library(disk, self.program.folders.games, Random(1))
        (game,) = library.games()
        assert library.read(game.folder).match.log == self.match.log
        assert disk.faults == []
        assert disk.refused > 0


SetOut = Callable[..., Journey]

QUIET = Settings(language="en", theme="light", motion="none", bot_speed="instant")


@pytest.fixture
def windows_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> WindowsFiles:
    """Have programs keep their files as on Windows, next to a scanner."""
    disk = WindowsFiles(tmp_path, Random(1))
    for module in (main, opening, table_desk):
        monkeypatch.setattr(module, "RealDisk", lambda: disk)
    return disk


@pytest.fixture
def set_out(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[SetOut]:
    """Start the program as it starts itself, in a window of some size."""
    made: list[Program] = []

    def start(size: tuple[int, int] = LARGE, settings: Settings = QUIET) -> Journey:
        folders = Folders(*(tmp_path / name for name in ("config", "games", "own")))
        made.append(build(qapp, folders, settings))
        window = made[-1].window
        window.resize(*size)
        window.show()
        begin(made[-1], None)
        qtbot.waitUntil(lambda: not made[-1].session.is_fetching)

        def is_holding() -> bool:
            show = window.match_show
            return show is not None and show.bridge.is_holding

        person = Person(qtbot, window, tmp_path, is_holding)
        person.settle()
        return Journey(made[-1], person)

    with same_dress(qapp):
        yield start
        for program in made:
            program.window.close()
            program.languages.install("en")
            program.languages.deleteLater()
            for other in program.others:
                other.deleteLater()
            program.window.deleteLater()
