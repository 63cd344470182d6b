"""The colours of Chang Cheng's seats, and the neutral one."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from changcheng_qt.titles.changcheng.rules.pieces import NEUTRAL, Owner
from changcheng_qt.titles.changcheng.rules.view import View
from changcheng_qt.ui.looks.theme import SIX_SEATS, Glyph, SeatColours

NEUTRAL_COLOUR: Final = "neutral"
"""The name of the unused colour, besides the values of `pieces.Colour` for the seats."""

SEAT_COLOURS: Final[Mapping[str, SeatColours]] = MappingProxyType(
    {
        **{colour: SIX_SEATS[colour] for colour in ("red", "green", "blue", "violet")},
        NEUTRAL_COLOUR: SeatColours("#ECEDEC", "#BFC0BE", "#1E1D1A", Glyph.STONE, "#3A3833"),
    }
)
"""The colours of seats, by the value of `pieces.Colour`, and the neutral one."""


def colours_of(view: View, owner: Owner) -> SeatColours:
    """Return the colours of a seat's pieces, or those of the neutral ones."""
    return SEAT_COLOURS[NEUTRAL_COLOUR if owner == NEUTRAL else view.colours[owner].value]
