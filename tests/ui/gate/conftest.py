"""A table behind whose gate people play."""

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.shop import Shop, open_shop


@pytest.fixture
def shop(qtbot: QtBot) -> Iterator[Shop]:
    with open_shop(900, 700) as made:
        yield made
