"""People play with the mouse while the host answers late: every deed is shown once, and no click
meanwhile is lost on the way or given twice.
"""

from collections.abc import Callable
from enum import Enum

import pytest
from PySide6.QtCore import QTimer

from changcheng_qt.engine.deeds import Deed, Play
from changcheng_qt.ui.seam.executor import LocalExecutor
from tests.conformance.journeys.test_by_mouse import every_sample, order
from tests.effort import effort
from tests.journeys.journey import SetOut
from tests.journeys.sample import JourneySample

LATE = 25
"""Milliseconds until the host answers."""
MOVES = effort(sample=8, nightly=200)


@every_sample
def test_play_goes_on_when_answers_are_late(
    sample: JourneySample, set_out: SetOut, monkeypatch: pytest.MonkeyPatch
) -> None:
    journey = set_out()
    plan = order(journey, sample)
    given: list[object] = []
    do = LocalExecutor.do

    def later(
        executor: LocalExecutor,
        deed: Deed,
        may_show: Callable[[], None],
        refused: Callable[[Enum], None],
    ) -> None:
        given.extend(deed.commands if isinstance(deed, Play) else ())
        QTimer.singleShot(LATE, lambda: do(executor, deed, may_show, refused))

    monkeypatch.setattr(LocalExecutor, "do", later)
    playing = sample.by_mouse(journey, plan)
    playing.play(min(MOVES, len(plan)))
    assert given == [move.command for move in plan[:MOVES]]
    assert given == [step.command for step in journey.match.steps]
