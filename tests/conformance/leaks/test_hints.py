"""A hint tells nothing that its seat may not know: the questions thought about, the panel, the
marks on the board, the texts for a screen reader, and the log are the same in two games that the
seat cannot tell apart; and nothing of it is left behind the gate.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any, Final

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QGraphicsView

from changcheng_qt.bots import hints
from changcheng_qt.bots.hints import luck_at, ways_on
from changcheng_qt.engine.help import BEGINNERS
from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.engine.seats import Viewer
from changcheng_qt.titles import rules_of
from changcheng_qt.ui.flow.bot_turns import BotSetup
from changcheng_qt.ui.flow.hints import Choice, HintSource, Stage
from changcheng_qt.ui.flow.screens import GateReason
from changcheng_qt.ui.flow.table_flow import TableFlow
from changcheng_qt.ui.scene.flashes import WayMarks
from changcheng_qt.ui.seam.match_bridge import MatchBridge
from changcheng_qt.ui.tray.pickable import TrayButton
from changcheng_qt.ui.tray.player_tray import PlayerTray
from changcheng_qt.ui.window.hint_panel import HintPanel
from changcheng_qt.ui.window.hint_show import HintShow
from changcheng_qt.ui.window.main_window import MainWindow
from changcheng_qt.verdicts.reasons import Way
from screens.stillness import bring_to_rest
from screens.stills import StillClock, StillThinker
from tests.conformance.leaks.comparing import Leaked
from tests.conformance.leaks.ears import Heard, Listener, everything_in
from tests.conformance.leaks.pairs import Pair, Tale
from tests.conformance.leaks.sample import LeakSample
from tests.conformance.samples import every_title
from tests.effort import effort
from tests.planted import Fault, planted, with_and_without
from tests.ui.flow.clockwork import HandAdviser
from tests.ui.shop import open_shop

PAIRS: Final = effort(sample=1, nightly=100)
TRIES: Final = 4
EFFORT: Final = effort(sample=40_000, nightly=100_000)

Windows = Callable[[LeakSample], MainWindow]

pytestmark = pytest.mark.usefixtures("listened_to", "trees")


@pytest.fixture
def trees(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make hints grow several trees though they simulate little."""
    monkeypatch.setattr(hints, "LEAST_TREE", 5)


@dataclass
class Given:
    """All effects of a hint in a game."""

    asked: object
    ways: tuple[Way, ...]
    heard: Heard
    pictures: list[QImage]
    log: object
    left: Heard
    """All traces of it once the gate has fallen."""


def window_for(sample: LeakSample, window_of: Windows) -> MainWindow:
    """A small window of a title, in which a hint has been shown already."""
    shown = window_of(sample)
    pair = next(decisions(sample))
    hint_in(shown, pair.real, pair.viewer)
    return shown


def decisions(sample: LeakSample) -> Iterator[Pair]:
    """Pairs of games in which the viewer is to act, and has a choice."""
    for pair in sample.pairs():
        state, game = pair.real.state(), pair.real.game
        if game.to_act(state) == pair.viewer and len(game.legal(state)) > 1:
            yield pair


def helped(tale: Tale, *people: int) -> AnyMatch:
    """Return the game of a tale with all help."""
    match = tale.match(*people)
    match.help = BEGINNERS
    return match


