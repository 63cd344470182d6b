"""The chance of each seat to win, from where a playout stops.

Theory of operation. The traits of a seat (`traits`) times their weights are its strength; the
chances to win are the shares of the seats in the exponentials of their strengths, with one more
share for a conquest, in which nobody wins. The weights differ by the points of the leader. They
were fitted to the ends of 4,800 games that the policy of playouts played with itself:
``dev.py learn riders`` prints these tables. Strengths are in 256ths of a natural logarithm.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from changcheng_qt.engine.core import ONE
from changcheng_qt.engine.masks import bit, count_bits
from changcheng_qt.titles.riders.core.fields import EDICT_WIDTH, OVER, Position
from changcheng_qt.titles.riders.core.packed import total
from changcheng_qt.titles.riders.core.plans import WAYS, outlook_of

if TYPE_CHECKING:
    from mypy_extensions import i64

TRAITS: Final = 13
STAGES: Final = 4
SHARES: Final = [round(65536 * exp(-step / 256)) for step in range(3000)]
WEIGHTS: Final[list[list[int]]] = [
    [4, 25, 76, 7, 5, 51, 17, 85, -11, -3, 0, -4, 3],
    [65, 19, 77, 16, 2, 52, 18, 114, -7, 16, 0, -7, -7],
    [92, 15, 29, 17, 1, 38, 24, 103, -11, 18, 1, -9, -2],
    [180, 9, 31, 19, 1, 21, 10, 59, -13, 15, 1, -16, 2],
]
"""The weights of the traits of a seat by stage."""
FALL: Final[list[list[int]]] = [
    [55, 860, 631, 473, 1051, 48],
    [885, 1387, 1120, 963, 1069, 59],
    [1688, 1315, 972, 822, 708, 66],
    [2041, 1376, 771, 565, -10, 128],
]
"""The strength of a conquest: by stage, by how many breaches are left, and for each section in
danger.
"""


def chances(position: Position) -> list[i64]:
    """Return the chance of each seat to win, `ONE` for a sure win."""
    seats = position.frame.seats
    found: list[i64] = [0] * int(seats)
    if position.due == OVER:
        winners = count_bits(position.winners)
        seat: i64 = 0
        while seat < seats:
            if (position.winners >> seat) & 1:
                found[seat] = ONE // winners
            seat += 1
        return found
    stage = stage_of(position)
    strengths: list[i64] = []
    seat = 0
    while seat < seats:
        strengths.append(strength_of(position, seat, stage))
        seat += 1
    strengths.append(fall(position, stage))
    found = portions(strengths)
    found.pop()
    return found


def portions(strengths: list[i64]) -> list[i64]:
    """Return the chances that strengths give, which add up to `ONE`."""
    best: i64 = strengths[0]
    for strength in strengths:
        best = max(best, strength)
    whole: i64 = 0
    for strength in strengths:
        whole += share(best - strength)
    found: list[i64] = []
    for strength in strengths:
        found.append((share(best - strength) * ONE) // whole)
    return found


def share(behind: i64) -> i64:
    """Return the share of a strength by how much it is behind the best."""
    return SHARES[behind] if behind < len(SHARES) else 0


def stage_of(position: Position) -> i64:
    """Return the stage of a game by the points of the leader."""
    best: i64 = 0
    seat: i64 = 0
    while seat < position.frame.seats:
        best = max(best, position.score(seat))
        seat += 1
    return max(0, min(STAGES - 1, (best - 3) // 2))


def strength_of(position: Position, seat: i64, stage: i64) -> i64:
    """Return the strength of a seat."""
    strength: i64 = 0
    for number, trait in enumerate(traits(position, seat)):
        strength += trait * WEIGHTS[stage][number]
    return strength


def traits(position: Position, seat: i64) -> list[i64]:
    """Return the traits of a seat: the points, the cards that it expects, its goods, its hand and
    the worth of that, its edicts, its soldiers, the margin of its section and its danger, its
    longest line, its best site, how soon its turn comes, and its cards over seven.
    """
    outlook = outlook_of(position, seat)
    hand: i64 = position.hands[seat]
    cards = total(hand)
    edicts: i64 = position.edicts[seat] & (bit(4 * EDICT_WIDTH) - 1)
    held: i64 = 0
    while edicts:
        held += edicts & 31
        edicts >>= EDICT_WIDTH
    sector = position.sector_of(seat)
    margin: i64 = position.levels[sector] - len(position.waiting[sector])
    turns = seat - position.seat
    if turns < 0:
        turns += position.frame.seats
    return [
        position.score(seat),
        outlook.pips,
        count_bits(outlook.goods),
        cards,
        outlook.worth(hand),
        held,
        position.soldiers[seat],
        margin,
        danger(position, sector),
        position.longest[seat],
        outlook.nearest,
        turns,
        max(0, cards - 7),
    ]


def danger(position: Position, sector: i64) -> i64:
    """Return how many of 36 rolls break a section now."""
    if position.levels[sector] > len(position.waiting[sector]):
        return 0
    frame = position.frame
    ways: i64 = 0
    number: i64 = 2
    while number <= 12:
        if frame.arrow_sector[number] == sector and position.gathered[frame.arrow_ground[number]]:
            ways += WAYS[number]
        number += 1
    return ways


def fall(position: Position, stage: i64) -> i64:
    """Return the strength of a conquest."""
    left = position.frame.breaches_end - position.breaches()
    strength: i64 = FALL[stage][min(4, left - 1)]
    sector: i64 = 0
    while sector < len(position.levels):
        strength += danger(position, sector) * FALL[stage][5]
        sector += 1
    return strength
