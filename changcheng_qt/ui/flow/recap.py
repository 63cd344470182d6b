"""Where the story begins that the gate tells the person who comes back."""

from collections.abc import Sequence

from changcheng_qt.engine.seats import Seat


def recap_from(turn_seats: Sequence[Seat], seat: Seat) -> int:
    """Return the number of the first step after the last turn that a seat has ended, given in whose
    turn each step was.
    """
    first = len(turn_seats)
    while first and turn_seats[first - 1] == seat:
        first -= 1
    while first and turn_seats[first - 1] != seat:
        first -= 1
    return first
