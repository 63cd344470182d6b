"""The size of the cards of a hand, and the parts that shrink where there is little room."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF, QSize
from pytestqt.qtbot import QtBot

from changcheng_qt.titles.changcheng.rules.pieces import ActionCard
from changcheng_qt.titles.changcheng.table.tray.card_face import CARD
from changcheng_qt.ui.tray.card_places import CardSizes, card_places, width_for
from tests.titles.changcheng.table.test_tray import laid_out

CARDS = len(ActionCard)
SIZES = CardSizes(CARD, wanted=84, most=130, gap=10, lift=6)
HIGH = 160
"""A row that is high enough for cards of the size that is wanted, and for larger ones."""


def cards_in(width: int, height: int = HIGH) -> list[QRectF]:
    """The places of the cards themselves in a row of a size."""
    places = card_places(QSize(width, height), CARDS, SIZES)
    return [CARD.card_rect(QRectF(place.adjusted(0, SIZES.lift, 0, 0))) for place in places]


def gap_in(width: int) -> float:
    """The gap between the first two cards of a row."""
    first, second, *_ = cards_in(width)
    return second.left() - first.right()


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize(
    ("window", "trays"),
    [
        ((1280, 800), [(966, 164), (966, 187), (966, 216)]),
        ((1440, 900), [(1087, 185), (1087, 243)]),
        ((1920, 1080), [(1500, 221), (1500, 292)]),
        ((2560, 1440), [(2140, 226), (2140, 389)]),
    ],
)
def test_in_an_ordinary_window_cards_are_84_to_130_pixels_wide(
    qtbot: QtBot, window: tuple[int, int], trays: list[tuple[int, int]], seats: int
) -> None:
    for width, height in trays:
        corner = laid_out(qtbot, width, height, seats=seats, window=window)
        for button in corner.tray.cards.buttons.values():
            assert 83.9 <= button.card_rect.width() < 131


def test_parts_shrink_in_order_where_the_row_becomes_narrow() -> None:
    wanted = width_for(CARDS, HIGH, SIZES)
    assert gap_in(wanted + 100) > gap_in(wanted) > 3, "the cards come closer"
    assert {card.width() for card in cards_in(wanted)} == {84.0}
    assert -1 < gap_in(wanted - 20) < 1, "their edges touch"
    assert {card.width() for card in cards_in(wanted - 20)} == {84.0}
    assert cards_in(wanted - 60)[0].width() < 84, "they become smaller"


def test_a_low_row_wants_no_more_width_than_its_cards_can_use() -> None:
    assert width_for(CARDS, 90, SIZES) < width_for(CARDS, HIGH, SIZES)
    assert cards_in(2000, 90)[0].height() <= 90 - SIZES.lift


@given(width=st.integers(200, 2200), height=st.integers(60, 400))
def test_no_card_is_covered_by_its_neighbour_nor_cut_off(width: int, height: int) -> None:
    places = card_places(QSize(width, height), CARDS, SIZES)
    assert len({place.size().toTuple() for place in places}) == 1
    assert all(place.left() >= 0 and place.right() < width for place in places)
    assert all(place.top() >= 0 and place.bottom() < height for place in places)
    cards = cards_in(width, height)
    for first, second in pairwise(cards):
        covered = first.intersected(second)
        assert min(covered.width(), covered.height()) < 1, "less than a pixel of the paper's edge"
