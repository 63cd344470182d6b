"""A roll: its sequence on the map and in the rows, and the slip about it."""

from collections.abc import Sequence
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.seats import PUBLIC
from changcheng_qt.engine.tuples import put
from changcheng_qt.titles.riders.rules import commands
from changcheng_qt.titles.riders.rules.goods_events import GoodsProduced, SupplyShort
from changcheng_qt.titles.riders.rules.pieces import NO_GOODS, Good, goods
from changcheng_qt.titles.riders.rules.state import State
from changcheng_qt.titles.riders.rules.turn import Stage, Turn
from changcheng_qt.titles.riders.table.board import motions
from changcheng_qt.titles.riders.table.board.motions import WALK
from changcheng_qt.titles.riders.table.board.view import MapBoard
from changcheng_qt.titles.riders.table.panels.player_rows import PlayerRow
from changcheng_qt.titles.riders.table.scene.marks import GainMark
from changcheng_qt.titles.riders.table.scene.quay_art import TumblingFigure
from changcheng_qt.titles.riders.words.aid import unknown_text
from changcheng_qt.titles.riders.words.roll import roll_lines, seven_text
from changcheng_qt.ui.looks.appearance import MotionSpeed
from changcheng_qt.ui.reveal.walk import WalkReveal
from changcheng_qt.ui.scene.animator import Movement
from changcheng_qt.ui.scene.layer import FigureItem
from screens.stillness import hold, stopped_clock
from tests.planted import Fault, planted, with_and_without
from tests.titles.riders.table.map_board import MEI, board_of, bridge_at, match_at
from tests.titles.riders.table.positions import middle, seen
from tests.titles.riders.table.table import Table
from tests.ui.shop import settle

SEQUENCE = motions.DICE + WALK + motions.FLIGHT
"""Milliseconds of a roll that brings goods."""

BREACH = 3
"""How many parts of a breach come before its goods."""
GAINING = 2
"""A seat to which that roll brings goods."""


def before_roll() -> State:
    """Mei's turn before a roll that brings goods."""
    return replace(middle(), stage=Stage.BEFORE_ROLL, turn=Turn(MEI, 9), supply=(9, 9, 9, 9, 9))


def without_riders(state: State) -> State:
    """Return the position without riders on the assault grounds."""
    return replace(state, waiting=((),) * len(state.waiting))


def passing(board: MapBoard, kind: type) -> Sequence[FigureItem[object]]:
    """Return the items of a kind of figure that only pass."""
    items = (item for item in board.scene.items() if isinstance(item, FigureItem))
    return [item for item in items if isinstance(item.figure, kind)]


def test_dice_tumble_before_goods_fly_and_rows_count_them_at_the_end(qtbot: QtBot) -> None:
    bridge = bridge_at(before_roll(), MEI)
    board = board_of(qtbot, bridge, moves=True)
    told: list[dict[int, int]] = []
    board.gained.connect(told.append)
    bridge.submit(commands.RollDice())
    produced = board.scene.rolls.produced
    assert produced is not None
    assert any(map(any, produced.goods))
    assert passing(board, TumblingFigure)
    cards = passing(board, GainMark)
    assert len(cards) == sum(map(sum, produced.goods))
    assert all(item.opacity() == 0 for item in cards)
    assert not told
    board.skip_motion()
    assert not passing(board, TumblingFigure)
    assert not passing(board, GainMark)
    assert told[-1] == {seat: sum(own) for seat, own in enumerate(produced.goods) if sum(own)}
    bridge.submit(commands.EndTurn())
    board.skip_motion()
    assert told[-1] == {}


