"""Playing the parts of an action and the neutral (RULES 3.1 to 3.4), and the immediate consequences
of occupied squares.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from changcheng_qt.engine.masks import bit
from changcheng_qt.titles.changcheng.core.commands import CARD, DOUBLE, SINGLE, TOWER
from changcheng_qt.titles.changcheng.core.fields import DOUBLES
from changcheng_qt.titles.changcheng.core.legality import survey
from changcheng_qt.titles.changcheng.core.majority import EMPTY, NOBODY, OWNER
from changcheng_qt.titles.changcheng.core.reservation import claim, meet

if TYPE_CHECKING:
    from mypy_extensions import i64

    from changcheng_qt.titles.changcheng.core.position import Position


def place_single(position: Position, square: i64) -> None:
    """Place a single of the seat."""
    begin_part(position, SINGLE, position.frame.province_of[square])
    position.stock -= bit(4 * position.seat)
    meet(position, square)
    position.singles |= bit(square)
    occupy(position, square, position.seat)


def play_card(position: Position, kind: i64, province: i64) -> None:
    """Play a card of the seat face down."""
    begin_part(position, CARD, province)
    position.lay_card(position.seat, kind, province)


def place_double(position: Position, west: i64, east: i64) -> None:
    """Place the double of the seat and score it."""
    frame, seat = position.frame, position.seat
    position.pay(bit(seat), double_points(position, west, east), DOUBLES)
    position.doubles &= ~bit(seat)
    position.first_part = DOUBLE
    position.parts = 1
    position.used = bit(frame.province_of[west]) | bit(frame.province_of[east])
    position.done = 1
    occupy(position, west, seat)
    occupy(position, east, seat)


def double_points(position: Position, west: i64, east: i64) -> i64:
    """Return the immediate points of a double: one for each province and region it is in."""
    frame = position.frame
    points: i64 = 2
    if frame.province_of[west] != frame.province_of[east]:
        points += 1
    if frame.region_of[west] != frame.region_of[east]:
        points += 1
    return points


def place_tower(position: Position, square: i64) -> None:
    """Place the tower of the seat, with its claim, if any."""
    seat = position.seat
    claim(position, square)
    position.tower_stock &= ~bit(seat)
    position.towers |= bit(square)
    position.first_part = TOWER
    position.parts = 1
    position.used = bit(position.frame.province_of[square])
    position.done = 1
    occupy(position, square, seat)


def place_neutral(position: Position, square: i64) -> None:
    """Place a neutral single; it ends the action if none was possible."""
    position.neutrals -= 1
    position.singles |= bit(square)
    position.neutral_placed = 1
    position.done = 1
    occupy(position, square, NOBODY)


def begin_part(position: Position, piece: i64, province: i64) -> None:
    """Note a part of the action that is about to be played, and close the action if no other part
    can follow.
    """
    position.used |= bit(province)
    if position.parts:
        position.parts = 2
        position.second_part = piece
        position.done = 1
        return
    if not position.is_surveyed:
        survey(position)
    position.parts = 1
    position.first_part = piece
    if not position.can_complete:
        position.partial = 1
        position.done = 1
    elif position.is_opening():
        position.done = 1


def occupy(position: Position, square: i64, owner: i64) -> None:
    """Put a block on an empty square, which may complete a province."""
    frame = position.frame
    spot = bit(square)
    position.empty &= ~spot
    position.put_blocks(owner, position.blocks(owner) | spot)
    province, region = frame.province_of[square], frame.region_of[square]
    block = bit(OWNER * owner) - bit(EMPTY)
    position.province_tallies[province] += block
    position.region_tallies[region] += block
    if not position.province_tallies[province] >> EMPTY:
        position.due |= bit(province)
