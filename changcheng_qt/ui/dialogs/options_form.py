"""The table options of a title, each a row with its choices and one line of effect: the title's
part of the dialog for a new game.

A title whose games need more than options adds rows of its own above them, shows a row only if it
matters, and checks rows together.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Final, Protocol

from PySide6.QtWidgets import QGridLayout, QWidget

from changcheng_qt.i18n.phrases.option_texts import OptionText, chosen_text
from changcheng_qt.ui.dialogs.choice_row import ChoiceEntry, ChoiceRow
from changcheng_qt.ui.dialogs.plain_choices import option_choices, options_among, plain_value
from changcheng_qt.ui.looks.appearance import Appearance, FollowsLanguage, without_margins
from changcheng_qt.ui.seam.rule import tell_rule
from changcheng_qt.ui.seam.title import PlainChoices

_ABOVE: Final = 4
"""The distance of the option on the first page from the line above it."""


class OptionTexts(Protocol):
    """Returns every table option in the language of the interface."""

    def __call__(self) -> tuple[OptionText, ...]:
        """Return the options in their order."""


class OptionsForm(FollowsLanguage, QWidget):
    """Rows of choices; the first ones, by their names, are the title's own, followed by its
    options.
    """

    def __init__(
        self,
        appearance: Appearance,
        texts: OptionTexts,
        own: Iterable[str] = (),
        parent: QWidget | None = None,
        rule_of: Callable[[str], str] = lambda _: "",
        among_people: str = "",
        usual: object = None,
    ) -> None:
        """Start without entries: `retranslate` and `choose` fill the rows; `rule_of` returns the
        section of the rulebook about an option. `among_people` is an option for the first page
        while several people play; `usual` are the title's usual options, if its choices are no
        others.
        """
        super().__init__(parent)
        self.appearance = appearance
        self._usual = usual
        self._texts = texts
        self._among_people = among_people
        self._grid = without_margins(QGridLayout(self))
        for column, share in enumerate((3, 4, 6)):
            self._grid.setColumnStretch(column, share)
        names = (*own, *(text.field for text in texts()))
        self.rows: Mapping[str, ChoiceRow] = {
            name: ChoiceRow(appearance, self._grid, self) for name in names
        }
        for name, row in self.rows.items():
            for widget in (row.title, row.list, row.effect, row.rule):
                tell_rule(widget, partial(rule_of, name))
            row.rule.setVisible(bool(rule_of(name)))
        appearance.changed.connect(self.retranslate)

    @property
    def widget(self) -> QWidget:
        """Return itself."""
        return self

    def choices(self) -> PlainChoices:
        return {name: row.value for name, row in self.rows.items()}

    def choose(self, choices: PlainChoices) -> None:
        """Show choices, usual ones for invalid ones."""
        for field, value in option_choices(options_among(choices, self._usual)).items():
            self.rows[field].choose(value)

    def changed(self) -> tuple[str, ...]:
        """Return each offered choice that differs from the usual one."""
        return self.differing(self.choices(), option_choices(self._usual))

    def differing(self, now: PlainChoices, usual: PlainChoices) -> tuple[str, ...]:
        """Return each offered choice that differs from the usual one."""
        return tuple(
            chosen_text(row.name, row.label)
            for name, row in self.rows.items()
            if now[name] != usual[name] and not row.title.isHidden()
        )

    def use_people(self, count: int, front: QGridLayout, row: int) -> None:
        if self._among_people:
            option = self.rows[self._among_people]
            front.setRowMinimumHeight(row, self.appearance.px(_ABOVE) if count > 1 else 0)
            if count > 1:
                option.visit(front, row + 1)
            else:
                option.go_home()

    def add_row(self, label: QWidget, field: QWidget, note: QWidget) -> None:
        row = self._grid.rowCount()
        self._grid.addWidget(label, row, 0)
        self._grid.addWidget(field, row, 1, 1, -1)
        self._grid.addWidget(note, row + 1, 1, 1, -1)

    def retranslate(self) -> None:
        for text in self._texts():
            entries = [
                ChoiceEntry(plain_value(choice.value), choice.label, choice.effect)
                for choice in text.choices
            ]
            self.rows[text.field].offer(text.title, entries)
