"""The visible part of the board, and its names there: whole provinces, names under the pointer."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QMargins, QPoint, QPointF
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.seats import PUBLIC
from changcheng_qt.titles.changcheng.rules.commands import BeginScoring, Refusal, SwapWalls
from changcheng_qt.titles.changcheng.rules.events import CardPlayed
from changcheng_qt.titles.changcheng.rules.geography import End, Side
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard
from changcheng_qt.titles.changcheng.rules.turn import Reservation, Turn
from changcheng_qt.titles.changcheng.table.board.view import BoardView
from changcheng_qt.titles.changcheng.table.geometry.mount import silk_bands
from changcheng_qt.titles.changcheng.table.pointer.hand import (
    Hand,
    HeldBlock,
    HeldCard,
    Pile,
    hand_prompt,
)
from changcheng_qt.titles.changcheng.table.pointer.targets import ProvinceTarget
from changcheng_qt.titles.changcheng.table.scene.piece_art import gone_card_rect
from changcheng_qt.titles.changcheng.table.scene.projection import GoneCardFigure
from changcheng_qt.titles.changcheng.table.scene.touched import Places
from changcheng_qt.titles.changcheng.words.refusals import refusal
from changcheng_qt.ui.board.hover_note import HoverNote
from changcheng_qt.ui.looks.appearance import MotionSpeed
from tests.titles.changcheng.table.board_table import seen_at
from tests.titles.changcheng.table.playing import bridge_of, completed_with, plain_looks
from tests.titles.changcheng.table.positions import built, deciding, extended, half_built, setup_for


@pytest.mark.parametrize("name", ["1", "2", "3", "4"])
@pytest.mark.parametrize("side", list(Side))
def test_three_boards_are_seen_whole_in_a_window_with_the_edges_of_a_desktop(
    qtbot: QtBot, name: str, side: Side
) -> None:
    """1272 pixels of the desktop's 1280, less the side panel."""
    state = built(setup_for(), "S0")
    if name in {face.board for face in state.wall.faces}:
        pytest.skip("it is in play from the start")
    table = seen_at(qtbot, extended(state, name, side), size=(960, 512))
    assert table.board.view.shows_all


@pytest.mark.parametrize("far", [-900.0, 1400.0])
def test_a_province_that_is_spoken_of_is_seen_from_border_to_border(
    qtbot: QtBot, far: float
) -> None:
    table = seen_at(
        qtbot, extended(extended(half_built(), "3"), "4", end=End.WEST), size=(732, 484)
    )
    board = table.board
    for province in table.bridge.view.wall.provinces:
        board.view.centre_on(QPointF(far, board.view.seen.center().y()))
        board.reveal(Places(provinces=(province,)))
        area = board.scene.layout.province_path(province).boundingRect()
        assert board.view.seen.left() <= area.left() + 1
        assert board.view.seen.right() >= area.right() - 1


def test_a_name_on_the_mount_is_its_province_to_pointer_and_click(qtbot: QtBot) -> None:
    table = seen_at(qtbot, extended(half_built()))
    board, layout = table.board, table.board.scene.layout
    assert board.scene.setting.looks.on_mount
    _, south = silk_bands(layout.scroll_rect)
    name = QPointF(layout.province_spot(4).centre.x(), south.center().y())
    at = board.view.mapFromScene(name)
    table.hover(at)
    assert board.pointing.target == ProvinceTarget(4)
    table.hand.pick(HeldCard(ActionCard.FLOOD))
    table.click(at)
    assert table.happened(CardPlayed).province == 4


def test_no_name_stands_on_a_mount_that_is_cut_off_below_a_banner(qtbot: QtBot) -> None:
    table = seen_at(qtbot, extended(half_built()))
    board = table.board
    spare = board.view.height() - board.view.mapFromScene(board.view.board.bottomLeft()).y()
    board.view.keep_clear(QMargins(0, 2 * spare + 120, 0, 0), "banners")
    board.view.settle()
    _, south = silk_bands(board.scene.layout.scroll_rect)
    is_cut = board.view.seen.bottom() < south.bottom()
    assert is_cut
    assert not board.scene.setting.looks.on_mount
    board.view.keep_clear(QMargins(), "banners")
    board.view.settle()
    assert board.scene.setting.looks.on_mount


def test_a_click_that_does_nothing_says_where_what_is_held_can_go(qtbot: QtBot) -> None:
    table = seen_at(qtbot, half_built())
    beside = QPoint(4, table.board.view.height() - 4)
    table.click(beside)
    assert not table.note
    table.hand.pick(HeldCard(ActionCard.FLOOD))
    table.hover(beside)
    assert not table.note
    table.click(beside)
    assert table.note == hand_prompt(HeldCard(ActionCard.FLOOD))
    assert table.slip.isVisible()
    table.hover(beside + QPoint(200, -30))
    assert not table.note


def test_a_dashed_place_next_to_an_emperor_card_tells_which_card_lay_there(qtbot: QtBot) -> None:
    bridge = bridge_of(completed_with(ActionCard.FLOOD, ActionCard.FLOOD, ActionCard.FLOOD), PUBLIC)
    board = BoardView(bridge, Hand(), plain_looks(MotionSpeed.NONE))
    qtbot.addWidget(board)
    board.resize(967, 567)
    board.show()
    bridge.submit(next(c for c in bridge.legal_for(0) if isinstance(c, BeginScoring)))
    (slip,) = board.findChildren(HoverNote)
    figures = board.scene.position.figures.values()
    places = [figure for figure in figures if isinstance(figure, GoneCardFigure)]
    assert len(places) > 1
    said = set()
    for place in places:
        middle = gone_card_rect(place, board.scene.setting).center()
        QTest.mouseMove(board.view.viewport(), board.view.mapFromScene(middle))
        assert slip.isVisible()
        said.add(slip.note.words)
    names = [player.name for player in bridge.players[: len(places)]]
    assert said == {f"Revealed here: Flood ({name})" for name in names}


def test_a_double_next_to_its_own_tower_shows_the_seat_with_the_reserved_square(
    qtbot: QtBot,
) -> None:
    state = replace(built(setup_for(), "S0 T0"), reservations=(Reservation(0, (2,)),))
    table = seen_at(qtbot, replace(state, turn=Turn(0, number=9)))
    table.hand.pick(HeldBlock(Pile.DOUBLE))
    for along in (0.1, 0.5, 0.9):
        table.hover(table.square(2, along))
        assert refusal(Refusal.RESERVED_FOR_SINGLE) in table.note


def test_a_double_over_the_only_empty_square_shows_that_it_needs_two(qtbot: QtBot) -> None:
    table = seen_at(qtbot, replace(built(setup_for(), "S0 .. S0"), turn=Turn(0, number=9)))
    table.hand.pick(HeldBlock(Pile.DOUBLE))
    table.hover(table.square(1))
    assert refusal(Refusal.SQUARES_APART) in table.note


def test_a_mandarin_shows_the_effect_of_the_swap_on_both_provinces(qtbot: QtBot) -> None:
    table = seen_at(qtbot, deciding(ActionCard.MANDARIN))
    wall = table.bridge.view.wall
    swap = next(c for c in table.bridge.legal if isinstance(c, SwapWalls))
    table.click(table.square(swap.here))
    table.hover(table.square(swap.there))
    names = {row.name for row in table.slip.note.rows}
    for square in (swap.here, swap.there):
        assert wall.province(wall.province_of[square]).name("en") in names
        assert wall.region(wall.region_of[square]).name("en") in names
