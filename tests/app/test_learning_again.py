"""Learning comes back: answers after undo and redo, the game after lessons, suggestions in the next
session.
"""

from dataclasses import replace
from functools import partial
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from changcheng_qt.app import session
from changcheng_qt.app.autosave import Autosave
from changcheng_qt.app.desks.lesson_room import LessonRoom
from changcheng_qt.app.fetching import Fetching
from changcheng_qt.app.main import Program
from changcheng_qt.app.paths import Folders
from changcheng_qt.app.settings import Settings, kept_from, load_settings
from changcheng_qt.saves.disk import RealDisk
from changcheng_qt.saves.library import Library
from changcheng_qt.titles.changcheng import LESSONS, PROBLEMS
from changcheng_qt.titles.changcheng.problems import load_problems
from changcheng_qt.titles.changcheng.rules.commands import EndTurn, PlaceSingle
from changcheng_qt.ui.actions.actions import Actions
from changcheng_qt.ui.lessons.guide import Guide
from changcheng_qt.ui.lessons.problem import ProblemGuide
from changcheng_qt.ui.panels.buttons import Button
from changcheng_qt.ui.panels.start_page import StartPage
from changcheng_qt.ui.window.kept import Lessons, WindowMemory
from tests.app.conftest import QUIET, Build
from tests.app.learning import (
    await_coach,
    coach_of,
    finish_a_game,
    guide_of,
    guided,
    ideal,
    key_of,
    list_of,
    room_of,
    set_problem,
    show_of,
    take_step,
)
from tests.app.test_kept_games import keep
from tests.planted import Fault, planted, with_and_without

SECOND_QUESTION = 6
"""The step of the second lesson with a question that follows a command."""


def right(running: Program) -> str:
    """The right answer to the question on the card."""
    step = guided(running).step
    assert step is not None
    assert step.question is not None
    return str(guided(running).fact(step.question.fact))


def keep_wrong_answers(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Guide, "_on_changed", lambda guide: guide.changed.emit())


@with_and_without(keep_wrong_answers)
def test_a_question_that_comes_again_by_redo_was_not_answered(
    program: Build, qtbot: QtBot, fault: Fault | None
) -> None:
    with planted(fault):
        running = program()
        room_of(running).begin(key_of("2-majority"))
        await_coach(running, qtbot)
        while guide_of(running).place[0] < SECOND_QUESTION:
            take_step(running, ideal)
            await_coach(running, qtbot)
        asked = coach_of(running).words.text()
        wrong = next(one for one in coach_of(running).answers if one.words != right(running))
        wrong.click()
        assert coach_of(running).words.text() != asked
        assert show_of(running).bridge.undo()
        await_coach(running, qtbot)
        assert guide_of(running).place[0] < SECOND_QUESTION
        assert show_of(running).bridge.redo()
        await_coach(running, qtbot)
        assert coach_of(running).words.text() == asked
        assert all(button.isEnabled() for button in coach_of(running).answers)


def keep_the_verdict(patch: pytest.MonkeyPatch) -> None:
    judge = ProblemGuide._on_changed  # noqa: SLF001

    def judge_once(guide: ProblemGuide) -> None:
        if guide._is_solved is None:  # noqa: SLF001
            judge(guide)

    patch.setattr(ProblemGuide, "_on_changed", judge_once)


@with_and_without(keep_the_verdict)
def test_after_a_wrong_turn_is_undone_the_right_one_solves_the_problem(
    program: Build, qtbot: QtBot, fault: Fault | None
) -> None:
    with planted(fault):
        running = program()
        guide = set_problem(running, qtbot, "01-tower")
        bridge, asked = show_of(running).bridge, guide.text
        for _ in range(2):
            single = next(one for one in bridge.legal if isinstance(one, PlaceSingle))
            assert bridge.submit(single)
        assert bridge.submit(EndTurn())
        assert "a different turn gains" in guide.text
        while bridge.undo_barrier is None:
            assert bridge.undo()
        assert guide.text == asked
        (answer,) = next(p for p in load_problems(PROBLEMS) if p.name == "01-tower").accept
        for command in (*answer, EndTurn()):
            assert bridge.submit(command)
        assert guide.text.startswith("Right.")
        assert running.window.lessons.done == (key_of("01-tower"),)


def look_at_the_lesson_before(patch: pytest.MonkeyPatch) -> None:
    lay = LessonRoom._lay  # noqa: SLF001

    def lay_after_any(room: LessonRoom, *what: object) -> None:
        lay(room, *what)  # type: ignore[arg-type]
        room._comes_back = room._session.flow is not None  # noqa: SLF001

    patch.setattr(LessonRoom, "_lay", lay_after_any)


