"""Lessons in the real program: begun, gone through, left; the game that lay there comes back."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from changcheng_qt.app.lesson_room import LessonRoom
from changcheng_qt.app.main import Program
from changcheng_qt.app.settings import Settings, load_settings
from changcheng_qt.engine.seats import Player
from changcheng_qt.games.changcheng.commands import EndTurn, PlaceSingle, Refusal
from changcheng_qt.games.changcheng.events import Source
from changcheng_qt.lessons.guided import GuidedMatch
from changcheng_qt.saves.disk import RealDisk
from changcheng_qt.titles.changcheng import LESSONS, PROBLEMS
from changcheng_qt.titles.changcheng.problems import load_problems
from changcheng_qt.ui.changcheng.result import sheet_of
from changcheng_qt.ui.lessons.choice import LessonsDialog
from changcheng_qt.ui.lessons.coach import Coach
from changcheng_qt.ui.lessons.guide import Guide
from changcheng_qt.ui.lessons.problem import ProblemGuide
from changcheng_qt.ui.panels.buttons import Button
from changcheng_qt.ui.seam.title import GameOrder
from changcheng_qt.ui.window.match_show import MatchShow
from tests.app.conftest import QUIET, Build
from tests.effort import NIGHTLY
from tests.ui.toy_title import settle

CODES = ("en", "it", "fr", "zh_TW", "zh_CN")
SIZES = {"small": (QSize(1024, 720), 1.0), "usual": (QSize(1280, 800), 1.0)}
WAYS = [
    (name, code)
    for number, name in enumerate(LESSONS)
    for place, code in enumerate(CODES)
    if NIGHTLY or place == number % len(CODES)
]


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


def list_of(program: Program, qtbot: QtBot) -> LessonsDialog:
    """The list, once it is there."""
    qtbot.waitUntil(lambda: program.window.dialogs.shown is not None)
    dialog = program.window.dialogs.shown
    assert isinstance(dialog, LessonsDialog)
    return dialog


def await_coach(program: Program, qtbot: QtBot) -> None:
    """Let the others play and everything be revealed."""

    def is_shown() -> bool:
        show_of(program).hurry()
        return coach_of(program).isVisible()

    qtbot.waitUntil(is_shown, timeout=20_000)
    settle()


def check_place(coach: Coach, window: QSize) -> None:
    """The card covers nothing that it speaks of, and all of it is seen."""
    card = coach.geometry().adjusted(10, 10, -10, -10)
    for spot in coach.frames.spots:
        assert not card.intersects(spot), coach.words.text()
    assert QRect(QPoint(0, 0), window).contains(card)
    assert coach.words.height() >= coach.words.heightForWidth(coach.words.width())


def take_step(program: Program, choose: Callable[[GuidedMatch], Any]) -> None:
    """Do what the coach asks for."""
    coach, match = coach_of(program), guided(program)
    step = match.step
    assert step
    if step.question:
        right = match.fact(step.question.fact)
        next(button for button in coach.answers if button.words == str(right)).click()
    elif step.refused:
        show_of(program).bridge.refused.emit(Refusal(step.refused))
    elif step.accept:
        assert show_of(program).bridge.submit(choose(match))
    else:
        coach.next.click()


def ideal(match: GuidedMatch) -> object:
    assert match.step
    return match.command_of(match.step.ideal)


def go_through(
    program: Program, qtbot: QtBot, name: str, choose: Callable[[GuidedMatch], Any] = ideal
) -> None:
    """Go through a lesson to its last step, or to where it is played freely."""
    room_of(program).begin(name)
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


@pytest.mark.parametrize(("name", "code"), WAYS)
@pytest.mark.parametrize("size", SIZES if NIGHTLY else ["small"])
def test_the_ideal_way_in_the_window(
    program: Build, qtbot: QtBot, name: str, code: str, size: str
) -> None:
    room, scale = SIZES[size]
    running = program(Settings(motion="none", bot_speed="instant", scale=scale), code)
    running.window.resize(room)
    go_through(running, qtbot, name)


@pytest.mark.parametrize("seed", range(5 if NIGHTLY else 1))
@pytest.mark.parametrize("name", LESSONS[:7] if NIGHTLY else LESSONS[3:4])
def test_other_ways_in_the_window(program: Build, qtbot: QtBot, name: str, seed: int) -> None:
    rng = Random(f"{name} {seed}")
    go_through(program(), qtbot, name, lambda match: rng.choice(match.legal(match.learner)))


def test_the_list_is_on_the_start_page_and_remembers_what_was_done(
    program: Build, qtbot: QtBot
) -> None:
    running = program()
    page = running.window.table.start_page
    learn = next(b for b in page.findChildren(Button) if b.words == "Learn to play")
    learn.click()
    dialog = list_of(running, qtbot)
    assert dialog.next_entry == LESSONS[0]
    dialog.lessons[LESSONS[0]].click()
    go_on_to_the_end(running, qtbot)
    qtbot.waitUntil(lambda: guide_of(running).name == LESSONS[1])
    assert running.window.lessons.done == ("changcheng/1-wall",)
    file = running.folders.settings_file
    assert load_settings(RealDisk(), file).lessons == ("changcheng/1-wall",)
    running.window.table_actions["abandon"].trigger()
    again = list_of(running, qtbot)
    assert again.next_entry == LESSONS[1]
    assert again.lessons[LESSONS[0]].accessibleDescription() == "Done"


def go_on_to_the_end(running: Program, qtbot: QtBot) -> None:
    """Finish the lesson on the table."""
    name = guide_of(running).name
    for _ in range(40):
        await_coach(running, qtbot)
        is_last = guide_of(running).is_last
        take_step(running, ideal)
        if is_last:
            return
    raise AssertionError(name)


def test_a_running_game_is_kept_and_comes_back(program: Build, qtbot: QtBot) -> None:
    running = program()
    running.window.dialogs.play_now("changcheng")
    match = running.session.match
    assert match
    log, folder = match.log, running.session.folder
    running.window.table_actions["learn"].trigger()
    list_of(running, qtbot).lessons["4-tower"].click()
    settle()
    assert coach_of(running)
    assert running.session.match is match
    assert not running.window.table_actions["save_as"].isEnabled()
    assert not running.window.table_actions["rematch"].isEnabled()
    running.window.table_actions["abandon"].trigger()
    qtbot.waitUntil(lambda: show_of(running).coach is None)
    assert running.session.match is match
    assert (match.log[: len(log)], running.session.folder) == (log, folder)
    assert running.window.table_actions["save_as"].isEnabled()


def test_a_lesson_leaves_nothing_on_the_disk(program: Build, qtbot: QtBot) -> None:
    running = program()
    go_through(running, qtbot, "1-wall")
    games = running.folders.games
    assert not games.exists() or not [path for path in games.rglob("*") if path.is_file()]


def test_what_is_not_asked_for_is_refused_in_the_coachs_words(program: Build, qtbot: QtBot) -> None:
    running = program()
    room_of(running).begin("1-wall")
    await_coach(running, qtbot)
    coach_of(running).next.click()
    await_coach(running, qtbot)
    said = coach_of(running).words.text()
    assert not show_of(running).bridge.submit(PlaceSingle(20))
    assert running.window.table.toast.text == said
    assert coach_of(running).words.text() == said


def test_undo_goes_back_a_step(program: Build, qtbot: QtBot) -> None:
    running = program()
    room_of(running).begin("1-wall")
    for _ in range(2):
        await_coach(running, qtbot)
        take_step(running, ideal)
    await_coach(running, qtbot)
    assert guide_of(running).place[0] == 3
    running.window.table_actions["undo"].trigger()
    await_coach(running, qtbot)
    assert guide_of(running).place[0] == 2


def test_a_wrong_answer_is_explained_and_may_be_given_again(program: Build, qtbot: QtBot) -> None:
    running = program()
    room_of(running).begin("2-majority")
    await_coach(running, qtbot)
    take_step(running, ideal)
    await_coach(running, qtbot)
    coach = coach_of(running)
    asked = coach.words.text()
    coach.answers[0].click()
    assert coach.words.text() != asked
    assert guide_of(running).place[0] == 2
    coach.answers[1].click()
    await_coach(running, qtbot)
    assert guide_of(running).place[0] == 3


def test_the_keys_alone_lead_through_what_is_read(program: Build, qtbot: QtBot) -> None:
    running = program()
    room_of(running).begin("3-double")
    await_coach(running, qtbot)
    coach = coach_of(running)
    assert running.window.focusWidget() is coach.next
    QTest.keyClick(coach.next, Qt.Key.Key_Return)
    await_coach(running, qtbot)
    assert guide_of(running).place[0] == 2
    assert running.window.focusWidget() is coach.answers[0]


def test_another_language_in_mid_lesson(program: Build, qtbot: QtBot) -> None:
    running = program()
    room_of(running).begin("1-wall")
    await_coach(running, qtbot)
    before = coach_of(running).words.text()
    running.languages.install("fr")
    settle()
    assert coach_of(running).words.text() != before
    running.languages.install("en")
    settle()
    assert coach_of(running).words.text() == before


def test_the_last_lesson_is_played_against_bots_to_its_end(program: Build, qtbot: QtBot) -> None:
    running = program()
    room_of(running).begin("8-last-turns")
    await_coach(running, qtbot)
    coach_of(running).next.click()
    settle()
    match, show = guided(running), show_of(running)
    assert not coach_of(running).isVisible(), "the coach is silent"
    rng = Random(1)

    def is_over() -> bool:
        show.hurry()
        if match.to_act == match.learner and not show.bridge.is_holding:
            show.bridge.submit(rng.choice(match.legal(match.learner)))
        return match.outcome is not None

    qtbot.waitUntil(is_over, timeout=120_000)
    await_coach(running, qtbot)
    assert guide_of(running).is_last


def test_a_new_game_ends_a_lesson(program: Build, qtbot: QtBot) -> None:
    running = program(QUIET)
    room_of(running).begin("1-wall")
    await_coach(running, qtbot)
    running.window.dialogs.play_now("changcheng")
    settle()
    assert show_of(running).coach is None
    assert running.session.match is not None


def problem_of(program: Program) -> ProblemGuide:
    guide = coach_of(program).guide
    assert isinstance(guide, ProblemGuide)
    return guide


def set_problem(program: Program, qtbot: QtBot, name: str) -> ProblemGuide:
    """Choose a problem from the list."""
    program.window.lessons.list_asked.emit()
    list_of(program, qtbot).problems[name].click()
    await_coach(program, qtbot)
    return problem_of(program)


def press(program: Program, words: str) -> None:
    next(button for button in coach_of(program).answers if button.words == words).click()


def test_a_problem_is_solved(program: Build, qtbot: QtBot) -> None:
    running = program()
    guide = set_problem(running, qtbot, "01-tower")
    asked = guide.text
    (answer,) = next(p for p in load_problems(PROBLEMS) if p.name == "01-tower").accept
    for command in answer:
        assert show_of(running).bridge.submit(command)
    assert guide.text == asked, "the turn is not over yet"
    assert show_of(running).bridge.submit(EndTurn())
    await_coach(running, qtbot)
    assert guide.text.startswith("Right.")
    assert running.window.lessons.done == ("changcheng/01-tower",)
    steps = show_of(running).bridge.step_count
    qtbot.wait(200)
    assert show_of(running).bridge.step_count == steps, "nobody plays on"
    assert coach_of(running).next.words == "Next problem"
    coach_of(running).next.click()
    qtbot.waitUntil(lambda: problem_of(running).name == "02-double")


def test_a_problem_that_is_not_solved_may_be_tried_again(program: Build, qtbot: QtBot) -> None:
    running = program()
    guide = set_problem(running, qtbot, "01-tower")
    bridge = show_of(running).bridge
    singles = [command for command in bridge.legal if isinstance(command, PlaceSingle)]
    assert bridge.submit(singles[0])
    second = [command for command in bridge.legal if isinstance(command, PlaceSingle)]
    assert bridge.submit(second[0])
    assert bridge.submit(EndTurn())
    await_coach(running, qtbot)
    assert not guide.is_read
    assert running.window.lessons.done == ()
    press(running, "Try again")
    qtbot.waitUntil(lambda: problem_of(running) is not guide)
    assert show_of(running).bridge.decider == bridge.viewer


def test_three_hints_then_the_answer(program: Build, qtbot: QtBot) -> None:
    running = program()
    guide = set_problem(running, qtbot, "12-flood")
    said = [guide.text]
    for _ in range(3):
        press(running, "Hint")
        settle()
        said.append(guide.text)
    press(running, "Show the answer")
    settle()
    said.append(guide.text)
    assert len(set(said)) == 5
    assert guide.is_read
    assert running.window.lessons.done == ()
    assert coach_of(running).next.words == "Done"
    coach_of(running).next.click()
    assert list_of(running, qtbot).problems


def finish_a_game(running: Program, seed: int) -> None:
    """Let one person play a game against bots to its end, all of them by chance."""
    players = (Player("Mei"), Player("Bo", "novice"), Player("Lin", "novice"))
    order = GameOrder("changcheng", players, ("red", "green", "blue"), first=0, seed="7")
    running.window.order_placed.emit(order)
    match, rng = running.session.match, Random(seed)
    assert match
    while match.to_act is not None:
        match.submit(rng.choice(match.legal(match.to_act)))
    running.session.show_result()
    settle()


def lines_of(running: Program, source: Source) -> list[int]:
    """How much each seat scored from a source."""
    accounts = sheet_of(show_of(running).bridge).accounts
    return [account.line(source).total for account in sorted(accounts, key=lambda a: a.seat)]


def test_after_a_first_game_the_lesson_is_suggested_that_fits_it(
    program: Build, qtbot: QtBot
) -> None:
    running = program()
    finish_a_game(running, 3)
    banner = running.window.table.banners["lesson"]
    scores = show_of(running).bridge.view.scores
    best = max((1, 2), key=lambda seat: scores[seat])
    behind = {
        source: lines_of(running, source)[best] - lines_of(running, source)[0]
        for source in (Source.PROVINCE, Source.DOUBLE, Source.REGION)
    }
    worst = max(behind, key=lambda source: behind[source])
    assert behind[worst] > 0
    titles = {
        Source.PROVINCE: "Who scores",
        Source.DOUBLE: "Double walls",
        Source.REGION: "The Mongols",
    }
    assert banner.buttons[0].words == f"Lesson: {titles[worst]}"
    running.languages.install("it")
    settle()
    assert running.window.table.banners["lesson"].buttons[0].words.startswith("Lezione: ")
    running.languages.install("en")
    running.window.table.banners["lesson"].buttons[0].click()
    qtbot.waitUntil(lambda: show_of(running).coach is not None)
    assert guide_of(running).title == titles[worst]
    assert "lesson" not in running.window.table.banners


def test_it_is_suggested_once_and_goes_with_the_game(program: Build) -> None:
    running = program()
    finish_a_game(running, 3)
    assert "lesson" in running.window.table.banners
    running.window.rematch_asked.emit()
    settle()
    assert "lesson" not in running.window.table.banners
    finish_a_game(running, 3)
    assert "lesson" not in running.window.table.banners
    running.window.close()
    assert load_settings(RealDisk(), running.folders.settings_file).advised


def test_a_lesson_that_was_done_is_not_suggested(program: Build) -> None:
    done = tuple(f"changcheng/{name}" for name in LESSONS)
    running = program(Settings(motion="none", bot_speed="instant", lessons=done))
    finish_a_game(running, 3)
    assert "lesson" not in running.window.table.banners
