"""Why a command is refused: a sentence for each reason, which names the rule."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QCoreApplication

from changcheng_qt.titles.china.rules.commands import Refusal

translate = QCoreApplication.translate

_REFUSALS: Final[Mapping[Refusal, Callable[[], str]]] = MappingProxyType(
    {
        Refusal.GAME_OVER: lambda: translate("Refusal", "The game is over."),
        Refusal.PLACING_ENDED: lambda: translate(
            "ChinaRefusal", "Once you swap or take a card, you can't place any more pieces."
        ),
        Refusal.PIECES_PLACED: lambda: translate(
            "ChinaRefusal", "You have already placed two pieces this turn."
        ),
        Refusal.REGION_WAS_EMPTY: lambda: translate(
            "ChinaRefusal", "This region was empty: only one piece may be placed in it this turn."
        ),
        Refusal.OTHER_REGION: lambda: translate(
            "ChinaRefusal", "Both pieces must go to the same region."
        ),
        Refusal.HOUSE_OWED: lambda: translate(
            "ChinaRefusal", "First build a house on your fortification."
        ),
        Refusal.SPACE_UNKNOWN: lambda: translate("ChinaRefusal", "This town isn't on the map."),
        Refusal.REGION_UNKNOWN: lambda: translate("ChinaRefusal", "This region isn't on the map."),
        Refusal.SPACE_TAKEN: lambda: translate(
            "ChinaRefusal", "There is already a house in this town."
        ),
        Refusal.SPACE_FORTIFIED: lambda: translate(
            "ChinaRefusal", "There is already a fortification in this town."
        ),
        Refusal.COURT_FULL: lambda: translate(
            "ChinaRefusal",
            "This court is full: it takes only as many emissaries as the player with the most "
            "houses there has houses.",
        ),
        Refusal.NO_HOUSE_THERE: lambda: translate(
            "ChinaRefusal", "A court takes no emissaries until there is a house in its region."
        ),
        Refusal.NO_HOUSES: lambda: translate("ChinaRefusal", "You have no houses left."),
        Refusal.NO_EMISSARIES: lambda: translate("ChinaRefusal", "You have no emissaries left."),
        Refusal.NO_FORTIFICATION: lambda: translate(
            "ChinaRefusal", "You have no fortification left."
        ),
        Refusal.NO_CARD: lambda: translate(
            "ChinaRefusal", "You have neither a card of this colour nor a pair."
        ),
        Refusal.NO_PAIR: lambda: translate(
            "ChinaRefusal", "You don't have two cards of this colour."
        ),
        Refusal.PAIR_OF_OWN_COLOUR: lambda: translate(
            "ChinaRefusal", "A pair can only stand for another colour: here one card is enough."
        ),
        Refusal.NOT_IN_HAND: lambda: translate(
            "ChinaRefusal", "You don't have this card in your hand."
        ),
        Refusal.TURN_BEGUN: lambda: translate(
            "ChinaRefusal", "You can't do this once your turn has begun."
        ),
        Refusal.LAST_ROUND: lambda: translate(
            "ChinaRefusal", "In the last round, you can't swap or take cards."
        ),
        Refusal.NOT_LAST_ROUND: lambda: translate(
            "ChinaRefusal", "You can only pass in the last round. Swap a card instead."
        ),
        Refusal.NOTHING_DONE: lambda: translate(
            "ChinaRefusal", "First place a piece or swap a card."
        ),
        Refusal.HAND_FULL: lambda: translate("ChinaRefusal", "You already hold three cards."),
        Refusal.HAND_NOT_FULL: lambda: translate(
            "ChinaRefusal", "Take cards until you hold three."
        ),
        Refusal.SLOT_UNKNOWN: lambda: translate("ChinaRefusal", "There is no such open card."),
        Refusal.SLOT_EMPTY: lambda: translate(
            "ChinaRefusal", "This open card has been taken: a new one comes when the turn ends."
        ),
    }
)

OF_A_PLACE: Final = frozenset(
    {
        Refusal.SPACE_TAKEN,
        Refusal.SPACE_FORTIFIED,
        Refusal.COURT_FULL,
        Refusal.NO_CARD,
        Refusal.NO_PAIR,
        Refusal.PAIR_OF_OWN_COLOUR,
    }
)
"""Reasons about one place, and the colour of its region."""


def refusal(reason: Refusal) -> str:
    """Return why a command is not accepted now."""
    return _REFUSALS[reason]()


def nowhere(*, is_emissary: bool) -> str:
    """Return why a piece cannot be placed anywhere."""
    if is_emissary:
        return translate("ChinaRefusal", "No court that you can pay for has room for an emissary.")
    return translate("ChinaRefusal", "No town that you can pay for has room.")


def half_a_pair() -> str:
    """Return why a card alone pays for nothing in the region, while the pair would."""
    return translate("ChinaRefusal", "Here this card alone isn't enough: choose both of the pair.")
