"""The colours of the seats' pieces, and what else is painted alike wherever the game is shown."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from PySide6.QtGui import QFont

from changcheng_qt.ui.looks.fonts import Fonts, Script
from changcheng_qt.ui.looks.theme import SIX_SEATS, Glyph, SeatColours

NEUTRAL_COLOUR: Final = "neutral"
"""The colour that nobody plays, where those of the seats are called by `pieces.Colour`."""

SEAT_COLOURS: Final[Mapping[str, SeatColours]] = MappingProxyType(
    {
        **{colour: SIX_SEATS[colour] for colour in ("red", "green", "blue", "violet")},
        NEUTRAL_COLOUR: SeatColours("#ECEDEC", "#BFC0BE", "#1E1D1A", Glyph.STONE, "#3A3833"),
    }
)
"""The colours that seats choose from, by the value of `pieces.Colour`, and the neutral one."""

LAST_MOVE_RIM: Final = "#FFF8E2"
COPING: Final = "#F0C869"
"""Gold coping: cannot be destroyed."""


def seal_font(size: float) -> QFont:
    """Return the font of the character on emperor cards and seals, the same in every language."""
    return Fonts(Script.TRADITIONAL).title(size)
