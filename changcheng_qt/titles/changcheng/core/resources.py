"""A seat's resources for a learned estimate: the pieces left to it and to the others, and the turn.

A number holds them, so that an estimate can cache their worth. Their traits are in 64ths,
from 0 to 1 or so.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from changcheng_qt.engine.masks import bit, count_bits
from changcheng_qt.titles.changcheng.core.attack import longest_run
from changcheng_qt.titles.changcheng.core.commands import CARDS
from changcheng_qt.titles.changcheng.core.frame import DIPLOMACY, DOMINANCE, REWARD
from changcheng_qt.titles.changcheng.core.majority import walls_of
from changcheng_qt.titles.changcheng.core.position import hand_of

if TYPE_CHECKING:
    from mypy_extensions import i64

    from changcheng_qt.titles.changcheng.core.weighed import Weighed

ONE: Final = 64
WALL: Final = 26
"""The squares of the wall at the beginning."""
STAGES: Final = 8
TRAITS: Final = 25
LONGEST: Final = 31
"""The longest run of walls that is distinguished from longer ones."""

HAND: Final = 6
"""The first bits of the parts of a number; below it are the empty squares."""
SINGLES: Final = 12
DOUBLE: Final = 16
TOWER: Final = 17
TURN: Final = 18
"""Two bits for the parts of the action, one for the seat in turn, one for the next seat."""
IN_TURN: Final = 1 << 20
IS_NEXT: Final = 1 << 21
PRESENCE: Final = 22
RUN: Final = 26
REWARDED: Final = 31
OTHERS_HELD: Final = 32
MOST_HELD: Final = 37
OTHERS_SINGLES: Final = 40
OTHERS_DOUBLES: Final = 46
OTHERS_TOWERS: Final = 48


def resources(position: Weighed, seat: i64) -> i64:
    """Return the number of a seat's resources."""
    number = count_bits(position.empty)
    hand = hand_of(position.cards(seat))
    kind: i64 = 0
    while kind < CARDS:
        number |= ((hand >> (4 * kind)) & 1) * bit(HAND + kind)
        kind += 1
    number |= ((position.stock >> (4 * seat)) & 15) << SINGLES
    number |= ((position.doubles >> seat) & 1) << DOUBLE
    number |= ((position.tower_stock >> seat) & 1) << TOWER
    if seat == position.seat:
        parts: i64 = 2 if position.done else position.parts & 3
        number |= (parts << TURN) | IN_TURN
    elif seat == (position.seat + 1) % position.frame.seats:
        number |= IS_NEXT
    return number | events(position, seat) | others(position, seat)


def events(position: Weighed, seat: i64) -> i64:
    """Return the part of the number for event cards that are in the game."""
    number: i64 = 0
    rules = position.frame.rules
    if rules & DIPLOMACY:
        held: i64 = 0
        for tally in position.province_tallies:
            if walls_of(tally, seat):
                held += 1
        number |= held << PRESENCE
    if rules & DOMINANCE:
        run = longest_run(position.frame, position.blocks(seat) & ~position.broken)
        number |= min(run, LONGEST) << RUN
    if rules & REWARD:
        number |= bit(REWARDED)
    return number


def others(position: Weighed, seat: i64) -> i64:
    """Return the part of the number for all other seats."""
    number: i64 = 0
    most: i64 = 0
    singles: i64 = 0
    doubles: i64 = 0
    towers: i64 = 0
    other: i64 = 0
    while other < position.frame.seats:
        if other != seat:
            hand = hand_of(position.cards(other))
            number += count_bits(hand)
            most = max(most, count_bits(hand))
            singles += (position.stock >> (4 * other)) & 15
            doubles += (position.doubles >> other) & 1
            towers += (position.tower_stock >> other) & 1
        other += 1
    number = (number << OTHERS_HELD) | (most << MOST_HELD) | (singles << OTHERS_SINGLES)
    return number | (doubles << OTHERS_DOUBLES) | (towers << OTHERS_TOWERS)


def traits(seats: i64, number: i64) -> list[i64]:
    """Return the traits of resources: the wall, own hand and supply, turn, events, the others."""
    found: list[i64] = [0] * TRAITS
    rivals = seats - 1
    found[0] = ONE
    found[1] = ONE * (number & 63) // WALL
    held: i64 = 0
    kind: i64 = 0
    while kind < CARDS:
        own = (number >> (HAND + kind)) & 1
        held += own
        found[2 + kind] = ONE * own
        kind += 1
    singles = (number >> SINGLES) & 15
    turn = number >> TURN
    found[8] = ONE * held // 6
    found[9] = 8 * singles
    found[10] = ONE * ((number >> DOUBLE) & 1)
    found[11] = ONE * ((number >> TOWER) & 1)
    found[12] = ONE * ((turn >> 2) & 1)
    found[13] = ONE * (turn & 3) // 2
    found[14] = ONE * ((turn >> 3) & 1)
    found[15] = 8 * ((number >> PRESENCE) & 15)
    found[16] = 8 * ((number >> RUN) & 31)
    found[17] = ONE * held // 6 if (number >> REWARDED) & 1 else 0
    found[18] = ONE * ((number >> OTHERS_HELD) & 31) // 6 // rivals
    found[19] = ONE * ((number >> MOST_HELD) & 7) // 6
    found[20] = 8 * ((number >> OTHERS_SINGLES) & 63) // rivals
    found[21] = ONE * ((number >> OTHERS_DOUBLES) & 3) // rivals
    found[22] = ONE * ((number >> OTHERS_TOWERS) & 3) // rivals
    found[23] = ONE if not held else 0
    found[24] = ONE if not singles else 0
    return found


def stage(position: Weighed) -> i64:
    """Return how much of the game is left, below `STAGES`."""
    left = count_bits(position.empty) // 4
    return left if left < STAGES else STAGES - 1
