"""The basis of every test of something on screen, and a window for each title."""

from collections.abc import Callable, Iterator
from itertools import islice

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from changcheng_qt.i18n.languages import Languages
from changcheng_qt.ui.window.main_window import MainWindow
from tests.conformance.leaks.comparing import AT_ONCE, Compare, Fits, compare_sounds, moving_window
from tests.conformance.leaks.ears import dark_window, everything_in
from tests.conformance.leaks.pairs import shortest_first
from tests.conformance.leaks.photographs import Session
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
def dark_window_of(
    qtbot: QtBot, languages: Languages, monkeypatch: pytest.MonkeyPatch
) -> Callable[[LeakSample], MainWindow]:
    """Makes an unseen window for a title."""

    def made(sample: LeakSample) -> MainWindow:
        window = dark_window(languages, sample.shown, monkeypatch)
        qtbot.addWidget(window)
        return window

    return made


@pytest.fixture
def compare(dark_window_of: Callable[[LeakSample], MainWindow], listened_to: None) -> Compare:
    """Compares pairs of games of a title as sessions at tables see and hear them."""

    def compared(sample: LeakSample, session: Session, fits: Fits, most: int) -> int:
        window = dark_window_of(sample)
        fitting = [*islice(filter(fits, filter(sample.others_hide, sample.pairs())), most)]
        first = fitting[0]
        list(session(window, first.real, first.viewer, AT_ONCE))  # all that is made once
        everything_in(window)
        return compare_sounds(window, session, shortest_first(fitting, most))

    return compared


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
