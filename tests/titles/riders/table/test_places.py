"""The list of places, and the keys that walk to other sectors: playing without seeing the map."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.seats import PUBLIC
from changcheng_qt.i18n.languages import Languages
from changcheng_qt.i18n.rulebook.searching import has_terms
from changcheng_qt.titles.riders.rules.commands import RaiseWall
from changcheng_qt.titles.riders.rules.pieces import Good, goods
from changcheng_qt.titles.riders.rules.places import (
    ArrowPlace,
    CornerPlace,
    HexPlace,
    HomePlace,
    RoadPlace,
    rolls_at,
    sector_of,
)
from changcheng_qt.titles.riders.rules.turn import Stage
from changcheng_qt.titles.riders.table.panels.places_sheet import (
    PlacesSheet,
    Sorting,
    sorted_places,
)
from changcheng_qt.titles.riders.words.affording import Build
from changcheng_qt.ui.seam.match_bridge import MatchBridge
from tests.planted import Fault, planted, with_and_without
from tests.titles.riders.table.corner import match_of, play_until
from tests.titles.riders.table.map_board import MEI, board_of, bridge_at, match_at, rich
from tests.titles.riders.table.positions import middle
from tests.titles.riders.table.table import Table

PLACE = "south-east corner of mountains 5, Shanxi, with hills 4 and fields 2, free, 8 of 36"


@pytest.fixture
def table(qtbot: QtBot, languages: Languages) -> Iterator[Table]:
    """The table of a game of four in English, before the first fort."""
    languages.install("en")
    made = Table(match_of())
    qtbot.addWidget(made.window)
    made.window.activateWindow()
    yield made
    made.close()


def shown(table: Table) -> list[str]:
    rows = table.parts.places.list
    return [rows.item(row).text() for row in range(rows.count())]


def every(table: Table) -> int:
    """How many places have a line of their own: all but assault grounds."""
    board = table.parts.board.scene
    return len(board.hit_map.all_places) - len(board.view.board.sectors)


def strike(key: Qt.Key) -> None:
    """Strike a key in the widget that has the focus."""
    focused = QApplication.focusWidget()
    assert focused
    QTest.keyClick(focused, key)


def key_of(table: Table, name: str) -> None:
    """Strike the key of an action."""
    next(action for action in table.widgets.actions if action.name == name).run()
    QApplication.processEvents()


def test_a_fort_is_founded_from_the_list_alone(table: Table) -> None:
    places = table.parts.places
    assert not places.isVisible()
    key_of(table, "places")
    assert places.isVisible()
    assert places.query.hasFocus()
    assert len(shown(table)) == 4
    QTest.keyClicks(places.query, "shanxi 5")
    assert shown(table) == [
        "north-east corner of mountains 5, Shanxi, with forest 9, free, 8 of 36"
    ]
    strike(Qt.Key.Key_Return)
    assert not places.isVisible()
    view = table.parts.board.view
    assert view.hasFocus()
    assert view.accessibleDescription().startswith("North-east corner of mountains 5, Shanxi")
    strike(Qt.Key.Key_Return)
    assert table.match.view(0).princes == (None, 0, None, None)


def test_the_list_is_walked_and_left(table: Table) -> None:
    places = table.parts.places
    key_of(table, "places")
    strike(Qt.Key.Key_Down)
    assert places.list.hasFocus()
    strike(Qt.Key.Key_Down)
    second = places.list.currentItem().text()
    strike(Qt.Key.Key_Return)
    target = table.parts.board.pointing.walked_to
    assert isinstance(target, CornerPlace)
    assert second == shown_name(table, target)
    key_of(table, "places")
    key_of(table, "drop")
    assert not places.isVisible()
    assert table.parts.board.view.hasFocus()
    key_of(table, "places")
    key_of(table, "places")
    assert not places.isVisible()


def shown_name(table: Table, target: CornerPlace) -> str:
    tree = table.parts.board.tree
    return str(tree.things.name_of(target))


def test_all_places_are_listed_and_searched_by_number(table: Table) -> None:
    places = table.parts.places
    key_of(table, "places")
    places.which.setCurrentIndex(1)
    assert len(shown(table)) == len(set(shown(table))) == every(table)
    assert PLACE in shown(table)
    places.query.setText("4 2")
    assert PLACE in shown(table)
    assert all(" 4" in name and " 2" in name for name in shown(table))
    places.query.setText("nowhere")
    assert not shown(table)
    assert places.note.text() == "0 places"
    strike(Qt.Key.Key_Return)
    assert places.isVisible()


def test_without_an_action_every_place_is_listed(table: Table) -> None:
    play_until(table.match, lambda view: view.to_act == 1)
    table.bridge.look_as(PUBLIC)
    key_of(table, "places")
    assert len(shown(table)) == every(table)


def test_nothing_is_left_for_the_next_person(table: Table) -> None:
    key_of(table, "places")
    assert shown(table)
    table.bridge.look_as(PUBLIC)
    assert not shown(table)
    assert not table.parts.places.isVisible()


def test_the_chosen_row_stays_where_it_is(table: Table) -> None:
    places = table.parts.places
    key_of(table, "places")
    places.list.setCurrentRow(2)
    places.sorting.setCurrentIndex(1)
    assert places.list.currentRow() == 2
    places.retranslate()
    assert places.sorting.currentIndex() == 1


def test_the_best_places_and_the_nearest_ones_are_first(qtbot: QtBot) -> None:
    board = board_of(qtbot, bridge_at(middle(), MEI))
    hits, view = board.scene.hit_map, board.scene.view
    by_yield = sorted_places(hits.all_places, Sorting.YIELD, view, hits, HomePlace())
    rolls = [rolls_at(view, place) for place in by_yield]
    assert rolls == sorted(rolls, reverse=True)
    assert rolls[0] > rolls[-1] == 0
    fort = CornerPlace(view.board.sectors[0].fort)
    nearest = sorted_places(hits.all_places, Sorting.DISTANCE, view, hits, fort)
    assert nearest[0] == fort
    assert sector_of(view.board, nearest[-1]) not in (0, 1)
    by_sector = sorted_places(hits.all_places, Sorting.SECTOR, view, hits, fort)
    assert list(by_sector) == hits.in_order(hits.all_places)


def test_rolls_that_give_something(qtbot: QtBot) -> None:
    view = board_of(qtbot, bridge_at(middle(), MEI)).scene.view
    board = view.board
    mountains, desert = board.land_of["4.mountains5"], board.land_of["3.desert"]
    assert rolls_at(view, HexPlace(mountains)) == 4
    assert rolls_at(view, HexPlace(desert)) == 0
    assert rolls_at(view, ArrowPlace(8)) == 5
    assert rolls_at(view, HomePlace()) == 0
    for road, ends in enumerate(board.ends):
        assert rolls_at(view, RoadPlace(road)) == max(
            rolls_at(view, CornerPlace(end)) for end in ends
        )


@pytest.mark.parametrize(
    ("query", "is_found"),
    [
        ("", True),
        ("5", True),
        ("8 36", True),
        ("shanxi HILLS", True),
        ("shànxi", True),
        ("3", False),
        ("36 5 free 9", False),
        ("yulin", False),
    ],
)
def test_words_and_whole_numbers_are_sought(query: str, *, is_found: bool) -> None:
    assert has_terms(PLACE, query) == is_found


def test_keys_go_a_sector_on_and_back(qtbot: QtBot) -> None:
    match = play_until(match_of(people=range(4)), lambda view: view.stage is Stage.SETTLEMENTS)
    bridge = MatchBridge(match)
    bridge.look_as(match.turn_seat)
    board = board_of(qtbot, bridge)
    pointing, geography = board.pointing, board.scene.view.board
    order = board.scene.hit_map.in_order(board.play.offers.walk)
    parts = [sector_of(geography, place) for place in order]
    assert list(dict.fromkeys(parts)) == [0, 1, 2, 3]
    firsts = [order[parts.index(part)] for part in dict.fromkeys(parts)]
    found = []
    for _ in firsts:
        assert pointing.walk_sector(1)
        found.append(pointing.walked_to)
        pointing.walk(1)
    assert found == firsts
    assert pointing.walk_sector(1)
    assert pointing.walked_to == firsts[0], "from the last to the first"
    assert pointing.walk_sector(-1)
    assert pointing.walked_to == firsts[-1]


def test_no_sector_is_walked_to_without_a_target(qtbot: QtBot) -> None:
    board = board_of(qtbot, bridge_at(middle(), MEI))
    board.pointing.light(HomePlace())
    board.play.part()
    assert not board.pointing.walk_sector(1)


def test_a_sector_is_reached_from_any_widget(table: Table) -> None:
    view = table.parts.board.view
    table.parts.tray.setFocus()
    key_of(table, "sector_on")
    assert view.hasFocus()
    first = table.parts.board.pointing.walked_to
    key_of(table, "sector_back")
    assert table.parts.board.pointing.walked_to != first


def test_the_key_of_trade_goes_into_the_sheet_and_back(qtbot: QtBot) -> None:
    table = Table(match_at(rich()))
    table.bridge.look_as(MEI)
    qtbot.addWidget(table.window)
    table.window.activateWindow()
    key_of(table, "trade")
    assert table.parts.trade.editor.giving.cards[Good.WOOD].hasFocus()
    strike(Qt.Key.Key_Space)
    assert table.parts.trade.editor.terms[0] == goods(Good.WOOD)
    key_of(table, "trade")
    assert table.parts.board.view.hasFocus()


def stay_on_all(patch: pytest.MonkeyPatch) -> None:
    """Rows listed at first stay listed."""
    patch.setattr(PlacesSheet, "show_view", lambda sheet, view: None)


@with_and_without(stay_on_all)
def test_a_list_opened_in_the_turn_of_another_has_what_can_be_done_from_the_own_turn_on(
    table: Table, fault: Fault | None
) -> None:
    play_until(table.match, lambda view: view.to_act == 1)
    table.bridge.look_as(0)
    places = table.parts.places
    key_of(table, "places")
    assert len(shown(table)) == every(table)
    with planted(fault):
        while table.match.to_act != 0:
            assert table.match.to_act is not None
            table.bridge.submit(table.match.legal(table.match.to_act)[0])
        assert places.which.currentIndex() == 0
        assert 0 < len(shown(table)) < every(table)


def test_a_list_that_was_chosen_stays_the_same(table: Table) -> None:
    places = table.parts.places
    key_of(table, "places")
    places.which.setCurrentIndex(1)
    table.bridge.submit(table.match.legal(0)[0])
    assert len(shown(table)) == every(table)
    key_of(table, "places")
    key_of(table, "places")
    assert places.which.currentIndex() == (0 if table.parts.board.play.offers.walk else 1)


def test_pointing_at_a_hint_marks_its_button_below_the_map_too(qtbot: QtBot) -> None:
    table = Table(match_at(rich()))
    qtbot.addWidget(table.window)
    table.bridge.look_as(MEI)
    tower = table.parts.tray.pieces[Build.TOWER]
    for action, is_marked in ([RaiseWall()], True), ([], False):
        table.widgets.controls.show_way(action)
        assert tower.stands_out is is_marked
