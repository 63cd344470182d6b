"""What the person at the screen has picked up and not yet set down, and what comes next with it.

A `Hand` is shared by the tray, which picks blocks and cards up, the board, which sets them down,
and the panels, which ask for a second wall or an end of the wall. It holds no more than an
intention: dropping it changes nothing in the game.
"""

from dataclasses import dataclass, replace
from enum import Enum
from types import MappingProxyType
from typing import Final, TypeAlias

from PySide6.QtCore import QCoreApplication, QObject, Signal

from changcheng_qt.games.changcheng.geography import Side, Square
from changcheng_qt.games.changcheng.pieces import ActionCard, BlockKind
from changcheng_qt.games.changcheng.turn import Piece
from changcheng_qt.i18n.phrases.changcheng.cards import card_name
from changcheng_qt.i18n.phrases.changcheng.names import block_name
from changcheng_qt.i18n.phrases.wording import fill
from changcheng_qt.ui.seam.bridge import Bridge

translate = QCoreApplication.translate


class Pile(Enum):
    """Where a block is taken from."""

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


"""What kind of block a pile holds."""


@dataclass(frozen=True, slots=True)
class HeldBlock:
    """A block of a pile; `first` is the square already chosen for one half of a double."""

    pile: Pile
    first: Square | None = None


@dataclass(frozen=True, slots=True)
class HeldCard:
    """An action card from the seat's hand."""

    card: ActionCard


@dataclass(frozen=True, slots=True)
class HeldWall:
    """The first of the two walls that a Mandarin swaps."""

    square: Square


@dataclass(frozen=True, slots=True)
class HeldBoard:
    """A board that is to be added, showing one of its faces."""

    board: str
    side: Side


Held: TypeAlias = HeldBlock | HeldCard | HeldWall | HeldBoard


class Hand(QObject):
    """At most one thing that is held."""

    changed = Signal(object)
    """What is held now, or None."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Begin empty."""
        super().__init__(parent)
        self._held: Held | None = None

    @property
    def held(self) -> Held | None:
        """Return what is held, or None."""
        return self._held

    def pick(self, held: Held) -> None:
        """Hold this instead of anything else."""
        self._hold(held)

    def toggle(self, held: Held) -> None:
        """Hold this, or drop it where it is held already."""
        self._hold(None if self._without_first() == held else held)

    def drop(self) -> None:
        """Hold nothing."""
        self._hold(None)

    def step_back(self) -> None:
        """Forget the first square of a double, else drop what is held."""
        whole = self._without_first()
        self._hold(None if whole == self._held else whole)

    def _without_first(self) -> Held | None:
        if isinstance(self._held, HeldBlock):
            return replace(self._held, first=None)
        return self._held

    def _hold(self, held: Held | None) -> None:
        if held != self._held:
            self._held = held
            self.changed.emit(held)


def held_prompt(hand: Hand, bridge: Bridge) -> str:
    """Say where what is held can go, unless it is the second of two singles: the title's own prompt
    says more then.
    """
    acts = bridge.view.turn.acts
    if hand.held == HeldBlock(Pile.SINGLE) and acts and acts[-1].piece is Piece.SINGLE:
        return ""
    return hand_prompt(hand.held)


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
