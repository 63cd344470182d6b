"""The slip next to a square hides none of the values that it speaks of where there is room."""

import pytest
from PySide6.QtCore import QRect, QRectF
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt.titles.changcheng.table.geometry.face_layout import COUNTER_RADIUS
from changcheng_qt.titles.changcheng.table.pointer.hand import HeldBlock, Pile
from changcheng_qt.titles.changcheng.table.table_parts import calm_rooms
from changcheng_qt.ui.board.zoom import Extent
from changcheng_qt.ui.looks.strokes import centred
from screens.windows import load_fonts
from tests.effort import combined
from tests.titles.changcheng.table.board_table import Table, seat_at
from tests.titles.changcheng.table.positions import half_built
from tests.titles.changcheng.table.test_place_marks import SMALL, boards

LOW = (1366, 460)
PAPER = 8
MOST_HIDDEN = 30
"""Pixels of the edge of a counter that may be hidden at one of its corners."""


def seen(table: Table, rect: QRectF) -> QRect:
    view = table.board.view
    room = view.mapFromScene(rect).boundingRect()
    return QRect(view.mapToParent(room.topLeft()), room.size())


def values_of(table: Table, square: int) -> list[QRect]:
    """The places of the counters of a square's own province and region."""
    wall, setting = table.bridge.view.wall, table.board.scene.setting
    rows = (
        setting.province_row(wall.province_of[square], "Name"),
        setting.region_row(wall.region_of[square], "Name"),
    )
    side = 2 * COUNTER_RADIUS
    return [seen(table, centred(row.counter, side, side)) for row in rows]


def hidden(table: Table, square: int) -> int:
    paper = table.slip.geometry().adjusted(PAPER, PAPER, -PAPER, -PAPER)
    rects = (paper.intersected(rect) for rect in values_of(table, square))
    return sum(max(0, rect.width()) * max(0, rect.height()) for rect in rects)


@combined(count=[2, 3, 4], size=[(1500, 802), (967, 567), SMALL])
def test_it_hides_no_counter_of_the_places_it_speaks_of(
    qtbot: QtBot, count: int, size: tuple[int, int]
) -> None:
    load_fonts()
    table = seat_at(qtbot, boards(count), size=size)
    table.board.view.hold_to(Extent.WHOLE)
    table.hand.pick(HeldBlock(Pile.SINGLE))
    for square in table.bridge.view.wall.squares:
        table.hover(table.square(square))
        assert table.slip.isVisible()
        assert table.board.rect().contains(table.slip.geometry())
        assert hidden(table, square) <= MOST_HIDDEN, square


def test_a_slip_that_knows_of_no_counters_would_be_noticed(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("changcheng_qt.ui.board.note_place._OWN", 0)
    monkeypatch.setattr("changcheng_qt.ui.board.note_place._OTHER", 0)
    with pytest.raises(AssertionError):
        test_it_hides_no_counter_of_the_places_it_speaks_of(qtbot, 2, (967, 567))


def test_the_slip_of_an_empty_square_avoids_widgets_over_the_board(
    qtbot: QtBot,
) -> None:
    """As the slip of the last round does, which the shell lays there."""
    window = QWidget()
    table = seat_at(qtbot, half_built(), window=window)
    above = QWidget(window)
    empty = [s for s in table.bridge.view.wall.squares if table.bridge.view.blocks[s] is None]
    table.click(table.square(empty[0]))
    before = table.slip.geometry()
    above.setGeometry(before)
    above.show()
    for square in (empty[-1], empty[0]):
        table.click(table.square(square))
        assert table.slip.isVisible()
        paper = table.slip.geometry().adjusted(PAPER, PAPER, -PAPER, -PAPER)
        assert not paper.intersects(before)
    above.lower()
    for square in (empty[-1], empty[0]):
        table.click(table.square(square))
    assert table.slip.geometry() == before, "what lies below the board is in nobody's way"


@pytest.mark.parametrize("count", [2, 3, 4])
def test_the_shell_receives_the_end_of_cards_and_names(qtbot: QtBot, count: int) -> None:
    load_fonts()
    table = seat_at(qtbot, boards(count), size=SMALL if count > 2 else LOW)
    setting, end = table.board.scene.setting, calm_rooms(table.board)[0].top()
    for province in table.bridge.view.wall.provinces:
        slip = setting.province_row(province, "Name").slip
        (card,) = setting.layout.card_row(province, 1)
        assert seen(table, slip).bottom() <= end
        assert seen(table, card).bottom() <= end
    whole = seen(table, setting.layout.scene_rect)
    assert end < whole.bottom()
    assert not any(whole.intersects(room) for room in calm_rooms(table.board)[2:])
