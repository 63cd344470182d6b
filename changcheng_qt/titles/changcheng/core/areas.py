"""The areas of a position for a learned estimate: their numbers, and their traits to a seat.

The number of a province holds its tally, its value and the cards there, that of a region
its tally, its threat and the seats that are sheltered from it. Traits are counts of walls and
cards, who leads, the value, and the worth by `worth`: all in 64ths, from -1 to 4 or so.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from changcheng_qt.engine.core import KIND
from changcheng_qt.engine.masks import bit
from changcheng_qt.titles.changcheng.core.attack import sheltered
from changcheng_qt.titles.changcheng.core.commands import CARDS
from changcheng_qt.titles.changcheng.core.fields import SEVERAL
from changcheng_qt.titles.changcheng.core.majority import EMPTY, NOBODY, all_walls, walls_of
from changcheng_qt.titles.changcheng.core.worth import province_worth, region_worth

if TYPE_CHECKING:
    from mypy_extensions import i64

    from changcheng_qt.titles.changcheng.core.weighed import Weighed

ONE: Final = 64
REGION: Final = 1 << KIND
"""The kind of a region in its number; that of a province is 0."""
TALLY: Final = 23
"""The bits of a tally in the number of an area."""
LEADS: Final = 3
"""The largest lead that is distinguished from larger ones."""
MOST_EMPTY: Final = 5
"""The largest number of empty squares that is distinguished from larger ones."""
SHARED: Final = 24
"""How many traits provinces and regions have in common."""
PROVINCE_TRAITS: Final = SHARED + 7 + 6 * CARDS
REGION_TRAITS: Final = SHARED + 12


def changed(position: Weighed, since: Weighed | None) -> list[i64]:
    """Return the numbers before and after of the areas that have changed since, or of all."""
    found: list[i64] = []
    area: i64 = 0
    while area < position.frame.areas:
        if since is None or area >= since.frame.areas:
            found.extend((0, province_number(position, area), 0, region_number(position, area)))
        else:
            add_province(position, since, area, found)
            add_region(position, since, area, found)
        area += 1
    return found


def add_province(position: Weighed, since: Weighed, area: i64, found: list[i64]) -> None:
    """Add a province's numbers before and after, where it has changed."""
    if (
        position.province_tallies[area] != since.province_tallies[area]
        or position.lying[area] != since.lying[area]
        or ((position.scored ^ since.scored) >> area) & 1
    ):
        found.append(province_number(since, area))
        found.append(province_number(position, area))


def add_region(position: Weighed, since: Weighed, area: i64, found: list[i64]) -> None:
    """Add a region's numbers before and after, where it has changed."""
    frame = position.frame
    squares = frame.region_bits[area] * bit(frame.region_first[area])
    if (
        position.region_tallies[area] != since.region_tallies[area]
        or ((position.removed ^ since.removed) >> area) & 1
        or (position.towers | since.towers) & squares
    ):
        before, after = region_number(since, area), region_number(position, area)
        if before != after:
            found.append(before)
            found.append(after)


def province_number(position: Weighed, area: i64) -> i64:
    """Return the number of a province, 0 once it is scored."""
    if (position.scored >> area) & 1:
        return 0
    tally = position.province_tallies[area]
    value = all_walls(tally) + (tally >> EMPTY) + position.reputation(area)
    tally &= position.appraiser.counting
    return (((position.lying[area] << 4) | value) << TALLY) | tally


def region_number(position: Weighed, area: i64) -> i64:
    """Return the number of a region, 0 without a threat."""
    threat = position.threat(area)
    if not threat or (position.removed >> area) & 1:
        return 0
    tally = position.region_tallies[area] & position.appraiser.counting
    held = (sheltered(position, area) << 3) | threat
    return REGION | (held << TALLY) | tally


def traits(seats: i64, area: i64, seat: i64) -> list[i64]:
    """Return the traits of an area to a seat."""
    tally = area & (bit(TALLY) - 1)
    if area >> KIND:
        return region_traits(seats, tally, (area >> TALLY) & 127, seat)
    return province_traits(seats, tally, (area >> TALLY) & (bit(22) - 1), seat)


