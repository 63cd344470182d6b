"""The colours of seats in the panels of Chang Cheng, and the neutral one."""

from changcheng_qt.titles.changcheng.rules.pieces import NEUTRAL, Owner
from changcheng_qt.titles.changcheng.rules.view import View
from changcheng_qt.titles.changcheng.table.painting.seat_colours import NEUTRAL_COLOUR, SEAT_COLOURS
from changcheng_qt.ui.looks.theme import SeatColours


def colours_of(view: View, owner: Owner) -> SeatColours:
    """Return the colours of a seat's pieces, or those of the neutral ones."""
    return SEAT_COLOURS[NEUTRAL_COLOUR if owner == NEUTRAL else view.colours[owner].value]
