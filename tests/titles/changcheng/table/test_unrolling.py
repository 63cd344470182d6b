"""A board is unrolled, and rolled up again when a replay goes back over it."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.replay import Replay
from changcheng_qt.titles.changcheng.rules.events import MapExtended
from changcheng_qt.titles.changcheng.rules.geography import End
from changcheng_qt.titles.changcheng.table.board.unrolling import scroll_of_mount
from changcheng_qt.titles.changcheng.table.board.view import BoardView
from changcheng_qt.titles.changcheng.table.geometry.mount import MountPart, mount_rect
from changcheng_qt.titles.changcheng.table.pointer.hand import Hand
from changcheng_qt.titles.changcheng.table.scene.projection import (
    BoardFigure,
    MountFigure,
    RollerFigure,
)
from changcheng_qt.ui.looks.appearance import Appearance, Looks, MotionSpeed, ThemeChoice
from changcheng_qt.ui.replay.bridge import ReplayBridge
from changcheng_qt.ui.scene.layer import FigureItem
from tests.titles.changcheng.table.playing import finished

GAMES = {End.EAST: 3, End.WEST: 5}
"""Seeds of games that grow at that end first."""


class Growing:
    """A recorded game on screen, just before its first extension."""

    def __init__(self, qtbot: QtBot, end: End, motion: MotionSpeed) -> None:
        match = finished(3, GAMES[end])
        self.bridge = ReplayBridge(Replay(match))
        steps = self.bridge.public_events()
        self.step, found = next(
            (number, event)
            for number, step in enumerate(steps)
            for event in step
            if isinstance(event, MapExtended)
        )
        assert found.end is end
        self.bridge.go_to(self.step)
        self.board = BoardView(
            self.bridge, Hand(), Appearance(Looks(ThemeChoice.LIGHT, motion=motion))
        )
        qtbot.addWidget(self.board)
        self.board.resize(967, 567)
        with qtbot.waitExposed(self.board):
            self.board.show()

    def grow(self) -> None:
        self.bridge.go_to(self.step + 1)

    def shrink(self) -> None:
        self.bridge.go_to(self.step)

    def wait(self, milliseconds: int) -> None:
        clock = self.board.animator._clock  # noqa: SLF001 - time stands still for the test
        clock.pause()
        clock.setCurrentTime(milliseconds)

    def boards(self) -> int:
        items = self.board.scene.items()
        return sum(isinstance(i, FigureItem) and isinstance(i.figure, BoardFigure) for i in items)

    def roller(self, *, is_west: bool) -> float:
        """How far a roller is from its place."""
        return next(
            item.x()
            for item in self.board.scene.position.items.values()
            if isinstance(item.figure, RollerFigure) and item.figure.is_west == is_west
        )

    def mount_height(self) -> float:
        """How high the mount is shown, from its upper to its lower edge."""
        figures = self.board.scene.position.items.values()
        north = next(item for item in figures if isinstance(item.figure, MountFigure))
        assert isinstance(north.figure, MountFigure)
        assert north.figure.part is MountPart.NORTH
        return north.mapRectToScene(mount_rect(scroll_of_mount(north))).height()

    def picture(self) -> QImage:
        self.board.skip_motion()
        self.board.view.settle()
        return self.board.grab().toImage()


@pytest.mark.parametrize("end", list(End))
def test_a_board_that_is_taken_back_is_rolled_up(qtbot: QtBot, end: End) -> None:
    growing = Growing(qtbot, end, MotionSpeed.NORMAL)
    is_west = end is End.WEST
    growing.grow()
    growing.board.skip_motion()
    assert (growing.boards(), growing.roller(is_west=is_west)) == (3, 0)
    growing.shrink()
    growing.wait(350)
    half_way = growing.roller(is_west=is_west)
    assert growing.boards() == 3, "it is still there to be rolled up"
    assert (half_way < 0) == is_west, "the roller comes from farther out"
    assert growing.roller(is_west=not is_west) == 0
    growing.wait(600)
    assert abs(growing.roller(is_west=is_west)) < abs(half_way)
    growing.board.skip_motion()
    assert (growing.boards(), growing.roller(is_west=is_west)) == (2, 0)


@pytest.mark.parametrize("end", list(End))
def test_after_growing_and_shrinking_it_looks_as_without_motion(qtbot: QtBot, end: End) -> None:
    moving, still = (Growing(qtbot, end, m) for m in (MotionSpeed.NORMAL, MotionSpeed.NONE))
    before = moving.picture()
    assert before == still.picture()
    moving.grow()
    still.grow()
    grown = moving.picture()
    assert grown == still.picture()
    assert grown != before
    moving.shrink()
    still.shrink()
    assert moving.picture() == still.picture() == before


def test_the_view_follows_the_length_of_the_scroll(qtbot: QtBot) -> None:
    growing = Growing(qtbot, End.EAST, MotionSpeed.NORMAL)
    view, rooms = growing.board.view, list[QRectF]()
    rooms.append(view.sceneRect())
    growing.grow()
    assert view.sceneRect() == rooms[0], "nothing jumps before it moves"
    for moment in (200, 400, 650):
        growing.wait(moment)
        rooms.append(view.sceneRect())
    growing.board.skip_motion()
    rooms.append(view.sceneRect())
    widths = [room.width() for room in rooms]
    assert widths == sorted(set(widths))
    assert rooms[-1] == growing.board.scene.room()


def test_the_mount_grows_with_the_scroll(qtbot: QtBot) -> None:
    growing = Growing(qtbot, End.EAST, MotionSpeed.NORMAL)
    before = growing.mount_height()
    growing.grow()
    growing.wait(1)
    heights = [growing.mount_height()]
    assert heights[0] == pytest.approx(before, abs=1), "nothing jumps before it moves"
    for moment in (200, 400, 650):
        growing.wait(moment)
        heights.append(growing.mount_height())
    growing.board.skip_motion()
    heights.append(growing.mount_height())
    assert heights == sorted(set(heights))
    assert heights[-1] == mount_rect(growing.board.scene.layout.scroll_rect).height()


def test_where_motion_is_reduced_boards_only_fade(qtbot: QtBot) -> None:
    growing = Growing(qtbot, End.EAST, MotionSpeed.REDUCED)
    growing.grow()
    growing.wait(60)
    assert growing.roller(is_west=False) == 0
    assert growing.board.animator.is_moving
    assert growing.board.view.sceneRect() == growing.board.scene.room()
