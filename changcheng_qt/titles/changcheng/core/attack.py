"""The Mongol attack and the event cards that count at the end (RULES 5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from changcheng_qt.engine.masks import bit, count_bits
from changcheng_qt.titles.changcheng.core.fields import (
    DIPLOMACY_LINE,
    DOMINANCE_LINE,
    REGIONS,
    REWARD_LINE,
)
from changcheng_qt.titles.changcheng.core.frame import (
    DIPLOMACY,
    DOMINANCE,
    LONGEST_ONLY,
    NEUTRALS_COMPETE,
    REWARD,
)
from changcheng_qt.titles.changcheng.core.majority import NEUTRALS, OWNER, leaders, walls_of
from changcheng_qt.titles.changcheng.core.position import hand_of

if TYPE_CHECKING:
    from mypy_extensions import i64

    from changcheng_qt.titles.changcheng.core.frame import Frame
    from changcheng_qt.titles.changcheng.core.position import Position

DIPLOMACY_POINTS: Final = 4
REWARD_PER_CARD: Final = 2
"""The points of the event cards of these names."""


def end_game(position: Position) -> None:
    """Carry out the Mongol attack and count the event cards."""
    frame = position.frame
    region: i64 = 0
    while region < frame.areas:
        if not (position.removed >> region) & 1:
            attack(position, region)
        region += 1
    if frame.rules & DIPLOMACY:
        count_diplomacy(position)
    if frame.rules & DOMINANCE:
        count_dominance(position)
    if frame.rules & REWARD:
        count_reward(position)
    position.over = 1


def attack(position: Position, region: i64) -> None:
    """Take the threat of a region from the leaders without a tower there."""
    tally = position.region_tallies[region]
    if not position.frame.rules & NEUTRALS_COMPETE:
        tally &= ~NEUTRALS
    losers = leaders(tally) & ~sheltered(position, region)
    position.pay(losers, -position.threat(region), REGIONS + region)


def sheltered(position: Position, region: i64) -> i64:
    """Return the seats that have a tower in a region, a bit each."""
    frame = position.frame
    first, bits = frame.region_first[region], frame.region_bits[region]
    towers = (position.towers >> first) & bits
    seats: i64 = 0
    seat: i64 = 0
    while towers and seat < frame.seats:
        if (position.blocks(seat) >> first) & towers:
            seats |= bit(seat)
        seat += 1
    return seats


def count_diplomacy(position: Position) -> None:
    """Give 4 points to the seats present in most provinces."""
    frame = position.frame
    counts: i64 = 0
    for tally in position.province_tallies:
        seat: i64 = 0
        while seat < frame.seats:
            if walls_of(tally, seat):
                counts += bit(OWNER * seat)
            seat += 1
    position.pay(leaders(counts), DIPLOMACY_POINTS, DIPLOMACY_LINE)


def count_dominance(position: Position) -> None:
    """Give each seat, or only the first, a point for each square of its longest run."""
    frame = position.frame
    longest: i64 = 0
    runs: i64 = 0
    seat: i64 = 0
    while seat < frame.seats:
        run = longest_run(frame, position.blocks(seat) & ~position.broken)
        runs |= run << (8 * seat)
        longest = max(longest, run)
        seat += 1
    seat = 0
    while seat < frame.seats:
        run = (runs >> (8 * seat)) & 255
        if run == longest or not frame.rules & LONGEST_ONLY:
            position.pay(bit(seat), run, DOMINANCE_LINE)
        seat += 1


def longest_run(frame: Frame, squares: i64) -> i64:
    """Return the largest number of adjacent squares among some, across the joints of boards."""
    longest: i64 = 0
    run: i64 = 0
    for square in frame.west_to_east:
        run = run + 1 if (squares >> square) & 1 else 0
        longest = max(longest, run)
    return longest


def count_reward(position: Position) -> None:
    """Give each seat 2 points for each card in its hand."""
    seat: i64 = 0
    while seat < position.frame.seats:
        cards = count_bits(hand_of(position.cards(seat)))
        position.pay(bit(seat), REWARD_PER_CARD * cards, REWARD_LINE)
        seat += 1
