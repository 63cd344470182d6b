"""Which scales fit a board into a view."""

import pytest
from PySide6.QtCore import QMargins, QRectF, QSizeF

from changcheng_qt.ui.board.zoom import LARGEST, Cover, Extent, Zoom

BOARD = QRectF(0, 0, 1000, 500)


def zoom(width: float, height: float, least: float = 0.5) -> Zoom:
    return Zoom(QSizeF(width, height), BOARD, least)


def test_the_whole_board_fits_in_both_directions() -> None:
    assert zoom(500, 500).whole == 0.5
    assert zoom(2000, 500).whole == 1.0


def test_rests_whole_while_it_is_large_enough() -> None:
    large, small = zoom(500, 400), zoom(499, 400)
    assert large.rests_whole
    assert large.scale(Extent.RESTING, 9) == 0.5
    assert not small.rests_whole
    assert small.scale(Extent.RESTING, 9) == 0.8, "as high as the view"
    assert small.scale(Extent.WHOLE, 9) == 0.499
    assert large.scale(Extent.WORKING, 9) == 0.8


@pytest.mark.parametrize(("covered", "scale"), [(0, 0.5), (60, 0.44), (74, 0.426), (80, 0.8)])
def test_a_board_next_to_a_panel_stays_whole_a_little_longer(covered: int, scale: float) -> None:
    """The panel is soon closed."""
    cover = Cover()
    cover.lay(QMargins(0, 0, covered, 0), "panel")
    fitted, margins = cover.fitted(zoom(500, 400), Extent.RESTING, 1)
    assert margins.right() == covered
    assert fitted.scale(Extent.RESTING, 1) == pytest.approx(scale)


@pytest.mark.parametrize("width", [200, 499, 500, 700, 999, 1000, 1001, 2000])
@pytest.mark.parametrize("height", [100, 300, 499, 500, 800])
def test_a_closer_look_is_nearer_in_every_view(width: float, height: float) -> None:
    fitted = zoom(width, height)
    whole, near = fitted.scale(Extent.WHOLE, 1), fitted.scale(Extent.WORKING, 1)
    assert near >= 1.4 * whole


def test_where_the_working_zoom_rests_it_is_no_larger_than_needed() -> None:
    assert zoom(499, 260).scale(Extent.RESTING, 9) == 0.52


def test_the_working_zoom_is_never_too_small_to_play_at() -> None:
    assert zoom(100, 100).scale(Extent.WORKING, 1) == 0.5


@pytest.mark.parametrize(("wish", "given"), [(0.1, 0.5), (1.0, 1.0), (99.0, LARGEST)])
def test_a_free_scale_stays_within_bounds(wish: float, given: float) -> None:
    assert zoom(500, 400).scale(Extent.FREE, wish) == given


def test_knows_whether_all_of_the_width_is_seen() -> None:
    assert zoom(500, 400).shows_all(0.5)
    assert not zoom(500, 400).shows_all(0.51)


def test_a_view_without_room_does_no_harm() -> None:
    assert zoom(0, 0).whole > 0
