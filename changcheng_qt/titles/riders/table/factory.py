"""The window part of Riders at the Wall: everything on screen that only this title can make.

The start page shows the title's name and picture and nothing else, so everything behind a method
here is imported when the method is first called.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from changcheng_qt.ui.seam.usual import UsualTitle

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from changcheng_qt.titles.riders.rules.setup import Setup
    from changcheng_qt.titles.riders.table.rulebook import BookParts, RidersBook
    from changcheng_qt.ui.seam.title import GameOrder

translate = QCoreApplication.translate


class RidersUi(UsualTitle):
    """The `ui.seam.title.TitleUi` of Riders at the Wall, for the program's map."""

    name: Final = "riders"
    home = "changcheng_qt.titles.riders"
    has_lessons = True
    seat_colours = "rules.pieces:SeatColour"
    colour_words = "words.names:seat_colour_name"
    form = "table.dialogs.setup_form:RidersSetupForm"

    def __init__(self, book_parts: Callable[[], BookParts] = lambda: ({}, {})) -> None:
        """Use these numbers and figures of the rulebook, loaded when it is opened."""
        self._book_parts = book_parts

    def shown_name(self) -> str:
        """Return the name of the game."""
        return translate("Title", "Riders at the Wall")

    def tagline(self) -> str:
        """Return the subject of the game, and its number of players."""
        return translate("Title", "Settle, trade, and hold the wall. 3 to 6 players.")

    @cached_property
    def book(self) -> RidersBook:
        """The title's part of its rulebook."""
        from changcheng_qt.titles.riders.table.rulebook import RidersBook

        return RidersBook(self._book_parts())

    def draw_setup(self, order: GameOrder, rng: Random) -> Setup:
        from changcheng_qt.titles.riders.rules.setup import draw_setup
        from changcheng_qt.titles.riders.table.dialogs.setup_form import setup_choices

        return draw_setup(setup_choices(order), rng)
