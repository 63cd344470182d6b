"""The basis of every test of something on screen, and a window for each title."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QApplication

from changcheng_qt.ui.window.main_window import MainWindow
from tests.conformance.leaks.comparing import moving_window
from tests.conformance.leaks.sample import LeakSample
from tests.ui.fixtures import (
    boards_painted_once,
    full_width,
    languages,
    leaves_no_window,
    listened_to,
    own_dress,
    shop,
)

__all__ = [
    "boards_painted_once",
    "full_width",
    "languages",
    "leaves_no_window",
    "listened_to",
    "own_dress",
    "shop",
]


@pytest.fixture
def window_of(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Callable[[LeakSample], MainWindow]]:
    """Makes a small window for a title."""
    made: list[MainWindow] = []

    def make(sample: LeakSample) -> MainWindow:
        made.append(moving_window(qapp, sample.shown, monkeypatch))
        return made[-1]

    yield make
    for one in made:
        one.close()
        one.deleteLater()
