"""The panel of a breach, with pictures next to its words and a title that is never cut; that of a
levy.
"""

from collections.abc import Iterator

import pytest
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from changcheng_qt.i18n.languages import Languages
from changcheng_qt.titles.riders.rules import commands
from changcheng_qt.titles.riders.rules.events import SectionBreached
from changcheng_qt.titles.riders.rules.goods_events import GoodsProduced
from changcheng_qt.titles.riders.rules.pieces import LEVELS, Edict, Good, goods, total
from changcheng_qt.titles.riders.rules.turn import Stage, Turn
from changcheng_qt.titles.riders.table.board.view import MapBoard
from changcheng_qt.titles.riders.table.reveal.panel import WalkPanel
from changcheng_qt.titles.riders.table.scene.marks import OfferMark, WayMark
from changcheng_qt.titles.riders.table.widgets.goods_line import GoodsLine
from changcheng_qt.ui.looks.glyphs import PaintedSign
from tests.titles.riders.rules.scene import A, B, D, fixture, with_cards, with_edicts
from tests.titles.riders.table.map_board import MEI, match_at, rich
from tests.titles.riders.table.table import LEFT, Table


@pytest.fixture
def table(qtbot: QtBot) -> Iterator[Table]:
    """A table right after a roll that brings a breach, and goods."""
    state = rich(stage=Stage.BEFORE_ROLL, turn=Turn(MEI, 9), supply=(9, 9, 9, 9, 9))
    made = Table(match_at(state))
    qtbot.addWidget(made.window)
    made.bridge.look_as(MEI)
    made.bridge.submit(commands.RollDice())
    yield made
    made.close()


def panel_of(table: Table) -> WalkPanel:
    """The panel with all four parts."""
    panel = table.parts.walk
    while len(panel.rows) < 4:
        panel.reveal.walk.advance()
    return panel


def is_shown(board: MapBoard, kind: type) -> bool:
    """Whether the map has a mark of a kind."""
    return any(isinstance(mark, kind) for mark in board.scene.marks.figures.values())


def test_riders_towers_and_goods_are_painted_with_the_words(table: Table) -> None:
    assault, entry, wall, goods = panel_of(table).rows
    (events,) = table.bridge.events(table.bridge.step_count - 1)
    produced = next(event for event in events if isinstance(event, GoodsProduced))
    painted = [line.goods for line in goods.findChildren(GoodsLine)]
    assert painted == [one for one in produced.goods if total(one)]
    breach = next(event for event in events if isinstance(event, SectionBreached))
    assert len(assault.findChildren(PaintedSign)) == len(breach.riders) + breach.towers
    assert len(entry.findChildren(PaintedSign)) == len(set(breach.hexes))
    assert len(wall.findChildren(PaintedSign)) == LEVELS, "towers that stand, then empty sockets"


def test_the_way_of_the_riders_stays_lit_to_the_last_part(table: Table) -> None:
    panel, board = panel_of(table), table.parts.board
    assert is_shown(board, WayMark)
    panel.reveal.walk.advance()
    assert not is_shown(board, WayMark)


def test_a_long_title_takes_two_lines(table: Table) -> None:
    title = panel_of(table).title
    assert title.heightForWidth(120) > title.heightForWidth(900)


def test_a_breach_is_a_heading_on_its_panel_and_a_sentence_in_the_bar(
    table: Table, languages: Languages
) -> None:
    languages.install("en")
    said: list[str] = []
    panel = table.parts.walk
    panel.prompted.connect(said.append)
    panel_of(table)
    panel.retranslate()
    assert panel.title.text().endswith("is breached")
    assert said[-1] == f"{panel.title.text()}."


def test_nothing_is_offered_in_gold_until_the_breach_has_been_seen(table: Table) -> None:
    board, panel = table.parts.board, panel_of(table)
    assert not is_shown(board, OfferMark)
    assert not board.play.offers.walk
    assert not any(piece.isEnabled() for piece in table.parts.tray.pieces.values())
    while table.parts.reveal.is_busy:
        panel.reveal.walk.advance()
    assert is_shown(board, OfferMark)
    assert board.play.offers.walk


