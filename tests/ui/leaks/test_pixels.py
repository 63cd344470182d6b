"""Two games that a viewer cannot tell apart are the same picture to that viewer, to the pixel.

For each pair both games are played in the real window, and every moment in which something hidden
could be seen is photographed (see `photographs`). A leak is planted for each of the moments (see
`leaks`).
"""

import gc
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from itertools import islice
from math import inf

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from changcheng_qt import assets
from changcheng_qt.games.changcheng.boards import load_boards
from changcheng_qt.i18n.languages import Languages
from changcheng_qt.ui.board import zoom_view
from changcheng_qt.ui.changcheng.factory import ChangChengUi
from changcheng_qt.ui.looks.appearance import Appearance, Looks, ThemeChoice
from changcheng_qt.ui.scene import table_top
from changcheng_qt.ui.window.main_window import MainWindow, Shell
from changcheng_qt.ui.window.places import DRAWER_BELOW, SMALLEST
from tests.effort import effort
from tests.ui.leaks.leaks import LEAKS
from tests.ui.leaks.pairs import Pair, pairs
from tests.ui.leaks.photographs import (
    Moment,
    Session,
    alone,
    hovering,
    looking_back,
    pointing,
    put_away,
    together,
)

PAIRS = effort(sample=6, nightly=1000)
SIZE = QSize(DRAWER_BELOW, SMALLEST.height())
"""The smallest window in which the side panel is always there."""
TRIES = 24
"""Within how many pairs a planted leak must be found."""


class Told(AssertionError):
    """A viewer can tell two games apart that it should not, at this moment."""


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> MainWindow:
    """A small window in which things move, and in which a match has been shown already.

    It may paint for as long as it takes, and waits for nothing: what it would put off depends on
    the computer.
    """
    monkeypatch.setattr(zoom_view, "FRAME_BUDGET", inf)
    monkeypatch.setattr(zoom_view, "IDLE_AFTER_ZOOM", 0)
    monkeypatch.setattr(table_top, "SETTLED", 0)
    appearance = Appearance(Looks(theme=ThemeChoice.LIGHT))
    title = ChangChengUi(partial(load_boards, assets.title_folder("changcheng") / "boards"))
    shown = MainWindow(Shell((title,), appearance, Languages(qapp, assets.translation_file)))
    qtbot.addWidget(shown)
    shown.resize(SIZE)
    shown.show()
    pair = next(pairs())
    list(alone(shown, pair.real, pair.viewer, pair.share))
    return shown


def compare(window: MainWindow, session: Session, pair: Pair) -> Counter[Moment]:
    """Photograph both games and compare; return how many pictures of each moment were taken."""
    taken: Counter[Moment] = Counter()
    real = list(session(window, pair.real, pair.viewer, pair.share))
    twin = list(session(window, pair.twin, pair.viewer, pair.share))
    for (moment, first), (other, second) in zip(real, twin, strict=True):
        assert moment is other
        if first != second:
            raise Told(moment)
        taken[moment] += 1
    return taken


def compare_some(window: MainWindow, sessions: Sequence[Session], count: int) -> Counter[Moment]:
    """Compare so many pairs in some sessions each; return how many pictures were taken."""
    taken: Counter[Moment] = Counter()
    for pair in islice(pairs(), count):
        for session in sessions:
            taken += compare(window, session, pair)
        gc.collect()  # tables that are gone: those of a thousand pairs fill every memory
    return taken


def test_games_that_a_viewer_cannot_tell_apart_are_the_same_pixels(
    window: MainWindow, state_counts: Callable[[str], None]
) -> None:
    sessions = [alone, together, looking_back, put_away, pointing, hovering]
    taken = compare_some(window, sessions, PAIRS)
    assert all(taken[moment] >= PAIRS for moment in Moment)
    pictures = "\n".join(f"{taken[moment]:6} {moment.value}" for moment in Moment)
    state_counts(f"{PAIRS} pairs of games compared by their pixels\n{pictures}")


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_seen(
    leak: str, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    planted = LEAKS[leak]
    planted.plant(monkeypatch)
    with pytest.raises(Told) as told:
        compare_some(window, [planted.session], TRIES)
    assert told.value.args == (planted.moment,)
