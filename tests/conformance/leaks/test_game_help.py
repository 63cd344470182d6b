"""The dialog that changes the help of a running game, and the table with its new help, tell nothing
that the viewer may not know: both are the same in two games that the viewer cannot tell apart.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import islice

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.help import BEGINNERS, PURISTS, Help
from changcheng_qt.engine.seats import Seat, Viewer
from changcheng_qt.i18n.languages import Languages
from changcheng_qt.i18n.phrases import engine
from changcheng_qt.i18n.phrases.engine import help_now
from changcheng_qt.ui.dialogs.game_help import GameHelpDialog
from changcheng_qt.ui.seam.match_bridge import MatchBridge
from changcheng_qt.ui.window.main_window import MainWindow
from screens.stillness import bring_to_rest
from tests.conformance.leaks.comparing import Leaked
from tests.conformance.leaks.ears import (
    Heard,
    Listener,
    everything_in,
    everything_of,
    new_window,
    open_turns,
)
from tests.conformance.leaks.pairs import Pair, Tale
from tests.conformance.leaks.photographs import picture_of, watched
from tests.conformance.leaks.sample import LeakSample
from tests.conformance.samples import every_title, samples
from tests.effort import by_night, effort

PAIRS = effort(sample=1, nightly=200)
TRIES = 6
"""Within how many pairs a planted leak must be found."""


@pytest.fixture
def window_of(
    qtbot: QtBot, languages: Languages, listened_to: None
) -> Callable[[LeakSample], MainWindow]:
    """Makes a small window for a title, in which a match has been shown already."""

    def make(sample: LeakSample) -> MainWindow:
        made = new_window(languages, sample.shown)
        qtbot.addWidget(made)
        pair = next(running(sample))
        changed(made, pair.real, pair.viewer)
        return made

    return make


def running(sample: LeakSample) -> Iterator[Pair]:
    """Pairs of games that are not over before their last command, seen at a shared screen or by one
    person.
    """
    return (pair for pair in sample.pairs() if pair.real.to_act is not None)


def changed(window: MainWindow, tale: Tale, viewer: Viewer) -> tuple[Heard, list[QImage]]:
    """Give up all help, then take all again, by the dialog; return everything that can be heard and
    seen meanwhile.
    """
    bridge, flow = watched(window, tale, viewer)
    listener = Listener(window)
    told: Heard = []
    seen: list[QImage] = []
    for help in (PURISTS, BEGINNERS):
        window.table_actions["game_help"].trigger()
        dialog = window.dialogs.shown
        assert isinstance(dialog, GameHelpDialog)
        for tick in (*dialog.parts, *dialog.consents.values()):
            tick.click()
        told += everything_of(dialog)
        seen.append(dialog.grab().toImage())
        QTest.keyClick(dialog, Qt.Key.Key_Return)
        QApplication.processEvents()
        assert bridge.help == help
        bring_to_rest(window)
        open_turns(window)
        told += [*listener.since_last(), *everything_in(window)]
        seen.append(picture_of(window))
    flow.close()
    return told, seen


def compare(window: MainWindow, sample: LeakSample, count: int) -> int:
    """Change the help in both games of pairs; return how much was heard."""
    found = 0
    for pair in islice(running(sample), count):
        real, twin = (changed(window, tale, pair.viewer) for tale in (pair.real, pair.twin))
        if real != twin:
            raise Leaked(
                [both for both in zip(real[0], twin[0], strict=False) if both[0] != both[1]]
            )
        found += len(real[0])
    return found


@every_title("leaks")
def test_changed_help_is_the_same_in_games_that_a_viewer_cannot_tell_apart(
    sample: LeakSample, window_of: Callable[[LeakSample], MainWindow]
) -> None:
    assert compare(window_of(sample), sample, PAIRS) > 100 * PAIRS


def _hidden(bridge: MatchBridge, sample: LeakSample) -> int:
    """A number that follows from facts that nobody at the table knows."""
    state = bridge._match.steps[-1].after  # noqa: SLF001 - a leak to be planted
    return sum((place + 1) * value for place, value in enumerate(sample.unseen(state)))


def _described(patch: pytest.MonkeyPatch, sample: LeakSample) -> None:
    """A screen reader finds the hidden thing behind a box of the dialog."""
    retranslate = GameHelpDialog.retranslate

    def leaking(dialog: GameHelpDialog) -> None:
        retranslate(dialog)
        hidden = _hidden(dialog._bridge, sample)  # noqa: SLF001 - as above
        dialog.parts[0].setAccessibleDescription(f"{hidden}")

    patch.setattr(GameHelpDialog, "retranslate", leaking)


def _indented(patch: pytest.MonkeyPatch, sample: LeakSample) -> None:
    """A gap in the dialog is as wide as the hidden thing."""
    added = GameHelpDialog.add_scroll

    def leaking(dialog: GameHelpDialog, inside: QWidget) -> None:
        hidden = _hidden(dialog._bridge, sample)  # noqa: SLF001 - as above
        layout = inside.layout()
        assert layout is not None
        layout.setContentsMargins(hidden % 97, 0, 0, 0)
        added(dialog, inside)

    patch.setattr(GameHelpDialog, "add_scroll", leaking)


def _in_the_chronicle(patch: pytest.MonkeyPatch, sample: LeakSample) -> None:
    """The chronicle names it with the new help."""
    hidden = [0]
    change = MatchBridge.change_help

    def noting(bridge: MatchBridge, help: Help, seats: Sequence[Seat]) -> None:
        hidden[0] = _hidden(bridge, sample)
        change(bridge, help, seats)

    patch.setattr(MatchBridge, "change_help", noting)
    patch.setattr(engine, "help_now", lambda help: f"{help_now(help)} {hidden[0]}")


PLANTED = (_described, _indented, _in_the_chronicle)


@pytest.mark.parametrize(
    ("plant", "sample"),
    [
        pytest.param(
            plant, sample, marks=() if fault % len(samples("leaks")) == number else by_night
        )
        for number, sample in enumerate(samples("leaks").values())
        for fault, plant in enumerate(PLANTED)
    ],
)
def test_a_planted_leak_is_found(
    plant: Callable[[pytest.MonkeyPatch, LeakSample], None],
    sample: LeakSample,
    window_of: Callable[[LeakSample], MainWindow],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """By day each in games of one title."""
    window = window_of(sample)
    plant(monkeypatch, sample)
    with pytest.raises(Leaked):
        compare(window, sample, TRIES)
