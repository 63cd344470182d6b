"""Two games that a viewer cannot tell apart are the same picture to that viewer, to the pixel.

For each pair both games are played in the real window, and every moment in which something hidden
could be seen is photographed (see `photographs`). A leak is planted for each of the moments (see
`leaks`).
"""

from collections.abc import Callable
from itertools import islice

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from changcheng_qt.ui.window.main_window import MainWindow
from tests.effort import by_day, effort
from tests.ui.leaks.comparing import Told, chang_cheng, compare_pictures, moving_window
from tests.ui.leaks.leaks import LEAKS
from tests.ui.leaks.pairs import pairs
from tests.ui.leaks.photographs import (
    Moment,
    alone,
    hovering,
    looking_back,
    pointing,
    put_away,
    together,
)

PAIRS = effort(sample=2, nightly=1000)
TRIES = 24
"""Within how many pairs a planted leak must be found."""
SLOW = {
    "the slip names counters that nobody has seen",
    "hands are counted by priority",
    "the last round is seen with open cards",
    "a view is there before its gate",
}
"""Leaks that take many pairs to be seen."""


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> MainWindow:
    """A small window in which things move, and in which a match has been shown already."""
    shown = moving_window(qapp, chang_cheng(), monkeypatch)
    qtbot.addWidget(shown)
    pair = next(pairs())
    list(alone(shown, pair.real, pair.viewer, pair.share))
    return shown


def test_games_that_a_viewer_cannot_tell_apart_are_the_same_pixels(
    window: MainWindow, state_counts: Callable[[str], None]
) -> None:
    sessions = [alone, together, looking_back, put_away, pointing, hovering]
    taken = compare_pictures(window, sessions, islice(pairs(), PAIRS))
    assert all(taken[moment] >= PAIRS for moment in Moment)
    pictures = "\n".join(f"{taken[moment]:6} {moment.value}" for moment in Moment)
    state_counts(f"{PAIRS} pairs of games compared by their pixels\n{pictures}")


@pytest.mark.parametrize("leak", by_day(LEAKS, slow=SLOW))
def test_a_planted_leak_is_seen(
    leak: str, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    planted = LEAKS[leak]
    planted.plant(monkeypatch)
    with pytest.raises(Told) as told:
        compare_pictures(window, [planted.session], islice(pairs(), TRIES))
    assert told.value.args == (planted.moment,)
