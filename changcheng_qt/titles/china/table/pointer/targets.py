"""Where pieces can be placed now, with what is held, and with which command.

Pure functions over legal commands and the board. A place that one command fits is a target; where
several fit, choosing it only begins: the cards are chosen next, or the piece. A place that was
chosen so is offered like all others, so that another one can be chosen instead.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from changcheng_qt.titles.china.rules import commands
from changcheng_qt.titles.china.rules.commands import Command, Placement
from changcheng_qt.titles.china.rules.geography import Board
from changcheng_qt.titles.china.rules.pieces import Cards
from changcheng_qt.titles.china.table.geometry.places import CourtPlace, Place, TownPlace, region_of
from changcheng_qt.titles.china.table.pointer.hand import (
    NOTHING,
    Held,
    Target,
    cards_of,
    piece_of,
    target_of,
)
from changcheng_qt.titles.china.table.scene.marks import Piece
from changcheng_qt.ui.pointer.offers import Offers as AnyOffers

PLACEMENTS: Final = (commands.PlaceHouse, commands.SendEmissary, commands.PlaceFortification)


@dataclass(frozen=True, slots=True)
class Offers(AnyOffers[Place, Held, Command]):
    """All that can be done on the map now, with what is held; nothing by default."""

    pieces: frozenset[Piece] = frozenset()
    """Which pieces can be placed with the cards that are held, at the place that was chosen."""
    ways: frozenset[Cards] = frozenset()
    """Which cards can pay for the piece that is held, at the place that was chosen."""

    @classmethod
    def of(cls, board: Board, legal: Sequence[Command], held: Held | None) -> "Offers":
        """Work out what legal commands and what is held offer."""
        kept = held or NOTHING
        targets: dict[Place, Command] = {}
        starts: dict[Place, Held] = {}
        if held is not None:
            for target, fitting in _by_target(board, legal, kept.whole).items():
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

    @property
    def walk(self) -> tuple[Place, ...]:
        """Return what keys walk through, in no particular order."""
        return (*self.targets, *self.starts)


def placements(board: Board, legal: Sequence[Command], held: Held) -> list[Placement]:
    """Return the legal commands that place what is held, paid with what is held, where chosen."""
    return [
        command
        for command in legal
        if isinstance(command, PLACEMENTS)
        and held.piece in {None, piece_of(command)}
        and held.cards in {(), cards_of(board, command)}
        and held.at in {None, target_of(command)}
    ]


def command_at(board: Board, held: Held | None, place: Place) -> Placement | None:
    """Return what a place would stand for, legal or not: where no cards are held, for one card of
    the region; None where it means nothing at all.
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


def wanted(board: Board, held: Held) -> list[Placement]:
    """Return commands that would place what is held anywhere, so that the rules can be asked why
    none of them is legal.
    """
    if held.at is not None:
        asked = [held.at]
    else:
        asked = [*map(TownPlace, range(len(board.spaces)))]
        asked += map(CourtPlace, range(len(board.regions)))
    found = (command_at(board, held, place) for place in asked)
    return [command for command in found if command is not None]


def _by_target(board: Board, legal: Sequence[Command], held: Held) -> dict[Target, list[Placement]]:
    fitting: dict[Target, list[Placement]] = {}
    for command in placements(board, legal, held):
        fitting.setdefault(target_of(command), []).append(command)
    return fitting
