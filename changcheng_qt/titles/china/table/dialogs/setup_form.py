"""The title's part of the dialog for a new game: the side of the map, and the table options.

The side is offered only if there is a choice, with four players; whether a house must follow on a
fortification, only where there are any.
"""

from typing import Final

from PySide6.QtWidgets import QWidget

from changcheng_qt.i18n.phrases.option_texts import OptionText
from changcheng_qt.titles.china.rules.pieces import SeatColour
from changcheng_qt.titles.china.rules.setup import SIDES, Options, SetupChoices, Side
from changcheng_qt.titles.china.words.options import FOLLOW_OPTION, option_texts, side_text
from changcheng_qt.titles.china.words.rule_links import rule_of
from changcheng_qt.ui.dialogs.options_form import OptionsForm
from changcheng_qt.ui.dialogs.plain_choices import option_choices, options_among
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.seam.title import GameOrder, PlainChoices

SIDE: Final = "side"
_FORTIFICATIONS: Final = "fortifications"
_USUAL: Final = {SIDE: Side.A.value, **option_choices(Options())}


class ChinaSetupForm(OptionsForm):
    """Rows of choices: the map first."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        """Show the usual choices."""
        super().__init__(appearance, _texts, parent=parent, rule_of=rule_of, usual=Options())
        for row in self.rows.values():
            row.chosen.connect(self._judge_follow)
        self.retranslate()
        self.choose({})

    def changed(self) -> tuple[str, ...]:
        """Return each offered choice that differs from the usual one."""
        return self.differing(self.choices(), _USUAL)

    def choose(self, choices: PlainChoices) -> None:
        self.rows[SIDE].choose(_side_among(choices).value)
        super().choose(choices)
        self._judge_follow()

    def use_seats(self, count: int) -> None:
        """Offer the side of the map only if there is a choice."""
        self.rows[SIDE].set_visible(len(SIDES[count]) > 1)

    def _judge_follow(self) -> None:
        self.rows[FOLLOW_OPTION].set_visible(bool(self.rows[_FORTIFICATIONS].value))


def setup_choices(order: GameOrder) -> SetupChoices:
    """Return the choices for an ordered game; raises ValueError for an unknown colour."""
    side = _side_among(order.choices)
    return SetupChoices(
        colours=tuple(SeatColour(colour) for colour in order.colours),
        first=order.first,
        side=side if side in SIDES[len(order.players)] else None,
        options=options_among(order.choices, Options()),
    )


def _texts() -> tuple[OptionText, ...]:
    """Return the rows in order; one that may be hidden is the last: it moves no other."""
    return (side_text(), *sorted(option_texts(), key=lambda text: text.field == FOLLOW_OPTION))


def _side_among(choices: PlainChoices) -> Side:
    sides = {side.value: side for side in Side}
    return sides.get(str(choices.get(SIDE)), Side.A)
