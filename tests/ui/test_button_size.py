"""A button keeps its size whatever border it has."""

import pytest
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt.ui.appearance import Appearance, Looks
from changcheng_qt.ui.appearance_qss import style_sheet


@pytest.mark.parametrize("kind", ["primary", "quiet", "armed", "low"])
def test_the_border_around_the_focus_takes_its_room_from_the_padding(
    qtbot: QtBot, kind: str
) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    page.setStyleSheet(style_sheet(Appearance(Looks())))
    plain, button = QPushButton("Score", page), QPushButton("Score", page)
    button.setProperty(kind, "true")
    page.show()
    plain.setFocus()
    qtbot.waitUntil(plain.hasFocus)
    before, focused = button.sizeHint(), plain.sizeHint()
    button.setFocus()
    qtbot.waitUntil(button.hasFocus)
    assert button.sizeHint() == before
    assert plain.sizeHint() == focused
    assert kind == "low" or before == focused
