"""With a coach nobody goes back before the beginning, nor is sent to a menu entry that is disabled
there, and the coach gives the hints: in lessons, in problems and in exercises.
"""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from changcheng_qt.app.desks.practice_room import again
from changcheng_qt.app.main import Program
from changcheng_qt.engine.deeds import ResetTurn, Undo, carry_out
from changcheng_qt.engine.history import Barrier, CannotUndo
from changcheng_qt.engine.match import AnyMatch, free_steps_of
from changcheng_qt.engine.replay import Replay
from changcheng_qt.i18n.phrases.engine import barrier_text
from changcheng_qt.titles.changcheng import PROBLEMS
from changcheng_qt.titles.changcheng.problems import load_problems
from changcheng_qt.titles.changcheng.rules.commands import EndTurn
from changcheng_qt.ui.flow.hints import Hints
from changcheng_qt.ui.seam.match_bridge import MatchBridge
from changcheng_qt.verdicts.cost import Judgement, Verdict, Worth
from tests.app.analysed import match_of
from tests.app.conftest import Build
from tests.app.learning import (
    await_coach,
    come_to_third_step,
    guided,
    ideal,
    key_of,
    room_of,
    set_problem,
    show_of,
    take_step,
)
from tests.lessons.walking import EVERY, begin, go_through, walk
from tests.ui.shop import settle

SENDS_AWAY = {Barrier.NOTHING_IN_TURN, Barrier.OTHER_DECIDED, Barrier.SCREEN_HANDED_OVER}
"""The barriers whose sentences speak of an agreement."""


def in_mid_turn() -> list[Judgement]:
    """Decisions before which their seat had decided something in the same turn, to be undone."""
    match = match_of("changcheng")
    return [
        Judgement(ply, step.seat, "", "", Worth(4.0), Worth(1.0), Verdict.MISTAKE, ())
        for ply, step in enumerate(match.steps)
        if ply and (step.seat, step.turn_seat) == (match.steps[ply - 1].seat, step.seat)
        if not match.steps[ply - 1].told
    ]


def exercises() -> list[AnyMatch]:
    """Exercises that begin in mid-turn."""
    match = match_of("changcheng")
    return [again(match, judged) for judged in in_mid_turn()[::9]]


def problems() -> list[AnyMatch]:
    return [problem.match() for problem in load_problems(PROBLEMS)]


def lessons() -> list[AnyMatch]:
    return [begin(name) for name in EVERY]


@pytest.mark.parametrize("made", [exercises, problems, lessons])
def test_nobody_goes_back_before_the_beginning(made: Callable[[], list[AnyMatch]]) -> None:
    matches = made()
    assert matches
    for match in matches:
        begun = match.step_count
        for deed in (Undo(), ResetTurn()):
            with pytest.raises(CannotUndo) as refused:
                carry_out(match, deed)
            assert refused.value.barrier is Barrier.NOTHING_DONE
        assert (match.step_count, free_steps_of(match)) == (begun, 0)


def test_a_restart_of_the_turn_ends_where_the_exercise_began() -> None:
    restarted = 0
    for match in exercises():
        seat, begun = match.to_act, match.step_count
        assert seat is not None
        match.submit(match.legal(seat)[0])
        if match.undo_barrier is None and free_steps_of(match):
            assert free_steps_of(match) == 1
            assert len(Replay(match).choices(seat, begun)) == 1
            carry_out(match, ResetTurn())
            restarted += 1
            assert (match.step_count, match.to_act) == (begun, seat)
    assert restarted


@pytest.mark.parametrize("made", [exercises, problems])
def test_the_coach_gives_the_hints(made: Callable[[], list[AnyMatch]]) -> None:
    for match in made():
        assert match.hint_barrier(match.turn_seat) is Barrier.COACHED


@pytest.mark.parametrize("name", EVERY)
def test_no_barrier_of_a_lesson_speaks_of_an_agreement(name: str) -> None:
    match, found = begin(name), set[Barrier | None]()
    match.watch(lambda _: found.update([match.undo_barrier, match.empty_turn_barrier]))
    for _ in walk(match):
        pass
    assert found
    assert not found & SENDS_AWAY


def test_a_choice_of_another_player_stays_and_the_sentence_says_only_that() -> None:
    match = begin("1-wall")
    found = set[Barrier | None]()
    match.watch(lambda _: found.add(match.undo_barrier))
    for _ in walk(match):
        pass
    assert Barrier.DECIDED_SINCE in found
    assert barrier_text(Barrier.OTHER_DECIDED).startswith(barrier_text(Barrier.DECIDED_SINCE))


def undo_of(program: Program) -> tuple[bool, str]:
    """Whether undo can be tried, and its tooltip."""
    actions = program.window.table_actions
    undo = actions["undo"]
    assert not actions["take_back"].isEnabled()
    return undo.isEnabled(), undo.toolTip()


def test_in_an_untouched_turn_of_a_lesson_there_is_just_nothing_to_undo(
    program: Build, qtbot: QtBot
) -> None:
    running = program()
    room_of(running).begin(key_of("1-wall"))
    later = 0
    for _ in range(12):
        await_coach(running, qtbot)
        match = guided(running)
        is_untouched = not free_steps_of(match) and match.to_act == match.turn_seat
        if is_untouched and match.latest.turn_seat != match.learner:
            possible, text = undo_of(running)
            assert not possible
            assert barrier_text(Barrier.NOTHING_DONE) in text
            assert barrier_text(Barrier.NOTHING_IN_TURN) not in text
            later += match.position > 2
        if match.position == len(match.lesson.steps) - 1:
            break
        take_step(running, ideal)
    assert later, "also in a later turn"


def hint_key_says(program: Program) -> str:
    program.window.activateWindow()
    QTest.keyClick(program.window, Qt.Key.Key_H)
    settle()
    return program.window.table.toast.text


def test_key_h_points_to_the_coach_in_a_lesson(program: Build, qtbot: QtBot) -> None:
    running = program()
    come_to_third_step(running, qtbot, "2-majority")
    assert hint_key_says(running) == barrier_text(Barrier.COACHED)


def test_key_h_points_to_the_coach_in_a_problem_also_after_the_turn(
    program: Build, qtbot: QtBot
) -> None:
    running = program()
    set_problem(running, qtbot, "01-tower")
    assert hint_key_says(running) == barrier_text(Barrier.COACHED)
    show = show_of(running)
    while not show.bridge.submit(EndTurn()):
        assert show.bridge.submit(show.bridge.legal[0])
    await_coach(running, qtbot)
    assert show.flow.hints.barrier is Barrier.COACHED


def test_also_a_game_that_is_over_has_its_coach(qapp: QApplication) -> None:
    match = go_through(begin("6-mongols"))
    assert match.to_act is None
    assert Hints(MatchBridge(match), None).barrier is Barrier.COACHED
