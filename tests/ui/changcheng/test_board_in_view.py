"""What of the board is in view, and its names there: whole provinces, names under the pointer."""

import pytest
from PySide6.QtCore import QPoint, QPointF
from pytestqt.qtbot import QtBot

from changcheng_qt.games.changcheng.events import CardPlayed
from changcheng_qt.games.changcheng.geography import End, Side
from changcheng_qt.games.changcheng.pieces import ActionCard
from changcheng_qt.ui.changcheng.board.flashes import Places
from changcheng_qt.ui.changcheng.geometry.mount import silk_bands
from changcheng_qt.ui.changcheng.pointer.hand import HeldCard
from changcheng_qt.ui.changcheng.pointer.hand_words import hand_prompt
from changcheng_qt.ui.changcheng.pointer.targets import ProvinceTarget
from tests.ui.changcheng.board_table import seat_at
from tests.ui.changcheng.positions import built, extended, half_built, setup_for


@pytest.mark.parametrize("name", ["1", "2", "3", "4"])
@pytest.mark.parametrize("side", list(Side))
def test_three_boards_are_seen_whole_in_a_window_with_the_edges_of_a_desktop(
    qtbot: QtBot, name: str, side: Side
) -> None:
    """1272 pixels of the desktop's 1280, less the side panel."""
    state = built(setup_for(), "S0")
    if name in {face.board for face in state.wall.faces}:
        pytest.skip("it is in play from the start")
    table = seat_at(qtbot, extended(state, name, side), size=(960, 512))
    assert table.board.view.shows_all


@pytest.mark.parametrize("far", [-900.0, 1400.0])
def test_a_province_that_is_spoken_of_is_seen_from_border_to_border(
    qtbot: QtBot, far: float
) -> None:
    table = seat_at(
        qtbot, extended(extended(half_built(), "3"), "4", end=End.WEST), size=(732, 484)
    )
    board = table.board
    for province in table.bridge.view.wall.provinces:
        board.view.centre_on(far)
        board.reveal(Places(provinces=(province,)))
        area = board.scene.layout.province_path(province).boundingRect()
        assert board.view.seen.left() <= area.left() + 1
        assert board.view.seen.right() >= area.right() - 1


def test_a_name_on_the_mount_is_its_province_to_pointer_and_click(qtbot: QtBot) -> None:
    table = seat_at(qtbot, extended(half_built()))
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


def test_a_click_that_does_nothing_says_where_what_is_held_can_go(qtbot: QtBot) -> None:
    table = seat_at(qtbot, half_built())
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
