"""A kept game in the list: a narrow row names the players once, in a heading of two lines."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt.ui.library.card import GameCard, GameStatus, SeatLine
from changcheng_qt.ui.library.row import GameRow
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.looks.glyphs import Token
from changcheng_qt.ui.panels.words import ElidedWords, Words, in_lines, is_cut
from tests.toy.table import ToyTitle

NAMES = ("Alexandra", "Barbara", "Chris", "Doris")


@pytest.fixture
def around(qtbot: QtBot) -> Iterator[QWidget]:
    """The parent of a row, which may be wider."""
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.resize(600, 200)
    yield widget
    widget.close()


def row_in(around: QWidget, width: int, count: int = 4) -> GameRow:
    seats = tuple(SeatLine(name, "red", 9) for name in NAMES[:count])
    card = GameCard("key", GameStatus.RUNNING, 0, seats=seats, shown_by=ToyTitle())
    row = GameRow(card, Appearance(), around)
    row.resize(width, row.height())
    around.show()
    return row


@pytest.mark.parametrize(("width", "is_narrow"), [(560, False), (240, True)])
def test_a_narrow_row_has_its_names_in_the_heading(
    around: QWidget, width: int, is_narrow: bool
) -> None:
    row = row_in(around, width)
    words = {one.text(): one for one in row.findChildren(ElidedWords)}
    assert [words[name].isVisible() for name in NAMES] == [not is_narrow] * 4
    heading = words[row.card.heading]
    lines = in_lines(heading.text(), heading.font(), heading.width(), 2 if is_narrow else 1)
    assert not is_cut(heading.text(), lines)
    assert heading.height() >= len(lines) * heading.fontMetrics().height()


def test_a_row_that_grows_has_its_names_again(around: QWidget) -> None:
    row = row_in(around, 240, 2)
    row.resize(560, row.height())
    words = {one.text(): one for one in row.findChildren(ElidedWords)}
    assert all(words[name].isVisible() for name in NAMES[:2])


def test_scores_in_one_line_are_equally_far_apart(around: QWidget) -> None:
    tokens = row_in(around, 240).findChildren(Token)
    scores = [one for one in around.findChildren(Words) if one.text() == "9"]
    gaps = {
        token.x() - score.geometry().right()
        for token, score in zip(tokens[1:], scores[:-1], strict=True)
    }
    assert len(gaps) == 1, "within a pixel of rounding"


def test_a_heading_has_no_empty_line(around: QWidget) -> None:
    heights = []
    for count in (2, 4):
        row = row_in(around, 240, count)
        words = row.findChildren(ElidedWords)
        heading = next(one for one in words if one.text() == row.card.heading)
        heights.append(heading.sizeHint().height())
    assert heights[0] < heights[1], "the names of two players need one line"


@pytest.mark.parametrize("count", [2, 4])
def test_no_line_is_left_empty_at_the_foot_of_a_narrow_row(around: QWidget, count: int) -> None:
    row = row_in(around, 240, count)
    words = {one.text(): one for one in row.findChildren(ElidedWords)}
    above = words[row.card.heading].y()
    below = row.height() - words[row.card.state_text].geometry().bottom() - 1
    assert abs(above - below) <= 1


def test_the_scores_reach_to_the_end_of_the_row_below_the_button(around: QWidget) -> None:
    """They ended before it, and names were cut beside free room."""
    row = row_in(around, 560)
    QApplication.processEvents()
    scores = [one for one in row.findChildren(Words) if one.text() == "9"]
    button = row.last_in_focus.geometry()
    assert max(one.geometry().right() for one in scores) == button.right()
    assert min(one.y() for one in scores) > button.center().y()
