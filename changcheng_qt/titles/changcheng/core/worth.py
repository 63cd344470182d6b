"""The worth of a province or region to a seat, in 64ths of a point, from its tally alone.

Theory of operation. A province pays its value to everybody tied on top, a region costs its threat
to everybody tied on top who has no tower there (RULES 4.3, 5.1). The majority is open while squares
are empty and cards face down, so each colour gets a chance: the product over its rivals of a table
by its lead, in tenths of a wall, and by the remaining doubt. A seat's worth of an area is its own
chance less nine tenths of the others' mean, times the points. Face-down cards count as the walls
that they usually make or cost.

The weights were tuned one after the other on games of a bot that only chooses the best command by
them, against the bot `greedy`; in playouts other weights were no better. Chances are in 256ths,
doubt in twentieths of an empty square, walls in tenths, twelve bits an owner.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import TYPE_CHECKING, Final

from changcheng_qt.engine.masks import bit
from changcheng_qt.titles.changcheng.core.commands import (
    BUILDER,
    FLOOD,
    MANDARIN,
    MASTER_BUILDER,
    TRAITOR,
    WARRIOR,
)
from changcheng_qt.titles.changcheng.core.fields import SEVERAL
from changcheng_qt.titles.changcheng.core.majority import BUILT, EMPTY, NOBODY, OWNER

if TYPE_CHECKING:
    from mypy_extensions import i64

POINT: Final = 64
"""How many units make a point."""
WALL: Final = 10
"""How many units make a wall."""
FIELD: Final = 12
"""The bits of an owner where walls are counted in tenths."""
EMPTY_DOUBT: Final = 20
"""The doubt from an empty square."""
CARD_DOUBT: Final = 7
"""The doubt from a face-down card."""
REGION_DOUBT: Final = 6
"""The doubt about even a full region, since walls may still be swapped and broken."""
OTHERS: Final = 230
"""The weight of the others' mean, in 256ths."""
BUILDER_WALLS: Final = 7
MASTER_WALLS: Final = 20
"""How much these cards add to their owner's walls."""
TRAITOR_LOSS: Final = 9
MANDARIN_LOSS: Final = 3
WARRIOR_LOSS: Final = 10
"""How much these cards cost the strongest rival of their owner."""
MANDARIN_WALLS: Final = 1
"""How much a Mandarin adds to its owner's walls."""
FLOOD_SWING: Final = 2 * POINT
BUILDER_SWING: Final = 38
"""How many points these cards move to their owner's best place."""

_DOUBTS: Final = 64
"""How many rows the table of chances has."""
_STEP: Final = 4
"""The doubt from one row to the next."""
_LEADS: Final = 64
"""The largest lead that makes a difference."""


def _chances() -> bytes:
    """Return the chance, 0 to 255, to be ahead of one rival, by doubt and lead."""
    chances = bytearray()
    for row in range(_DOUBTS):
        spread = 0.03 + 0.6 * sqrt(row * _STEP / EMPTY_DOUBT)
        for lead in range(-_LEADS, _LEADS):
            chances.append(round(255 / (1 + exp(-(lead / WALL + 0.3) / spread))))
    return bytes(chances)


CHANCES: Final = _chances()


def region_worth(seats: i64, tally: i64, threat: i64, sheltered: i64, seat: i64) -> i64:
    """Return how much more a region will cost the others than a seat. `sheltered` are the seats
    with a tower there, a bit each.
    """
    doubt = EMPTY_DOUBT * (tally >> EMPTY) + REGION_DOUBT
    return -((threat * standing(seats, in_tenths(tally), doubt, seat, sheltered)) >> 2)


def province_worth(seats: i64, tally: i64, value: i64, cards: i64, seat: i64) -> i64:
    """Return how many more points a province is expected to pay a seat than its rivals; `value` is
    that of the full province, `cards` are as in `lying`.
    """
    return contested(seats, in_tenths(tally), value, cards, EMPTY_DOUBT * (tally >> EMPTY), seat)


