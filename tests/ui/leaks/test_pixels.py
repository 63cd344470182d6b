"""Two games that a viewer cannot tell apart are the same picture to that viewer, to the pixel.

For each pair both games are played in the real window, and every moment in which something hidden
could be seen is photographed (see `photographs`). A leak is planted for each of the moments (see
`leaks` and `china_leaks`).
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from changcheng_qt.ui.seam.title import TitleUi
from changcheng_qt.ui.window.main_window import MainWindow
from screens.windows import load_fonts
from tests.effort import by_night, effort
from tests.ui.leaks import map_sessions, photographs
from tests.ui.leaks.china_leaks import MAP_LEAKS, SHELL_LEAKS
from tests.ui.leaks.comparing import Told, chang_cheng, china, compare_pictures, moving_window
from tests.ui.leaks.leaks import LEAKS, Leak
from tests.ui.leaks.pairs import Pair, china_pairs, pairs
from tests.ui.leaks.photographs import (
    Moment,
    Session,
    alone,
    hovering,
    looking_back,
    put_away,
    together,
)

SHARES = effort(sample=2, nightly=1)
"""Into how many shares the sessions are dealt to the pairs."""
TRIES = 24
"""Within how many pairs a planted leak must be found."""


@dataclass(frozen=True)
class Sample:
    """What is compared of a title."""

    shown: Callable[[], TitleUi]
    pairs: Callable[[], Iterator[Pair]]
    count: int
    pointing: Session


SAMPLES = {
    "changcheng": Sample(chang_cheng, pairs, effort(sample=2, nightly=1000), photographs.pointing),
    "china": Sample(china, china_pairs, effort(sample=2, nightly=300), map_sessions.pointing),
}
LEAKS_BY_DAY = {
    *("a tooltip counts hidden cards", "what is put away can be seen"),
    *("motions last as long as counters are high", "a game comes up without a gate"),
    "a step taken back is shown as another sees it",
    *("the slip beside a place does", "hands lie open"),
}
"""One for each moment for which the first pairs show one; what the shell could leak is planted in
Chang Cheng.
"""


@pytest.fixture
def window_of(
    qtbot: QtBot, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> Callable[[Sample], MainWindow]:
    """Makes a small window in which things move, and in which a match has been shown already. Its
    fonts have every character: those that Qt finds elsewhere are not always painted alike.
    """

    def made(sample: Sample) -> MainWindow:
        load_fonts()
        shown = moving_window(qapp, sample.shown(), monkeypatch)
        qtbot.addWidget(shown)
        pair = next(sample.pairs())
        list(alone(shown, pair.real, pair.viewer, pair.share))
        return shown

    return made


@pytest.mark.parametrize("title", SAMPLES)
def test_games_that_a_viewer_cannot_tell_apart_are_the_same_pixels(
    title: str, window_of: Callable[[Sample], MainWindow], state_counts: Callable[[str], None]
) -> None:
    sample = SAMPLES[title]
    sessions = [alone, together, looking_back, put_away, sample.pointing, hovering]
    window = window_of(sample)
    taken = compare_pictures(window, sessions, islice(sample.pairs(), sample.count), SHARES)
    assert all(taken[moment] >= sample.count // SHARES for moment in Moment)
    pictures = "\n".join(f"{taken[moment]:6} {moment.value}" for moment in Moment)
    state_counts(f"{sample.count} pairs of games of {title} compared by their pixels\n{pictures}")


@pytest.mark.parametrize(
    ("title", "leak"),
    [
        pytest.param(title, leak, id=f"{title}-{name}", marks=() if is_by_day else by_night)
        for title, leaks, often in (
            ("changcheng", LEAKS, LEAKS_BY_DAY),
            ("china", MAP_LEAKS, LEAKS_BY_DAY),
            ("china", SHELL_LEAKS, ()),
        )
        for name, leak in leaks.items()
        for is_by_day in (name in often,)
    ],
)
def test_a_planted_leak_is_seen(
    title: str,
    leak: Leak,
    window_of: Callable[[Sample], MainWindow],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    window = window_of(SAMPLES[title])
    leak.plant(monkeypatch)
    with pytest.raises(Told) as told:
        compare_pictures(window, [leak.session], islice(SAMPLES[title].pairs(), TRIES))
    assert told.value.args == (leak.moment,)
