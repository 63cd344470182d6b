"""A fault planted in any rule of the flat core of Riders at the Wall is found by holding it against
the rules.

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
from changcheng_qt.titles.riders.rules.commands import Command, Dice, RollDice
from changcheng_qt.titles.riders.rules.game import RIDERS
from changcheng_qt.titles.riders.rules.setup import Conquest, Options, PirateMove
from changcheng_qt.titles.riders.rules.state import State
from changcheng_qt.titles.riders.rules.turn import Stage
from tests.effort import effort
from tests.titles.riders.core import agreement
from tests.titles.riders.core.agreement import BOTH, completing
from tests.titles.riders.core.corners import corners
from tests.titles.riders.core.faults import FAULTS
from tests.titles.riders.core.styles import STYLES
from tests.titles.riders.rules.play import Chooser, random_setup
from tests.titles.side_by_side import Course, plant

pytestmark = pytest.mark.no_cover

CORE: Final = "changcheng_qt.titles.riders.core"
USERS: Final = ("game", "policy", "flatten", "gains", "outlook", "plans", "forecast", "threats")
MODULES: Final = {name: import_module(f"{CORE}.{name}") for name in (*FAULTS, *USERS)}
EVERY: Final = [(module, row) for module, rows in FAULTS.items() for row in rows.split("\n") if row]
ROWS: Final = EVERY[:: effort(sample=24, nightly=1)]
"""The faults that are planted: by day every twenty-fourth."""


def beginning_with(number: int, rng: Random) -> Chooser:
    """Return a way to choose that begins with the command of a number, and goes on by chance."""
    begun: list[bool] = []

    def choose(state: State, legal: Sequence[Command]) -> Command:
        begun.append(True)
        return legal[number] if len(begun) == 1 else rng.choice(legal)

    return completing(choose, rng)


def rolling(dice: Dice) -> Chooser:
    """Return a way to choose that rolls these dice."""
    return lambda state, legal: RollDice(dice)


@cache
def corpus() -> list[Course[State]]:
    """Short courses from each corner, and games of both styles."""
    rng = Random(2)
    found = [
        BOTH.course(state, beginning_with(number, rng), 3)
        for state in corners()
        for number in range(0, len(RIDERS.legal(state)), effort(sample=2, nightly=1))
    ]
    found += [
        BOTH.course(state, rolling(dice), 1)
        for state in corners()
        if state.stage is Stage.BEFORE_ROLL
        for dice in ((1, 1), (1, 2), (1, 3), (2, 3), (3, 3), (2, 6), (4, 5), (5, 5), (5, 6), (6, 6))
    ]
    for number in range(effort(sample=2, nightly=16)):
        options = Options(
            fort_road=number % 4 == 1,
            pirate=list(PirateMove)[number % 2],
            conquest=list(Conquest)[number // 2 % 2],
        )
        setup = replace(random_setup(rng, 3 + number % 4), options=options)
        style = list(STYLES.values())[(number + number // 4) % 2]
        found.append(BOTH.course(RIDERS.new(setup), completing(style(rng), rng), 3000))
    return found


def test_the_core_agrees_with_the_corpus() -> None:
    assert not any(map(BOTH.is_contradicted, corpus()))


@pytest.mark.skipif(is_compiled(), reason="native code takes no planted faults")
@pytest.mark.parametrize(("module", "row"), ROWS, ids=[row.rsplit(": ", 1)[0] for _, row in ROWS])
def test_a_planted_fault_is_found(monkeypatch: pytest.MonkeyPatch, module: str, row: str) -> None:
    row = row.replace("\\n", "\n")
    plant(monkeypatch, MODULES[module], [agreement, *MODULES.values()], row)
    assert any(map(BOTH.is_contradicted, corpus()))
