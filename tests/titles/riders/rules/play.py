"""Random games of Riders at the Wall: setups with any options, and ways to choose a step."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from random import Random

from changcheng_qt.engine.luck import Luck, SeededLuck
from changcheng_qt.titles.riders.rules.commands import Command
from changcheng_qt.titles.riders.rules.events import Event
from changcheng_qt.titles.riders.rules.game import RIDERS
from changcheng_qt.titles.riders.rules.knowledge import Knowledge
from changcheng_qt.titles.riders.rules.pieces import SeatColour
from changcheng_qt.titles.riders.rules.setup import (
    SEAT_COUNTS,
    Conquest,
    Founding,
    Hands,
    OfferLimit,
    Options,
    PirateMove,
    RoundLimit,
    Setup,
    SetupChoices,
    draw_setup,
)
from changcheng_qt.titles.riders.rules.state import State

Chooser = Callable[[State, Sequence[Command]], Command]


@dataclass(frozen=True, slots=True)
class Ply:
    """One command of a game: the position before, the position after, and the events between."""

    before: State
    command: Command
    after: State
    events: tuple[Event, ...]


def random_options(rng: Random) -> Options:
    """Draw all table options."""
    return Options(
        rng.choice(list(Founding)),
        rng.random() < 0.5,
        rng.choice(list(PirateMove)),
        rng.choice(list(Conquest)),
        rng.choice(list(OfferLimit)),
        rng.random() < 0.5,
        rng.random() < 0.5,
        rng.choice(list(RoundLimit)),
        rng.choice(list(Hands)),
    )


def random_setup(rng: Random, seats: int | None = None, options: Options | None = None) -> Setup:
    """Draw a setup with any seats and options."""
    count = seats or rng.choice(SEAT_COUNTS)
    colours = tuple(rng.sample(list(SeatColour), count))
    return draw_setup(SetupChoices(colours, None, options or random_options(rng)), rng)


def random_chooser(rng: Random) -> Chooser:
    """Return a way to choose that draws a step by kind first, then within the kind."""

    def choose(state: State, legal: Sequence[Command]) -> Command:
        kind = rng.choice(list({type(command): None for command in legal}))
        return rng.choice([command for command in legal if type(command) is kind])

    return choose


def play(start: Setup | State, choose: Chooser, luck: Luck | None = None) -> Iterator[Ply]:
    """Yield every command of a game, from its setup or from a position on, with its result."""
    state = start if isinstance(start, State) else RIDERS.new(start)
    knowledge, luck = Knowledge(), luck or SeededLuck("play")
    while legal := RIDERS.legal(state):
        command = RIDERS.completed(state, knowledge, choose(state, legal), luck)
        applied = RIDERS.apply(state, command)
        yield Ply(state, command, applied.after, applied.events)
        knowledge = RIDERS.learn(knowledge, applied.after, applied.events)
        state = applied.after


def random_game(seed: int, seats: int | None = None) -> Iterator[Ply]:
    """Yield every command of a random game."""
    rng = Random(seed)
    return play(random_setup(rng, seats), random_chooser(rng), SeededLuck(str(seed)))
