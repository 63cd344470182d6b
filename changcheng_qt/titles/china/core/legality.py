"""The legal commands of the seat to act, surveyed once and then picked by number (CHINA 4, 6, 8,
10).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from changcheng_qt.engine.masks import bit, count_bits, lowest_bit, nth_bit
from changcheng_qt.titles.china.core.commands import (
    CARD,
    DRAW,
    EMISSARY,
    END,
    FORTIFICATION,
    HOUSE,
    PASS,
    SWAP,
    TAKE,
    command,
)
from changcheng_qt.titles.china.core.fields import EMPTY, Position, takes_emissary
from changcheng_qt.titles.china.core.frame import (
    COLOURS,
    FOLLOW_FREE,
    HAND,
    HELD,
    NOWHERE,
    SIZE,
    ways_to_pay,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

COUNT: Final = 6
KINDS: Final = 5
"""How many bits a region has in the counts of a survey, and in the kinds of its pieces: there are
at most nine regions of eight spaces, and two ways to pay.
"""


def count(position: Position) -> i64:
    """Return the number of commands, and get ready to `pick` them."""
    position.placements = 0
    position.counts = 0
    position.kinds = 0
    position.rest = 0
    if position.over:
        return 0
    if not (position.swapped or position.taking):
        survey_placements(position)
    if position.owed == NOWHERE:
        survey_rest(position)
    return position.placements + position.rest


def survey_placements(position: Position) -> None:
    """Survey the placements of pieces."""
    if position.owed != NOWHERE:
        survey_region(position, position.region, 1, 0, 0)
    elif position.region == NOWHERE:
        region: i64 = 0
        while region < position.frame.regions:
            survey_pieces(position, region)
            region += 1
    elif position.pieces < position.most:
        survey_pieces(position, position.region)


def survey_pieces(position: Position, region: i64) -> None:
    """Survey the pieces that the seat could place in a region."""
    if not ways_to_pay(position.hand(), position.frame.colour_of[region]):
        return
    tally = position.tallies[region]
    houses: i64 = (tally >> EMPTY) & 15 if position.houses_left() else 0
    emissaries: i64 = 1 if position.emissaries_left() and takes_emissary(tally) else 0
    fortifications: i64 = 0
    if (position.fortification_stock >> position.seat) & 1:
        fortifications = count_bits(unfortified(position, region))
    survey_region(position, region, houses, emissaries, fortifications)


def survey_region(
    position: Position, region: i64, houses: i64, emissaries: i64, fortifications: i64
) -> None:
    """Note numbers of pieces in a region that the seat can pay for, and the number of commands with
    all payments. What it owes it can always pay.
    """
    ways = ways_to_pay(position.hand(), position.frame.colour_of[region])
    commands = houses + emissaries + fortifications
    if ways & (ways - 1):
        commands *= 2
    position.placements += commands
    position.counts |= commands << (COUNT * region)
    position.kinds |= (houses | (emissaries << 4)) << (KINDS * region)


def unfortified(position: Position, region: i64) -> i64:
    """Return the spaces of a region with neither house nor fortification, from its first one on."""
    frame = position.frame
    spaces = position.free & ~position.fortified
    return (spaces >> frame.first[region]) & frame.bits[region]


def survey_rest(position: Position) -> None:
    """Survey the other commands."""
    position.rest = 1
    if position.is_last_round():
        position.rest_kind = PASS if position.is_fresh() else END
    elif position.is_fresh():
        position.rest_kind = SWAP
        position.rest_colours = HELD[position.hand()]
        position.rest = count_bits(position.rest_colours)
    elif SIZE[position.hand()] < HAND:
        position.rest_kind = TAKE
        position.rest_colours = 0
        colour: i64 = 0
        while colour < COLOURS:
            if (position.open >> (3 * colour)) & 7:
                position.rest_colours |= bit(colour)
                position.rest += 1
            colour += 1
    else:
        position.rest_kind = END


def pick(position: Position, number: i64) -> i64:
    """Return the legal command of a number below `count`, which must have been called before."""
    if number >= position.placements:
        return pick_rest(position, number - position.placements)
    region: i64 = 0
    counts = position.counts
    while number >= counts & 63:
        number -= counts & 63
        counts >>= COUNT
        region += 1
    ways = ways_to_pay(position.hand(), position.frame.colour_of[region])
    if ways & (ways - 1):
        pieces = (counts & 63) >> 1
        if number >= pieces:
            number -= pieces
            ways &= ways - 1
    pay = CARD if ways & 1 else lowest_bit(ways)
    kinds = position.kinds >> (KINDS * region)
    houses, emissaries = kinds & 15, (kinds >> 4) & 1
    if number < houses:
        return command(HOUSE, house_space(position, region, number), pay)
    if number < houses + emissaries:
        return command(EMISSARY, region, pay)
    spaces = unfortified(position, region)
    first: i64 = position.frame.first[region]
    return command(FORTIFICATION, first + nth_bit(spaces, number - houses - emissaries), pay)


def pick_rest(position: Position, number: i64) -> i64:
    """Return one of the commands that place nothing."""
    kind = position.rest_kind
    if kind == TAKE and number == position.rest - 1:
        return command(DRAW, 0, 0)
    if kind in (TAKE, SWAP):
        return command(kind, nth_bit(position.rest_colours, number), 0)
    return command(kind, 0, 0)


def house_space(position: Position, region: i64, number: i64) -> i64:
    """Return the space of a region for a house, by number; the space of an owed house, if any."""
    if position.owed != NOWHERE:
        return position.owed
    frame = position.frame
    first: i64 = frame.first[region]
    return first + nth_bit((position.free >> first) & frame.bits[region], number)


def owes_house(position: Position, region: i64) -> bool:
    """Whether a house must follow on a fortification that was just placed in a region."""
    if position.frame.rules & FOLLOW_FREE or position.pieces == position.most:
        return False
    ways = ways_to_pay(position.hand(), position.frame.colour_of[region])
    return position.houses_left() > 0 and ways > 0


def can_anybody_place(position: Position) -> bool:
    """Whether any seat could place any piece anywhere, with any cards."""
    if position.free and position.house_stock:
        return True
    if position.emissary_stock:
        for tally in position.tallies:
            if takes_emissary(tally):
                return True
    return bool(position.free & ~position.fortified and position.fortification_stock)
