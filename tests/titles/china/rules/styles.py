"""Ways to choose that look for rare events in China."""

from collections.abc import Sequence
from random import Random

from changcheng_qt.titles.china.rules.appraisal import appraise
from changcheng_qt.titles.china.rules.commands import (
    Command,
    DrawCard,
    PlaceFortification,
    PlaceHouse,
    SendEmissary,
    SwapCard,
    TakeOpenCard,
)
from changcheng_qt.titles.china.rules.game import CHINA
from changcheng_qt.titles.china.rules.pieces import Colour
from changcheng_qt.titles.china.rules.state import State
from tests.titles.china.rules.play import Chooser


def greedy(rng: Random) -> Chooser:
    """Choose a command that brings most points now, by chance among equals."""

    def choose(state: State, legal: Sequence[Command]) -> Command:
        view = CHINA.view(state, CHINA.unknowing(), state.turn.seat)
        worth = appraise(view, legal)
        return rng.choice([c for c, w in zip(legal, worth, strict=True) if w == max(worth)])

    return choose


def _needed(state: State, colour: Colour) -> int:
    """Count the free spaces of a colour's regions, and those that their courts still take."""
    lands = enumerate(state.setup.board.regions)
    regions = [region for region, land in lands if land.colour is colour]
    rooms = [max(state.houses_in(one)) - sum(state.courts[one]) for one in regions]
    return sum(len(state.free_in(one)) for one in regions) + sum(max(0, one) for one in rooms)


def _price(state: State, region: int, pay: Colour | None) -> int:
    """How much the need of cards speaks for a piece: that of its region, less that of a pair."""
    wanted = _needed(state, state.setup.board.colour_of(region))
    return wanted if pay is None else wanted - 130 - _needed(state, pay)


def together(rng: Random) -> Chooser:
    """Fill the board: emissaries where they are possible, houses where they make room for no more
    of them, all with single cards of the colour needed most; pairs are of the one needed least.
    """

    def worth(state: State, command: Command) -> float:
        seat, board = state.turn.seat, state.setup.board
        match command:
            case PlaceHouse(space, pay):
                houses = state.houses_in(region := board.region_of(space))
                raises = houses[seat] == max(houses) > 0
                return 100 + _price(state, region, pay) - 10 * raises - 2 * houses[seat]
            case SendEmissary(region, pay):
                return 140 + _price(state, region, pay)
            case PlaceFortification(space, pay):
                return 90 + _price(state, board.region_of(space), pay)
            case TakeOpenCard(slot) if (colour := state.open[slot]) is not None:
                use, held = _needed(state, colour), state.hands[seat].count(colour)
                return 20 + use - 2 * held if use > held else 10
            case DrawCard():
                return 19
            case SwapCard(colour):
                return 45 - _needed(state, colour) / 10
            case _:
                return 30

    def choose(state: State, legal: Sequence[Command]) -> Command:
        return max(legal, key=lambda command: (worth(state, command), rng.random()))

    return choose


def sharing(rng: Random) -> Chooser:
    """Send one emissary to each court, so that many lead there, and build where courts are full."""

    def worth(state: State, command: Command) -> int:
        match command:
            case SendEmissary(region):
                return 3 if state.courts[region][state.turn.seat] == 0 else -1
            case PlaceHouse(space):
                region = state.setup.board.region_of(space)
                return 2 if state.houses_in(region)[state.turn.seat] else 1
            case _:
                return 0

    def choose(state: State, legal: Sequence[Command]) -> Command:
        return max(legal, key=lambda command: (worth(state, command), rng.random()))

    return choose
