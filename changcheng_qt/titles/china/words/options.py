"""The choices for a new game: the table options, with a label and one line of effect for every
choice, and a habit of each bot.
"""

from typing import Final

from PySide6.QtCore import QCoreApplication

from changcheng_qt.engine.seats import Controller
from changcheng_qt.i18n.phrases.engine import habit_text as usual_habit_text
from changcheng_qt.i18n.phrases.option_texts import ChoiceText, OptionText
from changcheng_qt.titles.china.rules.setup import Deck, Follow, Hands, Roads, Side
from changcheng_qt.titles.china.words.names import side_name

translate = QCoreApplication.translate

FOLLOW_OPTION: Final = "follow"
"""The option that matters only with fortifications."""


def habit_text(bot: Controller) -> str:
    """Return how a kind of bot plays, in one line; empty for those that are no longer offered."""
    if bot == "novice":
        return translate("ChinaHabit", "Overlooks the roads.")
    if bot == "master":
        return translate("ChinaHabit", "Thinks at least ten times as long as the strong player.")
    return usual_habit_text(bot)


def side_text() -> OptionText:
    """Return the choice between the sides of the map; it is a field of a `Setup` and of a View."""
    return OptionText(
        "side",
        translate("ChinaOption", "Map"),
        (
            ChoiceText(
                Side.A,
                side_name(Side.A),
                translate("ChinaOption", "48 towns for three or four players."),
            ),
            ChoiceText(
                Side.B,
                side_name(Side.B),
                translate("ChinaOption", "56 towns for four or five players."),
            ),
        ),
    )


def option_texts() -> tuple[OptionText, ...]:
    """Return every table option in the order of `Options`."""
    return (_deck(), _roads(), _follow(), _hands(), _fortifications())


def _deck() -> OptionText:
    return OptionText(
        "deck",
        translate("ChinaOption", "Card mix"),
        (
            ChoiceText(
                Deck.PUBLISHED,
                translate("ChinaOption", "Varied"),
                translate(
                    "ChinaOption",
                    "The full deck has 13 red, 12 green, 11 yellow, 11 orange and 10 purple cards.",
                ),
            ),
            ChoiceText(
                Deck.EVEN,
                translate("ChinaOption", "Even"),
                translate(
                    "ChinaOption", "The full deck has 12 cards of each colour, but only 9 purple."
                ),
            ),
        ),
    )


def _roads() -> OptionText:
    return OptionText(
        "roads",
        translate("ChinaOption", "Road scoring"),
        (
            ChoiceText(
                Roads.LINES,
                translate("ChinaOption", "All lines"),
                translate(
                    "ChinaOption",
                    "All your lines of at least four houses score, each house counting once.",
                ),
            ),
            ChoiceText(
                Roads.ONE,
                translate("ChinaOption", "One per group"),
                translate(
                    "ChinaOption", "In each group of connected houses, only your best line scores."
                ),
            ),
        ),
    )


def _follow() -> OptionText:
    return OptionText(
        "follow",
        translate("ChinaOption", "House on a new fortification"),
        (
            ChoiceText(
                Follow.MUST,
                translate("ChinaOption", "Required"),
                translate(
                    "ChinaOption", "If you can, you must build on your fortification right away."
                ),
            ),
            ChoiceText(
                Follow.FREE,
                translate("ChinaOption", "Optional"),
                translate(
                    "ChinaOption",
                    "You needn't build on your fortification; others may do so later.",
                ),
            ),
        ),
    )


def _hands() -> OptionText:
    return OptionText(
        "hands",
        translate("ChinaOption", "Open cards in hand"),
        (
            ChoiceText(
                Hands.SHOWN,
                translate("ChinaOption", "Stay visible"),
                translate("ChinaOption", "Everyone can still see the open cards you have taken."),
            ),
            ChoiceText(
                Hands.HIDDEN,
                translate("ChinaOption", "Hidden", "open cards in hand"),
                translate(
                    "ChinaOption",
                    "The open cards you take are hidden once your turn ends: others must remember.",
                ),
            ),
        ),
    )


def _fortifications() -> OptionText:
    return OptionText(
        "fortifications",
        translate("ChinaOption", "Fortifications"),
        (
            ChoiceText(
                False,
                translate("ChinaOption", "Off", "fortifications"),
                translate("ChinaOption", "There are no fortifications."),
            ),
            ChoiceText(
                True,
                translate("ChinaOption", "On", "fortifications"),
                translate(
                    "ChinaOption",
                    "Each player has one: it doubles the points of a region and of a line.",
                ),
            ),
        ),
    )
