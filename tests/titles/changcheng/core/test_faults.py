"""A fault planted in any rule of the flat core is found by holding it against the rules.

Each fault changes a few words of one function. The verdict of the rules on a corpus of games and
hard corners is worked out once; the core with the fault must contradict it somewhere. Native code
cannot be changed in this way.
"""

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from random import Random
from typing import Final

import pytest

from changcheng_qt.bots import is_compiled
from changcheng_qt.titles.changcheng.rules.pieces import EventCard, Supply
from changcheng_qt.titles.changcheng.rules.state import State
from tests.effort import NIGHTLY, effort
from tests.perft.positions import POSITIONS
from tests.titles.changcheng.core import agreement
from tests.titles.changcheng.core.agreement import BOTH, as_in_a_game
from tests.titles.changcheng.core.faults import FAULTS
from tests.titles.changcheng.rules.scene import X, lay
from tests.titles.changcheng.rules.styles import varied_games
from tests.titles.side_by_side import Course, plant

pytestmark = pytest.mark.no_cover

CORE: Final = "changcheng_qt.titles.changcheng.core"
MODULES: Final = {name: import_module(f"{CORE}.{name}") for name in (*FAULTS, "game")}
EVERY: Final = [(name, row) for name, rows in FAULTS.items() for row in rows.strip().splitlines()]
ROWS: Final = EVERY[:: effort(sample=36, nightly=1)]
"""The faults that are planted: by day every thirty-sixth."""


def endings() -> Iterator[State]:
    """Positions before the last single, with areas for Dominance, and a tower without singles."""
    wall = "x /x x x y y y y y z z z x y z x y z x y z x y z ."
    for longest in (False, True):
        yield lay(
            f"{wall} y",
            events=(EventCard.DOMINANCE,),
            dominance_longest_only=longest,
            hands={X: []},
            supplies={X: Supply(1, 0, 0)},
        ).state
    yield lay(wall, hands={X: []}, supplies={X: Supply(0, 0, 1)}).state


@cache
def corpus() -> list[Course[State]]:
    """Short courses from each hard corner, and games of all styles."""
    rng = Random(2)
    corners = [as_in_a_game(laid) for laid in (*POSITIONS.values(), *endings())]
    courses = [
        BOTH.course(state, lambda _, legal: rng.choice(legal), 6)
        for state in corners
        for _ in range(effort(sample=2, nightly=6))
    ]
    games = varied_games(rng, 1)
    return courses + [BOTH.course(as_in_a_game(start), choose) for start, choose in games]


@pytest.mark.skipif(is_compiled() and not NIGHTLY, reason="by night: plain code agrees by day")
def test_the_core_agrees_with_the_corpus() -> None:
    assert not any(map(BOTH.is_contradicted, corpus()))


@pytest.mark.skipif(is_compiled(), reason="native code takes no planted faults")
@pytest.mark.parametrize(("module", "row"), ROWS, ids=[row.rsplit(": ", 1)[0] for _, row in ROWS])
def test_a_planted_fault_is_found(monkeypatch: pytest.MonkeyPatch, module: str, row: str) -> None:
    plant(monkeypatch, MODULES[module], [agreement, *MODULES.values()], row)
    assert any(map(BOTH.is_contradicted, corpus()))
