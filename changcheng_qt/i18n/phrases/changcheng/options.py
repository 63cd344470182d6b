"""The table options: a title, and for every choice a label and one line of effect."""

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from PySide6.QtCore import QCoreApplication

from changcheng_qt.games.changcheng.setup import Opening, Options, PeekReach, Sides

translate = QCoreApplication.translate

OptionValue: TypeAlias = Enum | bool


@dataclass(frozen=True, slots=True)
class ChoiceText:
    """One choice of a table option: what it is called, and its effect in one line."""

    value: OptionValue
    label: str
    effect: str


@dataclass(frozen=True, slots=True)
class OptionText:
    """A table option by the name of its field in `Options`, with its choices, the default first."""

    field: str
    title: str
    choices: tuple[ChoiceText, ...]

    def chosen(self, options: Options) -> ChoiceText:
        """Return the choice that is in force."""
        value = getattr(options, self.field)
        return next(choice for choice in self.choices if choice.value == value)


def option_texts() -> tuple[OptionText, ...]:
    """Return every table option in the order of `Options`."""
    return (
        _sides(),
        _opening(),
        _peek_reach(),
        _memory_aid(),
        _neutrals_compete(),
        _random_extension(),
        _removed_threat_shown(),
        _swap_anywhere(),
        _dominance_longest_only(),
    )


def _sides() -> OptionText:
    return OptionText(
        "sides",
        translate("Option", "Sides of the boards"),
        (
            ChoiceText(
                Sides.MIXED,
                translate("Option", "Mixed"),
                translate("Option", "Every board may show side A or side B."),
            ),
            ChoiceText(
                Sides.ALL_A,
                translate("Option", "All A"),
                translate("Option", "Every board shows side A, added ones too."),
            ),
            ChoiceText(
                Sides.ALL_B,
                translate("Option", "All B"),
                translate("Option", "Every board shows side B, added ones too."),
            ),
        ),
    )


def _opening() -> OptionText:
    return OptionText(
        "opening",
        translate("Option", "Opening"),
        (
            ChoiceText(
                Opening.FIRST_PLAYER,
                translate("Option", "First player"),
                translate("Option", "The first turn of the game is one single and nothing else."),
            ),
            ChoiceText(
                Opening.EVERY_PLAYER,
                translate("Option", "Every player"),
                translate("Option", "Every player's first turn is one single and nothing else."),
            ),
            ChoiceText(
                Opening.NOBODY,
                translate("Option", "No opening rule"),
                translate("Option", "The first turn is a turn like any other."),
            ),
        ),
    )


def _peek_reach() -> OptionText:
    return OptionText(
        "peek_reach",
        translate("Option", "Where to peek"),
        (
            ChoiceText(
                PeekReach.SQUARE,
                translate("Option", "Region of the square"),
                translate("Option", "A block lets you peek at the region of its own square."),
            ),
            ChoiceText(
                PeekReach.PROVINCE,
                translate("Option", "Regions of the province"),
                translate("Option", "A block lets you peek at all regions along its province."),
            ),
        ),
    )


def _memory_aid() -> OptionText:
    return OptionText(
        "memory_aid",
        translate("Option", "Memory aid"),
        (
            ChoiceText(
                True,
                translate("Option", "Threats stay noted"),
                translate("Option", "A threat you have seen stays visible to you alone."),
            ),
            ChoiceText(
                False,
                translate("Option", "From memory"),
                translate("Option", "One look per block and region, this turn only: remember it."),
            ),
        ),
    )


def _neutrals_compete() -> OptionText:
    return OptionText(
        "neutrals_compete",
        translate("Option", "Neutral singles"),
        (
            ChoiceText(
                True,
                translate("Option", "Compete"),
                translate("Option", "Neutral singles can hold a majority; then nobody scores it."),
            ),
            ChoiceText(
                False,
                translate("Option", "Ignored"),
                translate("Option", "Neutral singles are ignored when majorities are counted."),
            ),
        ),
    )


def _random_extension() -> OptionText:
    return OptionText(
        "random_extension",
        translate("Option", "Added boards"),
        (
            ChoiceText(
                False,
                translate("Option", "Chosen"),
                translate("Option", "Whoever adds a board chooses it, its side and its end."),
            ),
            ChoiceText(
                True,
                translate("Option", "Drawn"),
                translate("Option", "The board and its side are drawn; only the end is chosen."),
            ),
        ),
    )


def _removed_threat_shown() -> OptionText:
    return OptionText(
        "removed_threat_shown",
        translate("Option", "Removed threat counters"),
        (
            ChoiceText(
                False,
                translate("Option", "Unseen"),
                translate("Option", "Nobody sees the threat counter that a Traitor removes."),
            ),
            ChoiceText(
                True,
                translate("Option", "Shown"),
                translate("Option", "The threat counter that a Traitor removes is shown to all."),
            ),
        ),
    )


def _swap_anywhere() -> OptionText:
    return OptionText(
        "swap_anywhere",
        translate("Option", "The Mandarin's swap"),
        (
            ChoiceText(
                False,
                translate("Option", "With another province"),
                translate("Option", "The second single of a swap stands in another province."),
            ),
            ChoiceText(
                True,
                translate("Option", "Anywhere"),
                translate("Option", "The second single may stand in the same province as well."),
            ),
        ),
    )


def _dominance_longest_only() -> OptionText:
    return OptionText(
        "dominance_longest_only",
        translate("Option", "Points for Dominance"),
        (
            ChoiceText(
                False,
                translate("Option", "Every player"),
                translate("Option", "Every player scores their own longest run."),
            ),
            ChoiceText(
                True,
                translate("Option", "Longest run only"),
                translate("Option", "Only the longest run of all scores; ties all score."),
            ),
        ),
    )