def contested(seats: i64, walls: i64, value: i64, cards: i64, doubt: i64, seat: i64) -> i64:
    """Return how much more a province will pay a seat than the others, from walls in tenths and the
    doubt from empty squares.
    """
    swing: i64 = 0
    kind: i64 = 0
    rest = cards
    while rest:
        if rest & 7:
            doubt += CARD_DOUBT
            owner = (rest & 7) - 1
            if rest & 7 != SEVERAL:
                walls = with_card(walls, kind, owner, rest >> 3)
                if owner == seat:
                    if kind == FLOOD:
                        swing += FLOOD_SWING
                    elif kind == BUILDER:
                        swing += BUILDER_SWING
        rest >>= 3
        kind += 1
    stands = standing(seats, walls, doubt, seat, 0)
    worth = (value * stands) >> 2
    if swing:
        worth += (swing * (stands if stands > 0 else -stands)) >> 8
    return worth


def in_tenths(tally: i64) -> i64:
    """Return the walls of a tally in tenths."""
    tally &= BUILT
    walls: i64 = 0
    shift: i64 = 0
    while tally:
        walls |= (WALL * (tally & 15)) << shift
        tally >>= OWNER
        shift += FIELD
    return walls


def standing(seats: i64, walls: i64, doubt: i64, seat: i64, sheltered: i64) -> i64:
    """Return the chance of a seat to lead less its part of the others', in 256ths."""
    neutral = walls >> (FIELD * NOBODY)
    row = doubt // _STEP
    if row >= _DOUBTS:
        row = _DOUBTS - 1
    base = row * (2 * _LEADS) + _LEADS
    own: i64 = 0
    others: i64 = 0
    owner: i64 = 0
    while owner < seats:
        if not (sheltered >> owner) & 1:
            here = (walls >> (FIELD * owner)) & 4095
            chance: i64 = 255
            rival: i64 = 0
            while rival < seats:
                if rival != owner:
                    chance = (chance * ahead(base, here - ((walls >> (FIELD * rival)) & 4095))) >> 8
                rival += 1
            if neutral:
                chance = (chance * ahead(base, here - neutral)) >> 8
            if owner == seat:
                own = chance
            else:
                others += chance
        owner += 1
    return own - (OTHERS * others) // (256 * (seats - 1))


def ahead(base: i64, lead: i64) -> i64:
    """Return the chance, in 256ths, that a seat with a lead stays ahead; `base` is the place in
    `CHANCES` of a lead of 0 under the present doubt.
    """
    if lead >= _LEADS:
        lead = _LEADS - 1
    elif lead < -_LEADS:
        lead = -_LEADS
    return CHANCES[base + lead] + 1


def with_card(walls: i64, kind: i64, owner: i64, later: i64) -> i64:
    """Return walls with the usual effect of a card; `later` are the cards after it."""
    if kind == MASTER_BUILDER:
        return walls + MASTER_WALLS * bit(FIELD * owner)
    if kind == BUILDER:
        return walls + BUILDER_WALLS * bit(FIELD * owner)
    if kind == TRAITOR:
        return without(walls, owner, TRAITOR_LOSS)
    if kind == MANDARIN:
        return without(walls, owner, MANDARIN_LOSS) + MANDARIN_WALLS * bit(FIELD * owner)
    if kind == WARRIOR and has_rival(owner, later):
        return without(walls, owner, WARRIOR_LOSS)
    return walls


def has_rival(owner: i64, cards: i64) -> bool:
    """Whether some of these cards are another owner's."""
    while cards:
        if cards & 7 and cards & 7 != owner + 1:
            return True
        cards >>= 3
    return False


def without(walls: i64, owner: i64, loss: i64) -> i64:
    """Return walls after the strongest rival of an owner has lost some."""
    best: i64 = -1
    most: i64 = 0
    rival: i64 = 0
    while rival <= NOBODY:
        here = (walls >> (FIELD * rival)) & 4095
        if rival != owner and here > most:
            best, most = rival, here
        rival += 1
    if best < 0:
        return walls
    return walls - (min(loss, most) << (FIELD * best))
