"""Buttons that come and go."""

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QEnterEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt.ui.panels.buttons import Button
from tests.planted import Fault, planted, with_and_without
from tests.titles.changcheng.table.playing import plain_looks


def test_a_button_that_was_hidden_under_the_pointer_is_not_lit_when_it_returns(
    qtbot: QtBot,
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    button = Button(plain_looks(), parent=window)
    window.show()
    place = QPointF(3, 3)
    QApplication.sendEvent(button, QEnterEvent(place, place, place))
    assert button.underMouse()
    button.hide()
    button.show()
    assert not button.underMouse()


def unlimited(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Button, "share_width", lambda _button: None)


@with_and_without(unlimited)
def test_buttons_with_long_names_share_the_width_of_a_narrow_panel(
    qtbot: QtBot, fault: Fault | None
) -> None:
    panel = QWidget()
    qtbot.addWidget(panel)
    row, name = QHBoxLayout(panel), "Wuwuwuwuwuwuwuwuwuwuwuwu"
    buttons = [Button(plain_looks(), parent=panel, size=13) for _ in range(3)]
    with planted(fault):
        for button in buttons:
            button.share_width()
            button.set_words(name)
            row.addWidget(button)
        panel.resize(280, 40)
        panel.show()
        QApplication.processEvents()
        assert panel.width() == 280
        assert all(button.text().endswith("…") and button.words == name for button in buttons)
