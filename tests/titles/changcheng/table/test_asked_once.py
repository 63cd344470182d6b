"""The questions that a step does not ask: those answered before, and those about other seats."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt.titles.changcheng.rules import legality
from changcheng_qt.titles.changcheng.rules.commands import EndTurn, PlaceSingle
from changcheng_qt.titles.changcheng.rules.events import SinglePlaced
from changcheng_qt.titles.changcheng.rules.game import CHANG_CHENG
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard
from changcheng_qt.titles.changcheng.table.board import notes
from changcheng_qt.titles.changcheng.table.board.fitting import Fitting
from changcheng_qt.titles.changcheng.table.panels.inspector import Inspector
from changcheng_qt.titles.changcheng.table.panels.player_rows import STOCK, PlayerRow
from changcheng_qt.titles.changcheng.table.pointer.hand import Held, HeldBlock, HeldCard, Pile
from changcheng_qt.titles.changcheng.table.pointer.targets import Offers, SquareTarget, holdable
from changcheng_qt.titles.changcheng.table.scene import figure_art
from changcheng_qt.titles.changcheng.table.tray.tray import Tray
from changcheng_qt.ui.board.overview import OverviewStrip
from changcheng_qt.ui.panels import stock_line
from changcheng_qt.ui.panels.player_rows import PlayerRows
from changcheng_qt.ui.panels.stock_line import StockLine
from tests.planted import plant
from tests.titles.changcheng.table.board_table import Table, seen_at
from tests.titles.changcheng.table.playing import bridge_of, match_of, plain_looks, worked_setup
from tests.titles.changcheng.table.positions import extended, half_built

Watch = Callable[[object, str], list[str]]


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    """Have the calls of a function noted, which goes on as it did."""

    def note(owner: object, name: str) -> list[str]:
        called = list[str]()
        function = getattr(owner, name)

        def noted(*given: object, **named: object) -> object:
            called.append(name)
            return function(*given, **named)

        plant(monkeypatch, owner, name, noted)
        return called

    return note


def place_a_wall(table: Table) -> None:
    """Place one, and go back and forth so that both positions are known."""
    place = next(one for one in table.bridge.legal if isinstance(one, PlaceSingle))
    assert table.bridge.submit(place)
    assert table.bridge.undo()


def test_going_back_and_forth_finds_nothing_again(qtbot: QtBot, watch: Watch) -> None:
    asked = [watch(CHANG_CHENG, name) for name in ("legal_seen", "view", "why_not")]
    table = seen_at(qtbot, half_built())
    tray = Tray(table.bridge, table.hand, table.appearance, table.board)
    place_a_wall(table)
    for calls in asked:
        calls.clear()
    asked += [watch(table.board.scene, "_project"), watch(figure_art, "_made_art")]
    assert table.bridge.redo()
    assert table.bridge.undo()
    assert not any(asked)
    assert not tray.piles[Pile.DOUBLE].isHidden(), "the tray has asked as well"
    assert table.bridge.submit(EndTurn()) or table.bridge.submit(table.bridge.legal[0])
    assert all(asked[:-1]), "the control: another position is another one"


def test_another_language_has_new_figures(qtbot: QtBot, watch: Watch) -> None:
    """The control of the test above: their names are words."""
    table = seen_at(qtbot, half_built())
    projected = watch(table.board.scene, "_project")
    table.board.refresh()
    assert not projected
    QApplication.sendEvent(table.board, QEvent(QEvent.Type.LanguageChange))
    assert projected


@pytest.mark.parametrize("own", [True, False])
def test_things_can_be_held_if_they_can_be_placed_somewhere(own: bool) -> None:
    state = half_built()
    legal = legality.legal(state) if own else ()
    every: list[Held] = [*map(HeldBlock, Pile), *map(HeldCard, ActionCard)]
    assert {held for held in every if Offers.of(legal, held).is_anywhere} == holdable(legal)
    assert bool(holdable(legal)) is own


@pytest.mark.parametrize("is_seen", [True, False])
def test_a_strip_out_of_sight_does_not_follow_the_scene(
    qtbot: QtBot, watch: Watch, is_seen: bool
) -> None:
    renewed = watch(OverviewStrip, "renew")
    table = seen_at(qtbot, extended(half_built()), size=(728, 455) if is_seen else (1600, 800))
    assert table.board.overview.isVisible() is is_seen
    renewed.clear()
    place_a_wall(table)
    assert bool(renewed) is is_seen


def test_the_board_is_fitted_again_where_ends_of_the_wall_come_or_go(
    qtbot: QtBot, watch: Watch
) -> None:
    fitted = watch(Fitting, "fit")
    table = seen_at(qtbot, half_built())
    fitted.clear()
    place_a_wall(table)
    assert not fitted
    ended = replace(table.board.play.offers, targets={})
    assert not ended.has_ends
    table.board.play.ends_offered.emit()
    assert fitted


def test_a_place_is_searched_for_revealed_cards_once_a_position(qtbot: QtBot, watch: Watch) -> None:
    """Its words are cached by the identity of the players too: these are the same object for as
    long as no player changes, or the place would be searched three times.
    """
    table = seen_at(qtbot, half_built())
    place = next(one for one in table.bridge.legal if isinstance(one, PlaceSingle))
    searched = watch(notes, "gone_card_note")
    table.hand.pick(HeldBlock(Pile.SINGLE))
    table.click(table.square(place.square))
    assert table.happened(SinglePlaced)
    assert len(searched) == 1


def test_rows_say_and_share_out_scores_only_where_these_have_changed(
    qtbot: QtBot, watch: Watch
) -> None:
    bridge = bridge_of(match_of(worked_setup(3)), 0)
    rows = PlayerRows(bridge, plain_looks(), PlayerRow)
    qtbot.addWidget(rows)
    shared, explained = watch(rows, "_share_width"), watch(PlayerRow, "_explain")
    shown = list[object]()
    rows.shown.connect(lambda view, _at_once: shown.append(view))
    place = next(one for one in bridge.legal if isinstance(one, PlaceSingle))
    assert bridge.submit(place)
    assert rows.rows[0].stock.counts[0] == bridge.view.supplies[0].singles
    assert (shared, explained, shown) == ([], [], [])
    rows.retranslate()
    assert shared
    assert explained
    assert shown


def test_a_changed_area_is_spoken_of_again(qtbot: QtBot, watch: Watch) -> None:
    bridge = bridge_of(match_of(worked_setup(3)), 0)
    panel = Inspector(bridge, plain_looks())
    qtbot.addWidget(panel)
    said = watch(panel, "_say_notes")
    near, far = (bridge.view.wall.west_to_east[end] for end in (0, -1))
    panel.look_at(SquareTarget(near))
    said.clear()
    assert bridge.submit(PlaceSingle(far))
    assert bridge.undo()
    assert not said
    assert bridge.submit(PlaceSingle(near))
    assert said


def test_the_icons_of_a_stock_are_painted_once_for_each_look(qtbot: QtBot, watch: Watch) -> None:
    appearance = plain_looks()
    window = QWidget()
    qtbot.addWidget(window)
    line = StockLine(appearance, STOCK, window)
    painted = watch(stock_line, "paint_icon")
    for counts in ((5, 2, 1, 4), (4, 2, 1, 4), (5, 2, 1, 4)):
        line.show_counts(counts)
        line.grab()
    assert len(painted) == 4
    line.show_counts((5, 2, 0, 4))
    line.grab()
    assert len(painted) == 8, "what is gone is pale"
