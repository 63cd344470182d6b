"""Problems in the real program, and the lesson that is suggested after a first game."""

from collections.abc import Callable
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from changcheng_qt.app.main import Program
from changcheng_qt.app.settings import Settings, load_settings
from changcheng_qt.saves.disk import RealDisk
from changcheng_qt.saves.record import record_of
from changcheng_qt.titles.changcheng import LESSONS, PROBLEMS
from changcheng_qt.titles.changcheng.problems import load_problems
from changcheng_qt.titles.changcheng.rules.commands import (
    BeginScoring,
    EndTurn,
    PlaceSingle,
    PlaceTower,
    RemoveThreat,
)
from changcheng_qt.titles.changcheng.rules.events import Source
from changcheng_qt.titles.changcheng.table.board.view import BoardView
from changcheng_qt.titles.changcheng.table.result import sheet_of
from changcheng_qt.titles.china.rules.accounts import Source as ChinaSource
from changcheng_qt.titles.china.table.result import sheet_of as china_sheet
from changcheng_qt.ui.lessons.problem import ProblemGuide
from changcheng_qt.ui.scene.flashes import WayMarks
from tests.analysis.games import played
from tests.app.conftest import Build
from tests.app.learning import (
    await_coach,
    coach_of,
    finish_a_game,
    guide_of,
    key_of,
    list_of,
    problem_of,
    set_problem,
    show_of,
)
from tests.planted import Fault, planted, with_and_without
from tests.ui.shop import settle


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


@pytest.mark.parametrize("again", ["Try again", "Show the answer"])
def test_after_a_wrong_turn_the_problem_stands_there_again(
    program: Build, qtbot: QtBot, again: str
) -> None:
    running = program()
    guide = set_problem(running, qtbot, "01-tower")
    bridge = show_of(running).bridge
    begun = bridge.step_count
    singles = [command for command in bridge.legal if isinstance(command, PlaceSingle)]
    assert bridge.submit(singles[0])
    second = [command for command in bridge.legal if isinstance(command, PlaceSingle)]
    assert bridge.submit(second[0])
    assert bridge.submit(EndTurn())
    await_coach(running, qtbot)
    assert not guide.is_read
    assert "about 9 more points" in guide.text
    assert running.window.lessons.done == ()
    press(running, again)
    qtbot.waitUntil(lambda: problem_of(running) is not guide)
    assert show_of(running).bridge.decider == bridge.viewer
    assert show_of(running).bridge.step_count == begun, "nothing of the wrong turn is left"
    assert problem_of(running).is_given_up is (again == "Show the answer")
    assert running.window.lessons.done == ()


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
    assert key_of("12-flood") in list_of(running, qtbot).entry_buttons


def shown_answer(running: Program, qtbot: QtBot, name: str) -> ProblemGuide:
    """A problem whose answer is shown."""
    guide = set_problem(running, qtbot, name)
    for words in (*["Hint"] * 3, "Show the answer"):
        assert not guide.way
        press(running, words)
        settle()
    return guide


def mark_nothing(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(ProblemGuide, "way", ())


@with_and_without(mark_nothing)
def test_the_answer_is_marked_on_the_board(
    program: Build, qtbot: QtBot, fault: Fault | None
) -> None:
    running = program()
    with planted(fault):
        shown_answer(running, qtbot, "01-tower")
        board = next(b for b in running.window.findChildren(BoardView) if b.isVisible())
        marks = board.scene.findChild(WayMarks)
        assert marks
        assert [type(command) for command in marks.action] == [PlaceTower]


def test_each_command_of_the_answer_is_marked_once_it_is_possible(
    program: Build, qtbot: QtBot
) -> None:
    running = program()
    guide = shown_answer(running, qtbot, "04-last-wall")
    bridge = show_of(running).bridge
    assert isinstance(guide.way[0], PlaceSingle)
    assert bridge.submit(guide.way[0])
    assert not guide.way, "the Traitor has to wait for the scoring"
    assert bridge.submit(next(one for one in bridge.legal if isinstance(one, BeginScoring)))
    assert isinstance(guide.way[0], RemoveThreat)


def test_an_answer_that_was_shown_solves_nothing(program: Build, qtbot: QtBot) -> None:
    running = program()
    guide = shown_answer(running, qtbot, "01-tower")
    bridge = show_of(running).bridge
    assert bridge.submit(guide.way[0])
    assert not guide.way
    assert bridge.submit(EndTurn())
    settle()
    assert running.window.lessons.done == ()


def replays(running: Program) -> None:
    running.session.show_again()


def asks_why(running: Program) -> None:
    running.window.requests.why_asked.emit()


def opens_another(running: Program) -> None:
    match = played("changcheng", 3, "random")
    record = record_of(match, Random(0), seed_known=False)
    running.session.bring(record, match, lambda: None)


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


def test_in_china_the_lesson_is_suggested_about_what_brought_the_best_rival_most(
    program: Build, qtbot: QtBot
) -> None:
    running = program()
    finish_a_game(running, 3, "china")
    own, *others = sorted(china_sheet(show_of(running).bridge).accounts, key=lambda one: one.seat)
    best = max(others, key=lambda one: one.total)
    titles = {
        ChinaSource.HOUSES: "Your first two turns",
        ChinaSource.ALLIANCES: "Alliances",
        ChinaSource.ROADS: "Roads, and the end of the game",
    }
    behind = {best.line(source).total - own.line(source).total: source for source in titles}
    assert max(behind) > 0
    title = titles[behind[max(behind)]]
    banner = running.window.table.banners["lesson"]
    assert banner.buttons[0].words == f"Lesson: {title}"
    banner.buttons[0].click()
    qtbot.waitUntil(lambda: show_of(running).coach is not None)
    assert guide_of(running).title == title


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


@pytest.mark.parametrize("leaves", [replays, asks_why, opens_another])
def test_it_goes_with_the_game_on_every_way_to_leave(
    program: Build, qtbot: QtBot, leaves: Callable[[Program], None]
) -> None:
    running = program()
    finish_a_game(running, 3)
    before = running.window.match_show
    leaves(running)
    qtbot.waitUntil(lambda: running.window.match_show is not before)
    assert "lesson" not in running.window.table.banners


def test_a_lesson_that_was_done_is_not_suggested(program: Build) -> None:
    done = tuple(f"changcheng/{name}" for name in LESSONS)
    running = program(Settings(motion="none", bot_speed="instant", lessons=done))
    finish_a_game(running, 3)
    assert "lesson" not in running.window.table.banners
