"""Two games that a viewer cannot tell apart sound the same to that viewer.

Names, descriptions, actions and tooltips of the whole window are compared, what is told on request,
and what is spoken of itself; of the last, not even what only the viewer knows may be heard.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace
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
from changcheng_qt.ui.window.main_window import MainWindow
from tests.effort import by_night, effort
from tests.ui.leaks.comparing import Told, chang_cheng, compare_sounds, heard, overheard
from tests.ui.leaks.ears import new_window
from tests.ui.leaks.pairs import Pair, pairs
from tests.ui.leaks.photographs import Session, alone, pointing, together

PAIRS = effort(sample=1, nightly=300)
TRIES = 4
"""Within how many pairs a planted leak must be found."""


@pytest.fixture
def window(qtbot: QtBot, languages: Languages, listened_to: None) -> MainWindow:
    """A small window in which a match has been shown already; somebody listens."""
    shown = new_window(languages, chang_cheng())
    qtbot.addWidget(shown)
    pair = next(pairs())
    heard(shown, together, pair.real, pair.viewer)
    return shown


def with_secrets(count: int, *viewers: Viewer) -> Iterator[Pair]:
    """So many pairs for these viewers, or for any, in which others have laid cards face down."""
    drawn = (pair for pair in pairs() if not viewers or pair.viewer in viewers)
    return islice((pair for pair in drawn if _holds_secrets(pair)), count)


def _holds_secrets(pair: Pair) -> bool:
    cards = pair.real.match().view(PUBLIC).cards
    return any(card.owner != pair.viewer for card in cards)


def test_games_that_a_viewer_cannot_tell_apart_sound_the_same(
    window: MainWindow, state_counts: Callable[[str], None]
) -> None:
    found = sum(
        compare_sounds(window, session, with_secrets(PAIRS))
        for session in (alone, together, pointing)
    )
    assert found > 500 * PAIRS
    state_counts(f"{PAIRS} pairs of games compared by their sound, {found} things heard")


def test_what_is_spoken_unasked_tells_the_room_nothing_private(window: MainWindow) -> None:
    """The twins differ in what the person at the screen knows, and the room must not hear it."""
    spoken = 0
    for pair in with_secrets(PAIRS, PUBLIC):
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


def _spoken_to_the_room(patch: pytest.MonkeyPatch) -> None:
    """Own deeds are told aloud as their owner sees them."""

    def leaking(self: announcer.Announcer, lines: object) -> list[Line]:
        return [Line(repr(self._bridge.view.privates))]

    patch.setattr(announcer.Announcer, "_told", leaking)


@pytest.mark.parametrize(
    ("plant", "session"),
    [
        (_seen_by_all, alone),
        (_cards_named, alone),
        pytest.param(_read_of_the_slip, pointing, marks=by_night),
    ],
)
def test_a_planted_leak_is_heard(
    plant: Callable[[pytest.MonkeyPatch], None],
    session: Session,
    window: MainWindow,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    plant(monkeypatch)
    with pytest.raises(Told):
        compare_sounds(window, session, with_secrets(TRIES))


def test_what_would_be_spoken_to_the_room_is_heard(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    _spoken_to_the_room(monkeypatch)
    found = with_secrets(PAIRS, PUBLIC)
    assert any(overheard(window, pair.real) != overheard(window, pair.twin) for pair in found)
