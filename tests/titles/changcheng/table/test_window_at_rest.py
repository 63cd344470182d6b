"""The gate and the result end on the very pictures that they have where nothing moves.

The board, a scoring and the attack have theirs in `test_moments`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, QRect, QSize

from changcheng_qt.titles.changcheng.rules.commands import EndTurn, PlaceSingle
from changcheng_qt.titles.changcheng.table.board.view import BoardView
from changcheng_qt.ui.looks.appearance import MotionSpeed
from changcheng_qt.ui.result.view import ResultView
from changcheng_qt.ui.result.winners import WinnersMoment
from screens.deeds import StagedWindow, give, lift_gate
from screens.stage import Stage, settle
from screens.stillness import bring_to_rest, hold, stopped_clock
from tests.effort import NIGHTLY, by_day
from titles.changcheng.screens import SCENES, window_for

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from PySide6.QtGui import QImage
    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

SIZE = QSize(1600, 1000)
"""Large enough for all boards at once: nothing has to be scrolled to."""
SPEEDS = (MotionSpeed.NORMAL, MotionSpeed.REDUCED, MotionSpeed.NONE)


@pytest.fixture(autouse=True)
def clock(qapp: QApplication) -> Iterator[None]:
    """Stop the clock: the result takes the focus some time after it was shown."""
    with stopped_clock(qapp):
        yield


class Screen:
    """The window of a scene, with its time stopped."""

    def __init__(
        self, qtbot: QtBot, application: QApplication, name: str, motion: MotionSpeed
    ) -> None:
        scene = replace(SCENES[name], motion=motion)
        window = window_for(scene, Stage(application, SIZE, "light", "en"))
        assert isinstance(window, StagedWindow)
        qtbot.addWidget(window)
        window.resize(SIZE)
        window.show()
        settle(application)
        self.window = window

    def at_rest(self) -> QImage:
        bring_to_rest(self.window)
        return self.window.grab().toImage()

    def half_way(self) -> QImage:
        hold(self.window, 0.5)
        return self.window.grab().toImage()

    def lift(self) -> None:
        lift_gate(self.window)

    def end_turn(self) -> None:
        """Have the gate drop, after a turn of two singles."""
        for command in (PlaceSingle, PlaceSingle, EndTurn):
            bring_to_rest(self.window)
            give(self.window, command)


def gate(screen: Screen) -> Iterator[QImage]:
    """The gate closed, lifted, and closed again after a turn."""
    panel = screen.window.table.gate
    assert panel.is_closed
    yield screen.at_rest()
    screen.lift()
    yield screen.at_rest()
    assert not panel.isVisible()
    screen.end_turn()
    yield screen.at_rest()
    assert panel.is_closed


def result(screen: Screen) -> Iterator[QImage]:
    """The result, after the attack and the winners' moment."""
    assert screen.window.child(ResultView).isVisible()
    moment = screen.window.child(WinnersMoment)
    if moment.is_running:
        moment.end()
    yield screen.at_rest()


@pytest.mark.parametrize(
    "show", by_day([gate, result], slow={result}), ids=lambda show: show.__name__
)
def test_at_rest_it_looks_the_same_at_any_speed(
    qtbot: QtBot, qapp: QApplication, show: Callable[[Screen], Iterator[QImage]]
) -> None:
    """By day at the first and last speed alone."""
    speeds = SPEEDS if NIGHTLY else (SPEEDS[0], SPEEDS[-1])
    first, *others = (list(show(Screen(qtbot, qapp, show.__name__, motion))) for motion in speeds)
    assert all(other == first for other in others)


def test_the_gate_is_seen_on_its_way(qtbot: QtBot, qapp: QApplication) -> None:
    """The control of the test above: something does move, and not where motion is reduced."""
    for motion, moves in ((MotionSpeed.NORMAL, True), (MotionSpeed.REDUCED, False)):
        screen = Screen(qtbot, qapp, "gate", motion)
        screen.at_rest()
        screen.lift()
        assert (screen.half_way() != screen.at_rest()) is moves
        screen.end_turn()
        assert (screen.half_way() != screen.at_rest()) is moves


def test_the_strip_of_the_board_is_painted_after_every_change_of_size(
    qtbot: QtBot, qapp: QApplication
) -> None:
    """The window gets its size while the gate is down over the board."""
    screen = Screen(qtbot, qapp, "gate_three_boards", MotionSpeed.NONE)
    window = screen.window
    board = window.child(BoardView)
    for size in (QSize(1600, 900), QSize(1024, 720), QSize(1100, 640), QSize(1024, 720)):
        window.resize(size)
        screen.at_rest()
        assert_overview_has_its_place(board)
    screen.lift()
    screen.at_rest()
    strip = board.overview
    shown = window.grab(QRect(strip.mapTo(window, QPoint(0, 0)), strip.size())).toImage()
    middle, margin = shown.rect().center(), QPoint(1, shown.height() // 2)
    assert shown.pixelColor(middle) != shown.pixelColor(margin), "the wall is painted there"


def assert_overview_has_its_place(board: BoardView) -> None:
    strip, room = board.overview, board.rect()
    assert strip.isHidden() is board.view.shows_all
    if not strip.isHidden():
        high = strip.sizeHint().height()
        assert strip.geometry() == QRect(0, 0, room.width(), high)
        room.setTop(high)
    assert board.view.geometry() == room