def hint_in(window: MainWindow, tale: Tale, viewer: Viewer) -> Given:
    """Ask for a hint behind the gate for the viewer, one of several people; walk through its ways,
    then close the gate.
    """
    assert isinstance(viewer, int)
    other = (viewer + 1) % tale.setup.seats
    match = helped(tale, viewer, other)
    adviser = HandAdviser()
    bridge = MatchBridge(match)
    flow = TableFlow(
        bridge,
        BotSetup(StillThinker(bridge), "still"),
        StillClock(),
        lambda view, legal: None,
        GateReason.LOADED,
        HintSource(adviser, EFFORT),
    )
    window.show_match(bridge, flow)
    flow.start()
    flow.lift_gate()
    if bridge.viewer != viewer:
        flow.look_at_notes(viewer)
        flow.lift_gate()
    bring_to_rest(window)
    listener = Listener(window)
    flow.hints.ask()
    hints = (asked for asked in adviser.asked if asked[1].chosen is None)
    ((title, choice, effort, steps),) = hints
    ways = thought(title, choice, effort, steps)
    adviser.answer(*ways)
    QApplication.processEvents()
    heard: Heard = [*listener.since_last()]
    pictures = []
    panel = window.findChild(HintPanel)
    assert panel is not None
    for row in panel.rows:
        row.setFocus()
        bring_to_rest(window)
        heard += everything_in(window)
        pictures.append(window.grab().toImage())
    kinds = [type(entry).__name__ for entry in match.log]
    flow.drop_gate(GateReason.ASKED)
    bring_to_rest(window)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    left = everything_in(window)
    assert flow.hints.stage is Stage.NONE
    boards = [one for one in window.findChildren(QGraphicsView) if one.isVisibleTo(window)]
    marks = [mark for board in boards for mark in board.scene().findChildren(WayMarks)]
    assert marks
    assert not any(mark.action for mark in marks)
    assert not any(button.stands_out for button in window.findChildren(TrayButton))
    flow.close()
    return Given((choice, effort, steps), ways, heard, pictures, kinds, left)


def thought(title: str, choice: Choice, effort: int, steps: int) -> tuple[Way, ...]:
    """Think as the bots' process does."""
    searching = rules_of(title).searching
    assert searching is not None
    return ways_on(searching(), choice.view, choice.legal, effort, luck_at(steps))


def compare(window: MainWindow, sample: LeakSample, count: int) -> None:
    """Take hints in both games of pairs; nothing tells them apart."""
    for pair in islice(decisions(sample), count):
        real, twin = (hint_in(window, tale, pair.viewer) for tale in (pair.real, pair.twin))
        for name in ("asked", "ways", "heard", "pictures", "log", "left"):
            if getattr(real, name) != getattr(twin, name):
                raise Leaked(name, different(getattr(real, name), getattr(twin, name)))


def different(one: object, other: object) -> object:
    """Return the first parts that differ, of values that have parts."""
    if not isinstance(one, list) or not isinstance(other, list):
        return one, other
    return next((both for both in zip(one, other, strict=False) if both[0] != both[1]), None)


@every_title("leaks", having="search")
def test_a_hint_is_the_same_in_games_that_its_seat_cannot_tell_apart(
    sample: LeakSample, window_of: Windows
) -> None:
    compare(window_for(sample, window_of), sample, PAIRS)


@every_title("leaks", having="search", first_by_day=True)
def test_nothing_that_a_hint_says_is_left_behind_the_gate(
    sample: LeakSample, window_of: Windows
) -> None:
    window = window_for(sample, window_of)
    for pair in islice(decisions(sample), PAIRS):
        given = hint_in(window, pair.real, pair.viewer)
        (panel,) = window.findChildren(HintPanel)
        assert (panel.rows, panel.note.text(), panel.isHidden()) == ([], "", True)
        assert not any("simulated" in str(one) for one in given.left)


@every_title("leaks", having="search", first_by_day=True)
def test_speech_about_a_hint_without_request_tells_the_room_nothing(
    sample: LeakSample, window_of: Windows, monkeypatch: pytest.MonkeyPatch
) -> None:
    window, pair = window_for(sample, window_of), next(decisions(sample))
    spoken: list[str] = []
    monkeypatch.setattr(window.table.voice, "announce", spoken.append)
    hint_in(window, pair.real, pair.viewer)
    begun = spoken.index("Thinking…")
    assert spoken[begun : begun + 2] == ["Thinking…", "The hint is ready."]


