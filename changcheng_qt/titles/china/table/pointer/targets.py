"""The places for pieces now, by the held things, with their commands.

Pure functions over legal commands and the board. A place with one fitting command is a target; with
several, choosing it is only the first step: the cards are chosen next, or the piece. A place chosen
in this way is offered like all others, so that another one can be chosen instead.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from changcheng_qt.titles.china.rules import commands
from changcheng_qt.titles.china.rules.commands import Command, Placement
from changcheng_qt.titles.china.rules.geography import Board
from changcheng_qt.titles.china.rules.pieces import PAIR, Cards
from changcheng_qt.titles.china.table.geometry.places import CourtPlace, Place, TownPlace, region_of
from changcheng_qt.titles.china.table.pointer.hand import (
    NOTHING,
    Held,
    Target,
    cards_of,
    held_prompt,
    piece_of,
    target_of,
    unlit_prompt,
)
from changcheng_qt.titles.china.table.scene.marks import Piece
from changcheng_qt.ui.pointer.offers import Offers as AnyOffers

PLACEMENTS: Final = (commands.PlaceHouse, commands.SendEmissary, commands.PlaceFortification)


@dataclass(frozen=True, slots=True)
class Offers(AnyOffers[Place, Held, Command]):
    """The offers on the map now, by the held things; nothing by default."""

    pieces: frozenset[Piece] = frozenset()
    """The pieces that can be placed with the held cards, at the chosen place."""
    ways: frozenset[Cards] = frozenset()
    """The cards that can pay for the held piece, at the chosen place."""

    @classmethod
    def of(cls, board: Board, legal: Sequence[Command], held: Held | None) -> "Offers":
        """Return the offers of legal commands for the held things."""
        kept = held or NOTHING
        targets: dict[Place, Command] = {}
        starts: dict[Place, Held] = {}
        if held is not None:
            for target, fitting in _by_target(board, legal, replace(kept, at=None)).items():
                if len(fitting) == 1:
                    targets[target] = fitting[0]
                else:
                    starts[target] = replace(kept, at=target)
        any_piece = placements(board, legal, replace(kept, piece=None))
        any_cards = placements(board, legal, replace(kept, cards=()))
        return cls(
            tuple(legal),
            held,
            targets,
            starts,
            pieces=frozenset(map(piece_of, any_piece)),
            ways=frozenset(cards_of(board, command) for command in any_cards),
        )


def offered_prompt(offers: Offers) -> str:
    """Return the prompt for the held things, empty for none: it speaks of lit places only if there
    are some.
    """
    held = offers.held
    may_swap = any(isinstance(one, commands.SwapCard) for one in offers.legal)
    if held is None or held.at is not None or offers.walk:
        return held_prompt(held, may_swap=may_swap)
    is_half = len(held.cards) < PAIR and held.cards * PAIR in offers.ways
    return unlit_prompt(held, is_half=is_half, may_swap=may_swap)


def placements(board: Board, legal: Sequence[Command], held: Held) -> list[Placement]:
    """Return the legal commands that place the held piece, paid with the held cards, at the chosen
    place.
    """
    return [
        command
        for command in legal
        if isinstance(command, PLACEMENTS)
        and held.piece in {None, piece_of(command)}
        and held.cards in {(), cards_of(board, command)}
        and held.at in {None, target_of(command)}
    ]


def begun_at(board: Board, legal: Sequence[Command], place: Place) -> Held | None:
    """Return a place as the first choice, with its piece if only one can be placed there; None if
    none can.
    """
    if not isinstance(place, TownPlace | CourtPlace):
        return None
    pieces = {piece_of(one) for one in placements(board, legal, Held(at=place))}
    if not pieces:
        return None
    return Held(pieces.pop() if len(pieces) == 1 else None, at=place)


def command_at(board: Board, held: Held | None, place: Place) -> Placement | None:
    """Return the command of a place, legal or not: without held cards, the one paid with one card
    of the region; None if there is none at all.
    """
    region = region_of(board, place)
    if held is None or region is None:
        return None
    colour = board.colour_of(region)
    is_card = not held.cards or held.cards == (colour,)
    pay = None if is_card else held.cards[0]
    match held.piece, place:
        case Piece.EMISSARY | None, CourtPlace():
            return commands.SendEmissary(region, pay)
        case Piece.HOUSE | None, TownPlace(space):
            return commands.PlaceHouse(space, pay)
        case Piece.FORTIFICATION, TownPlace(space):
            return commands.PlaceFortification(space, pay)
        case _:
            return None


def wanted(board: Board, held: Held) -> list[Place]:
    """Return the places for the held things, allowed or not, so that the rules can say why none of
    them is.
    """
    if held.at is not None:
        return [held.at]
    towns = () if held.piece is Piece.EMISSARY else range(len(board.spaces))
    courts = range(len(board.regions)) if held.piece in (Piece.EMISSARY, None) else ()
    return [*map(TownPlace, towns), *map(CourtPlace, courts)]


def _by_target(board: Board, legal: Sequence[Command], held: Held) -> dict[Target, list[Placement]]:
    fitting: dict[Target, list[Placement]] = {}
    for command in placements(board, legal, held):
        fitting.setdefault(target_of(command), []).append(command)
    return fitting
