"""Two games that a viewer cannot tell apart, shown in a window one after the other and compared: by
pictures and sounds.
"""

import gc
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from math import inf
from typing import TypeAlias

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from changcheng_qt import assets
from changcheng_qt.engine.seats import Viewer
from changcheng_qt.i18n.languages import Languages
from changcheng_qt.ui.board import zoom_view
from changcheng_qt.ui.looks.appearance import Appearance, Looks, ThemeChoice
from changcheng_qt.ui.scene import table_top
from changcheng_qt.ui.seam.title import TitleUi
from changcheng_qt.ui.window.main_window import MainWindow, Shell
from changcheng_qt.ui.window.places import DRAWER_BELOW, SMALLEST
from tests.conformance.leaks.ears import Heard, Listener, everything_in, open_turns
from tests.conformance.leaks.pairs import Pair, Tale
from tests.conformance.leaks.photographs import Moment, Session, alone
from tests.conformance.leaks.sample import LeakSample

SIZE = QSize(DRAWER_BELOW, SMALLEST.height())
"""The smallest window in which the side panel is always there."""
AT_ONCE = 1.0
_OFTEN = 8
"""After how many pairs the memory of their tables is freed."""


Fits: TypeAlias = Callable[[Pair], bool]
Compare: TypeAlias = Callable[[LeakSample, Session, Fits, int], int]
"""Compares pairs of games of a title that fit, at most n, as a session sees and hears them; returns
how much that was.
"""


def anybody(_: Pair) -> bool:
    """Any pair fits."""
    return True


class Leaked(AssertionError):
    """A viewer can tell two games apart that it should not: at this moment, or by these words."""


def moving_window(qapp: QApplication, title: TitleUi, patch: pytest.MonkeyPatch) -> MainWindow:
    """Return a small window in which things move.

    It may paint for as long as it takes, and waits for nothing: the work that it would put off
    depends on the computer.
    """
    patch.setattr(zoom_view, "FRAME_BUDGET", inf)
    patch.setattr(zoom_view, "IDLE_AFTER_ZOOM", 0)
    patch.setattr(table_top, "SETTLED", 0)
    appearance = Appearance(Looks(theme=ThemeChoice.LIGHT))
    shown = MainWindow(Shell((title,), appearance, Languages(qapp, assets.translation_file)))
    shown.resize(SIZE)
    shown.show()
    return shown


def compare_pixels(window: MainWindow, session: Session, pair: Pair) -> Counter[Moment]:
    """Photograph both games and compare, up to the first difference; return how many pictures of
    each moment were taken.
    """
    taken: Counter[Moment] = Counter()
    real = list(session(window, pair.real, pair.viewer, pair.share))
    twin = session(window, pair.twin, pair.viewer, pair.share)
    for (moment, first), (other, second) in zip(real, twin, strict=True):
        assert moment is other
        if first != second:
            raise Leaked(moment)
        taken[moment] += 1
    return taken


def collect_after(number: int) -> None:
    """Collect tables that are gone now and then: those of a thousand pairs fill every memory."""
    if number % _OFTEN == _OFTEN - 1:
        gc.collect()


def compare_pictures(
    window: MainWindow, sessions: Sequence[Session], drawn: Iterable[Pair], shares: int = 1
) -> Counter[Moment]:
    """Compare pairs, each in one of n shares of the sessions; return how many pictures were
    taken.
    """
    taken: Counter[Moment] = Counter()
    for number, pair in enumerate(drawn):
        for session in sessions[number % shares :: shares]:
            taken += compare_pixels(window, session, pair)
        collect_after(number)
    return taken


def compare_sounds(window: MainWindow, session: Session, drawn: Iterable[Pair]) -> int:
    """Listen to both games of pairs at every moment, up to the first difference; return how much
    was heard.
    """
    found = 0
    for number, pair in enumerate(drawn):
        real = list(heard(window, session, pair.real, pair.viewer))
        twin = heard(window, session, pair.twin, pair.viewer)
        for first, second in zip(real, twin, strict=True):
            if first != second:
                raise Leaked(
                    [one for one in zip(first, second, strict=False) if one[0] != one[1]][:3]
                )
            found += len(first)
        collect_after(number)
    return found


def heard(window: MainWindow, session: Session, tale: Tale, viewer: Viewer) -> Iterator[Heard]:
    """Return everything that is spoken in a session, asked for or not, moment by moment."""
    listener = Listener(window)
    for moment, _ in session(window, tale, viewer, AT_ONCE):
        open_turns(window)
        yield [moment, *listener.since_last(), *everything_in(window)]


def overheard(window: MainWindow, tale: Tale) -> Heard:
    """Return the sounds that the room hears of the game of one person, who asks for nothing."""
    listener = Listener(window)
    found: Heard = []
    seat = tale.match().turn_seat
    for _ in alone(window, tale, seat, AT_ONCE):
        found += listener.since_last()
    return found
