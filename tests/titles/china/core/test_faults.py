"""A fault planted in any rule of the flat core of China is found by holding it against the rules.

Each fault changes a few words of one function. The verdict of the rules on a corpus of games and
made positions is worked out once; the core with the fault must contradict it somewhere. Native code
cannot be changed in this way.
"""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from importlib import import_module
from random import Random
from typing import Final

import pytest

from changcheng_qt.bots import is_compiled
from changcheng_qt.titles.china.rules.commands import Command
from changcheng_qt.titles.china.rules.game import CHINA
from changcheng_qt.titles.china.rules.setup import Roads
from changcheng_qt.titles.china.rules.state import State
from tests.effort import NIGHTLY, effort
from tests.titles.china.core import agreement
from tests.titles.china.core.agreement import BOTH
from tests.titles.china.core.corners import corners, ends
from tests.titles.china.core.faults import FAULTS
from tests.titles.china.rules.play import Chooser, random_chooser, random_setup
from tests.titles.china.rules.styles import greedy, sharing, together
from tests.titles.side_by_side import Course, plant

pytestmark = pytest.mark.no_cover

CORE: Final = "changcheng_qt.titles.china.core"
MODULES: Final = {
    name: import_module(f"{CORE}.{name}") for name in (*FAULTS, "game", "gains", "worth")
}
EVERY: Final = [(name, row) for name, rows in FAULTS.items() for row in rows.strip().splitlines()]
ROWS: Final = EVERY[:: effort(sample=36, nightly=1)]
"""The faults that are planted: by day every thirty-sixth."""


def beginning_with(number: int, rng: Random) -> Chooser:
    """Return a way to choose that begins with the command of a number, and goes on by chance."""
    begun: list[bool] = []

    def choose(state: State, legal: Sequence[Command]) -> Command:
        begun.append(True)
        return legal[number] if len(begun) == 1 else rng.choice(legal)

    return choose


@cache
def corpus() -> list[Course[State]]:
    """Short courses from each corner, and games of all styles."""
    rng = Random(2)
    found = [
        BOTH.course(state, beginning_with(number, rng), effort(sample=2, nightly=4))
        for state in (*corners(), *ends(rng))
        for number in range(len(CHINA.legal(state)))
    ]
    for number in range(effort(sample=2, nightly=8)):
        setup = random_setup(rng, (3, 4, 5)[number % 3])
        setup = replace(setup, options=replace(setup.options, roads=list(Roads)[number % 2]))
        style = (random_chooser, greedy, together, sharing)[number % 4]
        found.append(BOTH.course(CHINA.new(setup), style(rng)))
    return found


@pytest.mark.skipif(is_compiled() and not NIGHTLY, reason="by night: plain code agrees by day")
def test_the_core_agrees_with_the_corpus() -> None:
    assert not any(map(BOTH.is_contradicted, corpus()))


@pytest.mark.skipif(is_compiled(), reason="native code takes no planted faults")
@pytest.mark.parametrize(("module", "row"), ROWS, ids=[row.rsplit(": ", 1)[0] for _, row in ROWS])
def test_a_planted_fault_is_found(monkeypatch: pytest.MonkeyPatch, module: str, row: str) -> None:
    plant(monkeypatch, MODULES[module], [agreement, *MODULES.values()], row)
    assert any(map(BOTH.is_contradicted, corpus()))
