"""The screens of China in the gallery."""

from typing import Final

from screens.stage import Screens
from titles.china.screens import SCREENS as WINDOWS
from titles.china.sheets import SHEETS

__all__ = ["FINE", "GOLDEN", "SCREENS", "WINDOWS"]

SCREENS: Final[Screens] = {**WINDOWS, **SHEETS}
GOLDEN: Final = ("china_five", "china_house_held", "china_taking")
"""The map with all seats, where something can be put, and the cards to be taken. All other screens
are shared with the other titles."""
FINE: Final = ("china_five",)
