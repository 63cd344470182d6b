"""Two computers at one table; tables are dealt and sealed alike in every run."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.app.tables.windows import Two, two_programs
from tests.effort import by_night
from tests.net.conftest import known_chance

__all__ = ["known_chance"]

TELLING = ("test_copies.py", "test_secrets_untold.py")
"""The modules whose faults tell something hidden: they are planted by day too."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """By day plant one fault in each module that needs two programs: starting them and waiting for
    a change that never happens takes most of the time here.
    """
    planted: set[Path] = set()
    for item in items:
        if not isinstance(item, pytest.Function) or item.path.parent != Path(__file__).parent:
            continue
        if "two" not in item.fixturenames or item.path.name in TELLING:
            continue
        if not hasattr(item, "callspec") or item.callspec.params.get("fault") is None:
            continue
        if item.path in planted:
            item.add_marker(by_night)
        planted.add(item.path)


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
