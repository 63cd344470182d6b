"""The panel of a scoring by keys: it takes them, and no stray one decides anything."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from changcheng_qt.titles.changcheng.rules.commands import BeginScoring
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard
from changcheng_qt.titles.changcheng.table.reveal.scoring_stages import Phase
from changcheng_qt.ui.looks.appearance import MotionSpeed
from tests.titles.changcheng.table.playing import being_scored, completed_with
from tests.titles.changcheng.table.scored_table import Show

WARRIOR, TRAITOR, FLOOD, BUILDER, MASTER, MANDARIN = ActionCard


def test_the_continue_button_has_the_keys_once_the_scoring_has_begun(qtbot: QtBot) -> None:
    show = Show(qtbot, completed_with(FLOOD, FLOOD, FLOOD), 0, motion=MotionSpeed.SLOW)
    qtbot.waitUntil(lambda: show.panel.strip.is_armed)
    assert QApplication.focusWidget() is show.panel.strip.buttons[0]
    show.panel.strip.buttons[0].click()
    assert show.phase is Phase.CARDS
    assert QApplication.focusWidget() is show.panel.next


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_one_stray_key_decides_nothing_where_the_panel_has_taken_the_keys(
    qtbot: QtBot, key: Qt.Key
) -> None:
    """Somebody has hurried through the motions, and presses a key once more."""
    show = Show(qtbot, completed_with(TRAITOR, FLOOD, BUILDER), 0)
    (begin,) = show.panel.strip.buttons
    for _ in range(3):
        show.window.strike(key)
    assert show.phase is Phase.DUE
    assert not begin.is_armed, "too early to be meant"
    told: list[object] = []
    show.window.focus.armed.connect(told.append)
    qtbot.waitUntil(lambda: strike_armed(show, key))
    assert told == [begin]
    assert show.phase is Phase.DUE
    qtbot.waitUntil(lambda: strike_begun(show, key))
    assert told == [begin, None]


def strike_armed(show: Show, key: Qt.Key) -> bool:
    show.window.strike(key)
    return show.panel.strip.buttons[0].is_armed


def strike_begun(show: Show, key: Qt.Key) -> bool:
    if show.phase is Phase.DUE:
        show.window.strike(key)
    return show.phase is not Phase.DUE


def test_a_decision_reached_by_keys_is_meant(qtbot: QtBot) -> None:
    show = Show(qtbot, being_scored(FLOOD, BUILDER, WARRIOR))
    first, second, *_ = show.panel.strip.buttons
    assert QApplication.focusWidget() is first
    qtbot.waitUntil(lambda: show.panel.strip.is_armed)
    show.window.strike(Qt.Key.Key_Right)
    assert QApplication.focusWidget() is second
    before = show.bridge.step_count
    show.window.strike(Qt.Key.Key_Return)
    assert show.bridge.step_count == before + 1


def test_arrows_go_round_among_decisions_and_never_behind_the_panel(qtbot: QtBot) -> None:
    show = Show(qtbot, being_scored(FLOOD, BUILDER, WARRIOR))
    walked = []
    for _ in range(2 * len(show.panel.strip.buttons)):
        walked.append(QApplication.focusWidget())
        show.window.strike(Qt.Key.Key_Down)
    assert walked == [*show.panel.strip.buttons, *show.panel.strip.buttons]


def test_the_board_has_the_keys_while_somebody_else_decides(qtbot: QtBot) -> None:
    show = Show(qtbot, completed_with(TRAITOR, FLOOD, BUILDER), 0)
    qtbot.waitUntil(lambda: show.panel.strip.is_armed)
    show.panel.strip.buttons[0].click()
    assert show.panel.isVisible()
    assert QApplication.focusWidget() is show.window.home


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return])
def test_a_new_panel_is_not_closed_by_a_key_meant_for_the_last_one(
    qtbot: QtBot, key: Qt.Key
) -> None:
    """Bots score one province after the other, faster than anybody can release a key."""
    show = Show(qtbot, completed_with(FLOOD, FLOOD, FLOOD))
    show.bridge.submit(BeginScoring(0))
    assert show.phase is Phase.AWARDED
    show.window.strike(key)
    QTest.mouseClick(show.panel.next, Qt.MouseButton.LeftButton)
    assert show.panel.isVisible()
    show.await_keys()
    show.window.strike(key)
    assert not show.panel.isVisible()


def test_next_never_becomes_continue_under_the_finger(qtbot: QtBot) -> None:
    show = Show(qtbot, completed_with(FLOOD, FLOOD, FLOOD), motion=MotionSpeed.SLOW)
    show.bridge.submit(BeginScoring(0))
    show.await_keys()
    while show.panel.reveal.waiting:
        QTest.mouseClick(show.panel.next, Qt.MouseButton.LeftButton)
    assert show.panel.next.words == "Continue"
    QTest.mouseClick(show.panel.next, Qt.MouseButton.LeftButton)
    assert show.phase is Phase.AWARDED
    show.await_keys()
    QTest.mouseClick(show.panel.next, Qt.MouseButton.LeftButton)
    assert show.phase is None


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return])
def test_a_held_key_continues_once(qtbot: QtBot, key: Qt.Key) -> None:
    """Also where the keyboard sends releases and presses that do not say that they are repeats."""
    show = Show(qtbot, completed_with(FLOOD, FLOOD, FLOOD), motion=MotionSpeed.SLOW)
    show.bridge.submit(BeginScoring(0))
    show.await_keys()
    before = show.panel.reveal.waiting
    for moment in range(1000, 1090, 30):
        send(QEvent.Type.KeyPress, key, moment)
        send(QEvent.Type.KeyRelease, key, moment + 30)
    assert show.panel.reveal.waiting == before - 1
    send(QEvent.Type.KeyPress, key, 1400)
    send(QEvent.Type.KeyRelease, key, 1430)
    assert show.panel.reveal.waiting == before - 2


def send(kind: QEvent.Type, key: Qt.Key, moment: int) -> None:
    event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier)
    event.setTimestamp(moment)
    focused = QApplication.focusWidget()
    assert focused is not None
    QApplication.sendEvent(focused, event)
