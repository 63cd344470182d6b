"""The choices for a new game. The table options: a title, and for every choice a label and one line
of effect. The bots: a habit of each.
"""

from typing import Final

from PySide6.QtCore import QCoreApplication

from changcheng_qt.engine.seats import Controller
from changcheng_qt.i18n.phrases.engine import habit_text as usual_habit_text
from changcheng_qt.i18n.phrases.option_texts import ChoiceText, OptionText
from changcheng_qt.titles.changcheng.rules.setup import ExtensionTime, Opening, PeekReach, Sides

translate = QCoreApplication.translate

TWO_PLAYER_OPTION: Final = "neutrals_compete"
DOMINANCE_OPTION: Final = "dominance_longest_only"
"""Options that matter only between two players, and only with the event card Dominance."""


def habit_text(bot: Controller) -> str:
    """Return how a kind of bot plays, in one line; empty for those that are no longer offered."""
    if bot == "novice":
        return translate("Habit", "Ignores the Mongol threat.")
    return usual_habit_text(bot)


def option_texts() -> tuple[OptionText, ...]:
    """Return every table option in the order of `Options`."""
    return (
        _sides(),
        _opening(),
        _peek_reach(),
        _memory_aid(),
        _neutrals_compete(),
        _random_extension(),
        _extension_time(),
        _removed_threat_shown(),
        _swap_anywhere(),
        _dominance_longest_only(),
    )


def _sides() -> OptionText:
    return OptionText(
        "sides",
        translate("Option", "Board sides"),
        (
            ChoiceText(
                Sides.MIXED,
                translate("Option", "Mixed"),
                translate("Option", "Each board may show side A or side B."),
            ),
            ChoiceText(
                Sides.ALL_A,
                translate("Option", "All A"),
                translate("Option", "Every board shows side A, including added boards."),
            ),
            ChoiceText(
                Sides.ALL_B,
                translate("Option", "All B"),
                translate("Option", "Every board shows side B, including added boards."),
            ),
        ),
    )


def _opening() -> OptionText:
    return OptionText(
        "opening",
        translate("Option", "Opening rule"),
        (
            ChoiceText(
                Opening.FIRST_PLAYER,
                translate("Option", "First player", "whom the opening rule holds for"),
                translate("Option", "On the first turn of the game, place just one wall."),
            ),
            ChoiceText(
                Opening.EVERY_PLAYER,
                translate("Option", "Every player"),
                translate("Option", "On their first turn, each player places just one wall."),
            ),
            ChoiceText(
                Opening.NOBODY,
                translate("Option", "None"),
                translate("Option", "The first turn is like any other."),
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
                translate("Option", "The square's region"),
                translate("Option", "A block lets you peek at the region it faces."),
            ),
            ChoiceText(
                PeekReach.PROVINCE,
                translate("Option", "The province's regions"),
                translate("Option", "A block lets you peek at any region along its province."),
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
                translate("Option", "On"),
                translate("Option", "Threats you have seen stay visible to you alone."),
            ),
            ChoiceText(
                False,
                translate("Option", "Off"),
                translate("Option", "One peek per block and region, this turn only: remember it."),
            ),
        ),
    )


def _neutrals_compete() -> OptionText:
    return OptionText(
        "neutrals_compete",
        translate("Option", "Neutral walls"),
        (
            ChoiceText(
                True,
                translate("Option", "Compete"),
                translate("Option", "Neutral walls can win the majority; then nobody scores."),
            ),
            ChoiceText(
                False,
                translate("Option", "Ignored"),
                translate("Option", "Neutral walls don't count for the majority."),
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
                translate(
                    "Option", "Whoever adds a board chooses the board, its side and where it goes."
                ),
            ),
            ChoiceText(
                True,
                translate("Option", "Random"),
                translate(
                    "Option", "The board and its side are random; only where it goes is chosen."
                ),
            ),
        ),
    )


def _extension_time() -> OptionText:
    return OptionText(
        "extension_time",
        translate("Option", "When boards are added"),
        (
            ChoiceText(
                ExtensionTime.TURN_END,
                translate("Option", "At the end of the turn"),
                translate("Option", "A board is added when the turn ends."),
            ),
            ChoiceText(
                ExtensionTime.AT_ONCE,
                translate("Option", "Immediately"),
                translate(
                    "Option", "A board is added right after scoring; then the turn continues."
                ),
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
                translate("Option", "Secret"),
                translate("Option", "Nobody sees a threat counter that a Traitor removes."),
            ),
            ChoiceText(
                True,
                translate("Option", "Revealed"),
                translate("Option", "Everyone sees a threat counter that a Traitor removes."),
            ),
        ),
    )


def _swap_anywhere() -> OptionText:
    return OptionText(
        "swap_anywhere",
        translate("Option", "Mandarin's swap"),
        (
            ChoiceText(
                False,
                translate("Option", "Between provinces"),
                translate("Option", "The second wall of a swap must be in another province."),
            ),
            ChoiceText(
                True,
                translate("Option", "Anywhere"),
                translate("Option", "The second wall may also be in the same province."),
            ),
        ),
    )


def _dominance_longest_only() -> OptionText:
    return OptionText(
        "dominance_longest_only",
        translate("Option", "Dominance scoring"),
        (
            ChoiceText(
                False,
                translate("Option", "Every player"),
                translate("Option", "Each player scores their own longest run."),
            ),
            ChoiceText(
                True,
                translate("Option", "Longest run only"),
                translate("Option", "Only the longest run scores; tied players all score."),
            ),
        ),
    )
