"""A learner in the real program: reading the table, and how to go on."""

from collections.abc import Callable
from random import Random
from typing import Any

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from changcheng_qt.app.desks.lesson_room import LessonRoom
from changcheng_qt.app.main import Program
from changcheng_qt.engine.seats import Player
from changcheng_qt.lessons.guided import GuidedMatch
from changcheng_qt.ui.lessons.choice import LessonsDialog
from changcheng_qt.ui.lessons.coach import Coach
from changcheng_qt.ui.lessons.guide import Guide
from changcheng_qt.ui.lessons.problem import ProblemGuide
from changcheng_qt.ui.seam.title import GameOrder
from changcheng_qt.ui.window.match_show import MatchShow
from tests.ui.shop import settle


def room_of(program: Program) -> LessonRoom:
    return next(other for other in program.others if isinstance(other, LessonRoom))


def show_of(program: Program) -> MatchShow:
    assert program.window.match_show
    return program.window.match_show


def coach_of(program: Program) -> Coach:
    coach = show_of(program).coach
    assert coach
    return coach


def guide_of(program: Program) -> Guide:
    guide = coach_of(program).guide
    assert isinstance(guide, Guide)
    return guide


def guided(program: Program) -> GuidedMatch:
    match = guide_of(program)._match  # noqa: SLF001
    assert isinstance(match, GuidedMatch)
    return match


def key_of(name: str, title: str = "changcheng") -> str:
    """How a lesson or problem is remembered."""
    return f"{title}/{name}"


def list_of(program: Program, qtbot: QtBot) -> LessonsDialog:
    """The list, once it is there."""
    qtbot.waitUntil(lambda: program.window.dialogs.shown is not None)
    dialog = program.window.dialogs.shown
    assert isinstance(dialog, LessonsDialog)
    return dialog


def await_coach(program: Program, qtbot: QtBot) -> None:
    """Play for the others and finish every reveal."""

    def is_shown() -> bool:
        show_of(program).hurry()
        return coach_of(program).isVisible()

    qtbot.waitUntil(is_shown)
    settle()


def check_place(coach: Coach, window: QSize) -> None:
    """The card covers nothing that it speaks of, and all of it is seen."""
    card = coach.geometry().adjusted(10, 10, -10, -10)
    for spot in coach.spots:
        assert not card.intersects(spot), coach.words.text()
    assert QRect(QPoint(0, 0), window).contains(card)
    assert coach.words.height() >= coach.words.heightForWidth(coach.words.width())


def take_step(program: Program, choose: Callable[[GuidedMatch], Any]) -> None:
    """Do the task that the coach sets."""
    coach, match = coach_of(program), guided(program)
    step = match.step
    assert step
    if step.question:
        right = match.fact(step.question.fact)
        next(button for button in coach.answers if button.words == str(right)).click()
    elif step.refused:
        try_in_vain(program)
    elif step.accept:
        assert show_of(program).bridge.submit(choose(match))
    else:
        coach.next.click()


def come_to_third_step(program: Program, qtbot: QtBot, name: str) -> None:
    """Begin a lesson, and do its first two steps."""
    room_of(program).begin(key_of(name))
    for _ in range(2):
        await_coach(program, qtbot)
        take_step(program, ideal)
    await_coach(program, qtbot)


def try_in_vain(program: Program) -> None:
    """Take a wall, and click where the coach points, as somebody who is refused does."""
    window, coach = program.window, coach_of(program)
    settle()
    window.activateWindow()
    QTest.keyClick(window, Qt.Key.Key_1)
    settle()
    spot = program.window.table.mapTo(window, coach.spots[0].center())
    aimed_at = window.childAt(spot)
    assert aimed_at
    QTest.mouseMove(aimed_at, aimed_at.mapFrom(window, spot))
    QTest.mouseClick(aimed_at, Qt.MouseButton.LeftButton, pos=aimed_at.mapFrom(window, spot))
    settle()


def ideal(match: GuidedMatch) -> object:
    assert match.step
    return match.command_of(match.step.ideal)


def go_through(
    program: Program, qtbot: QtBot, key: str, choose: Callable[[GuidedMatch], Any] = ideal
) -> None:
    """Go through a lesson to its last step, or to where it is played freely."""
    room_of(program).begin(key)
    for _ in range(40):
        await_coach(program, qtbot)
        coach, match = coach_of(program), guided(program)
        check_place(coach, program.window.size())
        if guide_of(program).is_last:
            return
        take_step(program, choose)
        if match.step is not None and match.step.free:
            return
    raise AssertionError("a lesson without an end")


def problem_of(program: Program) -> ProblemGuide:
    guide = coach_of(program).guide
    assert isinstance(guide, ProblemGuide)
    return guide


def set_problem(program: Program, qtbot: QtBot, name: str) -> ProblemGuide:
    """Choose a problem from the list."""
    program.window.lessons.list_asked.emit()
    list_of(program, qtbot).entry_buttons[key_of(name)].click()
    await_coach(program, qtbot)
    return problem_of(program)


def finish_a_game(running: Program, seed: int, title: str = "changcheng") -> None:
    """Play a game of a title, one person against bots, to its end by chance, off the table, and
    show its result.
    """
    players = (Player("Mei"), Player("Bo", "novice"), Player("Lin", "novice"))
    order = GameOrder(title, players, ("red", "green", "blue"), first=0, seed="7")
    running.window.order_placed.emit(order)
    match, rng = running.session.match, Random(seed)
    assert match
    running.session.clear_table()
    running.window.show_start(can_resume=False)
    while match.to_act is not None:
        match.submit(rng.choice(match.legal(match.to_act)))
    running.session.show_result()
    settle()
