"""The place of the coach's card."""

from random import Random

import pytest
from PySide6.QtCore import QMargins, QPoint, QRect, QSize

from changcheng_qt.ui.lessons.place import Column, at_foot, beside, stays

ROOM = QRect(0, 46, 1280, 754)
CARD = QSize(330, 160)


def test_it_is_next_to_its_subject() -> None:
    spot = QRect(600, 300, 60, 60)
    place = beside(CARD, ROOM, [spot], [], 10)
    assert ROOM.contains(place)
    assert not place.intersects(spot)
    assert (place.center() - spot.center()).manhattanLength() < 300


@pytest.mark.parametrize("corner", [QPoint(0, 46), QPoint(1220, 46), QPoint(0, 740)])
def test_it_stays_in_the_room_next_to_a_corner(corner: QPoint) -> None:
    spot = QRect(corner, QSize(60, 60))
    place = beside(CARD, ROOM, [spot], [], 10)
    assert ROOM.contains(place)
    assert not place.intersects(spot)


def test_it_avoids_the_areas_to_keep_free() -> None:
    spot, tray = QRect(20, 640, 80, 150), QRect(0, 614, 960, 186)
    place = beside(CARD, ROOM, [spot], [tray], 10)
    apart = beside(CARD, ROOM, [spot], [], 10)
    assert _covered(place, tray) < _covered(apart, tray) / 2


def test_it_never_covers_one_of_several_spots_where_there_is_room() -> None:
    rng = Random(7)
    for _ in range(500):
        spots = [
            QRect(rng.randrange(0, 1200), rng.randrange(46, 700), 80, 80)
            for _ in range(rng.randrange(1, 4))
        ]
        place = beside(CARD, ROOM, spots, [QRect(0, 240, 960, 120)], 10)
        assert ROOM.contains(place)
        assert not any(place.intersects(spot) for spot in spots), spots


@pytest.mark.parametrize("size", [CARD, CARD * 2])
def test_without_a_spot_it_is_in_a_corner_and_leaves_the_middle(size: QSize) -> None:
    tray = QRect(0, 614, 1280, 186)
    for kept in ([], [tray]):
        place = beside(size, ROOM, [], kept, 10)
        assert ROOM.contains(place)
        assert not any(place.intersects(one) for one in kept)
        assert place.right() + 10 == ROOM.right()


def test_at_home_only_its_shadow_reaches_over_the_edge() -> None:
    home = at_foot(CARD, ROOM, 10)
    assert home.size() == CARD
    assert (home.right(), home.bottom()) == (ROOM.right() + 5, ROOM.bottom() + 5)


def test_a_longer_text_makes_it_grow_upwards() -> None:
    assert at_foot(CARD, ROOM, 10).bottom() == at_foot(CARD * 1.5, ROOM, 10).bottom()


def test_it_stays_where_it_covers_nothing() -> None:
    home = at_foot(CARD, ROOM, 10)
    beside_it = QRect(100, 500, 300, 100)
    assert stays(home, ROOM, [beside_it])
    assert not stays(home, ROOM, [beside_it, home.adjusted(0, 100, 0, 100)])
    assert not stays(QRect(QPoint(700, 0), CARD), ROOM, [])


BOARD = QRect(0, 73, 1024, 489)
WIDTHS = (290, 350, 400)


def test_a_column_is_as_narrow_as_the_words_permit() -> None:
    column, foot = Column(BOARD, 1.5), BOARD.bottom() + 1
    narrow = column.card(WIDTHS, lambda width: 100_000 // width, [])
    assert narrow == QRect(0, foot - 344, 290, 344)
    wider = column.card(WIDTHS, lambda width: 160_000 // width, [])
    assert wider == QRect(0, foot - 457, 350, 457)
    assert column.card(WIDTHS, lambda width: 300_000 // width, []) is None


def test_a_column_ends_where_another_panel_begins() -> None:
    column, panel = Column(BOARD, 1.5), QRect(10, 301, 600, 200)
    assert column.card(WIDTHS, lambda width: 200, [panel]) == QRect(0, 101, 290, 200)
    assert column.card(WIDTHS, lambda width: 240, [panel]) is None
    apart = panel.translated(500, 0)
    assert column.card(WIDTHS, lambda width: 240, [apart]) == QRect(0, 322, 290, 240)


def test_there_is_no_column_next_to_a_board_that_needs_the_width() -> None:
    assert Column(BOARD, 1.8).card(WIDTHS, lambda width: 300, [])
    assert Column(BOARD, 3.6).card(WIDTHS, lambda width: 300, []) is None
    assert Column(BOARD, 0).card((400,), lambda width: 300, []) is None, "it is panned"
    assert Column(BOARD, 0).card((250,), lambda width: 300, [])


def _covered(place: QRect, other: QRect) -> int:
    shared = place.intersected(other)
    return max(0, shared.width()) * max(0, shared.height())


def test_a_wide_board_keeps_its_size_next_to_a_wide_card() -> None:
    board = QRect(0, 92, 1280, 530)
    assert Column(board, 1.45).covered(None, 640) == QMargins(0, 0, 640, 0)
    assert Column(board, 2.5).covered(None, 640) == QMargins()
