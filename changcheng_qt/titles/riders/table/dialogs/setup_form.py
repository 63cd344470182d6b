"""The title's part of the dialog for a new game: the table options.

The extra building round is offered only with five and six seats, which alone have it.
"""

from typing import Final

from PySide6.QtWidgets import QWidget

from changcheng_qt.titles.riders.rules.pieces import SeatColour
from changcheng_qt.titles.riders.rules.setup import LARGE_FROM, Options, SetupChoices
from changcheng_qt.titles.riders.words.options import option_texts
from changcheng_qt.titles.riders.words.rule_links import rule_of
from changcheng_qt.ui.dialogs.options_form import OptionsForm
from changcheng_qt.ui.dialogs.plain_choices import option_choices, options_among
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.seam.title import GameOrder, PlainChoices

_EXTRA: Final = "extra"
_HANDS: Final = "hands"
_USUAL: Final = option_choices(Options())


class RidersSetupForm(OptionsForm):
    """Rows of choices."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        """Show the usual choices."""
        super().__init__(
            appearance, option_texts, parent=parent, rule_of=rule_of, among_people=_HANDS
        )
        self.retranslate()
        self.choose({})

    def changed(self) -> tuple[str, ...]:
        """Return each offered choice that differs from the usual one."""
        return self.differing(self.choices(), _USUAL)

    def choose(self, choices: PlainChoices) -> None:
        for field, value in option_choices(options_among(choices, Options())).items():
            self.rows[field].choose(value)

    def use_seats(self, count: int) -> None:
        """Offer the extra building round only where there is one."""
        self.rows[_EXTRA].set_visible(count >= LARGE_FROM)


def setup_choices(order: GameOrder) -> SetupChoices:
    """Return the choices for an ordered game; raises ValueError for an unknown colour."""
    return SetupChoices(
        colours=tuple(SeatColour(colour) for colour in order.colours),
        first=order.first,
        options=options_among(order.choices, Options()),
    )
