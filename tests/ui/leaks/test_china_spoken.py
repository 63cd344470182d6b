"""Two games of China that a viewer cannot tell apart sound the same to that viewer, and what is
spoken of itself tells the room nothing private.
"""

from collections.abc import Callable
from dataclasses import replace
from itertools import islice

import pytest
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.seats import PUBLIC, Viewer
from changcheng_qt.i18n.languages import Languages
from changcheng_qt.i18n.telling import Line
from changcheng_qt.titles.china.rules.game import CHINA
from changcheng_qt.titles.china.rules.knowledge import Knowledge
from changcheng_qt.titles.china.rules.state import State
from changcheng_qt.titles.china.rules.view import View, view_of
from changcheng_qt.ui.accessible import announcer
from changcheng_qt.ui.window.main_window import MainWindow
from tests.effort import effort
from tests.ui.leaks.china_leaks import pile_named
from tests.ui.leaks.comparing import Told, china, compare_sounds, heard, overheard
from tests.ui.leaks.ears import new_window
from tests.ui.leaks.map_sessions import pointing
from tests.ui.leaks.pairs import china_pairs
from tests.ui.leaks.photographs import Session, alone, together

PAIRS = effort(sample=1, nightly=300)
TRIES = 8
"""Within how many pairs a planted leak must be found."""


@pytest.fixture
def window(qtbot: QtBot, languages: Languages, listened_to: None) -> MainWindow:
    """A small window in which a match has been shown already; somebody listens."""
    shown = new_window(languages, china())
    qtbot.addWidget(shown)
    pair = next(china_pairs())
    heard(shown, together, pair.real, pair.viewer)
    return shown


def test_games_that_a_viewer_cannot_tell_apart_sound_the_same(
    window: MainWindow, state_counts: Callable[[str], None]
) -> None:
    found = sum(
        compare_sounds(window, session, islice(china_pairs(), PAIRS))
        for session in (alone, together, pointing)
    )
    assert found > 500 * PAIRS
    state_counts(f"{PAIRS} pairs of games of China compared by their sound, {found} things heard")


def test_what_is_spoken_unasked_tells_the_room_nothing_private(window: MainWindow) -> None:
    """The twins differ in what the person at the screen knows, and the room must not hear it."""
    spoken = 0
    for pair in islice((one for one in china_pairs() if one.viewer is PUBLIC), PAIRS):
        real = overheard(window, pair.real)
        assert real == overheard(window, pair.twin)
        spoken += len(real)
    assert spoken > 2 * PAIRS


def _hands_told(patch: pytest.MonkeyPatch) -> None:
    """All hands lie open to everybody."""

    def leaking(state: State, knowledge: Knowledge, viewer: Viewer) -> View:
        return replace(view_of(state, knowledge, viewer), shown=state.hands)

    patch.setitem(vars(CHINA), "view", leaking)


@pytest.mark.parametrize(("plant", "session"), [(_hands_told, alone), (pile_named, alone)])
def test_a_planted_leak_is_heard(
    plant: Callable[[pytest.MonkeyPatch], None],
    session: Session,
    window: MainWindow,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    plant(monkeypatch)
    with pytest.raises(Told):
        compare_sounds(window, session, islice(china_pairs(), TRIES))


def test_what_would_be_spoken_to_the_room_is_heard(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The planted leak: own deeds are told aloud as their owner sees them."""

    def leaking(self: announcer.Announcer, lines: object) -> list[Line]:
        return [Line(repr(self._bridge.view.privates))]

    monkeypatch.setattr(announcer.Announcer, "_told", leaking)
    found = islice((one for one in china_pairs() if one.viewer is PUBLIC), TRIES)
    assert any(overheard(window, pair.real) != overheard(window, pair.twin) for pair in found)
