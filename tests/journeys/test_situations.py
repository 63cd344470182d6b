"""Events at any moment, on the window itself: other words, other looks, another size, odd clicks,
and the end of it all (TABLE).
"""

from collections.abc import Callable
from dataclasses import replace
from itertools import cycle, product
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QToolButton

from changcheng_qt.saves.disk import RealDisk
from changcheng_qt.saves.savefile import read_file
from changcheng_qt.titles.changcheng.rules.commands import BeginScoring, EndTurn, Peek, PlaceSingle
from changcheng_qt.ui.flow.screens import Gate, Own
from changcheng_qt.ui.reveal import stages as show
from changcheng_qt.ui.scene.table_top import SETTLED
from tests.effort import by_night, effort
from tests.journeys import eyes
from tests.journeys.journey import QUIET, Journey, SetOut
from tests.journeys.mouse import DRAG_EVERY
from tests.journeys.plan import Move
from tests.journeys.shortcut import arrive, begin
from tests.titles.changcheng.journeys.by_mouse import ByMouse

SIZE = (1600, 1000)
MOVING = replace(QUIET, motion="normal")
FOR_EVER = 600_000
"""Milliseconds, longer than any test."""
APART = effort(sample=170, nightly=90)
"""Pixels between odd clicks."""
A_VALUE = 0.0005
"""The share of the board that a threat in red takes at least."""


def in_a_turn(journey: Journey) -> ByMouse:
    """A person in the middle of a game, with two singles to place."""
    plan = begin(journey)
    return arrived(journey, plan, next(n for n in range(3, len(plan)) if two_singles(plan, n)))


def before_a_decision(journey: Journey) -> ByMouse:
    """Before a scoring in which somebody else decides."""
    plan = begin(journey)
    number = next(
        n
        for n, move in enumerate(plan)
        if isinstance(move.command, BeginScoring)
        and plan[n + 1].is_foreign
        and len(plan[n + 1].legal) > 1
    )
    return arrived(journey, plan, number)


def arrived(journey: Journey, plan: tuple[Move, ...], number: int) -> ByMouse:
    arrive(journey, plan, number)
    playing = ByMouse(journey, plan)
    playing.given = number
    return playing


def two_singles(plan: tuple[Move, ...], number: int) -> bool:
    kinds = [type(move.command) for move in plan[number - 1 : number + 3]]
    return kinds == [EndTurn, PlaceSingle, PlaceSingle, EndTurn]


def square_of(move: Move) -> int:
    assert isinstance(move.command, PlaceSingle)
    return move.command.square


def test_another_language_by_the_menu_and_dark_by_the_bar_in_the_middle_of_a_turn(
    set_out: SetOut,
) -> None:
    journey = set_out(SIZE)
    playing = in_a_turn(journey)
    playing.play(1)
    person, table = journey.person, journey.program.window.table
    before, panel = table.bar.prompt.text, table.side.geometry()
    light = person.look(panel).pixelColor(3, 3).lightness()
    person.click_on("Toggle dark mode", QToolButton)
    assert person.look(panel).pixelColor(3, 3).lightness() < light - 100
    person.click_on("Toggle dark mode", QToolButton)
    assert person.look(panel).pixelColor(3, 3).lightness() == light
    person.click_on("Menu", QToolButton)
    for entry in ("View", "Language", "繁體中文"):
        person.settle()
        person.choose_entry(entry)
    assert table.bar.prompt.text not in ("", before)
    playing.play(3)


@by_night
def test_another_language_and_other_looks_in_the_middle_of_a_drag(set_out: SetOut) -> None:
    journey = set_out(SIZE)
    program, playing = journey.program, in_a_turn(journey)
    playing.pieces = DRAG_EVERY - 1
    met: list[str] = []

    def change() -> None:
        program.languages.install("fr")
        program.appearance.switch_theme()
        met.append(program.languages.current)

    playing.meanwhile = change
    playing.play(4)
    assert met == ["fr"]


