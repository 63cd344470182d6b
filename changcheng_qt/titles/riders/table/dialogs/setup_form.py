"""The title's part of the dialog for a new game: the table options.

The extra building round is offered only with five and six seats, which alone have it.
"""

from PySide6.QtWidgets import QWidget

from changcheng_qt.titles.riders.rules.pieces import SeatColour
from changcheng_qt.titles.riders.rules.setup import LARGE_FROM, Options, SetupChoices
from changcheng_qt.titles.riders.words.options import option_texts
from changcheng_qt.titles.riders.words.rule_links import rule_of
from changcheng_qt.ui.dialogs.options_form import OptionsForm
from changcheng_qt.ui.dialogs.plain_choices import options_among
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.seam.title import GameOrder


class RidersSetupForm(OptionsForm):
    """Rows of choices."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(appearance, option_texts, (), parent, rule_of, "hands", Options())
        self.retranslate()
        self.choose({})

    def use_seats(self, count: int) -> None:
        """Offer the extra building round only where there is one."""
        self.rows["extra"].set_visible(count >= LARGE_FROM)


def setup_choices(order: GameOrder) -> SetupChoices:
    """Return the choices for an ordered game; raises ValueError for an unknown colour."""
    return SetupChoices(
        colours=tuple(SeatColour(colour) for colour in order.colours),
        first=order.first,
        options=options_among(order.choices, Options()),
    )
