"""Completing a province: the cards by priority, the majority, the value (RULES 4).

`reveal` turns up the cards; those of one kind void each other, the others wait in `pending`, in the
order of their priority. Whenever the first of them gives its owner a choice, the scoring stops
there, and `pick_decision` numbers the choices; a card without a choice takes effect at once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from changcheng_qt.engine.masks import bit, count_bits, nth_bit
from changcheng_qt.titles.changcheng.core.commands import (
    BREAK,
    BUILDER,
    CANCEL,
    DECLINE,
    FLOOD,
    LOWER,
    MANDARIN,
    MASTER_BUILDER,
    RAISE,
    REMOVE,
    SWAP,
    TRAITOR,
    WALL,
    WARRIOR,
    command,
)
from changcheng_qt.titles.changcheng.core.extension import board_possible
from changcheng_qt.titles.changcheng.core.fields import SEVERAL
from changcheng_qt.titles.changcheng.core.frame import (
    BOARDS_AT_ONCE,
    NEUTRALS_COMPETE,
    NOWHERE,
    SWAP_ANYWHERE,
)
from changcheng_qt.titles.changcheng.core.majority import NEUTRALS, OWNER, all_walls, leaders

if TYPE_CHECKING:
    from mypy_extensions import i64

    from changcheng_qt.titles.changcheng.core.position import Position


def reveal(position: Position, province: i64) -> None:
    """Turn up the cards of a completed province and go on to the first choice, or its score."""
    lying = position.lying[province]
    position.lying[province] = 0
    position.pending = 0
    seat: i64 = 0
    while seat < position.frame.seats:
        position.discard(seat, province)
        seat += 1
    kind: i64 = 0
    while lying:
        if lying & 7 != SEVERAL:
            position.pending |= (lying & 7) << (3 * kind)
        lying >>= 3
        kind += 1
    position.due &= ~bit(province)
    position.scoring = province
    position.change = 0
    position.virtual = 0
    play_out(position)


def play_out(position: Position) -> None:
    """Resolve pending cards without a choice, up to the next choice or the score."""
    while position.pending:
        if count_decisions(position):
            return
        kind = position.first_pending()
        if kind == MASTER_BUILDER:
            position.virtual += 2 * bit(OWNER * position.pending_owner(kind))
        position.pending &= ~(7 * bit(3 * kind))
    score_province(position)


def singles_here(position: Position) -> i64:
    """Return the singles of the province that is being scored."""
    return position.singles & position.frame.province_squares[position.scoring]


def removable(position: Position) -> i64:
    """Return the regions whose counter a Traitor may remove, a bit each."""
    return position.frame.province_regions[position.scoring] & ~position.removed


def count_decisions(position: Position) -> i64:
    """Return how many choices the first pending card gives its owner; 0 if none is pending, or it
    has no choice or no effect.
    """
    kind = position.first_pending()
    if kind == WARRIOR:
        return count_others(position.pending >> 3)
    if kind == TRAITOR:
        return count_bits(singles_here(position)) + count_bits(removable(position))
    if kind in (FLOOD, BUILDER):
        return 2
    if kind == MANDARIN:
        swaps = count_swaps(position)
        return swaps + 1 if swaps else 0
    return 0


def count_others(pending: i64) -> i64:
    """Return how many other cards are pending."""
    count: i64 = 0
    while pending:
        if pending & 7:
            count += 1
        pending >>= 3
    return count


def count_swaps(position: Position) -> i64:
    """Return how many pairs of singles a Mandarin may swap."""
    inside = count_bits(singles_here(position))
    swaps = inside * (count_bits(position.singles) - inside)
    if position.frame.rules & SWAP_ANYWHERE:
        swaps += inside * (inside - 1) // 2
    return swaps


def pick_decision(position: Position, number: i64) -> i64:
    """Return a choice of the owner of the first pending card, of a number below
    `count_decisions`.
    """
    kind = position.first_pending()
    if kind == WARRIOR:
        return pick_victim(position, number)
    if kind == TRAITOR:
        here = singles_here(position)
        count = count_bits(here)
        if number < count:
            return command(BREAK, nth_bit(here, number), 0)
        return command(REMOVE, nth_bit(removable(position), number - count), 0)
    if kind == FLOOD:
        return command(LOWER if number else RAISE, 0, 0)
    if kind == BUILDER:
        return command(WALL if number else RAISE, 0, 0)
    return pick_swap(position, number)


def pick_victim(position: Position, number: i64) -> i64:
    """Return the other pending card that a Warrior cancels."""
    kind: i64 = WARRIOR
    while number >= 0:
        kind += 1
        if position.pending_owner(kind) >= 0:
            number -= 1
    return command(CANCEL, position.pending_owner(kind), kind)


def pick_swap(position: Position, number: i64) -> i64:
    """Return a swap of a Mandarin, or its refusal."""
    here = singles_here(position)
    there = position.singles & ~here
    inside, outside = count_bits(here), count_bits(there)
    if number < inside * outside:
        near, other = nth_bit(here, number // outside), nth_bit(there, number % outside)
        return command(SWAP, near, other)
    number -= inside * outside
    if position.frame.rules & SWAP_ANYWHERE:
        first: i64 = 0
        while first < inside - 1:
            if number < inside - 1 - first:
                near, other = nth_bit(here, first), nth_bit(here, first + 1 + number)
                return command(SWAP, near, other)
            number -= inside - 1 - first
            first += 1
    return command(DECLINE, 0, 0)


def decide(position: Position, kind: i64, a: i64, b: i64) -> None:
    """Carry out the choice of the first pending card's owner."""
    card = position.first_pending()
    owner = position.pending_owner(card)
    position.pending &= ~(7 * bit(3 * card))
    if kind == CANCEL:
        position.pending &= ~(7 * bit(3 * b))
    elif kind == BREAK:
        break_wall(position, a)
    elif kind == REMOVE:
        position.removed |= bit(a)
    elif kind == RAISE:
        position.change += 2
    elif kind == LOWER:
        position.change -= 2
    elif kind == WALL:
        position.virtual += bit(OWNER * owner)
    elif kind == SWAP:
        swap_walls(position, a, b)
    play_out(position)


def break_wall(position: Position, square: i64) -> None:
    """Turn a single into a broken wall, which no longer counts."""
    position.count_wall(square, position.owner_of(square), -1)
    position.broken |= bit(square)
    position.singles &= ~bit(square)


def swap_walls(position: Position, here: i64, there: i64) -> None:
    """Swap two singles."""
    one, other = position.owner_of(here), position.owner_of(there)
    if one == other:
        return
    both = bit(here) | bit(there)
    position.put_blocks(one, position.blocks(one) ^ both)
    position.put_blocks(other, position.blocks(other) ^ both)
    position.count_wall(here, one, -1)
    position.count_wall(there, one, 1)
    position.count_wall(there, other, -1)
    position.count_wall(here, other, 1)


def score_province(position: Position) -> None:
    """Give the value of the province to its leaders (RULES 4.3)."""
    frame, province = position.frame, position.scoring
    tally = position.province_tallies[province]
    value = all_walls(tally) + position.reputation(province) + position.change
    if not frame.rules & NEUTRALS_COMPETE:
        tally &= ~NEUTRALS
    position.pay(leaders(tally + position.virtual), value, province)
    position.scoring = NOWHERE
    position.change = 0
    position.virtual = 0
    position.scored |= bit(province)
    position.emperors += 1
    if frame.rules & BOARDS_AT_ONCE and board_possible(position):
        position.board_due = 1
