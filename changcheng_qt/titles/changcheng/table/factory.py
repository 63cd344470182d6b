"""Chang Cheng's window part: everything on screen that only this title can make.

The start page shows only the title's name and its gate, so everything behind a method here is
imported when the method is first called: pieces, rules and widgets with the first dialog or match.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from changcheng_qt.ui.seam.usual import UsualTitle

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from random import Random

    from PySide6.QtWidgets import QWidget

    from changcheng_qt.titles.changcheng.rules.geography import Board
    from changcheng_qt.titles.changcheng.rules.setup import Setup
    from changcheng_qt.titles.changcheng.table.rulebook import ChangChengBook, WallFigures
    from changcheng_qt.ui.looks.appearance import Appearance
    from changcheng_qt.ui.seam.title import GameOrder, SetupForm

translate = QCoreApplication.translate


class ChangChengUi(UsualTitle):
    """The `ui.seam.title.TitleUi` of Chang Cheng, for the program's boards."""

    name: Final = "changcheng"
    home = "changcheng_qt.titles.changcheng"
    has_lessons = True

    def __init__(
        self,
        boards: Callable[[], Sequence[Board]],
        wall_figures: Callable[[], WallFigures] = dict,
    ) -> None:
        """Offer these boards for new games, and these figures for the rulebook; both are loaded
        when a game is ordered, or the book opened.
        """
        self._boards = boards
        self._wall_figures = wall_figures

    def shown_name(self) -> str:
        """Return the name of the game."""
        return translate("Title", "Chang Cheng")

    def tagline(self) -> str:
        """Return the subject of the game, and its number of players."""
        return translate("Title", "Build the Great Wall and win its provinces. 2 to 4 players.")

    @cached_property
    def book(self) -> ChangChengBook:
        """The title's part of its rulebook."""
        from changcheng_qt.titles.changcheng.table.rulebook import ChangChengBook

        return ChangChengBook(self._wall_figures())

    def setup_form(self, appearance: Appearance, parent: QWidget) -> SetupForm:
        from changcheng_qt.titles.changcheng.table.dialogs.setup_form import ChangChengSetupForm

        return ChangChengSetupForm(appearance, self._boards(), parent)

    def draw_setup(self, order: GameOrder, rng: Random) -> Setup:
        from changcheng_qt.titles.changcheng.rules.setup import draw_setup
        from changcheng_qt.titles.changcheng.table.dialogs.setup_choices import setup_choices

        boards = self._boards()
        return draw_setup(setup_choices(order, boards), boards, rng)
