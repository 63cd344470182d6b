"""What has happened since somebody's own turn: the story at the gate, and the round seen again."""

from collections.abc import Sequence

from changcheng_qt.engine.seats import Audience, Seat, Viewer


def recap_from(turn_seats: Sequence[Seat], seat: Seat) -> int:
    """Return the number of the first step after the last turn that a seat has ended, given in whose
    turn each step was.
    """
    first = _before_turn(turn_seats, seat)
    while first and turn_seats[first - 1] != seat:
        first -= 1
    return first


def round_of(turn_seats: Sequence[Seat], viewer: Viewer, turn_seat: Seat) -> range:
    """Return the numbers of the steps between a viewer's last turn and its next one, as far as they
    have been given; for the public, of the round that leads up to the present turn.
    """
    seat = turn_seat if isinstance(viewer, Audience) else viewer
    is_own_turn = viewer == turn_seat
    stop = _before_turn(turn_seats, seat) if is_own_turn else len(turn_seats)
    return range(recap_from(turn_seats, seat), stop)


def _before_turn(turn_seats: Sequence[Seat], seat: Seat) -> int:
    """Return the number of the first step of the turn that goes on, if it is the seat's."""
    first = len(turn_seats)
    while first and turn_seats[first - 1] == seat:
        first -= 1
    return first
