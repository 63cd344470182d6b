"""The colours of seats, and the order in which the screen lists them: clockwise from the first."""

from changcheng_qt.engine.seats import Seat
from changcheng_qt.games.china.view import View
from changcheng_qt.ui.looks.theme import SIX_SEATS, SeatColours


def colours_of(view: View, seat: Seat) -> SeatColours:
    """Return the colours of a seat's pieces."""
    return SIX_SEATS[view.colours[seat].value]


def colours_in_order(view: View) -> dict[Seat, SeatColours]:
    """Return the colours of all seats, in the order of a round."""
    order = ((view.first + place) % view.seats for place in range(view.seats))
    return {seat: colours_of(view, seat) for seat in order}
