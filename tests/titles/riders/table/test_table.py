"""Whole games of one person and three bots, from founding to the end, with the mouse."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest
import shiboken6
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.help import PURISTS, USUAL
from changcheng_qt.engine.seats import Seat
from changcheng_qt.titles.riders.rules import commands
from changcheng_qt.titles.riders.rules.commands import Command
from changcheng_qt.titles.riders.rules.pieces import Good, to_give_up
from changcheng_qt.titles.riders.rules.places import Place, RoadPlace, SupplyPlace
from changcheng_qt.titles.riders.rules.turn import Stage
from changcheng_qt.titles.riders.table.panels.player_rows import PlayerRow
from changcheng_qt.titles.riders.table.scene.marks import GlowMark
from changcheng_qt.titles.riders.words.affording import Build
from changcheng_qt.ui.actions import steadying
from tests.effort import by_night
from tests.titles.riders.rules.scene import A, fixture, with_cards
from tests.titles.riders.table.corner import Corner, choice, match_of
from tests.titles.riders.table.map_board import match_at
from tests.titles.riders.table.table import LEFT, Table, click_cards

MOST_STEPS = 2_000
BOARD = fixture().setup.board
ROAD = BOARD.roads_at[BOARD.sectors[A].fort][0]


@pytest.fixture
def table(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Table]:
    """The table of a game of four, whose last button is ready at once."""
    monkeypatch.setattr(steadying.Meaning, "is_still", False)
    made = Table(match_of(seed=4))
    qtbot.addWidget(made.window)
    yield made
    made.close()


@by_night
def test_a_whole_game_is_played_with_the_mouse(table: Table) -> None:
    rng, done = Random(4), Counter[type]()
    match = table.match
    for _ in range(MOST_STEPS):
        while table.parts.reveal.is_busy:
            table.parts.reveal.advance()
        if match.to_act is None:
            break
        if match.to_act != 0:
            table.bridge.submit(choice(list(match.legal(match.to_act)), rng))
        elif match.view(0).stage is Stage.DISCARDING:
            give_up(table)
            done[commands.Discard] += 1
        else:
            command = wanted(table, rng)
            steps = len(match.steps)
            table.do(command)
            assert len(match.steps) == steps + 1, command
            assert same(match.steps[-1].command, command)
            done[type(command)] += 1
    assert match.outcome is not None
    assert {commands.FoundFort, commands.FoundSettlement, commands.RollDice} <= done.keys()
    assert len(done) > 12, done


def test_rows_say_who_has_answered_while_answers_are_collected(table: Table) -> None:
    table.bridge.plates.show((1, 2), frozenset({2}))
    rows = table.parts.players.rows.items()
    said = {seat: row.answer.line.sentence for seat, row in rows if isinstance(row, PlayerRow)}
    assert said[1] == "is asked"
    assert said[2] == "has answered"


def test_a_row_that_is_pointed_at_lights_all_that_its_seat_has(table: Table) -> None:
    rng = Random(4)
    while table.match.view(0).turn.number < 4:
        assert table.match.to_act is not None
        table.bridge.submit(choice(list(table.match.legal(table.match.to_act)), rng))
        while table.parts.reveal.is_busy:
            table.parts.reveal.advance()
    row, board = table.parts.players.rows[1], table.parts.board
    assert isinstance(row, PlayerRow)
    view = table.bridge.view
    row.pointed.emit(True)
    lit = [one for one in board.scene.marks.figures.values() if isinstance(one, GlowMark)]
    assert len(lit) >= sum(one is not None and one.seat == 1 for one in view.buildings)
    told = table.parts.inspector
    hand = told.rows[1][0].text
    table.bridge.change_help(PURISTS, range(4))
    row.pointed.emit(True)
    assert told.rows[1][0].text() == "Cards"
    table.bridge.change_help(USUAL, range(4))
    row.pointed.emit(True)
    assert hand().startswith("Cards: ")
    assert "Longest line of roads" not in row.toolTip(), "the panel says it"
    told.hide()
    row.pointed.emit(True)
    assert "Longest line of roads" in row.toolTip()
    row.pointed.emit(False)
    assert not [one for one in board.scene.marks.figures.values() if isinstance(one, GlowMark)]


def wanted(table: Table, rng: Random) -> Command:
    """Choose a step of the person, talk included."""
    legal = list(table.match.legal(0))
    offers = [one for one in legal if isinstance(one, commands.Offer)]
    if offers and rng.random() < 0.1:
        return rng.choice(offers)
    trades = [one for one in legal if isinstance(one, commands.TradeWithSupply)]
    if trades and rng.random() < 0.2:
        return rng.choice(trades)
    return choice([one for one in legal if not isinstance(one, commands.Counter)], rng)


def give_up(table: Table) -> None:
    """Give up cards after a seven, in one press."""
    view, seat = table.match.view(0), Seat(0)
    hand = view.hands[seat]
    assert hand is not None
    click_cards(table.parts.choice.steppers, to_give_up(hand, (0,) * 5, view.turn.owed[seat]))
    QTest.mouseClick(table.parts.choice.go, LEFT)
    assert table.match.view(0).stage is not Stage.DISCARDING or table.match.to_act != seat


def same(done: Command, wanted: Command) -> bool:
    """Whether a command is the wanted one, with any outcome that chance has added."""
    return type(done) is type(wanted)


def test_rows_that_are_gone_do_not_follow_their_match(qtbot: QtBot) -> None:
    """Its bots may still answer while a rematch takes the place of the table."""
    corner = Corner(match_of())
    qtbot.addWidget(corner.window)
    with qtbot.captureExceptions() as errors:
        corner.bridge.decider_changed.emit()
        for row in corner.players.rows.values():
            shiboken6.delete(row)
        corner.bridge.decider_changed.emit()
    assert errors == []


@pytest.mark.parametrize(
    ("of", "to", "command"),
    [
        ("goods", SupplyPlace(Good.ORE), commands.TradeWithSupply(Good.WOOD, Good.ORE)),
        ("road", RoadPlace(ROAD), commands.BuildRoad(ROAD)),
    ],
)
def test_goods_are_dragged_to_the_supply_and_pieces_to_their_place(
    qtbot: QtBot, of: str, to: Place, command: Command
) -> None:
    table = Table(match_at(with_cards(fixture(), A, "wood*4 clay")))
    qtbot.addWidget(table.window)
    tray, view = table.parts.tray, table.parts.board.view
    taken = tray.pieces[Build.ROAD] if of == "road" else tray.goods.cards[Good.WOOD]
    there = view.mapFromScene(table.parts.board.scene.hit_map.middle(to))
    end = taken.mapFromGlobal(view.viewport().mapToGlobal(there))
    QTest.mousePress(taken, LEFT, pos=QPoint(20, 20))
    for at in (QPoint(20, -20), end):
        QTest.mouseMove(taken, at)
    QTest.mouseRelease(taken, LEFT, pos=end)
    assert table.match.steps[-1].command == command
    assert table.parts.hand.held is None
    table.close()
