"""The five actions of a turn, as the guide beside the board lists them."""

from enum import Enum

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


class TurnAction(Enum):
    """The complete actions that a seat chooses from (RULES 3.1)."""

    TWO_SINGLES = "two_singles"
    TWO_CARDS = "two_cards"
    CARD_AND_SINGLE = "card_and_single"
    DOUBLE = "double"
    TOWER = "tower"


def action_title(action: TurnAction) -> str:
    """Return the name of an action."""
    return {
        TurnAction.TWO_SINGLES: translate("TurnGuide", "Two walls"),
        TurnAction.TWO_CARDS: translate("TurnGuide", "Two cards"),
        TurnAction.CARD_AND_SINGLE: translate("TurnGuide", "Card, then wall"),
        TurnAction.DOUBLE: translate("TurnGuide", "Double wall"),
        TurnAction.TOWER: translate("TurnGuide", "Tower"),
    }[action]


def action_rule(action: TurnAction) -> str:
    """Say in a few words what an action asks for."""
    return {
        TurnAction.TWO_SINGLES: translate("TurnGuide", "in different provinces"),
        TurnAction.TWO_CARDS: translate("TurnGuide", "face down, in different provinces"),
        TurnAction.CARD_AND_SINGLE: translate("TurnGuide", "in the same province"),
        TurnAction.DOUBLE: translate("TurnGuide", "+1 per province and region it touches"),
        TurnAction.TOWER: translate("TurnGuide", "reserves the next square for you"),
    }[action]
