"""Random games of Chang Cheng: setups with any options, and ways to choose a step.

A step is drawn by kind first and then within the kind, so that the one way to place a double or to
end a turn is not drowned by the many squares for a single; each game has a taste of its own.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, fields, replace
from enum import Enum
from random import Random
from typing import Any, Final

from changcheng_qt.assets import title_folder
from changcheng_qt.titles.changcheng.rules.boards import load_boards
from changcheng_qt.titles.changcheng.rules.commands import Command
from changcheng_qt.titles.changcheng.rules.events import Event
from changcheng_qt.titles.changcheng.rules.game import CHANG_CHENG
from changcheng_qt.titles.changcheng.rules.pieces import Colour
from changcheng_qt.titles.changcheng.rules.setup import (
    ExtensionTime,
    Options,
    Setup,
    SetupChoices,
    draw_setup,
)
from changcheng_qt.titles.changcheng.rules.state import State

BOARDS: Final = load_boards(title_folder("changcheng") / "boards")


@dataclass(frozen=True, slots=True)
class Ply:
    """One command of a game: the position before, the position after, and the events between."""

    before: State
    command: Command
    after: State
    events: tuple[Event, ...]


Chooser = Callable[[State, Sequence[Command]], Command]


def random_options(rng: Random) -> Options:
    """Draw every table option."""
    chosen: dict[str, Any] = {}
    for option in fields(Options):
        kind = type(option.default)
        chosen[option.name] = rng.choice(list(kind) if issubclass(kind, Enum) else [False, True])
    return Options(**chosen)


def random_setup(rng: Random, seats: int | None = None) -> Setup:
    """Draw a setup with any seats and events, and half of the time unusual options."""
    count = seats or rng.choice((2, 3, 4))
    options = random_options(rng) if rng.random() < 0.5 else Options()
    colours = tuple(rng.sample(list(Colour), count))
    return draw_setup(SetupChoices(colours, options=options, events=rng.randrange(3)), BOARDS, rng)


def with_boards_at_once(setup: Setup, *, drawn: bool) -> Setup:
    """Return the same setup with boards that are added in mid-turn."""
    time = ExtensionTime.AT_ONCE
    options = replace(setup.options, extension_time=time, random_extension=drawn)
    return replace(setup, options=options)


def random_chooser(rng: Random) -> Chooser:
    """Return a way to choose with a taste drawn for one game: a weight for every kind of step."""
    taste: dict[type, float] = {}

    def choose(state: State, legal: Sequence[Command]) -> Command:
        kinds = list({type(command): None for command in legal})
        for kind in kinds:
            taste.setdefault(kind, rng.choice((0.2, 1.0, 5.0)))
        [kind] = rng.choices(kinds, [taste[kind] for kind in kinds])
        return rng.choice([command for command in legal if type(command) is kind])

    return choose


def play(start: Setup | State, choose: Chooser) -> Iterator[Ply]:
    """Yield every command of a game, from its setup or from a position on, with its result."""
    state = start if isinstance(start, State) else CHANG_CHENG.new(start)
    while legal := CHANG_CHENG.legal(state):
        command = choose(state, legal)
        applied = CHANG_CHENG.apply(state, command)
        yield Ply(state, command, applied.after, applied.events)
        state = applied.after
