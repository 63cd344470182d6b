"""Table options in words, for every title: the choices and their effects; and the sections of the
rules at a glance, which state these effects.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from PySide6.QtCore import QCoreApplication

from changcheng_qt.i18n.phrases.wording import fill

translate = QCoreApplication.translate

OptionValue: TypeAlias = Enum | bool


@dataclass(frozen=True, slots=True)
class ChoiceText:
    """One choice of a table option: its name, and its effect in one line."""

    value: OptionValue
    label: str
    effect: str


@dataclass(frozen=True, slots=True)
class OptionText:
    """A table option by the name of its field among a title's options, with its choices, the
    default first.
    """

    field: str
    title: str
    choices: tuple[ChoiceText, ...]

    def chosen(self, options: object) -> ChoiceText:
        """Return the choice that is in force."""
        value = getattr(options, self.field)
        return next(choice for choice in self.choices if choice.value == value)


def chosen_text(option: str, choice: str) -> str:
    """Return an option and its choice, such as "Board sides: All A"."""
    return fill(translate("Option", "{option}: {choice}"), option=option, choice=choice)


@dataclass(frozen=True, slots=True)
class RulesSection:
    """A heading of the rules at a glance, and its sentences.

    `rule` is the anchor of the rulebook's section with the whole rule, `figure` the name of a
    figure of the rulebook; either may be empty. `introduced` is how many lines the first one
    introduces: these alone are a list.
    """

    title: str
    lines: tuple[str, ...]
    rule: str = ""
    figure: str = ""
    introduced: int = 0


def effects_of(texts: Iterable[OptionText], options: object, *fields: str) -> tuple[str, ...]:
    """Return the effects of the choices for some options, a line each, in the order of the
    texts.
    """
    return tuple(text.chosen(options).effect for text in texts if text.field in fields)
