"""A roll: the assault and production, or a seven, the pirate and robberies (RIDERS sections 4, 5
and 9).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from changcheng_qt.titles.riders.core import fields
from changcheng_qt.titles.riders.core.course import resume
from changcheng_qt.titles.riders.core.frame import SEVEN
from changcheng_qt.titles.riders.core.packed import CARD, GOODS, count_of, holds, total
from changcheng_qt.titles.riders.core.riders import assault

if TYPE_CHECKING:
    from mypy_extensions import i64

    from changcheng_qt.titles.riders.core.fields import Position

HAND_SAFE: Final = 7


def roll(position: Position, number: i64) -> None:
    """Roll the dice; 0 draws them. A last breach ends the game before anything is produced."""
    if not number:
        number = 2 + position.chance.below(6) + position.chance.below(6)
    position.rolled = number
    position.due = fields.BUILDING
    if number == SEVEN:
        halve_hands(position)
        return
    assault(position, number)
    if position.due != fields.OVER:
        produce(position, number)


def produce(position: Position, number: i64) -> None:
    """Give the seats the goods of a number; of a good that is short nobody receives any, unless
    only one seat is due.
    """
    seats = position.frame.seats
    first = number * seats
    due: i64 = 0
    seat: i64 = 0
    while seat < seats:
        due += position.income[first + seat]
        seat += 1
    supply = position.supply
    is_enough = holds(supply, due)
    seat = 0
    while seat < seats:
        goods: i64 = position.income[first + seat]
        if goods:
            if not is_enough:
                goods = paid(supply, goods, due)
            position.hands[seat] += goods
            position.supply -= goods
        seat += 1


def paid(supply: i64, goods: i64, due: i64) -> i64:
    """Return the part of a seat's goods that it receives where the supply is short of some."""
    good: i64 = 0
    while good < GOODS:
        all_due, own = count_of(due, good), count_of(goods, good)
        left = count_of(supply, good)
        if all_due > left and own:
            if own == all_due:
                goods -= (own - left) * CARD[good]
            else:
                goods -= own * CARD[good]
        good += 1
    return goods


def halve_hands(position: Position) -> None:
    """After a seven large hands give up half of their cards first."""
    position.owed = []
    position.due = fields.PIRATE
    for hand in position.hands:
        held = total(hand)
        owed: i64 = held // 2 if held > HAND_SAFE else 0
        position.owed.append(int(owed))
        if owed:
            position.due = fields.DISCARDING


def discard(position: Position, good: i64) -> None:
    """Give up a card of the next seat that owes some."""
    seat = position.discarding()
    position.owed[seat] -= 1
    position.hands[seat] -= CARD[good]
    position.supply += CARD[good]
    if not any(position.owed):
        position.due = fields.PIRATE


def sail(position: Position, sea: i64) -> None:
    """Move the pirate, after a seven or as a deed; a robbery may follow."""
    if position.due == fields.SOLDIER:
        position.deeds -= 1
        position.sailed = 1
    position.pirate = sea
    position.map_changed()
    position.due = fields.ROBBING
    seat: i64 = 0
    while seat < position.frame.seats:
        if seat != position.seat and position.hands[seat]:
            return
        seat += 1
    resume(position)


def rob(position: Position, victim: i64, good: i64) -> None:
    """Take a card from another seat: of a good, or drawn for -1."""
    hand: i64 = position.hands[victim]
    if good < 0:
        place = position.chance.below(total(hand))
        good = 0
        while place >= count_of(hand, good):
            place -= count_of(hand, good)
            good += 1
    position.hands[victim] -= CARD[good]
    position.hands[position.seat] += CARD[good]
    resume(position)