def test_trades_wait_until_the_breach_has_been_seen(table: Table) -> None:
    """Their sheet would open below the panel."""
    trade, panel = table.parts.tray.trade, panel_of(table)
    assert not trade.isEnabled()
    assert "Finish viewing this first." in trade.toolTip()
    while table.parts.reveal.is_busy:
        panel.reveal.walk.advance()
    assert trade.isEnabled()
    assert not trade.toolTip()


def test_another_good_of_a_levy_takes_the_place_of_the_first(qtbot: QtBot) -> None:
    table = Table(match_at(with_edicts(with_cards(fixture(), B, "ore*3"), A, Edict.LEVY)))
    qtbot.addWidget(table.window)
    QTest.mouseClick(table.parts.tray.edicts.cards[0], LEFT)
    steppers, go = table.parts.choice.steppers, table.parts.choice.go
    for good in (Good.GRAIN, Good.ORE):
        QTest.mouseClick(steppers.cards[good], LEFT)
        assert steppers.goods == goods(good)
        assert go.isEnabled()
    QTest.mouseClick(steppers.signs[Good.ORE], LEFT)
    assert not go.isEnabled()
    QTest.mouseClick(steppers.cards[Good.ORE], LEFT)
    QTest.mouseClick(go, LEFT)
    assert table.match.steps[-1].command == commands.PlayLevy(Good.ORE, (3, 0, 0))


def test_the_key_that_puts_back_closes_sheets_too(qtbot: QtBot) -> None:
    table = Table(match_at(with_edicts(with_cards(fixture(), A, "wood clay"), A, Edict.LEVY)))
    qtbot.addWidget(table.window)
    keys = {action.name: action.run for action in table.widgets.actions}
    choice, trade = table.parts.choice, table.parts.trade
    keys["trade"]()
    keys["build_road"]()
    keys["drop"]()
    assert trade.is_wanted, "the road first"
    keys["drop"]()
    assert not trade.is_wanted
    assert table.window.focusWidget() is table.parts.board.view
    keys["edict_1"]()
    assert choice.is_wanted
    keys["drop"]()
    assert not choice.is_wanted
    keys["edict_1"]()
    assert choice.is_wanted


def test_the_bar_asks_for_the_goods_of_an_edict_and_names_none(qtbot: QtBot) -> None:
    """It said to trade and build, while the sheet of a levy was open."""
    table = Table(match_at(with_edicts(fixture(), A, Edict.LEVY)))
    qtbot.addWidget(table.window)
    said = list[str]()
    table.requests.held_changed.connect(lambda: said.append(table.widgets.held_prompt()))
    card = table.parts.tray.edicts.cards[0]
    QTest.mouseClick(card, LEFT)
    assert said[-1] == "Choose the goods for the edict, or put it back."
    QTest.mouseClick(table.parts.choice.back, LEFT)
    assert said[-1] == table.widgets.held_prompt() == ""


def test_a_levy_is_listed_by_player_with_its_sum(qtbot: QtBot, languages: Languages) -> None:
    languages.install("en")
    state = with_cards(with_cards(fixture(), B, "ore*3"), D, "ore*2")
    table = Table(match_at(with_edicts(state, A, Edict.LEVY)))
    qtbot.addWidget(table.window)
    table.bridge.submit(commands.PlayLevy(Good.ORE))
    panel = table.parts.walk
    assert panel.title.text() == "Levy: ore"
    assert table.widgets.just_told() is None, "not on a slip too"
    (row,) = panel.rows
    assert [line.goods for line in row.findChildren(GoodsLine)] == [
        (0, 0, 0, 0, 3),
        (0, 0, 0, 0, 2),
    ]
    assert "3 + 0 + 2 = 5" in row.accessibleName()
    assert panel.rule() == "edicts"
    panel.reveal.walk.advance()
    assert not table.parts.reveal.is_busy
    table.close()


def test_a_long_word_for_towers_makes_no_row_wider_than_the_panel(
    table: Table, languages: Languages
) -> None:
    """Nobody could scroll to what is beyond its edge: “2 − 1 = 1 tour de guet”."""
    languages.install("xx")
    panel = panel_of(table)
    panel.resize(302, 700)
    wide = panel.area.viewport().width()
    assert wide < 290
    assert [row for row in panel.rows if row.minimumSizeHint().width() > wide] == []
