"""Who is who in the panels of Chang Cheng: the colours of seats, and of what nobody plays."""

from changcheng_qt.engine.seats import Seat
from changcheng_qt.games.changcheng.forecast import owners_of
from changcheng_qt.games.changcheng.pieces import NEUTRAL, Owner
from changcheng_qt.games.changcheng.view import View
from changcheng_qt.ui.changcheng.painting.seat_colours import NEUTRAL_COLOUR, SEAT_COLOURS
from changcheng_qt.ui.looks.theme import SeatColours


def colours_of(view: View, owner: Owner) -> SeatColours:
    """Return the colours of a seat's pieces, or those of the neutral ones."""
    return SEAT_COLOURS[NEUTRAL_COLOUR if owner == NEUTRAL else view.colours[owner].value]


def colours_in_order(view: View) -> dict[Seat, SeatColours]:
    """Return the colours of all seats, in the order in which the screen lists them."""
    return {seat: colours_of(view, seat) for seat in owners_of(view) if seat != NEUTRAL}
