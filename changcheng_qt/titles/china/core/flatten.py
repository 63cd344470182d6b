"""A State as a position of the flat core, and commands as numbers.

A search draws a State that agrees with a View (`belief.sample`), flattens it, and plays on that.
"""

from collections.abc import Iterable
from functools import cache
from typing import assert_never

from changcheng_qt.titles.china.core import commands as flat
from changcheng_qt.titles.china.core.fields import COURT, EMPTY
from changcheng_qt.titles.china.core.frame import FOLLOW_FREE, NOWHERE, ONE_LINE, Frame
from changcheng_qt.titles.china.core.game import FlatGame
from changcheng_qt.titles.china.core.roads import Roads
from changcheng_qt.titles.china.core.worth import Appraiser
from changcheng_qt.titles.china.rules import commands
from changcheng_qt.titles.china.rules.commands import Command, Pay
from changcheng_qt.titles.china.rules.setup import Follow, Setup
from changcheng_qt.titles.china.rules.setup import Roads as RoadsOption
from changcheng_qt.titles.china.rules.state import State


def flatten(state: State, other: FlatGame | None = None, *, has_roads: bool = True) -> FlatGame:
    """Return a State as a position of the core, on the tables of another one, which must have been
    drawn from the same View: it has everything that the View shows. Without another one, with or
    without the roads of the map.
    """
    position = other.copy() if other else _seen(state, has_roads=has_roads)
    hands = 0
    for seat, hand in enumerate(state.hands):
        for card in hand:
            hands += 1 << (10 * seat + 2 * card)
    position.hands = hands
    position.pile = bytes(state.pile)
    position.order = bytes([card.colour << 4 | card.number for card in state.setup.second_order])
    if other is None:
        position.open_rows()
    return position


def _seen(state: State, *, has_roads: bool) -> FlatGame:
    """Return a position with everything that is the same for all draws from a View."""
    frame = _frame(state.setup, has_roads)
    roads = Roads(frame.beside, frame.rules & ONE_LINE)
    position = FlatGame(frame, roads, _appraiser(state.setup.seats))
    for seat in range(state.setup.seats):
        position.put_houses(seat, _bits(s for s, one in enumerate(state.houses) if one == seat))
        supply = state.supplies[seat]
        position.house_stock |= supply.houses << (5 * seat)
        position.emissary_stock |= supply.emissaries << (4 * seat)
        position.fortification_stock |= supply.fortifications << seat
        position.scores |= state.scores[seat] << (12 * seat)
    position.free = _bits(space for space, owner in enumerate(state.houses) if owner is None)
    position.fortified = _bits(state.fortified)
    position.tallies = [_tally(state, region) for region in range(len(state.courts))]
    position.open = sum(1 << (3 * card) for card in state.open if card is not None)
    position.discards = sum(count << (4 * card) for card, count in enumerate(state.discards))
    position.exhausted = state.exhausted
    position.scored = _bits(state.scored)
    position.over = int(state.over)
    _begin_turn(position, state)
    return position


def number_of(state: State, command: Command) -> int:
    """Return the core's number of a command."""
    match command:
        case commands.PlaceHouse(space, pay):
            return int(flat.command(flat.HOUSE, space, _pay(pay)))
        case commands.SendEmissary(region, pay):
            return int(flat.command(flat.EMISSARY, region, _pay(pay)))
        case commands.PlaceFortification(space, pay):
            return int(flat.command(flat.FORTIFICATION, space, _pay(pay)))
        case commands.SwapCard(colour):
            return int(flat.command(flat.SWAP, colour, 0))
        case commands.TakeOpenCard(slot):
            return int(flat.command(flat.TAKE, state.open[slot] or 0, 0))
        case commands.DrawCard():
            return int(flat.command(flat.DRAW, 0, 0))
        case commands.EndTurn():
            return int(flat.command(flat.END, 0, 0))
        case commands.Pass():
            return int(flat.command(flat.PASS, 0, 0))
        case _:
            assert_never(command)


@cache
def _appraiser(seats: int) -> Appraiser:
    """Return the averages for a number of seats: they depend on no game, and take a while to
    compute.
    """
    return Appraiser(seats)


def _frame(setup: Setup, has_roads: bool) -> Frame:
    board, options = setup.board, setup.options
    rules = ONE_LINE if options.roads is RoadsOption.ONE else 0
    rules |= FOLLOW_FREE if options.follow is Follow.FREE else 0
    return Frame(
        setup.seats,
        rules,
        setup.last,
        bytes(map(len, board.spaces_of)),
        bytes(land.colour for land in board.regions),
        list(board.beside) if has_roads else [0] * len(board.spaces),
        bytes(region for pair in board.alliances for region in pair),
        len(setup.deck),
    )


def _tally(state: State, region: int) -> int:
    tally = len(state.free_in(region)) << EMPTY
    for seat, houses in enumerate(state.houses_in(region)):
        tally += houses << (4 * seat)
    for seat, emissaries in enumerate(state.courts[region]):
        tally += emissaries << (COURT + 4 * seat)
    return tally


def _begin_turn(position: FlatGame, state: State) -> None:
    turn = state.turn
    position.seat = turn.seat
    position.region = NOWHERE if turn.region is None else turn.region
    position.pieces = turn.pieces
    position.most = turn.most
    position.owed = NOWHERE if turn.owed is None else turn.owed
    position.swapped = int(turn.swapped)
    position.taking = int(turn.is_taking)


def _pay(pay: Pay) -> int:
    return flat.CARD if pay is None else pay + 1


def _bits(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in numbers)
