"""The chart of a game: every line is seen, in every theme, and the turns are numbered."""

from collections.abc import Sequence
from itertools import product

import pytest
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt.titles.changcheng.table.painting.seat_colours import SEAT_COLOURS
from changcheng_qt.ui.looks.appearance import Appearance, Looks, ThemeChoice
from changcheng_qt.ui.looks.theme import DARK, HIGH_CONTRAST, LIGHT, Palette
from changcheng_qt.ui.result import chart
from changcheng_qt.ui.result.chart import ResultChart, line_colour
from changcheng_qt.verdicts.accounts import Moment
from tests.ui.canvas import rows_of
from tests.ui.looks.colour_science import contrast, difference

EQUAL = [Moment(turn, (turn,) * 4) for turn in range(11)]
SEATS = ("red", "green", "blue", "violet")


def drawn(qtbot: QtBot, moments: Sequence[Moment], theme: ThemeChoice, height: int = 200) -> QImage:
    """The chart of a game of four."""
    window = QWidget()
    qtbot.addWidget(window)
    made = ResultChart(Appearance(Looks(theme)), window)
    made.resize(600, height)
    seats = {seat: SEAT_COLOURS[name] for seat, name in enumerate(SEATS)}
    made.show_moments(moments, seats, "Attack")
    return made.grab().toImage()


def seen(image: QImage, palette: Palette) -> set[str]:
    """Whose lines run through a picture somewhere between its ends."""
    pixels = {pixel for row in rows_of(image) for pixel in row[60:500]}
    colours = {QColor.fromRgb(pixel).name() for pixel in pixels}
    return {
        name
        for name in SEATS
        if any(difference(c, line_colour(SEAT_COLOURS[name], palette).name()) < 4 for c in colours)
    }


@pytest.mark.parametrize(
    ("theme", "palette"), [(ThemeChoice.LIGHT, LIGHT), (ThemeChoice.DARK, DARK)]
)
def test_every_line_is_seen_where_all_have_the_same_score(
    qtbot: QtBot, theme: ThemeChoice, palette: Palette, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert seen(drawn(qtbot, EQUAL, theme), palette) == set(SEATS)
    monkeypatch.setattr(chart, "_LANE", 0.0)
    assert len(seen(drawn(qtbot, EQUAL, theme), palette)) == 1


@pytest.mark.parametrize("palette", [LIGHT, DARK, HIGH_CONTRAST], ids=lambda palette: palette.name)
def test_lines_stand_out_from_the_panel_and_are_like_their_blocks(palette: Palette) -> None:
    for name in SEATS:
        seat = SEAT_COLOURS[name]
        line = line_colour(seat, palette).name()
        assert contrast(line, palette.panel) >= 3
        others = [SEAT_COLOURS[other].top for other in SEATS if other != name]
        assert difference(line, seat.top) < min(difference(line, other) for other in others)
    tops = [SEAT_COLOURS[name].top for name in SEATS]
    assert palette is HIGH_CONTRAST or any(contrast(top, palette.panel) < 3 for top in tops), (
        "the colours of blocks would not do"
    )


def numbers(qtbot: QtBot, turns: int) -> int:
    """How many numbers stand below a chart: words of ink, apart from each other, after the name of
    the axis.
    """
    moments = [Moment(turn, (0, 0, 0, 5)) for turn in range(turns + 1)]
    image = drawn(qtbot, moments, ThemeChoice.LIGHT)
    panel = image.pixelColor(0, 0)
    rows = range(image.height() - 14, image.height() - 4)
    inked = (any(image.pixelColor(x, y) != panel for y in rows) for x in range(image.width()))
    row = "".join("x" if ink else " " for ink in inked)
    return sum(bool(word.strip()) for word in row.split(" " * 6)) - 1


@pytest.mark.parametrize(("turns", "shown"), [(3, 3), (8, 8), (9, 4), (16, 8), (31, 6), (44, 4)])
def test_the_turns_are_numbered(qtbot: QtBot, turns: int, shown: int) -> None:
    assert numbers(qtbot, turns) == shown


def red_rows(image: QImage, column: int) -> list[int]:
    """Where the line of the first seat runs through a column of pixels."""
    red = line_colour(SEAT_COLOURS["red"], LIGHT).name()
    rows = range(image.height())
    return [y for y in rows if difference(image.pixelColor(column, y).name(), red) < 4]


def test_the_peak_before_the_attack_and_the_fall_in_it_are_seen(qtbot: QtBot) -> None:
    """However many turns there were, the step of the attack is as wide."""
    course = [*(Moment(turn, (0, 0, 0, 0)) for turn in range(40)), Moment(40, (36, 0, 0, 0))]
    attack = Moment(40, (18, 0, 0, 0), is_final=True)
    image = drawn(qtbot, [*course, attack], ThemeChoice.LIGHT)
    top, bottom = 10, image.height() - 24
    peak = [x for x in range(image.width() - 30) if any(y < top + 6 for y in red_rows(image, x))]
    assert len(peak) >= 36
    fall = [x for x in range(peak[-1], image.width() - 28) if len(red_rows(image, x)) > 60]
    assert fall, "the loss is a step down"
    before = drawn(qtbot, [*course, Moment(40, (18, 0, 0, 0))], ThemeChoice.LIGHT)
    numbers_below = [image.copy(0, bottom, 500, 24), before.copy(0, bottom, 500, 24)]
    assert numbers_below[0] != numbers_below[1]


def test_lines_begin_about_nothing_on_both_sides(qtbot: QtBot) -> None:
    """No seat seems to begin with a point: the lanes are about the true place."""
    flat = [Moment(turn, (0, 0, 0, 20)) for turn in range(3)]
    image = drawn(qtbot, flat, ThemeChoice.LIGHT)
    bottom = image.height() - 24
    rows = red_rows(image, 300)
    assert rows
    assert all(bottom - 6 <= y <= bottom for y in rows)


@pytest.mark.parametrize("scores", [(40, 40, 40, 40), (31, 32, 38, 41), (0, 0, 0, 40)])
def test_every_token_is_visible_at_all_scores(qtbot: QtBot, scores: tuple[int, ...]) -> None:
    """Tokens of seats with many points were pushed above the chart by those with fewer."""
    low = drawn(qtbot, [Moment(0, (0,) * 4), Moment(1, scores)], ThemeChoice.LIGHT, height=110)
    ends = low.copy(low.width() - 20, 0, 16, low.height())
    found = {ends.pixelColor(x, y).name() for x, y in product(range(16), range(ends.height()))}
    assert {
        name for name in SEATS if any(difference(c, SEAT_COLOURS[name].top) < 3 for c in found)
    } == set(SEATS)
