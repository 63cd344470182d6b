"""The key of the last button, wherever the focus is, and its reminder, in the whole window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest

from changcheng_qt.titles.changcheng.table.board.view import BoardView
from changcheng_qt.titles.changcheng.table.reveal.scoring_panel import ScoringPanel
from changcheng_qt.titles.changcheng.table.reveal.scoring_stages import Phase
from changcheng_qt.titles.changcheng.table.tray.tray import Tray
from changcheng_qt.ui.actions.arming import Arming
from changcheng_qt.ui.window.toast import Toast
from screens.deeds import StagedWindow
from screens.stage import Stage
from screens.stillness import stopped_clock
from tests.patience import PATIENCE
from tests.planted import Fault, planted, with_and_without
from tests.ui.shop import settle
from titles.changcheng.screens import SCENES, window_for

if TYPE_CHECKING:
    import pytest
    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


def window_of(qtbot: QtBot, application: QApplication, scene: str) -> StagedWindow:
    stage = Stage(application, QSize(1280, 800), "light", "en")
    window = window_for(SCENES[scene], stage)
    assert isinstance(window, StagedWindow)
    qtbot.addWidget(window)
    window.show()
    settle()
    return window


def forget_panels(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(ScoringPanel, "isVisible", lambda _panel: False)


@with_and_without(forget_panels)
def test_it_begins_a_scoring_and_continues_it_while_the_board_has_the_focus(
    qtbot: QtBot, qapp: QApplication, fault: Fault | None
) -> None:
    window = window_of(qtbot, qapp, "scoring_due")
    panel, board = window.child(ScoringPanel), window.child(BoardView)

    def strike() -> None:
        QTest.keyClick(board, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
        settle()

    def is_due() -> bool:
        return panel.reveal.stage is not None and panel.reveal.stage.phase is Phase.DUE

    with planted(fault):
        qtbot.waitUntil(lambda: panel.strip.is_armed)
        board.setFocus()
        with stopped_clock(qapp):
            strike()
            (begin,) = panel.strip.buttons
            assert begin.is_armed, "cards that are shown cannot be hidden again"
            assert is_due()
            strike()
            assert is_due(), "too early to be meant"
        guards = window.findChildren(Arming)
        qtbot.waitUntil(lambda: not any(one._still.isActive() for one in guards))  # noqa: SLF001
        strike()
        assert not is_due()
        while panel.reveal.stage is not None:
            qtbot.waitUntil(lambda: not panel.is_still)
            board.setFocus()
            before = panel.reveal.waiting, panel.reveal.stage
            strike()
            assert (panel.reveal.waiting, panel.reveal.stage) != before


def remind_on(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Toast, "take_back", lambda _toast, _text: None)


@with_and_without(remind_on)
def test_its_reminder_is_taken_back(
    qtbot: QtBot, qapp: QApplication, monkeypatch: pytest.MonkeyPatch, fault: Fault | None
) -> None:
    monkeypatch.setattr("changcheng_qt.ui.window.toast._LEAST_MS", 2 * PATIENCE)
    window = window_of(qtbot, qapp, "main_two_boards")
    with planted(fault):
        toast, tray = window.table.toast, window.child(Tray)
        tray.said.emit("End turn again to skip it.")
        settle()
        assert not toast.isHidden()
        tray.withdrawn.emit("End turn again to skip it.")
        qtbot.waitUntil(toast.isHidden)
