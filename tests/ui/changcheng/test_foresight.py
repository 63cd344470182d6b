"""The marks of squares near a held block are painted before the pointer comes there."""

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from changcheng_qt.games.changcheng.geography import Square
from changcheng_qt.games.changcheng.pieces import ActionCard
from changcheng_qt.ui.changcheng.board.foresight import REACH, Foresight
from changcheng_qt.ui.changcheng.pointer.hand import HeldBlock, HeldCard, Pile
from changcheng_qt.ui.looks.appearance import MotionSpeed
from tests.ui.changcheng.board_table import Table, seat_at
from tests.ui.changcheng.positions import half_built

SINGLE, FLOOD = HeldBlock(Pile.SINGLE), HeldCard(ActionCard.FLOOD)


@pytest.fixture
def table(qtbot: QtBot) -> Table:
    table = seat_at(qtbot, half_built(), motion=MotionSpeed.NONE)
    table.board.view.settle()
    return table


def bytes_painted(table: Table) -> int:
    """How much the pictures take that are kept once the board is painted as it is now."""
    table.board.view.viewport().repaint()
    return table.board.scene.sprites.cost


def look_ahead(table: Table, qtbot: QtBot) -> None:
    """Wait until nothing is left to paint."""
    foresight = table.board.findChild(Foresight)
    assert foresight is not None
    (idle,) = foresight.findChildren(QTimer)
    qtbot.waitUntil(lambda: not idle.isActive())


def beside(table: Table, square: Square, steps: int) -> Square:
    order = table.board.scene.view.wall.west_to_east
    return order[order.index(square) + steps]


@pytest.mark.parametrize("steps", [-REACH, -1, 1, REACH])
def test_what_the_pointer_comes_to_has_been_painted(qtbot: QtBot, table: Table, steps: int) -> None:
    table.hand.pick(SINGLE)
    table.hover(table.square(11))
    look_ahead(table, qtbot)
    painted = bytes_painted(table)
    table.hover(table.square(beside(table, 11, steps)))
    assert bytes_painted(table) == painted


def test_what_lies_farther_off_has_not(qtbot: QtBot, table: Table) -> None:
    table.hand.pick(SINGLE)
    table.hover(table.square(11))
    look_ahead(table, qtbot)
    painted = bytes_painted(table)
    table.hover(table.square(beside(table, 11, 2 * REACH)))
    assert bytes_painted(table) > painted


@pytest.mark.parametrize("held", [None, FLOOD])
def test_nothing_is_painted_ahead_without_a_block_in_hand(
    qtbot: QtBot, table: Table, held: HeldCard | None
) -> None:
    if held is not None:
        table.hand.pick(held)
    table.hover(table.square(11))
    painted = bytes_painted(table)
    look_ahead(table, qtbot)
    assert bytes_painted(table) == painted


def test_it_begins_anew_where_another_block_is_held(qtbot: QtBot, table: Table) -> None:
    table.hand.pick(SINGLE)
    table.hover(table.square(11))
    look_ahead(table, qtbot)
    table.hand.pick(HeldBlock(Pile.TOWER))
    table.hover(table.square(beside(table, 11, 1)))
    look_ahead(table, qtbot)
    painted = bytes_painted(table)
    table.hover(table.square(beside(table, 11, 2)))
    assert bytes_painted(table) == painted


def test_it_ends_where_the_position_has_become_another(qtbot: QtBot, table: Table) -> None:
    table.hand.pick(SINGLE)
    table.hover(table.square(11))
    table.click(table.square(11))
    painted = bytes_painted(table)
    look_ahead(table, qtbot)
    assert bytes_painted(table) == painted
