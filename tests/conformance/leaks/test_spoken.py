"""Two games that a viewer cannot tell apart sound the same to that viewer.

Names, descriptions, actions and tooltips of the whole window are compared, the answers on request,
and the announcements; in the last, not even the viewer's own secrets may be heard.
"""

from collections.abc import Callable, Iterator
from itertools import islice

import pytest
from _pytest.mark import ParameterSet

from changcheng_qt.engine.seats import PUBLIC, Viewer
from changcheng_qt.i18n.telling import Line
from changcheng_qt.ui.accessible import announcer
from changcheng_qt.ui.window.main_window import MainWindow
from tests.conformance.leaks.comparing import AT_ONCE, Leaked, compare_sounds, overheard
from tests.conformance.leaks.ears import everything_in
from tests.conformance.leaks.pairs import Pair
from tests.conformance.leaks.photographs import alone, sessions_by_day, together
from tests.conformance.leaks.sample import Leak, LeakSample
from tests.conformance.samples import every_title, samples
from tests.effort import by_night, effort

PAIRS = effort(sample=1, nightly=300)
TRIES = 8
"""Within how many pairs a planted leak must be found."""


def drawn(sample: LeakSample, count: int, *viewers: Viewer) -> Iterator[Pair]:
    """*n* pairs for these viewers, or for any, in which others hide something."""
    found = (one for one in sample.pairs() if not viewers or one.viewer in viewers)
    return islice(filter(sample.others_hide, found), count)


@pytest.fixture
def window_of(
    dark_window_of: Callable[[LeakSample], MainWindow], listened_to: None
) -> Callable[[LeakSample], MainWindow]:
    """Makes a small window in which a match has been shown already; somebody listens, nobody
    looks.
    """

    def made(sample: LeakSample) -> MainWindow:
        shown = dark_window_of(sample)
        (pair,) = drawn(sample, 1)
        list(together(shown, pair.real, pair.viewer, AT_ONCE))
        everything_in(shown)
        return shown

    return made


@every_title("leaks")
def test_games_that_a_viewer_cannot_tell_apart_sound_the_same(
    sample: LeakSample,
    window_of: Callable[[LeakSample], MainWindow],
    state_counts: Callable[[str], None],
) -> None:
    window = window_of(sample)
    sessions = sessions_by_day(sample.title, alone, dealt=(sample.pointing, together))
    found = sum(compare_sounds(window, session, drawn(sample, PAIRS)) for session in sessions)
    assert found > 500 * PAIRS
    told = f"{PAIRS} pairs of games of {sample.title} compared by their sound"
    state_counts(f"{told}, {found} things heard")


@every_title("leaks")
def test_speech_without_request_tells_the_room_nothing_private(
    sample: LeakSample, window_of: Callable[[LeakSample], MainWindow]
) -> None:
    """The twins differ in the knowledge of the person at the screen; the room must not hear it."""
    window, spoken = window_of(sample), 0
    for pair in drawn(sample, PAIRS, PUBLIC):
        real = overheard(window, pair.real)
        assert real == overheard(window, pair.twin)
        spoken += len(real)
    assert spoken > 2 * PAIRS


def planted() -> Iterator[ParameterSet]:
    """The leaks of each title to a screen reader, some of them by night."""
    for title, sample in samples("leaks").items():
        for number, leak in enumerate(sample.heard):
            marks = () if number < sample.heard_by_day else by_night
            yield pytest.param(sample, leak, id=f"{title}-{leak.plant.__name__}", marks=marks)


@pytest.mark.parametrize(("sample", "leak"), list(planted()))
def test_a_planted_leak_is_heard(
    sample: LeakSample,
    leak: Leak,
    window_of: Callable[[LeakSample], MainWindow],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    window = window_of(sample)
    leak.plant(monkeypatch)
    with pytest.raises(Leaked):
        compare_sounds(window, leak.session, filter(leak.tells_apart, drawn(sample, TRIES)))


@every_title("leaks", first_by_day=True)
def test_private_words_spoken_to_the_room_are_found(
    sample: LeakSample,
    window_of: Callable[[LeakSample], MainWindow],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The planted leak: own deeds are read aloud as their owner sees them."""

    def leaking(self: announcer.Announcer, lines: object) -> list[Line]:
        return [Line(repr(self._bridge.view.privates))]

    window = window_of(sample)
    monkeypatch.setattr(announcer.Announcer, "_spoken", leaking)
    found = drawn(sample, TRIES, PUBLIC)
    assert any(overheard(window, pair.real) != overheard(window, pair.twin) for pair in found)
