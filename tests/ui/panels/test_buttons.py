"""Buttons that come and go."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QEnterEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt.ui.panels.buttons import Button
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
