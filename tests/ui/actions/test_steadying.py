"""A press meant for the previous meaning of a button does nothing."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from changcheng_qt.ui.actions.steadying import Steadying
from tests.patience import PATIENCE

LEFT = Qt.MouseButton.LeftButton


class Guarded:
    """A button that counts its presses."""

    def __init__(self, qtbot: QtBot) -> None:
        self.button = QPushButton("Roll")
        qtbot.addWidget(self.button)
        self.button.show()
        self.pressed = 0
        self.button.clicked.connect(self._on_clicked)
        self.steady = Steadying(self.button)
        self.steady._still.setInterval(PATIENCE)  # noqa: SLF001 - time stands still for the test

    def pass_time(self, qtbot: QtBot) -> None:
        """Have the moment after a change end."""
        self.steady._still.start(0)  # noqa: SLF001
        qtbot.waitUntil(lambda: not self.steady.is_still)
        self.steady._still.setInterval(PATIENCE)  # noqa: SLF001

    def click(self) -> None:
        """Click once."""
        QTest.mouseClick(self.button, LEFT)

    def _on_clicked(self) -> None:
        self.pressed += 1


@pytest.fixture
def guarded(qtbot: QtBot) -> Iterator[Guarded]:
    """A guarded button."""
    made = Guarded(qtbot)
    yield made
    made.button.close()


def test_a_press_right_after_a_change_of_meaning_does_nothing(
    guarded: Guarded, qtbot: QtBot
) -> None:
    guarded.steady.mean("roll")
    guarded.pass_time(qtbot)
    guarded.click()
    assert guarded.pressed == 1
    guarded.steady.mean("end the turn")
    guarded.click()
    QTest.keyClick(guarded.button, Qt.Key.Key_Space)
    assert guarded.pressed == 1
    guarded.pass_time(qtbot)
    QTest.keyClick(guarded.button, Qt.Key.Key_Space)
    assert guarded.pressed == 2


def test_the_same_meaning_again_holds_nothing_up(guarded: Guarded, qtbot: QtBot) -> None:
    guarded.steady.mean("roll")
    guarded.pass_time(qtbot)
    guarded.steady.mean("roll")
    guarded.click()
    assert guarded.pressed == 1


@pytest.mark.parametrize(("is_guarded", "counted"), [(True, 1), (False, 2)])
def test_the_second_click_of_a_double_click_does_nothing(
    guarded: Guarded, counted: int, *, is_guarded: bool
) -> None:
    if not is_guarded:
        guarded.button.removeEventFilter(guarded.steady)
    kinds = QEvent.Type
    for kind in (
        kinds.MouseButtonPress,
        kinds.MouseButtonRelease,
        kinds.MouseButtonDblClick,
        kinds.MouseButtonRelease,
    ):
        place = QPointF(guarded.button.rect().center())
        held = Qt.MouseButton.NoButton if kind is kinds.MouseButtonRelease else LEFT
        event = QMouseEvent(kind, place, place, LEFT, held, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(guarded.button, event)
    assert guarded.pressed == counted


def test_other_keys_pass(guarded: Guarded) -> None:
    guarded.steady.mean("roll")
    assert not guarded.steady.eventFilter(guarded.button, key(Qt.Key.Key_Tab))
    assert guarded.steady.eventFilter(guarded.button, key(Qt.Key.Key_Return))


def key(of: Qt.Key) -> QKeyEvent:
    """The press of a key."""
    return QKeyEvent(QEvent.Type.KeyPress, of, Qt.KeyboardModifier.NoModifier)
