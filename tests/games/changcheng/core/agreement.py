"""The rules and the flat core side by side: the same legal commands, the same fields after each.

A difference is raised as an `AssertionError` that names what differs.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

from changcheng_qt.games.changcheng.commands import Command
from changcheng_qt.games.changcheng.core.commands import PEEK
from changcheng_qt.games.changcheng.core.flatten import flatten, number_of
from changcheng_qt.games.changcheng.core.game import FlatGame
from changcheng_qt.games.changcheng.core.legality import possible_looks
from changcheng_qt.games.changcheng.game import CHANG_CHENG
from changcheng_qt.games.changcheng.pieces import NEUTRAL
from changcheng_qt.games.changcheng.state import State
from tests.games.changcheng.play import Chooser

SURVEYED: Final = frozenset(
    {
        "is_surveyed",
        "can_complete",
        "may_single",
        "may_double",
        "may_tower",
        "may_neutral",
        "may_card",
        "hand",
        "singles_end",
        "cards_end",
        "doubles_end",
        "towers_end",
        "neutrals_end",
        "choices",
    }
)
"""What a survey finds: compared by the commands that come of it."""
SHARED: Final = frozenset({"frame", "appraiser", "province_rows", "region_rows"})


def fields(core: FlatGame) -> dict[str, Any]:
    """Return everything that makes a position, by name; of its frame what was added to it."""
    names = (name for name in dir(core) if not name.startswith("_"))
    values = {name: getattr(core, name) for name in names if name not in SURVEYED | SHARED}
    found = {
        name: tuple(value) if isinstance(value, list) else value
        for name, value in values.items()
        if not callable(value)
    }
    claims = sum(core.claims & 4095 << 12 * seat for seat in range(4) if core.claimants >> seat & 1)
    frame = core.frame
    wall = {"faces": frame.faces, "order": frame.order, "rules": frame.rules}
    return {**found, **wall, "claims": claims}


def numbers(core: FlatGame) -> list[int]:
    """Return every legal command of the core, looks too, sorted."""
    commands = [core.pick(number) for number in range(core.count())]
    looks = possible_looks(core)
    return sorted(
        [*commands, *(PEEK << 16 | region << 8 for region in range(12) if looks >> region & 1)]
    )


def check_legal(state: State, core: FlatGame) -> None:
    """Both allow the same, and the same seat decides."""
    wanted = sorted(number_of(state, command) for command in CHANG_CHENG.legal(state))
    assert numbers(core) == wanted, f"legal in {state}"
    actor = CHANG_CHENG.to_act(state)
    assert core.to_act() == (-1 if actor is None else actor), f"the seat to act in {state}"


def check_fields(state: State, core: FlatGame, deed: object) -> None:
    """The core is what flattening the State gives."""
    wanted, found = fields(flatten(state)), fields(core)
    for name, value in wanted.items():
        assert found[name] == value, f"{name} after {deed}"


def play_both(state: State, choose: Chooser) -> Iterator[tuple[State, FlatGame, Command]]:
    """Play a game to its end on both, comparing at every step; yield what was compared."""
    core = flatten(state)
    while True:
        check_legal(state, core)
        legal = CHANG_CHENG.legal(state)
        if not legal:
            return
        command = choose(state, legal)
        before = fields(core)
        copy = core.copy()
        core.play(number_of(state, command))
        assert fields(copy) == before, f"a copy changed with {command}"
        state = CHANG_CHENG.apply(state, command).after
        check_fields(state, core, command)
        yield state, core, command


def check_each(state: State) -> None:
    """Compare the legal commands of one position, and what each of them does."""
    core = flatten(state)
    check_legal(state, core)
    for command in CHANG_CHENG.legal(state):
        after = CHANG_CHENG.apply(state, command).after
        played = core.copy()
        played.play(number_of(state, command))
        check_fields(after, played, command)
        check_legal(after, played)


def as_in_a_game(laid: State) -> State:
    """Return a position that was laid out as a game might come to it: all provinces scored that are
    full and not due, and neutrals for blocks of seats that do not play.
    """
    waiting = {*laid.due, *([laid.scoring.province] if laid.scoring else [])}
    full = {province for province in laid.wall.provinces if not laid.empty(province)}
    blocks = tuple(
        replace(block, owner=NEUTRAL) if block and block.owner >= laid.setup.seats else block
        for block in laid.blocks
    )
    return replace(laid, blocks=blocks, scored=laid.scored | (full - waiting))
