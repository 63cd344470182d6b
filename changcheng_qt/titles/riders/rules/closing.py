"""The last round, as everybody knows it: the one after which there is peace (RIDERS 11.5)."""

from changcheng_qt.engine.seats import Seat
from changcheng_qt.titles.riders.rules.view import View


def round_of(view: View) -> int:
    """Return the number of the round, 0 during the founding."""
    return -(-view.turn.number // view.seats)


def last_turns(view: View) -> tuple[Seat, ...] | None:
    """Return the seats with a turn left, beginning with the one in turn; None before the last
    round, and once the game is over. A victory or a conquest may end the game sooner.
    """
    left = view.options.rounds * view.seats - view.turn.number
    if view.to_act is None or left >= view.seats:
        return None
    return tuple((view.turn.seat + after) % view.seats for after in range(left + 1))
