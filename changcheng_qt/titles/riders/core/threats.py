"""The worth of edicts, of a soldier's deeds and of the pirate, in 64ths of a point."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from changcheng_qt.titles.riders.core.commands import CHASE, CORVEE, LEVY, SAIL, SHIFT, SOLDIER
from changcheng_qt.titles.riders.core.frame import ROAD_COST
from changcheng_qt.titles.riders.core.packed import CARD, count_of
from changcheng_qt.titles.riders.core.plans import PIP, WAYS, breach_cost

if TYPE_CHECKING:
    from mypy_extensions import i64

    from changcheng_qt.titles.riders.core.fields import Position
    from changcheng_qt.titles.riders.core.outlook import Outlook

HELD: Final = 22
"""The worth of an edict in the hand, to be played later."""
ROBBED: Final = 10
HOST: Final = [64, 64, 16]
"""The worth of a soldier for the Great Host by how many are missing."""


def edict_gain(position: Position, outlook: Outlook, kind: i64, a: i64, b: i64) -> i64:
    """Return the worth of playing an edict."""
    hand: i64 = position.hands[position.seat]
    before = outlook.worth(hand)
    if kind == SOLDIER:
        return best_deed(position, outlook) + host_gain(position) - HELD
    if kind == CORVEE:
        return 2 * max(0, outlook.worth(hand + ROAD_COST) - before) + 26 - HELD
    if kind == LEVY:
        cards: i64 = 0
        other: i64 = 0
        while other < position.frame.seats:
            if other != position.seat:
                cards += count_of(position.hands[other], a)
            other += 1
        return outlook.worth(hand + cards * CARD[a]) - before - HELD
    return outlook.worth(hand + CARD[a] + CARD[b]) - before - HELD


def host_gain(position: Position) -> i64:
    """Return the worth of one more soldier for the Great Host."""
    if position.host_holder == position.seat:
        return 3
    short = max(3, position.host_size + 1) - position.soldiers[position.seat]
    return HOST[short] if short < 3 else 6


def best_deed(position: Position, outlook: Outlook) -> i64:
    """Return the worth of the best deed of a soldier."""
    best: i64 = ROBBED
    for land, riders in enumerate(position.entered):
        if riders:
            best = max(best, chase_gain(position, outlook, land))
    start: i64 = 0
    grounds: i64 = len(position.gathered)
    while start < grounds:
        end: i64 = 0
        while end < grounds:
            if start != end and position.gathered[start]:
                best = max(best, shift_gain(position, start, end))
            end += 1
        start += 1
    return best


def deed_gain(position: Position, outlook: Outlook, kind: i64, a: i64, b: i64) -> i64:
    """Return the worth of a deed or of a move of the pirate; of other commands, 0."""
    if kind == SHIFT:
        return shift_gain(position, a, b)
    if kind == CHASE:
        return chase_gain(position, outlook, a)
    if kind == SAIL:
        return sail_gain(position, a)
    return 0


def chase_gain(position: Position, outlook: Outlook, land: i64) -> i64:
    """Return the worth of a hex that gives again, less that to the others."""
    if len(position.entered[land]) > 1:
        return 3
    frame = position.frame
    corners = frame.corners_of[land]
    own: i64 = 0
    others: i64 = 0
    seat: i64 = 0
    while seat < frame.seats:
        cards: i64 = (position.settled[seat] & corners).bit_count()
        cards += 2 * (position.cities[seat] & corners).bit_count()
        if seat == position.seat:
            own = cards
        else:
            others += cards
        seat += 1
    worth = own * frame.seats - others
    worth *= 2 * PIP * WAYS[frame.number_of[land]]
    return (worth * outlook.horizon) // (1024 * frame.seats)


def shift_gain(position: Position, start: i64, end: i64) -> i64:
    """Return how much safer the seat's section is, less that of the others."""
    at_start: i64 = len(position.gathered[start])
    at_end: i64 = len(position.gathered[end])
    before = threat(position, start, at_start) + threat(position, end, at_end)
    return before - threat(position, start, at_start - 1) - threat(position, end, at_end + 1)


def threat(position: Position, ground: i64, riders: i64) -> i64:
    """Return the danger from riders of a gathering ground to the seat's section, others for
    less.
    """
    if not riders:
        return 0
    frame = position.frame
    total: i64 = 0
    number: i64 = 2
    while number <= 12:
        if frame.arrow_ground[number] == ground:
            total += WAYS[number] * at_stake(position, frame.arrow_sector[number])
        number += 1
    return total * min(2, riders) // 36


def at_stake(position: Position, sector: i64) -> i64:
    """Return the likely cost of another rider at a section to its seat."""
    margin: i64 = max(0, position.levels[sector] - len(position.waiting[sector]))
    worth = breach_cost(position) // (1 + margin)
    if position.princes[sector] == position.seat:
        return worth
    is_last = position.frame.breaches_end - position.breaches() == 1
    return (worth * 4) // 5 if is_last else -worth // 5


def sail_gain(position: Position, sea: i64) -> i64:
    """Return the worth of the pirate on a sea hex: a robbery, and whose harbour it closes."""
    frame = position.frame
    worth: i64 = ROBBED
    for place, corners in enumerate(frame.harbour_corners):
        if frame.harbour_seas[place] == sea:
            own = position.settled[position.seat] | position.cities[position.seat]
            if own & corners:
                worth -= 13
            if position.built & ~own & corners:
                worth += 3
    return worth
