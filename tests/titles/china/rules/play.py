"""Random games of China: setups with any options, and ways to choose a step."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from changcheng_qt.assets import title_folder
from changcheng_qt.titles.china.rules.commands import Command
from changcheng_qt.titles.china.rules.events import Event
from changcheng_qt.titles.china.rules.game import CHINA
from changcheng_qt.titles.china.rules.maps import load_map
from changcheng_qt.titles.china.rules.pieces import Colour, SeatColour
from changcheng_qt.titles.china.rules.setup import (
    SIDES,
    Deck,
    Follow,
    Hands,
    Options,
    Roads,
    Setup,
    SetupChoices,
    cards_in_play,
    draw_setup,
)
from changcheng_qt.titles.china.rules.state import State

BOARDS: Final = load_map(title_folder("china") / "map.json")

Chooser = Callable[[State, Sequence[Command]], Command]


@dataclass(frozen=True, slots=True)
class Ply:
    """One command of a game: the position before, the position after, and the events between."""

    before: State
    command: Command
    after: State
    events: tuple[Event, ...]


def random_setup(rng: Random, seats: int | None = None) -> Setup:
    """Draw a setup with any seats, side and options."""
    count = seats or rng.choice((3, 4, 5))
    options = Options(
        rng.choice(list(Deck)),
        rng.choice(list(Roads)),
        rng.choice(list(Follow)),
        rng.choice(list(Hands)),
        rng.random() < 0.5,
    )
    colours = tuple(rng.sample(list(SeatColour), count))
    side = rng.choice(SIDES[count])
    return draw_setup(SetupChoices(colours, None, side, options), BOARDS, rng)


def random_chooser(rng: Random) -> Chooser:
    """Return a way to choose that draws a step by kind first, then within the kind."""

    def choose(state: State, legal: Sequence[Command]) -> Command:
        kind = rng.choice(list({type(command): None for command in legal}))
        return rng.choice([command for command in legal if type(command) is kind])

    return choose


def play(start: Setup | State, choose: Chooser) -> Iterator[Ply]:
    """Yield every command of a game, from its setup or from a position on, with its result."""
    state = start if isinstance(start, State) else CHINA.new(start)
    while legal := CHINA.legal(state):
        command = choose(state, legal)
        applied = CHINA.apply(state, command)
        yield Ply(state, command, applied.after, applied.events)
        state = applied.after


def cards_everywhere(state: State) -> Counter[Colour]:
    """Count the cards of a position, wherever they are."""
    count = Counter(state.pile) + Counter(card for card in state.open if card is not None)
    for hand in state.hands:
        count += Counter(hand)
    return count + Counter({colour: state.discards[colour] for colour in Colour})


def cards_of(setup: Setup) -> Counter[Colour]:
    """Count the cards in play by the table of CHINA section 2."""
    return cards_in_play(setup.seats, setup.options.deck)
