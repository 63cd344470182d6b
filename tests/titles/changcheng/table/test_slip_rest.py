"""The slip next to a square follows a pointer once that rests, and everything else at once."""

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from changcheng_qt.titles.changcheng.rules.geography import Square
from changcheng_qt.titles.changcheng.table.board.in_sight import WallInSight
from changcheng_qt.titles.changcheng.table.painting.marks import AreaLook
from changcheng_qt.titles.changcheng.table.pointer.hand import HeldBlock, Pile
from changcheng_qt.titles.changcheng.table.scene.marks import AreaMark
from changcheng_qt.ui.board import notes
from changcheng_qt.ui.board.hover_note import HoverNote
from tests.titles.changcheng.table.board_table import Table, seen_at
from tests.titles.changcheng.table.positions import half_built

HERE, THERE, FARTHER = 11, 17, 25


@pytest.fixture(autouse=True)
def _a_long_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    """However slow the machine is, the pointer has rested only where a test says so."""
    monkeypatch.setattr(notes, "REST", 1_000_000)


def held_over(qtbot: QtBot, square: Square) -> Table:
    """A table where the pointer has rested with a wall over a square."""
    table = seen_at(qtbot, half_built())
    table.hand.pick(HeldBlock(Pile.SINGLE))
    table.hover(QPoint(3, 3))
    table.hover(table.square(square))
    table.rest()
    assert names(table) == named(table, square)
    return table


def names(table: Table) -> list[str]:
    """The places that the slip names now, without any wait."""
    (slip,) = table.board.findChildren(HoverNote)
    return [row.name for row in slip.note.rows]


def named(table: Table, square: Square) -> list[str]:
    """The places that a slip about a square names."""
    wall = table.bridge.view.wall
    province, region = wall.province_of[square], wall.region_of[square]
    return [wall.province(province).name("en"), wall.region(region).name("en")]


def test_the_board_follows_at_once_and_the_slip_after_a_rest(qtbot: QtBot) -> None:
    table = held_over(qtbot, HERE)
    table.hover(table.square(THERE))
    figures = table.board.scene.marks.figures.values()
    province = table.bridge.view.wall.province_of[THERE]
    assert AreaMark(province, False, AreaLook.POINTED_AT) in figures
    assert names(table) == named(table, HERE), "it does not blink on the way to the next square"
    table.rest()
    assert names(table) == named(table, THERE)


def test_a_pointer_in_a_hurry_leaves_the_slip_behind(qtbot: QtBot) -> None:
    table = held_over(qtbot, HERE)
    table.hover(table.square(THERE))
    table.hover(table.square(FARTHER))
    assert names(table) == [], "nothing is left standing of a square that was passed long ago"
    table.rest()
    assert names(table) == named(table, FARTHER)


def test_it_is_set_and_placed_once_for_a_square(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = held_over(qtbot, HERE)
    placed: list[object] = []
    about = WallInSight.about

    def counted(*args: object) -> object:
        placed.append(args)
        return about(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(WallInSight, "about", counted)
    for square in (THERE, THERE + 1, THERE + 2, FARTHER):
        for along in (0.4, 0.5, 0.6):
            table.hover(table.square(square, along))
    assert not placed
    table.rest()
    assert len(placed) == 1
    table.hover(table.square(FARTHER))
    table.rest()
    assert len(placed) == 1


def test_a_pointer_that_comes_back_finds_it_there(qtbot: QtBot) -> None:
    table = held_over(qtbot, HERE)
    table.hover(table.square(THERE))
    table.hover(table.square(HERE))
    assert names(table) == named(table, HERE)
    table.rest()
    assert names(table) == named(table, HERE)


def test_the_slip_of_a_removed_block_goes_away(qtbot: QtBot) -> None:
    table = held_over(qtbot, HERE)
    table.hover(table.square(THERE))
    table.board.hover(None)
    assert names(table) == []
    table.rest()
    assert names(table) == []


def test_keys_are_answered_at_once(qtbot: QtBot) -> None:
    table = seen_at(qtbot, half_built())
    table.hand.pick(HeldBlock(Pile.SINGLE))
    for _ in range(3):
        table.key(Qt.Key.Key_Right)
        assert names(table)
        assert table.board.view.accessibleDescription()


def test_another_block_is_spoken_of_at_once(qtbot: QtBot) -> None:
    table = held_over(qtbot, HERE)
    table.hover(table.square(THERE))
    table.hand.pick(HeldBlock(Pile.TOWER))
    assert names(table) == named(table, THERE)


def test_other_eyes_are_not_shown_what_was_said_to_those_before(qtbot: QtBot) -> None:
    table = held_over(qtbot, HERE)
    table.hover(table.square(THERE))
    table.bridge.look_as(1)
    assert names(table) != named(table, HERE)


def test_a_board_that_moves_leaves_nothing_to_come(qtbot: QtBot) -> None:
    table = held_over(qtbot, HERE)
    table.hover(table.square(THERE))
    table.board.view.zoom_by(2)
    assert names(table) == []
    table.rest()
    assert names(table) == []
