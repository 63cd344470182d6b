"""The last round, as soon as everybody can know it (CHINA sections 4.4 to 4.6, 6.1 and 6.2).

Theory of operation. A round ends with the turn of the seat to the right of the first one, and it is
the last as soon as the pile has run out for the second time. That is certain before it happens:

* Every turn ends with three cards in hand and four open ones. So by its end as many cards have left
  the pile as were played or swapped in it: at least one, as in a swap.
* In a turn that has begun, the pile still loses the cards that are missing in the hand and the open
  slots. A house owed to a fortification is paid for first, with one card, or with a pair if the
  cards left in hand are face up and none of them has the colour of the region.

So the round is the last one if the second pile has no more cards than this turn takes, plus one for
each later turn of the round. A seat with a choice can take that few, so nobody can know it earlier.
All of this is open: the number of cards in pile and hands, and the shown cards of the hands.

The game may end earlier if nobody can place a piece any more (6.3): the seats returned here are
those that have a turn at most.
"""

from changcheng_qt.engine.seats import Seat
from changcheng_qt.titles.china.rules.pieces import HAND, PAIR
from changcheng_qt.titles.china.rules.state import TWICE
from changcheng_qt.titles.china.rules.view import View


def last_turns(view: View) -> tuple[Seat, ...] | None:
    """Return the seats with a turn left, beginning with the one in turn; None as long as the last
    round is not certain, and once the game is over.
    """
    if view.to_act is None or not view.exhausted:
        return None
    later = (view.first - 1 - view.turn.seat) % view.seats
    if view.exhausted < TWICE and view.pile > _taken_at_least(view) + later:
        return None
    return tuple((view.turn.seat + after) % view.seats for after in range(later + 1))


def _taken_at_least(view: View) -> int:
    """Return how many cards surely leave the pile before the turn is over."""
    if view.turn.is_fresh:
        return 1
    return HAND - view.hand_counts[view.turn.seat] + view.open.count(None) + _owed_at_least(view)


def _owed_at_least(view: View) -> int:
    """Return how many cards a house owed to a fortification costs at least."""
    turn = view.turn
    if turn.owed is None:
        return 0
    shown = view.shown[turn.seat]
    colour = view.board.colour_of(view.board.region_of(turn.owed))
    is_pair = len(shown) == view.hand_counts[turn.seat] and colour not in shown
    return PAIR if is_pair else 1