def test_another_language_in_the_middle_of_a_scoring(
    set_out: SetOut, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once while somebody decides, and once while reveals still come, which here wait for Next."""
    monkeypatch.setattr(show, "REVEAL", FOR_EVER)
    journey = set_out(SIZE, MOVING)
    playing = before_a_decision(journey)
    playing.play(1)
    person, languages = journey.person, journey.program.languages
    languages.install("it")
    while not isinstance(playing.plan[playing.given].command, EndTurn):
        playing.play(1)
    assert person.sees("Avanti"), "there are reveals to come"
    languages.install("zh_CN")
    person.settle()
    assert not person.sees("Avanti")
    assert person.sees("下一步")
    playing.play(2)


def test_another_size_while_walls_move(set_out: SetOut) -> None:
    """After all sizes on the way, the window at rest shows the same."""
    journey = set_out(SIZE, MOVING)
    playing = in_a_turn(journey)
    playing.play(1)
    person, window, bridge = journey.person, journey.program.window, journey.show.bridge
    person.click(window.table.bar.prompt.geometry().center())
    rest(journey)
    picture = person.look_at_rest(playing.board, 2 * SETTLED)
    for size in ((1100, 760), (820, 640), SIZE):
        person.settle()
        bridge.undo()
        window.resize(*size)
        person.settle()
        bridge.redo()
        person.settle()
    assert journey.show.flow.screen == Own(playing.plan[playing.given].seat)
    rest(journey)
    person.wait(lambda: person.look(playing.board) == picture, lambda: "another picture at rest")
    playing.play(3)


def rest(journey: Journey) -> None:
    """Wait until nothing moves on the board."""
    parts = journey.program.window.table.parts
    assert parts
    journey.person.wait(lambda: not parts.controls.is_moving, lambda: "the board never rests")


def test_double_clicks_do_nothing_twice(set_out: SetOut) -> None:
    journey = set_out(SIZE)
    playing = in_a_turn(journey)
    person, match = journey.person, journey.match
    person.double_click(person.place("Wall").center())
    assert not playing.is_held("Wall"), "picked up and put back"
    person.click_on("Wall")
    move = playing.plan[playing.given]
    squares = playing.westwards({c.square for c in move.legal if isinstance(c, PlaceSingle)})
    crosses = playing.seek(eyes.crosses, len(squares), "crosses")
    person.double_click(crosses[squares.index(square_of(move))])
    playing.see_it_done(move)
    assert len(match.steps) == playing.given, "one click builds, the second finds the square taken"
    playing.play(1)
    person.double_click(person.place("End turn").center())
    playing.see_it_done(playing.plan[playing.given])
    person.settle()
    assert isinstance(journey.show.flow.screen, Gate), "and the second click opens no gate"


def test_odd_clicks_give_no_command(set_out: SetOut) -> None:
    """All over the window with the other buttons by turns, and with the left one where nothing is.
    A menu that offers the rule is closed again.
    """
    journey = set_out(SIZE)
    playing = in_a_turn(journey)
    person, window, match = journey.person, journey.program.window, journey.match
    person.click_on("Wall")
    before = len(match.log)
    buttons = cycle([Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton])
    for x, y in product(range(20, window.width(), APART), range(20, window.height(), APART)):
        QTest.mouseClick(window.windowHandle(), next(buttons), pos=QPoint(x, y))
        if (menu := QApplication.activePopupWidget()) is not None:
            menu.close()
    board = playing.board
    for corner in (board.topLeft(), board.topRight(), board.bottomLeft(), board.bottomRight()):
        person.click(corner)
    person.press(board.topLeft())
    person.key(Qt.Key.Key_Escape)
    person.release(board.center())
    assert len(match.log) == before
    playing.play(4)


def switch_language(journey: Journey) -> None:
    journey.program.languages.install("it")


def minimise(journey: Journey) -> None:
    journey.program.window.showMinimized()


def resize(journey: Journey) -> None:
    journey.program.window.resize(1280, 800)


def undo(journey: Journey) -> None:
    journey.person.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)


@pytest.mark.parametrize(
    "happening",
    [minimise, *(pytest.param(one, marks=by_night) for one in (undo, switch_language, resize))],
)
def test_a_peeked_value_is_hidden_after_any_interruption(
    set_out: SetOut, happening: Callable[[Journey], None]
) -> None:
    """When the button is released after it, and at once where the window cannot be seen."""
    journey = set_out(SIZE)
    plan = begin(journey)
    number = next(n for n, move in enumerate(plan) if isinstance(move.command, Peek))
    playing = arrived(journey, plan, number)
    person, match, window = journey.person, journey.match, journey.program.window
    person.move(playing.board.topLeft())
    unseen = red_in_sight(playing)
    regions = {move.region for move in plan[number].legal if isinstance(move, Peek)}
    eye = playing.seek(eyes.eyes, len(regions), "eyes")[0]
    person.press(eye)
    person.wait(lambda: red_in_sight(playing) > unseen + A_VALUE, lambda: "no value is shown")
    steps = match.steps
    happening(journey)
    if happening is minimise:
        window.showNormal()
        window.resize(*SIZE)
        person.settle()
        journey.show.flow.lift_gate()
        assert red_in_sight(playing) < unseen + A_VALUE, "and before the button is let go"
    person.release(eye)
    window.resize(*SIZE)
    assert red_in_sight(playing) < unseen + A_VALUE
    assert match.steps == steps, "what was seen stays seen, and nothing else was given"


def red_in_sight(playing: ByMouse) -> float:
    return eyes.share_of(playing.person.look(playing.board), eyes.WAR_RED)


def test_a_new_game_keeps_the_one_that_runs(set_out: SetOut, tmp_path: Path) -> None:
    journey = set_out(SIZE)
    playing = in_a_turn(journey)
    playing.play(1)
    match, person = journey.match, journey.person
    person.key(Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    person.settle()
    person.click_on("Start", QPushButton)
    person.settle()
    assert journey.match is not match
    kept = [
        read_file(RealDisk(), file)[1].log
        for file in (tmp_path / "games").glob("*/game.changcheng")
    ]
    assert match.log in kept
    assert len(kept) == 2
