"""Two games of China that a viewer cannot tell apart are the same picture to that viewer, to the
pixel, in the whole window; a leak is planted for each moment.
"""

from collections.abc import Callable
from itertools import islice

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from changcheng_qt.ui.window.main_window import MainWindow
from screens.windows import load_fonts
from tests.effort import NIGHTLY, by_day, effort
from tests.ui.leaks.china_leaks import MAP_LEAKS, SHELL_LEAKS
from tests.ui.leaks.comparing import Told, china, compare_pictures, moving_window
from tests.ui.leaks.map_sessions import pointing
from tests.ui.leaks.pairs import china_pairs
from tests.ui.leaks.photographs import Moment, alone, hovering, looking_back, put_away, together

PAIRS = effort(sample=1, nightly=300)
LEAKS = {**MAP_LEAKS, **(SHELL_LEAKS if NIGHTLY else {})}
TRIES = 24
"""Within how many pairs a planted leak must be found."""


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> MainWindow:
    """A small window in which things move, and in which a match has been shown already. Its fonts
    have every character: those that Qt finds elsewhere are not always painted alike.
    """
    load_fonts()
    shown = moving_window(qapp, china(), monkeypatch)
    qtbot.addWidget(shown)
    pair = next(china_pairs())
    list(alone(shown, pair.real, pair.viewer, pair.share))
    return shown


def test_games_that_a_viewer_cannot_tell_apart_are_the_same_pixels(
    window: MainWindow, state_counts: Callable[[str], None]
) -> None:
    sessions = [alone, together, looking_back, put_away, pointing, hovering]
    taken = compare_pictures(window, sessions, islice(china_pairs(), PAIRS))
    assert all(taken[moment] >= PAIRS for moment in Moment)
    pictures = "\n".join(f"{taken[moment]:6} {moment.value}" for moment in Moment)
    state_counts(f"{PAIRS} pairs of games of China compared by their pixels\n{pictures}")


@pytest.mark.parametrize("leak", by_day(LEAKS, slow={"the last round shows what is held"}))
def test_a_planted_leak_is_seen(
    leak: str, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    planted = LEAKS[leak]
    planted.plant(monkeypatch)
    with pytest.raises(Told) as told:
        compare_pictures(window, [planted.session], islice(china_pairs(), TRIES))
    assert told.value.args == (planted.moment,)
