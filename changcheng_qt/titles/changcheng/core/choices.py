"""The worth of a choice in a scoring to the owner of the card, in 64ths of a point."""

from __future__ import annotations

from typing import TYPE_CHECKING

from changcheng_qt.engine.masks import bit
from changcheng_qt.titles.changcheng.core.attack import sheltered
from changcheng_qt.titles.changcheng.core.commands import (
    BREAK,
    CANCEL,
    LOWER,
    RAISE,
    REMOVE,
    SWAP,
    WALL,
)
from changcheng_qt.titles.changcheng.core.frame import NEUTRALS_COMPETE
from changcheng_qt.titles.changcheng.core.majority import EMPTY, NEUTRALS, OWNER, all_walls
from changcheng_qt.titles.changcheng.core.worth import (
    contested,
    in_tenths,
    province_worth,
    region_worth,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from changcheng_qt.titles.changcheng.core.position import Position


def choice_gain(position: Position, kind: i64, a: i64, b: i64) -> i64:
    """Return the worth of a legal choice."""
    card = position.first_pending()
    seat = position.pending_owner(card)
    later = position.pending & ~(7 * bit(3 * card))
    if kind == REMOVE:
        return -region_after(position, a, 0, seat)
    if kind == BREAK:
        return walls_gain(position, a, -bit(OWNER * position.owner_of(a)), later, seat)
    if kind == SWAP:
        change = bit(OWNER * position.owner_of(b)) - bit(OWNER * position.owner_of(a))
        return swap_gain(position, a, b, change, later, seat)
    before = scoring_after(position, 0, 0, later, seat)
    if kind == CANCEL:
        return scoring_after(position, 0, 0, later & ~(7 * bit(3 * b)), seat) - before
    if kind == WALL:
        # A virtual wall adds nothing to the value, as one that counts would.
        return scoring_after(position, bit(OWNER * seat), -1, later, seat) - before
    change = 0
    if kind == RAISE:
        change = 2
    elif kind == LOWER:
        change = -2
    return scoring_after(position, 0, change, later, seat) - before


def swap_gain(position: Position, here: i64, there: i64, change: i64, later: i64, seat: i64) -> i64:
    """Return the worth of a swap that adds `change` to the tallies of `here`, and subtracts it from
    those of `there`.
    """
    frame = position.frame
    gain: i64 = 0
    province = frame.province_of[there]
    if province != position.scoring:
        gain += scoring_after(position, change, 0, later, seat)
        gain -= scoring_after(position, 0, 0, later, seat)
        gain += province_after(position, province, -change, seat)
        gain -= province_after(position, province, 0, seat)
    near, far = frame.region_of[here], frame.region_of[there]
    if near != far:
        gain += region_after(position, near, change, seat) - region_after(position, near, 0, seat)
        gain += region_after(position, far, -change, seat) - region_after(position, far, 0, seat)
    return gain


def walls_gain(position: Position, square: i64, change: i64, later: i64, seat: i64) -> i64:
    """Return the worth of adding `change` to the tallies of a square."""
    region = position.frame.region_of[square]
    gain = scoring_after(position, change, 0, later, seat)
    gain -= scoring_after(position, 0, 0, later, seat)
    gain += region_after(position, region, change, seat)
    return gain - region_after(position, region, 0, seat)


def scoring_after(position: Position, walls: i64, value: i64, later: i64, seat: i64) -> i64:
    """Return the worth to a seat of the province being scored after changes of its tally and value,
    with the cards still pending.
    """
    tally = position.province_tallies[position.scoring] + walls
    value += all_walls(tally) + position.reputation(position.scoring) + position.change
    if not position.frame.rules & NEUTRALS_COMPETE:
        tally &= ~NEUTRALS
    return contested(
        position.frame.seats, in_tenths(tally + position.virtual), value, later, 0, seat
    )


def province_after(position: Position, province: i64, walls: i64, seat: i64) -> i64:
    """Return the worth of another province to a seat after its tally has changed by `walls`."""
    if (position.scored >> province) & 1:
        return 0
    tally = position.province_tallies[province] + walls
    value = all_walls(tally) + (tally >> EMPTY) + position.reputation(province)
    if not position.frame.rules & NEUTRALS_COMPETE:
        tally &= ~NEUTRALS
    return province_worth(position.frame.seats, tally, value, position.lying[province], seat)


def region_after(position: Position, region: i64, walls: i64, seat: i64) -> i64:
    """Return the worth of a region to a seat after its tally has changed by `walls`."""
    if (position.removed >> region) & 1:
        return 0
    tally = position.region_tallies[region] + walls
    if not position.frame.rules & NEUTRALS_COMPETE:
        tally &= ~NEUTRALS
    threat = position.threat(region)
    return region_worth(position.frame.seats, tally, threat, sheltered(position, region), seat)
