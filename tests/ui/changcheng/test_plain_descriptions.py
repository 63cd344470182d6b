"""What screen readers are given as descriptions, tooltips among it, is never markup."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from changcheng_qt.ui.appearance import MotionSpeed
from changcheng_qt.ui.panels.words import plain_tooltip
from gallery_screens import SCENES, window_for
from gallery_stage import Stage, settle


def described(interface: QAccessibleInterface) -> Iterator[str]:
    """What the whole tree below a window says of itself."""
    yield interface.text(QAccessible.Text.Description)
    for number in range(interface.childCount()):
        yield from described(interface.child(number))


@pytest.mark.parametrize("name", ["main_three_boards", "scoring_due", "start"])
def test_no_description_is_markup(qtbot: QtBot, qapp: QApplication, name: str) -> None:
    scene = replace(SCENES[name], motion=MotionSpeed.NONE)
    window = window_for(scene, Stage(qapp, QSize(1280, 800), "light", "en"))
    qtbot.addWidget(window)
    window.show()
    settle(qapp)
    said = list(filter(None, described(QAccessible.queryAccessibleInterface(window))))
    assert said
    assert not [text for text in said if "<div" in text]


@pytest.mark.parametrize("sign", ["<b>bold", "&lt;", "Tom & Jerry"])
def test_only_a_tooltip_that_might_be_taken_for_markup_is(qtbot: QtBot, sign: str) -> None:
    assert plain_tooltip("Wall, 7 left") == "Wall, 7 left"
    assert plain_tooltip("") == ""
    assert sign not in plain_tooltip(sign), "it is escaped"
    label = QLabel()
    qtbot.addWidget(label)
    long = "Wall after wall " * 30
    label.setText(plain_tooltip(long))
    assert label.text().split() == long.split()
    assert label.sizeHint().width() < 600