def add_standing(seats: i64, tally: i64, value: i64, seat: i64, found: list[i64]) -> i64:
    """Add who stands where in an area that pays or costs `value`; return the lead of the seat."""
    own = walls_of(tally, seat)
    best: i64 = 0
    second: i64 = 0
    rival: i64 = 0
    while rival < seats:
        if rival != seat:
            walls = walls_of(tally, rival)
            if walls > best:
                best, second = walls, best
            elif walls > second:
                second = walls
        rival += 1
    neutral = walls_of(tally, NOBODY)
    empty = tally >> EMPTY
    lead = own - max(best, neutral)
    found[0] = own << 4
    found[1] = best << 4
    found[2] = second << 4
    found[3] = neutral << 4
    found[4] = 11 * min(empty, 6)
    found[5] = ONE // (empty + 1)
    found[6] = value
    clipped = max(-LEADS, min(LEADS, lead))
    found[7 + LEADS + clipped] = ONE
    found[14 + min(empty, MOST_EMPTY)] = ONE
    if lead > 0:
        found[20] = value
    elif lead < 0:
        found[21] = value
    elif own:
        found[22] = value
    found[23] = value * clipped // (2 * (empty + 1))
    return clipped


def province_traits(seats: i64, tally: i64, held: i64, seat: i64) -> list[i64]:
    """Return the traits of a province with a value and cards."""
    found: list[i64] = [0] * PROVINCE_TRAITS
    value = (held & 15) * 8
    add_standing(seats, tally, value, seat, found)
    lying = held >> 4
    place: i64 = SHARED
    found[place] = province_worth(seats, tally, held & 15, lying, seat) >> 2
    found[place + 1] = best_of_rivals(seats, tally, held, seat) >> 2
    if not walls_of(tally, seat):
        found[place + 2] = ONE
    if (tally >> EMPTY) & 1:
        found[place + 3] = ONE
    if tally >> EMPTY:
        found[place + 4] = ONE
    add_cards(seats, tally, lying, value, seat, found)
    return found


def add_cards(seats: i64, tally: i64, lying: i64, value: i64, seat: i64, found: list[i64]) -> None:
    """Add the cards in a province: own ones, those of others, void ones."""
    first = leader_of_rivals(seats, tally, seat)
    place: i64 = SHARED + 7
    kind: i64 = 0
    while lying:
        owner = (lying & 7) - 1
        if lying & 7 == SEVERAL:
            found[place + kind] = ONE
        elif owner == seat:
            found[place + CARDS + kind] = ONE
            found[place + 2 * CARDS + kind] = value
            found[SHARED + 5] += ONE
        elif owner >= 0:
            found[place + 3 * CARDS + kind] = ONE
            found[place + 4 * CARDS + kind] = value
            found[SHARED + 6] += ONE
            if owner == first:
                found[place + 5 * CARDS + kind] = ONE
        lying >>= 3
        kind += 1


def leader_of_rivals(seats: i64, tally: i64, seat: i64) -> i64:
    """Return the other seat with most walls, the first of equals."""
    best: i64 = -1
    most: i64 = -1
    rival: i64 = 0
    while rival < seats:
        if rival != seat and walls_of(tally, rival) > most:
            best = rival
            most = walls_of(tally, rival)
        rival += 1
    return best


def best_of_rivals(seats: i64, tally: i64, held: i64, seat: i64) -> i64:
    """Return the highest worth of a province to another seat."""
    most: i64 = -1_000_000
    rival: i64 = 0
    while rival < seats:
        if rival != seat:
            most = max(most, province_worth(seats, tally, held & 15, held >> 4, rival))
        rival += 1
    return most


def region_traits(seats: i64, tally: i64, held: i64, seat: i64) -> list[i64]:
    """Return the traits of a region with a threat and towers."""
    found: list[i64] = [0] * REGION_TRAITS
    threat = (held & 7) * 16
    lead = add_standing(seats, tally, threat, seat, found)
    shelter = held >> 3
    is_sheltered = (shelter >> seat) & 1
    found[SHARED + LEADS + lead] = threat
    if is_sheltered:
        found[SHARED + 7] = threat
    elif lead >= 0 and walls_of(tally, seat):
        found[SHARED + 8] = threat
    if shelter & ~bit(seat):
        found[SHARED + 9] = threat
    if not walls_of(tally, seat):
        found[SHARED + 10] = threat
    found[SHARED + 11] = region_worth(seats, tally, held & 7, shelter, seat) >> 2
    return found
