"""The board as it was: steps shown again, the ways out, and no fact that was not known then."""

from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.seats import PUBLIC, Viewer
from changcheng_qt.titles.changcheng.rules.commands import EndTurn, Peek, PlaceSingle
from changcheng_qt.titles.changcheng.rules.state import State
from changcheng_qt.ui.looks.appearance import MotionSpeed
from tests.titles.changcheng.table.board_table import Table, seen_at
from tests.titles.changcheng.table.positions import half_built
from tests.titles.changcheng.table.test_scene import secrets_permuted

LOOKED_AT = 1
"""The region of the first wall that is placed."""


def after_a_turn(
    qtbot: QtBot,
    viewer: Viewer = 1,
    motion: MotionSpeed = MotionSpeed.NONE,
    state: State | None = None,
) -> Table:
    """A board after the turn of the first seat, seen by somebody else."""
    table = seen_at(qtbot, state or half_built(), motion=motion)
    for command in (PlaceSingle(5), Peek(LOOKED_AT), PlaceSingle(11), EndTurn()):
        assert table.bridge.submit(command)
    table.bridge.look_as(viewer)
    return table


def blocks(table: Table) -> set[int]:
    return {key[1] for key in table.board.scene.position.figures if key[0] == "block"}


def picture(table: Table) -> QImage:
    table.board.skip_motion()
    table.board.view.settle()
    return table.board.view.grab().toImage()


@pytest.mark.parametrize("motion", [MotionSpeed.NONE, MotionSpeed.NORMAL, MotionSpeed.REDUCED])
def test_steps_are_shown_again_and_the_present_comes_back_as_it_was(
    qtbot: QtBot, motion: MotionSpeed
) -> None:
    table = after_a_turn(qtbot, motion=motion)
    now = picture(table)
    start, *changes = table.bridge.seen_again(0, 4)
    table.board.show_past(start, 0)
    assert not blocks(table) & {11, 5}
    assert not {k for k in table.board.scene.position.figures if k[0] == "rim"}
    table.board.show_past(changes[0], 0)
    assert blocks(table) & {11, 5} == {5}
    assert table.board.animator.is_moving == (motion is not MotionSpeed.NONE)
    rims = {key[1] for key in table.board.scene.position.figures if key[0] == "rim"}
    assert rims == {5}, "the mark is on what this step did"
    for number, change in enumerate(changes[1:], 1):
        table.board.show_past(change, number)
    assert picture(table) != now, "the rims are those of the last step alone"
    table.board.show_present()
    assert not table.board.animator.is_moving
    assert picture(table) == now


def test_a_click_or_the_key_that_drops_leaves_the_past_and_does_nothing_else(qtbot: QtBot) -> None:
    table = after_a_turn(qtbot)
    left: list[bool] = []
    table.board.past_left.connect(lambda: left.append(True))
    empty = table.square(7)
    table.click(QPoint(3, 3))
    assert not left, "in the present a click is only a click"
    start, *_ = table.bridge.seen_again(0, 4)
    table.board.show_past(start, 0)
    steps = table.bridge.step_count
    table.click(empty)
    assert (left, table.bridge.step_count) == ([True], steps)
    assert table.board.cancel()
    assert len(left) == 2
    table.board.show_present()
    table.click(QPoint(3, 3))
    assert len(left) == 2


def test_the_past_goes_when_the_match_goes_on(qtbot: QtBot) -> None:
    table = after_a_turn(qtbot)
    start, *_ = table.bridge.seen_again(0, 4)
    table.board.show_past(start, 0)
    table.bridge.look_as(PUBLIC)
    assert {11, 5} <= blocks(table)
    table.board.show_past(start, 0)
    table.bridge.submit(table.bridge.legal_for(1)[0])
    assert {11, 5} <= blocks(table)
    left: list[bool] = []
    table.board.past_left.connect(lambda: left.append(True))
    table.key(Qt.Key.Key_Left)
    table.click(QPoint(3, 3))
    assert not left


def test_other_looks_and_marks_leave_the_past_on_the_board(qtbot: QtBot) -> None:
    table = after_a_turn(qtbot)
    start, *_ = table.bridge.seen_again(0, 4)
    table.board.show_past(start, 0)
    table.appearance.switch_theme()
    table.board.refresh()
    assert not blocks(table) & {11, 5}


@pytest.mark.parametrize("viewer", [1, PUBLIC])
def test_no_pixel_of_the_past_depends_on_what_the_viewer_did_not_know(
    qtbot: QtBot, viewer: Viewer
) -> None:
    films = []
    for state in (half_built(), secrets_permuted(half_built(), Random(6))):
        table = after_a_turn(qtbot, viewer, MotionSpeed.NORMAL, state)
        films.append([film_of(table, number) for number in range(5)])
    assert films[0] == films[1]
    assert films[0][0] != films[0][4]


def test_the_one_who_looked_sees_the_look_again_only_once_it_was_taken(qtbot: QtBot) -> None:
    films = []
    for state in (half_built(), other_threats(half_built())):
        table = after_a_turn(qtbot, 0, MotionSpeed.NORMAL, state)
        films.append([film_of(table, number) for number in range(5)])
    same = [one == other for one, other in zip(*films, strict=True)]
    assert same == [True, True, False, False, False], "a seen value stays with who has seen it"


def other_threats(state: State) -> State:
    """The same position with another counter under the back of the region that is looked at."""
    threats = list(state.setup.threats)
    other = next(r for r, value in enumerate(threats) if value != threats[LOOKED_AT] and r > 5)
    threats[other], threats[LOOKED_AT] = threats[LOOKED_AT], threats[other]
    return replace(state, setup=replace(state.setup, threats=tuple(threats)))


def film_of(table: Table, number: int) -> list[QImage]:
    """The pictures while a step is shown again, and once it has been."""
    change = table.bridge.seen_again(0, 4)[number]
    table.board.show_past(change, max(0, number - 1))
    frames = []
    if table.board.animator.is_moving:
        clock = table.board.animator._clock  # noqa: SLF001 - time stands still for the test
        clock.pause()
        clock.setCurrentTime(110)
        frames.append(table.board.view.grab().toImage())
    fade = table.board._flashes._fade  # noqa: SLF001 - likewise
    if fade.state() is fade.State.Running:
        fade.pause()
        fade.setCurrentTime(200)
    return [*frames, picture(table)]


def test_the_shell_reaches_all_of_it_through_the_controls(qtbot: QtBot) -> None:
    table = after_a_turn(qtbot)
    controls = table.board
    start, *_ = table.bridge.seen_again(0, 4)
    controls.show_past(start, 0)
    assert not blocks(table) & {11, 5}
    with qtbot.waitSignal(controls.past_left, timeout=0):
        table.board.cancel()
    controls.skip_motion()
    controls.show_present()
    assert {11, 5} <= blocks(table)
    controls.action_slots["changes"]()
    assert not {key for key in table.board.scene.position.figures if key[0] == "rim"}
