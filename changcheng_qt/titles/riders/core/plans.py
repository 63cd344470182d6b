"""The plans of a seat, from which its outlook is made: sites, cities, towers, the Long Road.

An outlook is found again when something is built or riders move. Simulations of a question meet the
same maps many times, so a game's tables remember outlooks by all that they follow from, up to a
number: then all are forgotten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from changcheng_qt.engine.masks import bit, count_bits
from changcheng_qt.titles.riders.core.frame import (
    ANY,
    CITIES,
    CITY_COST,
    EDICT_COST,
    LEVEL_COSTS,
    LEVELS,
    ROAD_COST,
    ROADS,
    SETTLEMENT_COST,
    SETTLEMENTS,
    VICTORY,
)
from changcheng_qt.titles.riders.core.lines import lengthens
from changcheng_qt.titles.riders.core.outlook import KEPT, ONE, ROUND, Outlook
from changcheng_qt.titles.riders.core.packed import GOODS, has
from changcheng_qt.titles.riders.core.tables import numbers_of
from changcheng_qt.titles.riders.core.trade import RATE_ANY, RATE_OWN, rate

if TYPE_CHECKING:
    from mypy_extensions import i64

    from changcheng_qt.titles.riders.core.fields import Position

WAYS: Final = bytes([0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1])
"""How many of the 36 rolls give a number."""
POINT: Final = 64
PIP: Final = 8
NEW_GOOD: Final = 10
HARBOUR: Final = 8
"""The worth of a harbour to a seat without a card to trade there."""
RATE_PARTS: Final = 12
"""The parts in which the worth of a card in trade is counted: every rate divides them."""
EDICT: Final = 19
FARTHEST: Final = 3
MASK: Final = 19
"""The bytes of a mask of corners or roads."""
MOST_OUTLOOKS: Final = 2000
"""How many outlooks of a game are remembered, which takes about 10 MB."""
BREACH: Final = 192
URGENT: Final = [922, 461, 184, 82, 31, 0]
"""How likely a section breaks one day, by the towers that it has more than riders before it."""
FALLING: Final = [8, 8, 5, 3, 2]
"""Twice as much as one of the last breaches costs more, by how many are left."""
LINE: Final = [64, 64, 16]
"""The worth of a road for the Long Road, by how many roads it is short."""
FAR: Final = 3
"""The worth of a road for the Long Road where more of them are lacking."""


def site_worth(outlook: Outlook, position: Position, corner: i64) -> i64:
    """Return the worth of a settlement on a corner, its point aside."""
    known = outlook.sites.get(int(corner))
    if known is not None:
        return known
    frame = position.frame
    worth = PIP * pips_at(position, corner)
    new = count_bits(frame.goods_at[corner] & ~outlook.goods)
    worth += NEW_GOOD * new
    if frame.harbours_at[corner]:
        worth += harbour_worth(outlook, position, corner)
    worth = (worth * outlook.horizon) >> 10
    outlook.sites[int(corner)] = int(worth)
    return worth


def harbour_worth(outlook: Outlook, position: Position, corner: i64) -> i64:
    """Return the worth of the harbour at a corner: its rate spares cards of the seat's income."""
    frame = position.frame
    pips = list(outlook.pips_of)
    for land in frame.hexes_at[corner]:
        if not position.entered[land]:
            pips[frame.good_of[land]] += WAYS[frame.number_of[land]]
    spared: i64 = 0
    for place in frame.harbours_at[corner]:
        trades: i64 = frame.harbour_goods[place]
        parts: i64 = RATE_PARTS // (RATE_ANY if trades == ANY else RATE_OWN)
        good: i64 = 0
        while good < GOODS:
            if trades in (good, ANY):
                spared += pips[good] * max(0, parts - RATE_PARTS // outlook.rates[good])
            good += 1
    return HARBOUR + (PIP * spared) // RATE_PARTS


def city_worth(outlook: Outlook, position: Position, corner: i64) -> i64:
    """Return the worth of a city in place of a settlement."""
    return POINT + ((PIP * pips_at(position, corner) * outlook.horizon) >> 10)


def road_worth(outlook: Outlook, position: Position, road: i64) -> i64:
    """Return the worth of a road to the deciding seat: the best site beyond it, if none is nearer,
    and the Long Road, if it makes a line longer that is nearly long enough.
    """
    known = outlook.roads.get(int(road))
    if known is not None:
        return known
    first: i64 = position.frame.ends[2 * road]
    second: i64 = position.frame.ends[2 * road + 1]
    best: i64 = 0
    if has(outlook.network, second) or not has(outlook.network, first):
        best = worth_from(outlook, position, first)
    if has(outlook.network, first) or not has(outlook.network, second):
        best = max(best, worth_from(outlook, position, second))
    found = max(0, best - outlook.nearest) // 2
    if outlook.line <= FAR or lengthens(position, position.to_act(), road):
        found += outlook.line
    outlook.roads[int(road)] = int(found)
    return found


def worth_from(outlook: Outlook, position: Position, corner: i64) -> i64:
    """Return the worth of the best settlement on a corner to which a road leads, or one road on."""
    best: i64 = (settlement_worth(outlook, position, corner) * KEPT[2 * ROUND]) >> 10
    if has(outlook.built, corner):
        return best
    paths = position.frame.paths_at[corner]
    place: i64 = 0
    while place < len(paths):
        end: i64 = paths[place + 1]
        if not has(outlook.taken_roads, paths[place]) and not has(outlook.network, end):
            worth = settlement_worth(outlook, position, end)
            best = max(best, (worth * KEPT[4 * ROUND]) >> 10)
        place += 2
    return best


def settlement_worth(outlook: Outlook, position: Position, corner: i64) -> i64:
    """Return the worth of a settlement on a corner, its point included; 0 if none may be there."""
    return 0 if has(outlook.blocked, corner) else POINT + site_worth(outlook, position, corner)


def pips_at(position: Position, corner: i64) -> i64:
    """Return how many cards a settlement on a corner gives in 36 rolls."""
    pips: i64 = 0
    for land in position.frame.hexes_at[corner]:
        if not position.entered[land]:
            pips += WAYS[position.frame.number_of[land]]
    return pips


def outlook_of(position: Position, seat: i64) -> Outlook:
    """Return the outlook of a seat, found again if something has changed since."""
    known = position.outlooks[seat]
    if known is None:
        known = shared_outlook(position, seat)
        position.outlooks[seat] = known
    return known


def shared_outlook(position: Position, seat: i64) -> Outlook:
    """Return the outlook of a seat from those of the game, made unless one is known."""
    outlooks = position.frame.outlooks
    grounds = grounds_of(position, seat)
    known = outlooks.get(grounds)
    if known is None:
        if len(outlooks) >= MOST_OUTLOOKS:
            outlooks.clear()
        known = new_outlook(position, seat)
        outlooks[grounds] = known
    return known


def grounds_of(position: Position, seat: i64) -> tuple[int, ...]:
    """Return all that the outlook of a seat follows from."""
    frame, sector = position.frame, position.sector_of(seat)
    own = position.settled[seat] | position.cities[seat]
    entered: i64 = 0
    for land, riders in enumerate(position.entered):
        if riders:
            entered |= bit(land)
    numbers: i64 = position.pirate if own & frame.harbours else 0
    numbers = (numbers << 1) | (1 if position.road_holder == seat else 0)
    numbers = (numbers << 8) | position.road_size
    numbers = (numbers << 1) | (1 if position.taken < len(position.stack) else 0)
    numbers = (numbers << 8) | position.breaches()
    numbers = (numbers << 8) | best_score(position)
    if sector >= 0:
        level: i64 = position.levels[sector]
        numbers = (numbers << 8) | (level << 4) | len(position.waiting[sector])
    return (
        int(seat),
        int(numbers),
        int(entered),
        position.settled[seat],
        position.cities[seat],
        position.roads[seat],
        position.built,
        position.taken_roads,
    )


def best_score(position: Position) -> i64:
    """Return the points of the leader, at least 0."""
    best: i64 = 0
    seat: i64 = 0
    while seat < position.frame.seats:
        best = max(best, position.score(seat))
        seat += 1
    return best


def new_outlook(position: Position, seat: i64) -> Outlook:
    """Return the outlook of a seat in a position."""
    outlook = Outlook()
    best = best_score(position)
    outlook.horizon = max(102, ONE - (ONE * best) // VICTORY)
    outlook.built = position.built.to_bytes(MASK, "little")
    outlook.blocked = position.blocked.to_bytes(MASK, "little")
    outlook.taken_roads = position.taken_roads.to_bytes(MASK, "little")
    add_income(outlook, position, seat)
    outlook.tower = tower_worth(position, seat)
    outlook.line = line_worth(position, seat)
    add_plans(outlook, position, seat)
    return outlook


def add_income(outlook: Outlook, position: Position, seat: i64) -> None:
    """Add rates, and how long the seat waits for each good."""
    seats = position.frame.seats
    gained: list[i64] = [0] * GOODS
    number: i64 = 2
    while number <= 12:
        goods: i64 = position.income[number * seats + seat]
        good: i64 = 0
        while goods:
            gained[good] += (goods & 255) * WAYS[number]
            goods >>= 8
            good += 1
        number += 1
    good = 0
    traded: i64 = 0
    while good < GOODS:
        pips = gained[good]
        own = rate(position, seat, good)
        outlook.rates.append(int(own))
        outlook.pips += pips
        outlook.pips_of.append(int(pips))
        if pips:
            outlook.goods |= bit(good)
        traded += (16 * pips * seats) // own
        good += 1
    good = 0
    while good < GOODS:
        by_trade = (traded - (16 * gained[good] * seats) // outlook.rates[good]) // 2
        income = 16 * gained[good] * seats + by_trade + 29
        outlook.waits.append(int((16 * 36 * ROUND) // income))
        good += 1


def tower_worth(position: Position, seat: i64) -> i64:
    """Return the worth of one more tower on the seat's section."""
    sector = position.sector_of(seat)
    if sector < 0 or position.levels[sector] == LEVELS:
        return 0
    margin: i64 = max(0, position.levels[sector] - len(position.waiting[sector]))
    return (breach_cost(position) * (URGENT[margin] - URGENT[margin + 1])) >> 10


def breach_cost(position: Position) -> i64:
    """Return the cost of a breach to its seat."""
    left = position.frame.breaches_end - position.breaches()
    return (BREACH * FALLING[left]) // 2 if left < 4 else BREACH


def line_worth(position: Position, seat: i64) -> i64:
    """Return the worth of one more road in the longest line for the Long Road."""
    if position.road_holder == seat:
        return 1
    goal: i64 = max(5, position.road_size + 1)
    short = goal - position.longest[seat]
    return LINE[short] if 0 < short < 3 else FAR


def add_plans(outlook: Outlook, position: Position, seat: i64) -> None:
    """Add all plans of a seat."""
    settled, cities = position.settled[seat], position.cities[seat]
    if cities.bit_count() < CITIES:
        best: i64 = 0
        for corner in numbers_of(settled):
            best = max(best, city_worth(outlook, position, corner))
        outlook.plan(CITY_COST, best)
    roads: i64 = ROADS - position.roads[seat].bit_count()
    network = position.ends[seat] | settled | cities
    outlook.network = network.to_bytes(MASK, "little")
    if settled.bit_count() < SETTLEMENTS:
        add_sites(outlook, position, roads, network, (settled | cities).to_bytes(MASK, "little"))
    if roads:
        outlook.plan(ROAD_COST, outlook.line)
    if position.taken < len(position.stack):
        outlook.plan(EDICT_COST, EDICT)
    sector = position.sector_of(seat)
    if sector >= 0 and position.levels[sector] < LEVELS:
        outlook.plan(LEVEL_COSTS[position.levels[sector]], outlook.tower)


def add_sites(outlook: Outlook, position: Position, roads: i64, network: int, own: bytes) -> None:
    """Add the best settlement for each number of roads to it."""
    edge = numbers_of(network)
    seen: list[i64] = [0] * int(position.frame.corners)
    for corner in edge:
        seen[corner] = 1
    cost: i64 = SETTLEMENT_COST
    distance: i64 = 0
    while distance <= min(FARTHEST, roads):
        best: i64 = 0
        for corner in edge:
            best = max(best, settlement_worth(outlook, position, corner))
        if not distance:
            outlook.nearest = best
        outlook.plan(cost, best)
        edge = beyond(outlook, position, edge, own, seen)
        cost += ROAD_COST
        distance += 1


def beyond(
    outlook: Outlook, position: Position, edge: list[i64], own: bytes, seen: list[i64]
) -> list[i64]:
    """Return the corners at the free roads of some corners, of those that were not seen; no road
    leads past a building of another seat.
    """
    found: list[i64] = []
    for corner in edge:
        if has(outlook.built, corner) and not has(own, corner):
            continue
        paths = position.frame.paths_at[corner]
        place: i64 = 0
        while place < len(paths):
            end: i64 = paths[place + 1]
            if not has(outlook.taken_roads, paths[place]) and not seen[end]:
                seen[end] = 1
                found.append(end)
            place += 2
    return found
