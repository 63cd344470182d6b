"""China's window part: everything on screen that only this title can make.

The start page shows the title's name and picture and nothing else, so everything behind a method
here is imported when the method is first called.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from changcheng_qt.ui.seam.usual import UsualTitle

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from random import Random

    from changcheng_qt.titles.china.rules.geography import Board
    from changcheng_qt.titles.china.rules.setup import Setup, Side
    from changcheng_qt.titles.china.table.rulebook import ChinaBook, MapFigures
    from changcheng_qt.ui.seam.title import GameOrder

translate = QCoreApplication.translate


class ChinaUi(UsualTitle):
    """The `ui.seam.title.TitleUi` of China, for the program's map."""

    name: Final = "china"
    home = "changcheng_qt.titles.china"
    has_lessons = True
    seat_colours = "rules.pieces:SeatColour"
    colour_words = "words.names:seat_colour_name"
    form = "table.dialogs.setup_form:ChinaSetupForm"

    def __init__(
        self,
        boards: Callable[[], Mapping[Side, Board]],
        map_figures: Callable[[], MapFigures] = dict,
    ) -> None:
        """Play on these sides of the map, with these figures in the rulebook; both are loaded when
        a game is ordered, or the book opened.
        """
        self._boards = boards
        self._map_figures = map_figures

    def shown_name(self) -> str:
        """Return the name of the game."""
        return translate("Title", "China")

    def tagline(self) -> str:
        """Return the subject of the game, and its number of players."""
        return translate("Title", "Houses and emissaries in nine regions. 3 to 5 players.")

    @cached_property
    def book(self) -> ChinaBook:
        """The title's part of its rulebook."""
        from changcheng_qt.titles.china.table.rulebook import ChinaBook

        return ChinaBook(self._boards(), self._map_figures())

    def draw_setup(self, order: GameOrder, rng: Random) -> Setup:
        from changcheng_qt.titles.china.rules.setup import draw_setup
        from changcheng_qt.titles.china.table.dialogs.setup_form import setup_choices

        return draw_setup(setup_choices(order), self._boards(), rng)
