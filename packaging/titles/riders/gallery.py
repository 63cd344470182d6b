"""The screens of Riders at the Wall in the gallery."""

from typing import Final

from screens.stage import Screens
from titles.riders.screens import SCREENS as WINDOWS

__all__ = ["FINE", "GOLDEN", "SCREENS", "WINDOWS"]

SCREENS: Final[Screens] = WINDOWS
GOLDEN: Final = ("riders_four", "riders_six", "riders_answer", "riders_breach")
"""The small and the large map with everything on them, an offer to answer, a breach. All other
screens are shared with the other titles."""
FINE: Final = ("riders_six",)
