"""The remaining time of an analysis, as its page tells it."""

from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from PySide6.QtWidgets import QApplication, QWidget

from changcheng_qt.ui.analysis.progress import AnalysisProgress
from changcheng_qt.ui.looks.appearance import Appearance, Looks
from screens.costs import StagedAnalyst
from tests.titles.changcheng.sample.secrets import SAMPLE


@dataclass
class Still:
    """An analysis that stands still, and the page that shows its progress."""

    analyst: StagedAnalyst
    page: QWidget


@pytest.fixture
def still(qapp: QApplication) -> Iterator[Still]:
    page = QWidget()
    yield Still(StagedAnalyst(SAMPLE.played(5), 0, page), page)
    page.deleteLater()


def test_the_remaining_time_is_shown_within_seconds(still: Still) -> None:
    """It was shown after a minute, since the first positions take longest."""
    now = [100.0]
    progress = begun(still, now)
    come_to(still, now, 2, 109.0)
    assert "left" not in progress.state.text(), "two positions are luck"
    come_to(still, now, 4, 110.0)
    assert "left" in progress.state.text()
    come_to(still, now, still.analyst.positions - 20, 400.0)
    assert progress.state.text().endswith(" second(s) left")
    still.analyst.pause()
    assert "left" not in progress.state.text()


@pytest.mark.parametrize("per_position", [0.2, 3.0])
@pytest.mark.parametrize("processes", [2, 4])
def test_dear_first_positions_do_not_make_the_estimate_too_long(
    still: Still, per_position: float, processes: int
) -> None:
    """One process works from the start and others from the end; the first positions take three
    times as long as the last. It said 10 minutes where 80 seconds were left.
    """
    now, positions = [100.0], still.analyst.positions

    def seconds_for(some: range) -> float:
        return per_position * sum(3 - 2 * one / positions for one in some)

    progress = begun(still, now)
    dear = range(positions // (4 * processes))
    taken = seconds_for(dear)
    of_others = (range(first, positions) for first in range(positions))
    cheap = next(one for one in of_others if seconds_for(one) <= (processes - 1) * taken)
    still.analyst.ahead = len(cheap)
    come_to(still, now, len(dear), 100.0 + taken)
    seconds = seconds_for(range(len(dear), cheap.start)) / processes
    told = progress.state.text()
    assert told.startswith(f"Position {len(dear) + len(cheap)} of {positions} – about ")
    number, unit = told.split(" – about ")[1].split()[:2]
    found = int(number) * (60 if unit.startswith("minute") else 1)
    assert found == pytest.approx(seconds, rel=0.2, abs=5)


def test_positions_of_an_earlier_session_do_not_count_as_quick_ones(still: Still) -> None:
    now, analyst = [100.0], still.analyst
    analyst.has_begun = False
    progress = begun(still, now)
    analyst.has_begun = True
    come_to(still, now, 50, 101.0)
    assert "left" not in progress.state.text()
    come_to(still, now, 60, 701.0)
    assert " minute(s) left" in progress.state.text()
    told = int(progress.state.text().split(" – about ")[1].split()[0])
    assert told == pytest.approx(analyst.positions - 60, rel=0.5)


def begun(still: Still, now: list[float]) -> AnalysisProgress:
    """The progress of an analysis that begins at its first position; `now` is its clock."""
    still.analyst.go_on()
    still.analyst.done = 0
    return AnalysisProgress(still.analyst, Appearance(Looks()), still.page, lambda: now[0])


def come_to(still: Still, now: list[float], done: int, time: float) -> None:
    still.analyst.done, now[0] = done, time
    still.analyst.changed.emit()
