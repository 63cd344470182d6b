"""Windows with a session behind them."""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from tests.app.plain_title import Stage
from tests.ui.toy_title import settle


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
