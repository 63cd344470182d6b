"""The wheel scrolls the page and changes no value on the way."""

import ast
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QComboBox, QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.panels.buttons import DropDown
from changcheng_qt.ui.replay.slider import ReplaySlider
from tests.ui.shop import Shop, settle

PROGRAM = Path(__file__).parents[3] / "changcheng_qt"
TAKES_WHEEL = {"QComboBox", "QSlider", "QSpinBox", "QDoubleSpinBox", "QDial", "QTimeEdit"}


def turn_wheel(widget: QWidget) -> bool:
    """Turn the wheel a notch towards the person, the pointer in the middle of a widget; return
    whether the widget kept it from the scroll area behind.
    """
    place = QPointF(widget.rect().center())
    plain = Qt.KeyboardModifier.NoModifier
    phase = Qt.ScrollPhase.NoScrollPhase
    notch = QPoint(0, -120)
    on_screen, button = widget.mapToGlobal(place), Qt.MouseButton.NoButton
    turned = QWheelEvent(place, on_screen, notch, notch, button, plain, phase, False)
    QApplication.sendEvent(widget, turned)
    return turned.isAccepted()


@pytest.mark.parametrize("focused", [False, True])
@pytest.mark.parametrize(("kind", "place"), [(DropDown, 0), (QComboBox, 1)])
def test_a_closed_list_leaves_the_wheel_to_the_page_as_those_of_qt_do_not(
    qtbot: QtBot, kind: type[QComboBox], place: int, focused: bool
) -> None:
    choice = kind()
    qtbot.addWidget(choice)
    choice.addItems(["one", "two", "three"])
    choice.show()
    if focused:
        choice.setFocus()
    assert turn_wheel(choice) == (kind is QComboBox)
    assert choice.currentIndex() == place


def test_the_wheel_moves_a_slider_only_while_it_has_the_focus(qtbot: QtBot) -> None:
    around = QWidget()
    qtbot.addWidget(around)
    slider = ReplaySlider(Appearance(), around)
    slider.setMaximum(50)
    slider.setValue(20)
    around.show()
    assert not turn_wheel(slider)
    assert slider.value() == 20
    around.activateWindow()
    slider.setFocus()
    settle()
    turn_wheel(slider)
    assert slider.value() < 20


def test_scrolling_through_a_new_game_changes_nothing(shop: Shop) -> None:
    shop.window.table_actions["new_game"].trigger()
    settle()
    dialog = shop.window.dialogs.shown
    assert dialog is not None
    lists = dialog.findChildren(QComboBox)
    before = [one.currentIndex() for one in lists]
    for one in lists:
        turn_wheel(one)
    assert [one.currentIndex() for one in lists] == before


def test_no_other_module_makes_what_takes_the_wheel() -> None:
    made = {
        f"{path.stem}: {node.func.id}"
        for path in PROGRAM.rglob("*.py")
        if any(name in (source := path.read_text("utf-8")) for name in TAKES_WHEEL)
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in TAKES_WHEEL
    }
    assert made == set()