def _thinks_of_the_state(sample: LeakSample, patch: pytest.MonkeyPatch) -> None:
    """The subject of the thought is the knowledge of everybody together."""
    legal = MatchBridge.legal_for

    def leaking(bridge: MatchBridge) -> Any:  # noqa: ANN401
        stirred = sum(sample.unseen(bridge._match.steps[-1].after)[:3])  # noqa: SLF001
        assert bridge.to_act is not None
        commands = list(legal(bridge, bridge.to_act))
        return commands[stirred % len(commands) :] + commands[: stirred % len(commands)]

    patch.setattr(MatchBridge, "legal", property(leaking))


def _said_of_the_state(sample: LeakSample, patch: pytest.MonkeyPatch) -> None:
    """The note of the panel names the hidden thing."""

    def leaking(show: HintShow) -> str:
        return f"{sample.unseen(show._bridge._match.steps[-1].after)}"  # noqa: SLF001

    patch.setattr(HintShow, "_note", leaking)


def _kept_behind_the_gate(patch: pytest.MonkeyPatch) -> None:
    """The panel is put out of sight, and keeps its text."""
    patch.setattr(HintPanel, "wipe", lambda panel: panel.setAccessibleName(f"{panel.rows}"))


def _marked_behind_the_gate(patch: pytest.MonkeyPatch) -> None:
    """A button below the board stays marked."""

    def mark_one(tray: PlayerTray, action: Sequence[object]) -> None:
        tray.findChildren(TrayButton)[0].mark(is_marked=True)

    patch.setattr(PlayerTray, "show_way", mark_one)


@every_title("leaks", having="search", first_by_day=True)
@pytest.mark.parametrize("plant", [_thinks_of_the_state, _said_of_the_state])
def test_a_planted_leak_is_found(
    plant: Callable[[LeakSample, pytest.MonkeyPatch], None],
    sample: LeakSample,
    window_of: Windows,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    window = window_for(sample, window_of)
    plant(sample, monkeypatch)
    with pytest.raises(Leaked):
        compare(window, sample, TRIES)


@every_title("leaks", having="search", first_by_day=True)
@pytest.mark.parametrize("plant", [_kept_behind_the_gate, _marked_behind_the_gate])
def test_a_hint_that_is_kept_behind_the_gate_is_found(
    plant: Callable[[pytest.MonkeyPatch], None],
    sample: LeakSample,
    window_of: Windows,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    plant(monkeypatch)
    with pytest.raises(AssertionError):
        test_nothing_that_a_hint_says_is_left_behind_the_gate(sample, window_of)


def _of_everybody(patch: pytest.MonkeyPatch) -> None:
    """A fault: the usual time of a hint is that of all seats together."""

    def forget_whose(show: HintShow) -> str:
        return f"{sum(show._usual.values()) - show._passed}"  # noqa: SLF001

    patch.setattr(HintShow, "_time_told", forget_whose)


@pytest.mark.usefixtures("qapp")
@with_and_without(_of_everybody)
def test_the_time_of_a_hint_tells_nothing_of_that_of_another_seat(fault: Fault | None) -> None:
    """How long it takes may depend on the hand of the seat."""
    with planted(fault):
        assert len({_after(seconds) for seconds in (2, 9)}) == 1


def _after(seconds: int) -> str:
    """Return the time shown for a seat's hint after the hint of another seat took some seconds."""
    with open_shop() as shop:
        shop.play("hh", help=BEGINNERS)
        flow, hint = shop.flow, shop.window.table_actions["hint"]
        panel = shop.window.findChild(HintPanel)
        assert flow is not None
        assert panel is not None
        flow.lift_gate()
        hint.trigger()
        shop.clock.pass_time(1000 * seconds)
        shop.adviser.answer(Way("ask 1"), Way("work", 0.2))
        shop.submit("ask 1")
        flow.look_at_notes(1)
        flow.lift_gate()
        hint.trigger()
        shop.clock.pass_time(1000)
        assert panel.note.text()
        return panel.note.text()
