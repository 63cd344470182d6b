"""Why something is refused: a sentence for each reason to refuse a command, which names the rule,
and for each fault in a file of the owner's own boards.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QCoreApplication

from changcheng_qt.i18n.phrases.wording import fill
from changcheng_qt.titles.changcheng.rules.boards import BoardError, BoardFault
from changcheng_qt.titles.changcheng.rules.commands import Refusal

translate = QCoreApplication.translate


_REFUSALS: Final[Mapping[Refusal, Callable[[], str]]] = MappingProxyType(
    {
        Refusal.GAME_OVER: lambda: translate("Refusal", "The game is over."),
        Refusal.SCORING_FIRST: lambda: translate(
            "Refusal", "A province is complete: score it first."
        ),
        Refusal.DECISION_FIRST: lambda: translate(
            "Refusal", "A revealed card must be resolved first."
        ),
        Refusal.EXTENSION_FIRST: lambda: translate("Refusal", "A board must be added first."),
        Refusal.NOTHING_TO_DECIDE: lambda: translate(
            "Refusal", "No card is waiting for a decision."
        ),
        Refusal.NOT_YOUR_CHOICE: lambda: translate(
            "Refusal", "The revealed card doesn't allow this choice."
        ),
        Refusal.ACTION_DONE: lambda: translate(
            "Refusal", "You have already taken your action this turn."
        ),
        Refusal.ACTION_OPEN: lambda: translate("Refusal", "Finish your action first."),
        Refusal.ACTION_POSSIBLE: lambda: translate(
            "Refusal", "You can't pass while you still have a move."
        ),
        Refusal.ONE_SINGLE_OPENS: lambda: translate(
            "Refusal", "On the first turn, you place just one wall."
        ),
        Refusal.SQUARE_UNKNOWN: lambda: translate("Refusal", "This square isn't in play."),
        Refusal.SQUARE_OCCUPIED: lambda: translate("Refusal", "This square is occupied."),
        Refusal.SQUARES_APART: lambda: translate(
            "Refusal", "A double wall needs two adjacent empty squares."
        ),
        Refusal.BESIDE_TOWER: lambda: translate(
            "Refusal", "A tower can't stand next to another tower."
        ),
        Refusal.RESERVED: lambda: translate(
            "Refusal", "Reserved: only the tower's owner may build here."
        ),
        Refusal.RESERVED_FOR_SINGLE: lambda: translate(
            "Refusal",
            "Your tower reserves this square for a wall of yours – no double or neutral wall.",
        ),
        Refusal.NO_SINGLES: lambda: translate("Refusal", "You have no walls left."),
        Refusal.NO_DOUBLE: lambda: translate(
            "Refusal", "You have already placed your double wall."
        ),
        Refusal.NO_TOWER: lambda: translate("Refusal", "You have already placed your tower."),
        Refusal.NO_NEUTRALS: lambda: translate("Refusal", "There are no neutral walls left."),
        Refusal.NOT_IN_HAND: lambda: translate("Refusal", "This card isn't in your hand."),
        Refusal.PROVINCE_UNKNOWN: lambda: translate("Refusal", "This province isn't in play."),
        Refusal.PROVINCE_FULL: lambda: translate(
            "Refusal", "This province is complete and takes no more cards."
        ),
        Refusal.SECOND_SINGLE_SAME_PROVINCE: lambda: translate(
            "Refusal", "The two walls must be in different provinces."
        ),
        Refusal.SECOND_CARD_SAME_PROVINCE: lambda: translate(
            "Refusal", "The two cards must be in different provinces."
        ),
        Refusal.SINGLE_BESIDE_CARD: lambda: translate(
            "Refusal", "After a card, the wall must go in the same province."
        ),
        Refusal.NOT_AFTER_SINGLE: lambda: translate(
            "Refusal", "After a wall, you can only place a second wall."
        ),
        Refusal.NOT_AFTER_CARD: lambda: translate(
            "Refusal", "After a card, you can only play a second card or place a wall."
        ),
        Refusal.CANNOT_FINISH: lambda: translate(
            "Refusal", "You couldn't finish this action, so you can't start it."
        ),
        Refusal.NEUTRAL_ELSEWHERE: lambda: translate(
            "Refusal", "After this action, the neutral wall can't go in that province."
        ),
        Refusal.NEUTRAL_PLACED: lambda: translate("Refusal", "Only one neutral wall per turn."),
        Refusal.NEUTRAL_MUST: lambda: translate(
            "Refusal", "You have no other move: you must place a neutral wall."
        ),
        Refusal.NO_NEUTRAL_IN_OPENING: lambda: translate(
            "Refusal", "You can't place a neutral wall on the first turn."
        ),
        Refusal.NOT_COMPLETED: lambda: translate(
            "Refusal", "This province isn't waiting to be scored."
        ),
        Refusal.PEEK_NOT_BUILT: lambda: translate(
            "Refusal", "You may peek only where you have built this turn."
        ),
        Refusal.PEEK_KNOWN: lambda: translate("Refusal", "You already know this threat counter."),
        Refusal.PEEK_FACE_UP: lambda: translate(
            "Refusal", "This threat counter is already face up."
        ),
        Refusal.PEEK_REMOVED: lambda: translate("Refusal", "This threat counter was removed."),
        Refusal.NOT_NOW: lambda: translate("Refusal", "That isn't possible now."),
        Refusal.BOARD_IN_PLAY: lambda: translate("Refusal", "This board can't be added."),
        Refusal.SIDE_NOT_ALLOWED: lambda: translate(
            "Refusal", "In this game, all boards show the same side."
        ),
        Refusal.BOARD_NOT_DRAWN: lambda: translate("Refusal", "A different board was drawn."),
    }
)


def refusal(reason: Refusal) -> str:
    """Return why a command is not accepted now."""
    return _REFUSALS[reason]()


_FAULTS: Final[Mapping[BoardFault, Callable[[], str]]] = MappingProxyType(
    {
        BoardFault.COUNT: lambda: translate(
            "Boards", "Found {found} boards; {least} to {most} are needed."
        ),
        BoardFault.NAME_TWICE: lambda: translate("Boards", "Two files describe board {name}."),
        BoardFault.UNREADABLE_FOLDER: lambda: translate("Boards", "The folder can't be read."),
        BoardFault.UNREADABLE: lambda: translate("Boards", "This file can't be read: {reason}"),
        BoardFault.ENTRIES: lambda: translate("Boards", "Needs exactly these entries: {entries}."),
        BoardFault.BOARD_NAME: lambda: translate(
            "Boards", "A board's name has 1 to {most} letters or digits."
        ),
        BoardFault.AREA_COUNT: lambda: translate("Boards", "Needs a list of {count}."),
        BoardFault.SQUARES: lambda: translate(
            "Boards", "Needs a whole number from {least} to {most}."
        ),
        BoardFault.NAMES: lambda: translate("Boards", "Needs an object of languages and names."),
        BoardFault.LANGUAGES: lambda: translate(
            "Boards", "Needs an English name (en), and no language twice."
        ),
        BoardFault.AREA_NAME: lambda: translate(
            "Boards", "A name has 1 to {most} printable characters."
        ),
        BoardFault.TOTAL: lambda: translate(
            "Boards", "There are {total} squares in all; {needed} are needed."
        ),
        BoardFault.STAGGER: lambda: translate(
            "Boards", "A province border meets a region border. Stagger them."
        ),
    }
)


def board_error_text(error: BoardError) -> str:
    """Return the place of the fault, on a line of its own unless all files are meant, and the
    fault.
    """
    details = {name: str(detail) for name, detail in error.details.items()}
    sentence = fill(_FAULTS[error.fault](), **details)
    return "\n".join([error.place, sentence] if error.place else [sentence])
