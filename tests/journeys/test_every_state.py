"""In every state of the table, for every crowd, all that may happen happens to the window itself:
other words, another size, minimised and back, a bot that fails, undo, and the end of the program.

After each of them the log, the screen and what is painted are what they were, or what TABLE says.
By day each state is met by one crowd, and each crowd meets several; at night all meet.
"""

from collections.abc import Callable
from enum import Enum
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QAbstractButton, QAbstractScrollArea, QLabel

from changcheng_qt.app import main
from changcheng_qt.app.autosave import Autosave
from changcheng_qt.engine.seats import PUBLIC
from changcheng_qt.i18n.phrases.engine import barrier_text
from changcheng_qt.ui.board import zoom_view
from changcheng_qt.ui.flow import bot_turns
from changcheng_qt.ui.flow.hand_over import Crowd
from changcheng_qt.ui.flow.screens import Gate, GateReason
from changcheng_qt.ui.flow.table_flow import TableFlow
from changcheng_qt.ui.scene import table_top
from changcheng_qt.ui.seam.match_bridge import MatchBridge
from changcheng_qt.ui.window.table import GameTable
from tests.conformance.samples import samples
from tests.effort import NIGHTLY
from tests.journeys.journey import QUIET, Journey, SetOut
from tests.journeys.states import SilentBots, StateSample

SIZE = (1280, 800)
SMALLEST = (800, 600)
CONTROL = Qt.KeyboardModifier.ControlModifier
FRENCH = Path(__file__).parents[2] / "translations" / "changcheng_fr.ts"
A_LITTLE = 0.005
"""The share of pixels by which a panel may be another after it was measured anew."""
FAILED = "isn't responding."


@pytest.fixture
def bots(monkeypatch: pytest.MonkeyPatch) -> list[SilentBots]:
    """The bots of every program that is started."""
    started: list[SilentBots] = []

    def start() -> SilentBots:
        started.append(SilentBots())
        return started[-1]

    monkeypatch.setattr(main, "BotRunner", start)
    return started


@pytest.fixture(autouse=True)
def soon_at_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    """Paint the table and what is zoomed as finely as can be at once, not after a rest, and say of
    a bot at once that it thinks.
    """
    monkeypatch.setattr(bot_turns, "LONG", 0)
    monkeypatch.setattr(table_top, "SETTLED", 0)
    monkeypatch.setattr(zoom_view, "IDLE_AFTER_ZOOM", 0)


SAMPLES = {title: sample.states for title, sample in samples("journey").items()}


def met() -> list[tuple[StateSample, Enum, Crowd]]:
    """Return all meetings at night; by day one of each state."""
    return [
        (sample, state, crowd)
        for sample in SAMPLES.values()
        for state, crowd in sample.meetings
        if NIGHTLY or crowd is sample.by_day[state]
    ]


at_every_meeting = pytest.mark.parametrize(
    ("sample", "state", "crowd"),
    met(),
    ids=[f"{one.game}-{state.value}-{crowd.name.lower()}" for one, state, crowd in met()],
)


@at_every_meeting
def test_whatever_happens_to_the_window(
    set_out: SetOut, bots: list[SilentBots], sample: StateSample, state: Enum, crowd: Crowd
) -> None:
    journey = set_out(SIZE)
    sample.bring_about(journey, state, crowd)
    speak_otherwise(journey)
    shrink_and_grow(journey)
    minimise_and_restore(journey, crowd)
    fail(journey, bots[0])
    undo_and_redo(journey)
    close_and_open(journey, set_out, crowd)


def words_in_sight(journey: Journey) -> list[str]:
    """Everything that is written in the window."""
    journey.person.settle()
    window = journey.program.window
    labels = [w for w in window.findChildren(QLabel) if w.isVisible()]
    buttons = [w for w in window.findChildren(QAbstractButton) if w.isVisible()]
    written = [w.text() or w.accessibleName() for w in labels]
    return sorted(written + [w.text() or w.accessibleName() for w in buttons])


