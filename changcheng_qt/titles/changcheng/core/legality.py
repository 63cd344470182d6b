"""The legal commands of the seat to act (RULES 3).

Commands are not listed but surveyed: `survey` finds a mask of squares for each kind of block and a
set of provinces for cards, and the upper bound of each kind's numbers. `pick` then makes a command
from any number below `count`, so that a playout that tries six of a hundred makes six. A survey is
valid until the next command.

Peeks are never among them: a drawn position already holds the values.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from changcheng_qt.engine.masks import bit, count_bits, lowest_bit, nth_bit
from changcheng_qt.titles.changcheng.core.commands import (
    CARD,
    DOUBLE,
    END,
    NEUTRAL,
    PASS,
    SCORE,
    SINGLE,
    TOWER,
    command,
)
from changcheng_qt.titles.changcheng.core.extension import count_boards, pick_board
from changcheng_qt.titles.changcheng.core.frame import NOWHERE
from changcheng_qt.titles.changcheng.core.position import hand_of
from changcheng_qt.titles.changcheng.core.provinces import count_decisions, pick_decision
from changcheng_qt.titles.changcheng.core.reservation import allowed, keeps, kept_squares

if TYPE_CHECKING:
    from mypy_extensions import i64

    from changcheng_qt.titles.changcheng.core.position import Position


def count(position: Position) -> i64:
    """Return how many commands `pick` numbers; 0 at the end of the game."""
    if not position.is_surveyed:
        survey(position)
    return position.choices


def pick(position: Position, number: i64) -> i64:
    """Return the legal command of a number below `count`, which must have been called before."""
    if number < position.singles_end:
        return command(SINGLE, nth_bit(position.may_single, number), 0)
    if number < position.cards_end:
        return pick_card(position, number - position.singles_end)
    if number < position.doubles_end:
        west = nth_bit(position.may_double, number - position.cards_end)
        return command(DOUBLE, west, position.frame.east_of[west])
    if number < position.towers_end:
        return command(TOWER, nth_bit(position.may_tower, number - position.doubles_end), 0)
    if number < position.neutrals_end:
        return command(NEUTRAL, nth_bit(position.may_neutral, number - position.towers_end), 0)
    return pick_other(position, number)


def pick_other(position: Position, number: i64) -> i64:
    """Return a choice of a scoring, a board, the scoring to begin, or the end of the turn."""
    if position.scoring != NOWHERE:
        return pick_decision(position, number)
    if position.board_due:
        return pick_board(position, number)
    if position.due:
        return command(SCORE, nth_bit(position.due, number), 0)
    return command(END if position.done else PASS, 0, 0)


def pick_card(position: Position, number: i64) -> i64:
    """Return a card of the hand and a province for it."""
    cards = count_bits(position.hand)
    card = nth_bit(position.hand, number % cards) >> 2
    return command(CARD, card, nth_bit(position.may_card, number // cards))


def survey(position: Position) -> None:
    """Survey the legal commands of the seat to act."""
    position.is_surveyed = 1
    position.may_single = 0
    position.may_card = 0
    position.may_double = 0
    position.may_tower = 0
    position.may_neutral = 0
    if position.over:
        position.choices = 0
    elif position.scoring != NOWHERE:
        position.choices = count_decisions(position)
    elif position.board_due:
        position.choices = count_boards(position)
    elif position.due:
        position.choices = count_bits(position.due)
    else:
        position.choices = survey_turn(position)
    number_blocks(position)


def survey_turn(position: Position) -> i64:
    """Survey the next parts of an action, and neutrals; return how many other commands there are:
    the end of the turn or the pass.
    """
    if position.done:
        survey_neutrals(position)
        return 1
    if position.parts:
        survey_second(position)
        return 0
    survey_first(position)
    if position.may_single or position.may_card or position.may_double or position.may_tower:
        return 0
    survey_neutrals(position)
    return 0 if position.may_neutral else 1


def number_blocks(position: Position) -> None:
    """Set the upper bounds of the numbers of each kind of block, and their sum."""
    end: i64 = 0
    if position.may_single:
        end = count_bits(position.may_single)
    position.singles_end = end
    if position.may_card:
        end += count_bits(position.may_card) * count_bits(position.hand)
    position.cards_end = end
    if position.may_double:
        end += count_bits(position.may_double)
    position.doubles_end = end
    if position.may_tower:
        end += count_bits(position.may_tower)
    position.towers_end = end
    if position.may_neutral:
        end += count_bits(position.may_neutral)
    position.neutrals_end = end
    position.choices += end


def survey_first(position: Position) -> None:
    """Find the possible beginnings of an action (RULES 3.1); if any action can be completed, only
    those that can be.
    """
    frame, seat = position.frame, position.seat
    kept = kept_squares(position)
    left = (position.stock >> (4 * seat)) & 15
    singles = fitting_singles(position, kept, left)
    open_provinces = frame.all_areas & ~position.scored
    pairs = pairs_begin(position, singles, kept, left)
    position.hand = hand_of(position.cards(position.seat))
    followed: i64 = 0
    if position.hand:
        followed = open_provinces
        if not position.hand & (position.hand - 1) or not open_provinces & (open_provinces - 1):
            followed = with_some(position, singles, kept) if singles else 0
    if (position.doubles >> seat) & 1:
        position.may_double = fitting_doubles(position, kept)
    if (position.tower_stock >> seat) & 1:
        position.may_tower = position.empty & ~frame.beside(position.towers)
    if pairs or followed or position.may_double or position.may_tower:
        position.can_complete = 1
        position.may_single = pairs
        position.may_card = followed
    else:
        position.can_complete = 0
        position.may_single = singles
        position.may_card = open_provinces if position.hand else 0
    if position.is_opening():
        position.may_card = 0
        position.may_double = 0
        position.may_tower = 0


def survey_second(position: Position) -> None:
    """Survey the second part of an action: a single in another province than the first single, a
    card in another than the first card, or a single in the same.
    """
    frame = position.frame
    used = frame.squares_of(position.used)
    left = (position.stock >> (4 * position.seat)) & 15
    singles = fitting_singles(position, kept_squares(position), left)
    if position.first_part == SINGLE:
        position.may_single = singles & ~used
        return
    position.may_single = singles & used
    position.hand = hand_of(position.cards(position.seat))
    if position.hand:
        position.may_card = frame.all_areas & ~position.scored & ~position.used


def fitting_singles(position: Position, kept: i64, left: i64) -> i64:
    """Return the squares where the seat may place a single, of which it has `left`."""
    if not left:
        return 0
    singles = position.empty & ~kept
    return singles | allowed(position, kept, 1, left - 1) if kept else singles


def with_some(position: Position, squares: i64, kept: i64) -> i64:
    """Return the open provinces with some of these squares, which are all empty squares that no
    tower keeps.
    """
    frame = position.frame
    found = frame.all_areas & ~position.scored
    while kept:
        here = frame.province_squares[frame.province_of[lowest_bit(kept)]]
        kept &= ~here
        if not squares & here:
            found &= ~bit(frame.province_of[lowest_bit(here)])
    return found


def pairs_begin(position: Position, singles: i64, kept: i64, left: i64) -> i64:
    """Return the squares among `singles` after which a single in another province is legal."""
    if left < 2:
        return 0
    frame = position.frame
    loose = with_some(position, position.empty & ~kept, kept)
    if loose & (loose - 1):
        return singles
    found: i64 = 0
    rest = singles
    while rest:
        spot = rest & -rest
        rest ^= spot
        province = frame.province_of[lowest_bit(spot)]
        others = kept & ~frame.province_squares[province]
        if loose & ~bit(province) or can_follow(position, spot, others, left - 2):
            found |= spot
    return found


def can_follow(position: Position, spot: i64, others: i64, left: i64) -> bool:
    """Whether a single may be placed on one of some kept squares, too, after one on `spot`."""
    while others:
        other = others & -others
        others ^= other
        if keeps(position, spot | other, 1, left):
            return True
    return False


def fitting_doubles(position: Position, kept: i64) -> i64:
    """Return the western squares of the pairs where a double fits."""
    frame = position.frame
    found = frame.pairs(position.empty)
    while kept:
        spot = kept & -kept
        kept ^= spot
        wests = found & (spot | frame.neighbours[lowest_bit(spot)])
        while wests:
            west = lowest_bit(wests)
            wests &= wests - 1
            if not keeps(position, bit(west) | bit(frame.east_of[west]), 0, 0):
                found &= ~bit(west)
    return found


def survey_neutrals(position: Position) -> None:
    """Survey the squares for a neutral (RULES 3.4)."""
    if position.neutral_placed or not position.neutrals or position.is_opening():
        return
    used = position.frame.squares_of(position.used)
    beside = position.partial
    if position.parts == 2 and position.first_part == position.second_part:
        beside = 1
    squares = position.empty & (used if beside else ~used)
    kept = kept_squares(position) & squares
    if kept:
        squares = (squares & ~kept) | allowed(position, kept, 0, 0)
    position.may_neutral = squares
