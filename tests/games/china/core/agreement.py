"""The rules and the flat core side by side: the same legal commands, the same fields after each.

A difference is raised as an `AssertionError` that names what differs.
"""

from collections.abc import Iterator
from typing import Any, Final

from changcheng_qt.games.china.commands import Command
from changcheng_qt.games.china.core.flatten import flatten, number_of
from changcheng_qt.games.china.core.game import FlatGame
from changcheng_qt.games.china.game import CHINA
from changcheng_qt.games.china.state import State
from tests.games.china.play import Chooser

NO_RULE: Final = frozenset(
    {"frame", "roads", "appraiser", "gone", "groups", "placements", "rest", "ledger", "known"}
)
"""What is shared by copies, what a survey finds (compared by the commands that come of it), and
what only a search asks.
"""


def fields(core: FlatGame) -> dict[str, Any]:
    """Return everything that makes a position, by name."""
    names = (name for name in dir(core) if not name.startswith("_") and name not in NO_RULE)
    values = {name: getattr(core, name) for name in names}
    found = {
        name: tuple(value) if isinstance(value, list) else value
        for name, value in values.items()
        if not callable(value)
    }
    return {**found, "pile": core.pile[core.gone :]}


def numbers(core: FlatGame) -> list[int]:
    """Return every legal command of the core, sorted."""
    return sorted(core.pick(number) for number in range(core.count()))


def check_legal(state: State, core: FlatGame) -> None:
    """Both allow the same, and the same seat decides."""
    wanted = sorted({number_of(state, command) for command in CHINA.legal(state)})
    assert numbers(core) == wanted, f"legal in {state}"
    actor = CHINA.to_act(state)
    assert core.to_act() == (-1 if actor is None else actor), f"the seat to act in {state}"


def check_fields(state: State, core: FlatGame, deed: object) -> None:
    """The core is what flattening the State gives."""
    wanted, found = fields(flatten(state)), fields(core)
    for name, value in wanted.items():
        assert found[name] == value, f"{name} after {deed}"
    assert tuple(core.score(seat) for seat in range(state.setup.seats)) == state.scores


def play_both(state: State, choose: Chooser) -> Iterator[tuple[State, FlatGame, Command]]:
    """Play a game to its end on both, comparing at every step; yield what was compared."""
    core = flatten(state)
    while True:
        check_legal(state, core)
        legal = CHINA.legal(state)
        if not legal:
            return
        command = choose(state, legal)
        before = fields(core)
        copy = core.copy()
        core.play(number_of(state, command))
        assert fields(copy) == before, f"a copy changed with {command}"
        state = CHINA.apply(state, command).after
        check_fields(state, core, command)
        yield state, core, command


def check_each(state: State) -> None:
    """Compare the legal commands of one position, and what each of them does."""
    core = flatten(state)
    check_legal(state, core)
    for command in CHINA.legal(state):
        after = CHINA.apply(state, command).after
        played = core.copy()
        played.play(number_of(state, command))
        check_fields(after, played, command)
        check_legal(after, played)