@cache
def only_english() -> frozenset[str]:
    """Return the words of the program that are never the same in French."""
    found: dict[str, set[str]] = {}
    for message in ElementTree.parse(FRENCH).iter("message"):
        source, translation = (message.findtext(tag, "") for tag in ("source", "translation"))
        found.setdefault(source, set()).add(translation)
    return frozenset(source for source, said in found.items() if source not in said)


def speak_otherwise(journey: Journey) -> None:
    """French and back: all words change and come back, and nothing else does."""
    log, screen, said = journey.match.log, journey.show.flow.screen, words_in_sight(journey)
    picture = at_rest(journey)
    journey.program.languages.install("fr")
    dit = words_in_sight(journey)
    assert len(dit) == len(said)
    assert set(dit) & only_english() == set()
    assert set(said) & only_english()
    journey.program.languages.install("en")
    assert words_in_sight(journey) == said
    see_again(journey, picture, most_other=A_LITTLE)
    assert (journey.match.log, journey.show.flow.screen) == (log, screen)


def shrink_and_grow(journey: Journey) -> None:
    """At the smallest size whatever can be pressed lies in the window; then as before."""
    log, window = journey.match.log, journey.program.window
    picture = at_rest(journey)
    window.resize(*SMALLEST)
    journey.person.settle()
    for button in overlay_buttons(journey):
        place = QRect(button.mapTo(window, QPoint()), button.size())
        assert window.rect().contains(place), button.text()
    window.resize(*SIZE)
    see_again(journey, picture)
    assert journey.match.log == log


def overlay_buttons(journey: Journey) -> list[QAbstractButton]:
    """Return what can be pressed on the panels over the board, but for what scrolls."""
    parts = journey.program.window.table.parts
    assert parts
    panels = [panel for panel in parts.overlays if panel.isVisible()]
    buttons = [button for panel in panels for button in panel.findChildren(QAbstractButton)]
    scrolled = [
        button
        for panel in panels
        for area in panel.findChildren(QAbstractScrollArea)
        for button in area.findChildren(QAbstractButton)
    ]
    return [button for button in buttons if button.isVisible() and button not in scrolled]


def minimise_and_restore(journey: Journey, crowd: Crowd) -> None:
    """Where two or more people play, it comes back behind the gate; else as it was."""
    window, flow = journey.program.window, journey.show.flow
    log, screen = journey.match.log, flow.screen
    window.showMinimized()
    journey.person.settle()
    window.showNormal()
    window.resize(*SIZE)
    journey.person.settle()
    assert journey.match.log == log
    if crowd is Crowd.SEVERAL and journey.match.outcome is None:
        assert isinstance(flow.screen, Gate)
        assert flow.screen.reason is GateReason.MINIMISED
        assert journey.show.bridge.viewer is PUBLIC
        flow.lift_gate()
        journey.person.settle()
    else:
        assert flow.screen == screen


def fail(journey: Journey, thinker: SilentBots) -> None:
    """A bot that is asked fails, and is asked again; a failure from before goes nowhere."""
    log, seat = journey.match.log, journey.match.to_act
    is_asked = seat is not None and not journey.match.players[seat].is_human
    number = len(thinker.questions)
    assert bool(number) or not is_asked
    thinker.failed.emit(number - 1 if is_asked else 0)
    assert is_offered_help(journey) == is_asked
    if is_asked:
        journey.person.click_on("Try again")
        assert len(thinker.questions) == number + 1
    assert not is_offered_help(journey)
    assert journey.match.log == log


def is_offered_help(journey: Journey) -> bool:
    """Tell whether it is written that somebody isn't responding."""
    return any(words.endswith(FAILED) for words in words_in_sight(journey))