def count_at_once(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(MapBoard, "_tell_flying", lambda board, goods: None)


@pytest.mark.parametrize("state", [before_roll(), without_riders(before_roll())])
@with_and_without(count_at_once)
def test_cards_are_counted_as_they_arrive(
    qtbot: QtBot, qapp: QApplication, state: State, fault: Fault | None
) -> None:
    """In the rows and in the own hand, which show the numbers of before until then: after a breach,
    once that has been seen, and without one.
    """
    table = Table(match_at(state))
    qtbot.addWidget(table.window)
    table.bridge.look_as(GAINING)
    table.looks.choose_motion(MotionSpeed.NORMAL)
    with planted(fault), stopped_clock(qapp):
        roll_and_count(table)
    table.parts.board.skip_motion()
    table.close()


def roll_and_count(table: Table) -> None:
    """Roll, and check the numbers of cards shown before the goods arrive and afterwards."""
    board, reveal = table.parts.board, table.parts.reveal
    assert isinstance(reveal, WalkReveal)
    before, held = counted(table), stacked(table)
    table.bridge.submit(commands.RollDice())
    hold(table.window, 0.0)
    view = table.bridge.view
    assert board.is_moving
    assert (counted(table), stacked(table)) == (before, held)
    assert view.hand_counts != before
    shown = table.parts.side_shown.view
    assert [unknown_text(shown, seat) for seat in range(view.seats)] == [""] * view.seats
    assert view.hands[GAINING] != held
    assert table.parts.tray.card_count.text() == f"{sum(held)} card(s)"
    for _ in range(BREACH if reveal.is_busy else 0):
        board.skip_motion()
        assert stacked(table) == held
        reveal.walk.advance()
    assert stacked(table) == held
    board.skip_motion()
    settle()
    assert (counted(table), stacked(table)) == (view.hand_counts, view.hands[GAINING])


def counted(table: Table) -> tuple[int, ...]:
    """The numbers of cards in the rows."""
    rows = [table.parts.players.rows[seat] for seat in range(4)]
    return tuple(row.line.counts[0] for row in rows if isinstance(row, PlayerRow))


def stacked(table: Table) -> tuple[int, ...]:
    """The numbers of cards in the own hand."""
    return tuple(stack.count for stack in table.parts.tray.goods.cards)


def test_the_sequence_lasts_as_long_as_it_should(qtbot: QtBot) -> None:
    bridge = bridge_at(before_roll(), MEI)
    board = board_of(qtbot, bridge, moves=True)
    lengths: list[int] = []
    play = board.animator.play

    def note(motions: Sequence[Movement]) -> None:
        lengths.append(max(motion.ends_after for motion in motions))
        play(motions)

    board.animator.play = note  # type: ignore[method-assign]
    bridge.submit(commands.RollDice())
    assert lengths == [SEQUENCE] == [1250]


def test_without_motion_a_roll_is_shown_at_once(qtbot: QtBot) -> None:
    bridge = bridge_at(before_roll(), MEI)
    board = board_of(qtbot, bridge)
    told: list[dict[int, int]] = []
    board.gained.connect(told.append)
    bridge.submit(commands.RollDice())
    assert not passing(board, TumblingFigure)
    assert not passing(board, GainMark)
    assert told[-1]


def test_an_undone_step_brings_no_goods_and_no_dice(qtbot: QtBot) -> None:
    bridge = bridge_at(before_roll(), MEI)
    board = board_of(qtbot, bridge, moves=True)
    bridge.submit(commands.RollDice())
    board.skip_motion()
    bridge.submit(commands.EndTurn())
    board.skip_motion()
    bridge.undo()
    assert not passing(board, TumblingFigure)
    assert not passing(board, GainMark)


def test_lines_say_who_got_what_and_why_not_more() -> None:
    view = seen(replace(middle(), supply=put(middle().supply, Good.ORE, 1)))
    players = bridge_at(middle(), PUBLIC).players
    land = next(n for n, one in enumerate(view.board.lands) if one.number == 6)
    produced = GoodsProduced((goods(Good.WOOD, Good.WOOD), *[NO_GOODS] * 3), (land,))
    nobody = SupplyShort(Good.ORE, (1, 2, 0, 0), (0, 0, 0, 0))
    told = roll_lines([produced, nobody], view, players)
    assert [(line.text, line.seat) for line in told[:2]] == [("Who got what", None), ("2 wood", 0)]
    assert told[2].text.endswith(": riders")
    assert told[3].text == "Ore: 2 short, nobody gets any"
    one = SupplyShort(Good.ORE, (0, 3, 0, 0), (0, 1, 0, 0))
    assert roll_lines([one], view, players)[1].text == "Ore: 2 short, Mei gets the rest"
    nothing = GoodsProduced((NO_GOODS,) * 4, ())
    assert roll_lines([nothing], view, players)[1].text == "Nobody gets any."
    assert roll_lines([], view, players) == []


def test_after_a_seven_everybody_reads_who_gives_up_how_many() -> None:
    turn = Turn(MEI, 9, dice=(3, 4), owed=(4, 0, 5, 0))
    state = replace(middle(), stage=Stage.DISCARDING, turn=turn)
    players = bridge_at(middle(), PUBLIC).players
    for viewer in (0, MEI, PUBLIC):
        told = seven_text(seen(state, viewer), players)
        assert told == "A seven: Claire gives up 5, Luca 4."


@pytest.mark.parametrize("seats", [4, 6])
def test_a_roll_has_the_same_words_for_every_viewer(seats: int) -> None:
    """Only public things are on the slip: it does not depend on any hand."""
    players = bridge_at(middle(seats), PUBLIC).players
    produced = GoodsProduced((goods(Good.ORE), *[NO_GOODS] * (seats - 1)), ())
    state, other = middle(seats), replace(middle(seats), hands=((3, 0, 0, 2, 0),) * seats)
    told = {
        tuple(roll_lines([produced], seen(one, viewer), players))
        for one in (state, other)
        for viewer in (0, 1, PUBLIC)
    }
    assert len(told) == 1
