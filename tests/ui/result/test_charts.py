"""The charts of a finished game: chosen by tabs, spoken as they are painted."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.seats import Player
from changcheng_qt.ui.looks.appearance import Appearance, Looks, ThemeChoice
from changcheng_qt.ui.looks.theme import SIX_SEATS, mix
from changcheng_qt.ui.result.chart import line_colour
from changcheng_qt.ui.result.sheet import Outcome, Sheet, Spread, Tally, TallyRow
from changcheng_qt.ui.result.spread import SpreadChart
from changcheng_qt.ui.result.tabs import Charts
from changcheng_qt.ui.result.tally import TallyChart
from changcheng_qt.verdicts.accounts import Moment
from tests.planted import Fault, planted, with_and_without
from tests.ui.canvas import rows_of
from tests.ui.reading.inked import inking

PLAYERS = (Player("Mei"), Player("Luca"))
COLOURS = {1: SIX_SEATS["red"], 0: SIX_SEATS["blue"]}
DICE = Spread("Dice", [Outcome("2", 1, 0.5, 0, 2), Outcome("3", 4, 1.0, 0, 3)], "Line.", "Uneven.")
GOODS = Tally("Goods", [TallyRow("From hexes", (8, 4)), TallyRow("Deals", (-3, 0))])
SHEET = Sheet("", "", "", "", COLOURS, (), [Moment(0, (0, 0)), Moment(1, (1, 0))], (), (), "Points")
WHOLE = replace(SHEET, charts=(DICE, GOODS))


def charts_of(qtbot: QtBot, sheet: Sheet, theme: ThemeChoice = ThemeChoice.LIGHT) -> Charts:
    made = Charts(Appearance(Looks(theme)))
    qtbot.addWidget(made)
    made.resize(600, 220)
    made.show_sheet(sheet, PLAYERS)
    made.show()
    return made


def test_a_title_with_one_chart_has_no_tabs(qtbot: QtBot) -> None:
    charts = charts_of(qtbot, SHEET)
    assert charts.tabs == []
    assert charts.scores.isVisible()
    lines = charts.layout()
    assert lines is not None
    assert charts.scores.y() <= lines.spacing()


def test_tabs_keep_off_the_last_row_of_the_table(qtbot: QtBot) -> None:
    charts = charts_of(qtbot, WHOLE)
    assert {tab.y() for tab in charts.tabs} == {charts.appearance.px(6)}


def test_a_tab_shows_its_chart_until_another_is_chosen(qtbot: QtBot) -> None:
    charts = charts_of(qtbot, WHOLE)
    assert [tab.words for tab in charts.tabs] == ["Points", "Dice", "Goods"]
    (spread,), (tally,) = charts.findChildren(SpreadChart), charts.findChildren(TallyChart)
    shown = [charts.scores, spread, tally]
    for tab, chosen in zip(charts.tabs, shown, strict=True):
        QTest.mouseClick(tab, Qt.MouseButton.LeftButton)
        assert [widget.isVisible() for widget in shown] == [one is chosen for one in shown]
        assert [one.isChecked() for one in charts.tabs] == [one is tab for one in charts.tabs]
    charts.show_sheet(WHOLE, PLAYERS)
    assert tally.isVisible()
    charts.show_sheet(SHEET, PLAYERS)
    assert charts.tabs == []
    assert charts.scores.isVisible()


@pytest.mark.parametrize("turns", [1, 8, 90])
def test_the_axis_of_the_scores_has_a_name_that_no_number_covers(qtbot: QtBot, turns: int) -> None:
    moments = [Moment(turn, (turn, 0)) for turn in range(turns + 1)]
    charts = charts_of(qtbot, replace(SHEET, moments=moments))
    with inking() as ink:
        charts.scores.grab()
    (places,) = ink.places.values()
    assert "Turn" in [text for text, _ in places]
    assert list(ink.overlaps()) == []
    assert ink.faults == []


def test_charts_are_spoken(qtbot: QtBot) -> None:
    charts = charts_of(qtbot, WHOLE)
    assert charts.findChildren(SpreadChart)[0].accessibleName() == "2: 1. 3: 4. Uneven."
    said = charts.findChildren(TallyChart)[0].accessibleName()
    assert said.startswith("Goods. From hexes, Luca: 4. From hexes, Mei: 8. Deals, Luca: 0.")
    assert "Deals, Mei: −3." in said


@pytest.mark.parametrize("theme", ThemeChoice)
def test_a_longer_bar_has_more_ink(qtbot: QtBot, theme: ThemeChoice) -> None:
    charts = charts_of(qtbot, WHOLE, theme)
    charts.choose(1)
    look = charts.appearance
    bar = mix(look.colour("text2"), look.colour("panel"), 0.3)
    image = charts.findChildren(SpreadChart)[0].grab().toImage()
    left, right = (ink_in(image, bar, half) for half in (0, 1))
    assert right > 3 * left > 0
    charts.choose(2)
    image = charts.findChildren(TallyChart)[0].grab().toImage()
    assert ink_in(image, line_colour(SIX_SEATS["red"], look.palette), 0) > 500


def test_no_line_strikes_a_count_through(qtbot: QtBot) -> None:
    """A count above a bar that ends just below the expected height moves above the line."""
    narrowly = Spread("Dice", [Outcome("2", 9, 9.6, 0, 10)], "Line.", "Uneven.")
    charts = charts_of(qtbot, replace(SHEET, charts=(narrowly,)))
    charts.choose(1)
    look = charts.appearance
    text, bar = look.colour("text"), mix(look.colour("text2"), look.colour("panel"), 0.3)
    image = charts.findChildren(SpreadChart)[0].grab().toImage()
    rows = rows_of(image)
    line = max(range(len(rows)), key=lambda y: rows[y].count(text.rgb()))
    foot = next(y for y, row in enumerate(rows) if bar.rgb() in row)
    assert line < foot
    assert not any(text.rgb() in row for row in rows[line + 2 : foot])
    assert any(text.rgb() in row for row in rows[: line - 2])


def keep_room_for_two_digits(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(TallyChart, "digits", 24)


@with_and_without(keep_room_for_two_digits)
def test_a_long_number_keeps_its_sign(qtbot: QtBot, fault: Fault | None) -> None:
    lost = Tally("Goods", [TallyRow("Given up", (-107, -50))])
    with planted(fault):
        charts = charts_of(qtbot, replace(SHEET, charts=(lost,)))
        charts.choose(1)
        with inking() as ink:
            charts.findChildren(TallyChart)[0].grab()
        assert ink.places
        assert ink.faults == []


def ink_in(image: QImage, ink: QColor, half: int) -> int:
    """How many pixels of a half of a picture have a colour."""
    span = slice(half * image.width() // 2, (half + 1) * image.width() // 2)
    return sum(row[span].count(ink.rgb()) for row in rows_of(image))
