"""A peek is open, its eye held down, when the program ends or a file comes: that it was looked at
stays in the log, and the value is shown to nobody who has not lifted the gate and looked.
"""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QGraphicsItem

from changcheng_qt.app import main
from changcheng_qt.titles.changcheng.rules.commands import Peek
from changcheng_qt.titles.changcheng.table.board.view import BoardView
from changcheng_qt.ui.flow.hand_over import Crowd
from changcheng_qt.ui.flow.screens import Gate
from tests.effort import by_night
from tests.journeys.journey import QUIET, Journey, SetOut
from tests.journeys.plan import of_kind, plan_of
from tests.journeys.shortcut import arrive
from tests.journeys.states import CROWDS, SilentBots
from tests.titles.changcheng.journeys.states import STATES, State

with_people = pytest.mark.parametrize(
    "crowd", [pytest.param(Crowd.ONE, marks=by_night), Crowd.SEVERAL]
)


def hold_the_eye(journey: Journey, crowd: Crowd) -> None:
    """Come to a peek, press its eye, and wait until the value shows."""
    journey.program.session.begin(STATES.order(State.OWN_TURN, crowd))
    plan = plan_of(journey.match, int(STATES.seed))
    people = {seat for seat, kind in enumerate(CROWDS[crowd]) if kind == "human"}
    peek = next(move for move in of_kind(plan, Peek) if move.seat in people)
    arrive(journey, plan, plan.index(peek))
    journey.person.wait(lambda: bool(eyes(journey)), lambda: "no eye is offered")
    board = board_of(journey)
    middle = board.view.mapFromScene(eyes(journey)[0].boundingRect().center())
    place = board.view.viewport().mapTo(journey.program.window, middle)
    journey.person.press(QPoint(place))
    journey.person.wait(lambda: bool(shown(journey)), lambda: "no value is shown")


def eyes(journey: Journey) -> list[QGraphicsItem]:
    """The eyes that can be held for a look, once everything is in its place."""
    journey.person.settle()
    marks = board_of(journey).scene.marks
    return [item for key, item in marks.items.items() if key[0] == "eye"]


def board_of(journey: Journey) -> BoardView:
    """The board of the match on the table."""
    (board,) = journey.program.window.findChildren(BoardView)
    return board


def shown(journey: Journey) -> list[object]:
    """The values that are being looked at."""
    boards = journey.program.window.findChildren(BoardView)
    return [key for board in boards for key in board.scene.marks.figures if key[0] == "look"]


@pytest.fixture(autouse=True)
def silent_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(main, "BotRunner", SilentBots)


@with_people
def test_closing_comes_back_to_the_step_after_the_look(set_out: SetOut, crowd: Crowd) -> None:
    journey = set_out((1280, 800))
    hold_the_eye(journey, crowd)
    journey.program.window.close()
    again = set_out((1280, 800), QUIET)
    assert again.match.log == journey.match.log
    assert isinstance(again.match.steps[-1].command, Peek)
    assert isinstance(again.show.flow.screen, Gate) == (crowd is Crowd.SEVERAL)
    assert shown(again) == []


@with_people
def test_a_wrong_file_changes_nothing(set_out: SetOut, tmp_path: Path, crowd: Crowd) -> None:
    journey = set_out((1280, 800))
    hold_the_eye(journey, crowd)
    log, looked_at, screen = journey.match.log, shown(journey), journey.show.flow.screen
    file = tmp_path / "wrong.changcheng"
    file.write_bytes(b"hello")
    journey.program.files.open(file)
    journey.person.wait(lambda: not journey.program.files.is_busy, lambda: "it is read for ever")
    journey.person.settle()
    assert (journey.match.log, shown(journey), journey.show.flow.screen) == (log, looked_at, screen)


@with_people
def test_another_file_ends_the_look(set_out: SetOut, tmp_path: Path, crowd: Crowd) -> None:
    journey = set_out((1280, 800))
    hold_the_eye(journey, crowd)
    log, folder = journey.match.log, journey.program.session.folder
    file = tmp_path / "copy.changcheng"
    assert folder
    journey.program.files.save(file)
    journey.person.wait(lambda: not journey.program.files.is_busy, lambda: "it is never written")
    journey.program.files.open(file)
    journey.person.wait(lambda: not journey.program.files.is_busy, lambda: "it is read for ever")
    journey.person.settle()
    assert journey.program.session.folder != folder
    assert journey.match.log == log
    assert isinstance(journey.show.flow.screen, Gate) == (crowd is Crowd.SEVERAL)
    assert shown(journey) == []
