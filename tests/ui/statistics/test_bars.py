"""The names and values of a chart's bars are whole if the bars can keep a fifth of the width; else
the tooltip has those that are cut.
"""

from dataclasses import dataclass

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.statistics import bars
from changcheng_qt.ui.statistics.bars import Bar, BarChart
from tests.planted import Fault, planted, with_and_without
from tests.ui.reading.inked import inking

BARS = (
    Bar("05/12/2025 – 16/01/2026", ((2, 10.2),), "10,2 points perdus par partie"),
    Bar("22/01/2026 – 09/02/2026", ((2, 9.4),), "9,4 points perdus par partie"),
)


@dataclass(frozen=True)
class Shown:
    """The width of the longest name and value, the tooltips, and the texts that are cut."""

    wanted: float
    tooltips: list[str]
    cut: set[str]


def shown(qtbot: QtBot, width: int) -> Shown:
    """Show the bars at a width."""
    parent = QWidget()
    qtbot.addWidget(parent)
    chart = BarChart(Appearance(), parent)
    chart.show_bars(BARS)
    chart.resize(width, 100)
    with inking() as ink:
        chart.grab()
    wanted = max(row.width_of_name() + row.width_of_value() for row in chart.rows)
    return Shown(wanted, [row.toolTip() for row in chart.rows], ink.cut)


def always_share(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(bars, "_BAR_SHARE", 1.0)


@with_and_without(always_share)
def test_nothing_is_cut_while_the_bars_keep_a_fifth(qtbot: QtBot, fault: Fault | None) -> None:
    with planted(fault):
        wanted = shown(qtbot, 900).wanted
        assert shown(qtbot, round(wanted / 0.75) + 60).cut == set()


def test_the_tooltip_has_what_is_cut(qtbot: QtBot) -> None:
    narrow = shown(qtbot, 300)
    assert any(text.startswith("10,2") for text in narrow.cut)
    for tooltip, bar in zip(narrow.tooltips, BARS, strict=True):
        assert bar.name in tooltip
        assert bar.value in tooltip
    assert shown(qtbot, 900).tooltips == ["", ""]
