"""The places of the parts of the table, and of the window on the screens."""

import pytest
from PySide6.QtCore import QRect, QSize

from changcheng_qt.ui.window.places import (
    SMALLEST,
    Frame,
    brought_back,
    first_size,
    is_drawer,
    places,
)


def frame(width: int, height: int, **more: object) -> Frame:
    values = {"k": 1.0, "size": 1.0, "shape": 2.0, "side_wanted": True} | more
    return Frame(QSize(width, height), **values)  # type: ignore[arg-type]


def test_the_parts_fill_the_window_without_overlap() -> None:
    for width, height in ((1024, 720), (1280, 800), (1920, 1080), (2560, 1440)):
        place = places(frame(width, height))
        parts = (place.bar, place.board, place.tray, place.side)
        assert sum(part.width() * part.height() for part in parts) == width * height
        assert not any(a.intersects(b) for a in parts for b in parts if a is not b)


def test_the_tray_takes_height_that_the_board_leaves_empty_within_limits() -> None:
    full, wide = places(frame(1280, 800, shape=1.7)), places(frame(1280, 800, shape=4.0))
    assert full.tray.height() < wide.tray.height() <= round(0.27 * 800)
    assert places(frame(1280, 800, shape=0.0)).tray.height() == full.tray.height() == 164


@pytest.mark.parametrize("size", [1.15, 1.3, 1.5, 2.0])
@pytest.mark.parametrize(("width", "height"), [(1024, 720), (1280, 800), (1920, 1080)])
def test_where_everything_is_larger_the_tray_leaves_the_height_to_the_board(
    width: int, height: int, size: float
) -> None:
    for shape in (1.7, 4.0, 0.0):
        place = places(frame(width, height, size=size, shape=shape, side_wanted=False))
        assert place.tray.height() <= round(0.22 * height)
    usual = places(frame(width, height, shape=1.7, side_wanted=False))
    assert usual.board.height() - usual.tray.height() > 0


def test_a_narrow_window_has_a_drawer_over_the_board() -> None:
    narrow, wide = places(frame(999, 700)), places(frame(1000, 700))
    assert is_drawer(QSize(999, 700), 1.0)
    assert narrow.board.width() == 999
    assert narrow.side.intersects(narrow.board)
    assert not narrow.side.intersects(narrow.tray), "cards and the end of the turn stay in reach"
    assert not is_drawer(QSize(1000, 700), 1.0)
    assert not wide.side.intersects(wide.board)
    assert is_drawer(QSize(1200, 800), 1.3)


def test_a_window_of_a_screen_that_is_gone_comes_back() -> None:
    primary, second = QRect(0, 0, 1920, 1040), QRect(1920, 0, 1280, 1024)
    there = QRect(2000, 50, 1000, 700)
    assert brought_back(there, [primary, second]) == there
    back = brought_back(there, [primary])
    assert primary.contains(back)
    assert back.size() == there.size()
    assert brought_back(QRect(10, 10, 4000, 3000), [primary]).size() == primary.size()
    assert primary.intersects(brought_back(QRect(-5000, -5000, 900, 700), [primary]))


def test_a_first_window_is_seen_whole_with_its_frame() -> None:
    wanted = QSize(1280, 800)
    assert first_size(wanted, QRect(0, 0, 1920, 1080)) == wanted
    small = first_size(wanted, QRect(0, 0, 1280, 800))
    assert small.height() < 800 - 20
    assert first_size(wanted, QRect(0, 0, 640, 480)) == SMALLEST
