"""A drag that began in another widget is followed, and always ends."""

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt.ui.board.pointer_modes import DragWatch


class Journey:
    """The calls of a watch."""

    def __init__(self, source: QWidget) -> None:
        self.log: list[str] = []
        self.watch = DragWatch(
            lambda point: self.log.append(f"move {source.mapFromGlobal(point).x()}"),
            lambda point: self.log.append(f"finish {source.mapFromGlobal(point).x()}"),
            lambda: self.log.append("cancel"),
            source,
        )


class Source(QWidget):
    """Where a drag begins; counts the events that still reach it."""

    def __init__(self) -> None:
        super().__init__()
        self.releases = 0
        self.moves = 0

    def mouseReleaseEvent(self, event: object) -> None:
        self.releases += 1

    def mouseMoveEvent(self, event: object) -> None:
        self.moves += 1


def begun(qtbot: QtBot) -> tuple[Source, Journey]:
    source = Source()
    qtbot.addWidget(source)
    source.show()
    QTest.mousePress(source, Qt.MouseButton.LeftButton, pos=QPoint(1, 1))
    journey = Journey(source)
    journey.watch.begin()
    return source, journey


def test_moves_are_taken_and_the_release_is_shared(qtbot: QtBot) -> None:
    source, journey = begun(qtbot)
    QTest.mouseMove(source, QPoint(500, 3))
    QTest.mouseRelease(source, Qt.MouseButton.LeftButton, pos=QPoint(600, 3))
    assert journey.log == ["move 500", "finish 600"]
    assert (source.moves, source.releases) == (0, 1)
    QTest.mouseMove(source, QPoint(2, 3))
    assert journey.log == ["move 500", "finish 600"]


def test_esc_and_a_lost_window_cancel(qtbot: QtBot) -> None:
    source, journey = begun(qtbot)
    QTest.keyClick(source, Qt.Key.Key_A)
    assert journey.log == []
    QTest.keyClick(source, Qt.Key.Key_Escape)
    assert journey.log == ["cancel"]
    QTest.mouseRelease(source, Qt.MouseButton.LeftButton)
    assert journey.log == ["cancel"]
    source, journey = begun(qtbot)
    QApplication.sendEvent(source, QEvent(QEvent.Type.WindowDeactivate))
    assert journey.log == ["cancel"]


def test_stopping_says_nothing(qtbot: QtBot) -> None:
    source, journey = begun(qtbot)
    journey.watch.begin()
    journey.watch.stop()
    QTest.mouseRelease(source, Qt.MouseButton.LeftButton)
    assert journey.log == []
