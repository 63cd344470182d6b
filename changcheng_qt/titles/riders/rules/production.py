"""The goods that a roll brings (RIDERS section 5)."""

from collections.abc import Sequence

from changcheng_qt.engine.step import Beat
from changcheng_qt.engine.tuples import put, replace
from changcheng_qt.titles.riders.rules.geography import Board
from changcheng_qt.titles.riders.rules.goods_events import GoodsProduced, SupplyShort
from changcheng_qt.titles.riders.rules.pieces import (
    NO_GOODS,
    Building,
    Good,
    Goods,
    Riders,
    minus,
    plus,
)
from changcheng_qt.titles.riders.rules.state import Beats, State


def due(
    board: Board,
    buildings: Sequence[Building | None],
    entered: Sequence[Riders],
    seats: int,
    number: int,
) -> tuple[Goods, ...]:
    """Return the goods by seat that a number gives, if the supply has them."""
    goods = [list(NO_GOODS) for _ in range(seats)]
    for land in board.yielding[number]:
        good = board.lands[land].terrain.good
        if good is not None and not entered[land]:
            for corner in board.corners_of[land]:
                building = buildings[corner]
                if building is not None:
                    goods[building.seat][good] += building.worth
    return tuple(map(tuple, goods))


def produce(state: State, number: int, beats: Beats) -> State:
    """Give the seats the goods of a number; of a good that is short nobody receives any, unless
    only one seat is due: it receives all that is left.
    """
    board = state.setup.board
    goods = due(board, state.buildings, state.entered, state.setup.seats, number)
    shorts = [
        SupplyShort(good, by_seat, _paid(by_seat, state.supply[good]))
        for good, by_seat in zip(Good, zip(*goods, strict=True), strict=True)
        if sum(by_seat) > state.supply[good]
    ]
    for short in shorts:
        goods = tuple(put(own, short.good, short.paid[seat]) for seat, own in enumerate(goods))
    state = _given(state, goods)
    blocked = tuple(land for land in board.yielding[number] if state.entered[land])
    beats.append(Beat(GoodsProduced(goods, blocked), state))
    beats.extend(Beat(short, state) for short in shorts)
    return state


def _paid(by_seat: tuple[int, ...], left: int) -> tuple[int, ...]:
    is_only = sum(map(bool, by_seat)) == 1
    return tuple(left if count and is_only else 0 for count in by_seat)


def _given(state: State, goods: tuple[Goods, ...]) -> State:
    hands, supply = state.hands, state.supply
    for seat, own in enumerate(goods):
        if own != NO_GOODS:
            hands, supply = put(hands, seat, plus(hands[seat], own)), minus(supply, own)
    return replace(state, hands=hands, supply=supply)
