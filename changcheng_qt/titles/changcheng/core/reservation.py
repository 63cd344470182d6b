"""The squares that towers keep for singles of their owners (RULES 3.2), as in the module of this
name in `rules`.

A claim names the one or two candidates of a seat's tower; `claimants` are the seats whose claim is
open. Others may take candidates for as long as every open claim could still be given an empty
square of its own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from changcheng_qt.engine.masks import bit, lowest_bit
from changcheng_qt.titles.changcheng.core.frame import NOWHERE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from changcheng_qt.titles.changcheng.core.position import Position


def kept_squares(position: Position) -> i64:
    """Return the empty squares that a tower may be keeping."""
    kept: i64 = 0
    rest = position.claimants
    while rest:
        kept |= claimed(position, lowest_bit(rest))
        rest &= rest - 1
    return kept & position.empty


def claimed(position: Position, seat: i64) -> i64:
    """Return the candidates of a claimant's tower, occupied ones included."""
    claim = (position.claims >> (12 * seat)) & 4095
    west, east = claim & 63, claim >> 6
    return bit(west) if east == NOWHERE else bit(west) | bit(east)


def keeps(position: Position, taken: i64, as_singles: i64, left: i64) -> bool:
    """Whether each open claim gets a square of its own once `taken` is built on: by singles of the
    seat in turn, which then has `left` more, or by other blocks.
    """
    claimants = position.claimants
    own = bit(position.seat) if as_singles else 0
    if claimants & own and (not left or claimed(position, position.seat) & taken):
        claimants &= ~own
    return distinct(position, claimants, position.empty & ~taken)


def distinct(position: Position, claimants: i64, free: i64) -> bool:
    """Whether each claimant can be given a free square of its own."""
    if not claimants:
        return True
    rest = claimants & (claimants - 1)
    choices = claimed(position, lowest_bit(claimants)) & free
    while choices:
        spot = choices & -choices
        choices ^= spot
        if distinct(position, rest, free & ~spot):
            return True
    return False


def allowed(position: Position, kept: i64, as_singles: i64, left: i64) -> i64:
    """Return those of some kept squares on which a block may still be placed."""
    found: i64 = 0
    while kept:
        spot = kept & -kept
        kept ^= spot
        if keeps(position, spot, as_singles, left):
            found |= spot
    return found


def claim(position: Position, square: i64) -> None:
    """Claim the squares next to a tower that is about to be placed, if a square of its own is left
    for it besides the other claims.
    """
    seat = position.seat
    beside = position.frame.neighbours[square] & position.empty
    if not beside or not (position.stock >> (4 * seat)) & 15:
        return
    rest = beside & (beside - 1)
    east: i64 = lowest_bit(rest) if rest else NOWHERE
    squares = lowest_bit(beside) | (east << 6)
    shift = 12 * seat
    position.claims = (position.claims & ~(4095 * bit(shift))) | (squares << shift)
    claimants = position.claimants | bit(seat)
    if distinct(position, claimants, position.empty):
        position.claimants = claimants


def meet(position: Position, square: i64) -> None:
    """End the claim of a seat whose single meets it or was its last single."""
    seat = position.seat
    if (position.claimants >> seat) & 1:
        left = (position.stock >> (4 * seat)) & 15
        if not left or (claimed(position, seat) >> square) & 1:
            position.claimants &= ~bit(seat)
