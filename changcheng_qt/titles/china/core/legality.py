"""The legal commands of the seat to act, surveyed once and then picked by number (CHINA 4, 6, 8,
10).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from changcheng_qt.engine.masks import count_bits, lowest_bit, nth_bit
from changcheng_qt.titles.china.core.commands import (
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

TOGETHER: Final = 16
"""The first bit of the number of all pieces that a survey found for a region and a payment."""


def count(position: Position) -> i64:
    """Return the number of commands, and get ready to `pick` them."""
    position.groups = []
    position.rest = []
    position.placements = 0
    if position.over:
        return 0
    if not (position.swapped or position.taking):
        survey_placements(position)
    if position.owed == NOWHERE:
        survey_rest(position)
    return position.placements + len(position.rest)


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
    """Note numbers of pieces in a region, for each possible payment."""
    pieces = houses + emissaries + fortifications
    if not pieces:
        return
    ways = ways_to_pay(position.hand(), position.frame.colour_of[region])
    kinds = (pieces << TOGETHER) | (houses << 8) | (emissaries << 12)
    while ways:
        position.groups.append(kinds | (lowest_bit(ways) << 4) | region)
        position.placements += pieces
        ways &= ways - 1


def unfortified(position: Position, region: i64) -> i64:
    """Return the spaces of a region with neither house nor fortification, from its first one on."""
    frame = position.frame
    spaces = position.free & ~position.fortified
    return (spaces >> frame.first[region]) & frame.bits[region]


def survey_rest(position: Position) -> None:
    """Survey the other commands."""
    if position.is_last_round():
        position.rest.append(command(PASS if position.is_fresh() else END, 0, 0))
    elif position.is_fresh():
        colours: i64 = HELD[position.hand()]
        while colours:
            position.rest.append(command(SWAP, lowest_bit(colours), 0))
            colours &= colours - 1
    elif SIZE[position.hand()] < HAND:
        colour: i64 = 0
        while colour < COLOURS:
            if (position.open >> (3 * colour)) & 7:
                position.rest.append(command(TAKE, colour, 0))
            colour += 1
        position.rest.append(command(DRAW, 0, 0))
    else:
        position.rest.append(command(END, 0, 0))


def pick(position: Position, number: i64) -> i64:
    """Return the legal command of a number below `count`, which must have been called before."""
    if number >= position.placements:
        return position.rest[number - position.placements]
    place: i64 = 0
    group = position.groups[0]
    while number >= group >> TOGETHER:
        number -= group >> TOGETHER
        place += 1
        group = position.groups[place]
    houses, emissaries = (group >> 8) & 15, (group >> 12) & 15
    region, pay = group & 15, (group >> 4) & 15
    if number < houses:
        return command(HOUSE, house_space(position, region, number), pay)
    if number < houses + emissaries:
        return command(EMISSARY, region, pay)
    spaces = unfortified(position, region)
    first: i64 = position.frame.first[region]
    return command(FORTIFICATION, first + nth_bit(spaces, number - houses - emissaries), pay)


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
