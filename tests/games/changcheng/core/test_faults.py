"""A fault planted in any rule of the flat core is found by holding it against the rules.

Each fault changes a few words of one function. What the rules say of a corpus of games and hard
corners is worked out once; the core with the fault must contradict it somewhere. Native code cannot
be changed in this way.
"""

import __future__

import inspect
import textwrap
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from random import Random
from typing import Any, Final

import pytest

from changcheng_qt.bots import is_compiled
from changcheng_qt.games.changcheng.core.flatten import flatten, number_of
from changcheng_qt.games.changcheng.game import CHANG_CHENG
from changcheng_qt.games.changcheng.pieces import EventCard, Supply
from changcheng_qt.games.changcheng.state import State
from tests.games.changcheng.core import agreement
from tests.games.changcheng.core.agreement import as_in_a_game, fields, numbers
from tests.games.changcheng.core.faults import FAULTS
from tests.games.changcheng.play import Chooser
from tests.games.changcheng.scene import X, lay
from tests.games.changcheng.styles import varied_games
from tests.perft.positions import POSITIONS

pytestmark = pytest.mark.no_cover

CORE: Final = "changcheng_qt.games.changcheng.core"
MODULES: Final = {name: import_module(f"{CORE}.{name}") for name in (*FAULTS, "game")}
ROWS: Final = [(name, row) for name, rows in FAULTS.items() for row in rows.strip().splitlines()]


@dataclass(frozen=True, slots=True)
class Course:
    """Commands from a position on, with what the rules say after each: who decides, what is legal,
    and the fields.
    """

    start: State
    commands: list[int]
    legal: list[tuple[int, list[int]]]
    fields: list[dict[str, Any]]

    def is_contradicted(self) -> bool:
        """Whether the core says otherwise anywhere, or cannot go on."""
        core = flatten(self.start)
        try:
            for command, legal, wanted in zip(self.commands, self.legal, self.fields, strict=True):
                if core.count() == 0:
                    return True
                core.play(command)
                if fields(core) != wanted or (core.to_act(), numbers(core)) != legal:
                    return True
        except (IndexError, ValueError, OverflowError):
            return True
        return False


def course(state: State, choose: Chooser, steps: int = 1000) -> Course:
    """Play on by the rules."""
    found = Course(state, [], [], [])
    for _ in range(steps):
        if not (possible := CHANG_CHENG.legal(state)):
            break
        command = choose(state, possible)
        found.commands.append(number_of(state, command))
        state = CHANG_CHENG.apply(state, command).after
        found.fields.append(fields(flatten(state)))
        actor = CHANG_CHENG.to_act(state)
        legal = sorted(number_of(state, one) for one in CHANG_CHENG.legal(state))
        found.legal.append((-1 if actor is None else actor, legal))
    return found


def endings() -> Iterator[State]:
    """Positions before the last single, with what Dominance counts, and a tower without singles."""
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
def corpus() -> list[Course]:
    """Short courses from each hard corner, and games of all styles."""
    rng = Random(2)
    corners = [as_in_a_game(laid) for laid in (*POSITIONS.values(), *endings())]
    courses = [
        course(state, lambda _, legal: rng.choice(legal), 6) for state in corners for _ in range(6)
    ]
    games = varied_games(rng, 1)
    return courses + [course(as_in_a_game(start), choose) for start, choose in games]


def plant(monkeypatch: pytest.MonkeyPatch, module: str, row: str) -> None:
    """Put a function with other words in the place of one of the core's, wherever it is used."""
    _, name, words = row.split(": ", 2)
    old, _, new = words.partition(" =>")
    home: Any = MODULES[module]
    place = home
    for part in name.split(".")[:-1]:
        place = getattr(place, part)
    name = name.rpartition(".")[2]
    original = getattr(place, name)
    source = textwrap.dedent(inspect.getsource(original))
    assert source.count(old) == 1, f"{old!r} stands {source.count(old)} times in {name}"
    changed: dict[str, Any] = {}
    flags = __future__.annotations.compiler_flag
    code = compile(source.replace(old, new.strip()), f"<{row}>", "exec", flags, dont_inherit=True)
    exec(code, vars(home), changed)
    for user in (place, agreement, *MODULES.values()):
        if getattr(user, name, None) is original:
            monkeypatch.setattr(user, name, changed[name])


def test_the_core_agrees_with_the_corpus() -> None:
    assert not any(course.is_contradicted() for course in corpus())


@pytest.mark.skipif(is_compiled(), reason="native code takes no planted faults")
@pytest.mark.parametrize(("module", "row"), ROWS, ids=[row.rsplit(": ", 1)[0] for _, row in ROWS])
def test_a_planted_fault_is_found(monkeypatch: pytest.MonkeyPatch, module: str, row: str) -> None:
    plant(monkeypatch, module, row)
    assert any(course.is_contradicted() for course in corpus())
