"""Goods on their way between hands and the supply.

Theory of operation. In a game that is played every hand is known, and all goods in it can be
counted. A file may leave out the good of a robbery (see `state`). From then on nobody can tell what
those hands hold, only how much: they can pay whatever the file says they paid, from the known cards
as far as they go and else from the unknown ones.
"""

from changcheng_qt.engine.seats import Seat
from changcheng_qt.engine.tuples import put, replace
from changcheng_qt.titles.riders.rules.pieces import Good, Goods, goods, holds, minus, plus, total
from changcheng_qt.titles.riders.rules.state import State


def can_pay(state: State, seat: Seat, cost: Goods) -> bool:
    """Whether a hand has all goods of a cost, or may have them where it is not known."""
    if holds(state.hands[seat], cost):
        return True
    return bool(state.unknown) and state.hand_count(seat) >= total(cost)


def pay(state: State, seat: Seat, cost: Goods) -> State:
    """Return the position after a seat gave goods to the supply."""
    hands, unknown = _without(state, seat, cost)
    return replace(state, hands=hands, unknown=unknown, supply=plus(state.supply, cost))


def take(state: State, seat: Seat, cards: Goods) -> State:
    """Return the position after a seat took goods from the supply."""
    hands = put(state.hands, seat, plus(state.hands[seat], cards))
    return replace(state, hands=hands, supply=minus(state.supply, cards))


def hand_over(state: State, giver: Seat, taker: Seat, cards: Goods) -> State:
    """Return the position after goods went from hand to hand."""
    hands, unknown = _without(state, giver, cards)
    hands = put(hands, taker, plus(hands[taker], cards))
    return replace(state, hands=hands, unknown=unknown)


def hand_over_unseen(state: State, giver: Seat, taker: Seat) -> State:
    """Return the position after a card, which a file leaves out, went from hand to hand."""
    assert state.unknown, "a robbery is completed before it is played"
    unknown = put(state.unknown, giver, state.unknown[giver] - 1)
    return replace(state, unknown=put(unknown, taker, unknown[taker] + 1))


def hand_over_all(state: State, giver: Seat, taker: Seat, good: Good, cards: int) -> State:
    """Return the position after a hand gave away all its cards of a good, as many as `cards`."""
    held = state.hands[giver][good]
    if held > cards:
        # The others were robbed unseen.
        hand = put(state.hands[giver], good, cards)
        unknown = put(state.unknown, giver, state.unknown[giver] + held - cards)
        state = replace(state, hands=put(state.hands, giver, hand), unknown=unknown)
    return hand_over(state, giver, taker, goods(*(good,) * cards))


def _without(state: State, seat: Seat, cards: Goods) -> tuple[tuple[Goods, ...], tuple[int, ...]]:
    """Return all hands, known and unknown cards, after goods left one of them."""
    left, unknown = minus(state.hands[seat], cards), state.unknown
    if unknown:
        short = sum(count for count in left if count < 0)
        left = tuple(max(count, 0) for count in left)
        unknown = put(unknown, seat, unknown[seat] + short)
    return put(state.hands, seat, left), unknown
