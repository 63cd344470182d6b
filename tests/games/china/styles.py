"""Ways to choose that look for what is rare in China."""

from collections.abc import Sequence
from random import Random

from changcheng_qt.games.china.appraisal import appraise
from changcheng_qt.games.china.commands import (
    Command,
    DrawCard,
    PlaceFortification,
    PlaceHouse,
    SendEmissary,
    SwapCard,
    TakeOpenCard,
)
from changcheng_qt.games.china.game import CHINA
from changcheng_qt.games.china.state import State
from tests.games.china.play import Chooser


def greedy(rng: Random) -> Chooser:
    """Choose what brings most points now, by chance among equals."""

    def choose(state: State, legal: Sequence[Command]) -> Command:
        view = CHINA.view(state, CHINA.unknowing(), state.turn.seat)
        worth = appraise(view, legal)
        return rng.choice([c for c, w in zip(legal, worth, strict=True) if w == max(worth)])

    return choose


def together(rng: Random) -> Chooser:
    """Fill the board: single cards first, houses where they are spread evenly, emissaries where
    they are possible, and open cards of colours that are still needed.
    """

    def needed(state: State, region: int) -> float:
        """How much of a region is open: free spaces and places in its court."""
        room = max(state.houses_in(region)) - sum(state.courts[region])
        return len(state.free_in(region)) + max(room, 0)

    def worth(state: State, command: Command) -> float:
        seat, board = state.turn.seat, state.setup.board
        match command:
            case PlaceHouse(space, pay):
                region = board.region_of(space)
                mine = state.houses_in(region)[seat]
                return 100 - 60 * (pay is not None) - 8 * mine + needed(state, region)
            case SendEmissary(region, pay):
                return 110 - 60 * (pay is not None) + needed(state, region)
            case PlaceFortification(_, pay):
                return 90 - 60 * (pay is not None)
            case TakeOpenCard(slot):
                colour = state.open[slot]
                regions = [r for r, land in enumerate(board.regions) if land.colour is colour]
                use = sum(needed(state, region) for region in regions)
                return 20 + use - 3 * state.hands[seat].count(colour or 0)
            case DrawCard():
                return 19
            case SwapCard():
                return 45
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
