"""What is to be done next with what is held, in one sentence."""

from PySide6.QtCore import QCoreApplication

from changcheng_qt.games.changcheng.pieces import BlockKind
from changcheng_qt.i18n.phrases.changcheng.cards import card_name
from changcheng_qt.i18n.phrases.changcheng.pieces import block_name
from changcheng_qt.i18n.phrases.wording import fill
from changcheng_qt.ui.changcheng.pointer.hand import (
    Held,
    HeldBlock,
    HeldBoard,
    HeldCard,
    HeldWall,
    Pile,
)

translate = QCoreApplication.translate


def hand_prompt(held: Held | None) -> str:
    """Say where what is held can go; empty where nothing is held."""
    match held:
        case HeldBlock():
            return _block_prompt(held)
        case HeldCard(card):
            choose = translate(
                "HandPrompt", "Choose where to play the {card}: any glowing province."
            )
            return fill(choose, card=card_name(card))
        case HeldWall():
            return translate("HandPrompt", "Choose the wall to swap it with.")
        case HeldBoard():
            return translate("HandPrompt", "Choose an end of the wall for this board.")
        case None:
            return ""


def _block_prompt(held: HeldBlock) -> str:
    if held.pile is not Pile.DOUBLE:
        return translate("HandPrompt", "Choose where to build: any glowing square.")
    if held.first is None:
        sentence = translate("HandPrompt", "{block}: choose two adjacent squares.")
    else:
        sentence = translate("HandPrompt", "{block}: choose the square next to it.")
    return fill(sentence, block=block_name(BlockKind.DOUBLE))
