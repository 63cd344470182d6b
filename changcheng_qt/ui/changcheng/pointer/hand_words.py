"""What is to be done next with what is held, in one sentence."""

from PySide6.QtCore import QCoreApplication

from changcheng_qt.i18n.phrases.changcheng.cards import card_name
from changcheng_qt.i18n.phrases.changcheng.pieces import block_name, neutral_single_name
from changcheng_qt.i18n.phrases.wording import fill
from changcheng_qt.ui.changcheng.pointer.hand import (
    Held,
    HeldBlock,
    HeldBoard,
    HeldCard,
    HeldWall,
    Pile,
)
from changcheng_qt.ui.changcheng.scene.marks import KINDS

translate = QCoreApplication.translate


def hand_prompt(held: Held | None) -> str:
    """Say where what is held can go; empty where nothing is held."""
    match held:
        case HeldBlock():
            return _block_prompt(held)
        case HeldCard(card):
            choose = translate("HandPrompt", "{card}: choose a lit province.")
            return fill(choose, card=card_name(card))
        case HeldWall():
            return translate("HandPrompt", "Choose the wall that it changes places with.")
        case HeldBoard():
            return translate("HandPrompt", "Choose the end of the wall for this board.")
        case None:
            return ""


def _block_prompt(held: HeldBlock) -> str:
    if held.pile is not Pile.DOUBLE:
        sentence = translate("HandPrompt", "{block}: choose a lit square.")
    elif held.first is None:
        sentence = translate("HandPrompt", "{block}: choose two adjacent squares.")
    else:
        sentence = translate("HandPrompt", "{block}: choose the square beside it.")
    is_neutral = held.pile is Pile.NEUTRAL
    return fill(
        sentence, block=neutral_single_name() if is_neutral else block_name(KINDS[held.pile])
    )
