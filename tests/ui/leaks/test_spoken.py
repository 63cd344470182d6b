"""Two games that a viewer cannot tell apart sound the same to that viewer.

Names, descriptions, actions and tooltips of the whole window are compared, what is told on request,
and what is spoken of itself; of the last, not even what only the viewer knows may be heard.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import islice

import pytest
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.seats import PUBLIC, Viewer
from changcheng_qt.i18n.languages import Languages
from changcheng_qt.i18n.telling import Line
from changcheng_qt.titles.changcheng.rules.forecast import RegionForecast
from changcheng_qt.titles.changcheng.rules.game import CHANG_CHENG
from changcheng_qt.titles.changcheng.rules.knowledge import Knowledge
from changcheng_qt.titles.changcheng.rules.state import State
from changcheng_qt.titles.changcheng.rules.view import View, view_of
from changcheng_qt.titles.changcheng.table.accessible import things
from changcheng_qt.titles.changcheng.table.accessible.names import CardThing, Thing, name_of
from changcheng_qt.titles.changcheng.table.board import prospect_note
from changcheng_qt.ui.accessible import announcer
from changcheng_qt.ui.seam.title import TitleUi
from changcheng_qt.ui.window.main_window import MainWindow
from tests.effort import by_day, by_night, effort
from tests.ui.leaks import map_sessions, photographs
from tests.ui.leaks.china_leaks import hands_open, pile_named
from tests.ui.leaks.comparing import AT_ONCE, Told, chang_cheng, china, compare_sounds, overheard
from tests.ui.leaks.ears import everything_in, new_window
from tests.ui.leaks.pairs import Pair, china_pairs, pairs
from tests.ui.leaks.photographs import Session, alone, together

PAIRS = effort(sample=1, nightly=300)
TRIES = 8
"""Within how many pairs a planted leak must be found."""


@dataclass(frozen=True)
class Sample:
    """What is compared of a title."""

    shown: Callable[[], TitleUi]
    pairs: Callable[[], Iterator[Pair]]
    pointing: Session

    def drawn(self, count: int, *viewers: Viewer) -> Iterator[Pair]:
        """So many pairs for these viewers, or for any."""
        return islice((one for one in self.pairs() if not viewers or one.viewer in viewers), count)


def with_secrets() -> Iterator[Pair]:
    """Pairs of Chang Cheng in which others have laid cards face down."""
    return (pair for pair in pairs() if _holds_secrets(pair))


def _holds_secrets(pair: Pair) -> bool:
    cards = pair.real.match().view(PUBLIC).cards
    return any(card.owner != pair.viewer for card in cards)


SAMPLES = {
    "changcheng": Sample(chang_cheng, with_secrets, photographs.pointing),
    "china": Sample(china, china_pairs, map_sessions.pointing),
}
titles = pytest.mark.parametrize("title", SAMPLES)


@pytest.fixture
def window_of(qtbot: QtBot, languages: Languages, listened_to: None) -> Callable[[str], MainWindow]:
    """Makes a small window in which a match has been shown already; somebody listens."""

    def made(title: str) -> MainWindow:
        shown = new_window(languages, SAMPLES[title].shown())
        qtbot.addWidget(shown)
        (pair,) = SAMPLES[title].drawn(1)
        list(together(shown, pair.real, pair.viewer, AT_ONCE))
        everything_in(shown)
        return shown

    return made


@titles
def test_games_that_a_viewer_cannot_tell_apart_sound_the_same(
    title: str, window_of: Callable[[str], MainWindow], state_counts: Callable[[str], None]
) -> None:
    window, sample = window_of(title), SAMPLES[title]
    found = sum(
        compare_sounds(window, session, sample.drawn(PAIRS))
        for session in (alone, together, sample.pointing)
    )
    assert found > 500 * PAIRS
    state_counts(f"{PAIRS} pairs of games of {title} compared by their sound, {found} things heard")


@titles
def test_what_is_spoken_unasked_tells_the_room_nothing_private(
    title: str, window_of: Callable[[str], MainWindow]
) -> None:
    """The twins differ in what the person at the screen knows, and the room must not hear it."""
    window, spoken = window_of(title), 0
    for pair in SAMPLES[title].drawn(PAIRS, PUBLIC):
        real = overheard(window, pair.real)
        assert real == overheard(window, pair.twin)
        spoken += len(real)
    assert spoken > 2 * PAIRS


def _seen_by_all(patch: pytest.MonkeyPatch) -> None:
    """What one has peeked at is told to all on request."""

    def leaking(state: State, knowledge: Knowledge, viewer: Viewer) -> View:
        shown = view_of(state, knowledge, viewer)
        threats = tuple((r, state.setup.threats[r]) for r in state.wall.regions)
        return replace(shown, privates=tuple(replace(p, seen=threats) for p in shown.privates))

    patch.setitem(vars(CHANG_CHENG), "view", leaking)


def _cards_named(patch: pytest.MonkeyPatch) -> None:
    """Cards of others are called by the order of their priority."""
    order: dict[int, int] = {}

    def noting(state: State, knowledge: Knowledge, viewer: Viewer) -> View:
        order.update({card.ply: card.card for card in state.cards})
        return view_of(state, knowledge, viewer)

    def leaking(thing: Thing, view: View) -> str:
        name = name_of(thing, view)
        return f"{name} {order[thing.ply]}" if isinstance(thing, CardThing) else name

    patch.setitem(vars(CHANG_CHENG), "view", noting)
    patch.setattr(things, "name_of", leaking)


def _read_of_the_slip(patch: pytest.MonkeyPatch) -> None:
    """What is read of a square names the counter of its region."""
    hidden: dict[int, int] = {}

    def noting(state: State, knowledge: Knowledge, viewer: Viewer) -> View:
        hidden.update(enumerate(state.setup.threats))
        return view_of(state, knowledge, viewer)

    def leaking(view: View, sight: RegionForecast, players: object) -> list[str]:
        return [str(hidden[sight.region])]

    patch.setitem(vars(CHANG_CHENG), "view", noting)
    patch.setattr(prospect_note, "_region_facts", leaking)


@pytest.mark.parametrize(
    ("title", "plant", "session"),
    [
        ("changcheng", _seen_by_all, alone),
        ("changcheng", _cards_named, alone),
        pytest.param("changcheng", _read_of_the_slip, photographs.pointing, marks=by_night),
        pytest.param("china", hands_open, alone, marks=by_night),
        ("china", pile_named, alone),
    ],
)
def test_a_planted_leak_is_heard(
    title: str,
    plant: Callable[[pytest.MonkeyPatch], None],
    session: Session,
    window_of: Callable[[str], MainWindow],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    window = window_of(title)
    plant(monkeypatch)
    with pytest.raises(Told):
        compare_sounds(window, session, SAMPLES[title].drawn(TRIES))


@pytest.mark.parametrize("title", by_day(SAMPLES, slow={"china"}))
def test_what_would_be_spoken_to_the_room_is_heard(
    title: str, window_of: Callable[[str], MainWindow], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The planted leak: own deeds are told aloud as their owner sees them."""

    def leaking(self: announcer.Announcer, lines: object) -> list[Line]:
        return [Line(repr(self._bridge.view.privates))]

    window = window_of(title)
    monkeypatch.setattr(announcer.Announcer, "_told", leaking)
    found = SAMPLES[title].drawn(TRIES, PUBLIC)
    assert any(overheard(window, pair.real) != overheard(window, pair.twin) for pair in found)
