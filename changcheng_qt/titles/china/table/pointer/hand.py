"""The held things on the way to the map: a piece, the cards that pay for it, or both."""

from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from PySide6.QtCore import QCoreApplication

from changcheng_qt.titles.china.rules.commands import (
    PlaceFortification,
    PlaceHouse,
    Placement,
    SendEmissary,
)
from changcheng_qt.titles.china.rules.geography import Board
from changcheng_qt.titles.china.rules.pieces import PAIR, Cards, Colour
from changcheng_qt.titles.china.table.geometry.places import CourtPlace, TownPlace
from changcheng_qt.titles.china.table.scene.marks import Piece
from changcheng_qt.ui.pointer.hand import Hand as AnyHand
from changcheng_qt.ui.pointer.hand import Holdable

translate = QCoreApplication.translate

Target: TypeAlias = TownPlace | CourtPlace
"""A place for a piece."""


@dataclass(frozen=True, slots=True)
class Held(Holdable):
    """A piece, or cards, or both: one card for a region of its colour, or two of a colour as a pair
    for the others. `at` is the chosen place, if several commands fit.
    """

    piece: Piece | None = None
    cards: Cards = ()
    at: Target | None = None

    @property
    def whole(self) -> "Held":
        """Return the same held things without the chosen place; a place alone is whole."""
        return replace(self, at=None) if self.piece or self.cards else self

    def with_piece(self, piece: Piece) -> "Held":
        """Return the held things with a piece, or without the piece if it is the same."""
        return replace(self, piece=None if self.piece is piece else piece)

    def with_card(self, colour: Colour, in_hand: int) -> "Held":
        """Return the held things with a card of a colour: a second one makes a pair, a third choice
        puts both back.
        """
        before = self.cards if colour in self.cards else ()
        most = min(in_hand, PAIR)
        return replace(self, cards=() if len(before) >= most else (*before, colour))


NOTHING: Final = Held()
"""Nothing held; a hand stores None then."""

Hand: TypeAlias = AnyHand[Held]


def piece_of(command: Placement) -> Piece:
    """Return the piece that a command places."""
    if isinstance(command, PlaceHouse):
        return Piece.HOUSE
    return Piece.FORTIFICATION if isinstance(command, PlaceFortification) else Piece.EMISSARY


def target_of(command: Placement) -> Target:
    """Return the place where a command places a piece."""
    if isinstance(command, PlaceHouse | PlaceFortification):
        return TownPlace(command.space)
    return CourtPlace(command.region)


def cards_of(board: Board, command: Placement) -> Cards:
    """Return the cards that a command plays."""
    if command.pay is not None:
        return (command.pay,) * PAIR
    if isinstance(command, SendEmissary):
        return (board.colour_of(command.region),)
    return (board.colour_of(board.region_of(command.space)),)


def held_prompt(held: Held | None, *, may_swap: bool = False) -> str:
    """Return the prompt for the held things; empty for none. It names no card, for the bar is read
    aloud.
    """
    if held is None:
        return ""
    if held.at is not None:
        if held.piece is None:
            return translate("HandPrompt", "Choose the piece to place here.")
        return translate("HandPrompt", "Choose the cards to pay with: they glow in your hand.")
    match held.piece:
        case Piece.HOUSE:
            return translate("HandPrompt", "Choose where to build the house: any glowing town.")
        case Piece.FORTIFICATION:
            return translate("HandPrompt", "Choose where to build: any glowing town.")
        case Piece.EMISSARY:
            return translate("HandPrompt", "Choose where to send the emissary: any glowing court.")
        case None if may_swap and len(held.cards) == 1:
            return translate(
                "HandPrompt", "Choose a piece, or a glowing place for it – or swap this card."
            )
        case None:
            return translate("HandPrompt", "Choose a piece, or a glowing place for it.")


def unlit_prompt(held: Held, *, is_half: bool, may_swap: bool) -> str:
    """Return the prompt for held cards for which no place is lit; `is_half` if a second card of the
    colour would change that.
    """
    if not is_half and len(held.cards) == PAIR:
        return translate("HandPrompt", "No place takes this pair: put a card back.")
    if not is_half:
        return translate("HandPrompt", "This card can only be swapped.")
    if may_swap:
        return translate("HandPrompt", "Add a second card of this colour – or swap this card.")
    return translate("HandPrompt", "Add a second card of this colour.")
