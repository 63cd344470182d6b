"""The bots' last round beside the board: a line a turn, until the own turn has begun in earnest."""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest

from changcheng_qt.ui.round_slip import RoundSlip
from tests.ui.toy_title import Shop, settle


@pytest.fixture
def told(shop: Shop) -> Shop:
    """One person's turn after those of two bots, a sentence each."""
    shop.title.tells_turns = True
    shop.play("hbb")
    shop.submit("end", "work", "end", "work", "work", "end")
    return shop


def slip_of(shop: Shop) -> RoundSlip:
    return shop.window.table.fittings.round_slip


def test_every_bot_has_a_line(told: Shop) -> None:
    slip = slip_of(told)
    assert slip.isVisible()
    assert slip.texts == ("work+end", "work+work+end")


def test_it_goes_with_the_first_own_step_and_comes_back_with_its_undo(told: Shop) -> None:
    slip = slip_of(told)
    told.submit("work")
    assert not slip.isVisible()
    assert told.bridge is not None
    assert told.bridge.undo()
    settle()
    assert slip.isVisible()


def test_a_click_takes_it_away_for_this_turn(told: Shop) -> None:
    slip = slip_of(told)
    QTest.mouseClick(slip, Qt.MouseButton.LeftButton)
    assert not slip.isVisible()
    told.window.table.arrange()
    assert not slip.isVisible()
    told.submit("work", "end", "end", "end")
    assert slip.texts == ("end", "end")


def test_it_does_not_lie_there_while_something_else_is_shown(told: Shop) -> None:
    slip = slip_of(told)
    told.window.requests.busy_changed.emit(True)
    assert not slip.isVisible()
    told.window.requests.busy_changed.emit(False)
    assert slip.isVisible()
    show = told.window.match_show
    assert show is not None
    show.last_round.begin()
    assert not slip.isVisible()
    show.last_round.end()
    assert slip.isVisible()


@pytest.mark.parametrize("kinds", ["hh", "bb"])
def test_a_gate_tells_several_people_and_bots_alone_need_nothing(shop: Shop, kinds: str) -> None:
    shop.title.tells_turns = True
    shop.play(kinds)
    assert shop.flow is not None
    shop.flow.lift_gate()
    shop.submit("end", "work", "end")
    shop.flow.lift_gate()
    assert not slip_of(shop).isVisible()


def test_another_game_begins_without(told: Shop) -> None:
    told.play("hb")
    assert not slip_of(told).isVisible()


def test_it_stays_within_the_board_and_cuts_what_is_too_long(told: Shop) -> None:
    slip, board = slip_of(told), QRect(0, 40, 300, 200)
    slip.place(board)
    assert board.contains(slip.geometry())
    slip.grab()
