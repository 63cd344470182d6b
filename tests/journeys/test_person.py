"""A simulated person waits for the window itself, never for a fixed time."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QEnterEvent
from PySide6.QtWidgets import QComboBox, QMenu, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from tests.journeys.person import Astray, Person

LATE = 300
"""Milliseconds that a busy computer takes for queued events."""


class LateList(QComboBox):
    """A list whose popup opens in a later turn of the event loop."""

    def showPopup(self) -> None:
        QTimer.singleShot(LATE, self, super().showPopup)


class NarrowList(QComboBox):
    """A list that is too narrow, once the pointer has come, until its layout is asked again; as one
    is for a moment some time after its entries have changed.
    """

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        QTimer.singleShot(0, self, self._shrink)

    def _shrink(self) -> None:
        self.updateGeometry()
        self.resize(1, self.height())


class DeadList(QComboBox):
    """A list that never opens."""

    def showPopup(self) -> None:
        pass


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    QVBoxLayout(made)
    made.resize(400, 300)
    return made


@pytest.fixture
def somebody(qtbot: QtBot, window: QWidget, tmp_path: Path) -> Person:
    return Person(qtbot, window, tmp_path, lambda: False)


def show_list(window: QWidget, made: QComboBox) -> QComboBox:
    made.addItems(["wood", "stone"])
    made.setAccessibleName("Wall")
    layout = window.layout()
    assert layout is not None
    layout.addWidget(made)
    window.show()
    return made


@pytest.mark.parametrize("kind", [QComboBox, LateList, NarrowList])
def test_an_item_is_chosen_once_the_list_is_open(
    window: QWidget, somebody: Person, kind: Callable[[], QComboBox]
) -> None:
    made = show_list(window, kind())
    somebody.choose("Wall", "stone")
    assert made.currentText() == "stone"


def test_a_list_that_never_opens_is_no_list(window: QWidget, somebody: Person) -> None:
    somebody.patience = LATE
    show_list(window, DeadList())
    with pytest.raises(Astray, match="opens no list"):
        somebody.choose("Wall", "stone")


def test_an_entry_is_chosen_once_the_menu_is_open(window: QWidget, somebody: Person) -> None:
    chosen: list[str] = []
    menu = QMenu(window)
    for words in ("Open", "Leave"):
        menu.addAction(words).triggered.connect(lambda _=False, words=words: chosen.append(words))
    button = QPushButton("Menu")
    button.clicked.connect(lambda: QTimer.singleShot(LATE, menu, menu.show))
    layout = window.layout()
    assert layout is not None
    layout.addWidget(button)
    window.show()
    somebody.click_on("Menu")
    somebody.choose_entry("Leave")
    assert chosen == ["Leave"]
