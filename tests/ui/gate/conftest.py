"""A table behind whose gate people play."""

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.shop import Shop, settle


@pytest.fixture
def shop(qtbot: QtBot) -> Iterator[Shop]:
    made = Shop()
    made.window.resize(900, 700)
    made.window.show()
    settle()
    yield made
    made.close()
