"""The choices for a new game: the table options, with a label and one line of effect for every
choice, and a habit of each bot.
"""

from typing import Final

from PySide6.QtCore import QCoreApplication

from changcheng_qt.engine.seats import Controller
from changcheng_qt.i18n.phrases.engine import habit_text as usual_habit_text
from changcheng_qt.i18n.phrases.option_texts import ChoiceText, OptionText
from changcheng_qt.i18n.phrases.wording import fill
from changcheng_qt.titles.riders.rules.setup import (
    Conquest,
    Founding,
    Hands,
    OfferLimit,
    PirateMove,
    RoundLimit,
)

translate = QCoreApplication.translate

EXTRA_OPTION: Final = "extra"
"""The option that matters only with five or six seats."""


def habit_text(bot: Controller) -> str:
    """Return how a kind of bot plays, in one line; empty for those that are no longer offered."""
    if bot == "novice":
        return translate("RidersHabit", "Builds the wall late, and accepts any even trade.")
    if bot == "club":
        return translate("RidersHabit", "Trades for its next building, and guards its wall.")
    if bot == "strong":
        return translate("RidersHabit", "Plays through the next round before each move.")
    if bot == "master":
        return translate("RidersHabit", "Thinks four times as long as the strong player.")
    return usual_habit_text(bot)


def option_texts() -> tuple[OptionText, ...]:
    """Return every table option in the order of `Options`."""
    return (
        _founding(),
        _fort_road(),
        _pirate(),
        _conquest(),
        _offers(),
        _counters(),
        _extra(),
        _rounds(),
        _hands(),
    )


def _founding() -> OptionText:
    return OptionText(
        "founding",
        translate("RidersOption", "Order of founding"),
        (
            ChoiceText(
                Founding.CLOCKWISE,
                translate("RidersOption", "Clockwise, then back"),
                translate(
                    "RidersOption",
                    "The last to found a fort begins; settlements go clockwise, then back again.",
                ),
            ),
            ChoiceText(
                Founding.SNAKE,
                translate("RidersOption", "Back, then clockwise"),
                translate(
                    "RidersOption",
                    "The last to found a fort begins; settlements go back to the first, then "
                    "clockwise again.",
                ),
            ),
        ),
    )


def _fort_road() -> OptionText:
    return OptionText(
        "fort_road",
        translate("RidersOption", "Road at the border fort"),
        (
            ChoiceText(
                False,
                translate("RidersOption", "No road"),
                translate("RidersOption", "A border fort comes without a road."),
            ),
            ChoiceText(
                True,
                translate("RidersOption", "One road"),
                translate("RidersOption", "Each border fort is founded with a road."),
            ),
        ),
    )


def _pirate() -> OptionText:
    return OptionText(
        "pirate",
        translate("RidersOption", "Pirate after a seven"),
        (
            ChoiceText(
                PirateMove.MAY,
                translate("RidersOption", "May stay"),
                translate("RidersOption", "After a seven you may leave the pirate in place."),
            ),
            ChoiceText(
                PirateMove.MUST,
                translate("RidersOption", "Must move"),
                translate("RidersOption", "After a seven you must move the pirate."),
            ),
        ),
    )


def _conquest() -> OptionText:
    return OptionText(
        "conquest",
        translate("RidersOption", "After a conquest"),
        (
            ChoiceText(
                Conquest.ALL_LOSE,
                translate("RidersOption", "All lose"),
                translate(
                    "RidersOption", "At the last breach everyone loses; the best loser is named."
                ),
            ),
            ChoiceText(
                Conquest.BEST_LOSER,
                translate("RidersOption", "Best loser wins"),
                translate("RidersOption", "At the last breach the best loser wins."),
            ),
        ),
    )


def _offers() -> OptionText:
    effect = translate("RidersOption", "You can make at most {number} offers in a turn.")
    return OptionText(
        "offers",
        translate("RidersOption", "Offers in a turn"),
        tuple(
            ChoiceText(limit, str(limit.value), fill(effect, number=limit.value))
            for limit in OfferLimit
        ),
    )


def _counters() -> OptionText:
    return OptionText(
        "counters",
        translate("RidersOption", "Counteroffers"),
        (
            ChoiceText(
                True,
                translate("RidersOption", "Allowed"),
                translate("RidersOption", "An offer can be answered with different terms."),
            ),
            ChoiceText(
                False,
                translate("RidersOption", "Yes or no only"),
                translate("RidersOption", "An offer can only be accepted or declined."),
            ),
        ),
    )


def _extra() -> OptionText:
    return OptionText(
        EXTRA_OPTION,
        translate("RidersOption", "Extra building round"),
        (
            ChoiceText(
                True,
                translate("RidersOption", "After each turn"),
                translate(
                    "RidersOption",
                    "With five or six players, all others may build once after each turn.",
                ),
            ),
            ChoiceText(
                False,
                translate("RidersOption", "None", "extra building round"),
                translate("RidersOption", "Everyone builds in their own turn only."),
            ),
        ),
    )


def _rounds() -> OptionText:
    effect = translate(
        "RidersOption",
        "Without a winner after {number} rounds there is peace: the most points win.",
    )
    return OptionText(
        "rounds",
        translate("RidersOption", "Rounds until peace"),
        tuple(
            ChoiceText(limit, str(limit.value), fill(effect, number=limit.value))
            for limit in RoundLimit
        ),
    )


def _hands() -> OptionText:
    return OptionText(
        "hands",
        translate("RidersOption", "Goods in hand"),
        (
            ChoiceText(
                Hands.CLOSED,
                translate("RidersOption", "Closed", "goods in hand"),
                translate("RidersOption", "Only you see your goods."),
            ),
            ChoiceText(
                Hands.OPEN,
                translate("RidersOption", "Open", "goods in hand"),
                translate("RidersOption", "All goods are open: no hiding, and faster."),
            ),
        ),
    )
