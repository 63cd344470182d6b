"""Wrong tries in a lesson: refused with the reason, unless the lesson asks for one."""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from changcheng_qt.app.main import Program
from changcheng_qt.app.settings import Settings
from changcheng_qt.engine.history import Barrier
from changcheng_qt.i18n.phrases.engine import barrier_text
from changcheng_qt.lessons.guided import GuidedMatch
from changcheng_qt.titles.changcheng.rules.commands import PlaceDouble
from changcheng_qt.titles.changcheng.table.board.view import BoardView
from changcheng_qt.titles.changcheng.table.pointer.hand import Pile
from changcheng_qt.titles.changcheng.table.pointer.targets import SquareTarget
from changcheng_qt.titles.changcheng.table.scene.place_marks import BorderMark
from changcheng_qt.titles.changcheng.table.tray.tray import Tray
from changcheng_qt.ui.lessons.coach import Coach
from changcheng_qt.ui.lessons.guide import Wanted
from tests.app.conftest import Build
from tests.app.learning import (
    await_coach,
    coach_of,
    come_to_third_step,
    guide_of,
    guided,
    ideal,
    key_of,
    room_of,
    show_of,
    take_step,
)
from tests.ui.shop import settle


def unasked_double(match: GuidedMatch) -> PlaceDouble:
    """A legal command that the lesson does not ask for."""
    asked = match.legal(match.learner)
    return next(
        one
        for one in match.possible(match.learner)
        if isinstance(one, PlaceDouble) and one not in asked
    )


def test_a_try_not_asked_for_is_called_so_and_not_right(program: Build, qtbot: QtBot) -> None:
    running = program()
    come_to_third_step(running, qtbot, "3-double")
    said = coach_of(running).words.text()
    assert said.startswith("Right.")
    assert not show_of(running).bridge.submit(unasked_double(guided(running)))
    assert running.window.table.toast.text == barrier_text(Barrier.NOT_ASKED)
    assert coach_of(running).words.text() == said


def test_a_refusal_is_gone_once_the_lesson_is_followed(program: Build, qtbot: QtBot) -> None:
    running = program(Settings(motion="none", bot_speed="instant"))
    come_to_third_step(running, qtbot, "3-double")
    toast = running.window.table.toast
    show_of(running).bridge.submit(unasked_double(guided(running)))
    assert not toast.isHidden()
    take_step(running, ideal)
    assert toast.isHidden()


def test_the_tray_says_that_only_the_lesson_refuses(program: Build, qtbot: QtBot) -> None:
    running = program()
    come_to_third_step(running, qtbot, "2-majority")
    tray = running.window.table.findChild(Tray)
    assert tray
    double = tray.piles[Pile.DOUBLE]
    assert not double.isEnabled()
    QTest.mouseClick(double, Qt.MouseButton.LeftButton)
    assert running.window.table.toast.text == barrier_text(Barrier.NOT_ASKED)
    assert barrier_text(Barrier.NOT_ASKED) in double.toolTip()


def test_the_lines_that_the_coach_names_come_with_the_wall_to_be_taken_first(
    program: Build, qtbot: QtBot
) -> None:
    running = program()
    come_to_third_step(running, qtbot, "1-wall")
    board = next(w for w in running.window.findChildren(BoardView) if w.isVisible())
    first, _, then = coach_of(running).words.text().partition("blue lines")
    assert then
    assert first.rstrip().endswith("Take the second:")
    assert not any(isinstance(mark, BorderMark) for mark in board.scene.marks.figures.values())
    running.window.activateWindow()
    QTest.keyClick(running.window, Qt.Key.Key_1)
    settle()
    assert any(isinstance(mark, BorderMark) for mark in board.scene.marks.figures.values())


def reserved_square(program: Program, qtbot: QtBot) -> Coach:
    """Come to where a wall is to be tried without success, and take one."""
    room_of(program).begin(key_of("4-tower"))
    await_coach(program, qtbot)
    take_step(program, ideal)
    await_coach(program, qtbot)
    coach = coach_of(program)
    assert coach.guide.wanted is Wanted.REFUSAL
    program.window.activateWindow()
    QTest.keyClick(program.window, Qt.Key.Key_1)
    settle()
    return coach


def test_the_prompt_points_to_the_lesson_where_a_refusal_is_to_be_tried(
    program: Build, qtbot: QtBot
) -> None:
    running = program()
    reserved_square(running, qtbot)
    hand = next(iter(running.window.findChildren(BoardView)))
    QTest.keyClick(hand.view, Qt.Key.Key_Escape)
    settle()
    assert running.window.table.bar.prompt.text == "Your turn – follow the lesson."


def test_the_prompt_speaks_of_glowing_squares_only_where_some_glow(
    program: Build, qtbot: QtBot
) -> None:
    running = program()
    reserved_square(running, qtbot)
    prompt = running.window.table.bar.prompt
    assert prompt.text == "Choose where to build: any glowing square."
    come_to_third_step(running, qtbot, "4-tower")
    assert prompt.text == "Your turn – follow the lesson."
    coach_of(running).next.click()
    await_coach(running, qtbot)
    assert prompt.text == "Your turn – follow the lesson."


def test_keys_come_to_what_is_to_be_tried(program: Build, qtbot: QtBot) -> None:
    running = program()
    reserved_square(running, qtbot)
    board = next(w for w in running.window.findChildren(BoardView) if w.isVisible())
    for _ in range(30):
        if board.pointing.target == SquareTarget(2):
            break
        QTest.keyClick(board.view, Qt.Key.Key_Right)
    QTest.keyClick(board.view, Qt.Key.Key_Return)
    await_coach(running, qtbot)
    assert guide_of(running).place[0] == 3


def test_a_wall_that_is_dropped_where_it_is_refused_is_a_try(program: Build, qtbot: QtBot) -> None:
    running = program()
    coach = reserved_square(running, qtbot)
    board = next(w for w in running.window.findChildren(BoardView) if w.isVisible())
    spot = running.window.table.mapTo(running.window, coach.spots[0].center())
    aim = board.view.place_at(QPointF(board.view.viewport().mapFrom(running.window, spot)))
    carry = board.pointing.new_carry()
    carry.start(aim)
    carry.finish(aim)
    await_coach(running, qtbot)
    assert guide_of(running).place[0] == 3


def test_a_wrong_answer_is_explained_and_may_be_given_again(program: Build, qtbot: QtBot) -> None:
    running = program()
    room_of(running).begin(key_of("2-majority"))
    await_coach(running, qtbot)
    take_step(running, ideal)
    await_coach(running, qtbot)
    coach = coach_of(running)
    asked = coach.words.text()
    coach.answers[0].click()
    assert coach.words.text() != asked
    assert [button.isEnabled() for button in coach.answers] == [False, True, True]
    assert guide_of(running).place[0] == 2
    coach.answers[1].click()
    await_coach(running, qtbot)
    assert guide_of(running).place[0] == 3
