"""The program is killed at any point of whole games: everything reported as saved is there."""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.effort import effort

pytestmark = [
    pytest.mark.no_cover,
    pytest.mark.skipif(sys.platform == "win32", reason="there is no kill -9"),
]

ROOT = Path(__file__).parents[2]
KILLS = effort(sample=10, nightly=1000)


def killed(folder: Path, kills: int, *naive: str) -> Any:  # noqa: ANN401
    command = [sys.executable, "-m", "tests.saves.killed", str(folder), str(kills), *naive]
    run = subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True)
    return json.loads(run.stdout)


def test_no_kill_costs_anything_that_was_safe(
    tmp_path: Path, state_counts: Callable[[str], None]
) -> None:
    tally = killed(tmp_path, KILLS)
    state_counts(f"{KILLS} kills\n{tally}")
    assert tally["kills"] == KILLS
    assert (tally["lost"], tally["unreadable"]) == (0, 0)
    assert tally["most_work"] < 1000


def test_a_writer_that_speaks_too_early_is_caught(tmp_path: Path) -> None:
    assert killed(tmp_path, 15, "early")["lost"] > 0
