"""Conclusions by counting tell a seat nothing beyond its view.

With the memory aid off its earlier peeks are not in its view: games that differ in that alone are
the same to it, in every picture, note and word. The pairs of the other tests here play with all
help, so these compare the counting too.
"""

from collections.abc import Callable
from fractions import Fraction
from itertools import islice

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.seats import Viewer
from changcheng_qt.i18n.languages import Languages
from changcheng_qt.titles.changcheng.rules.counting import threat_chances
from changcheng_qt.titles.changcheng.rules.game import CHANG_CHENG
from changcheng_qt.titles.changcheng.rules.knowledge import Knowledge
from changcheng_qt.titles.changcheng.rules.state import State
from changcheng_qt.titles.changcheng.rules.view import View, view_of
from changcheng_qt.titles.changcheng.words import counting
from changcheng_qt.ui.window.main_window import MainWindow
from tests.conformance.leaks import photographs
from tests.conformance.leaks.comparing import (
    Leaked,
    compare_pictures,
    compare_sounds,
    heard,
    moving_window,
)
from tests.conformance.leaks.ears import dark_window
from tests.conformance.leaks.photographs import alone, hovering, together
from tests.effort import effort
from tests.titles.changcheng.sample.leaks import SAMPLE, pointing
from tests.titles.changcheng.sample.pairs import memory_pairs

PAIRS = effort(sample=1, nightly=200)
TRIES = 6
"""Within how many pairs a planted leak must be found."""


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> MainWindow:
    """A small window in which things move, and in which a match has been shown already."""
    shown = moving_window(qapp, SAMPLE.shown, monkeypatch)
    qtbot.addWidget(shown)
    pair = next(memory_pairs())
    list(alone(shown, pair.real, pair.viewer, pair.share))
    return shown


def test_a_past_peek_is_not_counted(
    window: MainWindow, state_counts: Callable[[str], None]
) -> None:
    sessions = [alone, pointing, hovering]
    taken = compare_pictures(window, sessions, islice(memory_pairs(), PAIRS))
    state_counts(f"{PAIRS} pairs that differ in past peeks: {taken.total()} pictures")


def test_a_past_peek_is_not_revealed(
    qtbot: QtBot, languages: Languages, listened_to: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = dark_window(languages, SAMPLE.shown, monkeypatch)
    qtbot.addWidget(shown)
    pair = next(memory_pairs())
    list(heard(shown, together, pair.real, pair.viewer))
    assert compare_sounds(shown, alone, islice(memory_pairs(), PAIRS)) > 100 * PAIRS


def _remembering(patch: pytest.MonkeyPatch) -> None:
    """A fault: everything that a seat has ever peeked at is counted."""
    seen: dict[int, int] = {}

    def noting(state: State, knowledge: Knowledge, viewer: Viewer) -> View:
        if isinstance(viewer, int):
            seen.update(knowledge.threats_seen_by(viewer))
        return view_of(state, knowledge, viewer)

    def leaking(view: View, region: int) -> dict[int, Fraction]:
        chances = dict(threat_chances(view, region))
        return {seen[region]: Fraction(1)} if chances and region in seen else chances

    patch.setitem(vars(CHANG_CHENG), "view", noting)
    patch.setattr(counting, "threat_chances", leaking)


def test_a_count_that_remembers_is_seen(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    _remembering(monkeypatch)
    monkeypatch.setattr(photographs, "PARTS", (8, 5))
    with pytest.raises(Leaked):
        compare_pictures(window, [hovering], islice(memory_pairs(), TRIES))


def test_a_count_that_remembers_is_heard(
    qtbot: QtBot, languages: Languages, listened_to: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = dark_window(languages, SAMPLE.shown, monkeypatch)
    qtbot.addWidget(shown)
    _remembering(monkeypatch)
    with pytest.raises(Leaked):
        compare_sounds(shown, alone, islice(memory_pairs(), TRIES))
