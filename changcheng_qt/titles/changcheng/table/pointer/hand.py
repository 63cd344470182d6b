"""The held things: blocks, cards, walls and boards; and the prompt for them."""

from dataclasses import dataclass, replace
from enum import Enum
from types import MappingProxyType
from typing import Final, TypeAlias

from PySide6.QtCore import QCoreApplication

from changcheng_qt.i18n.phrases.wording import fill
from changcheng_qt.titles.changcheng.rules.geography import Side, Square
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard, BlockKind
from changcheng_qt.titles.changcheng.rules.turn import Piece
from changcheng_qt.titles.changcheng.words.cards import card_name
from changcheng_qt.titles.changcheng.words.names import block_name
from changcheng_qt.ui.pointer.hand import Hand as AnyHand
from changcheng_qt.ui.pointer.hand import Holdable
from changcheng_qt.ui.seam.bridge import Bridge

translate = QCoreApplication.translate


class Pile(Enum):
    """The pile of a block."""

    SINGLE = "single"
    DOUBLE = "double"
    TOWER = "tower"
    NEUTRAL = "neutral"


KINDS: Final = MappingProxyType(
    {
        Pile.SINGLE: BlockKind.SINGLE,
        Pile.NEUTRAL: BlockKind.SINGLE,
        Pile.DOUBLE: BlockKind.DOUBLE,
        Pile.TOWER: BlockKind.TOWER,
    }
)
"""The kind of block of a pile."""


@dataclass(frozen=True, slots=True)
class HeldBlock(Holdable):
    """A block of a pile; `first` is the square already chosen for one half of a double."""

    pile: Pile
    first: Square | None = None

    @property
    def whole(self) -> "HeldBlock":
        """Return the block without a square for one half of it."""
        return replace(self, first=None)


@dataclass(frozen=True, slots=True)
class HeldCard(Holdable):
    """An action card from the seat's hand."""

    card: ActionCard


@dataclass(frozen=True, slots=True)
class HeldWall(Holdable):
    """The first of the two walls that a Mandarin swaps."""

    square: Square


@dataclass(frozen=True, slots=True)
class HeldBoard(Holdable):
    """A board that is to be added, showing one of its faces."""

    board: str
    side: Side


Held: TypeAlias = HeldBlock | HeldCard | HeldWall | HeldBoard

Hand: TypeAlias = AnyHand[Held]


def held_prompt(hand: Hand, bridge: Bridge, *, glows: bool) -> str:
    """Return the prompt for the held thing if any place glows for it, unless it is the second of
    two singles: the title's own prompt says more then.
    """
    acts = bridge.view.turn.acts
    is_second = acts and acts[-1].piece is Piece.SINGLE and hand.held == HeldBlock(Pile.SINGLE)
    return hand_prompt(hand.held) if glows and not is_second else ""


def hand_prompt(held: Held | None) -> str:
    """Return the prompt for a held thing; empty for none."""
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
