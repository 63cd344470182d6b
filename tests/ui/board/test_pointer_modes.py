"""One mode at a time, from press to release; a cancelled mode leaves everything as it was."""

from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from changcheng_qt.ui.board.pointer_modes import (
    DRAG_DISTANCE,
    Hold,
    Pan,
    Pointer,
    PointerMode,
    PointerPlace,
    Press,
)


def at(x: float, y: float = 0.0) -> PointerPlace:
    return PointerPlace(QPointF(x, y), QPointF(x, y))


class Recorded(PointerMode):
    """Writes down its calls."""

    def __init__(self) -> None:
        self.log: list[str] = []

    def start(self, place: PointerPlace) -> None:
        self.log.append(f"start {place.view.x():g}")

    def move(self, place: PointerPlace) -> PointerMode | None:
        self.log.append(f"move {place.view.x():g}")
        return None

    def finish(self, place: PointerPlace) -> None:
        self.log.append(f"finish {place.view.x():g}")

    def cancel(self) -> None:
        self.log.append("cancel")


def test_runs_a_mode_from_press_to_release(qtbot: QtBot) -> None:
    pointer, mode = Pointer(), Recorded()
    pointer.move(at(0))
    pointer.finish(at(0))
    pointer.begin(mode, at(1))
    pointer.move(at(2))
    pointer.finish(at(3))
    pointer.move(at(4))
    assert mode.log == ["start 1", "move 2", "finish 3"]
    assert pointer.mode is None


def test_beginning_another_cancels_the_first(qtbot: QtBot) -> None:
    pointer, first, second = Pointer(), Recorded(), Recorded()
    pointer.begin(first, at(1))
    pointer.begin(second, at(2))
    assert first.log == ["start 1", "cancel"]
    assert pointer.cancel()
    assert second.log == ["start 2", "cancel"]
    assert not pointer.cancel()


def test_tells_at_the_end_whether_the_pointer_has_moved(qtbot: QtBot) -> None:
    pointer = Pointer()
    assert pointer.finish(at(5))  # no mode was begun
    pointer.begin(Recorded(), at(5))
    assert not pointer.finish(at(5))
    pointer.begin(Recorded(), at(5))
    assert pointer.finish(at(6))
    pointer.begin(Recorded(), at(5))
    pointer.move(at(6))
    assert pointer.finish(at(5))
    pointer.begin(Recorded(), at(5))
    pointer.cancel()
    assert pointer.finish(at(5))


def test_a_pan_moves_along_and_back_when_cancelled(qtbot: QtBot) -> None:
    moved = QPointF()

    def pan_by(step: QPointF) -> None:
        nonlocal moved
        moved += step

    pointer = Pointer()
    pointer.begin(Pan(pan_by), at(10, 5))
    pointer.move(at(14, 5))
    pointer.move(at(20, 2))
    assert moved == QPointF(10, -3)
    pointer.cancel()
    assert moved == QPointF(0, 0)


def test_a_press_is_a_click_where_it_began_or_becomes_a_drag(qtbot: QtBot) -> None:
    pointer, drag, clicks = Pointer(), Recorded(), list[float]()
    pointer.begin(Press(lambda place: clicks.append(place.view.x()), lambda: drag), at(10))
    pointer.move(at(10 + DRAG_DISTANCE - 1))
    pointer.finish(at(10 + DRAG_DISTANCE - 1))
    assert clicks == [10]
    assert drag.log == []
    pointer.begin(Press(lambda place: clicks.append(place.view.x()), lambda: drag), at(10))
    pointer.move(at(10 + DRAG_DISTANCE))
    pointer.finish(at(30))
    assert clicks == [10]
    assert drag.log == ["start 10", "move 18", "finish 30"]


def test_a_hold_begins_only_after_its_time_and_always_ends(qtbot: QtBot) -> None:
    log: list[str] = []
    pointer = Pointer()

    def hold() -> Hold:
        return Hold(30, lambda: log.append("begin"), lambda: log.append("end"))

    pointer.begin(hold(), at(0))
    pointer.finish(at(0))
    assert log == []
    pointer.begin(hold(), at(0))
    qtbot.waitUntil(lambda: log == ["begin"])
    pointer.finish(at(0))
    assert log == ["begin", "end"]
    pointer.begin(hold(), at(0))
    qtbot.waitUntil(lambda: len(log) == 3)
    pointer.cancel()
    assert log == ["begin", "end", "begin", "end"]


def test_the_plain_mode_does_nothing(qtbot: QtBot) -> None:
    pointer = Pointer()
    pointer.begin(PointerMode(), at(0))
    pointer.move(at(9))
    pointer.finish(at(9))
    assert pointer.mode is None
