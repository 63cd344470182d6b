"""The frame around the benchmarks; the figures themselves are for people, not for tests."""

import os
import subprocess
import sys

import pytest

from checkout import ROOT
from tests.benchmarks import __main__ as runner
from tests.benchmarks.figure import Figure, timed
from tests.effort import by_night


def test_a_figure_is_shown_next_to_its_goal() -> None:
    assert Figure("undo", 6.0, "8 ms", baseline=2.0).ratio == 3.0
    assert "3.00x  goal 8 ms" in runner.line(Figure("undo", 6.0, "8 ms", baseline=2.0))
    assert "x" not in runner.line(Figure("undo", 6.0, "8 ms"))


def test_the_spread_of_runs_is_in_order() -> None:
    runs: list[int] = []
    timing = timed(lambda: runs.append(sum(range(1000))), times=20, warm_up=2)
    assert len(runs) == 22
    assert 0 < timing.median <= timing.p95 <= timing.worst


def test_a_benchmark_that_is_none_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert runner.main(["nonesuch"]) == 2
    assert "No benchmark named nonesuch" in capsys.readouterr().out


_AT_EVERY_TABLE = """
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.benchmarks import bench_cpu, bench_memory, table

for shown in (table.four_boards(), table.china_for_four(), table.riders_for_six()):
    assert shown.window.isVisible()
    assert shown.match.to_act is not None
    assert shown.board.view.rect().contains(shown.its_place), "nothing to click on"
    bench_cpu._there_and_back(shown)
with TemporaryDirectory() as folder:
    program = bench_memory._program(shown.application, Path(folder))
    bench_memory._play(bench_memory._recorded(), shown.application, program, steps=1)
    assert program.window.isVisible()
    program.window.close()
"""


@by_night
def test_benchmarks_find_their_tables() -> None:
    """They reach into the gallery by names that only exist at run time."""
    words = [sys.executable, "-c", _AT_EVERY_TABLE]
    subprocess.run(words, check=True, cwd=ROOT, env=os.environ | {"PYTHONPATH": str(ROOT)})
