"""The screens of Chang Cheng in the gallery."""

from typing import Final

from screens.stage import Screens
from titles.changcheng.films import FILMS
from titles.changcheng.screens import SCREENS as SCENES
from titles.changcheng.tables import SCREENS as TABLES

__all__ = ["FINE", "GOLDEN", "SCREENS", "WINDOWS"]

WINDOWS: Final[Screens] = {**SCENES, **TABLES}
SCREENS: Final[Screens] = {**WINDOWS, **FILMS}
GOLDEN: Final = tuple(SCENES)
FINE: Final = (
    *("gate", "lesson", "main_four_boards_fit", "main_two_boards", "new_game_levels"),
    *("replay_of_two", "result", "rulebook", "scoring_award", "start", "warning"),
)
