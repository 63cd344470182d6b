"""Scenes for the tests of the flow."""

from collections.abc import Iterator
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from changcheng_qt.ui.flow.screens import GateReason
from tests.toy.play import toy_match
from tests.ui.flow.scene import MakeScene, Scene


@pytest.fixture
def scene(qtbot: QtBot) -> Iterator[MakeScene]:
    scenes: list[Scene] = []

    def make(kinds: str, **more: Any) -> Scene:  # noqa: ANN401
        reason = more.pop("reason", GateReason.STARTED)
        tired = more.pop("tired", ())
        scenes.append(Scene(toy_match(kinds, tired=tired), reason, more))
        return scenes[-1]

    yield make
    for one in scenes:
        one.flow.close()
