"""Goods on their way between hands and the supply.

Theory of operation. In a game that is played every hand is known, and all goods in it can be
counted. A file may leave out the good of a robbery (see `state`). From then on the contents of
the two hands are unknown, only their numbers are known: they can pay any goods that the file says
they paid, from the known cards first, then from the unknown ones.
"""

from changcheng_qt.engine.seats import Seat
from changcheng_qt.engine.tuples import put, replace
from changcheng_qt.titles.riders.rules.pieces import Good, Goods, goods, holds, minus, plus, total
from changcheng_qt.titles.riders.rules.state import State


def can_pay(state: State, seat: Seat, cost: Goods) -> bool:
    """Whether a hand has all goods of a cost, or may have them where it is not known."""
    if holds(state.hands[seat], cost):
        return True
    return not state.knows_hand(seat) and state.hand_count(seat) >= total(cost)


def pay(state: State, seat: Seat, cost: Goods) -> State:
    """Return the position after a seat gave goods to the supply."""
    return replace(_without(state, seat, cost), supply=plus(state.supply, cost))


def take(state: State, seat: Seat, cards: Goods) -> State:
    """Return the position after a seat took goods from the supply."""
    hands = put(state.hands, seat, plus(state.hands[seat], cards))
    return replace(state, hands=hands, supply=minus(state.supply, cards))


def hand_over(state: State, giver: Seat, taker: Seat, cards: Goods) -> State:
    """Return the position after goods went from hand to hand."""
    state = _without(state, giver, cards)
    return replace(state, hands=put(state.hands, taker, plus(state.hands[taker], cards)))


def hand_over_unseen(state: State, giver: Seat, taker: Seat) -> State:
    """Return the position after a card, which a file leaves out, went from hand to hand."""
    assert state.unknown, "a robbery is completed before it is played"
    assert state.unknown, "a robbery is completed before it is played"
    return _with_unknown(_with_unknown(state, giver, -1), taker, 1)


def hand_over_all(state: State, giver: Seat, taker: Seat, good: Good, cards: int) -> State:
    """Return the position after a hand gave away all its cards of a good, as many as `cards`."""
    held = state.hands[giver][good]
    if held > cards:
        # The others were robbed unseen.
        hand = put(state.hands[giver], good, cards)
        state = _with_unknown(state, giver, held - cards)
        state = replace(state, hands=put(state.hands, giver, hand))
    return hand_over(state, giver, taker, goods(*(good,) * cards))


def _without(state: State, seat: Seat, cards: Goods) -> State:
    """Return the position after goods left a hand, unknown cards where known ones do not do."""
    left = minus(state.hands[seat], cards)
    if min(left) < 0:
        state = _with_unknown(state, seat, sum(count for count in left if count < 0))
        left = tuple(max(count, 0) for count in left)
    return replace(state, hands=put(state.hands, seat, left))


def _with_unknown(state: State, seat: Seat, cards: int) -> State:
    """Return the position with more unknown cards in a hand, or fewer."""
    return replace(state, unknown=put(state.unknown, seat, (state.unknown[seat] or 0) + cards))