def undo_and_redo(journey: Journey) -> None:
    """What can be taken back can be done again; else it is said why not."""
    match, show, person = journey.match, journey.show, journey.person
    steps, barrier, toast = (
        match.steps,
        show.bridge.undo_barrier,
        journey.program.window.table.toast,
    )
    is_watching = show.flow.crowd is Crowd.SEVERAL and show.bridge.decider is None
    picture = at_rest(journey)
    toast.withdraw()
    person.key(Qt.Key.Key_Z, CONTROL)
    person.settle()
    if barrier is not None:
        assert match.steps == steps
        assert toast.isVisible() != is_watching
        assert is_watching or toast.text == barrier_text(barrier)
        return
    assert match.steps == steps[:-1]
    person.key(Qt.Key.Key_Z, CONTROL | Qt.KeyboardModifier.ShiftModifier)
    person.settle()
    assert match.steps == steps
    if not isinstance(show.flow.screen, Gate):
        see_again(journey, picture)


def close_and_open(journey: Journey, set_out: SetOut, crowd: Crowd) -> None:
    """It comes back to the very step, behind the gate where two or more people play; the attack
    begins at its start, and a result that was looked at is looked at again.
    """
    said = words_in_sight(journey)
    journey.program.window.close()
    again = set_out(SIZE, QUIET)
    if journey.match.outcome is not None:
        assert again.match.outcome == journey.match.outcome
        again.person.wait(lambda: words_in_sight(again) == said, lambda: "it does not come back")
        return
    assert [step.command for step in again.match.steps] == [
        step.command for step in journey.match.steps
    ]
    assert isinstance(again.show.flow.screen, Gate) == (crowd is Crowd.SEVERAL)


def at_rest(journey: Journey) -> QImage:
    """Return a picture of the board and what lies over it, once two in a row are the same."""
    return journey.person.look_at_rest(journey.program.window.table.geometry())


def see_again(journey: Journey, picture: QImage, most_other: float = 0) -> None:
    """Wait for the same picture, but for a share of its pixels."""
    journey.person.wait(
        lambda: share_of_others(at_rest(journey), picture) <= most_other,
        lambda: "another picture than before",
    )


def share_of_others(picture: QImage, other: QImage) -> float:
    """Return how many pixels of two pictures differ, 0 to 1."""
    if picture == other:
        return 0.0
    pixels, others = (memoryview(one.constBits()).cast("I") for one in (picture, other))
    count = sum(here != there for here, there in zip(pixels, others, strict=True))
    return count / len(pixels)


def test_by_day_every_state_and_every_crowd_is_met() -> None:
    for sample in SAMPLES.values():
        crowds = {crowd for one, _, crowd in met() if one is sample}
        kind: type[Enum] = type(sample.finished)
        assert set(sample.by_day) == set(kind)
        assert crowds == {*Crowd}


FAULTS: dict[Callable[..., None], tuple[type, str] | None] = {
    speak_otherwise: None,
    shrink_and_grow: (GameTable, "resizeEvent"),
    minimise_and_restore: (TableFlow, "hide_window"),
    fail: (TableFlow, "ask_again"),
    undo_and_redo: (MatchBridge, "redo"),
    close_and_open: (Autosave, "keep"),
}
"""The part of the program that each check is about; `None` for the tray of the title."""


@pytest.mark.parametrize("check", FAULTS)
@pytest.mark.parametrize("sample", SAMPLES.values(), ids=SAMPLES)
def test_what_does_nothing_is_noticed(
    set_out: SetOut,
    bots: list[SilentBots],
    monkeypatch: pytest.MonkeyPatch,
    check: Callable[..., None],
    sample: StateSample,
) -> None:
    """Each check can fail: here a part of the program that it is about does nothing."""
    owner, name = FAULTS[check] or (sample.tray, "retranslate")
    monkeypatch.setattr(owner, name, lambda *_, **__: None)
    journey = set_out(SIZE)
    sample.bring_about(journey, sample.noticed[check.__name__], Crowd.SEVERAL)
    more = {"fail": (bots[0],), "close_and_open": (set_out, Crowd.SEVERAL)}
    more["minimise_and_restore"] = (Crowd.SEVERAL,)
    with pytest.raises(AssertionError):
        check(journey, *more.get(check.__name__, ()))