@with_and_without(look_at_the_lesson_before)
def test_after_two_lessons_in_a_row_the_game_comes_back(
    program: Build, qtbot: QtBot, fault: Fault | None
) -> None:
    with planted(fault):
        running = program()
        running.window.dialogs.play_now("changcheng")
        match = running.session.match
        begin_one_after_another(running, qtbot, LESSONS[:2])
        running.window.table_actions["abandon"].trigger()
        qtbot.waitUntil(lambda: running.window.match_show is not None)
        qtbot.waitUntil(lambda: show_of(running).coach is None)
        assert running.session.match is match


def is_at(running: Program, name: str) -> bool:
    """Whether a lesson is on the table."""
    return guide_of(running).name == name


def begin_one_after_another(running: Program, qtbot: QtBot, names: tuple[str, ...]) -> None:
    """Choose the first lesson from the list, and go through all but the last."""
    running.window.table_actions["learn"].trigger()
    list_of(running, qtbot).entry_buttons[key_of(names[0])].click()
    for name in names[1:]:
        while guide_of(running).name != name:
            await_coach(running, qtbot)
            is_last = guide_of(running).is_last
            take_step(running, ideal)
            if is_last:
                qtbot.waitUntil(partial(is_at, running, name))
    await_coach(running, qtbot)


def forget_what_was_suggested(patch: pytest.MonkeyPatch) -> None:
    def kept_without(settings: Settings) -> WindowMemory:
        return replace(kept_from(settings), advised=False)

    patch.setattr("changcheng_qt.app.opening.kept_from", kept_without)


@with_and_without(forget_what_was_suggested)
def test_a_lesson_is_not_suggested_again_in_the_next_session(
    program: Build, fault: Fault | None
) -> None:
    with planted(fault):
        first = program()
        finish_a_game(first, 3)
        assert "lesson" in first.window.table.banners
        first.window.close()
        kept = load_settings(RealDisk(), first.folders.settings_file)
        second = program(kept)
        finish_a_game(second, 3)
        assert "lesson" not in second.window.table.banners


def want_it_all_the_same(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Fetching, "forget", lambda _: None)


@with_and_without(want_it_all_the_same)
def test_a_game_of_the_shelf_that_comes_after_a_lesson_has_begun_stays_away(
    program: Build, qtbot: QtBot, fault: Fault | None, folders: Folders
) -> None:
    with planted(fault):
        folders.games.mkdir(mode=0o700, parents=True)
        kept = keep(Library(RealDisk(), folders.games, Random(1)), 1, 40, ("Ada", "Bo"))
        running = program()
        running.session.go_on(kept)
        assert running.session.is_fetching
        room_of(running).begin(key_of("1-wall"))
        qtbot.waitUntil(lambda: not running.session.is_fetching)
        await_coach(running, qtbot)
        assert running.session.match is None
        running.session.go_on(kept)
        qtbot.waitUntil(lambda: running.session.folder == kept)


def show_whatever_is_there(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(session, "_on_table", lambda window: None)


@with_and_without(show_whatever_is_there)
def test_a_game_that_is_safe_late_does_not_take_the_table_from_a_lesson(
    program: Build, qtbot: QtBot, fault: Fault | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    safe: list[Any] = []
    with planted(fault):
        running = program()
        running.window.dialogs.play_now("changcheng")
        running.window.table_actions["abandon"].trigger()
        monkeypatch.setattr(Autosave, "when_safe", lambda _, then: safe.append(then))
        running.session.resume()
        monkeypatch.undo()
        room_of(running).begin(key_of("1-wall"))
        await_coach(running, qtbot)
        safe.pop()()
        assert show_of(running).coach is not None


def look_at_lessons_alone(patch: pytest.MonkeyPatch) -> None:
    begin = Lessons.__init__

    def begin_without_games(
        lessons: Lessons, page: StartPage, actions: Actions, kept: WindowMemory, parent: QObject
    ) -> None:
        begin(lessons, page, actions, replace(kept, last_games={}), parent)

    patch.setattr(Lessons, "__init__", begin_without_games)


@with_and_without(look_at_lessons_alone)
def test_a_player_without_lessons_is_no_newcomer(program: Build, fault: Fault | None) -> None:
    def first_button(settings: Settings) -> str:
        window = program(settings).window
        window.table.start_page.take_focus()
        button = window.focusWidget()
        assert isinstance(button, Button)
        return button.words

    assert first_button(QUIET) == "Learn to play"
    played = replace(QUIET, last_games={"changcheng": {"count": 2}})
    with planted(fault):
        assert first_button(played) == "Play now"


def test_a_player_with_games_at_tables_is_no_newcomer(program: Build) -> None:
    page = program(QUIET).window.table.start_page
    for keys, first in (((), "Learn to play"), (("a", "b"), "Play now"), ((), "Learn to play")):
        page.show_games(keys)
        assert page._first.button.words == first  # noqa: SLF001
