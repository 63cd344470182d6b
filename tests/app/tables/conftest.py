"""Two computers at one table; tables are dealt and sealed alike in every run."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.app.tables.windows import Two, two_programs
from tests.net.conftest import known_chance

__all__ = ["known_chance"]


@pytest.fixture
def two(qapp: QApplication, qtbot: QtBot, tmp_path: Path) -> Iterator[Two]:
    """Two programs, which meet at the loopback of this computer."""
    with two_programs(qapp, qtbot, tmp_path) as both:
        yield both


@pytest.fixture(scope="session")
def late_files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder for the files of a game that lacks its last step, which the first that needs them
    puts there.
    """
    return tmp_path_factory.mktemp("late") / "files"
