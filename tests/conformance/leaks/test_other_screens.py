"""The screen of one seat on a replica, while the match is at the host.

It shows every entry as it would on the true match, and asks for nothing that a replica could not
know: the views of other seats, and the choices of bots.
"""

from itertools import islice
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from changcheng_qt import assets
from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.engine.queries import MatchQueries
from changcheng_qt.engine.seats import PUBLIC, Player, Viewer
from changcheng_qt.i18n.languages import Languages
from changcheng_qt.saves.replica import Replica
from changcheng_qt.titles import title_named
from changcheng_qt.ui.flow.screens import Own
from changcheng_qt.ui.looks.appearance import Appearance, Looks, MotionSpeed
from changcheng_qt.ui.seam.match_bridge import Change, MatchBridge
from changcheng_qt.ui.seam.shown_match import ShownMatch
from changcheng_qt.ui.window.main_window import MainWindow, Shell
from screens.stills import flow_of
from tests.conformance.leaks.sample import LeakSample
from tests.conformance.samples import every_title
from tests.effort import effort
from tests.saves.replicas import game, new_lines

ENTRIES = effort(sample=24, nightly=400)
SEAT = 1
HERE = frozenset({SEAT})


def watch(match: AnyMatch, patch: pytest.MonkeyPatch) -> set[Viewer]:
    """Return the viewers for whom a match is asked from now on."""
    asked: set[Viewer] = set()
    for name in ("view", "legal", "possible", "events", "beats"):
        answer = getattr(MatchQueries, name)

        def note(self: AnyMatch, viewer: Viewer, *more: Any, answer: Any = answer) -> object:  # noqa: ANN401
            if self is match:
                asked.add(viewer)
            return answer(self, viewer, *more)

        patch.setattr(MatchQueries, name, note)
    return asked


def follow(window: MainWindow, name: str, patch: pytest.MonkeyPatch) -> set[Viewer]:
    """Show a game on a replica, and compare each change with that of a screen on the true match;
    return the viewers for whom the replica was asked.
    """
    title = title_named(name)
    assert title
    playing = game(title, 1)
    recorder, feed = next(playing)
    replica = Replica(*feed.head((SEAT,)))
    asked = watch(replica.match, patch)
    bridge, flow = flow_of(replica.match, effort=1, seats=HERE)
    truth = MatchBridge(recorder.match, seats=HERE)
    truth.look_as(SEAT)
    shown: list[Change] = []
    true: list[Change] = []
    window.show_match(bridge, flow)
    flow.start()
    bridge.changed.connect(shown.append)
    truth.changed.connect(true.append)
    recorder.match.seat_player(0, Player("Bo", "random"))
    for _ in islice(playing, ENTRIES):
        for line in new_lines(feed, replica, (SEAT,)):
            replica.take([line])
            bridge.take(replica.match.log[-1])
            truth.take(replica.match.log[-1])
        QApplication.processEvents()
        assert shown == true
        assert flow.screen == Own(SEAT)
    assert len(shown) > ENTRIES // 2
    flow.close()
    return asked


@pytest.fixture
def window(qapp: QApplication, qtbot: QtBot, sample: LeakSample) -> MainWindow:
    appearance = Appearance(Looks(motion=MotionSpeed.NONE))
    languages = Languages(qapp, assets.translation_file)
    made = MainWindow(Shell((sample.shown,), appearance, languages))
    made.resize(1000, 640)
    made.show()
    qtbot.addWidget(made)
    return made


@every_title("leaks")
def test_a_screen_asks_only_for_its_seat(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, sample: LeakSample
) -> None:
    assert follow(window, sample.shown.name, monkeypatch) <= {SEAT, PUBLIC}


@every_title("leaks", first_by_day=True)
def test_a_screen_that_asks_bots_is_caught(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, sample: LeakSample
) -> None:
    monkeypatch.setattr(ShownMatch, "has_all_seats", True)
    assert 0 in follow(window, sample.shown.name, monkeypatch)
