"""The coach's card: at the foot of the side panel, and in a window without one in a column of its
own next to the board.
"""

import pytest
from PySide6.QtCore import QPoint, QRect, QSize
from pytestqt.qtbot import QtBot

from changcheng_qt.app.main import Program
from changcheng_qt.app.settings import Settings
from changcheng_qt.ui.board.zoom_view import ZoomView
from changcheng_qt.ui.lessons.guide import Guide
from changcheng_qt.ui.lessons.place import Column
from changcheng_qt.ui.panels.lines_view import LinesView
from changcheng_qt.ui.window.side_panel import SidePanel
from tests.app.conftest import Build
from tests.app.learning import (
    await_coach,
    check_place,
    coach_of,
    guide_of,
    ideal,
    key_of,
    room_of,
    take_step,
)
from tests.effort import by_night
from tests.planted import Fault, planted, with_and_without
from tests.ui.shop import settle

ROOM = QSize(1024, 720)


def let_the_card_hide_the_foot(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(SidePanel, "end_above", lambda self, covered, by: None)


@with_and_without(let_the_card_hide_the_foot)
def test_the_newest_lines_of_the_chronicle_are_above_the_card(
    program: Build, qtbot: QtBot, fault: Fault | None
) -> None:
    with planted(fault):
        running = program(Settings(motion="none", bot_speed="instant"))
        running.window.resize(QSize(1280, 800))
        room_of(running).begin(key_of("1-two-turns", "riders"))
        for _ in range(4):
            await_coach(running, qtbot)
            take_step(running, ideal)
        await_coach(running, qtbot)
        table, coach = running.window.table, coach_of(running)
        lines = table.chronicle.findChild(LinesView)
        assert isinstance(lines, LinesView)
        assert lines.verticalScrollBar().value() == lines.verticalScrollBar().maximum() > 0
        foot = lines.mapTo(table, lines.rect().bottomLeft()).y()
        card = coach.geometry().adjusted(10, 10, -10, -10)
        assert foot < card.top() < card.bottom() <= table.rect().bottom()


def shown_map(program: Program) -> QRect:
    """Where the whole board is seen, in the pixels of the table."""
    view = next(w for w in program.window.findChildren(ZoomView) if w.isVisible())
    seen = view.mapFromScene(view.board).boundingRect()
    return seen.translated(view.mapTo(program.window.table, QPoint(0, 0)))


@pytest.mark.parametrize(
    ("code", "key"),
    [
        ("en", key_of("1-wall")),
        ("fr", key_of("1-first-turn", "china")),
        pytest.param("fr", key_of("1-wall"), marks=by_night),
        pytest.param("en", key_of("1-first-turn", "china"), marks=by_night),
    ],
)
def test_without_a_side_panel_the_card_is_next_to_the_board(
    program: Build, qtbot: QtBot, key: str, code: str
) -> None:
    running = program(Settings(motion="none", bot_speed="instant", scale=2.0), code)
    running.window.resize(ROOM)
    room_of(running).begin(key)
    widest = 0
    while True:
        await_coach(running, qtbot)
        coach = coach_of(running)
        check_place(coach, running.window.size())
        covered = coach.geometry().adjusted(10, 10, -10, -10) & shown_map(running)
        assert covered.isEmpty(), coach.words.text()
        widest = max(widest, coach.width())
        if guide_of(running).is_last:
            break
        take_step(running, ideal)
    assert widest < 0.4 * running.window.width()


def test_the_board_has_its_room_back_after_a_lesson(program: Build, qtbot: QtBot) -> None:
    running = program(Settings(motion="none", bot_speed="instant", scale=2.0))
    running.window.resize(ROOM)
    room_of(running).begin(key_of("1-first-turn", "china"))
    await_coach(running, qtbot)
    pushed = shown_map(running).left()
    coach_of(running).follow_busy(is_busy=True)
    settle()
    assert shown_map(running).left() < pushed, "a scoring needs the room"
    coach_of(running).follow_busy(is_busy=False)
    settle()
    assert shown_map(running).left() == pushed


def leave_the_board_below_the_card(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Column, "_leaves_enough", lambda self, width: False)


@with_and_without(leave_the_board_below_the_card)
def test_a_long_text_that_points_at_nothing_is_next_to_the_map(
    program: Build, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, fault: Fault | None
) -> None:
    """The answer of an exercise does: it is too long for a column."""
    running = program(Settings(motion="none", bot_speed="instant", scale=2.0))
    running.window.resize(QSize(1280, 800))
    room_of(running).begin(key_of("1-first-turn", "china"))
    await_coach(running, qtbot)
    coach = coach_of(running)
    monkeypatch.setattr(Guide, "points", ())
    monkeypatch.setattr(Guide, "text", "A house at Yeyi would have been better. " * 6)
    with planted(fault):
        coach.follow()
        settle()
        covered = coach.geometry().adjusted(10, 10, -10, -10) & shown_map(running)
        assert covered.isEmpty()
