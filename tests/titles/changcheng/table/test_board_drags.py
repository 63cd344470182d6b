"""Drags over the board, begun there or in the tray."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt.titles.changcheng.rules.events import SinglePlaced
from changcheng_qt.titles.changcheng.table.pointer.hand import HeldBlock, Pile
from changcheng_qt.titles.changcheng.table.pointer.targets import SquareTarget
from changcheng_qt.ui.looks.appearance import MotionSpeed
from changcheng_qt.ui.scene.carried_item import CarriedItem
from tests.titles.changcheng.table.board_table import seat_at
from tests.titles.changcheng.table.positions import half_built

SINGLE = HeldBlock(Pile.SINGLE)


def test_a_block_is_dragged_over_the_board_and_dropped(qtbot: QtBot) -> None:
    table = seat_at(qtbot, half_built())
    table.hand.pick(SINGLE)
    table.drag(table.square(11), table.square(21))
    assert table.happened(SinglePlaced) == SinglePlaced(0, 21)
    assert table.hand.held is None, "a drag ends with an empty hand"


def test_let_go_over_nothing_it_is_dropped(qtbot: QtBot) -> None:
    table = seat_at(qtbot, half_built())
    table.hand.pick(SINGLE)
    table.drag(table.square(11), QPoint(3, 3))
    assert table.events == []
    assert table.hand.held is None


def test_esc_cancels_it(qtbot: QtBot) -> None:
    table = seat_at(qtbot, half_built())
    table.hand.pick(SINGLE)
    table.press(table.square(11))
    table.hover(table.square(21))
    table.key(Qt.Key.Key_Escape)
    assert table.hand.held is None
    table.release(table.square(21))
    assert table.events == []


def test_it_may_begin_in_the_tray(qtbot: QtBot) -> None:
    table, tray = seat_at(qtbot, half_built()), QWidget()
    qtbot.addWidget(tray)
    tray.show()

    def over(point: QPoint) -> QPoint:
        return tray.mapFromGlobal(table.board.view.viewport().mapToGlobal(point))

    QTest.mousePress(tray, Qt.MouseButton.LeftButton, pos=QPoint(2, 2))
    table.board.begin_drag(SINGLE, tray.mapToGlobal(QPoint(12, 2)))
    assert table.hand.held == SINGLE
    QTest.mouseMove(tray, over(table.square(11)))
    assert table.board.pointing.target == SquareTarget(11)
    QTest.mouseRelease(tray, Qt.MouseButton.LeftButton, pos=over(table.square(11)))
    assert table.happened(SinglePlaced) == SinglePlaced(0, 11)
    assert table.hand.held is None


def test_one_from_the_tray_is_cancelled_by_esc_there(qtbot: QtBot) -> None:
    table, tray = seat_at(qtbot, half_built()), QWidget()
    qtbot.addWidget(tray)
    tray.show()
    table.board.begin_drag(SINGLE, tray.mapToGlobal(QPoint(12, 2)))
    QTest.keyClick(tray, Qt.Key.Key_Escape)
    assert table.hand.held is None
    QTest.mouseRelease(tray, Qt.MouseButton.LeftButton, pos=QPoint(2, 2))
    assert table.events == []


def test_a_dropped_thing_flies_back_and_leaves_nothing(qtbot: QtBot) -> None:
    table = seat_at(qtbot, half_built(), motion=MotionSpeed.NORMAL)
    table.hand.pick(SINGLE)

    def carried() -> list[CarriedItem]:
        return [item for item in table.board.scene.items() if isinstance(item, CarriedItem)]

    table.press(table.square(11))
    table.hover(QPoint(200, 40))
    (item,) = carried()
    assert item.isVisible(), "nothing there: it is seen under the pointer"
    table.hover(table.square(21))
    assert not item.isVisible(), "a ghost on the square says it all"
    table.release(QPoint(3, 3))
    assert table.hand.held is None
    assert carried(), "on its way back"
    qtbot.waitUntil(lambda: not carried())
