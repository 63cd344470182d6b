"""Two games that a viewer cannot tell apart are the same picture to that viewer, to the pixel.

For each pair both games are played in the real window, and every moment in which something hidden
could be seen is photographed (see `photographs`). A leak is planted for each of the moments (see
`shell_leaks` and the samples of the titles).
"""

from collections.abc import Callable, Iterator
from itertools import islice

import pytest
from _pytest.mark import ParameterSet
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from changcheng_qt.ui.window.main_window import MainWindow
from screens.windows import load_fonts
from tests.conformance.leaks.comparing import Leaked, compare_pictures, moving_window
from tests.conformance.leaks.photographs import (
    Moment,
    alone,
    hovering,
    looking_back,
    put_away,
    together,
)
from tests.conformance.leaks.sample import Leak, LeakSample
from tests.conformance.leaks.shell_leaks import SHELL_LEAKS
from tests.conformance.samples import every_title, samples
from tests.effort import by_night, effort

SHARES = effort(sample=2, nightly=1)
"""Into how many shares the sessions are dealt to the pairs."""
TRIES = 24
"""Within how many pairs a planted leak must be found."""


def planted() -> Iterator[ParameterSet]:
    """The leaks of each title and of the shell; by day those that its sample names."""
    for title, sample in samples("leaks").items():
        for name, leak in (sample.seen | SHELL_LEAKS).items():
            marks = () if name in sample.by_day else by_night
            yield pytest.param(sample, leak, id=f"{title}-{name}", marks=marks)


@pytest.fixture
def window_of(
    qtbot: QtBot, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> Callable[[LeakSample], MainWindow]:
    """Makes a small window in which things move, and in which a match has been shown already. Its
    fonts have every character: those that Qt finds elsewhere are not always painted alike.
    """

    def made(sample: LeakSample) -> MainWindow:
        load_fonts()
        shown = moving_window(qapp, sample.shown, monkeypatch)
        qtbot.addWidget(shown)
        pair = next(sample.pairs())
        list(alone(shown, pair.real, pair.viewer, pair.share))
        return shown

    return made


@every_title("leaks")
def test_games_that_a_viewer_cannot_tell_apart_are_the_same_pixels(
    sample: LeakSample,
    window_of: Callable[[LeakSample], MainWindow],
    state_counts: Callable[[str], None],
) -> None:
    sessions = [alone, together, looking_back, put_away, sample.pointing, hovering]
    window, count = window_of(sample), sample.count
    taken = compare_pictures(window, sessions, islice(sample.pairs(), count), SHARES)
    assert all(taken[moment] >= count // SHARES for moment in Moment)
    pictures = "\n".join(f"{taken[moment]:6} {moment.value}" for moment in Moment)
    state_counts(f"{count} pairs of games of {sample.title} compared by their pixels\n{pictures}")


@pytest.mark.parametrize(("sample", "leak"), list(planted()))
def test_a_planted_leak_is_seen(
    sample: LeakSample,
    leak: Leak,
    window_of: Callable[[LeakSample], MainWindow],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    window = window_of(sample)
    leak.plant(monkeypatch)
    found = filter(leak.tells_apart, islice(sample.pairs(), TRIES))
    with pytest.raises(Leaked) as told:
        compare_pictures(window, [leak.session], found)
    assert told.value.args == (leak.moment,)
