"""A board that is shrunk and grown again is where it was, even if covered meanwhile."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QMargins
from pytestqt.qtbot import QtBot

from changcheng_qt.titles.changcheng.table.board.view import BoardView
from changcheng_qt.ui.board.zoom_view import ScrolledView
from tests.effort import combined
from tests.titles.changcheng.table.board_table import Table, seat_at
from tests.titles.changcheng.table.positions import extended, half_built

SIZE = (966, 538)
COVERED = QMargins(0, 0, 386, 0)
SMALLER = ((800, 396), (700, 300), (500, 400))


def deeds(table: Table, size: tuple[int, int], covered: QMargins) -> tuple[Callable[[], None], ...]:
    """A new size of the board and a new covered part, to be done in either order."""
    return (
        lambda: table.board.resize(*size),
        lambda: table.board.view.keep_clear(covered),
    )


@combined(
    there=[(0, 1), (1, 0), (0, 1), (1, 0)], back=[(0, 1), (0, 1), (1, 0), (1, 0)], small=SMALLER
)
def test_it_is_where_it_was(
    qtbot: QtBot, there: tuple[int, ...], back: tuple[int, ...], small: tuple[int, int]
) -> None:
    table = seat_at(qtbot, extended(half_built(), "3"), size=SIZE)
    before = table.board.view.viewportTransform()
    for number in there:
        deeds(table, small, COVERED)[number]()
    for number in back:
        deeds(table, SIZE, QMargins())[number]()
    assert table.board.view.viewportTransform() == before


def test_one_that_is_measured_while_it_takes_another_size_would_be_noticed(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def shares_the_room_at_once(view: ScrolledView, dx: int, dy: int) -> None:
        super(ScrolledView, view).scrollContentsBy(dx, dy)
        board = view.parentWidget()
        if isinstance(board, BoardView) and board.isVisible():
            board.make_room()

    monkeypatch.setattr(ScrolledView, "scrollContentsBy", shares_the_room_at_once)
    with pytest.raises(AssertionError):
        test_it_is_where_it_was(qtbot, (0, 1), (0, 1), SMALLER[0])
