"""A window that shows a finished toy game again."""

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.replay.scene import ReplayShop


@pytest.fixture
def shop(qtbot: QtBot) -> Iterator[ReplayShop]:
    made = ReplayShop()
    yield made
    made.close()
