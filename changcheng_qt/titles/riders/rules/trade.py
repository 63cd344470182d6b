"""Trade with the supply, and harbours (RIDERS section 7.1)."""

from collections.abc import Iterator, Sequence
from typing import Final

from changcheng_qt.engine.seats import Seat
from changcheng_qt.engine.step import Beat
from changcheng_qt.titles.riders.rules.commands import Refusal, TradeWithSupply
from changcheng_qt.titles.riders.rules.geography import Board, Sea
from changcheng_qt.titles.riders.rules.goods_events import SupplyTraded
from changcheng_qt.titles.riders.rules.hands import can_pay, pay, take
from changcheng_qt.titles.riders.rules.pieces import Building, Good, Goods, goods
from changcheng_qt.titles.riders.rules.state import Beats, State

RATE: Final = 4
RATE_ANY: Final = 3
"""The rate at a harbour for any good."""
RATE_OWN: Final = 2
"""The rate at a harbour for that good."""


def rates(
    board: Board, buildings: Sequence[Building | None], pirate: Sea, seat: Seat
) -> tuple[int, ...]:
    """Return how many cards of each good a seat gives the supply for one of another; the pirate
    closes the harbour of its hex.
    """
    open_to = {
        harbour.trades
        for harbour in board.harbours
        if harbour.sea != pirate
        and any((built := buildings[at]) and built.seat == seat for at in harbour.corners)
    }
    usual = RATE_ANY if None in open_to else RATE
    return tuple(RATE_OWN if good in open_to else usual for good in Good)


def rate_of(state: State, good: Good) -> int:
    """Return how many cards of a good the seat in turn gives for one of another."""
    return rates(state.setup.board, state.buildings, state.pirate, state.turn.seat)[good]


def why_not_trade(state: State, give: Good, get: Good) -> Refusal | None:
    """Return why the seat in turn cannot trade a good for another with the supply."""
    if give == get:
        return Refusal.SAME_GOOD
    if not state.supply[get]:
        return Refusal.SUPPLY_SHORT
    return None if can_pay(state, state.turn.seat, _price(state, give)) else Refusal.LACKING


def supply_trades(state: State) -> Iterator[TradeWithSupply]:
    """Yield every trade with the supply."""
    seat = state.turn.seat
    owed = rates(state.setup.board, state.buildings, state.pirate, seat)
    for give in Good:
        if can_pay(state, seat, goods(*(give,) * owed[give])):
            gets = (get for get in Good if get is not give and state.supply[get])
            yield from (TradeWithSupply(give, get) for get in gets)


def trade(state: State, give: Good, get: Good, beats: Beats) -> State:
    """Trade with the supply, at the best rate."""
    seat, price = state.turn.seat, _price(state, give)
    state = take(pay(state, seat, price), seat, goods(get))
    beats.append(Beat(SupplyTraded(seat, give, get, sum(price)), state))
    return state


def _price(state: State, give: Good) -> Goods:
    return goods(*(give,) * rate_of(state, give))
