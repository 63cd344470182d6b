"""A thing is pointed at only if the pointer moved there, not if the thing appeared under it."""

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QEnterEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt.ui.widgets.large_sheet import HOVER, RestWatch
from tests.ui.pointer_moves import moved_on


@pytest.mark.parametrize("is_moved", [False, True])
def test_a_thing_appearing_under_a_still_pointer_is_not_pointed_at(
    qtbot: QtBot, is_moved: bool
) -> None:
    card = QWidget()
    qtbot.addWidget(card)
    watch = RestWatch(card)
    watch.watch(card)
    rested: list[object] = []
    watch.rested.connect(rested.append)
    card.show()
    QApplication.sendEvent(card, QEnterEvent(QPointF(5, 5), QPointF(5, 5), QPointF(5, 5)))
    if is_moved:
        QApplication.sendEvent(card, moved_on(card))
        qtbot.waitUntil(lambda: rested == [card])
    else:
        qtbot.wait(HOVER + 50)
        assert rested == []
