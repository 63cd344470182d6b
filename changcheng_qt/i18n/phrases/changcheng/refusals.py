"""Why a command is not accepted: a sentence for each reason that names the rule."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QCoreApplication

from changcheng_qt.games.changcheng.commands import Refusal

translate = QCoreApplication.translate

_SENTENCES: Final[Mapping[Refusal, Callable[[], str]]] = MappingProxyType(
    {
        Refusal.GAME_OVER: lambda: translate("Refusal", "The game is over."),
        Refusal.SCORING_FIRST: lambda: translate(
            "Refusal", "A province is completed: its scoring comes first."
        ),
        Refusal.DECISION_FIRST: lambda: translate(
            "Refusal", "A revealed card has to be decided first."
        ),
        Refusal.EXTENSION_FIRST: lambda: translate("Refusal", "First a board has to be added."),
        Refusal.NOTHING_TO_DECIDE: lambda: translate(
            "Refusal", "No card is waiting for a decision."
        ),
        Refusal.NOT_YOUR_CHOICE: lambda: translate(
            "Refusal", "The revealed card does not allow this choice."
        ),
        Refusal.ACTION_DONE: lambda: translate("Refusal", "One action a turn: yours is done."),
        Refusal.ACTION_OPEN: lambda: translate("Refusal", "Complete your action first."),
        Refusal.ACTION_POSSIBLE: lambda: translate(
            "Refusal", "You cannot pass while something is still possible."
        ),
        Refusal.ONE_SINGLE_OPENS: lambda: translate(
            "Refusal", "The opening turn is one single and nothing else."
        ),
        Refusal.SQUARE_UNKNOWN: lambda: translate("Refusal", "This square is not in play."),
        Refusal.SQUARE_OCCUPIED: lambda: translate("Refusal", "This square is occupied."),
        Refusal.SQUARES_APART: lambda: translate(
            "Refusal", "A double needs two adjacent empty squares."
        ),
        Refusal.BESIDE_TOWER: lambda: translate(
            "Refusal", "A tower may not stand beside another tower."
        ),
        Refusal.RESERVED: lambda: translate(
            "Refusal", "The last empty square beside a tower is kept for a single of its owner."
        ),
        Refusal.NO_SINGLES: lambda: translate("Refusal", "You have no singles left."),
        Refusal.NO_DOUBLE: lambda: translate("Refusal", "You have placed your double already."),
        Refusal.NO_TOWER: lambda: translate("Refusal", "You have placed your tower already."),
        Refusal.NO_NEUTRALS: lambda: translate("Refusal", "There are no neutral singles left."),
        Refusal.NOT_IN_HAND: lambda: translate("Refusal", "This card is not in your hand."),
        Refusal.PROVINCE_UNKNOWN: lambda: translate("Refusal", "This province is not in play."),
        Refusal.PROVINCE_FULL: lambda: translate(
            "Refusal", "This province is completed and takes no more cards."
        ),
        Refusal.SECOND_SINGLE_SAME_PROVINCE: lambda: translate(
            "Refusal", "Two singles go to two different provinces."
        ),
        Refusal.SECOND_CARD_SAME_PROVINCE: lambda: translate(
            "Refusal", "Two cards go to two different provinces."
        ),
        Refusal.SINGLE_BESIDE_CARD: lambda: translate(
            "Refusal", "After a card, the single goes to the same province as the card."
        ),
        Refusal.NOT_AFTER_SINGLE: lambda: translate(
            "Refusal", "After a single, only a second single may follow."
        ),
        Refusal.NOT_AFTER_CARD: lambda: translate(
            "Refusal", "After a card, only a second card or a single may follow."
        ),
        Refusal.CANNOT_FINISH: lambda: translate(
            "Refusal", "This action could not be finished, so it may not be begun."
        ),
        Refusal.NEUTRAL_ELSEWHERE: lambda: translate(
            "Refusal", "After this action, the neutral single may not go to that province."
        ),
        Refusal.NEUTRAL_PLACED: lambda: translate("Refusal", "Only one neutral single a turn."),
        Refusal.NEUTRAL_MUST: lambda: translate(
            "Refusal", "With nothing else possible, a neutral single must be placed."
        ),
        Refusal.NO_NEUTRAL_IN_OPENING: lambda: translate(
            "Refusal", "There is no neutral single in an opening turn."
        ),
        Refusal.NOT_COMPLETED: lambda: translate(
            "Refusal", "This province is not waiting to be scored."
        ),
        Refusal.PEEK_NOT_BUILT: lambda: translate(
            "Refusal", "You may peek only where you have built in this turn."
        ),
        Refusal.PEEK_KNOWN: lambda: translate("Refusal", "You know this threat counter already."),
        Refusal.PEEK_FACE_UP: lambda: translate("Refusal", "This threat counter lies face up."),
        Refusal.PEEK_REMOVED: lambda: translate("Refusal", "This threat counter was removed."),
        Refusal.NOT_NOW: lambda: translate("Refusal", "That is not possible now."),
        Refusal.BOARD_IN_PLAY: lambda: translate("Refusal", "This board cannot be added."),
        Refusal.SIDE_NOT_ALLOWED: lambda: translate(
            "Refusal", "In this game all boards show the same side."
        ),
        Refusal.BOARD_NOT_DRAWN: lambda: translate(
            "Refusal", "The board to be added has been drawn: it is another one."
        ),
    }
)


def refusal(reason: Refusal) -> str:
    """Say why a command is not accepted now."""
    return _SENTENCES[reason]()
