"""The effect of each command, and the next seat's turn (CHINA 4, 6 and 8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from changcheng_qt.engine.masks import bit
from changcheng_qt.titles.china.core.cards import draw, fill_slots, lose, take_open
from changcheng_qt.titles.china.core.commands import (
    CARD,
    DRAW,
    EMISSARY,
    END,
    FORTIFICATION,
    HOUSE,
    SWAP,
    TAKE,
)
from changcheng_qt.titles.china.core.fields import COURT, EMPTY, Position
from changcheng_qt.titles.china.core.frame import NOWHERE
from changcheng_qt.titles.china.core.legality import can_anybody_place, owes_house
from changcheng_qt.titles.china.core.scoring import end_game, score_region

if TYPE_CHECKING:
    from mypy_extensions import i64


def play(position: Position, command: i64) -> None:
    """Carry out a legal command."""
    kind, a, b = command >> 16, (command >> 8) & 255, command & 255
    if kind <= FORTIFICATION:
        place(position, kind, a, b)
    elif kind == SWAP:
        lose(position, a, 1)
        position.swapped = 1
    elif kind == TAKE:
        take_open(position, a)
    elif kind == DRAW:
        draw(position)
    else:
        if kind == END:
            fill_slots(position)
        next_turn(position)


def place(position: Position, kind: i64, where: i64, pay: i64) -> None:
    """Place a piece of the seat in the region or on the space; that may end the game."""
    if kind == EMISSARY:
        begin_piece(position, where, pay)
        position.tallies[where] += bit(COURT + 4 * position.seat)
        position.emissary_stock -= bit(4 * position.seat)
    else:
        region: i64 = position.frame.region_of[where]
        begin_piece(position, region, pay)
        if kind == HOUSE:
            place_house(position, where, region)
        else:
            place_fortification(position, where, region)
    if not can_anybody_place(position):
        end_game(position)


def begin_piece(position: Position, region: i64, pay: i64) -> None:
    """Pay for a piece in a region."""
    if not position.pieces:
        position.most = 1 if position.is_untouched(region) else 2
    position.region = region
    position.pieces += 1
    if pay == CARD:
        lose(position, position.frame.colour_of[region], 1)
    else:
        lose(position, pay - 1, 2)


def place_house(position: Position, space: i64, region: i64) -> None:
    """Place a house of the seat; that may fill the region."""
    seat = position.seat
    position.put_houses(seat, position.houses(seat) | bit(space))
    position.free &= ~bit(space)
    position.tallies[region] += bit(4 * seat) - bit(EMPTY)
    position.house_stock -= bit(5 * seat)
    position.owed = NOWHERE
    if not (position.tallies[region] >> EMPTY) & 15:
        score_region(position, region)


def place_fortification(position: Position, space: i64, region: i64) -> None:
    """Place the fortification of the seat."""
    position.fortified |= bit(space)
    position.fortification_stock &= ~bit(position.seat)
    position.owed = space if owes_house(position, region) else NOWHERE


def next_turn(position: Position) -> None:
    """Start the turn of the next seat, or end the game."""
    frame = position.frame
    if position.is_last_round() and position.seat == frame.last:
        end_game(position)
        return
    position.seat += 1
    if position.seat == frame.seats:
        position.seat = 0
    position.region = NOWHERE
    position.pieces = 0
    position.most = 2
    position.owed = NOWHERE
    position.swapped = 0
    position.taking = 0
    position.known = 0
