"""The side panel follows a step one turn of the event loop later: a viewer who comes to the screen
within that turn finds nothing in it that was meant for the person before.
"""

from itertools import islice

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.seats import PUBLIC
from changcheng_qt.ui.reveal.reveal import Late
from changcheng_qt.ui.seam.match_bridge import Change, Motion
from changcheng_qt.ui.window.main_window import MainWindow
from screens.stillness import bring_to_rest
from tests.conformance.leaks.comparing import Leaked, moving_window
from tests.conformance.leaks.ears import Heard, everything_of
from tests.conformance.leaks.pairs import Pair, Tale
from tests.conformance.leaks.photographs import shown_in
from tests.effort import effort
from tests.titles.changcheng.sample.leaks import SAMPLE
from tests.titles.changcheng.sample.pairs import pairs
from tests.toy.play import toy_match

PAIRS = effort(sample=6, nightly=200)
TRIES = 24
"""Within how many pairs a planted leak must be found."""


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> MainWindow:
    """A small window in which a match has been shown already."""
    shown = moving_window(qapp, SAMPLE.shown, monkeypatch)
    qtbot.addWidget(shown)
    pair = next(pairs())
    half_way(shown, pair.real, pair)
    return shown


def test_a_step_waits_and_a_jump_drops_what_waits(qapp: QApplication) -> None:
    bridge = toy_match("hh")
    bridge.look_as(0)
    late = Late(bridge, bridge)
    passed_on: list[Motion] = []
    late.changed.connect(lambda change: passed_on.append(change.motion))
    assert bridge.submit("work")
    assert passed_on == []
    qapp.processEvents()
    assert passed_on == [Motion.FORWARD]
    assert bridge.undo()
    bridge.look_as(PUBLIC)
    assert passed_on == [Motion.FORWARD, Motion.JUMP]
    qapp.processEvents()
    assert passed_on == [Motion.FORWARD, Motion.JUMP]


def half_way(window: MainWindow, tale: Tale, pair: Pair) -> tuple[QImage, Heard]:
    """Return the side panel as the viewer meets it right after a step of another person, before it
    has followed that.
    """
    bridge, flow = shown_in(window, tale.match(*range(tale.setup.seats)))
    flow.lift_gate()
    assert bridge.to_act is not None
    bridge.look_as(bridge.to_act)
    bring_to_rest(window)
    bridge.submit(tale.last)
    bridge.look_as(pair.viewer)
    return window.table.side.grab().toImage(), everything_of(window.table.side)


def compare(window: MainWindow, tries: int) -> int:
    """Compare pairs in which another seat than the viewer acts; return how many there were."""
    found = 0
    for pair in islice(pairs(), tries):
        if pair.real.to_act != pair.viewer:
            if half_way(window, pair.real, pair) != half_way(window, pair.twin, pair):
                raise Leaked(pair.viewer)
            found += 1
    return found


def test_the_next_person_finds_nothing_of_the_last(window: MainWindow) -> None:
    assert compare(window, PAIRS) >= PAIRS // 3


def test_a_panel_that_is_late_at_a_hand_over_too_is_seen(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    def leaking(late: Late, change: Change) -> None:
        QTimer.singleShot(0, late, lambda: late.changed.emit(change))

    monkeypatch.setattr(Late, "_on_changed", leaking)
    with pytest.raises(Leaked):
        compare(window, TRIES)
